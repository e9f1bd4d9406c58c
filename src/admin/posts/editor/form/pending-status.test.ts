import { describe, expect, it } from "vitest";
import { postDraft, savedPost } from "../testing/post-factory";
import { emptyForm, formOf, hasPendingStatus, mainStatus } from "./editor-form";

const post = savedPost(postDraft({ status: "scheduled" }));
const form = formOf(post.draft);

it("a status is pending when the chosen one is not the stored one", () => {
  expect(hasPendingStatus({ ...form, status: "published" }, post)).toBe(true);
  expect(hasPendingStatus(form, post)).toBe(false);
});

it("a status is pending when a scheduled post gets another time", () => {
  expect(hasPendingStatus({ ...form, scheduledTime: "09:31" }, post)).toBe(true);
  expect(hasPendingStatus({ ...form, scheduledDate: "" }, post)).toBe(true);
});

it("a status is not pending for hidden seconds, a draft's date, or a new post", () => {
  const odd = savedPost(postDraft({ status: "scheduled", scheduled_at: "2026-12-01T05:30:42Z" }));
  expect(hasPendingStatus(formOf(odd.draft), odd)).toBe(false);
  const draft = savedPost(postDraft({ status: "draft" }));
  expect(hasPendingStatus({ ...formOf(draft.draft), scheduledDate: "2027-01-01" }, draft)).toBe(false);
  expect(hasPendingStatus({ ...emptyForm(), status: "scheduled" }, null)).toBe(false);
});

describe("the main button", () => {
  it.each([
    ["draft", "draft", "published"],
    ["draft", "published", "draft"],
    ["draft", "scheduled", "draft"],
    ["published", "draft", "published"],
    ["published", "published", "published"],
    ["published", "scheduled", "published"],
    ["scheduled", "published", "scheduled"],
  ] as const)("with %s chosen for a %s post leads to %s", (chosen, stored, status) => {
    expect(mainStatus(chosen, stored)).toBe(status);
  });
});
