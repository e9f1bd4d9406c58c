import { expect, it } from "vitest";
import { robots, sitemap } from "./sitemap";

const page = (path: string) => ({ path, lastModified: "2026-11-19T08:00:00.000Z" });

it("the sitemap lists every page with its existing languages", () => {
  const xml = sitemap("https://example.com", ["/", "/ar/", "/blog/a&b"].map(page));
  expect(xml.match(/<url>/g)).toHaveLength(3);
  expect(xml).toContain(
    "<loc>https://example.com/ar/</loc><lastmod>2026-11-19T08:00:00.000Z</lastmod>" +
      '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/"/>',
  );
  expect(xml).toMatch(/<loc>https:\/\/example\.com\/blog\/a&#38;b<\/loc>.*hreflang="en"/);
  expect(xml).not.toContain("/ar/blog/a");
});

it("robots.txt disallows the back office and names the sitemap", () => {
  expect(robots("https://example.com")).toBe(
    "User-agent: *\nDisallow: /admin\n\nSitemap: https://example.com/sitemap.xml\n",
  );
});
