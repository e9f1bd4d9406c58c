import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { beforeEach, expect, it } from "vitest";
import { renderAdmin, STAFF_ID } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { emptyForm, formOf, withLanguage } from "./form/editor-form";
import { type CrashCopy, crashCopiesOf } from "./saving/crash-copy";
import type { PostSession } from "./saving/post-session";
import type { SessionStart } from "./saving/post-session.types";
import { useSession } from "./session-context";
import { SessionHost } from "./session-host";
import { POST_ID, postDraft, postRow, savedPost } from "./testing/post-factory";

const shown = { sessions: [] as PostSession[] };

/** Stands in for the fields, which are not tested here. */
function Fields() {
  const session = useSession();
  useEffect(() => void shown.sessions.push(session), [session]);
  return <p>Fields</p>;
}

beforeEach(() => {
  localStorage.clear();
  shown.sessions = [];
  serveApi({ "GET authors": [] });
});

const copies = crashCopiesOf(STAFF_ID);
const typed = (title: string) => withLanguage(emptyForm(), "en", { title, content_markdown: "Text" });
const JUST_NOW = Date.now() - 60_000;
/** `at` is the order in which they were written. */
const copyOf = (title: string, at: number, calendarItemId: string | null = null): CrashCopy => ({
  form: typed(title),
  version: 0,
  saveId: null,
  at: JUST_NOW + at,
  calendarItemId,
});
const [first, second] = ["first", "second"];

const START = { post: null, form: emptyForm(), version: 0, isWorkingCopy: false, savedAt: null };

/** Opens the screen of a post, like a window does. */
function open(start: Partial<SessionStart> = {}) {
  const { router } = renderAdmin(
    <SessionHost start={{ ...START, id: crypto.randomUUID(), calendarItemId: null, ...start }}>
      <Fields />
    </SessionHost>,
  );
  const session = shown.sessions.at(-1);
  if (!session) throw new Error("There is no editor.");
  return { session, leave: () => act(() => router.navigate("/elsewhere")) };
}

const titleAt = (place: string) => copies.read(place)?.form.en.title;
const isOffered = (title: string) => screen.queryAllByText(title).length > 0;
const press = (name: string) =>
  userEvent.click(screen.getAllByRole("button", { name }).at(0) ?? document.body);

it("two windows with new posts keep their texts and topics separate", async () => {
  const [one, other] = [open(), open({ calendarItemId: "item" })];
  act(() => one.session.change(() => typed("One")));
  act(() => other.session.change(() => typed("Other")));
  await one.leave();
  await other.leave();
  const stored = [one, other].map(({ session }) => copies.read(session.id));
  expect(stored).toMatchObject([
    { form: { en: { title: "One" } }, calendarItemId: null },
    { form: { en: { title: "Other" } }, calendarItemId: "item" },
  ]);
});

it("the newest of several copies for the same topic is offered first, and the next one once that is discarded", async () => {
  copies.write(first, copyOf("Older", 1));
  copies.write(second, copyOf("Newer", 2));
  copies.write("third", copyOf("Planned", 3, "item"));
  copies.write(POST_ID, { ...copyOf("Stored", 4), version: 3 });
  open();
  expect([isOffered("Newer"), isOffered("Older")]).toEqual([true, false]);
  await press("Discard it");
  expect([isOffered("Newer"), isOffered("Older")]).toEqual([false, true]);
  expect([titleAt(first), titleAt(second)]).toEqual(["Older", undefined]);
  await press("Discard it");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect([titleAt("third"), titleAt(POST_ID)]).toEqual(["Planned", "Stored"]);
});

it("a restored copy that was never sent gets its own key, and the others are kept for the next new post", async () => {
  copies.write(first, copyOf("Older", 1));
  copies.write(second, copyOf("Newer", 2));
  const { session } = open();
  await press("Restore it");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(session.form().en.title).toBe("Newer");
  expect([titleAt(session.id), titleAt(first), titleAt(second)]).toEqual(["Newer", "Older", undefined]);
});

it("the copy of a stored post keeps its key when it is restored", async () => {
  const post = savedPost(postDraft({ status: "draft" }));
  copies.write(POST_ID, { ...copyOf("Mine", 1), version: 3 });
  const { session } = open({ id: POST_ID, post, form: formOf(post.draft), version: 3 });
  await press("Restore it");
  expect(session.form().en.title).toBe("Mine");
  expect(titleAt(POST_ID)).toBe("Mine");
});

it("a copy of a new post whose first save was not answered continues from the version that this save made", async () => {
  const post = savedPost(postDraft({ status: "published", slug: "fever" }), { version: 1 });
  copies.write(POST_ID, { ...copyOf("Mine", 1), saveId: "5e0c7a35-6f7e-4a4e-9d53-000000000001" });
  const { session } = open({ id: POST_ID, post, form: formOf(post.draft), version: 1 });
  await press("Restore it");
  expect([session.form().en.title, session.version()]).toEqual(["Mine", 1]);
  expect(session.form()).toMatchObject({ slug: "fever", isSlugOwn: true, status: "published" });
});

it("the copy of a new post is deleted when its save arrives after the page was left", async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  serveApi({
    "POST functions/admin-posts": async ({ body }: { body: { id: string } }) => {
      await held;
      return { post: postRow(savedPost(postDraft({ status: "draft" }), { id: body.id, version: 1 })) };
    },
  });
  const { session, leave } = open();
  act(() => session.change(() => typed("One")));
  act(() => void session.ask({ kind: "status", status: "draft" }));
  await leave();
  expect(titleAt(session.id)).toBe("One");
  letGo();
  await waitFor(() => expect(titleAt(session.id)).toBeUndefined());
});
