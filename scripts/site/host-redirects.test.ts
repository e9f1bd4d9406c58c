import { expect, it } from "vitest";
import { type RedirectRow, usableRedirects } from "../../src/data/url-redirects/redirect-rules";
import { hostAnswers, hostRules } from "./host-redirects";

const row = (from_path: string, to_path: string, redirect_type = 301): RedirectRow => ({
  from_path,
  to_path,
  redirect_type,
});

const rulesOf = (...rows: RedirectRow[]) => hostRules(usableRedirects(rows)).trimEnd().split("\n");

/** What stands in the file whatever the rows say. */
const MOVED = [
  "/services/iv-therapy /services/iv-therapy-at-home 301",
  "/ar/services/iv-therapy /ar/services/iv-therapy-at-home 301",
  "/services/lab-test /services/lab-test-at-home 301",
  "/ar/services/lab-test /ar/services/lab-test-at-home 301",
];
const BACK_OFFICE = ["/admin /app 200", "/admin/* /app 200"];

it("writes each redirect in both languages, before the rules for whole folders", () => {
  expect(rulesOf(row("/book", "/contact", 302), row("/ar/قديم", "/ar/جديد"))).toEqual([
    ...MOVED,
    "/book /contact 302",
    "/ar/book /ar/contact 302",
    "/ar/%D9%82%D8%AF%D9%8A%D9%85 /ar/%D8%AC%D8%AF%D9%8A%D8%AF 301",
    ...BACK_OFFICE,
  ]);
});

it.each([
  [
    "to another site",
    [row("/a", "https://evil.example"), row("/b", "//evil.example"), row("/c", "/\\evil.example")],
  ],
  ["to the back office", [row("/a", "/admin/posts")]],
  ["away from the back office", [row("/admin", "/contact"), row("/%61dmin", "/contact")]],
  ["to itself", [row("/a", "/a/")]],
  [
    "in a circle with an address that has moved",
    [row("/services/lab-test-at-home", "/services/lab-test"), row("/services/lab-test", "/about")],
  ],
  ["in a circle", [row("/a", "/b"), row("/b", "/c"), row("/c", "/a")]],
  ["with another rule inside", [row("/a", "/b 200\n/* /c"), row("/a /b", "/c"), row("/a\n/b", "/c")]],
  ["with placeholders", [row("/*", "/contact"), row("/:page", "/contact"), row("/a", "/:splat")]],
  ["of another kind", [row("/a", "/b", 200), row("/c", "/d", 410)]],
])("leaves out what leads %s", (_, rows) => {
  expect(rulesOf(...rows)).toEqual([...MOVED, ...BACK_OFFICE]);
});

it("answers an address in any spelling, and nothing else", () => {
  const answer = hostAnswers(
    hostRules(usableRedirects([row("/book", "/contact", 302), row("/قديم", "/about")])),
  );
  expect(answer("/book/")).toEqual([302, "/contact"]);
  expect(answer("/%d9%82%d8%af%d9%8a%d9%85")).toEqual([301, "/about"]);
  expect(answer("/books")).toBeUndefined();
  expect(answer("/admin")).toBeUndefined();
  expect(answer("/%ff")).toBeUndefined();
});
