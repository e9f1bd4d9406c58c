/** Without 0/O and 1/I, which people mix up on the phone. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * A short code for a contact button of a page, like `K7QX2`: the same page and button always give the same code, so it
 * says where a chat began and nothing about who began it. FNV-1a, 25 bits shown.
 */
export function referenceOf(path: string, source: string): string {
  let hash = 0x811c9dc5;
  for (const character of `${path}|${source}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return Array.from({ length: 5 }, (_, index) => ALPHABET[(hash >>> (index * 5)) & 31]).join("");
}
