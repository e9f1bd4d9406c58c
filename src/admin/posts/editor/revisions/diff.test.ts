import { describe, expect, it } from "vitest";
import { type DiffBlock, diffLists, type DiffPart, diffTexts } from "./diff";

describe("the difference of two lists", () => {
  it.each([
    ["abc", "abc", "a b c"],
    ["", "ab", "+a +b"],
    ["ab", "", "-a -b"],
    ["abc", "axc", "a -b +x c"],
    ["abcd", "bd", "-a b -c d"],
    ["aab", "ab", "a -a b"],
    ["xay", "yax", "-x -a y +a +x"],
  ])("from %s to %s is %s", (before, after, difference) => {
    const parts = diffLists(before.split(""), after.split(""));
    // Several shortest ones may exist: as short as this one, and both sides can be read from it.
    expect(parts.filter(({ kind }) => kind !== "same").length).toBe(
      difference.split(" ").filter((part) => /^[+-]/.test(part)).length,
    );
    expect(sidesOf(parts)).toEqual([before, after]);
  });

  it("gives back both sides, whatever they are", () => {
    const words = ["a", "b", "c", "a", "b"];
    for (let seed = 0; seed < 300; seed++) {
      const side = (salt: number) =>
        Array.from({ length: (seed * salt) % 9 }, (_, at) => words[(seed * 7 + at * at * salt) % 5] ?? "");
      const [before, after] = [side(3), side(5)];
      expect(sidesOf(diffLists(before, after))).toEqual([before.join(""), after.join("")]);
    }
  });

  it("of two books is quick and complete", () => {
    const book = (name: string) => Array.from({ length: 5000 }, (_, line) => `${name} ${line}`);
    expect(diffLists(book("a"), book("b"))).toHaveLength(10_000);
  });
});

/** Both texts, read from their difference. */
function sidesOf(parts: DiffPart[]) {
  const side = (kind: "removed" | "added") =>
    parts
      .filter((part) => part.kind === "same" || part.kind === kind)
      .map(({ text }) => text)
      .join("");
  return [side("removed"), side("added")];
}

it("compares texts by lines, and changed lines by words", () => {
  const blocks = diffTexts("one\ntwo words here\nthree", "one\ntwo words there\nthree\nfour");
  expect(blocks).toEqual<DiffBlock[]>([
    { kind: "same", lines: ["one"] },
    {
      kind: "changed",
      parts: [
        { kind: "same", text: "two words " },
        { kind: "removed", text: "here" },
        { kind: "added", text: "there" },
      ],
    },
    { kind: "same", lines: ["three"] },
    { kind: "changed", parts: [{ kind: "added", text: "four" }] },
  ]);
});
