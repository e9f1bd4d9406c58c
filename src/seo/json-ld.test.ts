import { describe, expect, it } from "vitest";
import { claims, offer } from "@/config/facts";
import { reviewRow } from "@/testing/factories";
import { localBusiness } from "./json-ld";
import { scriptJson } from "./script-json";

describe("the business as structured data", () => {
  it("says what the site claims while no review is stored", () => {
    const data = localBusiness("en", "Care", { rating: null });
    expect(data).toMatchObject({
      priceRange: offer.priceRange,
      aggregateRating: { ratingValue: claims.rating, ratingCount: claims.ratedBy },
    });
    expect(data).not.toHaveProperty("review");
  });

  it("says what all stored reviews come to and shows at most five", () => {
    const reviews = Array.from({ length: 8 }, (_, index) => reviewRow({ id: String(index) }));
    const data = localBusiness("ar", "رعاية", { rating: { value: 4.8, count: 60 }, reviews });
    expect(data).toMatchObject({ aggregateRating: { ratingValue: 4.8, reviewCount: 60 } });
    expect((data as unknown as { review: unknown[] }).review).toHaveLength(5);
  });
});

it("gives a review without stars no rating", () => {
  const reviews = [reviewRow({ id: "a", rating: 0 }), reviewRow({ id: "b", rating: 4 })];
  const data = localBusiness("en", "Care", { rating: null, reviews });
  const [first] = (data as unknown as { review: object[] }).review;
  expect(first).not.toHaveProperty("reviewRating");
});

it("cannot leave its script element", () => {
  const json = scriptJson({ name: "</script><script>alert(1)</script><!--\u2028" });
  expect(json).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(json)).toEqual({ name: "</script><script>alert(1)</script><!--\u2028" });
});
