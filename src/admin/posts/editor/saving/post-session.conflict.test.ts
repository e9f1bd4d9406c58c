import { describe, expect, it, vi } from "vitest";
import { PostConflict, type SavedPost } from "@/data/staff/saved-post";
import type { PostStatus } from "@domain/post-draft";
import { draftOf, type EditorForm, formOf } from "../form/editor-form";
import { openConflict, openSession as open, taken } from "../testing/open-session";
import { postDraft, savedPost } from "../testing/post-factory";
import type { PostSession } from "./post-session";
import { hasUnsaved, hasWorkingCopy, type SaveIntent } from "./save-machine";
import { continueOncePublished } from "./session-drafts";

const PUBLISH = { kind: "status", status: "published" } as const;
const KEEP = { kind: "keep" } as const;

const ON_TIME = "2026-12-01T05:30:00+00:00";
/** The scheduled post, published at a moment. */
const publishedAt = (published_at: string) =>
  savedPost(postDraft({ status: "published", scheduled_at: ON_TIME }), { version: 4, published_at });

describe("another person's newer version", () => {
  it("is shown beside mine, and is replaced by mine on request only", async () => {
    const { session, content, last, answer, phase, calls, theirs } = await openConflict();
    session.due();
    expect([phase(), content(), calls.length]).toEqual(["conflict", "Mine", 1]);
    expect(session.view().conflict).toBe(theirs);
    session.keepMine(theirs);
    expect(last()).toMatchObject({ name: "save", version: 9 });
    expect(last().saveId).not.toBe(calls[0]?.saveId);
    await answer(taken(last().draft, 10));
    expect([phase(), session.view().conflict]).toEqual(["idle", null]);
  });

  it("replaces mine on request, and mine is returned for an undo", async () => {
    const { session, phase, theirs } = await openConflict();
    const epoch = session.view().epoch;
    const mine = session.takeTheirs(theirs);
    expect(mine.en.content_markdown).toBe("Mine");
    expect(draftOf(session.form()).tags).toEqual(["theirs"]);
    expect([phase(), hasUnsaved(session.view().saving)]).toEqual(["idle", false]);
    expect(session.view().epoch).toBe(epoch + 1);
    session.replace(mine);
    expect([session.form().en.content_markdown, hasUnsaved(session.view().saving)]).toEqual(["Mine", true]);
  });

  it("keeps its status when it is replaced by mine, and nobody has selected another status", async () => {
    const { session, type, last, answer } = open("draft");
    type("mine");
    session.due();
    const theirs = savedPost(postDraft({ status: "published" }), { version: 9 });
    await answer(new PostConflict("newer", theirs));
    session.keepMine(theirs);
    expect([last().name, session.form().status]).toEqual(["copy", "published"]);
  });

  it("with the same text, for example from another window, is not a conflict", async () => {
    const { session, type, last, answer, phase, notices } = open("draft");
    type("mine");
    session.ask(KEEP);
    await answer(new PostConflict("newer", taken(last().draft, 4)));
    expect([phase(), session.version(), notices.at(-1)?.kind]).toEqual(["idle", 4, "saved"]);
  });

  const onTime = publishedAt(ON_TIME);
  it.each<[string, (session: PostSession) => unknown, SavedPost | Error]>([
    ["a working copy that a person asked for", (session) => session.ask(KEEP), onTime],
    ["an automatic working copy", (session) => session.due(), onTime],
    ["a copy that is refused", (session) => session.due(), new PostConflict("newer", onTime)],
  ])(
    "that the scheduler has published, by the answer to %s, is no conflict: the text continues as a working copy",
    async (_, keep, told) => {
      const { session, type, last, answer, content, phase } = open("scheduled");
      type("mine");
      keep(session);
      await answer(told);
      expect(last()).toMatchObject({ name: "copy", version: 4 });
      expect([session.view().saving.status, session.form().status]).toEqual(["published", "published"]);
      await answer(onTime);
      expect([phase(), content(), hasWorkingCopy(session.view().saving)]).toEqual(["idle", "mine", true]);
      session.ask(PUBLISH);
      expect(last()).toMatchObject({ name: "save", version: 4 });
    },
  );

  it("in the answer to a working copy waits for the next save of the post if words differ", async () => {
    const { session, type, answer, phase, calls } = open("scheduled");
    type("mine");
    session.ask(KEEP);
    await answer({ ...onTime, draft: { ...onTime.draft, tags: ["theirs"] } });
    expect([phase(), calls.length, session.version()]).toEqual(["idle", 1, 3]);
  });

  const newer = savedPost(postDraft({ status: "published" }), { version: 7 });
  const newerThanCopy = [newer, { post: newer, version: 3, isWorkingCopy: true }] as const;
  const stored = (status: PostStatus, rest: object) =>
    savedPost(postDraft({ status }), { version: 4, ...rest });
  it.each<[string, PostStatus, SaveIntent, SavedPost, object?]>([
    ["taken offline by a colleague", "published", PUBLISH, stored("draft", {})],
    [
      "published by a colleague before its time",
      "scheduled",
      PUBLISH,
      publishedAt("2026-11-21T09:00:00+00:00"),
    ],
    ["published, and would be taken offline by mine", "draft", KEEP, stored("published", {})],
    ["moved to the trash", "draft", KEEP, stored("draft", { deleted_at: "2026-11-21T07:00:00Z" })],
    ["known, but is newer than what my working copy started from", "published", PUBLISH, ...newerThanCopy],
  ])("that was %s is a conflict, even with the same text", async (_, status, intent, current, start) => {
    const { session, type, answer, phase, calls } = open(status, start);
    type("mine");
    session.ask(intent);
    await answer(new PostConflict("newer", current));
    expect([phase(), calls.length]).toEqual(["conflict", 1]);
  });
});

