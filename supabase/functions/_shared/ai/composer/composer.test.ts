import assert from "node:assert/strict";
import type { ArticleText } from "../../domain/article-text.ts";
import { parseMarkdown } from "../../domain/markdown.ts";
import { serviceNames } from "../../domain/service-names.ts";
import { textBlocks } from "../../domain/text-blocks.ts";
import { factsOf } from "../../testing/facts.ts";
import { composer } from "./composer.ts";
import { writerTexts } from "./texts.generated.ts";
import type { Locale, Localized } from "../../domain/locales.ts";

/** The largest share that two articles of one set may have in common. */
const LIMIT = 0.35;

/** Five titles for each service with its own topics; the other services use the default five. */
const TITLES: Readonly<Record<string, readonly string[]>> = {
  "doctor-on-call": [
    "Doctor on Call in Dubai: What Happens During a Home Visit",
    "Doctor on Call in Dubai: What to Expect from a Home Visit",
    "A Child with a Fever at Night: Home Visit, Clinic or Hospital?",
    "Ill on Holiday: How to See a Doctor in Your Dubai Hotel",
    "Why One Family Doctor for the Whole Household Helps",
  ],
  "lab-test-at-home": [
    "A Blood Test at Home in Dubai, Step by Step",
    "Which Blood Tests Need Fasting, and How to Prepare",
    "Thyroid Tests Explained: What the Letters and Numbers Mean",
    "Understanding Your Cholesterol Results",
    "Allergy Blood Tests: What They Can and Cannot Tell You",
  ],
  "iv-therapy-at-home": [
    "IV Therapy at Home: Who It Suits and Who Should Ask a Doctor First",
    "Hydration Drips: When Drinking Water Is Enough",
    "Vitamin Drips: What Is Known and What Is Not",
    "Iron by Drip: Why a Blood Test Comes First",
    "How to Tell a Safe IV Service: Licences, Checks and Hygiene",
  ],
};

const usualTitles = (name: string): string[] => [
  `${name} in Dubai: What to Expect`,
  `How to Prepare for ${name}`,
  `${name}: Questions That Families Ask`,
  `When ${name} Helps, and When It Does Not`,
  `Costs, Papers and Safety: ${name} Explained`,
];

function write(service: string, title_en: string, locale: Locale, facts = factsOf(service, true)) {
  const topic = { title_en, title_ar: "عنوان المقال", keywords_en: "", keywords_ar: "", service };
  return composer.write({ topic, locale, facts, problems: [] }, new AbortController().signal);
}

/** The visible text: without markup and pictures. */
const readable = async ({ content_markdown, faq }: ArticleText): Promise<string> =>
  [
    ...textBlocks(await parseMarkdown(content_markdown)).map(({ text }) => text),
    ...faq.flatMap(({ q, a }) => [q, a]),
  ].join("\n");

async function mostInCommon(service: string, titles: readonly string[], locale: Locale) {
  const texts = await Promise.all(titles.map(async (title) => readable(await write(service, title, locale))));
  const pairs = texts.flatMap((text, index) =>
    texts.slice(index + 1).map((other) => sharedSequences(text, other)),
  );
  return Math.max(...pairs);
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

Deno.test("five articles of a service have at most 35 % of their five-word sequences in common", async () => {
  for (const [service, { en: name }] of Object.entries(serviceNames)) {
    const titles = TITLES[service] ?? usualTitles(name);
    const english = await mostInCommon(service, titles, "en");
    const arabic = await mostInCommon(service, titles, "ar");
    console.log(`${service}: English ${percent(english)}, Arabic ${percent(arabic)}`);
    assert.ok(Math.max(english, arabic) <= LIMIT, `${service} repeats itself`);
  }
});

/** Every text with its Arabic version, at any depth of the value. */
function pairsIn(value: unknown): Localized[] {
  if (typeof value !== "object" || value === null) return [];
  return "en" in value && "ar" in value ? [value as Localized] : Object.values(value).flatMap(pairsIn);
}

/** Amounts. A number at the start of a line only counts list items. */
const numbersIn = (text: string): string =>
  (text.replace(/^\d\. /gm, "").match(/(?<![A-Za-zب])\d+(?:[.,]\d+)*/gu) ?? []).toSorted().join(" ");

Deno.test("both languages name the same numbers", () => {
  const pairs = pairsIn(writerTexts);
  assert.ok(pairs.length > 1000);
  assert.deepEqual(
    pairs.filter(({ en, ar }) => numbersIn(en) !== numbersIn(ar)),
    [],
  );
});

// Some names are plural and some need an article: “whether family doctors is right for it”.
Deno.test("English names a service only as a link", () => {
  const texts = pairsIn(writerTexts.everyArticle).map(({ en }) => en);
  assert.ok(texts.some((text) => text.includes("[{service}](")));
  assert.deepEqual(
    texts.filter((text) => /(?<!\[)\{service\}|\{service\}\]\([^)]*\) (?:includes|is|fits)\b/.test(text)),
    [],
  );
});

Deno.test("the same topic reads the same each time", async () => {
  const title = "Living with Dementia at Home";
  assert.deepEqual(await write("elderly-care", title, "ar"), await write("elderly-care", title, "ar"));
});

Deno.test("uses the owner's name of a service", async () => {
  const name = { en: "Doctor Visits", ar: "زيارات الأطباء" };
  const title = "A title that is too long to stand in the results of a search engine as it is";
  const article = await write("doctor-on-call", title, "en", { name, hasPrice: true });
  assert.equal(article.meta_title, name.en);
  assert.match(article.content_markdown, /doctor visits/);
});

Deno.test("sentences about the topic come before those that only suit the service", async () => {
  const { content_markdown } = await write("lab-test-at-home", "Which Blood Tests Need Fasting", "en");
  assert.match(content_markdown, /### Medicines and visits in Ramadan/);
  const fever = "A Child with a Fever at Night: Home Visit, Clinic or Hospital?";
  const child = await write("doctor-at-home", fever, "en");
  for (const chapter of [/What to tell the doctor first/, /Easing coughs/, /What parents notice first/])
    assert.match(child.content_markdown, chapter);
});

/** The distinct sequences of five words in a text. */
function sequencesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

/** The share of the shorter text's five-word sequences that the other text has, too, from 0 to 1. */
function sharedSequences(first: string, second: string): number {
  const [fewer, more] = [sequencesOf(first), sequencesOf(second)].toSorted((a, b) => a.size - b.size);
  if (!fewer || !more || fewer.size === 0) return 0;
  return [...fewer].filter((sequence) => more.has(sequence)).length / fewer.size;
}
