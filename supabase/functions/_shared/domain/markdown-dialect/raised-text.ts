/**
 * Text that is raised or lowered, in characters: 10⁹, H₂O, m². Copied, read out and read by programs, an element's text alone would say 109.
 * What has no such character is written as in a formula, x^(2y); ordinals like 1st are read without.
 */
const RAISED = formOf("0123456789+-−=()nix٠١٢٣٤٥٦٧٨٩", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱˣ⁰¹²³⁴⁵⁶⁷⁸⁹");
const LOWERED = formOf("0123456789+-−=()aex٠١٢٣٤٥٦٧٨٩", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₓ₀₁₂₃₄₅₆₇₈₉");
/** They are raised in themselves, or read the same. */
export const READ_ALIKE = /^(?:st|nd|rd|th|[®™©℠°ºª*†‡]+)$/i;
const ELEMENT = /<(su[pb])>([^<>]{0,200})<\/\1>/gi;

export type Position = "sup" | "sub";

function formOf(plain: string, other: string): ReadonlyMap<string, string> {
  const forms = Array.from(other);
  return new Map([
    ...Array.from(plain, (character, index): [string, string] => [character, forms[index] ?? character]),
    // What has this form already keeps it.
    ...forms.map((form): [string, string] => [form, form]),
  ]);
}

/** `9` as ⁹ or ₉; undefined where one of the characters has no such form. Spaces stay. */
export function raisedCharacters(text: string, position: Position): string | undefined {
  const forms = position === "sup" ? RAISED : LOWERED;
  const characters = Array.from(text, (character) =>
    /\s/.test(character) ? character : forms.get(character),
  );
  return characters.includes(undefined) || text.trim() === "" ? undefined : characters.join("");
}

/** `9` as ⁹ or ₉; what has no such form as ^(2y) or _(2y). */
export function inPosition(text: string, position: Position): string {
  const inner = text.trim();
  if (inner === "" || READ_ALIKE.test(inner)) return inner;
  return raisedCharacters(inner, position) ?? `${OPENING[position]}${inner})`;
}

/** What stands before a part without such a form, which a bracket ends. */
export const OPENING = { sup: "^(", sub: "_(" } as const;

/** The parts of a text that <sup> and <sub> raise and lower, as they are shown. */
export const raisedParts = (text: string) =>
  Array.from(text.matchAll(ELEMENT), ({ 0: written, 1: name = "", 2: inner = "", index }) => ({
    start: index,
    end: index + written.length,
    shown: inPosition(inner, name.toLowerCase() as Position),
  }));

/** A text that is no Markdown, like a title: its <sup> and <sub> as characters. */
export const withRaisedText = (text: string): string =>
  text.replace(ELEMENT, (_, name: string, inner: string) =>
    inPosition(inner, name.toLowerCase() as Position),
  );
