import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HelmetProvider } from "react-helmet-async";
import { toast, Toaster } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { saveFile } from "@/admin/shared/csv/csv";
import { AppError } from "@/data/errors";
import { trashPosts } from "@/data/posts/post.mutations";
import type { PostUrlRow } from "@/data/site-urls/post-urls.queries";
import { AdminI18nProvider } from "@/i18n/admin-i18n";
import { adminEn } from "@/i18n/dictionaries/admin-en";
import { formatNumber } from "@/i18n/format";
import { Component } from "./url-export-page";

vi.mock("@/admin/shared/csv/csv");
vi.mock("@/data/posts/post.mutations");
const backend = vi.hoisted(() => ({ pages: vi.fn<(from: number, to: number) => Promise<unknown>>() }));
vi.mock("@/data/staff/staff-client", () => {
  const builder: Record<string, unknown> = {};
  for (const step of ["select", "is", "order"]) builder[step] = () => builder;
  builder["range"] = (from: number, to: number) => ({
    abortSignal: () => ({ retry: () => backend.pages(from, to) }),
  });
  return { staffClient: { from: () => builder } };
});

const FIXED = 25;
const trashing = vi.mocked(trashPosts);

const post = (slug: string): PostUrlRow => ({
  id: `id of ${slug}`,
  slug,
  status: "published",
  created_at: "2026-11-01T10:00:00+00:00",
  updated_at: "2026-11-01T10:00:00+00:00",
  blog_post_translations: [{ lang: "en" }],
});

function serve(slugs: readonly string[]) {
  const rows = slugs.map(post);
  backend.pages.mockImplementation(async (from, to) => ({
    data: rows.slice(from, to + 1),
    error: null,
    status: 200,
  }));
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const dialog = () => screen.findByRole("alertdialog");
const counters = () => screen.getAllByRole("term").map((term) => term.nextElementSibling?.textContent);

/** Opens the page and scans a site with these posts. */
async function scan(slugs: readonly string[]) {
  serve(slugs);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HelmetProvider>
        <AdminI18nProvider locale="en" dictionary={adminEn}>
          <Component />
          <Toaster />
        </AdminI18nProvider>
      </HelmetProvider>
    </QueryClientProvider>,
  );
  await press("Scan Website URLs");
  await screen.findByText(`Loaded ${formatNumber(FIXED + slugs.length)} URLs`);
}

beforeEach(() => {
  backend.pages.mockReset();
  trashing.mockReset().mockImplementation(async (ids) => ids.length);
  vi.mocked(saveFile).mockReset();
});
afterEach(() => void toast.dismiss());

it("counts what it found: total, unique and duplicates", async () => {
  await scan(["fever", "fever-a1b2c3", "flu-season"]);
  expect(counters()).toEqual(["28", "26", "2"]);
  expect(screen.getByText("DUPLICATE")).toBeVisible();
  expect(screen.getByText("DUPLICATE, confirmed")).toBeVisible();
  expect(screen.queryByText(/^Showing first/)).not.toBeInTheDocument();
});

it("reads every post, also beyond what the server lists at once, and shows the first fifty addresses", async () => {
  await scan(Array.from({ length: 1_204 }, (_, index) => `post-${index}`));
  expect(counters()[0]).toBe("1,229");
  expect(screen.getByText("Showing first 50 of 1,229 URLs. Export CSV to see all.")).toBeVisible();
  expect(screen.getAllByRole("link")).toHaveLength(50);
});

it.each([
  ["Export Unique URLs Only", 26, /^urls-unique-\d{4}-\d{2}-\d{2}\.csv$/],
  ["Export All URLs (Including Duplicates)", 28, /^urls-all-\d{4}-\d{2}-\d{2}\.csv$/],
])("%s exports %i", async (button, count, name) => {
  await scan(["fever", "fever-a1b2c3", "flu-season"]);
  await press(button);
  expect(await screen.findByText(`Exported ${count} URLs to CSV`)).toBeVisible();
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(name), expect.any(Blob));
});

describe("deleting", () => {
  it("one post asks first, moves it to the trash and takes it off the list", async () => {
    await scan(["fever", "cough"]);
    await press("Delete https://www.example.com/blog/cough");
    expect(within(await dialog()).getByText("Are you sure you want to delete this post?")).toBeVisible();
    await press("Cancel");
    expect(trashing).not.toHaveBeenCalled();
    await press("Delete https://www.example.com/blog/cough");
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Blog post deleted successfully")).toBeVisible();
    expect(trashing).toHaveBeenCalledExactlyOnceWith(["id of cough"]);
    expect(screen.queryByRole("link", { name: /cough/ })).not.toBeInTheDocument();
    expect(counters()[0]).toBe("26");
  });

  it("all confirmed duplicates takes them, and no post that merely looks like one", async () => {
    await scan(["fever", "fever-a1b2c3", "fever-d4e5f6", "flu-season"]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all confirmed duplicates (2)" }));
    await press("Delete Selected (2)");
    expect(within(await dialog()).getByText("Are you sure you want to delete 2 posts?")).toBeVisible();
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Successfully deleted 2 blog post(s)")).toBeVisible();
    expect(trashing).toHaveBeenCalledExactlyOnceWith(["id of fever-a1b2c3", "id of fever-d4e5f6"]);
    expect(screen.getByRole("button", { name: "Delete Selected (0)" })).toBeVisible();
    expect(counters()).toEqual(["27", "26", "1"]);
  });

  it("is refused for what is no post", async () => {
    await scan(["fever"]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select https://www.example.com/about" }));
    await press("Delete Selected (1)");
    expect(
      await screen.findByText("No deletable URLs selected (only blog posts can be deleted)"),
    ).toBeVisible();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("keeps the list when the server refuses, and says why", async () => {
    await scan(["fever"]);
    trashing.mockRejectedValue(new AppError("unavailable", "no", 503));
    await press("Delete https://www.example.com/blog/fever");
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText(/^Failed to delete: The server has trouble/)).toBeVisible();
    expect(screen.getByRole("link", { name: /fever/ })).toBeVisible();
    expect(counters()[0]).toBe("26");
  });
});

it("says what went wrong with a scan, and keeps what an earlier one found", async () => {
  await scan(["fever"]);
  backend.pages.mockResolvedValue({ data: null, error: { message: "no" }, status: 0 });
  await press("Scan Website URLs");
  expect(await screen.findByText(/^Error: The server cannot be reached/)).toBeVisible();
  await waitFor(() => expect(counters()[0]).toBe("26"));
});
