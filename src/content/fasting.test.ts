import { expect, it } from "vitest";
import { ARTICLE_TEXTS } from "@/testing/article-texts";
import { testFacts } from "@/testing/facts";
import { PAGE_TEXTS, textsIn } from "@/testing/page-texts";
import { LOCATION_TEXTS } from "@/testing/location-texts";

const FASTS = /\b(?:to|you|must|should) fast\b|\bfasting\b|صيام|صائم|[أت]صوم/i;
const MEDICINES_AS_ALWAYS =
  /(?:usual|regular) (?:medicines|tablets)|medicines as usual|أدويتك (?:المعتادة|كالمعتاد)/i;
const ASKED_FIRST = /insulin|diabetes medicines|الإنسولين|أدوية السكري/i;

it("the fasting advice is to take usual medicines, but to ask first about those for diabetes", () => {
  const texts = [
    ...Object.values(PAGE_TEXTS).flatMap((make) => textsIn(make(testFacts()))),
    ...Object.values(ARTICLE_TEXTS).flat(),
    ...LOCATION_TEXTS.split("\n"),
  ].filter((text) => FASTS.test(text) && MEDICINES_AS_ALWAYS.test(text));
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((text) => !ASKED_FIRST.test(text))).toEqual([]);
});
