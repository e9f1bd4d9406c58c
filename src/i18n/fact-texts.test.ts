import { describe, expect, it } from "vitest";
import { testFacts } from "@/testing/facts";
import { factTexts } from "./fact-texts";
import { fillFacts } from "./fill-facts";

const service = { slug: "nurse-on-call", name: { en: "Nurse", ar: "ممرّض" }, unit: "visit" } as const;

describe("formatted facts", () => {
  it.each([
    [1, "AED 1", "درهم واحد"],
    [2, "AED 2", "درهمين"],
    [7, "AED 7", "7 دراهم"],
    [99, "AED 99", "99 درهمًا"],
    [1_200, "AED 1,200", "1,200 درهم"],
  ])("format a price of %i by language", (priceAED, en, ar) => {
    const facts = testFacts({ services: [{ ...service, priceAED }] });
    expect(factTexts(facts, "en").price("nurse-on-call")).toBe(en);
    expect(factTexts(facts, "ar").price("nurse-on-call")).toBe(ar);
  });

  it("claim only what the owner has entered", () => {
    const facts = testFacts({ services: [service], insurance: undefined, averageResponse: undefined });
    const phrases = factTexts(facts, "en");
    expect([
      phrases.price("nurse-on-call"),
      phrases.arrival("nurse-on-call"),
      phrases.soon("nurse-on-call"),
    ]).toEqual([
      "a price we name beforehand",
      "a time we tell you when you book",
      "At a time we agree with you",
    ]);
    expect(phrases.insurance).toBe("A receipt for every visit");
    expect(factTexts(facts, "ar").price("gone-service")).toBe("سعر نخبرك به مسبقًا");
  });

  it.each([
    [12, "noon", "12 ظهرًا"],
    [9, "9 AM", "9 صباحًا"],
    [23, "11 PM", "11 مساءً"],
    [24, "midnight", "منتصف الليل"],
  ])("format the hour %i", (sameDayUntil, en, ar) => {
    const facts = testFacts({ sameDayUntil });
    expect([factTexts(facts, "en").sameDayUntil, factTexts(facts, "ar").sameDayUntil]).toEqual([en, ar]);
  });

  it("use the Arabic plural of the number before the unit", () => {
    const short = testFacts({
      services: [{ ...service, arrival: [5, 10], visit: [20, 40] }],
      labResults: [4, 8],
      careShifts: [4, 8],
      years: 7,
      patients: 9,
    });
    const phrases = factTexts(short, "ar");
    expect(phrases.visit("nurse-on-call")).toBe("من 20 إلى 40 دقيقة");
    expect([
      phrases.arrival("nurse-on-call"),
      phrases.labResults,
      phrases.shiftHours,
      phrases.years,
      phrases.patients,
    ]).toEqual(["5 إلى 10 دقائق", "4 إلى 8 ساعات", "4 أو 8 ساعات", "7 أعوام", "9 مرضى"]);
  });

  it("list the reader's own language first", () => {
    const facts = testFacts({ languages: ["ur", "en", "ar"] });
    expect(factTexts(facts, "en").languages).toBe("English, Urdu and Arabic");
    expect(factTexts(facts, "en").anyLanguage).toBe("English, Urdu or Arabic");
    expect(factTexts(facts, "ar").languages).toBe("العربية والأردية والإنجليزية");
  });

  it("say 24/7 only for a team that works day and night", () => {
    const always = factTexts(testFacts(), "en");
    expect([always.openingHours, always.hours]).toEqual(["24/7", "day and night"]);
    const facts = testFacts({ hours: { opens: "08:00", closes: "22:30" } });
    const phrases = factTexts(facts, "en");
    expect(phrases.openingHours).toContain("08:00–22:30");
    expect(phrases.hours).toBe("from 8 AM to 10:30 PM");
    expect(factTexts(facts, "ar").hours).toBe("من 8 صباحًا إلى 10:30 مساءً");
  });
});

describe("a text of staff", () => {
  it("gets its facts filled in; unknown placeholders stay", () => {
    const facts = testFacts({ years: undefined });
    expect(
      fillFacts("{{ price:nurse-on-call }}, {{years}}, {{price:gone}}, {{foo}}, {{a:b:c}}", facts, "en"),
    ).toBe("AED 99, many years, a price we name beforehand, {{foo}}, {{a:b:c}}");
  });

  it("names the price of a service that an owner has added", () => {
    const services = [
      { slug: "sleep-study", name: { en: "", ar: "" }, priceAED: 450, unit: "visit" } as const,
    ];
    expect(fillFacts("{{price:sleep-study}}", testFacts({ services }), "en")).toBe("AED 450");
  });

  it.each([
    ["{{hours}}", "day and night", "ليلًا ونهارًا"],
    ["{{shifts}}", "8, 12 or 24 hours", "8 أو 12 أو 24 ساعة"],
    ["{{years}}", "25 years", "25 عامًا"],
    ["{{patients}}", "1,000 patients", "1,000 مريض"],
    ["{{rating}}", "4.9 out of 5", "4.9 من 5"],
    ["{{treatments}}", "2,000+ treatments", "أكثر من 2,000 زيارة علاجية"],
    ["{{promise}}", "often in 30 minutes", "غالبًا خلال 30 دقيقة"],
    ["{{price-range}}", "AED 200-1500", "AED 200-1500"],
  ])("has %s with its unit, in the Arabic plural of the last number", (text, inEnglish, inArabic) => {
    expect([fillFacts(text, testFacts(), "en"), fillFacts(text, testFacts(), "ar")]).toEqual([
      inEnglish,
      inArabic,
    ]);
  });
});
