import { expect, it } from "vitest";
import { bodyTree } from "@/components/patterns/markdown/body-tree";
import { pageDifferences } from "./page-differences";

const text = (content_markdown: string) => ({ title: "", excerpt: "", content_markdown, faq: [] });
const found = async (markdown: string, render: typeof bodyTree = bodyTree) =>
  (await pageDifferences({ en: text(markdown), ar: text("") }, render)).map(
    ({ what, text: written }) => `${what}: ${written}`,
  );

/** A page that takes every sign as markup, whatever the dialect is. */
const careless: typeof bodyTree = (markdown) =>
  bodyTree(markdown.replace(/[*~<>\\]|^\s*>|\|[^\n]*/gm, "").replace(/\/?sup/g, ""));

it.each([
  ["Take 1*3*7 days", ["figure: 1*3*7 days"]],
  ["قرص 1*3*7 أيام", ["figure: 1*3*7 أيام"]],
  ["Every 4~6 hours, 10 ml", ["figure: 4~6 hours"]],
  ["10<sup>9</sup>/L", ["figure: 10<sup>9</sup>"]],
  [">38.5 °C: call a doctor", ["figure: >38.5"]],
  ["5 أو 10|15 مل", ["figure: 15 مل"]],
  ["Take 5 mg and 5 mg|5 mg", ["figure: 5 mg"]],
  ["- ~5 mg\n- >½ tablet", ["figure: ~5 mg", "figure: >½"]],
])("a page that loses a part of %j", async (markdown, differences) => {
  expect(await found(markdown, careless)).toEqual(differences);
});

it.each([
  "## 5 signs\n\n1. **5 mg** twice\n2. *10* ml, `20 ml`\n\n- 30%\n- ~~40~~\n\n> Three of 4",
  "[24/7](https://x.example/5?a=10) and ![7](https://x.example/8.png) and https://x.example/9",
  "[a]: https://x.example/5\n\n[a]",
  "| Age 1–3 | Dose |\n|---|---|\n|5 ml|10 ml|\n| 7 | `8` |",
  "٥ ملغ كل ٨ ساعات، 38.5 °C، 2026-11-27",
  "1\\*3\\*7 and \\>38.5 and &lt;5 mg and 5&nbsp;mg",
  "{{price:home-visit-24}} and {{phone}}",
  "10⁹/L, H₂O, 60 kg/m², Ca²⁺ 2.5",
  "2 * 3 * 4 = 24, +971 4 000 0000, -5 °C, ~10",
  "1\\. Take 5* mg, AED 99*, 10<sup>2y</sup> mg, 1<sup>st</sup> day, 5<sup>*</sup> mg, x^(2y)",
  "- 5 °C\n\n- ½ tablet\n\n> **38.5** °C: call\n> 39 °C: go\n\n~~5~~10",
  "[5](10) mg, 5 [mg](/x), [5](https://x.example/7) mg",
  "<mark>5 mg</mark>, <kbd>5</kbd> mg, <input> 5 mg, <b>5 ml",
  "```\n5 mg\n```",
  '<iframe src="https://www.youtube-nocookie.com/embed/a1B2c3D4-_e" width="560" height="315" allowfullscreen></iframe>',
  "Nothing <!-- that ends 5",
  "[INFOGRAPHIC: 5 signs]",
  "",
])("%j has no findings", async (markdown) => {
  expect(await found(markdown)).toEqual([]);
});

it("comments, and frames without a film", async () => {
  expect(
    await found(
      'a <!-- ask the doctor: 5 mg? --> b\n\n<iframe src="https://www.youtube.com/embed/videoseries?list=1"></iframe>',
    ),
  ).toEqual([
    "comment: <!-- ask the doctor: 5 mg? -->",
    'film: <iframe src="https://www.youtube.com/embed/videoseries?list=1"></iframe>',
  ]);
});

it("names the text and the position", async () => {
  const differences = await pageDifferences(
    {
      en: { ...text("One\n\nTake 1*3*7 days"), title: "A <!-- x -->" },
      ar: { ...text(""), faq: [{ key: "k", q: "<!-- y -->", a: "4~6" }] },
    },
    careless,
  );
  expect(
    differences.map(({ lang, field, number, line, range }) => ({ lang, field, number, line, range })),
  ).toEqual([
    { lang: "en", field: "title", number: 0, line: 1, range: { start: 2, end: 12 } },
    { lang: "en", field: "content_markdown", number: 0, line: 3, range: { start: 10, end: 20 } },
    { lang: "ar", field: { row: "k", side: "q" }, number: 1, line: 1, range: { start: 0, end: 10 } },
    { lang: "ar", field: { row: "k", side: "a" }, number: 1, line: 1, range: { start: 0, end: 3 } },
  ]);
});

it.each(["5 ", "<!--", "5*", "[", "](", "<iframe ", "5-", "<sup>5", "5<sup>9</sup>", "5\\"])(
  "200,000 characters of %j are read",
  async (worst) => {
    const nothing = () => Promise.resolve([]);
    expect(await found(worst.repeat(200_000 / worst.length), nothing)).toEqual(expect.any(Array));
  },
);
