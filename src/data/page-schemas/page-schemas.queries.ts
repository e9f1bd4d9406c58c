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
  const blocks = () =>
    rest.from("page_schemas").select("page_id, schema_data").eq("page_type", page).is("is_active", true);
  const read = async (request: ReturnType<typeof blocks>) =>
    unwrap(await request.order("created_at").order("id").abortSignal(signal)).map(
      ({ schema_data }) => schema_data,
    );
  const inOrder = (request: ReturnType<typeof blocks>) =>
    read(request.order("page_id", { nullsFirst: true }));
  if (slug === undefined) return inOrder(blocks());
  if (!import.meta.env.SSR) return inOrder(blocks().or(`page_id.is.null,page_id.eq.${quoted(slug)}`));
  // Apart, the first is the same for all pages of the kind, and the site build asks for many of the second at once.
  const [ofKind, ofPage] = await Promise.all([
    read(blocks().is("page_id", null)),
    read(blocks().eq("page_id", slug)),
  ]);
  return [...ofKind, ...ofPage];
}

/** The slug comes from the address and may hold anything. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;
