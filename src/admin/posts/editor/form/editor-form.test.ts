import { describe, expect, it } from "vitest";
import type { PostDraft } from "@/data/posts/post.types";
import { postDraft } from "../testing/post-factory";
import {
  draftOf,
  emptyForm,
  faqRow,
  formOf,
  isSameDraft,
  isSameText,
  tagsOf,
  withLanguage,
  withSlug,
} from "./editor-form";

describe("a stored post", () => {
  it("comes back from the fields as it was", () => {
    const draft = postDraft();
    expect(draftOf(formOf(draft))).toEqual({
      ...draft,
      post: { ...draft.post, scheduled_at: "2026-12-01T05:30:00.000Z" },
    });
  });

  it("shows its schedule in Dubai and its tags with commas", () => {
    expect(formOf(postDraft())).toMatchObject({
      scheduledDate: "2026-12-01",
      scheduledTime: "09:30",
      tags: "children, fever",
    });
  });

  it("without Arabic has empty Arabic fields", () => {
    const draft = postDraft();
    const english = { ...draft, translations: draft.translations.slice(0, 1) };
    expect(formOf(english).ar).toEqual(emptyForm().ar);
  });
});

describe("what is typed", () => {
  it("loses the spaces around short texts, never inside the article", () => {
    const form = withLanguage(emptyForm(), "en", { title: "  Fever  ", content: "  code\n\n" });
    expect(draftOf(form).translations[0]).toMatchObject({ title: "Fever", content_markdown: "  code\n\n" });
  });

  it("leaves out questions without a word, and keeps half ones", () => {
    const form = withLanguage(emptyForm(), "ar", { faq: [faqRow(" ", ""), faqRow("متى؟", "")] });
    expect(draftOf(form).translations[1]?.faq).toEqual([{ q: "متى؟", a: "" }]);
  });

  it.each([
    ["fever, children", ["children", "fever"]],
    ["fever,,  fever , children,", ["children", "fever"]],
    ["حمى، أطفال", ["أطفال", "حمى"]],
    ["home   care", ["home care"]],
    [" , ", []],
    ["", []],
  ])("becomes tags: %j", (typed, tags) => {
    expect(tagsOf(typed)).toEqual(tags);
  });

  it("has no schedule until there are a date and a time", () => {
    expect(draftOf({ ...emptyForm(), scheduledDate: "2026-12-01" }).post.scheduled_at).toBeNull();
  });
});

describe("the slug", () => {
  it("follows the English title", () => {
    const form = withLanguage(emptyForm(), "en", { title: "Fever at home" });
    expect(form.slug).toBe("fever-at-home");
    expect(withLanguage(form, "en", { title: "Fever at night" }).slug).toBe("fever-at-night");
  });

  it("does not follow the Arabic one, or the text", () => {
    const form = withLanguage(withLanguage(emptyForm(), "ar", { title: "Fever" }), "en", {
      content: "Fever",
    });
    expect(form.slug).toBe("");
  });

  it("goes its own way once it is typed, until it is emptied", () => {
    const typed = withSlug(withLanguage(emptyForm(), "en", { title: "Fever" }), "my-slug");
    expect(withLanguage(typed, "en", { title: "Cough" }).slug).toBe("my-slug");
    expect(withLanguage(withSlug(typed, ""), "en", { title: "Cough" }).slug).toBe("cough");
  });

  it("of a stored post stays when the title changes", () => {
    expect(withLanguage(formOf(postDraft()), "en", { title: "Another" }).slug).toBe("fever-at-home");
  });
});

describe("two drafts", () => {
  const draft = postDraft();
  const withPost = (post: Partial<PostDraft["post"]>): PostDraft => ({
    ...draft,
    post: { ...draft.post, ...post },
  });

  it.each<[string, PostDraft]>([
    ["a moment in another notation", withPost({ scheduled_at: "2026-12-01T09:30:00+04:00" })],
    ["tags in another order", { ...draft, tags: draft.tags.toReversed() }],
    [
      "keys in another order",
      {
        ...draft,
        translations: draft.translations.map(({ lang, ...one }) => ({
          ...one,
          lang,
          title: `${one.title} `,
        })),
      },
    ],
  ])("are the same for %s", (_, other) => {
    expect(isSameDraft(draft, other)).toBe(true);
  });

  it.each<[string, PostDraft]>([
    ["another slug", withPost({ slug: "other" })],
    ["another author", withPost({ author_id: null })],
    ["another tag", { ...draft, tags: ["fever"] }],
    ["one letter more in Arabic", withArabic(draft, { content_markdown: "نص." })],
    ["another answer", withArabic(draft, { faq: [{ q: "متى؟", a: "غدًا" }] })],
  ])("are not the same for %s", (_, other) => {
    expect(isSameDraft(draft, other)).toBe(false);
    expect(isSameText(draft, other)).toBe(false);
  });

  it("have the same text when only status and schedule differ", () => {
    const published = withPost({ status: "published", scheduled_at: null });
    expect([isSameDraft(draft, published), isSameText(draft, published)]).toEqual([false, true]);
  });
});

const withArabic = (draft: PostDraft, change: object): PostDraft => ({
  ...draft,
  translations: draft.translations.map((one) => (one.lang === "ar" ? { ...one, ...change } : one)),
});
