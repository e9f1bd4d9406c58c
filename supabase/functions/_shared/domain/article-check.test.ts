import assert from "node:assert/strict";
import { composer } from "../ai/composer/composer.ts";
import { notesOn } from "../ai/composer/outline.ts";
import { factsOf } from "../testing/facts.ts";
import { articleProblems, articleWords, isPage } from "./article-check.ts";
import type { ArticleText } from "./article-text.ts";
import { parseMarkdown } from "./markdown.ts";
import { serviceNames } from "./service-names.ts";
import type { Locale } from "./locales.ts";

const good = (locale: Locale, service = "doctor-on-call", hasPrice = true) =>
  composer.write(
    {
      topic: {
        title_en: "A Doctor at Your Door",
        title_ar: "طبيب عند بابك",
        keywords_en: "",
        keywords_ar: "",
        service,
      },
      locale,
      facts: factsOf(service, hasPrice),
      problems: [],
    },
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
      const topic = { title_en, title_ar: "عنوان المقال", keywords_en: "", keywords_ar: "", service };
      const task = { topic, locale, facts: factsOf(service, true), problems: [] };
      const article = await composer.write(task, new AbortController().signal);
      assert.deepEqual(await articleProblems(article, locale), [], `${title_en} ${locale}`);
      const [note] = notesOn(topic);
      assert.ok(note && article.content_markdown.includes(note[locale]), title_en);
    }
  }
});

const wordsIn = async ({ content_markdown, faq }: ArticleText) =>
  articleWords(await parseMarkdown(content_markdown), faq);

const after = (text: string) => (article: ArticleText) => ({
  ...article,
  content_markdown: `${article.content_markdown}\n\n${text}`,
});

const spoilt: Record<string, { change: (article: ArticleText) => ArticleText; problem: RegExp }> = {
  "no title": { change: (a) => ({ ...a, title: " " }), problem: /title is empty/ },
  "too few words": {
    change: (a) => ({ ...a, content_markdown: a.content_markdown.slice(0, 4_000) }),
    problem: /has \d+ words/,
  },
  "too many words": {
    change: (a) => ({
      ...a,
      content_markdown: `${a.content_markdown}\n\n${"and the rest of it. ".repeat(300)}`,
    }),
    problem: /has \d+ words/,
  },
  "a level 1 heading": { change: after("# Title"), problem: /level 2 and level 3 headings only/ },
  "an underlined heading": { change: after("Title\n====="), problem: /level 2 and level 3 headings only/ },
  "no level 3 heading": {
    change: (a) => ({ ...a, content_markdown: a.content_markdown.replaceAll("### ", "") }),
    problem: /level 3 heading/,
  },
  "few sections": {
    change: (a) => ({ ...a, content_markdown: a.content_markdown.replace(/^## /gm, "### ") }),
    problem: /level 2 headings/,
  },
  "four questions": { change: (a) => ({ ...a, faq: a.faq.slice(0, 4) }), problem: /at least 5 questions/ },
  "a question without an answer": {
    change: (a) => ({ ...a, faq: [...a.faq, { q: "Why?", a: " " }] }),
    problem: /at least 5 questions/,
  },
  "no infographic": {
    change: (a) => ({ ...a, content_markdown: a.content_markdown.replace(/\[INFOGRAPHIC:[^\]]*\]/, "") }),
    problem: /exactly one \[INFOGRAPHIC/,
  },
  "two infographics": { change: after("[INFOGRAPHIC: another one]"), problem: /exactly one \[INFOGRAPHIC/ },
  "an empty infographic": {
    change: (a) => ({
      ...a,
      content_markdown: a.content_markdown.replace(/\[INFOGRAPHIC:[^\]]*\]/, "[INFOGRAPHIC: ]"),
    }),
    problem: /exactly one \[INFOGRAPHIC/,
  },
  "raw HTML": { change: after("<script>alert(1)</script>"), problem: /raw HTML/ },
  "HTML over two lines": { change: after("<img\nsrc=x onerror=alert(1)>"), problem: /raw HTML/ },
  "HTML in a question": {
    change: (a) => ({ ...a, faq: [...a.faq, { q: "Why <b>now</b>?", a: "Because it is so." }] }),
    problem: /raw HTML/,
  },
  "a comment": { change: after("<!-- hidden -->"), problem: /raw HTML/ },
  "an image": { change: after("![A drip](/images/drip.png)"), problem: /images/ },
  "a link to nowhere": { change: after("[More](/services/heart-surgery)"), problem: /leads to no page/ },
  "a link to another site": { change: after("[More](https://example.com)"), problem: /leads to no page/ },
  "a script as a link": { change: after("[More](javascript:alert(1))"), problem: /leads to no page/ },
  "a bare address": { change: after("See https://example.com"), problem: /addresses outside of links/ },
  "an address below": { change: after("[1]: https://example.com"), problem: /addresses outside of links/ },
  "a telephone number": { change: after("Call +971 50 123 4567."), problem: /telephone number/ },
  "an invented price": { change: after("It costs AED 450."), problem: /price in figures/ },
  "a price behind": { change: after("It costs 1,450 dirhams."), problem: /price in figures/ },
  "a price that is right today": { change: after("It costs AED 99."), problem: /price in figures/ },
  "a placeholder of no service": {
    change: after("It costs {{price:no-such}}."),
    problem: /"{{price:no-such}}" is no known placeholder/,
  },
  "a promise": {
    change: after("We guarantee that you feel better."),
    problem: /promises what medicine cannot/,
  },
  "a long meta title": { change: (a) => ({ ...a, meta_title: "x".repeat(61) }), problem: /at most 60/ },
};

for (const [name, { change, problem }] of Object.entries(spoilt)) {
  Deno.test(`finds ${name}`, async () => {
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
