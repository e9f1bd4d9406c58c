import { expect, it } from "vitest";
import type { PostDraft } from "@/data/posts/post.types";
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

it("finds what the Arabic writer saw of the English text", () => {
  const saves = [save("three", "ب"), save("two", "ب"), save("one", "ب"), save("one", "أ"), save("zero", "أ")];
  expect(lastSeen(saves)).toEqual({ ar: "one" });
});

it("finds what the English writer saw of the Arabic text", () => {
  expect(lastSeen([save("two", "ب"), save("two", "أ"), save("one", "أ")])).toEqual({ en: "أ" });
});

it("finds nothing behind when both were changed together", () => {
  expect(lastSeen([save("two", "ب"), save("one", "أ")])).toEqual({});
});

it("goes on looking while a language has not changed", () => {
  expect(lastSeen([])).toBeUndefined();
  expect(lastSeen([save("two", "أ")])).toBeUndefined();
  expect(lastSeen([save("two", "أ"), save("one", "أ")])).toBeUndefined();
});
