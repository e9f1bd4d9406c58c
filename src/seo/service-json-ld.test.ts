import { afterEach, describe, expect, it, vi } from "vitest";
import { testFacts } from "@/testing/facts";
import { faqPage } from "./page-json-ld";
import { offerEnd, serviceData } from "./service-json-ld";

describe("the last day of an offer", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ["2026-11-21T19:59:59Z", "2027-11-21"],
    ["2026-11-21T20:00:00Z", "2027-11-22"],
  ])("at %s is %s: a year after today in Dubai", (now, day) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
    expect(offerEnd()).toBe(day);
  });
});

it("the block offers the service at its starting price, in the currency of the business, until the given day", () => {
  const data = serviceData(testFacts(), "en", {
    slug: "babysitting-childcare",
    title: "Babysitting",
    description: "An evening off.",
    priceAED: 99,
    unit: "hour",
    offerValidUntil: "2027-11-21",
  });
  expect(data).toMatchObject({
    name: "Babysitting",
    url: "https://www.example.com/services/babysitting-childcare",
    areaServed: ["Dubai Marina", "Deira"],
    provider: {
      "@type": "MedicalBusiness",
      "@id": "https://www.example.com/#business",
      name: "Dar Afiya",
    },
    offers: {
      price: 99,
      priceCurrency: "AED",
      priceValidUntil: "2027-11-21",
      priceSpecification: { minPrice: 99, unitText: "hour" },
    },
  });
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
