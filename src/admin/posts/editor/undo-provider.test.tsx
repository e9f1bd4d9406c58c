import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, it } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { PostNotices } from "./post-notices";
import { ConflictDialog } from "./dialogs/conflict-dialog";
import { RevisionsPanel } from "./revisions/revisions-panel";
import { openConflict, openSession } from "./testing/open-session";
import { POST_ID, postDraft, postRow, savedPost } from "./testing/post-factory";
import { showInSession } from "./testing/show-in-session";
import { useApplyTemplate } from "./post-editor";

beforeEach(() => localStorage.clear());

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

function show(part: ReactNode, opened?: ReturnType<typeof openSession>) {
  const shown = showInSession(part, opened);
  return { ...shown, leave: () => act(() => shown.router.navigate("/elsewhere")) };
}

function TemplateButton() {
  const apply = useApplyTemplate();
  return (
    <button type="button" onClick={() => apply({ en: "Template", ar: "" })}>
      Apply
    </button>
  );
}

async function applyTemplate() {
  const shown = show(<TemplateButton />);
  await press("Apply");
  expect(await screen.findByText("Template applied successfully")).toBeInTheDocument();
  return shown;
}

async function restoreRevision(prepare?: (session: ReturnType<typeof openSession>["session"]) => void) {
  const draft = postDraft();
  serveApi({
    "GET authors": [],
    "GET blog_post_revisions": ({ query }: { query: URLSearchParams }) =>
      query.get("select") === "snapshot"
        ? [{ snapshot: draft }]
        : [{ id: "r2", version: 2, created_at: "2026-11-20T08:00:00+00:00", created_by_email: null }],
  });
  const shown = show(<RevisionsPanel postId={POST_ID} />);
  act(() => shown.type("Mine"));
  if (prepare) act(() => prepare(shown.session));
  await press("Compare: Version 2");
  await press("Restore");
  return shown;
}

async function discardWorkingCopy() {
  const opened = openSession("published", { isWorkingCopy: true });
  const post = savedPost(postDraft({ status: "published" }));
  serveApi({ "POST rpc/discard_working_copy": true, "GET blog_posts": [postRow(post)] });
  opened.type("Mine");
  opened.session.ask({ kind: "keep" });
  await opened.answer(post);
  const shown = show(<PostNotices colleagues={[]} />, opened);
  await press("Discard changes");
  await userEvent.click(screen.getAllByRole("button", { name: "Discard changes" }).at(-1) ?? document.body);
  return shown;
}

async function takeTheirs() {
  serveApi({ "GET authors": [], "GET blog_post_revisions": [] });
  const shown = show(<ConflictDialog onClose={() => {}} />, await openConflict());
  await press("Take theirs");
  return shown;
}

const CASES: [string, () => ReturnType<typeof applyTemplate>, string][] = [
  ["a template", applyTemplate, "## The first night\n\nMeasure every four hours."],
  ["a revision", () => restoreRevision(), "Mine"],
  ["a discarded working copy", discardWorkingCopy, "Mine"],
  ["their version", takeTheirs, "Mine"],
];

it.each(CASES)("Undo restores %s", async (_, replace, before) => {
  const { content } = await replace();
  await screen.findByRole("button", { name: "Undo" });
  expect(content()).not.toBe(before);
  await press("Undo");
  expect(content()).toBe(before);
});

it("Ctrl and Z after typing is left to the browser until the typing is undone", async () => {
  const { content, type } = await applyTemplate();
  await screen.findByRole("button", { name: "Undo" });
  act(() => type("Typed"));
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(content()).toBe("Typed");
  act(() => type("Template"));
  await userEvent.keyboard("{Meta>}[KeyZ]{/Meta}");
  expect(content()).toBe(CASES[0]?.[2]);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
});

it.each([
  ["amal@example.com", "You saved this post in another tab or on another device"],
  ["omar@example.com", "Someone saved this post while you were writing"],
])("a conflict with a save by %s names that person", async (created_by_email, title) => {
  serveApi({
    "GET authors": [],
    "GET blog_post_revisions": [
      { id: "r9", version: 9, created_at: "2026-11-20T08:00:00+00:00", created_by_email },
    ],
  });
  show(<ConflictDialog onClose={() => {}} />, await openConflict());
  expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
});

it.each([
  ["a discarded working copy", discardWorkingCopy, 3],
  // It is based on a version before theirs, so saving it again causes a conflict.
  ["my text that gave way to theirs", takeTheirs, 3],
] as const)("%s stays in the browser when the editor is left before Undo", async (_, replace, version) => {
  const { leave, session } = await replace();
  await screen.findByRole("button", { name: "Undo" });
  expect(session.copies.read(POST_ID)).toBeNull();
  await leave();
  expect(screen.getByText("Elsewhere")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  expect(session.copies.read(POST_ID)).toMatchObject({ version, form: { en: { content_markdown: "Mine" } } });
});

it("a discarded text does not replace newer unsaved text in the browser", async () => {
  const { type, leave, session } = await takeTheirs();
  await screen.findByRole("button", { name: "Undo" });
  act(() => type("Newer"));
  await leave();
  expect(session.copies.read(POST_ID)).toBeNull();
});

it("a restored revision leaves a language held back", async () => {
  const { session } = await restoreRevision((opened) =>
    opened.change((form) => ({ ...form, ar: { ...form.ar, is_live: false } })),
  );
  expect([session.form().en.is_live, session.form().ar.is_live]).toEqual([true, false]);
});
