import { z } from "zod";

/** An article in one language, as written and as stored. Its content is checked elsewhere. */
export const articleText = z.object({
  title: z.string(),
  h1: z.string(),
  excerpt: z.string(),
  content_markdown: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  alt_text: z.string(),
  faq: z.array(z.object({ q: z.string(), a: z.string() })),
});

export type ArticleText = z.infer<typeof articleText>;

/** The limits of a meta title and a meta description in characters. */
export const META_LIMITS = { title: 60, description: 160 } as const;

/** Pages that it may link to, beside the home page and those of services. */
export const LINKED_PAGES: readonly string[] = ["/contact", "/blog", "/dubai", "/about"];
