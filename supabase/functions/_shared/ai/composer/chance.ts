/** Choices that look random and are the same for the same words each time. */
export interface Chance {
  /** One of them, of which there is at least one. */
  one: <T>(items: readonly T[]) => T;
  /** All of them in another order. */
  shuffled: <T>(items: readonly T[]) => T[];
}

export function chanceOf(words: string): Chance {
  let state = 0x811c9dc5;
  for (const character of words) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // mulberry32: small, and good enough to deal cards with.
  const next = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  return {
    one: (items) => {
      const item = items[next(items.length)];
      if (item === undefined) throw new Error("There is nothing to choose from.");
      return item;
    },
    shuffled: (items) => {
      const left = [...items];
      return items.flatMap(() => left.splice(next(left.length), 1));
    },
  };
}
