import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { PostUrlRow } from "@/data/staff/post-urls.queries";
import { formatNumber } from "@/i18n/format";
import { renderAdmin } from "@/testing/render-admin";
import { connectionLost, refusal, serveApi, type ApiRequest } from "@/testing/serve-api";
import { Component } from "./url-export-page";

const FIXED = 25;
const SETTINGS = { "GET site_settings": {}, "GET staff_settings": {} };
const TRASH = "POST rpc/trash_posts";

const post = (slug: string): PostUrlRow => ({
  id: `id of ${slug}`,
  slug,
  status: "published",
  created_at: "2026-11-01T10:00:00+00:00",
  updated_at: "2026-11-01T10:00:00+00:00",
  blog_post_translations: [{ lang: "en" }],
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const dialog = () => screen.findByRole("alertdialog");
const counters = () => screen.getAllByRole("term").map((term) => term.nextElementSibling?.textContent);

/** Opens the page and scans a site with these posts. */
async function scan(slugs: readonly string[]) {
  const api = serveApi({
    ...SETTINGS,
    "GET blog_posts": slugs.map(post),
    [TRASH]: ({ body }: ApiRequest) => (body as { p_ids: string[] }).p_ids.length,
  });
  renderAdmin(<Component />);
  await press("Scan Website URLs");
  await screen.findByText(`Loaded ${formatNumber(FIXED + slugs.length)} URLs`);
  return { ...api, trashed: () => api.sent(TRASH) };
}

it("before the first scan the page offers the scan, and no figures or actions without addresses", async () => {
  serveApi({ ...SETTINGS, "GET blog_posts": [] });
  renderAdmin(<Component />);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Scan Website URLs"]);
  expect(screen.queryAllByRole("term")).toEqual([]);
  await press("Scan Website URLs");
  expect(await screen.findByRole("button", { name: "Export Unique URLs Only" })).toBeVisible();
  expect(counters()).toEqual([String(FIXED), String(FIXED), "0"]);
});

it("the page counts total, unique and duplicate addresses", async () => {
  await scan(["fever", "fever-a1b2c3", "flu-season"]);
  expect(counters()).toEqual(["28", "26", "2"]);
  expect(screen.getByText("DUPLICATE")).toBeVisible();
  expect(screen.getByText("DUPLICATE, confirmed")).toBeVisible();
  expect(screen.queryByText(/^Showing first/)).not.toBeInTheDocument();
});

it("the page shows the first fifty addresses, and keeps them when a scan fails", async () => {
  const { replies } = await scan(Array.from({ length: 30 }, (_, index) => `post-${index}`));
  expect(counters()[0]).toBe("55");
  expect(screen.getByText("Showing first 50 of 55 URLs. Export CSV to see all.")).toBeVisible();
  expect(screen.getAllByRole("link")).toHaveLength(50);
  replies["GET blog_posts"] = connectionLost();
  await press("Scan Website URLs");
  expect(await screen.findByText(/^Error: We can’t reach the server/)).toBeVisible();
  expect(counters()[0]).toBe("55");
});

describe("deleting", () => {
  it("one post asks first, shows the reason of a failure, moves the post to the trash and removes it from the list", async () => {
    const { trashed, replies } = await scan(["fever", "cough"]);
    await press("Delete https://www.example.com/blog/cough");
    expect(within(await dialog()).getByText("Are you sure you want to delete this post?")).toBeVisible();
    await press("Cancel");
    expect(trashed()).toEqual([]);
    const { [TRASH]: trash } = replies;
    replies[TRASH] = refusal(503, "53300", "no");
    const confirm = async () => {
      await press("Delete https://www.example.com/blog/cough");
      await userEvent.click(within(await dialog()).getByRole("button", { name: "Delete" }));
    };
    await confirm();
    expect(await screen.findByText(/^Failed to delete: The server is having trouble/)).toBeVisible();
    expect(screen.getByRole("link", { name: /cough/ })).toBeVisible();
    replies[TRASH] = trash;
    await confirm();
    expect(await screen.findByText("Blog post deleted successfully")).toBeVisible();
    expect(trashed().at(-1)).toEqual({ p_ids: ["id of cough"] });
    expect(screen.queryByRole("link", { name: /cough/ })).not.toBeInTheDocument();
    expect(counters()[0]).toBe("26");
  });

  it("all confirmed duplicates leaves out posts that only look like one", async () => {
    const { trashed } = await scan(["fever", "fever-a1b2c3", "fever-d4e5f6", "flu-season"]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all confirmed duplicates (2)" }));
    await press("Delete Selected (2)");
    expect(within(await dialog()).getByText("Are you sure you want to delete 2 posts?")).toBeVisible();
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Successfully deleted 2 blog post(s)")).toBeVisible();
    expect(trashed()).toEqual([{ p_ids: ["id of fever-a1b2c3", "id of fever-d4e5f6"] }]);
    expect(screen.getByRole("button", { name: "Delete Selected (0)" })).toBeVisible();
    expect(counters()).toEqual(["27", "26", "1"]);
  });

  it("is refused for an address that is not a post", async () => {
    await scan(["fever"]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select https://www.example.com/about" }));
    await press("Delete Selected (1)");
    expect(
      await screen.findByText("No deletable URLs selected (only blog posts can be deleted)"),
    ).toBeVisible();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });
});
