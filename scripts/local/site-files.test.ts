import { once } from "node:events";
import { appendFileSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { redirectRow as row } from "../../src/testing/factories";
import { usableRedirects } from "../../src/data/public/choose-redirect";
import { localizedPath, paths } from "../../src/config/paths";
import { localeOfPath } from "../../src/config/locales";
import { hostFiles } from "../site/host-files";
import { pageFile } from "../site/page-files";
import { PAGE_HISTORY } from "../site/page-history";
import { compare, hostTable, pagesOf, SHORT_LINK } from "../site/testing/host-table";
import { type OriginServer, startOriginServer } from "./origin-server";
import { serveSite } from "./site-files";
import { createTemporaryDir } from "./temporary-dir";
import { writeFiles } from "./testing/fixture-project";

const SITE = {
  siteUrl: "https://www.example.com",
  article: "fever",
  gone: "gone",
  script: "/assets/index-1.js",
};
const LONG = "x".repeat(2_000);

const temporary = createTemporaryDir();
let server: OriginServer;

/** The targets of addresses without a page. */
const RULES = hostFiles({
  environment: { VITE_SUPABASE_URL: "https://abc.supabase.co" },
  starter: "",
  moved: new Map([
    ...usableRedirects([
      row("/services/iv-drip", "/services/iv-therapy-at-home"),
      row("/book", "/contact", 302),
      row("/ar/قديم", "/ar/about"),
    ]),
    [paths.short(SHORT_LINK.code), { to: SHORT_LINK.target, type: 302 as const }],
  ]),
  gone: ["/blog/gone", "/ar/blog/gone"],
  removed: ["/blog/gone", "/ar/blog/gone"],
});

const html = (path: string, head: string, body = "") =>
  `<!doctype html><html lang="${localeOfPath(path)}"><head>${head}</head><body>${body}</body></html>`;
const page = (path: string): [string, string] => [
  pageFile(path),
  html(path, `<link rel="canonical" href="${SITE.siteUrl}${path}"/>`),
];

/** As a client sends it: `fetch` would normalise the address. */
async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const asked = request(`${server.url}/`, { path, headers, method }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

beforeAll(async () => {
  const missing = (path: string) => html(path, "", '<div id="root" data-not-found></div>');
  writeFiles(temporary.path, {
    ...Object.fromEntries(
      pagesOf(SITE.article)
        .flatMap((path) => [path, localizedPath(path, "ar")])
        .map(page),
    ),
    "404.html": missing("/"),
    "ar/404.html": missing("/ar/"),
    "admin.html": html("/", '<meta name="robots" content="noindex"><script type="module"></script>'),
    "assets/index-1.js": LONG,
    "assets/picture.jpg": LONG,
    "api/services": "[]",
    "sitemap.xml": "<urlset/>",
    "robots.txt": "User-agent: *",
    [PAGE_HISTORY]: "{}",
    ".vite/manifest.json": "{}",
    ...Object.fromEntries(RULES),
  });
  server = await startOriginServer(0);
  server.answers.site = serveSite(temporary.path);
});

afterAll(async () => {
  await server.stop();
  temporary.remove();
});

it.each(hostTable(SITE).map((expected) => [expected.kind, expected.path, expected] as const))(
  "answers like hosts do: %s, %s",
  async (_kind, _path, expected) => {
    expect(await compare("local", server.url, expected)).toEqual([]);
  },
);

it.each([
  "/..%2f..%2fetc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/../../etc/passwd",
  "/.vite/manifest.json",
  "/%ff",
  "/ar/404",
  "/404.html",
  "/vercel.json",
  `/${LONG}`,
])("answers 404 at %s", async (path) => {
  expect(await get(path)).toMatchObject({ status: 404 });
});

it("finds a file by the letters of its address in any encoding", async () => {
  expect((await get("/ar/%d9%82%d8%af%d9%8a%d9%85")).headers.location).toBe("/ar/about");
});

it("compresses responses for clients that accept it, except pictures", async () => {
  const encoded = async (path: string, accepted?: string) => {
    const { headers, body } = await get(path, accepted === undefined ? {} : { "accept-encoding": accepted });
    return [headers["content-encoding"], headers.vary, body] as const;
  };
  const [br, , small] = await encoded(SITE.script, "gzip, deflate, br");
  expect([br, brotliDecompressSync(small).toString()]).toEqual(["br", LONG]);
  expect(await encoded(SITE.script, "gzip")).toEqual([undefined, "Accept-Encoding", Buffer.from(LONG)]);
  expect(await encoded("/assets/picture.jpg", "br")).toEqual([undefined, undefined, Buffer.from(LONG)]);
  expect((await encoded("/robots.txt", "br"))[0], "too short").toBeUndefined();
});

it("follows files and rules that change while it runs, and sends 304 to a client that has them", async () => {
  const version = (await get("/about")).headers.etag ?? "";
  expect(await get("/about", { "if-none-match": version })).toMatchObject({ status: 304 });
  expect(
    await get("/nothing", { "if-none-match": (await get("/nothing")).headers.etag ?? "" }),
  ).toMatchObject({ status: 404 });
  writeFileSync(`${temporary.path}/about.html`, `new ${LONG}`);
  const changed = await get("/about", { "if-none-match": version, "accept-encoding": "br" });
  expect(brotliDecompressSync(changed.body).toString()).toBe(`new ${LONG}`);
  expect(await get("/moved-since")).toMatchObject({ status: 404 });
  appendFileSync(`${temporary.path}/_redirects`, "\n/moved-since /about 301\n");
  expect(await get("/moved-since")).toMatchObject({ status: 301 });
});

it("sends no body for HEAD, and accepts only GET and HEAD", async () => {
  const head = await get("/about", {}, "HEAD");
  expect([head.status, head.body.length, Number(head.headers["content-length"]) > 0]).toEqual([200, 0, true]);
  expect((await get("/about", {}, "POST")).status).toBe(405);
});

it("refuses a folder without a complete site", () => {
  expect(() => serveSite("/nonexistent")).toThrow("is incomplete: index.html is missing.");
});
