/** How many paragraphs of a text were changed, added or removed; where they stand does not count. */
export function changedParagraphs(before: string, after: string): number {
  if (before === after) return 0;
  const [old, young] = [paragraphsOf(before), paragraphsOf(after)];
  return Math.max(countMissing(young, old), countMissing(old, young));
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, " "))
    .filter(Boolean);

/** How many of `list` have no partner in `others`. */
function countMissing(list: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  let missing = 0;
  for (const entry of list) {
    const count = left.get(entry) ?? 0;
    if (count === 0) missing++;
    else left.set(entry, count - 1);
  }
  return missing;
}
