/** For sorting by a text, in the order of its characters: the same in every language and on every machine. */
export const compareBy =
  <Item>(textOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    textOf(one) < textOf(other) ? -1 : 1;

/** At most `length` characters, cut at a word, with an ellipsis when something was left out. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > length / 2 ? space : undefined).replace(/[\s,،.;:]+$/, "")}…`;
}

/** A title before a name, like `Dr.` or `د`. */
const TITLE = /\.$|^[دأ]$/;

/** The first letters of the first and the last name, without titles and the Arabic article; Arabic letters apart: `LH`, `ل ح`. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((part) => part && !TITLE.test(part));
  const [first = "", ...others] = names.map((part) => Array.from(part.replace(/^ال/, ""))[0] ?? "");
  const last = others.at(-1) ?? "";
  return /\p{Script=Arabic}/u.test(first) ? [first, last].filter(Boolean).join(" ") : first + last;
}

const MAX_CHARACTERS = 155;
const CUT_TO_CHARACTERS = 152;

/** A meta description of more than 155 characters is cut to 152 and an ellipsis. Counts characters, not code units. */
export function metaDescription(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  return characters.length > MAX_CHARACTERS
    ? `${characters.slice(0, CUT_TO_CHARACTERS).join("").trimEnd()}…`
    : characters.join("");
}

const MAX_TITLE_LENGTH = 60;

/** An article's title in search results is cut to 60 characters; without half a word when there is more than one. */
export function metaTitle(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  if (characters.length <= MAX_TITLE_LENGTH) return characters.join("");
  const cut = characters.slice(0, MAX_TITLE_LENGTH - 1).join("");
  return `${cut.replace(/\s+\S*$/, "") || cut}…`;
}
