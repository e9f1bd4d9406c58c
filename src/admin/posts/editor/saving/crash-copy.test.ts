import { beforeEach, expect, it, vi } from "vitest";
import { emptyForm, faqRow } from "../form/editor-form";
import { POST_ID } from "../testing/post-factory";
import {
  type CrashCopy,
  findCopiesOfNewPosts,
  forgetOldCopies,
  placeOfNewPost,
  readCrashCopy,
  removeCrashCopy,
  writeCrashCopy,
} from "./crash-copy";

const copyOf = (title: string, at = 1): CrashCopy => {
  const form = emptyForm();
  return {
    form: { ...form, en: { ...form.en, title, faq: [faqRow("q", "a")] } },
    version: 3,
    at,
    calendarItemId: null,
  };
};

beforeEach(() => localStorage.clear());

it("gives back what was kept, per post", () => {
  writeCrashCopy(POST_ID, copyOf("Fever"));
  writeCrashCopy("new:1", copyOf("New"));
  expect(readCrashCopy(POST_ID)).toEqual({ ...copyOf("Fever"), form: expect.anything() as unknown });
  expect(readCrashCopy(POST_ID)?.form.en.title).toBe("Fever");
  expect(readCrashCopy("new:1")?.form.en.title).toBe("New");
  removeCrashCopy(POST_ID);
  expect(readCrashCopy(POST_ID)).toBeNull();
  expect(readCrashCopy("new:1")).not.toBeNull();
});

it("finds the copies of new posts that were begun for the same, the newest first", () => {
  const titlesFor = (item: string | null) => findCopiesOfNewPosts(item).map(({ copy }) => copy.form.en.title);
  writeCrashCopy(placeOfNewPost("a"), copyOf("Older", 1));
  writeCrashCopy(placeOfNewPost("b"), copyOf("Newer", 2));
  writeCrashCopy(placeOfNewPost("c"), { ...copyOf("Planned", 3), calendarItemId: "item" });
  writeCrashCopy(POST_ID, copyOf("Stored", 4));
  localStorage.setItem("editor-unsaved:new:d", "{");
  expect(titlesFor(null)).toEqual(["Newer", "Older"]);
  expect(titlesFor("item")).toEqual(["Planned"]);
  expect(titlesFor("other")).toEqual([]);
  expect(findCopiesOfNewPosts(null)[0]?.place).toBe(placeOfNewPost("b"));
});

it.each(["", "null", "{", "[]", '{"at":1,"version":1,"form":{"slug":3}}'])(
  "has nothing to offer for what is no copy: %j",
  (text) => {
    localStorage.setItem(`editor-unsaved:${POST_ID}`, text);
    expect(readCrashCopy(POST_ID)).toBeNull();
  },
);

it("makes room for the newest text by forgetting the oldest copies of other posts, no more than needed", () => {
  for (const at of [30, 10, 20]) writeCrashCopy(`post-${at}`, copyOf("Old", at));
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (this.length >= 2) throw new DOMException("full", "QuotaExceededError");
    this[key] = value;
  });
  expect(writeCrashCopy(POST_ID, copyOf("Newest", 40))).toBe(true);
  expect(Object.keys(localStorage).toSorted()).toEqual(
    [`editor-unsaved:${POST_ID}`, "editor-unsaved:post-30"].toSorted(),
  );
});

it("says when the browser keeps nothing, and leaves other people's keys alone", () => {
  localStorage.setItem("lang", "ar");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(writeCrashCopy(POST_ID, copyOf("Fever"))).toBe(false);
  expect(localStorage.getItem("lang")).toBe("ar");
});

it("forgets copies that nobody has asked for in a month", () => {
  const now = Date.UTC(2026, 10, 21);
  writeCrashCopy("old", copyOf("Old", now - 31 * 86_400_000));
  writeCrashCopy("young", copyOf("Young", now - 29 * 86_400_000));
  forgetOldCopies(now);
  expect([readCrashCopy("old"), readCrashCopy("young")?.form.en.title]).toEqual([null, "Young"]);
});
