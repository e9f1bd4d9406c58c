import { describe, expect, it } from "vitest";
import { claims, offer } from "@/content/facts";
import { reviewRow } from "@/testing/factories";
import { localBusiness } from "./json-ld";
import { scriptJson } from "./script-json";
import { averageRating } from "./ratings";

describe("ratings", () => {
  it.each([
    [[5, 4, 4], 4.3],
    [[5, null], 5],
    [[0, 4], 4],
    [[0], undefined],
    [[], undefined],
  ])("%j averages %s", (ratings, average) => {
    expect(averageRating(ratings.map((rating) => ({ rating })))).toBe(average);
  });
});

describe("the business as structured data", () => {
  it("says what the site claims while no review is stored", () => {
    const data = localBusiness("en", "Care", []);
    expect(data).toMatchObject({
      priceRange: offer.priceRange,
      aggregateRating: { ratingValue: claims.rating, ratingCount: claims.ratedBy },
    });
    expect(data).not.toHaveProperty("review");
  });

  it("counts the stored reviews and shows at most five", () => {
    const reviews = Array.from({ length: 8 }, (_, index) =>
      reviewRow({ id: String(index), rating: index ? 5 : 3 }),
    );
    const data = localBusiness("ar", "رعاية", reviews);
    expect(data).toMatchObject({ aggregateRating: { ratingValue: 4.8, reviewCount: 8 } });
    expect((data as unknown as { review: unknown[] }).review).toHaveLength(5);
  });
});

it("leaves a review without stars out of the count, and gives it no rating", () => {
  const data = localBusiness("en", "Care", [
    reviewRow({ id: "a", rating: 0 }),
    reviewRow({ id: "b", rating: 4 }),
  ]);
  expect(data).toMatchObject({ aggregateRating: { ratingValue: 4, reviewCount: 1 } });
  const [first] = (data as unknown as { review: object[] }).review;
  expect(first).not.toHaveProperty("reviewRating");
});

it("cannot leave its script element", () => {
  const json = scriptJson({ name: "</script><script>alert(1)</script><!--\u2028" });
  expect(json).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(json)).toEqual({ name: "</script><script>alert(1)</script><!--\u2028" });
});
