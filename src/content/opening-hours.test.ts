import { describe, expect, it } from "vitest";
import { ar } from "@/texts/site/ar";
import { blogPageTexts } from "@/texts/site/blog-page";
import { contactPageTexts } from "@/texts/site/contact-page";
import { dubaiPageTexts } from "@/texts/site/dubai-pages";
import { en } from "@/texts/site/en";
import { servicePageTexts } from "@/texts/site/service-page";
import { fillFacts } from "@/i18n/fill-facts";
import { ARTICLE_TEXTS, localeOf } from "@/testing/article-texts";
import { testFacts } from "@/testing/facts";
import { PAGE_TEXTS, textsIn } from "@/testing/page-texts";
import { catalogue } from "./services";

/** Phrases for a team that works at every hour. */
const AT_EVERY_HOUR =
  /24\/7|\b24 hours, 7|day (?:and|or) night|(?:at|in) any hour|a?round the clock|is awake|Awake when|ليلًا (?:و|أو )نهارًا|في أي ساعة|على مدار الساعة|24 ساعة(?: طوال|، 7)|ساهرون|يسهر (?:من أجلك|دائمًا)/i;

const byDay = testFacts({ hours: { opens: "08:00", closes: "22:00" }, careShifts: [8, 12] });

/** That a sentence is about us: a hospital's line or a mother's vigil may be day and night. */
const ABOUT_US =
  /\b(?:we|us|our)\b|\bwrite or call\b|\bmessage\b|\b(?:doctor|nurse)\b|نعمل|نجيب|راسل|اتصل(?:وا)? بنا|فريقنا|إلينا|متاح|خدمة|طبيب|ممرّض/i;

/** Search terms promise nothing. */
const KEYWORDS = /keywords/i;

const inFull = (value: unknown) => textsIn(value, KEYWORDS).filter((text) => AT_EVERY_HOUR.test(text));

describe("a team that works by day", () => {
  it.each(Object.entries(PAGE_TEXTS))("is not described as available at night in: %s", (_, make) => {
    expect(inFull(make(byDay))).toEqual([]);
  });

  it("is not described as available at night in texts without facts", () => {
    expect(inFull([blogPageTexts, dubaiPageTexts, catalogue])).toEqual([]);
  });

  it.each(Object.entries(ARTICLE_TEXTS))(
    "is not described as available at night in articles: %s",
    (_, lines) => {
      const sentences = lines.flatMap((line) => fillFacts(line, byDay, localeOf(line)).split(/[.!?؟|]/));
      expect(sentences.filter((sentence) => AT_EVERY_HOUR.test(sentence) && ABOUT_US.test(sentence))).toEqual(
        [],
      );
    },
  );
});

it("a team that works at every hour is described as available at night", () => {
  const facts = testFacts();
  for (const texts of [en(facts).home, ar(facts).home, servicePageTexts(facts), contactPageTexts(facts)]) {
    expect(inFull(texts).length).toBeGreaterThan(1);
  }
});
