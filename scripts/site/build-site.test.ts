import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildSite, writeSite } from "./build-site";
import { lockFile, readManifest, writeManifest } from "./site-manifest";
import { siteFiles } from "./staged-site";
import { testFacts } from "../../src/testing/facts";
import { dataFile } from "./page-files";
import { arabicArticle, article } from "./testing/article";
import { type FakeSite, startFakeSite } from "./testing/fake-site";

const EVERY_PAGE = ["/", "/404", "/ar/", "/ar/404", "/ar/blog", "/blog"];

let site: FakeSite;
let build: FakeSite["build"];
let read: FakeSite["read"];

beforeEach(async () => {
  site = await startFakeSite();
  ({ build, read } = site);
});

afterEach(() => site.stop());

const everything = async () =>
  Object.fromEntries((await siteFiles(site.outDir)).toSorted().map((path) => [path, read(path)]));
const publish = (...articles: ReturnType<typeof article>[]) => {
  site.database.articles = articles;
  for (const { path, headline } of articles) site.database.texts.set(path, headline);
};

it("builds everything once, then only the pages whose content has changed", async () => {
  expect(await build()).toMatchObject({ fingerprint: "first", pages: 6, written: 6, failed: [] });
  expect(site.rendered()).toEqual(EVERY_PAGE);
  expect(await build()).toMatchObject({ written: 0 });
  site.database.texts.set("/blog", "Another");
  site.database.fingerprint = "second";
  expect(await build()).toMatchObject({ fingerprint: "second", pages: 6, written: 1 });
  expect(site.rendered()).toEqual(["/blog"]);
  expect(read("blog.html")).toContain("<h1>Another</h1>");
  expect(JSON.parse(read("build.json"))).toEqual({
    fingerprint: "second",
    builtAt: "2026-11-22T10:00:00.000Z",
    pages: 6,
    failed: [],
  });
});

it("a page references its data with their version", async () => {
  publish(article(), arabicArticle());
  await build();
  for (const path of ["/blog", "/blog/fever", "/ar/blog/fever"]) {
    const [, state = "", named] =
      /name="page-state" content="\/([^"?]+)\?([0-9a-f]{12})"/.exec(read(`${path.slice(1)}.html`)) ?? [];
    expect(state).toBe(`data${path}.json`);
    expect(JSON.parse(read(state))).toEqual({
      version: named,
      path,
      data: [
        [["facts"], site.database.facts],
        [["text"], site.database.texts.get(path)],
      ],
      files: ["/assets/index-1.js", "/assets/index-2.css"],
    });
  }
});

it("a fact changes the pages that show it; the others get only its new data", async () => {
  await build();
  site.rendered();
  const before = await everything();
  const [first, ...others] = site.database.facts.services;
  if (!first) throw new Error("There is no service.");
  site.database.facts = testFacts({ services: [{ ...first, priceAED: 777 }, ...others] });
  expect(await build()).toMatchObject({ written: 1 });
  expect(site.rendered()).toEqual(["/"]);
  expect(read("index.html")).toContain("777");
  expect(read("blog.html")).toBe(before["blog.html"]);
  for (const path of EVERY_PAGE) expect(read(dataFile(path))).toContain('"priceAED":777');
  const after = await everything();
  rmSync(site.outDir, { recursive: true });
  await build();
  expect({ ...after, [HISTORY]: "" }).toEqual({ ...(await everything()), [HISTORY]: "" });
});

it("adds a new article's pages, pictures and list entries, and removes them again", async () => {
  await build();
  const before = await everything();
  publish(article(), arabicArticle());
  await build();
  expect(read("blog/fever.html")).toContain("<h1>Fever in adults</h1>");
  for (const card of ["social/blog/fever.jpg", "ar/social/blog/fever.jpg"])
    expect(existsSync(join(site.outDir, card))).toBe(true);
  expect(read("sitemap.xml")).toContain("/ar/blog/fever</loc><lastmod>2026-11-19T08:00:00.000Z</lastmod>");
  expect(read("feed.xml")).toContain("Fever in adults");
  expect(read("ar/feed.xml")).toContain("الحمّى");

  site.database.redirects.set("/blog/fever", { to: "/blog", type: 301 });
  publish(arabicArticle());
  await build();
  expect(existsSync(join(site.outDir, "blog"))).toBe(false);
  expect(read("_redirects")).toContain("/blog/fever /blog 301");
  site.database.redirects.clear();
  publish();
  await build();
  const { [HISTORY]: _, [RULES]: __, ...after } = await everything();
  expect(after).toEqual({ ...before, [HISTORY]: undefined, [RULES]: undefined });
  // For hosts that cache removed pages. The Arabic page of an English article is in no list.
  expect(read(RULES)).toContain("/ar/blog/fever /ar/404 302\n");
  expect(read(RULES)).toContain("/blog/fever /404 302\n");
  expect(read(RULES)).toContain("/data/ar/blog/fever.json /ar/404 302\n");
  expect(read(RULES)).toContain("/data/blog/fever.json /404 302\n");
  // They keep it for a week.
  await build("one", { now: new Date("2026-11-29T10:00:00Z") });
  expect(read(RULES)).toContain("/blog/fever /404 302\n");
  await build("one", { now: new Date("2026-12-01T10:00:00Z") });
  expect(read(RULES)).not.toContain("fever");
});
const HISTORY = "page-history.json";
const RULES = "_redirects";

