import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { AppError, assertOk, unwrap } from "@/data/client/errors";
import { keys, tableKey } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { type DataOf, read, readAs } from "@/data/staff/client/read";
import { currentSession, staffClient } from "@/data/staff/client/staff-client";
import { LOCALES, type Locale } from "@/config/locales";
import { POST_STATUSES } from "@domain/post-draft";
import { POST_LISTS } from "./stale";

/** The review state of a text; `asked` while a request waits. */
const REVIEW_STATES = ["never", "asked", "changes_needed", "changed", "due", "approved"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

const MAX_STATES = 2000;

const words = z
  .string()
  .nullish()
  .transform((text) => text ?? "");

const reviewedText = z.object({
  title: words,
  h1: words,
  excerpt: words,
  content_markdown: words,
  faq: z.array(z.object({ q: words, a: words })).catch([]),
});

/** The words of a text that a clinician reads. */
export type ReviewedText = z.infer<typeof reviewedText>;

const notes = z
  .array(z.object({ paragraph: z.number().optional(), note: z.string(), by: z.string().optional() }))
  .catch([]);

/** A note of the reviewer, or of who is named; without a paragraph it is about the whole text. */
export type ReviewNote = z.infer<typeof notes>[number];

const textState = z.object({
  post_id: z.string(),
  slug: z.string(),
  title: z.string().nullable(),
  status: z.enum(POST_STATUSES),
  origin: z.string(),
  lang: z.enum(LOCALES),
  /** Whether readers get this language. */
  is_live: z.boolean(),
  /** Of the stored text. */
  digest: z.string(),
  state: z.enum(REVIEW_STATES),
  /** Whether it may go live where texts have to be read. */
  is_read: z.boolean(),
  request_id: z.string().nullable(),
  /** Whether the text is still the one that was asked about; null without a request. */
  is_current: z.boolean().nullable(),
  asked_at: z.string().nullable(),
  asked_by_email: z.string().nullable(),
  asked_of: z.string().nullable(),
  wanted_by: z.string().nullable(),
  returned_id: z.string().nullable(),
  approved_id: z.string().nullable(),
  approved_at: z.string().nullable(),
  approved_by: z.string().nullable(),
  approved_by_ar: z.string().nullable(),
  due_on: z.string().nullable(),
});

/** The review state of one text: of one article in one language. */
export type TextState = z.infer<typeof textState>;

const ofStates = [...tableKey("text_reviews"), "states"];

/** The texts that readers see or will see, or that wait to be read, and that are not approved; what is wanted first comes first. */
export const textStatesQuery = queryOptions({
  queryKey: [...ofStates, "open"],
  queryFn: ({ signal }) =>
    readAs(z.array(textState), staffClient.rpc("review_states", { p_most: MAX_STATES }), signal),
});

/** How many texts readers see that no clinician has approved as they are. A correction of an owner still waits for one. */
export const liveUnread = (texts: readonly TextState[]): number =>
  texts.filter(({ status, state }) => status === "published" && state !== "approved" && state !== "due")
    .length;

/** The review states of the texts of one post. */
export const postTextStatesQuery = (postId: string) =>
  queryOptions({
    queryKey: [...ofStates, postId],
    queryFn: ({ signal }) =>
      readAs(z.array(textState), staffClient.rpc("review_states", { p_posts: [postId] }), signal),
  });

const textReview = z.object({
  id: z.string(),
  outcome: z.string().nullable(),
  text: reviewedText,
  notes,
  decided_at: z.string().nullable(),
  reviewer_id: z.string().nullable(),
  reviewer_name: z.string().nullable(),
  reviewer_name_ar: z.string().nullable(),
});

export type TextReview = z.infer<typeof textReview>;

const REVIEW_COLUMNS = Object.keys(textReview.shape).join();

/** One request, with the text that it is about. @throws AppError `not_found` when there is none */
export const textReviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...tableKey("text_reviews"), "one", id],
    queryFn: async ({ signal }): Promise<TextReview> => {
      const [row] = await readAs(
        z.array(textReview),
        staffClient.from("text_reviews").select(REVIEW_COLUMNS).eq("id", id).limit(1),
        signal,
      );
      if (!row) throw new AppError("not_found", "There is no such request.", 404);
      return row;
    },
  });

