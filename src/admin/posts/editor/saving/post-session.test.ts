import { describe, expect, it, vi } from "vitest";
import { AppError } from "@/data/client/errors";
import type { PostStatus } from "@domain/post-draft";
import { type EditorForm, withLanguage, withSlug } from "../form/editor-form";
import { openSession as open, SESSION_NOW as NOW, taken } from "../testing/open-session";
import { savedPost } from "../testing/post-factory";
import { hasUnsaved, hasWorkingCopy } from "./save-machine";

const PUBLISH = { kind: "status", status: "published" } as const;
const KEEP = { kind: "keep" } as const;
const DRAFT = { kind: "status", status: "draft" } as const;

const titled = (title: string) => (form: EditorForm) =>
  withLanguage(form, "en", { title, content_markdown: "Text" });

describe("saving", () => {
  it("sends the version it started from, keeps text typed meanwhile, and sends that with the new version", async () => {
    const { session, type, last, answer, notices, content, calls } = open("draft");
    type("one");
    session.ask(KEEP);
    expect(last()).toMatchObject({ name: "save", version: 3, draft: { post: { status: "draft" } } });
    type("one two");
    session.due();
    expect(calls).toHaveLength(1);
    await answer(taken(last().draft, 4));
    expect(notices).toMatchObject([{ kind: "saved", job: { byPerson: true } }]);
    expect(session.view()).toMatchObject({ savedAt: NOW, post: { version: 4 } });
    expect([content(), hasUnsaved(session.view().saving)]).toEqual(["one two", true]);
    session.due();
    expect(last()).toMatchObject({
      version: 4,
      draft: { translations: [{ content_markdown: "one two" }, {}] },
    });
  });

  it.each<[string, PostStatus | null, (form: EditorForm) => EditorForm, string]>([
    ["fixes the slug, also when the title changes during it", null, titled("Fever at night"), "fever"],
    ["keeps a slug typed during it", "draft", (form) => withSlug(form, "two"), "two"],
  ])("%s", async (_, status, change, slug) => {
    const { session, last, answer } = open(status);
    session.change(titled("Fever"));
    session.ask(KEEP);
    session.change(change);
    await answer(taken(last().draft, 4));
    expect(session.form().slug).toBe(slug);
  });

  it("of one language sends the other as it is stored, and then its changes as a working copy", async () => {
    const { session, last, answer } = open("published");
    const stored = session.view().post?.draft.translations[1];
    session.change((form) => withLanguage(form, "ar", { excerpt: "جديد" }));
    session.change((form) => withLanguage(form, "en", { excerpt: "New" }));
    session.ask({ ...PUBLISH, keeps: "ar" });
    expect(last()).toMatchObject({ name: "save", draft: { translations: [{ excerpt: "New" }, stored] } });
    await answer(taken(last().draft, 4));
    expect(last()).toMatchObject({
      name: "copy",
      version: 4,
      draft: { translations: [{ excerpt: "New" }, { excerpt: "جديد" }] },
    });
    await answer(taken(last().draft, 4));
    expect(hasWorkingCopy(session.view().saving)).toBe(true);
  });

  it("creates a post once: a retry has the same id, and the item of the calendar goes along until it is taken", async () => {
    const { session, last, answer, calls } = open(null, { calendarItemId: "item" });
    session.change(titled("Fever"));
    expect(session.ask(PUBLISH)).toBeUndefined();
    await answer(new AppError("offline", "gone", 0));
    session.retry();
    const { id, saveId } = last();
    expect(calls).toMatchObject([
      { version: null, id, saveId, calendarItemId: "item" },
      { version: null, id, saveId, calendarItemId: "item" },
    ]);
    await answer(taken(last().draft, 1));
    expect(session.form()).toMatchObject({ slug: "fever", isSlugOwn: true, status: "published" });
    session.change(titled("Cough"));
    session.ask(PUBLISH);
    expect(last()).toMatchObject({ version: 1, calendarItemId: null, draft: { post: { slug: "fever" } } });
  });

  it("of a published post goes to the working copy automatically, and to the post when publishing", async () => {
    const { session, type, last, answer, notices, content } = open("published");
    type("one");
    session.due();
    expect(last()).toMatchObject({ name: "copy", version: 3 });
    // The stored text does not replace it in the meantime.
    expect([session.revert(savedPost()), content()]).toEqual([false, "one"]);
    await answer(savedPost());
    expect(hasWorkingCopy(session.view().saving)).toBe(true);
    expect(notices).toMatchObject([{ kind: "kept" }]);
    session.ask(PUBLISH);
    expect(last()).toMatchObject({ name: "save", version: 3, draft: { post: { status: "published" } } });
  });

  it("never applies a status that was only selected, and keeps it until a button is pressed", async () => {
    const { session, type, last, answer } = open("draft");
    session.choose({ status: "published" });
    expect(hasUnsaved(session.view().saving)).toBe(false);
    type("one");
    session.due();
    expect(last().draft.post.status).toBe("draft");
    await answer(taken(last().draft, 4));
    expect(session.form().status).toBe("published");
    session.ask(DRAFT);
    await answer(taken(last().draft, 5));
    expect(session.form().status).toBe("draft");
  });

  it("whose answer was lost forgets no selected status of a new post either", async () => {
    const { session, type, last, answer, calls } = open(null);
    session.change(titled("Fever"));
    session.choose({ status: "published" });
    session.ask(KEEP);
    const first = taken(last().draft, 1);
    await answer(new AppError("offline", "gone", 0));
    type("one");
    session.retry();
    await answer(first);
    expect(calls.map(({ draft }) => draft.post.status)).toEqual(["draft", "draft", "draft"]);
    await answer(taken(last().draft, 2));
    expect(session.form().status).toBe("published");
  });

  it("is one request for two presses of a button, and two after a change between them", async () => {
    const { session, type, last, answer, calls, phase } = open("draft");
    const schedule = (time: string) => {
      session.choose({ status: "scheduled", scheduledDate: "2026-12-01", scheduledTime: time });
      expect(session.ask({ kind: "status", status: "scheduled" })).toBeUndefined();
    };
    type("one");
    session.ask(PUBLISH);
    session.ask(PUBLISH);
    await answer(taken(last().draft, 4));
    expect([calls.length, phase()]).toEqual([1, "idle"]);

    schedule("09:00");
    schedule("11:30");
    await answer(taken(last().draft, 5));
    expect(last().draft.post.scheduled_at).toBe("2026-12-01T07:30:00.000Z");
    await answer(taken(last().draft, 6));
    expect([calls.length, phase()]).toEqual([3, "idle"]);

    type("one two");
    session.ask(DRAFT);
    session.ask(PUBLISH);
    session.ask(DRAFT);
    await answer(taken(last().draft, 7));
    expect(last().draft.post.status).toBe("draft");
    await answer(taken(last().draft, 8));

    // An automatic save has no confirmation.
    type("one two three");
    session.due();
    session.ask(DRAFT);
    await answer(taken(last().draft, 9));
    expect(phase()).toBe("saving");
  });

  it("does not start with a problem, and names it", () => {
    const { session, calls, type } = open("draft");
    type(" ");
    expect(session.ask(PUBLISH)).toEqual({ id: "englishContentRequired", field: "en.content_markdown" });
    session.due();
    expect(calls).toEqual([]);
    expect(hasUnsaved(session.view().saving)).toBe(true);
  });

  it.each(["published", "scheduled"] as const)(
    "keeps an unknown placeholder of a %s post in the working copy, hidden from readers",
    async (status) => {
      const { session, type, last, answer, calls } = open(status);
      type("From {{no-such}}.");
      expect(session.ask(KEEP)).toBeUndefined();
      expect(last().name).toBe("copy");
      await answer(savedPost());
      expect(session.ask({ kind: "status", status: "published" })).toEqual({
        id: "placeholderUnknown",
        field: "en.content_markdown",
        name: "{{no-such}}",
      });
      expect(calls).toHaveLength(1);
    },
  );

  it("does nothing on the keyboard shortcut without changes", () => {
    const { session, calls } = open("published");
    expect(session.ask(KEEP)).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it("stores an incomplete text of a published post as the working copy", () => {
    const { session, type, last } = open("published");
    type("");
    session.due();
    expect(last().name).toBe("copy");
  });
});

describe("a failure", () => {
  it.each([
    ["the server", new AppError("offline", "gone", 0)],
    ["something else", new TypeError("what?")],
  ])("by %s keeps the text, shows the reason, and the retry sends the newest text", async (_, error) => {
    const { session, type, last, answer, content, notices, phase } = open("draft");
    type("one");
    session.ask(PUBLISH);
    await answer(error);
    expect([phase(), content(), session.view().error]).toEqual(["failed", "one", error]);
    expect(notices).toMatchObject([{ kind: "failed", error }]);
    type("one two");
    session.retry();
    expect(last().draft).toMatchObject({
      post: { status: "published" },
      translations: [{ content_markdown: "one two" }, {}],
    });
    await answer(taken(last().draft));
    expect([phase(), session.view().error]).toEqual(["idle", null]);
  });

  it.each([
    ["without a session", "unauthorized", true, "signed-out", "saving"],
    ["without a session that the browser misses", "unauthorized", false, "failed", "failed"],
    ["as forbidden after the session has ended", "forbidden", true, "signed-out", "saving"],
    ["as forbidden within a session", "forbidden", false, "failed", "failed"],
  ] as const)(
    "%s waits for the sign-in, or not, before the same save continues",
    async (_, code, isOut, first, then) => {
      const { session, type, answer, phase, server, last, notices } = open("draft");
      vi.mocked(server.isSignedOut).mockResolvedValue(isOut);
      type("one");
      session.ask(PUBLISH);
      await answer(new AppError(code, "no", 401));
      expect([phase(), notices.length]).toEqual([first, isOut ? 0 : 1]);
      session.signedIn();
      expect([phase(), last().draft.post.status]).toEqual([then, "published"]);
    },
  );
});

it("a restored text continues with the id of its former save", async () => {
  const { session, last, answer, phase } = open("draft");
  const form = withLanguage(session.form(), "en", { content_markdown: "restored" });
  session.replace(form, 2, "5e0c7a35-6f7e-4a4e-9d53-000000000001");
  session.ask(DRAFT);
  expect(last()).toMatchObject({ version: 2, saveId: "5e0c7a35-6f7e-4a4e-9d53-000000000001" });
  await answer(taken({ ...last().draft, tags: ["earlier"] }, 3));
  expect([phase(), last().version]).toEqual(["saving", 3]);
});
