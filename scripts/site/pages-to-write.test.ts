import { expect, it } from "vitest";
import { pagesToWrite } from "./pages-to-write";
import { arabicArticle, article } from "./testing/article";

const lists = ["/", "/ar", "/blog", "/ar/blog", "/services/doctor-on-call", "/ar/services/doctor-on-call"];
const site = {
  articles: [article(), arabicArticle(), article({ slug: "falls", path: "/blog/falls", service: null })],
  paths: [...lists, "/about", "/ar/about", "/blog/fever", "/ar/blog/fever", "/blog/falls"],
  isWritten: (path: string) =>
    ["/blog/gone", "/ar/blog/gone", "/ar/blog/falls", "/dubai/old/x"].includes(path),
};

it.each([
  "/blog/fever",
  "/ar/blog/fever",
  "/en/blog/fever",
  "/blog/fever/",
  "https://www.example.com/ar/blog/fever?utm_source=x#faq",
])("%s means both languages of the article and every page that names it", (address) => {
  const { write, remove } = pagesToWrite([address], site);
  expect(write.toSorted()).toEqual([...lists, "/blog/fever", "/ar/blog/fever"].toSorted());
  expect(remove).toEqual([]);
});

it("writes a page once, however often it is named", () => {
  const { write } = pagesToWrite(["/blog/fever", "/ar/blog/fever", "/about"], site);
  expect(write).toHaveLength(new Set(write).size);
  expect(write).toContain("/about");
});

it("takes away a translation that is gone, and the whole article", () => {
  expect(pagesToWrite(["/blog/falls"], site)).toEqual({
    write: ["/blog/falls", "/", "/ar", "/blog", "/ar/blog"],
    remove: ["/ar/blog/falls"],
  });
  expect(pagesToWrite(["/blog/gone"], site)).toEqual({
    write: ["/", "/ar", "/blog", "/ar/blog"],
    remove: ["/blog/gone", "/ar/blog/gone"],
  });
});

it("writes a page that is no article alone", () => {
  expect(pagesToWrite(["/about"], site)).toEqual({ write: ["/about"], remove: [] });
  expect(pagesToWrite(["/dubai/old/x"], site)).toEqual({ write: [], remove: ["/dubai/old/x"] });
});

it.each(["/blog/nope", "/abuot", "/blog/../../etc/passwd", "http://[", ""])(
  "knows no page at “%s”",
  (address) => {
    const attempt = () => pagesToWrite(["/blog/fever", address], { ...site, paths: site.paths.slice(1) });
    expect(attempt).toThrow(/There is no page at/);
  },
);
