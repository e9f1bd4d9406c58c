import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { hydrated, openBrowser, PHONE, type Visit } from "./support/browser";
import { openPosts, storePost } from "./support/posts";
import { signIn } from "./support/sign-in";
import { settled } from "./support/settled";

const visit = openBrowser();
const sql = openPosts();

/** A browser that is never idle, so that it loads only what the page itself needs. */
const visitBusily: Visit = async (options) => {
  const visitor = await visit(options);
  await visitor.context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  return visitor;
};

/** The names and compressed sizes of the scripts that a page has loaded, without their headers. */
const scripts = (page: Page): Promise<{ name: string; size: number }[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith(".js"))
      .map(({ name, encodedBodySize: size }) => ({ name: name.split("/").at(-1) ?? "", size })),
  );

const kilobytes = (all: readonly { size: number }[]) => all.reduce((sum, { size }) => sum + size, 0) / 1000;

it.each([
  { path: "/admin", heading: "Dashboard", files: 18, most: 254 },
  { path: "/admin/leads", heading: "Leads", files: 23, most: 273 },
  { path: "/admin/posts", heading: "Posts", files: 20, most: 260 },
])("$path opens with at most $most kB of script in $files files", async ({ path, heading, files, most }) => {
  const { page } = await signIn(visitBusily, path, "owner", { viewport: PHONE });
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  const before = await scripts(page);
  expect(before.length).toBeLessThanOrEqual(files);
  expect(kilobytes(before)).toBeLessThanOrEqual(most);
});

it("the editor reads texts in a worker, and its page loads at most 366 kB of script and no parser", async () => {
  const { id } = await storePost(sql, { content: "Three plain words." });
  const { page } = await signIn(visitBusily, `/admin/posts/${id}`, "owner", { viewport: PHONE });
  await page
    .getByText(/^3 words/)
    .first()
    .waitFor();
  expect(page.workers()).toHaveLength(1);
  const ofPage = (await scripts(page)).filter(({ name }) => !name.startsWith("text-jobs.worker"));
  expect(ofPage.filter(({ name }) => /^(?:text-jobs|markdown)-/.test(name))).toEqual([]);
  expect(kilobytes(ofPage)).toBeLessThanOrEqual(366);
});

it("windows over the page, menu and sign-in are fetched once the page is there", async () => {
  const { page } = await signIn(visit, "/admin", "owner");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  for (const name of ["windows-", "menu-drawer", "sign-in-dialog"])
    await expect.poll(async () => (await scripts(page)).map((script) => script.name).join()).toContain(name);
});

it("visitors load nothing of the back office", async () => {
  const { page } = await visit();
  await page.goto("/");
  await hydrated(page);
  await settled(page);
  const loaded = (await scripts(page)).map(({ name }) => name);
  expect(loaded.some((name) => name.startsWith("index-"))).toBe(true);
  expect(loaded.filter((name) => /^(?:admin-|staff-|controls-)/.test(name))).toEqual([]);
});
