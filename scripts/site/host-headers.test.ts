import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentSecurityPolicy, headersOf, hostHeaders } from "./host-headers";
import { createPageWriter } from "./page-template";

const environment = { VITE_SUPABASE_URL: "https://abc.supabase.co" };
const STARTER = 'import("/assets/index-1.js")';

it("lets a page run the script that is in it, and no other inline one", async () => {
  const write = createPageWriter({
    template: '<html><head><link rel="stylesheet" href="/assets/index-2.css"></head><body></body></html>',
    css: "",
    starter: STARTER,
    publishState: () => Promise.resolve(""),
  });
  const html = await write({
    html: "",
    head: '<script type="application/ld+json">{}</script>',
    state: {},
    modules: [],
    isNotFound: false,
    lang: "en",
    dir: "ltr",
  });
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
  const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  expect(hashes).toHaveLength(1);
  expect(contentSecurityPolicy(environment, STARTER)).toContain(`script-src 'self' ${hashes.join(" ")};`);
});

it("lets pages ask the project's backend and nobody else", () => {
  expect(contentSecurityPolicy(environment, STARTER)).toContain(
    "connect-src 'self' https://abc.supabase.co;",
  );
});

it("adds the policy to the rules that the host has", async () => {
  const headers = headersOf(await hostHeaders(environment, STARTER));
  const names = (path: string) => headers(path).map(([name]) => name);
  expect(names("/about")).toEqual(["Content-Security-Policy"]);
  expect(names("/api/services")).toEqual(["Content-Type", "Content-Security-Policy"]);
  expect(headers("/assets/x.js")[0]).toEqual(["Cache-Control", "public, max-age=31536000, immutable"]);
});
