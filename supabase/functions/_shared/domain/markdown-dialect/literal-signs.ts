/**
 * Signs that are text where Markdown would take them as marks. The source has a noncharacter for each, so positions stay, and
 * the tree gets the sign back. No text contains a noncharacter: `readableSource` removes typed ones.
 */
const SIGNS = "<>-*+#.)[|:`~!_";
const FIRST = 0xfdd0;
const LITERALS = /[\uFDD0-\uFDDE]/g;

/** Replaces hidden parts, so that positions stay. */
export const FILLER = "\uFFFF";
const FILLERS = /\uFFFF/g;

/** Makes each of the signs above literal; other characters stay. */
export const literal = (signs: string): string =>
  signs.replace(/[<>\-*+#.)[|:`~!_]/g, (sign) => String.fromCharCode(FIRST + SIGNS.indexOf(sign)));

/** The text as written, without hidden parts. */
export const restored = (text: string): string =>
  text.replace(FILLERS, "").replace(LITERALS, (character) => SIGNS.charAt(character.charCodeAt(0) - FIRST));

/** Whether a backslash makes the sign literal; the parser handles it then. */
export function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text[start - 1] === "\\") start -= 1;
  return (at - start) % 2 === 1;
}
