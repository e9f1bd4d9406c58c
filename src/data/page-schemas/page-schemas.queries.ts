import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/data/errors";
import { keys } from "@/data/keys";

/** The kinds of pages for which staff write structured data. */
export type SchemaPage = "home" | "about" | "service" | "location" | "blog";

/**
 * What staff wrote for a page, unchecked: first what stands on every page of the kind, then what is for this one alone.
 * @param slug the page's; a kind that has only one page needs none
 */
export const pageSchemasQuery = (page: SchemaPage, slug?: string) =>
  queryOptions({
    queryKey: [...keys.pageSchemas, page, slug ?? null],
    queryFn: ({ signal }) => fetchPageSchemas(page, slug, signal),
  });

async function fetchPageSchemas(
  page: SchemaPage,
  slug: string | undefined,
  signal: AbortSignal,
): Promise<unknown[]> {
  const { rest } = await import("@/data/rest-client");
  let request = rest
    .from("page_schemas")
    .select("schema_data")
    .eq("page_type", page)
    .is("is_active", true)
    .order("page_id", { nullsFirst: true })
    .order("created_at");
  if (slug !== undefined) request = request.or(`page_id.is.null,page_id.eq.${quoted(slug)}`);
  return unwrap(await request.abortSignal(signal)).map(({ schema_data }) => schema_data);
}

/** The slug comes from the address and may hold anything. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;
