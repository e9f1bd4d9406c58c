import { expect, it } from "vitest";
import { type DiffBlock, diffTexts } from "./text-diff";

const replaced = (removed: string, added: string) => [
  { kind: "removed" as const, text: removed },
  { kind: "added" as const, text: added },
];

it.each([
  ["one", "two words", "here", "there"],
  ["العنوان", "كلمتان", "هنا", "هناك"],
])("the diff compares texts by lines, and changed lines by words: %s", (line, words, removed, added) => {
  const before = `${line}\n${words} ${removed}\nthree`;
  const after = `${line}\n${words} ${added}\nthree\nfour`;
  expect(diffTexts(before, after)).toEqual<DiffBlock[]>([
    { kind: "same", lines: [line] },
    { kind: "changed", parts: [{ kind: "same", text: `${words} ` }, ...replaced(removed, added)] },
    { kind: "same", lines: ["three"] },
    { kind: "changed", parts: [{ kind: "added", text: "four" }] },
  ]);
});

it("the diff shows very long texts one after the other", () => {
  const book = (name: string) => Array.from({ length: 20_000 }, (_, line) => `${name}${line}`).join("\n");
  expect(diffTexts(book("a"), book("b"))).toEqual([
    { kind: "changed", parts: replaced(book("a"), book("b")) },
  ]);
});
