import { expect, it } from "vitest";
import { FACT_KEYS } from "@domain/facts";
import { factTexts } from "@/i18n/fact-texts";
import { formatNumber } from "@/i18n/format";
import { openingHours } from "@/seo/json-ld";
import { displayPhone } from "@/config/contact";
import { testFacts } from "@/testing/facts";
import { markedFacts, marksIn } from "./marked-facts";

const { facts, marks } = markedFacts(testFacts());
const phrases = factTexts(facts, "en");

const factsOn = (html: string, head = "") => [...marksIn({ head, html }, marks)].toSorted();

it("the marker finds a fact in any format, and no other one", () => {
  const nurse = facts.services.find(({ slug }) => slug === "nurse-on-call");
  const page = [
    formatNumber(facts.patients ?? 0),
    displayPhone(facts.phone),
    `<a href="mailto:${facts.email}">`,
    `From AED ${formatNumber(nurse?.priceAED ?? 0)}`,
    `30–${nurse?.arrival?.[1]} minutes`,
    facts.street.ar,
    "AED 99, 610000",
  ].join("\n");
  expect(factsOn(page)).toEqual([
    "email",
    "patients",
    "phone",
    "price:nurse-on-call",
    "response:nurse-on-call",
    "street",
  ]);
  expect(factsOn("A page about nothing of that: 2026, 24/7, +971 4 000 0000, 3:17 PM, 9 AM")).toEqual([]);
});

it.each([
  [
    "hours",
    [
      `We answer ${phrases.hours}.`,
      phrases.openingHours,
      openingHours(facts),
      `"opens":"${facts.hours.opens}"`,
    ],
  ],
  [
    "languages",
    [`We speak ${phrases.languages}.`, `In ${phrases.anyLanguage}?`, JSON.stringify(facts.languages)],
  ],
  ["sameDayUntil", [`Bookings until ${phrases.sameDayUntil}.`]],
])("the marker finds %s, a choice, in each wording", (fact, said) => {
  for (const text of said) expect([text, factsOn(text)]).toEqual([text, [fact]]);
});

it("the marker finds licence claims in a page's text, and not in its menu", () => {
  const claim = phrases.licensed("A DHA-licensed nurse", "A nurse");
  expect(factsOn(`<header>${claim}</header><main id="x"><p>A nurse</p></main>`)).toEqual([]);
  expect(factsOn(`<main id="x"><p>${claim}</p></main>`)).toEqual(["licensed"]);
  expect(factsOn("<main></main>", `<meta name="description" content="${claim}">`)).toEqual(["licensed"]);
  // These facts would appear there, whether a licence holds today or not.
  const unlicensed = markedFacts(testFacts({ isLicensed: false })).facts;
  expect(factTexts(unlicensed, "ar").licensed("مرخّص", "")).toMatch(/^مرخّص mark\d+$/);
});

it("every fact has a mark", () => {
  const marked = new Set([...marks.keys()].map((name) => name.split(" ")[0]));
  expect(FACT_KEYS.filter((key) => !marked.has(key))).toEqual([]);
});

it("marked facts depend on which facts there are, not on their values", () => {
  const dearer = testFacts().services.map((service) => ({ ...service, priceAED: 1 }));
  expect(markedFacts(testFacts({ services: dearer, years: 1 })).facts).toEqual(facts);
  const { years: _years, ...others } = testFacts();
  expect(markedFacts(others).facts).not.toHaveProperty("years");
});

it("the marker finds a permit's number, also of an invalid one", () => {
  const [permit] = facts.permits;
  expect(permit?.kind).toBe("facility_licence");
  expect(factsOn(`<bdi dir="ltr">${permit?.number}</bdi>`)).toEqual(["permit:facility_licence"]);
});
