import assert from "node:assert/strict";
import type { Provider } from "./provider.ts";
import { composer } from "./composer/composer.ts";
import { factsOf } from "../testing/facts.ts";
import { writeArticle } from "./write-article.ts";

const write = (provider: Provider) =>
  writeArticle({
    provider,
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

const firstLines = async (provider: Provider) => {
  const { en, ar } = await write(provider);
  return [en, ar].map(({ content_markdown }) => content_markdown.split("\n")[0]);
};

const NOTICE = [
  "*Prepared automatically, not yet reviewed by a clinician.*",
  "*أُعدّ هذا المقال آليًا، ولم يراجعه مختص بعد.*",
];

Deno.test("an article says in its first line that it was prepared automatically, in both languages", async () => {
  assert.deepEqual(await firstLines(composer), NOTICE);
});

Deno.test("an article that passes at the second attempt says so too", async () => {
  const hasty: Provider = {
    ...composer,
    write: async (task, signal) => {
      const article = await composer.write(task, signal);
      return task.problems.length === 0 ? { ...article, excerpt: "" } : article;
    },
  };
  assert.deepEqual(await firstLines(hasty), NOTICE);
});
