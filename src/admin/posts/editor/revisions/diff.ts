export type DiffPart = { kind: "same" | "removed" | "added"; text: string };

// Beyond this many cells a comparison takes longer than a person waits, and its result is no longer read.
const MAX_CELLS = 4_000_000;

/** What has to be removed from and added to one list to make it the other, by their longest common subsequence. */
export function diffLists(before: readonly string[], after: readonly string[]): DiffPart[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  const middle = diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return [...before.slice(0, start).map(same), ...middle, ...before.slice(before.length - end).map(same)];
}

const same = (text: string): DiffPart => ({ kind: "same", text });
const removed = (text: string): DiffPart => ({ kind: "removed", text });
const added = (text: string): DiffPart => ({ kind: "added", text });

function diffMiddle(before: readonly string[], after: readonly string[]): DiffPart[] {
  const width = after.length + 1;
  if (before.length * after.length > MAX_CELLS) return [...before.map(removed), ...after.map(added)];
  // Cell (row, column): the longest common subsequence of what follows in both.
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));

  const parts: DiffPart[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, young] = [before[row], after[column]];
    if (old !== undefined && old === young) {
      parts.push(same(old));
      row++;
      column++;
    } else if (old !== undefined && (young === undefined || at(row + 1, column) >= at(row, column + 1))) {
      parts.push(removed(old));
      row++;
    } else if (young !== undefined) {
      parts.push(added(young));
      column++;
    }
  }
  return parts;
}

/** A line that both texts have, or a place where they differ, word by word. */
export type DiffBlock = { kind: "same"; lines: string[] } | { kind: "changed"; parts: DiffPart[] };

/** Compares two texts by lines, and by words where lines differ. */
export function diffTexts(before: string, after: string): DiffBlock[] {
  const blocks: DiffBlock[] = [];
  let old: string[] = [];
  let young: string[] = [];
  const close = () => {
    if (old.length + young.length === 0) return;
    blocks.push({ kind: "changed", parts: diffWords(old.join("\n"), young.join("\n")) });
    old = [];
    young = [];
  };
  for (const { kind, text } of diffLists(before.split("\n"), after.split("\n"))) {
    if (kind === "removed") old.push(text);
    else if (kind === "added") young.push(text);
    else {
      close();
      const last = blocks.at(-1);
      if (last?.kind === "same") last.lines.push(text);
      else blocks.push({ kind: "same", lines: [text] });
    }
  }
  close();
  return blocks;
}

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Neighbours of one kind are one part, so that a changed sentence reads as one. */
function diffWords(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  for (const part of diffLists(wordsOf(before), wordsOf(after))) {
    const last = parts.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else parts.push({ ...part });
  }
  return parts;
}
