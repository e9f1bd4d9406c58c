import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parseEnv } from "../../src/config/env-schema";
import { createTemporaryDir } from "../local/temporary-dir";
import { keepBuild, prerenderDir } from "./kept-build";
import { pageFile } from "./page-files";
import { rerender } from "./rerender";
import { arabicArticle, article } from "./testing/article";

const TEMPLATE = `<!doctype html><html lang="en" dir="ltr"><head><!--page-head-->
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index-2.css"></head>
<body><div id="root"><!--page-html--></div></body></html>`;
const BUILT = { "index.html": { file: "assets/index-1.js", imports: [], css: ["assets/index-2.css"] } };
const STATIC = ["/", "/ar", "/blog", "/ar/blog"];

let folder: ReturnType<typeof createTemporaryDir>;
let backend: Server;
let outDir: string;

const put = (file: string, content: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const read = (path: string) => readFileSync(join(outDir, path), "utf8");

/** A prerender as the build leaves it, whose database holds these articles. */
function publish(articles: object[]): void {
  put(
    join(prerenderDir(outDir), "prerender.js"),
    `import { readFileSync } from "node:fs";
const articles = () => JSON.parse(readFileSync(new URL("articles.json", import.meta.url)));
export const publishedArticles = async () => articles();
export const prerenderedPaths = async (all) => [...${JSON.stringify(STATIC)}, ...all.map(({ path }) => path)];
export const goneArticles = async () => [];
export const notFoundPaths = [];
export const render = async (path) => {
  if (articles().some(({ broken }) => broken)) throw new Error("This page is broken.");
  const { headline = path } = articles().find((one) => one.path === path) ?? {};
  return {
    html: "<h1>" + headline + "</h1>", head: "", lang: "en", dir: "ltr",
    state: { path, headline }, modules: [], isNotFound: false,
  };
};`,
  );
  put(join(prerenderDir(outDir), "articles.json"), JSON.stringify(articles));
}

beforeEach(async () => {
  folder = createTemporaryDir();
  outDir = join(folder.path, "site");
  backend = createServer((_, response) => response.end("[]"));
  await new Promise<void>((ready) => backend.listen(0, "127.0.0.1", ready));
  const { port } = backend.address() as AddressInfo;
  for (const name of ["index-1.js", "index-2.css", "doctor.svg"])
    put(
      join(outDir, "assets", name),
      name.endsWith(".svg") ? '<svg xmlns="http://www.w3.org/2000/svg"></svg>' : "",
    );
  for (const path of STATIC) put(join(outDir, pageFile(path)), "old");
  publish([article(), arabicArticle()]);
  put(
    join(prerenderDir(outDir), "active-redirects.js"),
    "export const activeRedirects = async () => new Map();",
  );
  const environment = parseEnv({
    VITE_SITE_URL: "https://www.example.com",
    VITE_SUPABASE_URL: `http://127.0.0.1:${port}`,
    VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_test",
  });
  await keepBuild({
    outDir,
    environment,
    template: TEMPLATE,
    starter: "",
    built: BUILT,
  });
});

afterEach(() => {
  backend.close();
  rmSync(prerenderDir(outDir), { recursive: true, force: true });
  folder.remove();
});

it("gives a new article its pages and cards, and names it in lists, sitemap and feeds", async () => {
  const { written, removed } = await rerender(outDir, ["/blog/fever"]);
  expect(written).toEqual(["/blog/fever", "/ar/blog/fever", ...STATIC]);
  expect(removed).toEqual([]);
  expect(read("blog/fever.html")).toContain("<h1>Fever in adults</h1>");
  expect(read("ar/blog/fever.html")).toContain("الحمّى عند البالغين");
  expect(read("blog.html")).not.toBe("old");
  const [, state = ""] = /name="page-state" content="\/([^"]+)"/.exec(read("blog/fever.html")) ?? [];
  expect(JSON.parse(read(state))).toMatchObject({ path: "/blog/fever" });
  for (const card of ["social/blog/fever.jpg", "ar/social/blog/fever.jpg"])
    expect(existsSync(join(outDir, card))).toBe(true);
  expect(read("sitemap.xml")).toContain("<loc>https://www.example.com/ar/blog/fever</loc>");
  expect(read("feed.xml")).toContain("Fever in adults");
  expect(read("ar/feed.xml")).toContain("الحمّى");
});

it("names nothing that has no page yet", async () => {
  publish([article(), article({ slug: "falls", path: "/blog/falls", headline: "Falls" })]);
  await rerender(outDir, ["/blog/fever"]);
  expect(read("sitemap.xml")).not.toContain("falls");
  expect(read("feed.xml")).not.toContain("Falls");
});

it("takes away what is no longer published", async () => {
  await rerender(outDir, ["/blog/fever"]);
  publish([article()]);
  expect((await rerender(outDir, ["/blog/fever"])).removed).toEqual(["/ar/blog/fever"]);
  expect(existsSync(join(outDir, "ar/blog/fever.html"))).toBe(false);
  expect(existsSync(join(outDir, "ar/social/blog/fever.jpg"))).toBe(false);
  expect(read("sitemap.xml")).not.toContain("/ar/blog/fever");
});

it("writes nothing when an address is unknown, a page fails or the database is away", async () => {
  await expect(rerender(outDir, ["/blog/fever", "/blog/nope"])).rejects.toThrow("no page at /blog/nope");
  publish([{ ...article(), broken: true }]);
  await expect(rerender(outDir, ["/blog/fever"])).rejects.toThrow("broken");
  await new Promise((closed) => backend.close(closed));
  await expect(rerender(outDir, ["/blog/fever"])).rejects.toThrow("there was no answer");
  expect(STATIC.map((path) => read(pageFile(path)))).toEqual(STATIC.map(() => "old"));
});

it("says when there is no site, or another build's", async () => {
  await expect(rerender(join(folder.path, "nowhere"), ["/"])).rejects.toThrow(/no built site in .*nowhere/);
  rmSync(join(outDir, "assets", "index-1.js"));
  await expect(rerender(outDir, ["/"])).rejects.toThrow("was not built here, or not completely");
});
