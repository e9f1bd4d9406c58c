import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pageFile } from "./page-files";
import { readManifest } from "./site-manifest";
import { siteFiles } from "./staged-site";
import { article } from "./testing/article";
import { PAGE_HISTORY } from "./page-history";
import { type FakeSite, NOW, startFakeSite } from "./testing/fake-site";

const falls = article({
  slug: "falls",
  path: "/blog/falls",
  headline: "Falls",
  card: "/social/blog/falls.jpg",
});

let site: FakeSite;
let build: FakeSite["build"];
let read: FakeSite["read"];

beforeEach(async () => {
  site = await startFakeSite();
  ({ build, read } = site);
  site.database.sources = (digests) => digests;
  publish(article(), falls);
  await build();
  site.rendered();
});

afterEach(() => site.stop());

const say = (path: string, text: string) => site.database.texts.set(path, text);
const publish = (...articles: ReturnType<typeof article>[]) => {
  site.database.articles = articles;
  for (const { path, headline } of articles) say(path, headline);
};
/** Runs `act` while the page of a text is made; the changed articles themselves are in place by then. */
const whileMaking = (text: string, act: () => void) => site.rendering.set(text, act);
const everything = async () =>
  Object.fromEntries((await siteFiles(site.outDir)).toSorted().map((path) => [path, read(path)]));

it("a changed article is in place before the pages that depend on it are made", async () => {
  say("/blog/fever", "Another");
  say("/blog", "List");
  let seen = "";
  whileMaking("List", () => (seen = read("blog/fever.html")));
  expect(await build()).toMatchObject({ written: 2 });
  expect(seen).toContain("<h1>Another</h1>");
  expect(read("blog.html")).toContain("<h1>List</h1>");
});

it("a new article and its picture come first, and a removed one is gone", async () => {
  const cough = { ...falls, slug: "cough", path: "/blog/cough", card: "/social/blog/cough.jpg" };
  publish(article(), cough);
  say("/blog", "List");
  let seen: boolean[] = [];
  const files = ["blog/cough.html", "data/blog/cough.json", "social/blog/cough.jpg", "blog/falls.html"];
  whileMaking("List", () => (seen = files.map((file) => existsSync(join(site.outDir, file)))));
  expect(await build()).toMatchObject({ pages: 8, written: 2 });
  expect(seen).toEqual([true, true, true, false]);
  expect(existsSync(join(site.outDir, "data/blog/falls.json"))).toBe(false);
  expect(existsSync(join(site.outDir, "social/blog/falls.jpg"))).toBe(false);
});

it("the page of an article that now redirects stays until the rule is in place", async () => {
  site.database.redirects.set("/blog/falls", { to: "/blog", type: 301 });
  publish(article());
  say("/blog", "List");
  let isThere = false;
  whileMaking("List", () => (isThere = existsSync(join(site.outDir, "blog/falls.html"))));
  await build();
  expect(isThere).toBe(true);
  expect(existsSync(join(site.outDir, "blog/falls.html"))).toBe(false);
});

it("an article whose address redirects does not count as new, and nothing is read again", async () => {
  site.database.redirects.set("/blog/falls", { to: "/blog", type: 301 });
  await build();
  const untouched = "not compared with what it should be";
  writeFileSync(join(site.outDir, "sitemap.xml"), untouched);
  expect(await build()).toMatchObject({ pages: 7, written: 0 });
  expect(read("sitemap.xml")).toBe(untouched);
});

it("an interruption between the two moves is repaired, also when the article returns to its former text", async () => {
  const before = await everything();
  say("/blog/fever", "Another");
  say("/blog", "List");
  whileMaking("List", () => {
    // As on a full disk: the page cannot be staged.
    rmSync(join(site.outDir, ".staged"), { recursive: true, force: true });
    writeFileSync(join(site.outDir, ".staged"), "");
  });
  await expect(build()).rejects.toThrow("ENOTDIR");
  expect(read("blog/fever.html")).toContain("Another");
  expect(Object.keys((await readManifest(site.outDir)).pages)).not.toContain("/blog/fever");
  site.rendering.clear();
  say("/blog/fever", "Fever in adults");
  say("/blog", "At /blog");
  await build();
  expect(await everything()).toEqual(before);
});

