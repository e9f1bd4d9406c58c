import { expect, it } from "vitest";
import type { PostDraft } from "@/data/staff/post.types";
import { postDraft } from "../testing/post-factory";
import { lastSeen } from "./translation-drift";

const save = (en: string, ar: string): PostDraft => {
  const draft = postDraft();
  return {
    ...draft,
    translations: draft.translations.map((one) => ({
      ...one,
      content_markdown: one.lang === "en" ? en : ar,
    })),
  };
};

it("the last seen English text is the one that the Arabic writer saw", () => {
  const saves = [save("three", "ب"), save("two", "ب"), save("one", "ب"), save("one", "أ"), save("zero", "أ")];
  expect(lastSeen(saves)).toEqual({ ar: "one" });
});

it("the last seen Arabic text is the one that the English writer saw", () => {
  expect(lastSeen([save("two", "ب"), save("two", "أ"), save("one", "أ")])).toEqual({ en: "أ" });
});

it("there is no drift when both were changed together", () => {
  expect(lastSeen([save("two", "ب"), save("one", "أ")])).toEqual({});
});

it("the search goes further back while a language has not changed", () => {
  expect(lastSeen([])).toBeUndefined();
  expect(lastSeen([save("two", "أ")])).toBeUndefined();
  expect(lastSeen([save("two", "أ"), save("one", "أ")])).toBeUndefined();
});
