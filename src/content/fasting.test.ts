import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ARTICLE_TEXTS } from "@/testing/article-texts";
import { testFacts } from "@/testing/facts";
import { PAGE_TEXTS, textsIn } from "@/testing/page-texts";

const FASTS = /\b(?:to|you|must|should) fast\b|\bfasting\b|صيام|صائم|[أت]صوم/i;
const MEDICINES_AS_ALWAYS =
  /(?:usual|regular) (?:medicines|tablets)|medicines as usual|أدويتك (?:المعتادة|كالمعتاد)/i;
const ASKED_FIRST = /insulin|diabetes medicines|الإنسولين|أدوية السكري/i;

const places = join(import.meta.dirname, "../../supabase/seed/places");

it("the fasting advice says to take usual medicines, but to ask first about those for diabetes", () => {
  const texts = [
    ...Object.values(PAGE_TEXTS).flatMap((make) => textsIn(make(testFacts()))),
    ...Object.values(ARTICLE_TEXTS).flat(),
    ...readdirSync(places).flatMap((file) => readFileSync(join(places, file), "utf8").split("\n")),
  ].filter((text) => FASTS.test(text) && MEDICINES_AS_ALWAYS.test(text));
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((text) => !ASKED_FIRST.test(text))).toEqual([]);
});
