import { describe, expect, it } from "vitest";
import type { ReadText } from "@/data/staff/text-reviews";
import { areSameWords, isReadText } from "./text-words";
import { rangeOfWords } from "./range-of-words";

const text = {
  title: "Fever",
  h1: "",
  excerpt: "",
  content_markdown: "Rest.",
  faq: [{ q: "Why?", a: "So." }],
};

it.each([{ h1: "Fever" }, { title: " Fever\n" }, { faq: [...text.faq, { q: "Unanswered", a: "" }] }])(
  "a text has the same words with %j",
  (change) => expect(areSameWords(text, { ...text, ...change })).toBe(true),
);

it.each([{ h1: "Fever at home" }, { content_markdown: "Rest!" }, { faq: [] }, { excerpt: "Short." }])(
  "a text has other words with %j",
  (change) => expect(areSameWords(text, { ...text, ...change })).toBe(false),
);

describe("a text", () => {
  const approved: ReadText = { lang: "en", text, outcome: "approved", reviewer_id: "layla" };
  const clinicians = [{ author_id: "layla", licence_until: "2026-12-31", languages: ["en" as const] }];
  const known = { lang: "en" as const, authorId: null, read: [approved], clinicians, today: "2026-12-31" };
  it("is read with an approval of exactly this text, or an owner's correction", () => {
    expect(isReadText(text, known)).toBe(true);
    const corrected = [{ ...approved, outcome: "corrected", reviewer_id: null }];
    expect(isReadText(text, { ...known, read: corrected, clinicians: [] })).toBe(true);
  });
  it.each([
    { today: "2027-01-01" },
    { authorId: "layla" },
    { lang: "ar" as const },
    { clinicians: [] },
    { read: [{ ...approved, text: { ...text, title: "Cold" } }] },
  ])("is unread with %j", (change) => expect(isReadText(text, { ...known, ...change })).toBe(false));
});

it("a paragraph is found by its longest beginning without markup", () => {
  const markdown = "## First\n\nMeasure every **four** hours.";
  expect(rangeOfWords(markdown, "Measure every four hours.")).toEqual({ start: 10, end: 23 });
  expect(rangeOfWords(markdown, "First")).toEqual({ start: 3, end: 8 });
  expect(rangeOfWords(markdown, "Gone altogether now")).toBeUndefined();
});
