/** The stored form of a source, a medium, a campaign or a content: Latin letters and digits, as in addresses. */
const WORD = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/;
export const MAX_WORD_LENGTH = 60;

export const isCampaignWord = (word: string): boolean => word.length <= MAX_WORD_LENGTH && WORD.test(word);

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

/**
 * The readable part of a short address, unique among the links: as many words as fit, and always those of the last part, which
 * distinguishes links of one campaign. Empty without enough words.
 */
export function suggestedCode(parts: readonly string[], taken: ReadonlySet<string>, max = 24): string {
  const last = wordsIn(parts.at(-1) ?? "");
  const first = parts.slice(0, -1).flatMap(wordsIn);
  while (first.length > 0 && [...first, ...last].join("-").length > max) first.pop();
  const whole = [...first, ...last].join("-").slice(0, max).replace(/-$/, "");
  if (whole.length < 3) return "";
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? whole : `${whole}-${number}`;
    if (!taken.has(code)) return code;
  }
}

/** The campaign of one page, from the page's path: `/dubai/dubai-marina/nurse-on-call` -> `dubai-marina-nurse-on-call`. */
export function campaignOfPage(path: string): string {
  const [kind = "", ...rest] = path.split("/").filter((part) => part !== "");
  const words = wordsIn((rest.length > 0 ? rest : [kind || "home"]).join(" "));
  return words.join("-").slice(0, MAX_WORD_LENGTH).replace(/-$/, "");
}

/** The content that distinguishes a link from those with the same other words: empty for the first, then 2, 3, … */
export function freeContent(taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const content = number === 1 ? "" : String(number);
    if (!taken.has(content)) return content;
  }
}
