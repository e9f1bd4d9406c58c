import { expect, it } from "vitest";
import { testFacts } from "@/testing/facts";
import { pageTexts, textFiller } from "./fill-texts";
import { PAGE_CONDITIONS, PAGE_FACTS } from "./placeholders";

const SLUG = "nurse-on-call";
const withoutTimes = testFacts({
  services: testFacts().services.map(({ slug, name, unit }) => ({ slug, name, unit })),
});

it("a text names facts of today, and those of its own service", () => {
  const fill = textFiller(testFacts(), "en", SLUG);
  expect(fill("{{starts-from}}, {{hours}}. Ask {{name}} about {drip}.")).toBe(
    "A visit starts from AED 99, day and night. Ask Dar Afiya about {drip}.",
  );
});

it("texts for both cases depend on their fact, and may name others", () => {
  const text = "{{arrival:Usually in {{arrival}}, {{hours}}.|At a time we agree with you, {{hours}}.}} Ask.";
  expect(textFiller(testFacts(), "en", SLUG)(text)).toBe("Usually in 30–60 minutes, day and night. Ask.");
  expect(textFiller(withoutTimes, "en", SLUG)(text)).toBe("At a time we agree with you, day and night. Ask.");
});

it.each(PAGE_CONDITIONS)("%s has texts for both cases", (name) => {
  const nothing = {
    ...withoutTimes,
    isLicensed: false,
    hours: { opens: "08:00", closes: "20:00" },
    averageResponse: undefined,
    rating: undefined,
    treatments: undefined,
    years: undefined,
  };
  const text = `We say {{${name}:this|that}}.`;
  expect(textFiller(testFacts(), "ar", SLUG)(text)).toBe("We say this.");
  expect(textFiller(nothing, "ar", SLUG)(text)).toBe("We say that.");
});

it.each(PAGE_FACTS)("%s has a value in both languages", (name) => {
  for (const locale of ["en", "ar"] as const)
    expect(textFiller(testFacts(), locale, SLUG)(`{{${name}}}`)).toMatch(/^[^{}]+$/);
});

it("a file is read in one language at any depth", () => {
  const file = {
    id: "a",
    title: { en: "Hours: {{hours}}", ar: "المواعيد: {{hours}}" },
    points: [{ en: "One", ar: "واحد" }],
    keywords: { en: ["nurse dubai", "nurse"], ar: ["ممرّض"] },
  };
  const { en, ar } = pageTexts(file, SLUG)(testFacts());
  expect(en).toEqual({
    id: "a",
    title: "Hours: day and night",
    points: ["One"],
    keywords: ["nurse dubai", "nurse"],
  });
  expect(ar).toEqual({ id: "a", title: "المواعيد: ليلًا ونهارًا", points: ["واحد"], keywords: ["ممرّض"] });
});
