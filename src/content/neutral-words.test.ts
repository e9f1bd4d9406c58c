import { describe, expect, it } from "vitest";
import { FACT_KEYS, FACTS } from "@domain/facts";
import { factTexts } from "@/i18n/fact-texts";
import { fillFacts } from "@/i18n/fill-facts";
import type { Locale, Localized } from "@/config/locales";
import { ARTICLE_TEXTS, localeOf } from "@/testing/article-texts";
import { testFacts } from "@/testing/facts";
import { PAGE_TEXTS, textsIn } from "@/testing/page-texts";

/** Facts without a value for any that may lack one. */
const nothingNamed = testFacts({
  ...Object.fromEntries(
    FACT_KEYS.filter((key) => !("isRequired" in FACTS[key])).map((key) => [key, undefined]),
  ),
  services: testFacts().services.map(({ slug, name, unit }) => ({ slug, name, unit })),
  isLicensed: false,
});

const SERVICE = "nurse-on-call";
const en = factTexts(nothingNamed, "en");
const ar = factTexts(nothingNamed, "ar");

/** The text that replaces a missing fact, and the words before it with which it makes a sentence. */
const NEUTRAL: Localized<readonly (readonly [neutral: string, before: RegExp])[]> = {
  en: [
    [en.price(SERVICE), / from $/],
    [en.arrival(SERVICE), / (?:in|within) $/],
    [en.visit(SERVICE), /(?:takes|lasts|\bfor) $/i],
  ],
  ar: [
    [ar.price(SERVICE), / من $/],
    [ar.arrival(SERVICE), / خلال $/],
    [ar.visit(SERVICE), /(?:[تي]ستغرق|ترتاح)(?: \S+){0,2} $/],
  ],
};

/** A clause of its own ends there: “a price we name beforehand a day” and “… of rest” are no sentences. */
const AFTER = /^(?:$|\s*[.,;:!?|،؛؟"]| and\b| with\b| و)/;

const badlySaid = (text: string, locale: Locale): string[] =>
  NEUTRAL[locale].flatMap(([neutral, before]) =>
    Array.from(text.matchAll(RegExp(neutral, "g")), ({ index }) => index)
      .filter((at) => !before.test(text.slice(0, at)) || !AFTER.test(text.slice(at + neutral.length)))
      .map((at) => text.slice(Math.max(0, at - 60), at + neutral.length + 40)),
  );

describe("without facts", () => {
  it.each(Object.entries(PAGE_TEXTS))("the texts are complete sentences: %s", (_, make) => {
    expect(textsIn(make(nothingNamed)).flatMap((text) => badlySaid(text, localeOf(text)))).toEqual([]);
  });

  it.each(Object.entries(ARTICLE_TEXTS))("the texts of articles are complete sentences: %s", (_, lines) => {
    expect(
      lines.flatMap((line) => badlySaid(fillFacts(line, nothingNamed, localeOf(line)), localeOf(line))),
    ).toEqual([]);
  });
});

it.each([
  ["en", `Care starts from ${en.price(SERVICE)} a day.`],
  ["en", `Sealed material, and ${en.visit(SERVICE)} of rest.`],
  ["en", `Usually within ${en.arrival(SERVICE)} of your call.`],
  ["ar", `تبدأ من ${ar.price(SERVICE)} لليوم.`],
  ["ar", `و${ar.visit(SERVICE)} من الراحة`],
  ["ar", `تصل خلال ${ar.arrival(SERVICE)} عادةً`],
] as const)("no sentence in %s is: %s", (locale, text) => {
  expect(badlySaid(text, locale)).toHaveLength(1);
});
