/**
 * The beginning of a text, of at most `max` Unicode characters. It ends between words where possible, and never inside a
 * visible character: a letter with its vowel mark, a flag or a family is one.
 */
export function beginningOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const fitting = whole(text, max);
  if (fitting.length === text.length) return text;
  const words = /\s/.test(text.charAt(fitting.length)) ? fitting : fitting.replace(/\s+\S*$/, "");
  // A word longer than half of the space is cut.
  const shown = words.length > fitting.length / 2 ? words : fitting;
  return shown.replace(/[\s,،;:–-]+$/, "");
}

/** English and Arabic letters, figures and punctuation marks, none of which ever joins the character before it. */
const SINGLE = /^[\x20-\x7E\u060C\u061B\u061F\u0621-\u063A\u0641-\u064A\u2013\u2014\u2018-\u201D\u2026]*$/;

/** Without `Intl.Segmenter`, which Firefox has since 2024, characters are Unicode's. */
function whole(text: string, max: number): string {
  // The segmenter takes longer than the rest of a menu with the services' descriptions.
  if (SINGLE.test(text.slice(0, max + 1))) return text.slice(0, max);
  const characters = "Segmenter" in Intl ? segmentsOf(text) : text;
  let count = 0;
  let end = 0;
  for (const character of characters) {
    count += Array.from(character).length;
    if (count > max) break;
    end += character.length;
  }
  return text.slice(0, end);
}

let segmenter: Intl.Segmenter | undefined;

function* segmentsOf(text: string): Generator<string> {
  // Creating one takes longer than cutting a text.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
