import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Locale } from "@/config/locales";
import { serveApi } from "@/testing/serve-api";
import type { PostDraft } from "@domain/post-draft";
import { postDraft } from "./testing/post-factory";
import { withLanguage } from "./form/editor-form";
import { openSession, taken } from "./testing/open-session";
import { showInSession } from "./testing/show-in-session";
import { changedParagraphs, lastSeen, TranslationDriftNote } from "./translation-drift";

const save = (en: string, ar: string): PostDraft => {
  const draft = postDraft();
  const translations = draft.translations.map((one) => ({
    ...one,
    content_markdown: one.lang === "en" ? en : ar,
  }));
  return { ...draft, translations };
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

it.each([
  ["nothing", "a\n\nb", "a\n\nb", 0],
  ["blank lines and spaces only", "a b\n\nc", "a  b\n\n\n\nc\n", 0],
  ["one changed", "a\n\nb", "a\n\nB", 1],
  ["one added", "a", "a\n\nb", 1],
  ["one removed", "a\n\nb", "b", 1],
  ["two changed and one added", "a\n\nb\n\nc", "A\n\nB\n\nc\n\nd", 3],
  ["one of two equal ones removed", "a\n\na", "a", 1],
  ["two moved", "a\n\nb", "b\n\na", 0],
  ["all of it", "", "a\n\nb", 2],
])("counts %s", (_, before, after, count) => {
  expect(changedParagraphs(before, after)).toBe(count);
});

it("counts quickly in a text of very many short paragraphs", () => {
  const lines = Array.from({ length: 150_000 }, (_, index) => `${index}`);
  expect(changedParagraphs(lines.join("\n\n"), lines.toReversed().join("\n\n"))).toBe(0);
});

it("a text without an earlier version has no drift, and drift is marked once both languages were saved", async () => {
  serveApi({ "GET blog_post_revisions": [] });
  const { session, answer, last } = showInSession(<TranslationDriftNote lang="en" />, openSession(null));
  const note = () => screen.queryByText(/^The Arabic text has changed/);
  const write = (lang: Locale, content_markdown: string) =>
    act(() => session.change((form) => withLanguage(form, lang, { title: "Fever", content_markdown })));
  write("en", "One.");
  write("ar", "واحد.");
  act(() => void session.ask({ kind: "keep" }));
  await act(() => answer(taken(last().draft, 1)));
  expect(note()).toBeNull();
  write("ar", "واحد.\n\nاثنان.");
  expect(
    await screen.findByText("The Arabic text has changed since you last edited here: 1 paragraph."),
  ).toBeVisible();
});
