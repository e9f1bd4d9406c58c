/**
 * Telephone numbers as people type them, which run from left to right between Arabic words, too: with a plus, in groups that
 * begin like an Emirates number, or with letters at the end, like 800-CARE. A range like 8-20 does not count: it has the
 * sentence's direction.
 */
const NUMBER = numberPattern();
const FIGURE = /[\d٠-٩۰-۹]/g;
/** Fewer digits without a plus are an amount. */
const LEAST = 7;

/** A text's parts in turn: words, a number, words, and so on. */
export function splitAtNumbers(text: string): string[] {
  // Most texts have no figure, and the pattern looks at every letter.
  if (text.search(FIGURE) < 0) return [text];
  const parts: string[] = [];
  let position = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const isNumber = /[+＋a-z]/i.test(number) || (number.match(FIGURE)?.length ?? 0) >= LEAST;
    if (!isNumber || !/\D/.test(number)) continue;
    // An unpaired bracket belongs to the sentence, and stays outside.
    const surplus = number.split("(").length - number.split(")").length;
    const start = index + (surplus > 0 && number.startsWith("(") ? 1 : 0);
    const end = index + number.length - (surplus < 0 && number.endsWith(")") ? 1 : 0);
    parts.push(text.slice(position, start), text.slice(start, end));
    position = end;
  }
  return [...parts, text.slice(position)];
}

/** Whether a text has Arabic letters, whose font has figures of its own. */
export const isArabicText = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

const LATIN_RUN = /[\p{Script=Latin}\d][\p{Script=Latin}\d@._%+:/#&=?~-]*/gu;

/** Latin words with figures or signs, like B12, HbA1c or desk2@example.com, in turn with the words between them. */
export function splitAtCodes(text: string): string[] {
  const parts: string[] = [];
  let position = 0;
  for (const { 0: run, index } of text.matchAll(LATIN_RUN)) {
    let end = run.length;
    while (end > 0 && ".:/-+%_#&=?~".includes(run[end - 1] ?? "")) end -= 1;
    const code = run.slice(0, end);
    if (!/\p{Script=Latin}/u.test(code) || !/[^\p{Script=Latin}]/u.test(code)) continue;
    parts.push(text.slice(position, index), code);
    position = index + end;
  }
  return [...parts, text.slice(position)];
}

function numberPattern(): RegExp {
  const figure = String.raw`[\d٠-٩۰-۹]`;
  const marks = String.raw`[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]{0,3}`;
  const gap = String.raw`${marks}[\t\p{Zs}().\u2010-\u2015/-]{0,2}${marks}`;
  const emirates = String.raw`[0٠۰]|[9٩۹][7٧۷][1١۱]|[86٨٦۸۶][0٠۰]{2}|[2-9][\p{Zs}-]\d{3}[\p{Zs}-]\d{4}`;
  // An Arabic word may be attached in front. Figures after figures are part of something else.
  const start = String.raw`(?<![\p{N}\p{Script=Latin}])\(?(?:[+＋]\p{Zs}?${marks}|(?<!\p{N}[\p{Zs}-]\(?)(?=${emirates}))`;
  const letters = String.raw`(?:(?:[ -]?[A-Z]{2,12}|-[a-z]{2,12})(?![\p{L}\p{N}]))?`;
  return new RegExp(`${start}${figure}(?:${gap}${figure})*\\)?${letters}`, "gu");
}
