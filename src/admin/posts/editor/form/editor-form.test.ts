import { describe, expect, it } from "vitest";
import { postDraft } from "../testing/post-factory";
import { draftOf, emptyForm, formOf, slugOfTitle, withLanguage, withSlug } from "./editor-form";

describe("a stored post", () => {
  it("survives a round trip through the fields", () => {
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

it("a post has no schedule until there are a date and a time", () => {
  expect(draftOf({ ...emptyForm(), scheduledDate: "2026-12-01" }).post.scheduled_at).toBeNull();
});

describe("the slug", () => {
  it("follows the English title", () => {
    const form = withLanguage(emptyForm(), "en", { title: "Fever at home" });
    expect(form.slug).toBe("fever-at-home");
    expect(withLanguage(form, "en", { title: "Fever at night" }).slug).toBe("fever-at-night");
  });

  it("does not follow the Arabic one, or the text", () => {
    const form = withLanguage(withLanguage(emptyForm(), "ar", { title: "Fever" }), "en", {
      content_markdown: "Fever",
    });
    expect(form.slug).toBe("");
  });

  it("does not follow the title once it is typed, until it is emptied", () => {
    const typed = withSlug(withLanguage(emptyForm(), "en", { title: "Fever" }), "my-slug");
    expect(withLanguage(typed, "en", { title: "Cough" }).slug).toBe("my-slug");
    expect(withLanguage(withSlug(typed, ""), "en", { title: "Cough" }).slug).toBe("cough");
  });

  it("of a stored post stays when the title changes", () => {
    expect(withLanguage(formOf(postDraft()), "en", { title: "Another" }).slug).toBe("fever-at-home");
  });
});

describe("the slug of a title", () => {
  it.each([
    ["Fever at home", "fever-at-home"],
    ["  Fever -- at home!  ", "fever-at-home"],
    ["IV Therapy: 5 myths & 3 truths", "iv-therapy-5-myths-3-truths"],
    ["Café crème", "cafe-creme"],
    ["A_b/c.d", "a-b-c-d"],
    ["Fever 🤒 at home", "fever-at-home"],
    ["الحمّى في المنزل", ""],
    ["الحمّى 2026 fever", "2026-fever"],
    ["", ""],
    ["---", ""],
  ])("of %j is %j", (title, slug) => {
    expect(slugOfTitle(title)).toBe(slug);
  });

  it("is valid for the database or empty for any title", () => {
    const letters = ["a", "Z", "0", " ", "-", "_", "/", ".", "é", "🤒", "ح", "'", "%", "\n"];
    for (let length = 0; length < 400; length += 3) {
      const title = Array.from({ length }, (_, index) => letters[(index * index + length) % letters.length]);
      const slug = slugOfTitle(title.join(""));
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(120);
      expect(slugOfTitle(slug)).toBe(slug);
    }
  });
});
