import { expect, it } from "vitest";
import { FACT_KEYS } from "@domain/facts";
import { factWords } from "@/i18n/fact-words";
import { formatNumber } from "@/i18n/format";
import { openingHours } from "@/seo/json-ld";
import { displayPhone } from "@/config/contact";
import { testFacts } from "@/testing/facts";
import { markedFacts, marksIn, marksInAnswer, shapeOf } from "./marked-facts";

const { facts, marks } = markedFacts(testFacts());
const words = factWords(facts, "en");

const factsOn = (html: string, head = "") => [...marksIn({ head, html }, marks).keys()].toSorted();

it("finds a fact however a page writes it, and no other one", () => {
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
    [`We answer ${words.hours}.`, words.openingHours, openingHours(facts), `"opens":"${facts.hours.opens}"`],
  ],
  [
    "languages",
    [`We speak ${words.languages}.`, `In ${words.anyLanguage}?`, JSON.stringify(facts.languages)],
  ],
  ["sameDayUntil", [`Bookings until ${words.sameDayUntil}.`]],
])("finds %s, which people choose, in each way to say it", (fact, said) => {
  for (const text of said) expect([text, factsOn(text)]).toEqual([text, [fact]]);
});

it("finds words that rest on the licence in those of a page, and not in its menu", () => {
  const claim = words.licensed("A DHA-licensed nurse", "A nurse");
  expect(factsOn(`<header>${claim}</header><main id="x"><p>A nurse</p></main>`)).toEqual([]);
  expect(factsOn(`<main id="x"><p>${claim}</p></main>`)).toEqual(["licensed"]);
  expect(factsOn("<main></main>", `<meta name="description" content="${claim}">`)).toEqual(["licensed"]);
  // Where they would be said, whether a licence holds today or not.
  const unlicensed = markedFacts(testFacts({ isLicensed: false })).facts;
  expect(factWords(unlicensed, "ar").licensed("مرخّص", "")).toMatch(/^مرخّص mark\d+$/);
});

it("marks every fact", () => {
  const marked = new Set([...marks.keys()].map((name) => name.split(" ")[0]));
  expect(FACT_KEYS.filter((key) => !marked.has(key))).toEqual([]);
});

it("depends on which facts there are, and not on what they say", () => {
  const dearer = testFacts().services.map((service) => ({ ...service, priceAED: 1 }));
  expect(shapeOf(testFacts({ services: dearer, years: 1 }))).toBe(shapeOf(testFacts()));
  const { years: _years, ...others } = testFacts();
  expect(shapeOf(others)).not.toBe(shapeOf(testFacts()));
});

it("finds the number of a permit, also while none holds", () => {
  const [permit] = facts.permits;
  expect(permit?.kind).toBe("facility_licence");
  expect(factsOn(`<bdi dir="ltr">${permit?.number}</bdi>`)).toEqual(["permit:facility_licence"]);
});

it("tells what people read from structured data and from the text of a chat", () => {
  const brand = facts.name.en;
  const data = `<script type="application/ld+json">{"name":"${brand}","telephone":"${facts.phone}"}</script>`;
  const chat = `<a href="https://wa.me/${facts.whatsapp.slice(1)}?text=Hello%20${brand}">Chat</a>`;
  const page = { head: "", html: `<main>${data}${chat}<p>Call ${displayPhone(facts.phone)}</p></main>` };
  expect(Object.fromEntries(marksIn(page, marks))).toEqual({
    name: ["data", "chat"],
    phone: ["text", "data"],
    whatsapp: ["chat"],
  });
  expect(marksInAnswer({ price: facts.services[0]?.priceAED }, marks)).toEqual(
    new Map([["price:doctor-on-call", ["data"]]]),
  );
});
