import { describe, expect, it } from "vitest";
import { offer } from "@/config/facts";
import { reviewRow } from "@/testing/factories";
import { localBusiness } from "./json-ld";
import { scriptJson } from "./script-json";

describe("the business as structured data", () => {
  it("has neither rating nor reviews while there are only samples", () => {
    const data = localBusiness("en", "Care", { rating: null, reviews: [reviewRow()] });
    expect(data).toMatchObject({ priceRange: offer.priceRange });
    expect(data).not.toHaveProperty("aggregateRating");
    expect(data).not.toHaveProperty("review");
  });

  it("says what all stored reviews come to and shows at most five", () => {
    const reviews = Array.from({ length: 8 }, (_, index) =>
      reviewRow({ id: String(index), is_sample: false }),
    );
    const data = localBusiness("ar", "رعاية", { rating: { value: 4.8, count: 60 }, reviews });
    expect(data).toMatchObject({ aggregateRating: { ratingValue: 4.8, reviewCount: 60 } });
    expect((data as unknown as { review: unknown[] }).review).toHaveLength(5);
  });
});

it("gives a review without stars no rating", () => {
  const reviews = [
    reviewRow({ id: "a", rating: 0, is_sample: false }),
    reviewRow({ id: "b", rating: 4, is_sample: false }),
  ];
  const data = localBusiness("en", "Care", { rating: null, reviews });
  const [first] = (data as unknown as { review: object[] }).review;
  expect(first).not.toHaveProperty("reviewRating");
});

it("cannot leave its script element", () => {
  const json = scriptJson({ name: "</script><script>alert(1)</script><!--\u2028" });
  expect(json).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(json)).toEqual({ name: "</script><script>alert(1)</script><!--\u2028" });
});
