import { describe, expect, it } from "vitest";
import { testFacts } from "@/testing/facts";
import { reviewRow } from "@/testing/factories";
import { localBusiness } from "./json-ld";
import { scriptJson } from "./script-json";

describe("the business as structured data", () => {
  it("has no rating that only the owner states, no sample, and no price range that nobody has named", () => {
    const data = localBusiness(testFacts({ priceRange: undefined }), "en", "Care", [reviewRow()]);
    for (const name of ["aggregateRating", "review", "priceRange"]) expect(data).not.toHaveProperty(name);
  });

  it("has the facts: number, hours, profiles, price range, ways to pay", () => {
    const facts = testFacts({ hours: { opens: "08:00", closes: "22:00" }, twitter: undefined });
    expect(localBusiness(facts, "ar", "رعاية")).toMatchObject({
      name: "دار عافية",
      telephone: "+97140000000",
      priceRange: "AED 200-1500",
      paymentAccepted: "نقدًا, تحويل مصرفي",
      openingHoursSpecification: { opens: "08:00", closes: "22:00" },
      address: { streetAddress: "البرشاء" },
      sameAs: ["https://www.instagram.com/example", "https://www.facebook.com/example"],
    });
  });

  it("has the average of all stored reviews and at most five of them", () => {
    const reviews = Array.from({ length: 8 }, (_, index) =>
      reviewRow({ id: String(index), is_sample: false }),
    );
    const data = localBusiness(
      testFacts({ rating: { value: 4.8, count: 60, isStored: true } }),
      "ar",
      "رعاية",
      reviews,
    );
    expect(data).toMatchObject({ aggregateRating: { ratingValue: 4.8, reviewCount: 60 } });
    expect((data as unknown as { review: unknown[] }).review).toHaveLength(5);
  });
});

it("the business names its valid permits", () => {
  const permit = {
    kind: "facility_licence",
    authority: { en: "An Authority", ar: "جهة" },
    number: "T-1",
    scope: { en: "Care at home", ar: "رعاية منزلية" },
  } as const;
  expect(localBusiness(testFacts({ permits: [permit] }), "ar", "رعاية")).toMatchObject({
    hasCertification: [
      { name: "رعاية منزلية", certificationIdentification: "T-1", issuedBy: { name: "جهة" } },
    ],
  });
  expect(localBusiness(testFacts(), "en", "Care")).not.toHaveProperty("hasCertification");
});

it("a review without stars has no rating", () => {
  const reviews = [
    reviewRow({ id: "a", rating: 0, is_sample: false }),
    reviewRow({ id: "b", rating: 4, is_sample: false }),
  ];
  const data = localBusiness(testFacts(), "en", "Care", reviews);
  const [first] = (data as unknown as { review: object[] }).review;
  expect(first).not.toHaveProperty("reviewRating");
});

it("cannot break out of its script element", () => {
  const json = scriptJson({ name: "</script><script>alert(1)</script><!--\u2028" });
  expect(json).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(json)).toEqual({ name: "</script><script>alert(1)</script><!--\u2028" });
});
