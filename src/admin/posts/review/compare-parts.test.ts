import { expect, it } from "vitest";
import { bodyTree } from "@/components/patterns/markdown/body-tree";
import type { ReviewedText } from "@/data/staff/text-reviews";
import { partsOf } from "@/components/patterns/markdown/text-parts";
import { compareParts } from "./compare-parts";

const text = (content_markdown: string, change: Partial<ReviewedText> = {}): ReviewedText => ({
  title: "Fever",
  h1: "",
  excerpt: "",
  content_markdown,
  faq: [],
  ...change,
});
const parts = (of: ReviewedText) => partsOf(of, bodyTree);
const compare = async (before: ReviewedText, after: ReviewedText) =>
  compareParts(await parts(before), await parts(after)).map((one) =>
    one.kind === "removed"
      ? `− ${one.words}`
      : [one.number, one.part.words, one.change?.kind].filter(Boolean).join(" "),
  );

it("a text is headline, title in lists, excerpt, body and questions, in the order of readers", async () => {
  const whole = text("## When\n\nMeasure.\n\n- a\n- b", {
    h1: "Fever at home",
    excerpt: "In short.",
    faq: [
      { q: "Why?", a: "Because." },
      { q: "Unanswered", a: " " },
    ],
  });
  const found = await parts(whole);
  expect(found.map(({ kind }) => kind)).toEqual([
    "headline",
    "title",
    "excerpt",
    "body",
    "body",
    "body",
    "question",
  ]);
  expect(found.map(({ words }) => words)).toEqual([
    "Fever at home",
    "Fever",
    "In short.",
    "When",
    "Measure.",
    "a\nb",
    "Why?\n\nBecause.",
  ]);
});

it("a paragraph is changed in the place of another, new without one, and a removed one is shown where it was", async () => {
  expect(await compare(text("One.\n\nTwo.\n\nThree."), text("One.\n\nTwo!\n\nThree.\n\nFour."))).toEqual([
    "1 Fever",
    "2 One.",
    "3 Two! changed",
    "4 Three.",
    "5 Four. added",
  ]);
  expect(await compare(text("One.\n\nTwo.\n\nThree."), text("One.\n\nThree."))).toEqual([
    "1 Fever",
    "2 One.",
    "− Two.",
    "3 Three.",
  ]);
});

it("another address of a link is a change, though the words are the same", async () => {
  expect(await compare(text("See [this](/a)."), text("See [this](/b)."))).toEqual([
    "1 Fever",
    "2 See this. changed",
  ]);
});

it("a new excerpt is no changed paragraph of the body", async () => {
  expect(await compare(text("One."), text("Two.", { excerpt: "In short." }))).toEqual([
    "1 Fever",
    "2 In short. added",
    "3 Two. changed",
  ]);
});
