import { expect, it } from "vitest";
import type { Clinician } from "@/data/staff/text-reviews";
import { textState } from "@/testing/text-state";
import { nextText, queuesOf } from "./queue";
import { obstacleTo } from "./obstacle";

const own: Clinician = { author_id: "layla", licence_until: "2026-12-31", languages: ["en"] };
const asked = (post_id: string, change = {}) =>
  textState({ post_id, state: "asked", request_id: post_id, is_current: true, ...change });

const texts = [
  asked("1", { asked_of: "omar" }),
  asked("2"),
  asked("3", { is_current: false }),
  asked("4", { asked_of: "layla" }),
  asked("5", { lang: "ar" }),
  textState({ post_id: "6", state: "due" }),
  textState({ post_id: "7", state: "changed" }),
  textState({ post_id: "8", state: "never" }),
  textState({ post_id: "9", state: "changes_needed" }),
];
const ids = (list: readonly { post_id: string }[]) => list.map(({ post_id: id }) => id).join("");

it("a clinician gets the texts in their languages, their own first, and none that waits for its editors", () => {
  const { asked: toRead, changed, unread } = queuesOf(texts, own);
  expect([ids(toRead), ids(changed), ids(unread)]).toEqual(["2341", "67", "8"]);
  expect(ids(queuesOf(texts, null).asked)).toBe("23514");
});

it("the next text after a decision is the next of the same list that can be decided, or the first one", () => {
  const [, two, , four] = texts;
  expect(nextText(texts, two ?? textState(), own)?.post_id).toBe("4");
  expect(nextText(texts, four ?? textState(), own)?.post_id).toBe("2");
  expect(nextText(texts, textState({ post_id: "6" }), own)?.post_id).toBe("7");
  expect(nextText([asked("2"), asked("1", { asked_of: "omar" })], asked("2"), own)).toBeUndefined();
});

it.each([
  ["not_clinician", { own: null }],
  ["licence_over", { today: "2027-01-01" }],
  ["language_not_read", { lang: "ar" as const }],
  ["own_text", { authorId: "layla" }],
  ["asked_of_other", { request: { asked_of: "omar" } }],
  [undefined, { request: { asked_of: "layla" } }],
  [undefined, { today: "2026-12-31" }],
])("the obstacle to an approval is %s for %j", (obstacle, change) => {
  const reading = { own, lang: "en" as const, authorId: null, request: undefined, today: "2026-11-29" };
  expect(obstacleTo({ ...reading, ...change })).toBe(obstacle);
});
