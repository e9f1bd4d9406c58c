import { describe, expect, it } from "vitest";
import { dangerSigns } from "@domain/triage";
import { drips } from "@/content/iv-drips";
import { testFacts } from "@/testing/facts";
import { PAGE_TEXTS, textsIn } from "@/testing/page-texts";
import { LOCATION_TEXTS } from "@/testing/location-texts";

/** Numbers, without those that belong to a name like HbA1c or B12, and without the highest possible rating: “4.9 star rating”. */
const numbersIn = (text: string): string =>
  (text.replace(/ (?:out of|من) 5(?!\d)/g, "").match(/(?<![A-Za-zب])\d+(?:[.,:]\d+)*/gu) ?? [])
    .toSorted()
    .join(" ");

interface Pair {
  en: unknown;
  ar: unknown;
}

/** The texts in both languages, at any depth of the value. */
function pairsIn(value: unknown): Pair[] {
  if (typeof value !== "object" || value === null) return [];
  if ("en" in value && "ar" in value) return [{ en: value.en, ar: value.ar }];
  return Object.values(value).flatMap(pairsIn);
}

// The search terms of a page differ between the languages.
const said = (texts: unknown): string[] => textsIn(texts, /keywords/i);

const differences = ({ en, ar }: Pair): string[] => {
  const arabic = said(ar);
  return said(en).flatMap((text, place) => {
    const other = arabic[place] ?? "";
    return numbersIn(text) === numbersIn(other) ? [] : [`${text} | ${other}`];
  });
};

/** Hours of a day, which both languages write in numbers; around the clock is 24/7 in one language and words in the other. */
const facts = testFacts({ hours: { opens: "08:00", closes: "22:30" } });
const { "English ones of every page": english, "Arabic ones of every page": arabic, ...pages } = PAGE_TEXTS;

describe("both languages name the same numbers", () => {
  it.each([
    ...Object.entries(pages).map(([name, make]): [string, Pair[]] => [name, pairsIn(make(facts))]),
    ["texts of every page", [{ en: english?.(facts), ar: arabic?.(facts) }]],
    ["drips", pairsIn(drips)],
    ["danger signs", pairsIn(dangerSigns)],
  ] satisfies [string, Pair[]][])("in: %s", (_, pairs) => {
    expect(pairs).not.toEqual([]);
    expect(pairs.flatMap(differences)).toEqual([]);
  });
});

/** The requests that a location's text names, in English and then in Arabic. */
const REQUESTS = /^ {4}E?'((?:[^']|'')+)',\s+E?'((?:[^']|'')+)'\),?$/gm;

const sentencesIn = (text: string): number =>
  text.split(/[.!?؟](?:\s|$)/).filter((part) => part.trim()).length;

it("the texts of locations contain the same in Arabic as in English", () => {
  const pairs = Array.from(LOCATION_TEXTS.matchAll(REQUESTS), ([, en = "", ar = ""]) => ({ en, ar }));
  expect(pairs).toHaveLength(56);
  expect(pairs.flatMap(differences)).toEqual([]);
  expect(pairs.filter(({ en, ar }) => sentencesIn(en) !== sentencesIn(ar))).toEqual([]);
});

it("a number that is missing in one language is found", () => {
  expect(differences({ en: "Fast for 8 hours, or 12.", ar: "صم 8 ساعات." })).toHaveLength(1);
});
