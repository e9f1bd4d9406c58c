/**
 * The beginning of a text, of at most `most` characters of Unicode: with whole words where there are any, and always with whole characters as
 * a person sees them. A letter and its vowel mark, a flag or a family are one.
 */
export function beginningOf(text: string, most: number): string {
  const fitting = whole(text, most);
  if (fitting.length === text.length) return text;
  const words = /\s/.test(text.charAt(fitting.length)) ? fitting : fitting.replace(/\s+\S*$/, "");
  // A word that is longer than half of the room is cut itself.
  const shown = words.length > fitting.length / 2 ? words : fitting;
  return shown.replace(/[\s,،;:–-]+$/, "");
}

/** Without `Intl.Segmenter`, which Firefox has since 2024, characters are those of Unicode. */
function whole(text: string, most: number): string {
  const characters = "Segmenter" in Intl ? segmentsOf(text) : text;
  let count = 0;
  let end = 0;
  for (const character of characters) {
    count += Array.from(character).length;
    if (count > most) break;
    end += character.length;
  }
  return text.slice(0, end);
}

let segmenter: Intl.Segmenter | undefined;

function* segmentsOf(text: string): Generator<string> {
  // To make one takes longer than to cut a text.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
