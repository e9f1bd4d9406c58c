// @vitest-environment jsdom
import { bodyTree } from "@/components/patterns/markdown/body-tree";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { edited, type Edit, type Selected } from "./markdown-field";
import { imageMarkdown, insertText, toggleBold, toggleCode, toggleItalic, toggleLink } from "./inline-edits";
import { continueList, insertBlock, toggleBullets, toggleHeading, toggleNumbers } from "./line-edits";
import { TOOL_EDITS } from "./toolbar";

/** "a ⟦b⟧ c" is the text "a b c" with "b" selected; "a ⟦⟧ c" has the caret between the spaces. */
function parse(marked: string): Selected {
  const caret = marked.indexOf("⟦⟧");
  if (caret !== -1) return { text: marked.replace("⟦⟧", ""), start: caret, end: caret };
  const start = marked.indexOf("⟦");
  return { text: marked.replace(/[⟦⟧]/g, ""), start, end: marked.indexOf("⟧") - 1 };
}

function after(change: (selected: Selected) => Edit | null, marked: string): string | null {
  const selected = parse(marked);
  const edit = change(selected);
  if (!edit) return null;
  const text = edited(selected, edit);
  return `${text.slice(0, edit.start)}⟦${text.slice(edit.start, edit.end)}⟧${text.slice(edit.end)}`;
}

/** Tests of a tool by texts before and after. */
const makes = (tool: string, change: (selected: Selected) => Edit | null, rows: [string, string | null][]) =>
  it.each(rows)(`${tool}: %j becomes %j`, (before, expected) => expect(after(change, before)).toBe(expected));

