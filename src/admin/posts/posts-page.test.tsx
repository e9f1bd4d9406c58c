import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { textState } from "@/testing/text-state";
import type { PostListRow } from "@/data/staff/post.queries";
import { Component as PostsPage } from "./posts-page";
import { PostsTable } from "./posts-table";
import { TrashQuestion, usePostActions, useSelection } from "./post-actions";
import userEvent from "@testing-library/user-event";
import { postsFilter } from "./filter-of-posts";

const OFF = "Automatic publishing is off: scheduled posts wait until an owner switches it on in Settings.";
const MINUTE_MS = 60_000;

const scheduled = (scheduled_at: string): PostListRow => ({
  id: "p1",
  slug: "fever-at-home",
  title: "Fever at home",
  status: "scheduled",
  origin: "written",
  primary_service: null,
  created_at: "2026-11-01T08:00:00+00:00",
  published_at: null,
  scheduled_at,
  updated_at: "2026-11-01T08:00:00+00:00",
  deleted_at: null,
  has_arabic: true,
  is_arabic_behind: false,
  held_back: [],
  views: 0,
});
const future = scheduled("2099-11-25T05:30:00+00:00");
const past = scheduled("2026-01-02T05:30:00+00:00");

beforeEach(() => localStorage.clear());

/** Shows the table and waits for the settings. */
async function show(row: PostListRow, autoPublish: boolean, inTrash = false) {
  const { requests } = serveApi({
    "GET site_settings": {},
    "GET staff_settings": { auto_publish: autoPublish },
  });
  const rows = [row];
  const Table = () => (
    <PostsTable
      rows={rows}
      inTrash={inTrash}
      selection={useSelection(rows)}
      actions={usePostActions(() => undefined)}
    />
  );
  const { client } = renderAdmin(<Table />);
  await waitFor(() => expect(requests).toHaveLength(2));
  await waitFor(() => expect(client.isFetching()).toBe(0));
}

it.each([
  ["its time while automatic publishing is on", future, true, /^Publishes .*09:30$/],
  ["its plan while automatic publishing is off", future, false, /^Planned for .*09:30$/],
  ["that it is overdue when its time has passed", past, true, /^Overdue since .*2026 09:30$/],
  ["that it is overdue, even when it could not be published", past, false, /^Overdue since .*2026 09:30$/],
])("a scheduled post shows %s", async (_, row, autoPublish, words) => {
  await show(row, autoPublish);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getAllByText(/^(?:Publishes|Planned for|Overdue since) /)).toHaveLength(1);
  expect(screen.queryAllByText(OFF)).toHaveLength(autoPublish ? 0 : 1);
});

it("a due post is not overdue within its first minute", async () => {
  const now = scheduled(new Date(Date.now() - MINUTE_MS).toISOString());
  await show(now, true);
  expect(await screen.findByText(/^Publishes/)).toBeVisible();
});

it("a trashed or unscheduled post has no hint", async () => {
  await show(future, false, true);
  await show({ ...future, status: "draft" }, false);
  expect(screen.queryByText(OFF)).toBeNull();
});

it("a post shows the languages that readers do not see, and that Arabic is behind", async () => {
  const live: PostListRow = { ...past, status: "published", is_arabic_behind: true };
  await show(live, true);
  expect(screen.getByText("Arabic behind")).toBeVisible();
  expect(screen.getByRole("link", { name: /^View/ })).toHaveAttribute("href", "/blog/fever-at-home");
  cleanup();
  await show({ ...live, held_back: ["en", "ar"] }, true);
  expect(screen.getByText("English not live")).toBeVisible();
  expect(screen.getByText("Arabic not live")).toBeVisible();
  expect(screen.queryByText("Arabic behind")).toBeNull();
  expect(screen.getByRole("link", { name: /^View/ })).toHaveAttribute("href", "/ar/blog/fever-at-home");
});

