import { describe, expect, it } from "vitest";
import { eventPath, localizedPath, stripLocale } from "./paths";

describe("paths", () => {
  it.each([
    ["/", "/ar"],
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
    ["/blog/x?gclid=1#top", "/blog/x"],
    ["/ar/", "/ar"],
    ["/", "/"],
    ["", "/"],
    [`/${"a".repeat(400)}`, `/${"a".repeat(299)}`],
  ])("the path %s is stored as %s", (given, stored) => {
    expect(eventPath(given)).toBe(stored);
  });
});
