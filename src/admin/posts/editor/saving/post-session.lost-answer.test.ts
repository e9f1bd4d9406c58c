import { expect, it } from "vitest";
import { AppError } from "@/data/client/errors";
import { withLanguage } from "../form/editor-form";
import { openSession as open, taken } from "../testing/open-session";
import type { SaveIntent } from "./save-machine";

const PUBLISH = { kind: "status", status: "published" } as const;
const DRAFT = { kind: "status", status: "draft" } as const;

const LOST = new AppError("offline", "gone", 0);

/** A post whose save arrived without its answer; its author has typed more. */
async function typedOn(status: "draft" | "published" | null, intent: SaveIntent) {
  const all = open(status);
  all.session.change((form) => withLanguage(form, "en", { title: "Fever", content_markdown: "one" }));
  all.session.ask(intent);
  const first = all.last();
  await all.answer(LOST);
  all.type("one two");
  return { ...all, first };
}

it("a session continues from its own version when the lost save had arrived, and saves the text typed since", async () => {
  const { session, last, first, answer, content, phase, calls } = await typedOn("published", DRAFT);
  session.ask(DRAFT);
  await answer(taken(first.draft, 4));
  expect(phase()).toBe("saving");
  expect(last()).toMatchObject({ version: 4, draft: { post: { status: "draft" } } });
  expect(last().saveId).not.toBe(first.saveId);
  expect(last().draft.translations[0]?.content_markdown).toBe("one two");
  await answer(taken(last().draft, 5));
  expect([phase(), content(), calls.length]).toEqual(["idle", "one two", 3]);
});

it("a new post is reported once when the response to its creation was lost", async () => {
  const { session, last, first, answer, notices } = await typedOn(null, DRAFT);
  session.ask(DRAFT);
  await answer(taken(first.draft, 1));
  expect(notices.at(-1)).toMatchObject({ kind: "saved", before: null, job: { byPerson: false } });
  expect(last()).toMatchObject({ version: 1 });
  await answer(taken(last().draft, 2));
  expect(notices.at(-1)).toMatchObject({ kind: "saved", before: { version: 1 }, job: { byPerson: true } });
});

it("a save keeps its id across a working copy and an unrelated refusal", async () => {
  const { session, last, first, answer } = await typedOn("published", PUBLISH);
  session.due();
  expect(last().name).toBe("copy");
  await answer(taken(last().draft, 3));
  session.ask(PUBLISH);
  await answer(new AppError("too_many", "wait", 429));
  session.retry();
  expect(last()).toMatchObject({ name: "save", saveId: first.saveId });
});
