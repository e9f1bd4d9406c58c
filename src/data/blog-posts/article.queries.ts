import { readPublic } from "@/data/read-public";

/**
 * One published post with its translations, tags and author.
 * @returns null when no published post has the slug
 * @throws AppError when the read fails
 */
export async function fetchPublishedPost(slug: string, signal: AbortSignal) {
  const [post] = await readPublic(
    (rest) =>
      rest
        .from("blog_posts")
        .select(
          "id, slug, primary_service, published_at, updated_at, authors(name, name_ar, role, role_ar, bio, bio_ar, avatar_url), blog_post_tags(tag_slug), blog_post_translations(lang, title, h1, excerpt, content_markdown, meta_title, meta_description, canonical_url, hero_image_url, alt_text, faq)",
        )
        .eq("slug", slug)
        .eq("status", "published")
        .order("published_at", { ascending: false })
        .limit(1),
    signal,
  );
  return post ?? null;
}

export type PublishedPost = NonNullable<Awaited<ReturnType<typeof fetchPublishedPost>>>;
export type AuthorRow = NonNullable<PublishedPost["authors"]>;
