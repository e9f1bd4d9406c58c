import { cleanReference } from "@domain/clean-text";

/** A campaign's word in small letters, with one hyphen between its parts. */
export const plainWord = (typed: string): string =>
  cleanReference(typed)
    .toLowerCase()
    // They form Arabic letters, but two words that differ by one are the same campaign.
    .replace(/[\u200C\u200D]/g, "")
    .replace(/[\s_-]+/g, "-")
    .replace(/^-|-$/g, "");

type Option = Record<"kind" | "key" | "name_en" | "name_ar" | "spellings", string>;

/**
 * How the database keeps a source, a medium, a campaign or a content: the key of the option that has it as its name or as another
 * spelling, else the plain word.
 */
export function keptWord(typed: string, options: readonly Option[], kind: string): string {
  const plain = plainWord(typed);
  const ofKind = plain === "" ? [] : options.filter((option) => option.kind === kind);
  const isOther = ({ name_en, name_ar, spellings }: Option) =>
    [name_en, name_ar, ...spellings.split(",")].some((spelling) => plainWord(spelling) === plain);
  return (ofKind.find(({ key }) => plainWord(key) === plain) ?? ofKind.find(isOther))?.key ?? plain;
}
