import { expect, it } from "vitest";
import { drips } from "./iv-drips";

/** Title, category, popular, badge, as the business gave them. Prices are in the service's row. */
const CATALOGUE = [
  ["Energy Booster", "ENERGY", true, undefined],
  ["Hair Growth", "BEAUTY", undefined, undefined],
  ["Liver Detox", "DETOX", undefined, undefined],
  ["Gut Cleansing", "DETOX", undefined, undefined],
  ["NAD", "ANTI AGING", undefined, undefined],
  ["Iron", "HEALTH", undefined, undefined],
  ["Immune Boost", "IMMUNITY", undefined, undefined],
  ["Hydration", "HYDRATION", true, "Best for Hangover"],
  ["Multivitamin", "VITAMINS", undefined, undefined],
  ["Jet Lag", "RECOVERY", true, "Traveler Favorite"],
  ["Skin Glow", "BEAUTY", undefined, "VIP Choice"],
];

it("the catalogue has the eleven drips with their specified badges", () => {
  expect(
    drips.map((drip) => [drip.title.en, drip.category.en.toUpperCase(), drip.isPopular, drip.badge?.en]),
  ).toEqual(CATALOGUE);
  expect(new Set(drips.map(({ id }) => id)).size).toBe(drips.length);
});

it("the texts promise no cure, and explain what a detox is", () => {
  const promises = drips.filter(({ suitableFor, benefits }) =>
    /\b(?:cures?|heals?|treats?|detox|guarantee[ds]?)\b|يشفي|شفاء|يعالج|ضمان/i.test(
      [suitableFor, ...benefits].flatMap(({ en, ar }) => [en, ar]).join(" "),
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
