import { describe, expect, it } from "vitest";
import { isSlug, slugOfTitle } from "./slug";

describe("the slug of a title", () => {
  it.each([
    ["Fever at home", "fever-at-home"],
    ["  Fever -- at home!  ", "fever-at-home"],
    ["IV Therapy: 5 myths & 3 truths", "iv-therapy-5-myths-3-truths"],
    ["Café crème", "cafe-creme"],
    ["A_b/c.d", "a-b-c-d"],
    ["Fever 🤒 at home", "fever-at-home"],
    ["الحمّى في المنزل", ""],
    ["الحمّى 2026 fever", "2026-fever"],
    ["", ""],
    ["---", ""],
  ])("of %j is %j", (title, slug) => {
    expect(slugOfTitle(title)).toBe(slug);
  });

  it("is one that the database takes, or empty, whatever the title", () => {
    const letters = ["a", "Z", "0", " ", "-", "_", "/", ".", "é", "🤒", "ح", "'", "%", "\n"];
    for (let length = 0; length < 400; length += 3) {
      const title = Array.from({ length }, (_, index) => letters[(index * index + length) % letters.length]);
      const slug = slugOfTitle(title.join(""));
      expect(slug === "" || isSlug(slug)).toBe(true);
      expect(slugOfTitle(slug)).toBe(slug);
    }
  });
});

it.each(["Fever", "fever at home", "-fever", "fever-", "fever--home", "حمى", "a".repeat(121), ""])(
  "knows that %j is no slug",
  (slug) => {
    expect(isSlug(slug)).toBe(false);
  },
);
