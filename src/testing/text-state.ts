import type { TextState } from "@/data/staff/text-reviews";

/** A text that no clinician has read. */
export const textState = (change: Partial<TextState> = {}): TextState => ({
  post_id: "0b54a6b6-0000-4000-8000-00000000000a",
  slug: "fever-at-home",
  title: "Fever at home",
  status: "published",
  origin: "written",
  lang: "en",
  is_live: true,
  digest: "d1",
  state: "never",
  is_read: false,
  request_id: null,
  is_current: null,
  asked_at: null,
  asked_by_email: null,
  asked_of: null,
  wanted_by: null,
  returned_id: null,
  approved_id: null,
  approved_at: null,
  approved_by: null,
  approved_by_ar: null,
  due_on: null,
  ...change,
});