/** Texts of a post that were approved, or put live by an owner, newest first. */
export const readTextsQuery = (postId: string) =>
  queryOptions({
    queryKey: [...tableKey("text_reviews"), "read", postId],
    queryFn: ({ signal }) =>
      readAs(
        z.array(
          textReview.pick({ text: true, outcome: true, reviewer_id: true }).extend({ lang: z.enum(LOCALES) }),
        ),
        staffClient
          .from("text_reviews")
          .select("lang, text, outcome, reviewer_id")
          .eq("post_id", postId)
          .in("outcome", ["approved", "corrected"])
          .order("decided_at", { ascending: false }),
        signal,
      ),
  });

export type ReadText = DataOf<typeof readTextsQuery>[number];

const storedText = z.object({
  digest: z.string(),
  blog_posts: z.object({ author_id: z.string().nullable() }),
});

/** The text of a post as it is stored. @throws AppError `not_found` when the post has none in this language */
export const storedTextQuery = (postId: string, lang: Locale) =>
  queryOptions({
    queryKey: [...tableKey("text_reviews"), "stored", postId, lang],
    queryFn: async ({ signal }) => {
      const [row] = await readAs(
        z.array(storedText.and(reviewedText)),
        staffClient
          .from("blog_post_translations")
          .select("digest, title, h1, excerpt, content_markdown, faq, blog_posts!inner(author_id)")
          .match({ post_id: postId, lang })
          .limit(1),
        signal,
      );
      if (!row) throw new AppError("not_found", "There is no such text.", 404);
      const { digest, blog_posts: post, ...text } = row;
      return { digest, authorId: post.author_id, text };
    },
  });

const clinician = z.object({
  author_id: z.string(),
  licence_until: z.string(),
  languages: z.array(z.enum(LOCALES)),
});

/** Whose licence lets them approve texts in some languages until a day. */
export type Clinician = z.infer<typeof clinician>;

/** Everybody with a licence, with their names. */
export const cliniciansQuery = queryOptions({
  queryKey: [...tableKey("clinicians"), "staff"],
  queryFn: ({ signal }) =>
    readAs(
      z.array(clinician.extend({ authors: z.object({ name: z.string(), name_ar: z.string() }) })),
      staffClient
        .from("clinicians")
        .select("author_id, licence_until, languages, authors(name, name_ar)")
        .order("author_id"),
      signal,
    ),
});

/** The author who the person here is, and their licence; null for nobody's account, or an author without one. */
export const ownLicenceQuery = queryOptions({
  queryKey: [...tableKey("clinicians"), "own"],
  queryFn: async ({ signal }): Promise<Clinician | null> => {
    const session = await currentSession();
    const [row] = await read(
      staffClient
        .from("admins")
        .select("author_id")
        .eq("user_id", session?.user.id ?? "")
        .limit(1),
      signal,
    );
    if (!row?.author_id) return null;
    const [own] = await readAs(
      z.array(clinician),
      staffClient
        .from("clinicians")
        .select("author_id, licence_until, languages")
        .eq("author_id", row.author_id)
        .limit(1),
      signal,
    );
    return own ?? null;
  },
});

const STALE = [...POST_LISTS, keys.activity];

export interface Asking {
  postId: string;
  lang: Locale;
  /** As it is on the screen, and stored; null for the text that is stored. */
  text: ReviewedText | null;
  /** The author who is asked; null for any. */
  of: string | null;
  until: string | null;
}

/** Has a text read. @returns the request */
export const askForReview = change(
  async ({ postId, lang, text, of, until }: Asking): Promise<string> =>
    unwrap(
      await staffClient.rpc("ask_for_review", {
        p_post_id: postId,
        p_lang: lang,
        ...(text && { p_text: text }),
        ...(of !== null && { p_of: of }),
        ...(until !== null && { p_until: until }),
      }),
    ),
  STALE,
);

/** Ends a request, or takes an approval away. */
export const withdrawReview = change(async (id: string) => {
  assertOk(await staffClient.rpc("withdraw_review", { p_id: id }));
}, STALE);

export interface Decision {
  outcome: "approved" | "changes_needed";
  notes: readonly ReviewNote[];
}

/** Decides about a request, or approves the stored text, which nobody has to have asked for. */
export const decideReview = change(
  async (decided: (Decision & { request: string }) | { postId: string; lang: Locale; digest: string }) => {
    assertOk(
      "request" in decided
        ? await staffClient.rpc("decide_review", {
            p_id: decided.request,
            p_outcome: decided.outcome,
            p_notes: [...decided.notes],
          })
        : await staffClient.rpc("approve_text", {
            p_post_id: decided.postId,
            p_lang: decided.lang,
            p_digest: decided.digest,
          }),
    );
  },
  STALE,
);
