import { describe, expect, it } from "vitest";
import { brandName } from "@/config/brand";
import { emergencyNumbers } from "@/config/contact";
import { careExtras } from "./care-page";
import { claims } from "@/config/facts";
import { ivCoverage } from "./iv-coverage";
import { ivExtras } from "./iv-page";

/** Names, not words: the same in both languages. */
const NAMES = /\.id$/;

/** What Arabic readers write in Latin letters too. */
const WRITTEN_IN_LATIN = /NAD/g;

function textsOf(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return NAMES.test(path) ? [] : [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

describe.each([
  { page: "IV therapy", extras: ivExtras },
  { page: "elderly care", extras: careExtras },
])("what only the $page page says", ({ extras }) => {
  const english = textsOf(extras("en"));
  const arabic = textsOf(extras("ar"));

  it("is there in both languages, nothing missing and nothing empty", () => {
    expect(english.length).toBeGreaterThan(60);
    expect(arabic.map(([path]) => path)).toEqual(english.map(([path]) => path));
    expect([...english, ...arabic].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("is Arabic in Arabic, with Latin digits, and English in English", () => {
    expect(english.filter(([, text]) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
    expect(
      arabic.filter(([, text]) => /[A-Za-z]{2,}|[٠-٩۰-۹]/.test(text.replace(WRITTEN_IN_LATIN, ""))),
    ).toEqual([]);
  });

  it("survives the way through the page as it is", () => {
    expect(JSON.parse(JSON.stringify(extras("en")))).toStrictEqual(extras("en"));
  });

  it("opens a chat of its own with every button", () => {
    for (const [texts, brand] of [
      [english, brandName.en],
      [arabic, brandName.ar],
    ] as const) {
      const messages = texts.filter(([path]) => path.endsWith(".chatMessage")).map(([, text]) => text);
      expect(new Set(messages).size).toBe(messages.length);
      expect(messages.filter((message) => !message.includes(brand))).toEqual([]);
    }
  });
});

describe("the IV therapy page", () => {
  it("names the drip in its chat message and its price where there is one", () => {
    const { items } = ivExtras("en").drips;
    expect(items.filter(({ title, chatMessage }) => !chatMessage.includes(title))).toEqual([]);
    expect(items.map(({ price }) => price).filter(Boolean)).toEqual([
      "AED 349",
      "AED 399",
      "AED 299",
      "AED 349",
      "AED 399",
    ]);
    expect(ivExtras("ar").drips.items[0]?.price).toBe("349 درهمًا");
  });

  it("gives each area the time in which a nurse is there", () => {
    expect(ivCoverage.map(({ name, responseMinutes }) => [name.en, ...responseMinutes])).toEqual([
      ["Dubai Marina", 20, 30],
      ["Downtown Dubai", 25, 35],
      ["Business Bay", 20, 30],
      ["JLT", 25, 35],
      ["Palm Jumeirah", 30, 40],
      ["Dubai Hills", 30, 40],
    ]);
    expect(ivExtras("en").coverage.areas[0]?.responseTime).toBe("20–30 min");
  });

  it.each(["en", "ar"] as const)("says in %s for whom to call an ambulance instead", (locale) => {
    const { needs, emergency } = ivExtras(locale).urgent;
    expect(needs.length).toBeGreaterThanOrEqual(3);
    expect(emergency).toContain(emergencyNumbers.ambulance);
  });
});

describe("the elderly care page", () => {
  it("has six cards with four features and three reasons to trust, rated as the business claims", () => {
    for (const locale of ["en", "ar"] as const) {
      const { cards } = careExtras(locale).services;
      expect(cards).toHaveLength(6);
      for (const card of cards) {
        expect([card.features.length, card.trust.length, card.rating]).toEqual([4, 3, claims.rating]);
      }
    }
  });

  it("has eight reasons why families trust us", () => {
    expect(careExtras("en").why.reasons).toHaveLength(8);
    expect(careExtras("ar").why.reasons).toHaveLength(8);
  });
});