it("writes everything again for another application, another year and, where it matters, another day", async () => {
  await build();
  site.rendered();
  await build("two");
  expect(site.rendered()).toEqual(EVERY_PAGE);
  await build("two", { now: new Date("2026-11-22T20:30:00Z") });
  expect(site.rendered()).toEqual(["/"]);
  await build("two", { now: new Date("2027-11-22T10:00:00Z") });
  expect(site.rendered()).toEqual(EVERY_PAGE);
});

it("keeps the previous page when one cannot be made, reports why, and retries with every build", async () => {
  publish(
    article(),
    article({ slug: "falls", path: "/blog/falls", headline: "Falls", card: "/social/blog/falls.jpg" }),
  );
  await build();
  const fall = read("blog/falls.html");
  site.database.texts.set("/blog/fever", "New");
  site.database.texts.set("/blog/falls", "broken");
  site.rendering.set("broken", () => {
    throw new Error("A list has no end.");
  });
  const reason = { path: "/blog/falls", reason: "A list has no end." };
  expect(await build()).toMatchObject({ pages: 8, written: 1, failed: [reason] });
  expect(read("blog/fever.html")).toContain("New");
  expect(read("blog/falls.html")).toBe(fall);
  expect(read("sitemap.xml")).toContain("/blog/falls");
  expect(JSON.parse(read("build.json"))).toMatchObject({ failed: [reason] });

  // Another application with other files: those of an old page stay as long as the page.
  rmSync(join(site.client, "assets/index-1.js"));
  writeFileSync(join(site.client, "assets/index-3.js"), "");
  const next = { ...site.application("two"), files: ["assets/index-2.css", "assets/index-3.js"] };
  const options = { outDir: site.outDir, environment: site.environment };
  expect(await writeSite(next, options)).toMatchObject({ written: 7, failed: [reason] });
  expect(existsSync(join(site.outDir, "assets/index-1.js"))).toBe(true);
  site.rendering.clear();
  expect(await writeSite(next, options)).toMatchObject({ written: 1, failed: [] });
  expect(existsSync(join(site.outDir, "assets/index-1.js"))).toBe(false);
});

it("lists no page that could not be made, and fails without the home page", async () => {
  publish(article());
  site.rendering.set("Fever in adults", () => {
    throw new Error("broken");
  });
  expect(await build()).toMatchObject({ pages: 6, failed: [{ path: "/blog/fever" }] });
  expect(read("sitemap.xml")).not.toContain("fever");
  expect(read("feed.xml")).not.toContain("<item>");
  rmSync(site.outDir, { recursive: true });
  site.rendering.set("At /", () => {
    throw new Error("upside down");
  });
  await expect(build()).rejects.toThrow("/ cannot be made: upside down");
});

it("changes nothing when the database stops answering", async () => {
  await build();
  const before = await everything();
  for (const path of EVERY_PAGE) site.database.texts.set(path, "Changed");
  for (const answers of [0, 1, 2, 4]) {
    site.database.answers = answers;
    await expect(build("two")).rejects.toThrow("it answered 400 closed for today");
    expect(await everything()).toEqual(before);
  }
});

it("changes nothing when a file cannot be written", async () => {
  await build();
  const before = await everything();
  publish(article());
  site.rendering.set("Fever in adults", () => {
    // As on a full disk: the page cannot be staged.
    rmSync(join(site.outDir, ".staged"), { recursive: true, force: true });
    writeFileSync(join(site.outDir, ".staged"), "");
  });
  await expect(build()).rejects.toThrow("ENOTDIR");
  expect(await everything()).toEqual(before);
});

it("repairs the leftovers of an interrupted build at any point", async () => {
  const say = (text: string) => {
    for (const path of EVERY_PAGE) site.database.texts.set(path, `${text} ${path}`);
  };
  say("After");
  await build();
  const after = await everything();
  say("Before");
  await build();
  // Ended while staging: the staged files are left.
  mkdirSync(join(site.outDir, ".staged/blog"), { recursive: true });
  writeFileSync(join(site.outDir, ".staged/blog/half.html"), "<html>");
  await build();
  expect(readdirSync(site.outDir)).not.toContain(".staged");
  // Ended while moving: some files are new, and the manifest names only those that were not to be moved.
  const manifest = await readManifest(site.outDir);
  const kept = Object.entries(manifest.pages).filter(([path]) => path === "/ar/");
  await writeManifest({ ...manifest, pages: Object.fromEntries(kept) });
  writeFileSync(join(site.outDir, "blog.html"), "of a build that was ended");
  rmSync(join(site.outDir, "404.html"));
  say("After");
  await build();
  expect({ ...(await everything()), [HISTORY]: "" }).toEqual({ ...after, [HISTORY]: "" });
});

it("refuses to build while another process does", async () => {
  writeFileSync(await lockFile(site.outDir), "");
  const { takeLock } = await import("../local/lock");
  const { release } = takeLock(await lockFile(site.outDir));
  const options = { outDir: site.outDir, environment: site.environment };
  await expect(buildSite({ ...options, log: () => undefined })).rejects.toThrow(
    `Process ${process.pid} is building the site`,
  );
  release?.();
});
