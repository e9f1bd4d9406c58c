import { z } from "zod";

/** The database takes neither NUL nor half a character, and nobody can see them to take them out. */
const clean = (text: string) => text.replaceAll("\0", "").toWellFormed();

const text = z
  .string()
  .nullish()
  .transform((value) => clean(value ?? ""));
/** Empty in a form means none. */
const reference = text.transform((value) => value.trim() || null);

const Translation = z.object({
  lang: z.enum(["en", "ar"]),
  title: text,
  h1: text,
  excerpt: text,
  content_markdown: text,
  meta_title: text,
  meta_description: text,
  canonical_url: text,
  hero_image_url: text,
  alt_text: text,
  faq: z.array(z.object({ q: text, a: text })).default([]),
});

const Fields = z.object({
  slug: text,
  status: z.enum(["draft", "published", "scheduled"]).default("draft"),
  primary_service: reference,
  // Left out, it stays as it is.
  author_id: reference.optional(),
  scheduled_at: reference,
});

const Tags = z
  .array(text)
  .default([])
  .transform((tags) => [
    ...new Set(
      tags
        .flatMap((tag) => tag.split(","))
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ""),
    ),
  ]);

const Id = z.uuid("id should be the id of a post.");
const draft = {
  post: Fields,
  translations: z
    .array(Translation)
    .refine(
      (translations) => new Set(translations.map(({ lang }) => lang)).size === translations.length,
      "There can be one translation per language.",
    ),
  tags: Tags,
};

export const PostRequest = z.discriminatedUnion(
  "method",
  [
    z.object({ method: z.literal("GET"), id: Id }),
    z.object({ method: z.literal("DELETE"), id: Id }),
    z.object({ method: z.literal("POST"), id: Id.optional(), ...draft }),
    z.object({
      method: z.literal("PUT"),
      id: Id,
      version: z.number("version should be the one that the changes started from.").int().positive(),
      ...draft,
    }),
  ],
  "method should be GET, POST, PUT or DELETE.",
);

export type Draft = Pick<
  Extract<z.infer<typeof PostRequest>, { method: "PUT" }>,
  "post" | "translations" | "tags"
>;
export type DraftTranslation = Draft["translations"][number];
