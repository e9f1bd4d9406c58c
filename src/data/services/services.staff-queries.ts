import { queryOptions } from "@tanstack/react-query";
import { countOf, unwrap } from "@/data/errors";
import { keys } from "@/data/keys";
import { staffClient } from "@/data/staff/staff-client";

/** All services, active or not, in their order. */
export const managedServicesQuery = queryOptions({
  queryKey: [...keys.services, "staff", "managed"],
  queryFn: async ({ signal }) =>
    unwrap(
      await staffClient
        .from("services")
        .select(
          "id, slug, name_en, name_ar, description_en, description_ar, starting_price, is_active, display_order, updated_at",
        )
        .order("display_order")
        .order("slug")
        .abortSignal(signal)
        .retry(false),
    ),
});

export type ManagedService = Awaited<
  ReturnType<NonNullable<(typeof managedServicesQuery)["queryFn"]>>
>[number];

/** In how many locations the service has a page, and how many posts outside the trash belong to it. */
export const serviceUsageQuery = ({ id, slug }: Pick<ManagedService, "id" | "slug">) =>
  queryOptions({
    queryKey: [...keys.services, "staff", "usage", id],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const [locations, posts] = await Promise.all([
        staffClient
          .from("location_services")
          .select("service_id", { count: "exact", head: true })
          .eq("service_id", id)
          .abortSignal(signal)
          .retry(false),
        staffClient
          .from("blog_posts")
          .select("id", { count: "exact", head: true })
          .eq("primary_service", slug)
          .is("deleted_at", null)
          .abortSignal(signal)
          .retry(false),
      ]);
      return { locations: countOf(locations), posts: countOf(posts) };
    },
  });
