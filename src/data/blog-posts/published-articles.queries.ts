import { unwrap } from "@/data/errors";

/** Fewer than the API gives in one answer at most. */
const ROWS_PER_READ = 500;

const COLUMNS =
  "slug, primary_service, published_at, updated_at, authors(name, name_ar), blog_post_translations!inner(lang, title, h1, excerpt, canonical_url)";

/**
 * What is known of every published post without its text, newest first. A translation without a text is none.
 * @throws AppError when the read fails
 */
export async function fetchPublishedPosts() {
  const read = async (from: number) => {
    const { rest } = await import("@/data/rest-client");
    return unwrap(
      await rest
        .from("blog_posts")
        .select(COLUMNS)
        .eq("status", "published")
        .is("blog_post_translations.has_text", true)
        .order("published_at", { ascending: false })
        .order("slug")
        .range(from, from + ROWS_PER_READ - 1),
    );
  };
  const posts: Awaited<ReturnType<typeof read>> = [];
  for (;;) {
    const rows = await read(posts.length);
    posts.push(...rows);
    if (rows.length < ROWS_PER_READ) return posts;
  }
}

export type PublishedPostRow = Awaited<ReturnType<typeof fetchPublishedPosts>>[number];
