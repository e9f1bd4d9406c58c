import { describe, expect, it } from "vitest";
import { PostConflict } from "@/data/posts/saved-post";
import type { PostStatus } from "@/data/posts/post.types";
import { draftOf } from "../form/editor-form";
import { openSession as open, taken } from "../testing/open-session";
import { POST_ID, postDraft, savedPost } from "../testing/post-factory";
import { hasUnsaved, runningJob } from "./save-machine";

const PUBLISH = { kind: "status", status: "published" } as const;
const KEEP = { kind: "keep" } as const;

/** The scheduled post after its publication at a moment. */
const wentOut = (published_at: string) =>
  savedPost(postDraft({ status: "published" }), { version: 4, published_at });

describe("another person's newer version", () => {
  const theirs = savedPost({ ...postDraft({ status: "draft" }), tags: ["theirs"] }, { version: 9 });
  async function inConflict(status: PostStatus = "draft", current = theirs) {
    const all = open(status);
    all.type("mine");
    all.session.ask(KEEP);
    await all.answer(new PostConflict("newer", current));
    return all;
  }

  it("is shown beside mine, and nothing is overwritten automatically", async () => {
    const { session, content, phase, calls } = await inConflict();
    session.due();
    expect([phase(), content(), calls.length, session.view().conflict]).toEqual([
      "conflict",
      "mine",
      1,
      theirs,
    ]);
  });

  it("is replaced by mine on request", async () => {
    const { session, last, answer, phase } = await inConflict();
    session.keepMine(theirs);
    expect(last()).toMatchObject({ name: "save", version: 9 });
    await answer(taken(last().draft, 10));
    expect([phase(), session.view().conflict]).toEqual(["idle", null]);
  });

  it("replaces mine on request, and mine is returned for an undo", async () => {
    const { session, phase } = await inConflict();
    const epoch = session.view().epoch;
    const mine = session.takeTheirs(theirs);
    expect(mine.en.content_markdown).toBe("mine");
    expect(draftOf(session.form()).tags).toEqual(["theirs"]);
    expect([phase(), hasUnsaved(session.view().saving)]).toEqual(["idle", false]);
    expect(session.view().epoch).toBe(epoch + 1);
    session.replace(mine);
    expect([session.form().en.content_markdown, hasUnsaved(session.view().saving)]).toEqual(["mine", true]);
  });

  it("with the same text, for example from another window, is not a conflict", async () => {
    const { session, type, last, answer, phase, notices } = open("draft");
    type("mine");
    session.ask(KEEP);
    await answer(new PostConflict("newer", taken(last().draft, 4)));
    expect([phase(), session.version(), notices.at(-1)?.kind]).toEqual(["idle", 4, "saved"]);
  });

  it("that was only published on schedule is not a conflict: the text continues as a working copy", async () => {
    const { session, type, last, answer } = open("scheduled");
    const published = wentOut("2026-12-01T05:30:00+00:00");
    type("mine");
    session.due();
    await answer(new PostConflict("newer", published));
    expect(last()).toMatchObject({ name: "copy", version: 4 });
    expect(session.form().status).toBe("published");
    expect(runningJob(session.view().saving)).not.toBeNull();
  });

  it.each([
    ["taken offline by a colleague", "published", savedPost(postDraft({ status: "draft" }), { version: 4 })],
    ["published by a colleague before its time", "scheduled", wentOut("2026-11-21T09:00:00+00:00")],
  ] as const)("that was %s is a conflict, even with the same text", async (_, status, current) => {
    const { session, type, answer, phase, calls } = open(status);
    type("mine");
    session.ask(PUBLISH);
    await answer(new PostConflict("newer", current));
    expect([phase(), calls.length]).toEqual(["conflict", 1]);
  });

  it("that was published on schedule is not taken offline without asking", async () => {
    const { phase } = await inConflict(
      "draft",
      savedPost(postDraft({ status: "published" }), { version: 4 }),
    );
    expect(phase()).toBe("conflict");
  });

  it("is a conflict if my working copy started from an older version", async () => {
    const post = savedPost(postDraft({ status: "published" }), { version: 7 });
    const { session, type, answer, phase } = open("published", { post, version: 3, isWorkingCopy: true });
    type("mine");
    session.ask(PUBLISH);
    await answer(new PostConflict("newer", post));
    expect(phase()).toBe("conflict");
  });

  it("in the trash is always a conflict", async () => {
    const { phase } = await inConflict(
      "draft",
      savedPost(postDraft({ status: "draft" }), {
        version: 4,
        deleted_at: "2026-11-21T07:00:00Z",
        id: POST_ID,
      }),
    );
    expect(phase()).toBe("conflict");
  });
});
