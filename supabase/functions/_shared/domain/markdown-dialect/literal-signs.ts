/**
 * Signs that are text where Markdown would take them for marks. A source has a noncharacter in the place of each, so positions stay, and
 * the tree gets the sign back. No text contains a noncharacter: `readableSource` takes out those that were typed.
 */
const SIGNS = "<>-*+#.)[|:`~!_";
const FIRST = 0xfdd0;
const LITERALS = /[\uFDD0-\uFDDE]/g;

/** Replaces what is not shown, so that positions stay. */
export const FILLER = "\uFFFF";
const FILLERS = /\uFFFF/g;

/** Each of the signs above as text; other characters stay. */
export const literal = (signs: string): string =>
  signs.replace(/[<>\-*+#.)[|:`~!_]/g, (sign) => String.fromCharCode(FIRST + SIGNS.indexOf(sign)));

/** As it was written, without what is not shown. */
export const restored = (text: string): string =>
  text.replace(FILLERS, "").replace(LITERALS, (character) => SIGNS.charAt(character.charCodeAt(0) - FIRST));

/** Whether a backslash before a sign makes it text, for which the parser provides. */
export function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text[start - 1] === "\\") start -= 1;
  return (at - start) % 2 === 1;
}
