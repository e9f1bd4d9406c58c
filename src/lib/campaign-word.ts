import { cleanReference } from "@domain/clean-text";

/** The digits that `private.plain_text` converts as well: Arabic, Persian, and those of the scripts of India and Thailand. */
const DIGITS =
  "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙";
const ANY_DIGIT = new RegExp(`[${DIGITS}]`, "g");

/** A campaign's word in small letters, with one hyphen between its parts. */
export const plainWord = (typed: string): string =>
  cleanReference(typed.normalize("NFKC").replace(ANY_DIGIT, (digit) => String(DIGITS.indexOf(digit) % 10)))
    .toLowerCase()
    // Some of these characters shape Arabic letters or emoji, but two words that differ only in them are the same campaign.
    .replace(/[\p{Default_Ignorable_Code_Point}\u20E3]/gu, "")
    .replace(/[\s_-]+/g, "-")
    .replace(/^-|-$/g, "");

type Option = Record<"kind" | "key" | "name_en" | "name_ar" | "spellings", string>;

/**
 * The form in which the database stores a source, a medium, a campaign or a content: the key of the option with this name or
 * spelling, otherwise the plain word.
 */
export function keptWord(typed: string, options: readonly Option[], kind: string): string {
  const plain = plainWord(typed);
  const ofKind = plain === "" ? [] : options.filter((option) => option.kind === kind);
  const isOther = ({ name_en, name_ar, spellings }: Option) =>
    [name_en, name_ar, ...spellings.split(",")].some((spelling) => plainWord(spelling) === plain);
  return (ofKind.find(({ key }) => plainWord(key) === plain) ?? ofKind.find(isOther))?.key ?? plain;
}
