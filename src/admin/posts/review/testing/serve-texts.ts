import type { TextState } from "@/data/staff/text-reviews";
import { type ApiRequest, serveApi } from "@/testing/serve-api";
import { textState } from "@/testing/text-state";

export const LAYLA = "1a000000-0000-4000-8000-000000000001";
export const OMAR = "1a000000-0000-4000-8000-000000000002";

const words = (content_markdown: string) => ({
  title: "Fever at home",
  h1: "",
  excerpt: "",
  content_markdown,
  faq: [],
});

/** A request for a text, as the database has it. */
export const review = (id: string, content: string, change: object = {}) => ({
  id,
  outcome: null,
  text: words(content),
  notes: [],
  decided_at: null,
  reviewer_id: null,
  reviewer_name: null,
  reviewer_name_ar: null,
  ...change,
});

/** A text that was sent for review, and is still the same. */
export const askedText = (change: Partial<TextState> = {}): TextState =>
  textState({
    state: "asked",
    request_id: "r1",
    is_current: true,
    asked_at: "2026-11-28T08:00:00Z",
    ...change,
  });

/** Answers what the pages of clinicians read, for Layla, who reads English and Arabic; the replies may be changed. */
export function serveTexts(
  texts: TextState[],
  {
    reviews = [review("r1", "Rest.\n\nDrink.")],
    stored = "Rest.\n\nDrink.",
    replies = {},
  }: {
    reviews?: ReturnType<typeof review>[];
    stored?: string;
    replies?: Record<string, unknown>;
  } = {},
) {
  const list = { texts };
  const api = serveApi({
    "POST rpc/review_states": ({ body }: ApiRequest) => {
      const posts = (body as { p_posts?: string[] }).p_posts;
      return list.texts.filter(({ post_id: id }) => !posts || posts.includes(id));
    },
    "GET text_reviews": ({ query }: ApiRequest) => reviews.filter(({ id }) => query.get("id") === `eq.${id}`),
    "GET blog_post_translations": [{ digest: "d1", ...words(stored), blog_posts: { author_id: null } }],
    "GET admins": [{ author_id: LAYLA }],
    "GET clinicians": [{ author_id: LAYLA, licence_until: "2999-12-31", languages: ["en", "ar"] }],
    "GET authors": [
      { id: LAYLA, name: "Dr. Layla", name_ar: "د. ليلى", is_active: true },
      { id: OMAR, name: "Dr. Omar", name_ar: "د. عمر", is_active: true },
    ],
    "POST rpc/decide_review": undefined,
    "POST rpc/approve_text": "r9",
    ...replies,
  });
  return { ...api, list };
}
