import { readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { FONTS } from "./font-subsets";

const ONE_ROUND_TRIP_BYTES = 14_600;
const dictionaries = ["en", "ar"]
  .map((lang) => readFileSync(`src/i18n/dictionaries/${lang}.ts`, "utf8"))
  .join("");

it.each(FONTS.map(({ file }) => file))("%s fits into one round trip", (file) => {
  expect(statSync(`src/assets/fonts/${file}`).size).toBeLessThan(ONE_ROUND_TRIP_BYTES);
});

it("has every letter that the site's own texts use", () => {
  const known = new Set(FONTS.flatMap(({ characters }) => Array.from(characters)));
  const missing = new Set(
    Array.from(dictionaries).filter((character) => /\S/.test(character) && !known.has(character)),
  );
  expect([...missing]).toEqual([]);
});
