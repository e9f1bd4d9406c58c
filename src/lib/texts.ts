import { beginningOf } from "@domain/cut-text";

/** Compares texts by their characters: the order is the same in every language and on every machine. */
export const compareBy =
  <Item>(textOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    textOf(one) < textOf(other) ? -1 : 1;

/** At most `length` characters, cut at a word, with an ellipsis when something was cut. */
export const excerpt = (text: string, length: number): string =>
  text.length <= length ? text : `${beginningOf(text, length - 1).replace(/[.،,;:]+$/, "")}…`;

/** A title before a name, like `Dr.` or `د`. */
const TITLE = /\.$|^[دأ]$/;

/**
 * The first letters of the first and the last name, without titles and the Arabic article. Arabic letters are separated: `LH`,
 * `ل ح`.
 */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((part) => part && !TITLE.test(part));
  const [first = "", ...others] = names.map((part) => Array.from(part.replace(/^ال/, ""))[0] ?? "");
  const last = others.at(-1) ?? "";
  return /\p{Script=Arabic}/u.test(first) ? [first, last].filter(Boolean).join(" ") : first + last;
}

const MAX_CHARACTERS = 155;
const CUT_TO_CHARACTERS = 152;

/** A meta description of more than 155 Unicode characters is cut to 152 at most, between words, with an ellipsis. */
export const metaDescription = (text: string): string => shortened(text, MAX_CHARACTERS, CUT_TO_CHARACTERS);

const MAX_TITLE_LENGTH = 60;

/** An article's title in search results is cut to 60 characters, between words when there are several. */
export const metaTitle = (text: string): string => shortened(text, MAX_TITLE_LENGTH, MAX_TITLE_LENGTH - 1);

function shortened(text: string, max: number, cutTo: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  return Array.from(line).length > max ? `${beginningOf(line, cutTo)}…` : line;
}
