import assert from "node:assert/strict";
import { composer } from "../ai/composer/composer.ts";
import { notesOn } from "../ai/composer/outline.ts";
import { factsOf } from "../testing/facts.ts";
import { articleProblems, articleWords, isPage } from "./article-check.ts";
import type { ArticleText } from "./article-text.ts";
import { parseMarkdown } from "./markdown.ts";
import { serviceNames } from "./service-names.ts";
import type { Locale } from "./locales.ts";

const topicOf = (title_en: string, service: string) => ({
  title_en,
  title_ar: "طبيب عند بابك",
  keywords_en: "",
  keywords_ar: "",
  service,
});

const good = (locale: Locale, service = "doctor-on-call", hasPrice = true, title = "A Doctor at Your Door") =>
  composer.write(
    { topic: topicOf(title, service), locale, facts: factsOf(service, hasPrice), problems: [] },
    new AbortController().signal,
  );

Deno.test("the composer's articles pass, for every service, in both languages, with a price and without", async () => {
  for (const service of Object.keys(serviceNames)) {
    for (const locale of ["en", "ar"] as const) {
      for (const hasPrice of [true, false]) {
        const article = await good(locale, service, hasPrice);
        assert.deepEqual(await articleProblems(article, locale), [], `${service} ${locale}`);
        const words = await wordsIn(article);
        assert.ok(words >= 1500 && words <= 2000, `${service} ${locale} has ${words} words`);
      }
    }
  }
});

Deno.test("the composer's articles with sentences about their topic pass too", async () => {
  const topics: Record<string, string> = {
    "Thyroid Tests Explained": "lab-test-at-home",
    "Understanding Your Cholesterol Results": "lab-test-at-home",
    "Allergy Blood Tests": "lab-test-at-home",
    "Vitamin B12: Who Is at Risk": "lab-test-at-home",
    "Iron by Drip": "iv-therapy-at-home",
    "After Food Poisoning": "iv-therapy-at-home",
    "A Child with a Fever at Night": "doctor-at-home",
    "Newborn and Postnatal Care": "maternity-newborn-care",
    "Babysitting at Home": "babysitting-childcare",
    "Palliative Care at Home": "palliative-care",
  };
  for (const [title_en, service] of Object.entries(topics)) {
    for (const locale of ["en", "ar"] as const) {
      const article = await good(locale, service, true, title_en);
      assert.deepEqual(await articleProblems(article, locale), [], `${title_en} ${locale}`);
      const [note] = notesOn(topicOf(title_en, service));
      assert.ok(note && article.content_markdown.includes(note[locale]), title_en);
    }
  }
});

const wordsIn = async ({ content_markdown, faq }: ArticleText) =>
  articleWords(await parseMarkdown(content_markdown), faq);

const body = (change: (markdown: string) => string) => (article: ArticleText) => ({
  ...article,
  content_markdown: change(article.content_markdown),
});
const after = (text: string) => body((markdown) => `${markdown}\n\n${text}`);
const asked =
  (...faq: ArticleText["faq"]) =>
  (article: ArticleText) => ({
    ...article,
    faq: [...article.faq, ...faq],
  });

