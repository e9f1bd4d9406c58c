/** A title before a name, like `Dr.` or `د`. */
const TITLE = /\.$|^[دأ]$/;

/** The first letters of the first and the last name, without titles and the Arabic article; Arabic letters apart: `LH`, `ل ح`. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((part) => part && !TITLE.test(part));
  const [first = "", ...others] = names.map((part) => Array.from(part.replace(/^ال/, ""))[0] ?? "");
  const last = others.at(-1) ?? "";
  return /\p{Script=Arabic}/u.test(first) ? [first, last].filter(Boolean).join(" ") : first + last;
}
