/** What a source, a medium, a campaign or a content is stored as: Latin letters and digits, as addresses have them. */
const WORD = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/;
export const MAX_WORD_LENGTH = 60;

export const isCampaignWord = (word: string): boolean => word.length <= MAX_WORD_LENGTH && WORD.test(word);

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

/**
 * A part of an address that says what a link is for, and that no other link has: as many words as fit, and always those of the
 * last part, which tells links of one campaign apart. Empty where there is too little to say.
 */
export function suggestedCode(parts: readonly string[], taken: ReadonlySet<string>, most = 24): string {
  const last = wordsIn(parts.at(-1) ?? "");
  const first = parts.slice(0, -1).flatMap(wordsIn);
  while (first.length > 0 && [...first, ...last].join("-").length > most) first.pop();
  const whole = [...first, ...last].join("-").slice(0, most).replace(/-$/, "");
  if (whole.length < 3) return "";
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? whole : `${whole}-${number}`;
    if (!taken.has(code)) return code;
  }
}

/** A campaign that is about one page, from the page's path: `/dubai/dubai-marina/nurse-on-call` -> `dubai-marina-nurse-on-call`. */
export function campaignOfPage(path: string): string {
  const [kind = "", ...rest] = path.split("/").filter((part) => part !== "");
  const words = wordsIn((rest.length > 0 ? rest : [kind || "home"]).join(" "));
  return words.join("-").slice(0, MAX_WORD_LENGTH).replace(/-$/, "");
}

/** The word that tells a link from those that have the same other words: none for the first, then 2, 3, … */
export function freeContent(taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const content = number === 1 ? "" : String(number);
    if (!taken.has(content)) return content;
  }
}
