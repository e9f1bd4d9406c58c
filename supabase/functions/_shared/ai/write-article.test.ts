import assert from "node:assert/strict";
import type { ArticleText } from "../domain/article-text.ts";
import { UnreadableArticle, type Writer, type WritingTask } from "./provider.ts";
import { composer } from "./composer/composer.ts";
import { factsOf } from "../testing/facts.ts";
import { writeArticle } from "./write-article.ts";

const write = (provider: Writer) =>
  writeArticle({
    provider,
    written: {},
    keep: () => Promise.resolve(),
    topic: {
      title_en: "Living with Dementia at Home",
      title_ar: "العيش مع الخرف في البيت",
      keywords_en: "",
      keywords_ar: "",
      service: "elderly-care",
    },
    facts: factsOf("elderly-care", true),
    consumeBudget: () => Promise.resolve(),
    signal: new AbortController().signal,
  });

Deno.test("an article that passes at the second attempt is returned", async () => {
  const hasty: Writer = {
    ...composer,
    write: async (task, signal) => {
      const article = await composer.write(task, signal);
      return task.problems.length === 0 ? { ...article, excerpt: "" } : article;
    },
  };
  assert.deepEqual(await write(hasty), await write(composer));
});

/** The composer, with changes to its articles. */
const writer = (change: (article: ArticleText, task: WritingTask) => ArticleText): Writer => ({
  ...composer,
  write: async (task, signal) => change(await composer.write(task, signal), task),
});

const titles: Readonly<Record<string, string>> = {
  "**Fever at home**": "Fever at home",
  "# Fever __at__ home": "Fever at home",
  "*Fever* at `home`": "Fever at home",
  "Fever\u0000 at\u000Bhome\u200F": "Fever at home",
  "Fever \uD83D at home": "Fever at home",
};
for (const [title, expected] of Object.entries(titles)) {
  Deno.test(`the title ${JSON.stringify(title)} is stored as ${expected}`, async () => {
    const { en } = await write(
      writer((article, { locale }) => (locale === "en" ? { ...article, title } : article)),
    );
    assert.equal(en.title, expected);
  });
}

Deno.test("a meta title is never cut through a character", async () => {
  const meta_title = `${"x".repeat(59)}😀😀`;
  const { en } = await write(writer((article) => ({ ...article, meta_title })));
  assert.equal(en.meta_title, `${"x".repeat(59)}😀`);
});

Deno.test("an unreadable article, or one with visible marks, is returned once, with its problems", async () => {
  const told: string[] = [];
  const failing = (fail: (article: ArticleText) => ArticleText) =>
    writer((article, { problems }) => {
      told.push(...problems);
      return problems.length === 0 ? fail(article) : article;
    });
  await write(
    failing(() => {
      throw new UnreadableArticle("No object.");
    }),
  );
  assert.deepEqual(told.splice(0), ["No object.", "No object."]);
  await write(
    failing((article) => ({ ...article, content_markdown: `${article.content_markdown}\n\n** open` })),
  );
  assert.equal(told.length, 2);
  assert.match(told[0] ?? "", /^Readers would see the marks in ".*\*\* open"/);
});
