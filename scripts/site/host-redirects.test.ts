import { expect, it } from "vitest";
import { usableRedirects } from "../../src/data/public/choose-redirect";
import type { RedirectRow } from "../../src/data/public/redirect-rules";
import { hostAnswers, hostRules } from "./host-redirects";

const row = (from_path: string, to_path: string, redirect_type = 301): RedirectRow => ({
  from_path,
  to_path,
  redirect_type,
});

const rulesOf = (...rows: RedirectRow[]) =>
  hostRules({
    moved: usableRedirects(rows),
    gone: ["/blog/gone", "/ar/blog/gone"],
    removed: ["/blog/gone", "/ar/about"],
  })
    .trimEnd()
    .split("\n");
/** Without the lines for the final slash. */
const mainRulesOf = (...rows: RedirectRow[]) => rulesOf(...rows).filter((rule) => !/^\S+\/ /.test(rule));

/** Rules of the file that do not depend on the rows. */
const MOVED = [
  "/services/iv-therapy /services/iv-therapy-at-home 301",
  "/ar/services/iv-therapy /ar/services/iv-therapy-at-home 301",
  "/services/lab-test /services/lab-test-at-home 301",
  "/ar/services/lab-test /ar/services/lab-test-at-home 301",
];
const REMOVED = [
  // Netlify takes the first that fits, Cloudflare knows no 404 and 410 and would answer with what it has kept.
  "/blog/gone /404.html 410",
  "/blog/gone /404 200",
  "/data/blog/gone.json /404.html 404",
  "/data/blog/gone.json /404 200",
  "/social/blog/gone.jpg /404.html 404",
  "/social/blog/gone.jpg /404 200",
  "/ar/about /ar/404.html 404",
  "/ar/about /ar/404 200",
  "/data/ar/about.json /ar/404.html 404",
  "/data/ar/about.json /ar/404 200",
];
const CATCH_ALL = [
  "/ar/blog/gone /ar/404.html 410",
  "/en/blog/:slug /blog/:slug 301",
  "/admin/* /admin 200",
  "/ar/* /ar/404.html 404",
];

it("writes each redirect in both languages, before the rules for whole folders", () => {
  expect(mainRulesOf(row("/book", "/contact", 302), row("/ar/قديم", "/ar/جديد"))).toEqual([
    ...REMOVED,
    ...MOVED,
    "/book /contact 302",
    "/ar/book /ar/contact 302",
    "/ar/%D9%82%D8%AF%D9%8A%D9%85 /ar/%D8%AC%D8%AF%D9%8A%D8%AF 301",
    ...CATCH_ALL,
  ]);
});

it.each([
  ["with another rule inside", [row("/a", "/b 200\n/* /c"), row("/a /b", "/c"), row("/a\n/b", "/c")]],
  ["with placeholders", [row("/*", "/contact"), row("/:page", "/contact"), row("/a", "/:splat")]],
])("leaves out a redirect %s", (_, rows) => {
  expect(mainRulesOf(...rows)).toEqual([...REMOVED, ...MOVED, ...CATCH_ALL]);
});

it("an article that has moved leads to its new address, and its files are gone in both languages", () => {
  const moved = usableRedirects([row("/blog/old", "/blog/new")]);
  const rules = hostRules({ moved, gone: [], removed: ["/blog/old", "/ar/blog/old"] }).split("\n");
  expect(rules.filter((rule) => /^\S*old/.test(rule))).toEqual([
    "/data/blog/old.json /404.html 404",
    "/data/blog/old.json /404 200",
    "/social/blog/old.jpg /404.html 404",
    "/social/blog/old.jpg /404 200",
    "/ar/social/blog/old.jpg /ar/404.html 404",
    "/ar/social/blog/old.jpg /ar/404 200",
    "/blog/old /blog/new 301",
    "/ar/blog/old /ar/blog/new 301",
    "/blog/old/ /blog/new 301",
    "/ar/blog/old/ /ar/blog/new 301",
  ]);
});

it("the file has a rule for an address's other spelling too, and rules with a placeholder last", () => {
  const rules = rulesOf(row("/", "/about"), row("/book", "/contact", 302));
  expect(rules).toEqual(expect.arrayContaining(["/ar/ /ar/about 301", "/ar /ar/about 301"]));
  expect(rules).toContain("/book/ /contact 302");
  expect(rules).toContain("/en/blog/:slug/ /blog/:slug 301");
  expect(rules.filter((rule) => rule.startsWith("//"))).toEqual([]);
  const firstPattern = rules.findIndex((rule) => /[*:]/.test(rule));
  expect(rules.slice(firstPattern).every((rule) => /[*:]/.test(rule))).toBe(true);
});

it("answers an address in any spelling, and nothing else", () => {
  const answer = hostAnswers(rulesOf(row("/book", "/contact", 302), row("/قديم", "/about")).join("\n"));
  expect(answer("/book/")).toEqual({ status: 302, to: "/contact" });
  expect(answer("/%d9%82%d8%af%d9%8a%d9%85")).toEqual({ status: 301, to: "/about" });
  expect(answer("/en/blog/fever/")).toEqual({ status: 301, to: "/blog/fever" });
  expect(answer("/blog/gone")).toEqual({ status: 410, to: "/404.html" });
  expect(answer("/ar/nothing")).toEqual({ status: 404, to: "/ar/404.html" });
  for (const path of ["/books", "/admin", "/administrator", "/en/blog/a/b", "/%ff"])
    expect(answer(path)).toBeUndefined();
});