it("the next build repairs one that was killed between its two moves", async () => {
  say("/blog/fever", "Another");
  say("/blog", "List");
  const program = fileURLToPath(new URL("testing/killed-build.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", program, site.url, site.folder, "List"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  expect(read("blog/fever.html")).toContain("Another");
  expect(read("blog.html")).toContain("At /blog");
  await build();
  const after = await everything();
  rmSync(site.outDir, { recursive: true });
  await build();
  const { [PAGE_HISTORY]: _, ...fresh } = await everything();
  expect(after).toMatchObject(fresh);
  expect(read("blog.html")).toContain("List");
});

it("a change during a build, before or after its page was made, is on the page after the next build", async () => {
  say("/blog/fever", "Another");
  say("/blog", "List");
  whileMaking("Another", () => say("/blog", "Changed before its turn"));
  whileMaking("Changed before its turn", () => say("/blog/fever", "Changed after its turn"));
  await build();
  expect(read("blog/fever.html")).toContain("Another");
  expect(read("blog.html")).toContain("Changed before its turn");
  await build();
  expect(read("blog/fever.html")).toContain("Changed after its turn");
});

it("five hundred articles that are imported at once have their pages after one build", async () => {
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...falls,
    slug: `import-${index}`,
    path: `/blog/import-${index}`,
  }));
  publish(article(), falls, ...many);
  expect(await build()).toMatchObject({ pages: 508, written: 500, failed: [] });
  expect(read("sitemap.xml").match(/import-\d+<\/loc>/g)).toHaveLength(500);
  expect(await build()).toMatchObject({ pages: 508, written: 0 });
});

it("a build waits for a database that restarts", async () => {
  say("/blog/fever", "Another");
  say("/blog", "List");
  whileMaking("Another", () => (site.database.lost = 3));
  expect(await build()).toMatchObject({ written: 2, failed: [] });
  expect(read("blog.html")).toContain("List");
});

it("a clock that goes back does not stop the writing of files", async () => {
  say("/blog/fever", "Another");
  const now = new Date(NOW.getTime() - 3_600_000);
  expect(await build("one", { now })).toMatchObject({ written: 1 });
  expect(read("blog/fever.html")).toContain("Another");
  say("/blog/fever", "Again");
  expect(await build()).toMatchObject({ written: 1 });
  expect(read("blog/fever.html")).toContain("Again");
});

it("a change without a new digest is detected, and everything is read again", async () => {
  const { sources } = site.database;
  const stale = await (async () => {
    let answer: unknown;
    site.database.sources = (digests) => {
      answer = digests;
      return digests;
    };
    await build();
    return answer as Parameters<NonNullable<typeof sources>>[0];
  })();
  site.database.sources = () => stale;
  for (const path of site.database.texts.keys()) say(path, `New ${path}`);
  const lines: string[] = [];
  for (let builds = 0; builds < 50 && lines.length === 0; builds += 1)
    await build("one", { log: (line) => lines.push(line) });
  expect(lines).toEqual([expect.stringMatching("everything is read again")]);
  for (const path of site.database.texts.keys()) expect(read(pageFile(path))).toContain(`New ${path}`);
});

it("nothing is read again when no row has changed, and nothing is written", async () => {
  const before = await everything();
  site.database.asked.length = 0;
  expect(await build()).toMatchObject({ pages: 8, written: 0 });
  expect(site.rendered()).toEqual([]);
  const { "build.json": _, ...files } = await everything();
  expect({ ...files, "build.json": before["build.json"] }).toEqual(before);
  // The reads that are compared with their answers anyway change with each build.
  expect(site.database.asked.filter((path) => path.includes("texts")).length).toBeLessThan(2);
});
