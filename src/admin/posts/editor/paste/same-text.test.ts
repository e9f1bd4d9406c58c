// @vitest-environment jsdom
import fc from "fast-check";
import { expect, it } from "vitest";
import { inPosition } from "@domain/markdown-dialect/raised-text";
import { htmlToMarkdown } from "./html-to-markdown";
import { lettersOnPage } from "./page-letters";

/** Letters and signs only, in the order of the text. */
const letters = (text: string): string => text.replace(/\s/g, "");

/** The words of a document, with the page's characters for raised and lowered text. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll("sup,sub"))
    element.textContent = inPosition(element.textContent, element.localName === "sup" ? "sup" : "sub");
  return letters(body.textContent);
}

const escapeHtml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

const word = fc.constantFrom(
  ...'5 mg ml 10 ٣٠ قرص 1*3*7 4~6 ~10 >38.5 <name> <5 a<b _x_ **b** #1 ## - + * 1. ١. 2) | a|b [x] [^1] ](y) `c` ``` ~~~ --- === \\ \\* & &amp; http://x.example/a_b a_b@x.example ° % ± −5 م/د «نص» (5) 24/7 1,500 ! ![ {{ <!-- --> <b> </b> <script> <iframe> <br> www. : a: "'.split(
    " ",
  ),
);
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(" "));
const glued = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(""));
const text = fc.oneof(words, glued).map(escapeHtml);
const inside =
  (tag: string, open = tag) =>
  (inner: string) =>
    `<${open}>${inner}</${tag}>`;
const inline: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: text },
      text.map(inside("b")),
      text.map(inside("i")),
      text.map(inside("span", 'span style="font-weight:700"')),
      text.map(inside("del")),
      text.map(inside("a", 'a href="https://x.example/5"')),
      fc.constantFrom("2", "9", "-1", "+").map(inside("sup")),
      fc.constantFrom("2", "max").map(inside("sub")),
      fc.constant(" "),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(""));
const list = (tag: string) =>
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => `<${tag}>${items.map(inside("li")).join("")}</${tag}>`);
const table = fc
  .array(fc.tuple(inline, inline), { minLength: 1, maxLength: 3 })
  .map((rows) => `<table>${rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join("")}</table>`);
const block = fc.oneof(
  { weight: 3, arbitrary: inline.map(inside("p")) },
  inline.map(inside("h2")),
  inline.map(inside("blockquote")),
  list("ul"),
  list("ol"),
  fc.tuple(inline, list("ul")).map(([item, inner]) => `<ol><li>${item}${inner}</li></ol>`),
  table,
);
const page = fc.array(block, { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join(""));

/** The number of random texts: `TEXTS=10000 SEED=1 npx vitest run --project "unit: screens" same-text` takes some minutes. */
const TEXTS = Number(process.env.TEXTS ?? 60);
const SEED = Number(process.env.SEED ?? 64);

it("the page shows every letter, figure and sign of a pasted document", { timeout: 0 }, async () => {
  await fc.assert(
    fc.asyncProperty(page, async (html) => {
      const markdown = await htmlToMarkdown(html);
      expect(letters(await lettersOnPage(markdown))).toBe(wordsOf(html));
    }),
    { numRuns: TEXTS, seed: SEED },
  );
});
