import { cleanText } from "@domain/clean-text";

/** How deep Word puts what begins with such a sign. */
const LEVELS: Readonly<Record<string, number>> = { o: 1, "○": 1, "§": 2, "▪": 2, "■": 2, "\uF0A7": 2 };
/** The last one is of the font of signs that Word uses. */
const BULLETS = "[·•●‣∙\uF0B7]";

/** A sign, or a number, and the gap that a word processor leaves behind it. */
const ITEM = new RegExp(
  String.raw`^[ \t]*(?:(${BULLETS})[ \t\u00A0]*|([o○§▪■\uF0A7–—-])[ \u00A0]*[\t\u00A0][ \t\u00A0]*|([\d٠-٩۰-۹]{1,3}[.)])[ \u00A0]*[\t\u00A0][ \t\u00A0]*)(?=\S)`,
  "u",
);

/** A pasted text as Markdown reads it: lists that a word processor writes with signs and tabs are lists, and marks that nobody sees go. */
export function plainLists(text: string): string {
  let level = 0;
  const lines = cleanText(text).split("\n");
  const listed = lines.map((line) => {
    const [gap, bullet, sign, number] = ITEM.exec(line) ?? [];
    if (gap === undefined) return line;
    if (bullet || sign) level = LEVELS[sign ?? ""] ?? 0;
    const indent = number ? "" : "  ".repeat(level);
    return `${indent}${number ?? "-"} ${line.slice(gap.length)}`;
  });
  // What is pasted into a sentence keeps the space at its end.
  return listed.join("\n") + (text.trim() === "" ? "" : (/[ \n]*$/.exec(text)?.[0] ?? ""));
}
