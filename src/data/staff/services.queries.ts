import { queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/client/keys";
import { readServiceArticles } from "./fact-uses.queries";
import { count, head, read, usageQuery } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

/** All services, active or not, in their order. */
export const managedServicesQuery = queryOptions({
  queryKey: [...keys.services, "staff", "managed"],
  queryFn: ({ signal }) =>
    read(
      staffClient
        .from("services")
        .select(
          "id, slug, name_en, name_ar, description_en, description_ar, starting_price, price_unit, arrival_least, arrival_most, visit_least, visit_most, content_data, is_active, display_order, updated_at",
        )
        .order("display_order")
        .order("slug"),
      signal,
    ),
});

export type ManagedService = Awaited<
  ReturnType<NonNullable<(typeof managedServicesQuery)["queryFn"]>>
>[number];

/** In how many locations the service has a page, how many posts outside the trash belong to it, and how many name it. */
export const serviceUsageQuery = ({ id, slug }: Pick<ManagedService, "id" | "slug">) =>
  usageQuery([...keys.services, "staff", "usage", id], async ({ signal }) => {
    const pages = staffClient.from("location_services").select("service_id", head).eq("service_id", id);
    const written = staffClient.from("blog_posts").select("id", head).eq("primary_service", slug);
    const [locations, posts, articles] = await Promise.all([
      count(pages, signal),
      count(written.is("deleted_at", null), signal),
      readServiceArticles(slug, signal),
    ]);
    return { locations, posts, articles: articles.count };
  });
