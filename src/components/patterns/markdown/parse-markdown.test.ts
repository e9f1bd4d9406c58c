import { elementsOf, parseMarkdown } from "@domain/markdown";
import { isTooDense, partsOf } from "@domain/markdown-parts";
import { nodeText } from "@domain/text-blocks";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bodyTree } from "./body-tree";

const LENGTH = 200_000;
const fill = (text: string, length = LENGTH) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const sentence = "Rest, drink **often** and [ask](/contact) when it lasts. ";
const paragraph = `${sentence.repeat(8)}\n\n`;

describe("the parts of a text", () => {
  it("add up to the text, for any text", () => {
    const block = fc.constantFrom(paragraph, "## a\n", "- b\n", "```\n", "~~~~\n", "\n", "> d\n");
    fc.assert(
      fc.property(fc.array(block, { maxLength: 120 }), (blocks) => {
        const text = blocks.join("");
        expect(partsOf(text).join("\n")).toBe(text);
      }),
      { numRuns: 30 },
    );
  });

  it("are short", () => {
    const parts = partsOf(fill(paragraph));
    expect(parts.length).toBeGreaterThan(30);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(5000);
  });

  it.each([
    ["a fence", `\`\`\`\n${fill("# code\n\n", 9000)}\`\`\`\n`],
    ["a loose list", fill("- item\n\n  more\n\n", 9000)],
    ["a numbered list", fill("1. item\n\n", 9000)],
    ["a table", fill("| a | b |\n", 9000)],
  ])("never begin inside %s", (_, block) => {
    expect(partsOf(block)).toHaveLength(1);
  });

  it("read as one text: lists keep their numbers, references their addresses", async () => {
    const body = await bodyTree(
      `${fill(paragraph, 4500)}\n\n## One\n\n3. three\n\n4. four\n\n[see][x]\n\n${fill(paragraph, 4500)}\n\n[x]: /about`,
    );
    const list = body.find((node) => node.type === "element" && node.tagName === "ol");
    expect(list).toMatchObject({
      properties: { start: 3 },
      children: [{ tagName: "li" }, { tagName: "li" }],
    });
    expect(JSON.stringify(body)).toContain('"href":"/about"');
  });
});

it.each([
  ["an address", "[x]: /about", true],
  ["an address and a title", '[x]: https://example.com/a_(b)?c=d#e "About us"', true],
  ["an address in angle brackets", "[x]: <https://example.com/a>", true],
  ["a label in Arabic", "[المصدر]: /about", true],
  ["words", "[x]: see *this* and [that", false],
  ["open brackets", "[x]: [[[ [[[", false],
])("a definition with %s behind its label applies in other parts: %s", async (_, line, isDefinition) => {
  const label = line.slice(0, line.indexOf(":"));
  const body = await bodyTree(`See ${label}.\n\n${fill(paragraph, 4500)}\n\n## End\n\n${line}`);
  const [first] = body;
  expect(JSON.stringify(first).includes('"tagName":"a"')).toBe(isDefinition);
  // A text without a definition is parsed once, in one piece.
  const texts = body.map((node) => (node.type === "element" ? nodeText(node) : "")).join("\n");
  expect(texts.split(`${label}:`)).toHaveLength(isDefinition ? 1 : 2);
});

it("two hundred parts keep their markup if one of them uses addresses among hundreds", async () => {
  const names = Array.from({ length: 900 }, (_, number) => `[d${number}]: /a`).join("\n");
  const parts = Array.from({ length: 190 }, (_, number) => `# [${number}]\n${"a".repeat(990)}\n`).join("");
  const body = await bodyTree(`See [D0][] and [one][ d1 ].\n\n${parts}${names}`);
  // The last heading is beyond the parser's limit for addresses.
  expect(JSON.stringify(body).match(/"tagName":"h2"/g)).toHaveLength(189);
  expect(JSON.stringify(body).match(/"href":"\/a"/g)).toHaveLength(2);
});

it("parts that each use a hundred addresses become plain text: parsing would take minutes", async () => {
  const names = Array.from({ length: 100 }, (_, number) => number);
  const definitions = names.map((name) => `[${name}]: /a`).join("\n");
  const part = `# Part\n\n${names.map((name) => `[${name}]`).join(" ")}\n${"a".repeat(600)}\n`;
  const links = JSON.stringify(await bodyTree(`${definitions}\n\n${part.repeat(180)}`)).match(
    /"href":"\/a"/g,
  );
  // Five parts, with the definitions in the first.
  expect(links).toHaveLength(500);
});

it.each([
  ["items with lines between them", fill("- a\n\n"), "li"],
  ["items in items", Array.from({ length: 30 }, (_, depth) => `${"  ".repeat(depth)}- a\n`).join(""), "li"],
  [
    "words of the last of very many lists",
    `${fill("- a\n- b\n\n## Day\n\n")}\n\n## End\n\n**last**`,
    "strong",
  ],
])("%s become plain text: parsing would take minutes", async (_, text, tagName) => {
  expect(JSON.stringify(await bodyTree(text))).not.toContain(`"tagName":"${tagName}"`);
});

