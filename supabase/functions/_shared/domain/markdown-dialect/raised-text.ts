/**
 * Raised or lowered text in characters: 10⁹, H₂O, m². When it is copied or read by a program, the text of an element alone
 * would be 109. Text without such characters is written as in a formula, x^(2y); ordinals like 1st need no mark.
 */
const RAISED = formOf("0123456789+-−=()nix٠١٢٣٤٥٦٧٨٩", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱˣ⁰¹²³⁴⁵⁶⁷⁸⁹");
const LOWERED = formOf("0123456789+-−=()aex٠١٢٣٤٥٦٧٨٩", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₓ₀₁₂₃₄₅₆₇₈₉");
/** These characters are raised anyway, or read the same. */
export const READ_ALIKE = /^(?:st|nd|rd|th|[®™©℠°ºª*†‡]+)$/i;
const ELEMENT = /<(su[pb])>([^<>]{0,200})<\/\1>/gi;

export type Position = "sup" | "sub";

function formOf(plain: string, other: string): ReadonlyMap<string, string> {
  const forms = Array.from(other);
  return new Map([
    ...Array.from(plain, (character, index): [string, string] => [character, forms[index] ?? character]),
    // Characters that already have this form stay.
    ...forms.map((form): [string, string] => [form, form]),
  ]);
}

/** `9` as ⁹ or ₉; undefined when one of the characters has no such form. Spaces stay. */
export function raisedCharacters(text: string, position: Position): string | undefined {
  const forms = position === "sup" ? RAISED : LOWERED;
  const characters = Array.from(text, (character) =>
    /\s/.test(character) ? character : forms.get(character),
  );
  return characters.includes(undefined) || text.trim() === "" ? undefined : characters.join("");
}

/** `9` as ⁹ or ₉; text without such a form as ^(2y) or _(2y). */
export function inPosition(text: string, position: Position): string {
  const inner = text.trim();
  if (inner === "" || READ_ALIKE.test(inner)) return inner;
  return raisedCharacters(inner, position) ?? `${OPENING[position]}${inner})`;
}

/** The characters before a part without such a form, which a bracket closes. */
export const OPENING = { sup: "^(", sub: "_(" } as const;

/** The parts of a text in <sup> and <sub>, in their displayed form. */
export const raisedParts = (text: string) =>
  Array.from(text.matchAll(ELEMENT), ({ 0: written, 1: name = "", 2: inner = "", index }) => ({
    start: index,
    end: index + written.length,
    shown: inPosition(inner, name.toLowerCase() as Position),
  }));

/** A text that is not Markdown, like a title: its <sup> and <sub> as characters. */
export const withRaisedText = (text: string): string =>
  text.replace(ELEMENT, (_, name: string, inner: string) =>
    inPosition(inner, name.toLowerCase() as Position),
  );
