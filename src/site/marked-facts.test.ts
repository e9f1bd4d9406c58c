import { expect, it } from "vitest";
import { FACT_KEYS } from "@domain/facts";
import { formatNumber } from "@/i18n/format";
import { displayPhone } from "@/config/contact";
import { testFacts } from "@/testing/facts";
import { markedFacts, marksIn, shapeOf } from "./marked-facts";

const { facts, marks } = markedFacts(testFacts());

it("finds a fact however a page writes it, and no other one", () => {
  const nurse = facts.services.find(({ slug }) => slug === "nurse-on-call");
  const page = [
    formatNumber(facts.patients ?? 0),
    displayPhone(facts.phone),
    `<a href="mailto:${facts.email}">`,
    `From AED ${formatNumber(nurse?.priceAED ?? 0)}`,
    `${nurse?.arrival?.[0]}–60 minutes`,
    facts.street.ar,
    "AED 99, 610000",
  ].join("\n");
  expect(marksIn(page, marks).toSorted()).toEqual([
    "email",
    "patients",
    "phone",
    "price:nurse-on-call",
    "response:nurse-on-call",
    "street",
  ]);
  expect(marksIn("A page about nothing of that: 2026, 24/7, +971 4 000 0000", marks)).toEqual([]);
});

it("marks every fact but those that are no text of their own", () => {
  const marked = new Set([...marks.keys()].map((name) => name.split(" ")[0]));
  expect(FACT_KEYS.filter((key) => !marked.has(key))).toEqual(["hours", "languages", "sameDayUntil"]);
});

it("depends on which facts there are, and not on what they say", () => {
  const dearer = testFacts().services.map((service) => ({ ...service, priceAED: 1 }));
  expect(shapeOf(testFacts({ services: dearer, years: 1 }))).toBe(shapeOf(testFacts()));
  expect(shapeOf(testFacts({ isLicensed: false }))).not.toBe(shapeOf(testFacts()));
  const { years: _years, ...others } = testFacts();
  expect(shapeOf(others)).not.toBe(shapeOf(testFacts()));
});

it("finds the number of a permit", () => {
  const permit = {
    kind: "facility_licence",
    authority: { en: "An Authority", ar: "جهة" },
    number: "T-1",
    scope: { en: "Care", ar: "رعاية" },
  } as const;
  const marked = markedFacts(testFacts({ permits: [permit] }));
  const page = `<bdi dir="ltr">${marked.facts.permits[0]?.number}</bdi>`;
  expect(marksIn(page, marked.marks)).toEqual(["permit:facility_licence"]);
});
