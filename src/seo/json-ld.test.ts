import { describe, expect, it } from "vitest";
import { testFacts } from "@/testing/facts";
import { reviewRow } from "@/testing/factories";
import { faqPage, localBusiness, scriptJson } from "./json-ld";

describe("the business as structured data", () => {
  it("has no rating that only the owner states, no sample, and no missing price range", () => {
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

  it("has the average of all stored reviews and at most five of them, without stars where none were given", () => {
    const reviews = Array.from({ length: 8 }, (_, index) =>
      reviewRow({ id: String(index), rating: index === 0 ? 0 : 4, is_sample: false }),
    );
    const rating = { value: 4.8, count: 60, isStored: true } as const;
    const data = localBusiness(testFacts({ rating }), "ar", "رعاية", reviews);
    expect(data).toMatchObject({ aggregateRating: { ratingValue: 4.8, reviewCount: 60 } });
    const { review } = data as unknown as { review: object[] };
    expect(review.map((one) => "reviewRating" in one)).toEqual([false, true, true, true, true]);
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

it("cannot break out of its script element", () => {
  const json = scriptJson({ name: "</script><script>alert(1)</script><!--\u2028" });
  expect(json).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(json)).toEqual({ name: "</script><script>alert(1)</script><!--\u2028" });
});

describe("questions as structured data", () => {
  it("leave out pairs without a question or an answer", () => {
    const data = faqPage("en", [
      { question: "How soon?", answer: "Soon." },
      { question: "How much?", answer: " " },
      { question: "", answer: "Yes." },
    ]);
    expect(data).toMatchObject({ "@type": "FAQPage", inLanguage: "en" });
    expect(data?.mainEntity).toEqual([
      { "@type": "Question", name: "How soon?", acceptedAnswer: { "@type": "Answer", text: "Soon." } },
    ]);
  });

  it.each([[[]], [[{ question: "How much?", answer: "" }]]])("do not exist for %j", (faqs) => {
    expect(faqPage("en", faqs)).toBeUndefined();
  });
});
