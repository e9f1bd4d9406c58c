import { expect, it } from "vitest";
import { contentSecurityPolicy, headerRules, headersOf, hostHeaders } from "./host-headers";

const environment = { VITE_SUPABASE_URL: "https://abc.supabase.co" };
const STARTER = 'import("/assets/index-1.js")';

it("allows requests to the project's backend only", () => {
  expect(contentSecurityPolicy(environment, STARTER)).toContain(
    "connect-src 'self' https://abc.supabase.co;",
  );
});

// An article that is taken offline must not stay there.
it("prevents caches between the host and its readers from storing pages", () => {
  const headers = headersOf(hostHeaders(headerRules(environment, STARTER)));
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
