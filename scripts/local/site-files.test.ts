import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { brotliCompressSync } from "node:zlib";
import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LOOPBACK } from "./free-port";
import { serveSite } from "./site-files";
import { createTemporaryDir } from "./temporary-dir";
import { writeFiles } from "./testing/fixture-project";

const temporary = createTemporaryDir();
let server: Server;
let origin: string;

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${origin}${path}`, { headers, redirect: "manual" });
  return {
    status: response.status,
    text: await response.text(),
    header: (name: string) => response.headers.get(name),
  };
};

beforeAll(async () => {
  writeFiles(temporary.path, {
    "index.html": "home",
    "ar/index.html": "الرئيسية",
    "about/index.html": "about",
    "404.html": "not found",
    "ar/404.html": "غير موجود",
    "app.html": "shell",
    "assets/app-1.js": "script",
    "api/services": "[]",
    "moved/index.html": "never seen",
    _headers:
      "/api/*\n  Content-Type: application/json; charset=utf-8\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/*\n  Content-Security-Policy: default-src 'self'\n",
    _redirects: "/old /about 301\n/ar/book /ar 302\n/moved /about 301\n/admin/* /app 200\n",
  });
  writeFileSync(`${temporary.path}/index.html.br`, brotliCompressSync("home, compressed"));
  writeFileSync(`${temporary.path}/404.html.br`, brotliCompressSync("not found, compressed"));
  server = createServer(serveSite(temporary.path)).listen(0, LOOPBACK);
  await once(server, "listening");
  const address = server.address();
  origin = typeof address === "object" && address ? `http://${LOOPBACK}:${address.port}` : "";
});

afterAll(() => {
  server.close();
  temporary.remove();
});

it.each([
  ["/", 200, "home"],
  ["/?utm_source=x", 200, "home"],
  ["/ar", 200, "الرئيسية"],
  ["/about", 200, "about"],
  ["/about/", 200, "about"],
  ["/admin", 200, "shell"],
  ["/admin/posts/new?x=1", 200, "shell"],
  ["/nothing", 404, "not found"],
  ["/nothing/", 404, "not found"],
  ["/ar/nothing", 404, "غير موجود"],
  ["/administrator", 404, "not found"],
  ["/assets/gone.js", 404, "not found"],
  ["/404", 404, "not found"],
  ["/ar/404.html", 404, "غير موجود"],
  ["/app.html", 404, "not found"],
  ["/..%2f..%2fetc/passwd", 404, "not found"],
  ["/_redirects", 404, "not found"],
  ["/older", 404, "not found"],
])("answers %s with %i and %s", async (path, status, text) => {
  expect(await get(path, { "accept-encoding": "identity" })).toMatchObject({ status, text });
});

it.each([
  ["/old", 301, "/about"],
  ["/old/?utm_source=x&y=%2F", 301, "/about?utm_source=x&y=%2F"],
  ["/ar/book", 302, "/ar"],
  ["/moved", 301, "/about"],
])("sends who asks for %s on with %i to %s", async (path, status, location) => {
  const answer = await get(path);
  expect([answer.status, answer.header("location"), answer.text]).toEqual([status, location, ""]);
});

it("sends compressed files to who takes them", async () => {
  const home = await get("/", { "accept-encoding": "gzip, br" });
  expect(home).toMatchObject({ status: 200, text: "home, compressed" });
  expect(home.header("content-encoding")).toBe("br");
  expect(await get("/nothing", { "accept-encoding": "br" })).toMatchObject({
    status: 404,
    text: "not found, compressed",
  });
});

it("lets hashed files be kept for ever and asks again for pages", async () => {
  expect((await get("/assets/app-1.js")).header("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await get("/nothing")).header("content-security-policy")).toBe("default-src 'self'");
  const home = await get("/about");
  expect(home.header("cache-control")).toBe("no-cache");
  expect(await get("/about", { "if-none-match": home.header("etag") ?? "" })).toMatchObject({ status: 304 });
});

it("says that the answers for programs are JSON", async () => {
  const answer = await get("/api/services");
  expect(answer).toMatchObject({ status: 200, text: "[]" });
  expect(answer.header("content-type")).toBe("application/json; charset=utf-8");
});

it("refuses a folder that holds no complete site", () => {
  expect(() => serveSite("/nonexistent")).toThrow("is incomplete: index.html is missing.");
});
