import { expect, it } from "vitest";
import { pricesFromAED } from "@/config/facts";
import { drips } from "./iv-drips";

/** Title, category, price, popular, badge, as the business gave them. */
const CATALOGUE = [
  ["Energy Booster", "ENERGY", 349, true, undefined],
  ["Hair Growth", "BEAUTY", 399, undefined, undefined],
  ["Liver Detox", "DETOX", undefined, undefined, undefined],
  ["Gut Cleansing", "DETOX", undefined, undefined, undefined],
  ["NAD", "ANTI AGING", undefined, undefined, undefined],
  ["Iron", "HEALTH", undefined, undefined, undefined],
  ["Immune Boost", "IMMUNITY", undefined, undefined, undefined],
  ["Hydration", "HYDRATION", 299, true, "Best for Hangover"],
  ["Multivitamin", "VITAMINS", undefined, undefined, undefined],
  ["Jet Lag", "RECOVERY", 349, true, "Traveler Favorite"],
  ["Skin Glow", "BEAUTY", 399, undefined, "VIP Choice"],
];

it("lists the eleven drips with exactly the prices and badges that were given", () => {
  expect(
    drips.map((drip) => [
      drip.title.en,
      drip.category.en.toUpperCase(),
      drip.priceAED,
      drip.isPopular,
      drip.badge?.en,
    ]),
  ).toEqual(CATALOGUE);
});

it("has no drip that is cheaper than the price the service starts from", () => {
  expect(Math.min(...drips.flatMap(({ priceAED }) => priceAED ?? []))).toBe(pricesFromAED.ivTherapy);
});

it("gives every drip a name of its own and as many benefits in one language as in the other", () => {
  expect(new Set(drips.map(({ id }) => id)).size).toBe(drips.length);
  for (const { benefits } of drips) {
    expect(benefits.en).toHaveLength(3);
    expect(benefits.ar).toHaveLength(3);
  }
});

it("promises no cure, and says plainly what a detox is", () => {
  const promises = drips.filter(({ suitableFor, benefits }) =>
    /\b(?:cures?|heals?|treats?|detox|guarantee[ds]?)\b|يشفي|شفاء|يعالج|ضمان/i.test(
      [suitableFor.en, suitableFor.ar, ...benefits.en, ...benefits.ar].join(" "),
    ),
  );
  expect(promises).toEqual([]);
  const detoxes = drips.filter(({ category }) => category.en === "Detox");
  expect(detoxes).toHaveLength(2);
  for (const { note } of detoxes) {
    expect(note.en).toContain("Plainly: fluids and vitamins");
    expect(note.ar).toContain("بوضوح: سوائل وفيتامينات");
  }
});