describe("200 kB", () => {
  it.each([
    ["short paragraphs", "One short line of text.\n\n"],
    ["one endless line", "word "],
    ["the same heading", "## The same short heading\n"],
    ["quotation marks", ">"],
    ["nested lists", "- "],
    ["open brackets", "["],
    ["open links", "[a]("],
    ["open pictures", "!["],
    ["open emphasis", "*a_ "],
    ["backticks", "`a``"],
    ["table rows", "| a | b |\n|---|---|\n"],
    ["tags", "<a "],
    ["comments", "<!--"],
    ["closed comments", "<!-- a --> b "],
    ["scripts", "<script>"],
    ["direction marks", "\u200F\u200E"],
    ["direction marks in lines", "\u200F\n"],
    ["halves of emoji", "\uD83D"],
    ["bold beside letters", `${"ا**«ب ".repeat(400)}\n\n`],
    ["strikethrough beside letters", `${"a~«b ".repeat(400)}\n\n`],
    ["bare addresses", "https://a.b/c؟ "],
    ["points behind an address", `https://a.b/${".".repeat(2800)}c\n\n`],
    ["Arabic numbers", "١. أ\n"],
    ["email addresses", "a@b.c "],
    ["footnotes", "[^1]: a\n"],
    ["infographics that never end", "[INFOGRAPHIC: "],
    ["definitions", "[a]: /b\n"],
    ["blanks", " \t"],
    ["a list of quotations", "&amp;_\n\n- > \t"],
    ["open emphasis in the lines of a quotation", `> ${"*a_b".repeat(500)}\n`],
    ["open emphasis in lines that begin like items", `+${"*a_b".repeat(500)}\n`],
    [
      "prose after a hundred lines that begin like definitions",
      `${`[a]: b ${"*a_ ".repeat(120)}\n`.repeat(100)}\n${`## Day\n\n${paragraph.repeat(3)}`.repeat(100)}`,
    ],
  ])("of %s are parsed in time", { timeout: 30_000 }, async (_, text) => {
    await expect(bodyTree(fill(text))).resolves.toBeInstanceOf(Array);
  });

  it("keeps as text what cannot be parsed as Markdown", async () => {
    const body = await bodyTree(`## Before\n\n${fill(paragraph, 5000)}\n\n${fill("*a_ ", 9000)}\n\n## After`);
    const words = body.map((node) => (node.type === "element" ? nodeText(node) : "")).join("\n");
    expect(words).toContain("*a_ *a_");
    expect(words).toMatch(/^Before/);
    expect(words).toMatch(/After$/);
  });
});

it.each([
  ["an ordinary text", paragraph, false],
  ["a long tight list", fill("- item of a list\n", 9000), false],
  ["a long tight list of links", fill("- see [*this* one](/about)\n", 9000), false],
  ["a paragraph without end", fill("word ", 7000), true],
  ["a quotation of open marks", fill("> *a_b *a_b *a_b *a_b\n", 9000), true],
  ["a table without end", fill("| a | b |\n", 9000), true],
  ["quotations in quotations", `${">".repeat(9)} a`, true],
  ["a list of quotations without end", fill("a\n\n- > b\n", 9000), true],
  ["a quotation with a list", fill("> - item of a list\n", 3000), false],
  ["quotations in a few quotations", `${"> ".repeat(3)}a`, false],
])("reports whether %s can be parsed", (_, part, isDense) => {
  expect(isTooDense(part)).toBe(isDense);
});

describe("the pieces of a text", () => {
  const piecesOf = async (markdown: string) =>
    (await parseMarkdown(markdown)).flatMap((piece) => {
      if (piece.type === "infographic") return [`(${piece.description})`];
      return piece.type === "video" ? [piece.url] : piece.children.map(nodeText);
    });

  it.each([
    ["on a line of its own", "One\n\n[INFOGRAPHIC: a clock]\n\nTwo", ["One", "(a clock)", "Two"]],
    ["in a sentence", "See [INFOGRAPHIC: a clock] here", ["See", "(a clock)", "here"]],
    ["twice", "[INFOGRAPHIC: a] [INFOGRAPHIC: b]", ["(a)", "(b)"]],
    ["without a description", "a [INFOGRAPHIC: ] b", ["a", "b"]],
    ["too long to be one", `[INFOGRAPHIC: ${"a".repeat(2001)}]`, []],
    ["that never ends", "[INFOGRAPHIC: a clock\n\nTwo", ["[INFOGRAPHIC: a clock", "Two"]],
    ["in a fence, as code", "```\n[INFOGRAPHIC: a]\n```", ["[INFOGRAPHIC: a]\n"]],
  ])("are an infographic %s", async (_, markdown, pieces) => {
    expect((await piecesOf(markdown)).filter((piece) => piece !== "\n")).toEqual(pieces);
  });
});

it("prose yields to the browser while it is parsed", async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  await bodyTree(Array.from({ length: 80 }, (_, index) => `Day ${index}: ${paragraph}`).join(""));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

it("an element's position in the text is right after infographics, footnotes and other parts", async () => {
  const before = `${paragraph.repeat(20)}See [INFOGRAPHIC: a] and a footnote[^1].\n\n[^1]: Its text.\n\nAlso `;
  const [image] = elementsOf(await parseMarkdown(`${before}![](/a.png) now`), "img");
  expect([image?.start, image?.end]).toEqual([before.length, before.length + "![](/a.png)".length]);
});

it("a change in one place keeps the trees of the other parts", async () => {
  const sections = Array.from({ length: 9 }, (_, index) => `## Section ${index}\n\n${paragraph.repeat(3)}`);
  const first = await parseMarkdown(sections.join(""));
  const second = await parseMarkdown(sections.with(4, "## Rewritten\n\nShorter.\n\n").join(""));
  const trees = new Set(first.map((part) => part.type === "root" && part.children));
  const parsedAgain = second.filter((part) => part.type === "root" && !trees.has(part.children));
  expect(second.length).toBeGreaterThan(6);
  expect(parsedAgain).toHaveLength(1);
});