const HEADINGS = /level 2 and level 3 headings only/;
const INFOGRAPHIC = /\[INFOGRAPHIC:[^\]]*\]/;
const ONE_INFOGRAPHIC = /exactly one \[INFOGRAPHIC/;
const spoilt: [what: string, problem: RegExp, change: (article: ArticleText) => ArticleText][] = [
  ["no title", /title is empty/, (article) => ({ ...article, title: " " })],
  ["a long meta title", /at most 60/, (article) => ({ ...article, meta_title: "x".repeat(61) })],
  ["too few words", /has \d+ words/, body((text) => text.slice(0, 4_000))],
  ["too many words", /has \d+ words/, after("and the rest of it. ".repeat(300))],
  ["a level 1 heading", HEADINGS, after("# Title")],
  ["an underlined heading", /Readers would see the marks/, after("Title\n=====")],
  ["no level 3 heading", /level 3 heading/, body((text) => text.replaceAll("### ", ""))],
  ["few sections", /level 2 headings/, body((text) => text.replace(/^## /gm, "### "))],
  ["four questions", /at least 5 questions/, (article) => ({ ...article, faq: article.faq.slice(0, 4) })],
  ["a question without an answer", /at least 5 questions/, asked({ q: "Why?", a: " " })],
  ["no infographic", ONE_INFOGRAPHIC, body((text) => text.replace(INFOGRAPHIC, ""))],
  ["two infographics", ONE_INFOGRAPHIC, after("[INFOGRAPHIC: another one]")],
  ["an empty infographic", ONE_INFOGRAPHIC, body((text) => text.replace(INFOGRAPHIC, "[INFOGRAPHIC: ]"))],
  ["raw HTML", /raw HTML/, after("<script>alert(1)</script>")],
  ["HTML over two lines", /raw HTML/, after("<img\nsrc=x onerror=alert(1)>")],
  ["HTML in a question", /raw HTML/, asked({ q: "Why <b>now</b>?", a: "Because it is so." })],
  ["a comment", /raw HTML/, after("<!-- hidden -->")],
  ["an image", /images/, after("![A drip](/images/drip.png)")],
  ["a link to nowhere", /does not lead to a page/, after("[More](/services/heart-surgery)")],
  ["a link to another site", /does not lead to a page/, after("[More](https://example.com)")],
  ["a script as a link", /does not lead to a page/, after("[More](javascript:alert(1))")],
  ["a bare address", /addresses outside of links/, after("See https://example.com")],
  ["an address below", /addresses outside of links/, after("[1]: https://example.com")],
  ["a telephone number", /telephone number/, after("Call +971 50 123 4567.")],
  ["an invented price", /price in figures/, after("It costs AED 450.")],
  ["a price behind", /price in figures/, after("It costs 1,450 dirhams.")],
  ["a price that is right today", /price in figures/, after("It costs AED 99.")],
  ["a placeholder of no service", /"{{price:no-such}}" is not a known/, after("It costs {{price:no-such}}.")],
  ["a promise", /promises what medicine cannot/, after("We guarantee that you feel better.")],
];

for (const [what, problem, change] of spoilt) {
  Deno.test(`finds ${what}`, async () => {
    const problems = await articleProblems(change(await good("en")), "en");
    assert.ok(
      problems.some((text) => problem.test(text)),
      problems.join("\n") || "nothing was found",
    );
  });
}

Deno.test("finds the wrong language in the body, and in a part of it", async () => {
  const [en, ar] = [await good("en"), await good("ar")];
  const wrong = /not in (?:English|Arabic)/;
  const finds = async (article: ArticleText, locale: Locale) =>
    assert.ok((await articleProblems(article, locale)).some((text) => wrong.test(text)));
  await finds(ar, "en");
  await finds(en, "ar");
  await finds({ ...ar, faq: en.faq }, "ar");
  await finds({ ...en, title: ar.title }, "en");
  const french = "Le médecin vient chez vous dans la journée et vous examine avec soin. ".repeat(120);
  await finds({ ...en, content_markdown: `## A\n\n${french}` }, "en");
  const persian = "پزشک به خانه شما می‌آید و شما را با دقت معاینه می‌کند و نسخه می‌دهد. ".repeat(100);
  await finds({ ...ar, content_markdown: `## ب\n\n${persian}` }, "ar");
});

Deno.test("markup inside code is not reported", async () => {
  const problems = await articleProblems(after("```\n# <b> ![x](y)\n```")(await good("en")), "en");
  assert.deepEqual(
    problems.filter((text) => /HTML|headings only/.test(text)),
    [],
  );
});

Deno.test("accepts the links of each language", () => {
  for (const [path, en, ar] of [
    ["/contact", true, false],
    ["/ar/contact", false, true],
    ["/services/elderly-care", true, false],
    ["/ar/services/elderly-care", false, true],
    ["/services/elderly", false, false],
    ["/ar/", false, true],
    ["/ar", false, false],
    ["/", true, false],
    ["//example.com", false, false],
    ["/services/../admin", false, false],
    ["/services/constructor", false, false],
    ["", false, false],
  ] as const) {
    assert.deepEqual([isPage(path, "en"), isPage(path, "ar")], [en, ar], path);
  }
});
