/** Without 0/O and 1/I, which people confuse on the phone. */
export const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/** Four characters and their check character. Its weights are odd, so that it changes with each of the four. */
export const codeOf = (numbers: readonly number[]): string =>
  [...numbers, numbers.reduce((sum, number, index) => sum + number * (2 * index + 1), 0)]
    .map((number) => ALPHABET[number & 31])
    .join("");

/** The code of one click, like `K7QX2`. It is random, so it contains nothing about the visitor. */
export const newCode = (): string => codeOf([...crypto.getRandomValues(new Uint8Array(4))]);

/**
 * A call has no text that could hold a code, so all calls from a page within an hour share one. Hours in Dubai begin with those
 * of UTC.
 */
export function callCode(path: string): string {
  const hash = hashOf(`${path}|${Math.floor(Date.now() / 3_600_000)}`);
  return codeOf([0, 5, 10, 15].map((shift) => hash >>> shift));
}
