import { afterEach, beforeEach, expect, it } from "vitest";
import { PAGE_HISTORY } from "./page-history";
import { siteFiles } from "./staged-site";
import { type FakeSite, startFakeSite } from "./testing/fake-site";

let site: FakeSite;
let build: FakeSite["build"];
let read: FakeSite["read"];

beforeEach(async () => {
  site = await startFakeSite();
  ({ build, read } = site);
});

afterEach(() => site.stop());

it("writes an unlisted page, and leaves it out of the sitemap until it is listed", async () => {
  const lists = (path: string) => ["sitemap.xml", PAGE_HISTORY].map((file) => read(file).includes(path));
  site.database.unlisted = ["/blog", "/ar/blog"];
  await build();
  expect([read("blog.html").includes("At /blog"), ...lists("/blog")]).toEqual([true, false, false]);
  site.database.unlisted = [];
  await build().then(() => expect(lists("/blog")).toEqual([true, true]));
});

it("dates a page by its last change of text, and keeps the date from one folder to the next", async () => {
  const dateOf = (path: string) =>
    new RegExp(`${path}</loc><lastmod>([^<]+)`).exec(read("sitemap.xml"))?.[1] ?? "none";
  await build();
  const first = dateOf("/ar/blog");
  site.database.texts.set("/blog", "Another");
  await build("two", { now: new Date("2026-11-23T10:00:00Z") });
  expect(dateOf("/blog")).toBe("2026-11-23T10:00:00.000Z");
  expect(dateOf("/ar/blog")).toBe(first);
});

it("the site has a file with the key for search engines, if there is one", async () => {
  await build();
  expect(await siteFiles(site.outDir)).not.toContain("0123456789abcdef.txt");
  await build("one", { indexNowKey: "0123456789abcdef" });
  expect(read("0123456789abcdef.txt")).toBe("0123456789abcdef");
});