makes("bold", toggleBold, [
  ["rest ⟦now⟧ please", "rest **⟦now⟧** please"],
  ["rest **⟦now⟧** please", "rest ⟦now⟧ please"],
  ["rest ⟦**now**⟧ please", "rest ⟦now⟧ please"],
  ["rest ⟦now ⟧please", "rest **⟦now⟧** please"],
  ["rest no⟦⟧w please", "rest **no⟦⟧w** please"],
  ["rest **no⟦⟧w** please", "rest no⟦⟧w please"],
  ["الراحة ال⟦⟧آن", "الراحة **ال⟦⟧آن**"],
  ["rest **right now⟦⟧** please", "rest **right now**⟦⟧ please"],
  ["rest **right now**⟦⟧ please", "rest **right now⟦⟧** please"],
  ["rest ***now*⟦⟧** please", "rest ***now***⟦⟧ please"],
  ["rest ⟦⟧ please", "rest **⟦⟧** please"],
  ["rest **⟦⟧** please", "rest ⟦⟧ please"],
  ["rest *⟦now⟧* please", "rest ***⟦now⟧*** please"],
  ["rest ***⟦now⟧*** please", "rest *⟦now⟧* please"],
  ["- ⟦one\n\n2. two⟧", "⟦- **one**\n\n2. **two**⟧"],
  ["⟦- **one**\n- **two**⟧", "⟦- one\n- two⟧"],
  ["⟦**one**\ntwo⟧", "⟦**one**\n**two**⟧"],
  ["⟦١. أول\n٢. ثانٍ⟧", "⟦١. **أول**\n٢. **ثانٍ**⟧"],
  ["⟦- one⟧", "- **⟦one⟧**"],
  ["كلمة⟦، ثم (⟧نص)", "كلمة، **⟦ثم⟧** (نص)"],
]);
makes("italic", toggleItalic, [
  ["rest ⟦now⟧", "rest *⟦now⟧*"],
  ["rest *⟦now⟧*", "rest ⟦now⟧"],
  ["rest **⟦now⟧**", "rest ***⟦now⟧***"],
  ["rest ***⟦now⟧***", "rest **⟦now⟧**"],
  ["rest ***now⟦⟧***", "rest ***now*⟦⟧**"],
]);
makes("code", toggleCode, [
  ["a ⟦b⟧ c", "a `⟦b⟧` c"],
  ["a `⟦b⟧` c", "a ⟦b⟧ c"],
  ["a `b c⟦⟧`", "a `b c`⟦⟧"],
  ["⟦a\nb⟧", "⟦```\na\nb\n```⟧"],
  ["⟦```\na\nb\n```⟧", "⟦a\nb⟧"],
]);
makes("a heading of level 1", (selected) => toggleHeading(selected, 1), [
  ["The fi⟦⟧rst night", "# The fi⟦⟧rst night"],
  ["# The fi⟦⟧rst night", "The fi⟦⟧rst night"],
]);
makes("a heading of level 2", (selected) => toggleHeading(selected, 2), [
  ["# The fi⟦⟧rst night", "## The fi⟦⟧rst night"],
  ["### ⟦⟧Night", "## ⟦⟧Night"],
  ["⟦⟧", "## ⟦⟧"],
  ["- ⟦⟧Night", "## ⟦⟧Night"],
  ["text\n⟦One\n\nTwo⟧\ntext", "text\n⟦## One\n\n## Two⟧\ntext"],
  ["⟦One\n⟧Two", "## ⟦One⟧\nTwo"],
  ["\u200F##\u00A0One⟦⟧", "One⟦⟧"],
]);
makes("a list with dots", toggleBullets, [
  ["⟦one\ntwo⟧", "⟦- one\n- two⟧"],
  ["⟦- one\n* two⟧", "⟦one\ntwo⟧"],
  ["⟦1. one\n\n2. two⟧", "⟦- one\n\n- two⟧"],
  ["  in⟦⟧", "  - in⟦⟧"],
  ["⟦⟧", "- ⟦⟧"],
]);
makes("a list with numbers", toggleNumbers, [
  ["⟦one\n\ntwo⟧", "⟦1. one\n\n2. two⟧"],
  ["⟦1. one\n2) two\n٣. ثلاثة⟧", "⟦one\ntwo\nثلاثة⟧"],
  ["⟦- one\n7. two⟧", "⟦1. one\n2. two⟧"],
]);
makes("a list continued with Enter", continueList, [
  ["- one⟦⟧", "- one\n- ⟦⟧"],
  ["  * one⟦⟧ more", "  * one\n  * ⟦⟧ more"],
  ["9. nine⟦⟧", "9. nine\n10. ⟦⟧"],
  ["\u200F٩. تسعة⟦⟧", "\u200F٩. تسعة\n١٠. ⟦⟧"],
  ["- [x] done⟦⟧", "- [x] done\n- [ ] ⟦⟧"],
  ["- one\n- ⟦⟧", "- one\n\n⟦⟧"],
  ["- one\n\n- ⟦⟧", "- one\n\n⟦⟧"],
  ["plain⟦⟧", null],
  ["⟦⟧- one", null],
  ["- ⟦one⟧", null],
]);
makes("a link", toggleLink, [
  ["see ⟦our doctors⟧ now", "see [our doctors](⟦https://⟧) now"],
  ["see ⟦⟧ now", "see [](⟦https://⟧) now"],
  ["see doc⟦⟧tors now", "see [doctors](⟦https://⟧) now"],
  ["see ⟦https://example.com/a⟧ now", "see [⟦⟧](https://example.com/a) now"],
  ["see [our do⟦⟧ctors](/doctors) now", "see ⟦our doctors⟧ now"],
  ["see ⟦[our doctors](/doctors)⟧ now", "see ⟦our doctors⟧ now"],
  ["see ⟦two\nlines⟧", "see [two lines](⟦https://⟧)"],
  ["see ⟦clinic.example/x⟧ now", "see [⟦⟧](https://clinic.example/x) now"],
  ["⟦https://x.example/a)b⟧", "[⟦⟧](https://x.example/a%29b)"],
  ["[⟦⟧](https://x.example/a)", "⟦https://x.example/a⟧"],
  ["(⟦https://x.example/a،⟧)", "([⟦⟧](https://x.example/a)،)"],
  ["⟦«https://x.example»⟧", "«[⟦⟧](https://x.example)»"],
  ["see <https://x.ex⟦⟧ample/a_b>، ثم", "see [⟦⟧](https://x.example/a_b)، ثم"],
  ["[![a](/b.png)](/x⟦⟧)", "⟦![a](/b.png)⟧"],
  ["⟦a ] b⟧", String.raw`[a \] b](⟦https://⟧)`],
  [String.raw`[a \] b](⟦https://⟧)`, "⟦a ] b⟧"],
  [String.raw`\[see ⟦⟧now](/a)`, String.raw`\[see [now](⟦https://⟧)](/a)`],
  ["see [do⟦⟧ctors](/a_(b)_c) now", "see ⟦doctors⟧ now"],
  ["see [doctors](/a_(b⟦⟧)_c) now", "see ⟦doctors⟧ now"],
  ["⟦see [doctors](/a_(b)) now⟧", "[see doctors now](⟦https://⟧)"],
  ["an ![im⟦⟧age](/a.png)", "an ![[image](⟦https://⟧)](/a.png)"],
]);

