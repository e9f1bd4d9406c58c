import { describe, expect, it } from "vitest";
import { slugOfTitle } from "./slug-of-title";

describe("the slug of a title", () => {
  it.each([
    ["Fever at home", "fever-at-home"],
    ["  Fever -- at home!  ", "fever-at-home"],
    ["IV Therapy: 5 myths & 3 truths", "iv-therapy-5-myths-3-truths"],
    ["Café crème", "cafe-creme"],
    ["A_b/c.d", "a-b-c-d"],
    ["Fever 🤒 at home", "fever-at-home"],
    ["الحمّى في المنزل", "alhma-fy-almnzl"],
    ["الحمّى 2026 fever", "alhma-2026-fever"],
    ["٥ أسئلة، وجواب", "5-asylh-wjwab"],
    ["گچ", "gch"],
    ["", ""],
    ["---", ""],
  ])("of %j is %j", (title, slug) => {
    expect(slugOfTitle(title, 120)).toBe(slug);
  });

  it("is valid for the database or empty for any title", () => {
    const letters = ["a", "Z", "0", " ", "-", "_", "/", ".", "é", "🤒", "ح", "'", "%", "\n"];
    for (let length = 0; length < 400; length += 3) {
      const title = Array.from({ length }, (_, index) => letters[(index * index + length) % letters.length]);
      const slug = slugOfTitle(title.join(""), 120);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(120);
      expect(slugOfTitle(slug, 120)).toBe(slug);
    }
  });
});
