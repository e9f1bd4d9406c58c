import { describe, expect, it } from "vitest";
import { canonicalPath, eventPath, localizedPath, stripLocale } from "./paths";

describe("paths", () => {
  it.each([
    ["/", "/ar/"],
    ["/services/doctor-on-call", "/ar/services/doctor-on-call"],
  ])("%s is %s in Arabic, and back", (english, arabic) => {
    expect(localizedPath(english, "ar")).toBe(arabic);
    expect(localizedPath(english, "en")).toBe(english);
    expect(stripLocale(arabic)).toBe(english);
  });

  it("keeps words that only start like a language", () => {
    expect(stripLocale("/arms")).toBe("/arms");
  });

  it.each([
    ["/ar", "/ar/"],
    ["/ar/", "/ar/"],
    ["/ar//", "/ar/"],
    ["/", "/"],
    ["/about/", "/about"],
    ["/ar/about/", "/ar/about"],
    ["/en/", "/en"],
    ["/solar/ar/", "/solar/ar"],
  ])("the one spelling of %s is %s", (given, canonical) => {
    expect(canonicalPath(given)).toBe(canonical);
  });

  it.each([
    ["/blog/x?gclid=1#top", "/blog/x"],
    ["/ar?utm_source=x", "/ar/"],
    ["/", "/"],
    ["", "/"],
    [`/${"a".repeat(400)}`, `/${"a".repeat(299)}`],
  ])("the path %s is stored as %s", (given, stored) => {
    expect(eventPath(given)).toBe(stored);
  });
});