describe("a scheduled post that nobody types in", () => {
  const due = postDraft({ status: "scheduled", scheduled_at: "2026-11-21T07:59:00+00:00" });
  const published = savedPost(
    { ...due, post: { ...due.post, status: "published" } },
    { version: 4, published_at: "2026-11-21T07:59:00+00:00" },
  );
  const openDue = () => {
    const all = open("scheduled", { post: savedPost(due) });
    all.stored.post = published;
    return all;
  };
  const statusOf = ({ session }: ReturnType<typeof open>) => [
    session.view().saving.status,
    session.form().status,
    session.version(),
  ];

  it("is shown as published once it is", async () => {
    const all = openDue();
    all.session.due();
    await vi.waitFor(() => expect(statusOf(all)).toEqual(["published", "published", 4]));
    expect(all.calls).toEqual([]);
  });

  it("stays scheduled until it is published, and is not read before its time", async () => {
    const waiting = openDue();
    waiting.stored.post = savedPost(due);
    waiting.session.due();
    const later = open("scheduled");
    later.stored.post = publishedAt(ON_TIME);
    later.session.due();
    await new Promise((resolve) => setTimeout(resolve));
    for (const all of [waiting, later]) expect(statusOf(all)).toEqual(["scheduled", "scheduled", 3]);
  });

  it("stays as it is when it cannot be read", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const all = openDue();
    all.stored.post = null;
    all.session.due();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(statusOf(all)).toEqual(["scheduled", "scheduled", 3]);
  });

  it("keeps text that is typed before the answer", async () => {
    const all = openDue();
    all.session.due();
    all.type("mine");
    await new Promise((resolve) => setTimeout(resolve));
    expect(statusOf(all)).toEqual(["published", "published", 4]);
    expect([all.content(), hasUnsaved(all.session.view().saving)]).toEqual(["mine", true]);
  });
});

it("a post that comes back from the trash as a draft, because its time has passed, is saved as one", () => {
  const { session, type, last } = open("scheduled");
  session.restored(savedPost(postDraft({ status: "draft" }), { version: 5 }));
  expect([session.view().saving.status, session.form().status]).toEqual(["draft", "draft"]);
  type("mine");
  session.due();
  expect(last()).toMatchObject({ name: "save", version: 5, draft: { post: { status: "draft" } } });
});

it("a post that another person has restored and saved with other words is not overwritten", async () => {
  const { session, type, last, answer, phase } = open("draft");
  const theirs = savedPost({ ...postDraft({ status: "draft" }), tags: ["theirs"] }, { version: 6 });
  session.restored(theirs);
  expect(session.view().post).toBe(theirs);
  type("mine");
  session.due();
  expect(last().version).toBe(3);
  await answer(new PostConflict("newer", theirs));
  expect(phase()).toBe("conflict");
});

describe("a text that was begun before its post came due", () => {
  const post = publishedAt(ON_TIME);
  const form = formOf(postDraft({ status: "scheduled" }));
  const draft = { ...form, status: "draft" } as const;

  it.each<[string, EditorForm, number, SavedPost | null, number, [PostStatus, number]]>([
    ["goes on from the published version", form, 3, post, 3, ["published", 4]],
    ["goes on from it when it has been saved since", form, 3, { ...post, version: 6 }, 2, ["published", 6]],
    ["stays when somebody saved other words", form, 3, { ...post, version: 6 }, 5, ["scheduled", 3]],
    [
      "stays when somebody published the post",
      form,
      3,
      publishedAt("2026-11-21T09:00:00Z"),
      3,
      ["scheduled", 3],
    ],
    ["stays when the post is in the trash", form, 3, { ...post, deleted_at: ON_TIME }, 3, ["scheduled", 3]],
    ["stays when it is a new one", form, 0, null, 0, ["scheduled", 0]],
    ["keeps the wish to take the post offline, with its conflict", draft, 3, post, 3, ["draft", 3]],
  ])("%s", (_, begun, version, current, textVersion, expected) => {
    const on = continueOncePublished({ form: begun, version }, current, textVersion);
    expect([on.form.status, on.version]).toEqual(expected);
  });
});
