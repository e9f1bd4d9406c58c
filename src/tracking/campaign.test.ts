import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "@/testing/any-text";
import { campaignOf } from "./campaign";

it("the campaign has its four names only", () => {
  expect(
    campaignOf("?utm_source=letter&utm_medium=email&utm_campaign=رمضان 2026&utm_term=x&gclid=x&name=amal"),
  ).toEqual({
    utm_source: "letter",
    utm_medium: "email",
    utm_campaign: "رمضان 2026",
    utm_content: null,
  });
});

it.each([
  ["nothing", "", null],
  ["an empty value", "?utm_source=", null],
  ["blanks", "?utm_source=%20%0A%20", null],
  ["an email address", "?utm_source=amal%40example.com", null],
  ["control characters", "?utm_source=a%00b%0D%0Ac", "a b c"],
  ["broken encoding", "?utm_source=%E0%A4%A", "\u{FFFD}%A"],
  ["markup, which stays text", "?utm_source=<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["the first of several", "?utm_source=a&utm_source=b", "a"],
  ["a hundred characters and more", `?utm_source=${"a".repeat(9000)}`, "a".repeat(100)],
  ["characters of two halves", `?utm_source=${"😀".repeat(101)}`, "😀".repeat(100)],
])("the campaign has %s", (_, search, value) => {
  expect(campaignOf(search).utm_source).toBe(value);
});

it("the campaign is valid for the database, for any address", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 300 }), (text) => {
      const { utm_campaign } = campaignOf(`?${new URLSearchParams({ utm_campaign: text }).toString()}`);
      if (utm_campaign === null) return;
      expect(Array.from(utm_campaign).length).toBeLessThanOrEqual(100);
      expect(utm_campaign).not.toMatch(/\p{Cc}|\p{Cs}/u);
    }),
    { numRuns: 50 },
  );
});
