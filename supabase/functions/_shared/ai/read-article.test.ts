import assert from "node:assert/strict";
import { readArticle, UnreadableArticle } from "./read-article.ts";

const article = {
  title: "Fever {at} home",
  h1: "Fever",
  excerpt: "A `fever`.",
  content_markdown: "## A\n\n```json\n{}\n```\n\n</b>",
  meta_title: "Fever",
  meta_description: "Fever",
  alt_text: "A clock",
  faq: [{ q: "Why?", a: "So." }],
};
const json = JSON.stringify(article, null, 2);

const answers: Readonly<Record<string, string>> = {
  plain: json,
  "after a byte order mark": `\uFEFF${json}`,
  "in a code block": `\`\`\`json\n${json}\n\`\`\``,
  "in a code block without a language": `\`\`\`\n${json}\n\`\`\`\n`,
  "after thoughts": `<think>\nA {"title": …} object, then.\n</think>\n\n${json}`,
  "after thoughts, in a code block": `<think>{}</think>\n\`\`\`json\n${json}\n\`\`\``,
  "between polite words": `Sure! Here is your article:\n\n${json}\n\nTell me what to change.`,
  "with more than was asked for": JSON.stringify({ ...article, notes: "none" }),
};
for (const [name, answer] of Object.entries(answers))
  Deno.test(`reads an article ${name}`, () => assert.deepEqual(readArticle(answer), article));

const others: Readonly<Record<string, string>> = {
  nothing: "",
  words: "Sure! Here is your article.",
  "half an object": json.slice(0, 80),
  "another object": '{"hello":1}',
  thoughts: "<think>{",
  "a text of braces": "}{".repeat(100_000),
};
for (const [name, answer] of Object.entries(others))
  Deno.test(`finds no article in ${name}`, () => assert.throws(() => readArticle(answer), UnreadableArticle));
