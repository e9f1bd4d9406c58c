import { readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { FONTS } from "./font-subsets";

/** The limit of the second round trip of a connection, beside the page's first picture. */
const MAX_BYTES = 16_384;
const dictionaries = ["en", "ar"].map((lang) => readFileSync(`src/texts/site/${lang}.ts`, "utf8")).join("");

it.each(FONTS.map(({ file }) => file))("%s is small enough for a first view", (file) => {
  expect(statSync(`src/assets/fonts/${file}`).size).toBeLessThan(MAX_BYTES);
});

it("the fonts have every letter of the site's own texts", () => {
  const known = new Set(
    FONTS.flatMap(({ parts }) => parts.flatMap(({ characters }) => Array.from(characters))),
  );
  const missing = new Set(
    Array.from(dictionaries).filter((character) => /\S/.test(character) && !known.has(character)),
  );
  expect([...missing]).toEqual([]);
});

it("the Arabic font has digits and their punctuation, so that its pages need no other", () => {
  const arabic = FONTS.find(({ file }) => file.includes("arabic"))
    ?.parts.map(({ characters }) => characters)
    .join("");
  expect(Array.from(" 0123456789.,:()+-%").filter((character) => !arabic?.includes(character))).toEqual([]);
});