function Trash() {
  const { restore } = usePostActions(() => undefined);
  return (
    <button type="button" onClick={() => restore([{ id: "p1" }])}>
      Restore
    </button>
  );
}

it.each([
  [
    "names those that became drafts because their time had passed",
    { restored: 3, drafts: 1 },
    "3 posts restored",
    1,
  ],
  ["mentions no drafts when all are unchanged", { restored: 1, drafts: 0 }, "1 post restored", 0],
  [
    "names those that became drafts because nobody has approved them",
    { restored: 2, unread: 1 },
    "1 post is now a draft, because no clinician has approved its text.",
    0,
  ],
])("restoring posts %s", async (_, answer, words, hints) => {
  serveApi({ "POST rpc/restore_posts": { ...answer, taken: [] } });
  renderAdmin(<Trash />);
  await userEvent.click(screen.getByRole("button", { name: "Restore" }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByText("The scheduled time has passed, so 1 post is now a draft.")).toHaveLength(
    hints,
  );
});

function TrashButton({ rows }: { rows: readonly PostListRow[] }) {
  const actions = usePostActions(() => undefined);
  return (
    <>
      <button type="button" onClick={() => actions.askToTrash(rows)}>
        Delete
      </button>
      <TrashQuestion actions={actions} />
    </>
  );
}

it.each([
  [
    "one post",
    ["p1"],
    "No clinician has approved its text. Restored, it comes back as a draft, until one has.",
  ],
  [
    "posts",
    ["p1", "p2"],
    "No clinician has approved the text of 1 of them. Restored, it comes back as a draft, until one has.",
  ],
])("before %s with an unread text goes to the trash, its way back is named", async (_, ids, words) => {
  const rows = ids.map((id): PostListRow => ({ ...past, id, status: "published" }));
  const { replies } = serveApi({
    "GET site_settings": {},
    "GET staff_settings": { review_required: true },
    "POST rpc/review_states": [
      textState({ post_id: "p1" }),
      textState({ post_id: "p1", lang: "ar" }),
      textState({ post_id: "p2", is_live: false }),
      textState({ post_id: "p3" }),
    ],
  });
  renderAdmin(<TrashButton rows={rows} />);
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText(words)).toBeVisible();
  cleanup();
  localStorage.clear();
  replies["GET staff_settings"] = {};
  const { client } = renderAdmin(<TrashButton rows={rows} />);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(screen.getByRole("alertdialog")).toBeVisible();
  expect(screen.queryByText(/^No clinician/)).toBeNull();
});

it("an empty list has one link to the first post, in its middle", async () => {
  serveApi({
    "GET site_settings": {},
    "GET staff_settings": {},
    "POST rpc/list_posts": { rows: [], total: 0 },
  });
  renderAdmin(<PostsPage />);
  const calendar = await screen.findByRole("link", { name: "Calendar" });
  expect(calendar.parentElement).toContainElement(
    screen.getByRole("link", { name: "New post", hidden: true }),
  );
});

const read = (text: string) => postsFilter.read(new URLSearchParams(text));

it("the filter is read from the URL, and written back", () => {
  const text = "view=trash&q=fever+at+home&status=draft&service=elderly-care&arabic=missing&page=3";
  expect(read(text)).toMatchObject({ q: "fever at home", arabic: "missing", page: 3 });
  expect(postsFilter.write(read(text)).toString()).toBe(text);
});

it.each(["", "q=++", "status=gone", "arabic=1", "view=all"])(
  "an invalid filter shows everything: %j",
  (text) => {
    expect(read(text)).toEqual({ page: 1, q: "", status: "", service: "", arabic: "", text: "", view: "" });
  },
);

it("the trash does not count as a filter", () => {
  expect(postsFilter.isNarrowed(read("page=2&view=trash"))).toBe(false);
  expect(["q=a", "status=draft", "service=x", "arabic=missing"].map(read).every(postsFilter.isNarrowed)).toBe(
    true,
  );
});
