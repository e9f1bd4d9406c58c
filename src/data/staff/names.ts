import { tableKey } from "@/data/client/keys";
import { queryOptions } from "@tanstack/react-query";
import { type DataOf, readAll } from "@/data/staff/client/read";
import { columnsQuery } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";

/** All authors by name, for pages that choose or name one. */
export const authorNamesQuery = columnsQuery(
  [...tableKey("authors"), "staff", "names"],
  "authors",
  ["name", "name_ar", "is_active"],
  ["-created_at", "name"],
);

/** All services by name, active or not, in their order. */
export const serviceNamesQuery = columnsQuery(
  [...tableKey("services"), "staff", "names"],
  "services",
  ["slug", "name_en", "name_ar", "is_active", "starting_price"],
  ["display_order"],
);

export type ServiceName = DataOf<typeof serviceNamesQuery>[number];

/** The slugs of the services that texts with facts may name; undefined while they are not known. */
export const slugsOf = (services: readonly ServiceName[] | undefined): string[] | undefined =>
  services?.map(({ slug }) => slug);

/** Slugs of the locations and of the posts outside the trash: the pages that structured data may be for. */
export const pageSlugsQuery = queryOptions({
  queryKey: [...tableKey("page_schemas"), "pages"],
  queryFn: async ({ signal }) => {
    const ofLocations = () => staffClient.from("locations").select("id, slug").order("slug");
    const ofPosts = () =>
      staffClient.from("blog_posts").select("id, slug").is("deleted_at", null).order("slug");
    const [locations, posts] = await Promise.all([readAll(ofLocations, signal), readAll(ofPosts, signal)]);
    return { location: locations.map(({ slug }) => slug), blog: posts.map(({ slug }) => slug) };
  },
});
