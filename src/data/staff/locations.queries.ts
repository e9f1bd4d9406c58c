import { queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/client/keys";
import { count, head, read, usageQuery } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

/** All locations, active or not, in their order, each with what services say there, on or off. */
export const managedLocationsQuery = queryOptions({
  queryKey: [...keys.locations, "staff", "managed"],
  queryFn: ({ signal }) => fetchManagedLocations(signal),
});

export type ManagedLocation = Awaited<ReturnType<typeof fetchManagedLocations>>[number];

async function fetchManagedLocations(signal: AbortSignal) {
  const rows = await read(
    staffClient
      .from("locations")
      .select(
        "id, slug, name_en, name_ar, description_en, description_ar, summary_en, summary_ar, landmarks_en, landmarks_ar, directions_en, directions_ar, response_least_minutes, response_time_minutes, areas_covered, areas_covered_ar, is_on_home, is_active, display_order, updated_at, location_services(service_id, is_active, is_listed, requests_en, requests_ar, response_least_minutes, response_most_minutes)",
      )
      .order("display_order")
      .order("slug"),
    signal,
  );
  return rows.map(({ location_services: services, ...location }) => ({ ...location, services }));
}

/** How many services have a page in the location, on or off, and in how many articles a link leads there. */
export const locationUsageQuery = (id: string, slug: string) =>
  usageQuery([...keys.locations, "staff", "usage", id], async ({ signal }) => {
    const [services, articles] = await Promise.all([
      count(staffClient.from("location_services").select("location_id", head).eq("location_id", id), signal),
      countLinks(slug, signal),
    ]);
    return { services, articles };
  });

/** In how many articles' texts a link leads to a page of the location. */
export const locationLinksQuery = (slug: string) =>
  queryOptions({
    queryKey: [...keys.locations, "staff", "links", slug],
    queryFn: ({ signal }) => countLinks(slug, signal),
  });

/** A slug has no sign that means something in a pattern. */
const countLinks = (slug: string, signal: AbortSignal) =>
  count(
    staffClient
      .from("blog_post_translations")
      .select("post_id, blog_posts!inner(id)", head)
      .is("blog_posts.deleted_at", null)
      .ilike("content_markdown", `%/dubai/${slug}/%`),
    signal,
  );
