import { queryOptions } from "@tanstack/react-query";
import { tableKey } from "@/data/client/keys";
import { quoted } from "@/data/client/plain-request";
import { type PublicClient, readPublic } from "@/data/client/read-public";
import type { Shapes } from "@/data/client/shapes";

/** The kinds of pages for which staff write structured data. */
export const PAGE_TYPES = ["service", "location", "blog", "home", "about"] as const;
export type SchemaPageType = (typeof PAGE_TYPES)[number];

/**
 * The staff's structured data for a page, unchecked: first the blocks for every page of the kind, then those for this one
 * alone.
 * @param slug the page's; a kind with only one page needs none
 */
export const pageSchemasQuery = (page: SchemaPageType, slug?: string) =>
  queryOptions({
    queryKey: [...tableKey("page_schemas"), page, slug ?? null],
    queryFn: ({ signal }) => fetchPageSchemas(page, slug, signal),
  });

const shape = (z: Shapes) => z.rows({ schema_data: z.unknown() });

async function fetchPageSchemas(
  page: SchemaPageType,
  slug: string | undefined,
  signal: AbortSignal,
): Promise<unknown[]> {
  const blocks = (rest: PublicClient) =>
    rest.from("page_schemas").select("page_id, schema_data").eq("page_type", page).is("is_active", true);
  type Blocks = ReturnType<typeof blocks>;
  const read = async (narrow: (all: Blocks) => Blocks) => {
    const rows = await readPublic(
      shape,
      (rest) => narrow(blocks(rest)).order("created_at").order("id"),
      signal,
    );
    return rows.map(({ schema_data }) => schema_data);
  };
  if (slug === undefined) return read((all) => all.order("page_id", { nullsFirst: true }));
  if (!import.meta.env.SSR) {
    const either = `page_id.is.null,page_id.eq.${quoted(slug)}`;
    return read((all) => all.or(either).order("page_id", { nullsFirst: true }));
  }
  // Read separately: the first query is the same for all pages of the kind, and the site build combines many of the second.
  const [ofKind, ofPage] = await Promise.all([
    read((all) => all.is("page_id", null)),
    read((all) => all.eq("page_id", slug)),
  ]);
  return [...ofKind, ...ofPage];
}
