/**
 * Telephone numbers as people type them, which run from left to right between Arabic words, too: with a plus, in groups that begin like
 * a number of the Emirates, or with letters at the end, like 800-CARE. A range like 8-20 is none: it is read in the sentence's direction.
 */
const NUMBER =
  /(?<![\p{L}\p{N}])\(?(?:\+[ \u00A0]?|(?=[0٠۰(]|971|٩٧١|[86]00))[\d٠-٩۰-۹](?:[ \u00A0().\u2010-\u2015/-]{0,2}[\d٠-٩۰-۹])*\)?(?:[ -]?[A-Z]{2,12}(?![\p{L}\p{N}]))?/gu;
const FIGURE = /[\d٠-٩۰-۹]/g;
/** Fewer figures without a plus are an amount. */
const LEAST = 7;

/** A text's parts in turn: words, a number, words, and so on. */
export function splitAtNumbers(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const isNumber =
      number.includes("+") || /[A-Z]/.test(number) || (number.match(FIGURE)?.length ?? 0) >= LEAST;
    if (!isNumber || !/\D/.test(number)) continue;
    // A bracket that belongs to the sentence stays outside.
    const isOpen = number.endsWith(")") && !number.includes("(");
    const own = isOpen ? number.slice(0, -1) : number;
    parts.push(text.slice(end, index), own);
    end = index + own.length;
  }
  return [...parts, text.slice(end)];
}
