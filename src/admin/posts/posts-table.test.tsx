import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import type { PostListRow } from "@/data/staff/post.queries";
import { PostsTable } from "./posts-table";
import { useSelection } from "./bulk-bar";

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
  views: 0,
});
const future = scheduled("2099-11-25T05:30:00+00:00");
const past = scheduled("2026-01-02T05:30:00+00:00");

beforeEach(() => localStorage.clear());

interface Shown {
  rows: PostListRow[];
  autoPublish: boolean;
  inTrash?: boolean;
  replies?: object;
}

/** Shows the table and waits until the settings are there. */
async function show({ rows, autoPublish, inTrash = false, replies }: Shown) {
  const { requests } = serveApi({
    "GET site_settings": {
      site_title: "",
      site_title_ar: "",
      site_description: "",
      site_description_ar: "",
      posts_per_page: 10,
    },
    "GET staff_settings": { auto_publish: autoPublish, ai_generation: true, notifications_enabled: true },
    ...replies,
  });
  function Table() {
    const nothing = () => undefined;
    return (
      <PostsTable
        rows={rows}
        inTrash={inTrash}
        selection={useSelection(rows)}
        isBusy={false}
        onTrash={nothing}
        onRestore={nothing}
      />
    );
  }
  const { client } = renderAdmin(<Table />);
  await waitFor(() => expect(requests).toHaveLength(2));
  await waitFor(() => expect(client.isFetching()).toBe(0));
}

it("a scheduled post shows its time while automatic publishing is on", async () => {
  await show({ rows: [future], autoPublish: true });
  expect(await screen.findByText(/^Publishes .*09:30$/)).toBeVisible();
  expect(screen.queryByText(OFF)).toBeNull();
});

it("a scheduled post shows what to do while automatic publishing is off", async () => {
  await show({ rows: [future], autoPublish: false });
  expect(await screen.findByText(OFF)).toBeVisible();
  expect(screen.getByText(/^Planned for .*09:30$/)).toBeVisible();
  expect(screen.queryByText(/Publishes/)).toBeNull();
});

it.each([true, false])("a post whose time has passed is overdue: %s", async (autoPublish) => {
  await show({ rows: [past], autoPublish });
  expect(await screen.findByText(/^Overdue since .*2026 09:30$/)).toBeVisible();
  expect(screen.queryByText(/Publishes|Planned for/)).toBeNull();
});

it("a due post is not overdue within its first minute", async () => {
  const now = scheduled(new Date(Date.now() - MINUTE_MS).toISOString());
  await show({ rows: [now], autoPublish: true });
  expect(await screen.findByText(/^Publishes/)).toBeVisible();
});

it("a trashed or unscheduled post has no hint", async () => {
  await show({ rows: [future], autoPublish: false, inTrash: true });
  await show({ rows: [{ ...future, status: "draft" }], autoPublish: false });
  expect(screen.queryByText(OFF)).toBeNull();
});
