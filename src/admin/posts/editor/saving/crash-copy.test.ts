// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { emptyForm, faqRow } from "../form/editor-form";
import { POST_ID } from "../testing/post-factory";
import { type CrashCopy, crashCopiesOf, forgetOldCopies } from "./crash-copy";

const copies = crashCopiesOf("amal");

const copyOf = (title: string, at = 1): CrashCopy => {
  const form = emptyForm();
  const filled = { ...form, en: { ...form.en, title, faq: [faqRow("q", "a")] } };
  return { form: filled, version: 3, saveId: null, at, calendarItemId: null };
};

beforeEach(() => localStorage.clear());

it("a copy is restored for its post until it is removed", () => {
  copies.write(POST_ID, copyOf("Fever"));
  copies.write("new", copyOf("New"));
  const faq = [{ q: "q", a: "a" }];
  expect(copies.read(POST_ID)).toMatchObject({ ...copyOf("Fever"), form: { en: { title: "Fever", faq } } });
  expect(copies.read("new")?.form.en.title).toBe("New");
  copies.remove(POST_ID);
  expect([copies.read(POST_ID), copies.read("new")?.version]).toEqual([null, 3]);
});

it.each(["", "null", "{", "[]", '{"at":1,"version":1,"form":{"slug":3}}'])(
  "an invalid copy is not offered: %j",
  (text) => {
    localStorage.setItem(`editor-unsaved:amal:${POST_ID}`, text);
    expect(copies.read(POST_ID)).toBeNull();
  },
);

it("the oldest copies of other posts are deleted to make room, no more than needed", () => {
  for (const at of [30, 10, 20]) copies.write(`post-${at}`, copyOf("Old", at));
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (this.length >= 2) throw new DOMException("full", "QuotaExceededError");
    this[key] = value;
  });
  expect(copies.write(POST_ID, copyOf("Newest", 40))).toBe(true);
  expect(Object.keys(localStorage).toSorted()).toEqual(
    [`editor-unsaved:amal:${POST_ID}`, "editor-unsaved:amal:post-30"].toSorted(),
  );
});

it("full storage is reported, and other keys stay", () => {
  localStorage.setItem("lang", "ar");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(copies.write(POST_ID, copyOf("Fever"))).toBe(false);
  expect(localStorage.getItem("lang")).toBe("ar");
});

it("copies are deleted after a month", () => {
  const now = Date.UTC(2026, 10, 21);
  copies.write("old", copyOf("Old", now - 31 * 86_400_000));
  copies.write("young", copyOf("Young", now - 29 * 86_400_000));
  forgetOldCopies(now);
  expect([copies.read("old"), copies.read("young")?.form.en.title]).toEqual([null, "Young"]);
});

it("copies are private to each person of a browser, also of the same post", () => {
  const colleague = crashCopiesOf("badr");
  copies.write(POST_ID, copyOf("Mine"));
  copies.write("new", { ...copyOf("Mine, new"), version: 0 });
  expect([copies.findNewPosts(null).length, colleague.findNewPosts(null)]).toEqual([1, []]);
  expect(colleague.read(POST_ID)).toBeNull();
  colleague.write(POST_ID, copyOf("Theirs"));
  expect(copies.read(POST_ID)?.form.en.title).toBe("Mine");
});

it("a copy without a writer is deleted", () => {
  localStorage.setItem(`editor-unsaved:${POST_ID}`, JSON.stringify({ version: 3, at: 1, form: {} }));
  expect(copies.read(POST_ID)).toBeNull();
  forgetOldCopies(Date.now());
  expect(localStorage).toHaveLength(0);
});
