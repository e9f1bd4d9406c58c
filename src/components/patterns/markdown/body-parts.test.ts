import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textOf } from "./body-node";
import { isTooDense, partsOf } from "./body-parts";
import { bodyTree } from "./body-tree";

const LENGTH = 200_000;
const fill = (text: string, length = LENGTH) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const sentence = "Rest, drink **often** and [ask](/contact) when it lasts. ";
const paragraph = `${sentence.repeat(8)}\n\n`;

describe("the parts of a text", () => {
  it("are the text again, whatever it is", () => {
    const block = fc.constantFrom(
      paragraph,
      "## a\n",
      "- b\n",
      "```\n",
      "~~~~\n",
      "<!-- c\n",
      "-->\n",
      "\n",
      "> d\n",
    );
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
    ["a comment", `<!--\n${fill("# hidden\n\n", 9000)}-->\n`],
    ["a loose list", fill("- item\n\n  more\n\n", 9000)],
    ["a numbered list", fill("1. item\n\n", 9000)],
    ["a table", fill("| a | b |\n", 9000)],
  ])("never begin inside %s", (_, block) => {
    expect(partsOf(block)).toHaveLength(1);
  });

  it("read as one text: lists keep their numbers, references their addresses", async () => {
    const body = await bodyTree(
      `${fill(paragraph, 9000)}\n\n## One\n\n3. three\n\n4. four\n\n[see][x]\n\n${fill(paragraph, 9000)}\n\n[x]: /about`,
    );
    const list = body.find((node) => typeof node === "object" && node.tag === "ol");
    expect(list).toMatchObject({ start: 3, children: [{ tag: "li" }, { tag: "li" }] });
    expect(JSON.stringify(body)).toContain('"href":"/about"');
  });
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
    ["e-mail addresses", "a@b.c "],
    ["footnotes", "[^1]: a\n"],
    ["infographics that never end", "[INFOGRAPHIC: "],
    ["definitions", "[a]: /b\n"],
    ["blanks", " \t"],
  ])("of %s come to an end", { timeout: 30_000 }, async (_, text) => {
    await expect(bodyTree(fill(text))).resolves.toBeInstanceOf(Array);
  });

  it("of prose leave the browser its turns", { timeout: 30_000 }, async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    const body = await bodyTree(fill(paragraph));
    clearInterval(timer);
    expect(body.length).toBeGreaterThan(400);
    expect(turns).toBeGreaterThan(10);
  });

  it("what cannot be read as Markdown is kept as text", async () => {
    const body = await bodyTree(`## Before\n\n${fill(paragraph, 5000)}\n\n${fill("*a_ ", 9000)}\n\n## After`);
    const words = body.map(textOf).join("\n");
    expect(words).toContain("*a_ *a_");
    expect(words).toMatch(/^Before/);
    expect(words).toMatch(/After$/);
  });
});

it.each([
  ["an ordinary text", paragraph, false],
  ["a long tight list", fill("- item of a list\n", 9000), false],
  ["a paragraph without end", fill("word ", 7000), true],
  ["a table without end", fill("| a | b |\n", 9000), true],
  ["quotations in quotations", `${">".repeat(9)} a`, true],
  ["quotations in a few quotations", `${"> ".repeat(3)}a`, false],
])("tells whether %s can be parsed", (_, part, isDense) => {
  expect(isTooDense(part)).toBe(isDense);
});
