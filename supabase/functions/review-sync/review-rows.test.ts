import assert from "node:assert/strict";
import type { PlaceReview } from "./google-places.ts";
import { reviewRows } from "./review-rows.ts";

function review(overrides: Partial<PlaceReview> = {}): PlaceReview {
  return {
    name: "places/p/reviews/r1",
    rating: 5,
    originalText: { text: "Kind and quick.", languageCode: "en" },
    authorAttribution: { displayName: "Example Writer" },
    publishTime: "2026-10-28T20:15:42Z",
    googleMapsUri: "https://www.google.com/maps/reviews/example",
    ...overrides,
  };
}

Deno.test("a review has one row with a stable id, whatever the place is called at the time", () => {
  assert.deepEqual(reviewRows([review()]), [
    {
      source_id: "r1",
      lang: "en",
      author: "Example Writer",
      rating: 5,
      content: "Kind and quick.",
      review_url: "https://www.google.com/maps/reviews/example",
      published_at: "2026-10-28T20:15:42Z",
    },
  ]);
  assert.equal(reviewRows([review({ name: "places/moved/reviews/r1" })])[0]?.source_id, "r1");
  // Some come in both languages.
  assert.equal(reviewRows([review(), review(), review({ name: "places/p/reviews/r2" })]).length, 2);
});

Deno.test("keeps the author's original text, and Google's if there is none", () => {
  const text = { text: "Kind and quick.", languageCode: "en" };
  const originalText = { text: "لطيف وسريع.", languageCode: "ar-AE" };
  assert.deepEqual(
    reviewRows([review({ text, originalText })]).map(({ lang, content }) => [lang, content]),
    [["ar", "لطيف وسريع."]],
  );
  const { originalText: _, ...rest } = review();
  assert.equal(reviewRows([{ ...rest, text }])[0]?.content, "Kind and quick.");
});

for (const [name, originalText] of Object.entries({
  "in another language": { text: "Sehr gut.", languageCode: "de" },
  "in no known language": { text: "Very good." },
  "without words": { text: " \n ", languageCode: "en" },
})) {
  Deno.test(`leaves out a review ${name}`, () => {
    assert.deepEqual(reviewRows([review({ originalText })]), []);
  });
}

Deno.test("fits the table's limits without cutting a character in half", () => {
  const [row] = reviewRows([
    review({
      authorAttribution: { displayName: "🙂".repeat(121) },
      originalText: { text: "a".repeat(5_001), languageCode: "en" },
      rating: 4.5,
    }),
  ]);
  assert.equal(row?.author, `${"🙂".repeat(119)}…`);
  assert.equal(row?.content.length, 5_000);
  assert.equal(row?.rating, 5);
});

Deno.test("drops an address that is not a web address", () => {
  for (const googleMapsUri of ["javascript:alert(1)", `https://example.com/${"x".repeat(500)}`]) {
    assert.equal(reviewRows([review({ googleMapsUri })])[0]?.review_url, null);
  }
});
