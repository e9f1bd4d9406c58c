import { cleanLabel } from "@domain/clean-text";
import { plainWord } from "@/data/staff/campaigns";
import type { LeadOption } from "@/data/staff/leads";

/** What a source, a medium, a campaign or a content is stored as: Latin letters and digits, as addresses have them. */
const WORD = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/;
export const MAX_WORD_LENGTH = 60;

export const isCampaignWord = (word: string): boolean => word.length <= MAX_WORD_LENGTH && WORD.test(word);

/** The spelling that the database will store: the key of the option that has it as its name or as another spelling, else the plain one. */
export function keptWord(typed: string, words: readonly LeadOption[], kind: "source" | "medium"): string {
  const plain = cleanLabel(typed).toLowerCase().replace(/\s+/g, " ");
  const joined = plainWord(typed);
  const spaced = plain.replaceAll("-", " ");
  if (plain === "") return "";
  const ofKind = words.filter((word) => word.kind === kind);
  const isOther = ({ name_en: english, name_ar: arabic, spellings }: LeadOption) =>
    [english.toLowerCase(), arabic.toLowerCase()].includes(plain) ||
    spellings.split(/\s*,\s*/).some((spelling) => [plain, joined, spaced].includes(spelling));
  return (ofKind.find(({ key }) => key === joined) ?? ofKind.find(isOther))?.key ?? joined;
}

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
