import { expect, it } from "vitest";
import { factsTexts } from "@/texts/admin/facts";
import { factText } from "./fact-text";

it.each([
  ["en", "08:00–22:30"],
  ["ar", "08:00 إلى 22:30"],
] as const)("the hours of a day are read in their order in %s", (locale, text) => {
  const hours = { key: "hours", value: { opens: "08:00", closes: "22:30" } } as const;
  expect(factText(hours, locale, factsTexts[locale])).toEqual([{ text }]);
});
