import { parseMarkdown } from "@domain/markdown";
import { describe, expect, it } from "vitest";
import {
  fleschScore,
  isPassive,
  readabilityLevel,
  readabilityOf,
  sentencesOf,
  syllablesOf,
} from "./readability";
import type { Locale } from "@/config/locales";

const texts = (text: string, locale: Locale) => sentencesOf(text, locale).map((sentence) => sentence.text);
const repeat = (words: string, times: number) => Array<string>(times).fill(words).join(" ");
const analyse = async (markdown: string, locale: Locale) =>
  readabilityOf(await parseMarkdown(markdown), locale);
const finding = async (markdown: string, id: string, locale: Locale = "en") =>
  (await analyse(markdown, locale)).findings.find((entry) => entry.id === id);

describe("English sentences", () => {
  it.each([
    ["One. Two! Three? Four…", ["One.", "Two!", "Three?", "Four…"]],
    ["It was 38.5 degrees. See example.com today.", ["It was 38.5 degrees.", "See example.com today."]],
    ["Dr. Al came at 8 p.m. once. We met e.g. Eve.", ["Dr. Al came at 8 p.m. once.", "We met e.g. Eve."]],
    ["She comes at 8 p.m. We wait.", ["She comes at 8 p.m.", "We wait."]],
    ["all small. yet two, tea etc. included.", ["all small.", "yet two, tea etc. included."]],
    ["He said “stop.” Then (slowly.) nothing", ["He said “stop.”", "Then (slowly.)", "nothing"]],
    ["Really?! Yes... no.", ["Really?!", "Yes...", "no."]],
    ["", []],
    ["!!! …", []],
  ])("of %j", (text, sentences) => {
    expect(texts(text, "en")).toEqual(sentences);
  });
});

describe("Arabic sentences", () => {
  it.each([
    ["اشرب الماء. هل تتصل؟ نعم! انتظر…", ["اشرب الماء.", "هل تتصل؟", "نعم!", "انتظر…"]],
    ["اشرب الماء.ثم استرح", ["اشرب الماء.", "ثم استرح"]],
    ["الحرارة 38.5 درجة. زوروا example.com اليوم", ["الحرارة 38.5 درجة.", "زوروا example.com اليوم"]],
    ["قال د. أحمد: استرح.", ["قال د. أحمد: استرح."]],
  ])("of %j", (text, sentences) => {
    expect(texts(text, "ar")).toEqual(sentences);
  });
});

it.each([
  ["The child is seen by a doctor.", true],
  ["The results were not always sent.", true],
  ["It can’t be done at home.", true],
  ["The dose has been reduced.", true],
  ["The doctor sees the child.", false],
  ["She is tired and worried.", false],
  ["He is a skilled nurse.", false],
  ["This is indeed red.", false],
])("%s is passive: %s", (sentence, expected) => {
  expect(isPassive(sentence)).toBe(expected);
});

it("syllables are counted", () => {
  const words = ["rest", "doctor", "emergency", "temperature", "998"];
  expect(words.map(syllablesOf)).toEqual([1, 2, 4, 4, 1]);
});

describe("the score", () => {
  it("is the reading ease of its counts, between 0 and 100", () => {
    // 206.835 - 1.015 * 10 - 84.6 * 1.5 = 69.785
    expect(fleschScore({ words: 100, sentences: 10, syllables: 150 })).toBe(70);
    expect(fleschScore({ words: 2, sentences: 1, syllables: 2 })).toBe(100);
    expect(fleschScore({ words: 50, sentences: 1, syllables: 200 })).toBe(0);
  });

  it("has a level", () => {
    expect([90, 89, 80, 79, 70, 69, 60].map(readabilityLevel).join()).toBe(
      "very-easy,easy,easy,fairly-easy,fairly-easy,standard,standard",
    );
    expect([59, 50, 49, 30, 29, 0].map(readabilityLevel).join()).toBe(
      "fairly-difficult,fairly-difficult,difficult,difficult,very-difficult,very-difficult",
    );
  });

  it("of a simple text is easy, headings and tables left out", async () => {
    const simple = `# Inconsequential administration\n\n${repeat("The nurse comes to your home.", 6)}\n\n| Unquestionably |\n|---|\n| immunization |`;
    expect(await analyse(simple, "en")).toMatchObject({ level: "very-easy", words: 36, sentences: 6 });
  });

  it("does not exist for Arabic or empty texts", async () => {
    const none = { score: null, level: null };
    expect(await analyse("اشرب الماء. استرح.", "ar")).toMatchObject({ ...none, sentences: 2 });
    expect(await analyse("# Only a heading", "en")).toEqual({
      ...none,
      words: 0,
      sentences: 0,
      findings: [],
    });
  });
});

const words = (count: number, word = "rest") => `${repeat(word, count)}.`;

it.each<[id: string, kind: string, markdown: string, locale?: Locale]>([
  ["sentenceLength", "ok", words(20)],
  ["sentenceLength", "warning", words(21)],
  ["complexWords", "ok", `${repeat("emergency", 1)} ${words(9)}`],
  ["complexWords", "warning", `${repeat("emergency", 2)} ${words(17)}`],
  // Three syllables are within the limit.
  ["complexWords", "ok", words(10, "medicine")],
  ["passiveVoice", "ok", `It is done. ${repeat("We do it.", 4)}`],
  ["passiveVoice", "warning", `${repeat("It is done.", 2)} ${repeat("We do it.", 7)}`],
  ["sentenceCount", "warning", repeat("Rest.", 4)],
  ["sentenceCount", "ok", repeat("Rest.", 5)],
  ["longSentences", "ok", `${words(21, "ماء")} ${repeat(words(20, "ماء"), 3)}`, "ar"],
  ["longSentences", "warning", `${repeat(words(21, "ماء"), 2)} ${repeat(words(20, "ماء"), 5)}`, "ar"],
])("the tip about %s is %s for %s", async (id, kind, markdown, locale) => {
  expect(await finding(markdown, id, locale)).toMatchObject({ kind });
});

it("a tip about an average just over the limit does not show the limit, and has the longest sentence", async () => {
  const markdown = `${repeat(words(20), 99)} ${words(21)}`;
  const tip = { kind: "warning", count: 20.1, example: words(21) };
  expect(await finding(markdown, "sentenceLength")).toMatchObject(tip);
});

it("a tip about passive voice has an example, and none is given in Arabic", async () => {
  expect(await finding("We do it. It is done.", "passiveVoice")).toMatchObject({ example: "It is done." });
  expect(await finding("اشرب الماء.", "passiveVoice", "ar")).toBeUndefined();
});
