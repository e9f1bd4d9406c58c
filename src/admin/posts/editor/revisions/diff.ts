import { diffArrays } from "diff";

export type DiffPart = { kind: "same" | "removed" | "added"; text: string };

/** A line that both texts have, or a place where they differ, word by word. */
export type DiffBlock = { kind: "same"; lines: string[] } | { kind: "changed"; parts: DiffPart[] };

/** A comparison that takes longer shows one text after the other: nobody reads so many changes one by one. */
const MAX_COMPARISON_MS = 500;

/** Compares two texts by lines, and by words where lines differ. */
export function diffTexts(before: string, after: string): DiffBlock[] {
  const blocks: DiffBlock[] = [];
  let old: string[] = [];
  let young: string[] = [];
  const close = () => {
    if (old.length + young.length === 0) return;
    const parts = compare(wordsOf(old), wordsOf(young));
    blocks.push({ kind: "changed", parts: parts.map(({ kind, items }) => ({ kind, text: items.join("") })) });
    [old, young] = [[], []];
  };
  for (const { kind, items } of compare(before.split("\n"), after.split("\n"))) {
    if (kind === "removed") old = items;
    else if (kind === "added") young = items;
    else {
      close();
      blocks.push({ kind, lines: items });
    }
  }
  close();
  return blocks;
}

function compare(before: string[], after: string[]) {
  const changes = diffArrays(before, after, { timeout: MAX_COMPARISON_MS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return changes.map(({ value, added, removed }) => ({
    kind: added ? ("added" as const) : removed ? ("removed" as const) : ("same" as const),
    items: value,
  }));
}

/** Words and the spaces between them; the library's own words are Latin ones. */
const wordsOf = (lines: string[]): string[] => lines.join("\n").match(/\s+|\S+/g) ?? [];
