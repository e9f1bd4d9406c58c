import { readPublic } from "@/data/client/read-public";
import type { RowOf, Shapes } from "@/data/client/shapes";
import { missingPictures } from "./stored-pictures.queries";

/** A clinician's licence; visitors find it while it is valid. */
const licence = (z: Shapes) =>
  z.nullable(
    z.object({
      licence_number: z.string(),
      licence_authority: z.string(),
      licence_authority_ar: z.string(),
    }),
  );

const shape = (z: Shapes) =>
  z.rows({
    id: z.string(),
    slug: z.string(),
    origin: z.string(),
    primary_service: z.nullable(z.string()),
    published_at: z.nullable(z.string()),
    updated_at: z.string(),
    authors: z.nullable(
      z.object({
        name: z.string(),
        name_ar: z.nullable(z.string()),
        role: z.nullable(z.string()),
        role_ar: z.nullable(z.string()),
        bio: z.nullable(z.string()),
        bio_ar: z.nullable(z.string()),
        avatar_url: z.nullable(z.string()),
        clinicians: licence(z),
      }),
    ),
    blog_post_tags: z.rows({ tag_slug: z.string() }),
    blog_post_translations: z.rows({
      lang: z.string(),
      title: z.string(),
      h1: z.nullable(z.string()),
      excerpt: z.nullable(z.string()),
      content_markdown: z.string(),
      text_length: z.number(),
      meta_title: z.nullable(z.string()),
      meta_description: z.nullable(z.string()),
      canonical_url: z.nullable(z.string()),
      hero_image_url: z.nullable(z.string()),
      alt_text: z.nullable(z.string()),
      faq: z.unknown(),
      reviewed: z.pipe(
        z.unknown(),
        z.nullable(z.object({ name: z.string(), name_ar: z.nullable(z.string()), on: z.string() })),
      ),
      clinicians: licence(z),
    }),
  });

export type PublishedPost = RowOf<typeof shape>;
export type AuthorRow = NonNullable<PublishedPost["authors"]>;
export type Licence = NonNullable<AuthorRow["clinicians"]>;

/**
 * One published post with its translations, tags and author, without deleted pictures.
 * @returns null when no published post has the slug
 * @throws AppError when the read fails
 */
export async function fetchPublishedPost(slug: string, signal?: AbortSignal): Promise<PublishedPost | null> {
  const [post] = await readPublic(
    shape,
    (rest) =>
      rest
        .from("blog_posts")
        .select(
          "id, slug, origin, primary_service, published_at, updated_at, authors(name, name_ar, role, role_ar, bio, bio_ar, avatar_url, clinicians(licence_number, licence_authority, licence_authority_ar)), blog_post_tags(tag_slug), blog_post_translations(lang, title, h1, excerpt, content_markdown, text_length, meta_title, meta_description, canonical_url, hero_image_url, alt_text, faq, reviewed, clinicians(licence_number, licence_authority, licence_authority_ar))",
        )
        .eq("slug", slug)
        .eq("status", "published")
        .order("published_at", { ascending: false })
        .limit(1),
    signal,
  );
  if (!post) return null;
  const { authors: author, blog_post_translations: texts } = post;
  const existing = await missingPictures(
    [author?.avatar_url, ...texts.map(({ hero_image_url }) => hero_image_url)],
    signal,
  );
  return {
    ...post,
    authors: author && { ...author, avatar_url: existing(author.avatar_url) },
    blog_post_translations: texts.map((text) => ({ ...text, hero_image_url: existing(text.hero_image_url) })),
  };
}

interface FaqItem {
  q: string;
  a: string;
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** The complete questions of a translation's `faq` column. */
export function faqOf(column: unknown): FaqItem[] {
  if (!Array.isArray(column)) return [];
  return column.flatMap((item: unknown) => {
    const { q, a } = (item ?? {}) as Partial<Record<"q" | "a", unknown>>;
    const pair = { q: text(q), a: text(a) };
    return pair.q && pair.a ? [pair] : [];
  });
}
