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
