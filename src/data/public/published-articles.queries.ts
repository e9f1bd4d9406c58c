import { localizedPath, paths } from "@/config/paths";
import { readPublic } from "@/data/client/read-public";
import { LOCALES } from "@/config/locales";
import type { RowOf, Shapes } from "@/data/client/shapes";

/** Fewer than the API's limit for one answer. */
const ROWS_PER_READ = 500;
/** With the longest slugs they still fit into an address. */
const SLUGS_PER_READ = 50;

const COLUMNS =
  "slug, primary_service, published_at, updated_at, authors(name, name_ar), blog_post_translations!inner(lang, title, h1, excerpt, canonical_url)";

const shape = (z: Shapes) =>
  z.rows({
    slug: z.string(),
    primary_service: z.nullable(z.string()),
    published_at: z.nullable(z.string()),
    updated_at: z.string(),
    authors: z.nullable(z.object({ name: z.string(), name_ar: z.nullable(z.string()) })),
    blog_post_translations: z.rows({
      lang: z.string(),
      title: z.string(),
      h1: z.nullable(z.string()),
      excerpt: z.nullable(z.string()),
      canonical_url: z.nullable(z.string()),
    }),
  });

export type PublishedPostRow = RowOf<typeof shape>;

/**
 * Every published post without its text, newest first. A translation without a text does not count.
 * @param slugs limits the result to these posts, in any order
 * @throws AppError when the read fails
 */
export async function fetchPublishedPosts(slugs?: readonly string[]): Promise<PublishedPostRow[]> {
  if (slugs) return (await Promise.all(partsOf(slugs).map(readNamed))).flat();
  const posts: PublishedPostRow[] = [];
  for (;;) {
    const rows = await readAfter(posts.at(-1));
    posts.push(...rows);
    if (rows.length < ROWS_PER_READ) return posts;
  }
}

const partsOf = (slugs: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(slugs.length / SLUGS_PER_READ) }, (_, part) =>
    slugs.slice(part * SLUGS_PER_READ, (part + 1) * SLUGS_PER_READ),
  );

const readNamed = (slugs: readonly string[]) =>
  readPublic(shape, (rest) =>
    rest
      .from("blog_posts")
      .select(COLUMNS)
      .eq("status", "published")
      .is("blog_post_translations.has_text", true)
      .in("slug", [...slugs]),
  );

/** The posts after one in the order of the list: the index finds them, however many come before. */
const readAfter = (last?: { slug: string; published_at: string | null }) =>
  readPublic(shape, (rest) => {
    const posts = rest
      .from("blog_posts")
      .select(COLUMNS)
      .eq("status", "published")
      .is("blog_post_translations.has_text", true)
      .order("published_at", { ascending: false })
      .order("slug")
      .limit(ROWS_PER_READ);
    if (!last?.published_at) return posts;
    const { published_at: moment, slug } = last;
    return posts.lte("published_at", moment).or(`published_at.lt.${moment},slug.gt.${slug}`);
  });

/** The addresses of articles that were deleted or unpublished, for the host's rules. @throws AppError when the read fails */
export async function goneArticles(): Promise<string[]> {
  const slugs = await readPublic(
    (z) => z.array(z.string()),
    (rest) => rest.rpc("gone_articles", {}, { get: true }),
  );
  return slugs.flatMap((slug) => LOCALES.map((locale) => localizedPath(paths.article(slug), locale)));
}
