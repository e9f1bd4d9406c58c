import { beforeAll, describe, expect, test } from "vitest";
import { anonymous } from "./support/callers";
import { addPost, blogFixtures, published } from "./support/fixtures/blog";
import { newStaff } from "./support/new-staff";
import { store } from "./support/rest";
import { found, newWord, publish, search } from "./support/searches";
import { sql } from "./support/stack";

/* Texts that must not be found, and input of people and programs that searches do not expect. */
const { sandbox, staff } = newStaff(beforeAll);

describe("articles that readers cannot see are not found", () => {
  const hiddenPosts = blogFixtures["blog_posts"]?.("blog_posts").hidden ?? {};

  test.each(Object.keys(hiddenPosts))("%s", async (label) => {
    const word = newWord();
    const { id, slug: _, ...columns } = hiddenPosts[label]?.[0]?.[1] ?? {};
    expect(id).toBeDefined();
    const hidden = await addPost(sandbox, columns);
    await store("blog_post_translations", {
      post_id: hidden,
      lang: "en",
      title: word,
      content_markdown: `${word}s`,
    });
    for (const caller of [anonymous, staff.owner]) {
      expect(await search(word, "en", 12, caller)).toMatchObject({ total: 0, words: [], rows: [] });
      expect(await search(word.slice(1), "en", 12, caller)).toMatchObject({ total: 0, words: [], rows: [] });
    }
    // Nor does it hide, or add to, existing results.
    const slug = await publish(sandbox, "en", { title: `${word}x` });
    const answer = await search(word);
    expect(found(answer)).toEqual(["near", slug]);
    expect(answer.words).toEqual([`${word}x`]);
  });

  test("the text of the other language, and one that is not written yet", async () => {
    const word = newWord();
    const post_id = await addPost(sandbox, published);
    await store("blog_post_translations", [
      { post_id, lang: "en", title: "English", content_markdown: "Text." },
      { post_id, lang: "ar", title: word, content_markdown: " \n" },
    ]);
    expect([(await search(word, "ar")).total, (await search(word, "en")).total]).toEqual([0, 0]);
    await sql`update public.blog_post_translations set content_markdown = 'نص' where post_id = ${post_id} and lang = 'ar'`;
    expect([(await search(word, "ar")).total, (await search(word, "en")).total]).toEqual([1, 0]);
  });
});

test.each([
  ["nothing", ""],
  ["blanks", " \n\t "],
  ["marks alone", "ًٌٍَّ"],
  ["per cent signs", "%%%_"],
  ["quotes", `"'\`' or 1=1 --`.replace(/[a-z0-9=]/g, "")],
  ["operators of a query", "& | ! ( ) <-> :*"],
  ["words that every text has", "the of and"],
  ["Arabic words that every text has", "في من على"],
  ["a letter", "z"],
  ["emoji", "🤒🤒"],
  ["what no article says", newWord()],
  ["two thousand characters of one word", "z".repeat(2000)],
  ["two thousand characters of many words", `${newWord()} `.repeat(60).slice(0, 2000)],
  ["signs that nobody sees", "\u200f\u200b\u2066"],
])("%s find nothing", async (_, text) => {
  for (const lang of ["en", "ar"]) expect(await search(text, lang)).toMatchObject({ total: 0, rows: [] });
});

test("signs around words, mixed scripts and long searches find the words", async () => {
  const word = newWord();
  const slug = await publish(sandbox, "en", { title: `${word} الحمّى` });
  for (const text of [`"${word}"`, `%${word}%`, `(${word}) & !`, `${word} حمى`, `حمي\u200f «${word}»؟`])
    expect(found(await search(text))).toEqual(["all", slug]);
  expect((await search(`${word} ${"fever ".repeat(400)}`)).rows[0]?.slug).toBe(slug);
});

test("a text as long as the editor allows is found by its first and by its last word", async () => {
  const [first, last] = [newWord(), newWord()];
  const words = Array.from({ length: 24_000 }, (_, index) => index.toString(36).padStart(6, "q"));
  const content_markdown = `${first}\n${words.join(" ")}\n${"\n".repeat(20_000)}${last}`;
  expect(content_markdown.length).toBeLessThan(200_000);
  const slug = await publish(sandbox, "ar", { content_markdown });
  for (const word of [first, last]) expect(found(await search(word, "ar"))).toEqual(["all", slug]);
  expect((await search(last, "ar")).rows[0]?.passage).toBe(last);
});
