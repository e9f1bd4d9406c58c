import { readPublic } from "@/data/client/read-public";
import type { Shapes } from "@/data/client/shapes";

const text = (z: Shapes) => z.nullable(z.string());

const shape = (z: Shapes) =>
  z.pipe(
    z.unknown(),
    z.nullable(
      z.object({
        lang: z.string(),
        text: z.object({
          title: text(z),
          h1: text(z),
          excerpt: text(z),
          content_markdown: z.string(),
          faq: z.unknown(),
          hero_image_url: text(z),
          alt_text: text(z),
        }),
        expires_at: z.string(),
        slug: z.string(),
        primary_service: text(z),
        origin: z.string(),
        author: z.nullable(
          z.object({
            name: z.string(),
            name_ar: text(z),
            role: text(z),
            role_ar: text(z),
            bio: text(z),
            bio_ar: text(z),
            avatar_url: text(z),
          }),
        ),
        is_changed: z.boolean(),
        invites: z.boolean(),
        guest_name: text(z),
        may_decide: z.boolean(),
        outcome: text(z),
        notes: z.rows({ paragraph: z.nullable(z.number()), note: z.string() }),
      }),
    ),
  );

/** One text of an article, for people with a link to it. */
export type Look = NonNullable<Awaited<ReturnType<typeof openLook>>>;

/**
 * The text of a link; null for one that has expired, was revoked or was guessed.
 * @param counts whether this is another opening
 * @throws AppError when the read fails
 */
export const openLook = (token: string, counts: boolean, signal?: AbortSignal) =>
  readPublic(shape, (rest) => rest.rpc("open_look", { p_token: token, p_counts: counts }), signal);

export interface LookAnswer {
  /** Without a paragraph a note is about the whole text. */
  notes: readonly { paragraph?: number; note: string }[];
  /** The guest's name and licence, sent with the first note. */
  guest?: { name: string; licence: string };
  outcome?: "approved" | "changes_needed";
}

/** Sends notes, or a decision. @throws AppError with the reason of a refusal */
export const answerLook = (token: string, { notes, guest, outcome }: LookAnswer) =>
  readPublic(
    (z) => z.unknown(),
    (rest) =>
      rest.rpc("answer_look", {
        p_token: token,
        p_notes: [...notes],
        ...(guest && { p_name: guest.name, p_licence: guest.licence }),
        ...(outcome && { p_outcome: outcome }),
      }),
  );