it.each([
  ["A cat", "https://e.com/cat (1).png", "![A cat](https://e.com/cat%20%281%29.png)"],
  ["[a]\nb\\", " /x.png ", String.raw`![\[a\] b\\](/x.png)`],
  ["صورة", "/ص.png", "![صورة](/ص.png)"],
])("an image is inserted into %j at %j", (alt, url, markdown) => {
  expect(imageMarkdown(alt, url)).toBe(markdown);
});

makes("a block with lines of its own", (selected) => insertBlock(selected, "BLOCK"), [
  ["⟦⟧", "BLOCK\n⟦⟧"],
  ["a⟦⟧", "a\n\nBLOCK\n⟦⟧"],
  ["a\n⟦⟧b", "a\n\nBLOCK\n\n⟦⟧b"],
  ["a\n\n⟦x⟧\n\nb", "a\n\nBLOCK⟦⟧\n\nb"],
]);

describe("for any selection,", () => {
  const place = fc
    .tuple(
      fc
        .array(fc.constantFrom("word ", "- ", "1. ", "# ", "**", "*", "`", "```", "\n", "[a](b)", " ", "ماء"))
        .map((parts) => parts.join("")),
      fc.nat(),
      fc.nat(),
    )
    .map(([text, a, b]): Selected => {
      const [start = 0, end = 0] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
      return { text, start, end };
    });
  const tools = [
    ...Object.entries(TOOL_EDITS),
    ["text", (selected: Selected) => insertText(selected, "x")],
  ] as const;

  it.each(tools)("%s changes only the reported range, and selects the result", (_, change) => {
    fc.assert(
      fc.property(place, (selected) => {
        const edit = change(selected);
        const isOrdered = (...places: number[]) =>
          places.every((place, at) => place >= (places[at - 1] ?? 0));
        expect(isOrdered(edit.from, edit.to, selected.text.length)).toBe(true);
        expect(isOrdered(edit.start, edit.end, edited(selected, edit).length)).toBe(true);
      }),
    );
  });

  it("no letter is lost", () => {
    const lettersOf = (text: string) => text.match(/[word\u0600-\u06ff]/g)?.join("");
    fc.assert(
      fc.property(place, fc.constantFrom(...Object.values(TOOL_EDITS)), (selected, change) => {
        expect(lettersOf(edited(selected, change(selected)))).toBe(lettersOf(selected.text));
      }),
    );
  });
});

it("the Bold button makes bold text beside any character, and undoes it when pressed again", async () => {
  const part = fc.constantFrom(...Array.from("وab5«»“”\"'(:،.؟%$+-"), "كلمة", "word", "\u200F", "😀");
  const words = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(
      words,
      fc.constantFrom("كلمة", "«نص»", "word", "(x)", "تنبيه:", "100%", "$5", "هل؟"),
      words,
      async (before, inner, after) => {
        // Between figures stars mean multiplication (decision 64).
        const around = [before, inner, after].join(",").replaceAll("\u200F", "");
        fc.pre(!/\d,\d|\d,[^,]*,\d|\d,\(x\),\(/.test(around));
        const selected = {
          text: before + inner + after,
          start: before.length,
          end: before.length + inner.length,
        };
        const body = JSON.stringify(await bodyTree(edited(selected, toggleBold(selected))));
        expect(body).toContain('"tagName":"strong"');
        expect(body).not.toContain("**");
        const bold = {
          ...selected,
          text: edited(selected, toggleBold(selected)),
          start: selected.start + 2,
          end: selected.end + 2,
        };
        expect(edited(bold, toggleBold(bold))).toBe(selected.text);
      },
    ),
    { numRuns: 300 },
  );
});

it("a long selection is read in one pass", () => {
  const before = process.cpuUsage().user;
  for (const sign of [" ", ".", ")", String.raw`\[`]) {
    const text = `a${sign.repeat(100_000)}a`;
    toggleLink({ text, start: 0, end: text.length });
  }
  // Only the CPU time of this process counts.
  expect(process.cpuUsage().user - before).toBeLessThan(3_000_000);
});
