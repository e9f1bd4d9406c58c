import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { keys } from "@/data/client/keys";
import { PAGE_TYPES } from "@/data/public/page-schemas.queries";
import { readAll } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

export const SCHEMA_TYPES = [
  "LocalBusiness",
  "Service",
  "FAQPage",
  "Article",
  "BreadcrumbList",
  "Organization",
] as const;

const schemaRow = z.object({
  id: z.string(),
  page_type: z.enum(PAGE_TYPES),
  page_id: z.string().nullable(),
  schema_type: z.enum(SCHEMA_TYPES),
  schema_data: z.json(),
  is_active: z.boolean(),
  updated_at: z.string(),
});

export type ManagedSchema = z.infer<typeof schemaRow>;
export type SchemaType = ManagedSchema["schema_type"];

/** All structured data that staff wrote, newest first. */
export const managedSchemasQuery = queryOptions({
  queryKey: [...keys.pageSchemas, "staff"],
  queryFn: async ({ signal }) =>
    z
      .array(schemaRow)
      .parse(
        await readAll(
          (first, last) =>
            staffClient
              .from("page_schemas")
              .select("id, page_type, page_id, schema_type, schema_data, is_active, updated_at")
              .order("created_at", { ascending: false })
              .order("id")
              .range(first, last),
          signal,
        ),
      ),
});

/** Slugs of the locations and of the posts outside the trash: pages that a block may be meant for. */
export const schemaPagesQuery = queryOptions({
  queryKey: [...keys.pageSchemas, "pages"],
  queryFn: async ({ signal }) => {
    const ofLocations = () => staffClient.from("locations").select("id, slug").order("slug");
    const ofPosts = () =>
      staffClient.from("blog_posts").select("id, slug").is("deleted_at", null).order("slug");
    const [locations, posts] = await Promise.all([
      readAll((first, last) => ofLocations().range(first, last), signal),
      readAll((first, last) => ofPosts().range(first, last), signal),
    ]);
    return { location: locations.map(({ slug }) => slug), blog: posts.map(({ slug }) => slug) };
  },
});
