import { createHash } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { createTemporaryDir } from "../local/temporary-dir";
import { contentSecurityPolicy, headerRules, headersOf, hostHeaders } from "./host-headers";
import { createPageWriter } from "./page-template";

const environment = { VITE_SUPABASE_URL: "https://abc.supabase.co" };
const STARTER = 'import("/assets/index-1.js")';

const cache = createTemporaryDir();
afterAll(() => cache.remove());

it("allows a page's own inline script, and no other", async () => {
  const write = createPageWriter({
    template: '<html><head><link rel="stylesheet" href="/assets/index-2.css"></head><body></body></html>',
    css: "",
    shortNames: {},
    starter: STARTER,
    cacheDir: cache.path,
  });
  const html = await write({
    html: "",
    head: '<script type="application/ld+json">{}</script>',
    state: "",
    fingerprint: "",
    isNotFound: false,
    lang: "en",
    dir: "ltr",
  });
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
  const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  expect(hashes).toHaveLength(1);
  expect(contentSecurityPolicy(environment, STARTER)).toContain(`script-src 'self' ${hashes.join(" ")};`);
});

it("allows requests to the project's backend only", () => {
  expect(contentSecurityPolicy(environment, STARTER)).toContain(
    "connect-src 'self' https://abc.supabase.co;",
  );
});

it("parses the written file like a host", () => {
  const headers = headersOf(hostHeaders(headerRules(environment, STARTER)));
  const everywhere = headers("/about");
  expect(everywhere).toContainEqual(["Content-Security-Policy", contentSecurityPolicy(environment, STARTER)]);
  expect(everywhere).toContainEqual(["Strict-Transport-Security", "max-age=31536000"]);
  expect(headers("/api/services")).toEqual([
    ...everywhere,
    ["Content-Type", "application/json; charset=utf-8"],
  ]);
  expect(headers("/assets/x.js").at(-1)).toEqual(["Cache-Control", "public, max-age=31536000, immutable"]);
  // An article that is taken offline must not stay in a cache between its host and its readers.
  expect(headers("/data/blog/x.json").at(-1)).toEqual(["Cache-Control", "private, max-age=600"]);
});

it("sets no header twice for an address", () => {
  const rules = headerRules(environment, STARTER);
  const names = rules.flatMap(({ headers }) => Object.keys(headers));
  const everywhere = Object.keys(rules[0].headers);
  expect(names.filter((name) => everywhere.includes(name))).toEqual(everywhere);
});

it("allows what a tag manager loads only where the site has one", () => {
  const policy = contentSecurityPolicy(environment, STARTER);
  expect(policy).not.toContain("google-analytics");
  const withTags = contentSecurityPolicy(environment, STARTER, true);
  expect(withTags).toMatch(/script-src 'self' 'sha256-[^;]+ https:\/\/www\.googletagmanager\.com /);
  expect(withTags).toMatch(/connect-src [^;]+ https:\/\/\*\.google-analytics\.com /);
  expect(withTags).not.toMatch(/script-src[^;]+'unsafe-inline'/);
});
