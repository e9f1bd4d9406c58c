import { plainArabic } from "./clean-text.ts";
import type { Locale } from "./locales.ts";

const ENGLISH = [
  /\bcur(?:e|es|ed|ing|able)\b/i,
  /\bguarant(?:ee|ees|eed|eeing)\b/i,
  /\b100\s?(?:%|per\s?cent|percent)/i,
  /\bmirac(?:le|les|ulous)\b/i,
  /\brisk[- ]free\b/i,
  /\b(?:no|without|zero) (?:any )?(?:side[- ]effects?|risks?)\b/i,
  /\b(?:completely|totally|absolutely|perfectly) safe\b/i,
  /\b(?:instant|immediate|permanent)(?:ly)? (?:relief|healing|recovery|heals?)\b/i,
  /\b(?:always works|never fails)\b/i,
  /\bheals? (?:everything|completely|for good)\b/i,
  /\bpain(?:less(?:ly)?|-free)\b/i,
  /\b(?:boost|strengthen|support)(?:s|ed|ing)? (?:your |the |their )?immun\w*|\bimmun\w+[- ]boost\w*/i,
  /\bdetoxif\w+|\bdetox (?:drips?|therapy|your)\b/i,
  /\banti-?age?ing\b/i,
  /\bhangover (?:cure|relief|drip|therapy)\b/i,
];

// An Arabic word may have "and", "so", "by", "for" and "the" attached in front.
const word = (pattern: string) => new RegExp(`(?<!\\p{L})[وف]?[بلك]?(?:ال)?(?:${pattern})(?!\\p{L})`, "u");

const ARABIC = [
  word("[يتن]شفي(?:ك|كم|ه|ها)?|سيشفي|شاف نهائي"),
  word("شفاء (?:تام|كامل|نهائي|مضمون)"),
  word("(?:علاج|حل) (?:نهائي|سحري|جذري مضمون)"),
  word("[نا]ضمن|مضمون(?:ة|ا)?"),
  /(?:100|١٠٠)\s?[%٪]/u,
  word("م(?:ا)?[ئي]ة (?:بال|في ال)م(?:ا)?[ئي]ة"),
  word("(?:بلا|بدون|دون) (?:اي )?(?:مخاطر|مخاطرة|اثار جانبية|اعراض جانبية)"),
  word("خال(?:ي|ية)? من (?:المخاطر|الاثار الجانبية)"),
  word("معجزة|معجزات|سحري|سحرية"),
  word("امن(?:ة)? (?:تماما|كليا)"),
  word("نتائج فورية|راحة فورية ودائمة"),
  word("(?:حقن(?:ة)?|سحب|علاج|اجراء|وخز(?:ة)?|جلسة) (?:بلا|بدون|دون|من غير) (?:اي )?الم|غير مؤلم(?:ة)?"),
  word("(?:[يت]قوي|تقوية|[يت]عزز|تعزيز|[يت]رفع|رفع) (?:جهاز )?(?:ال)?مناعت?[ةهك]?"),
  word("[يت]?(?:طرد|طارد|خلص الجسم من|تخليص الجسم من) (?:ال)?سموم"),
  word("(?:مكافحة|مضاد(?:ة)? (?:ل|لل)|[يت]ؤخر|تاخير) ?(?:ال)?شيخوخة"),
];

/** Words that promise the impossible in medicine, with their position. */
export interface MedicalPromise {
  text: string;
  /** In characters of the text. */
  start: number;
  end: number;
}

/** Every promise of a text in its language, in order. Arabic ones are found with or without vowel marks. */
export function promisesIn(text: string, locale: Locale): MedicalPromise[] {
  const patterns = locale === "ar" ? ARABIC : ENGLISH;
  const readable = locale === "ar" ? plainArabic(text) : text;
  // The position of each letter that stays without the marks.
  const places =
    locale === "ar"
      ? Array.from({ length: text.length }, (_, at) => at).filter((at) => plainArabic(text.charAt(at)) !== "")
      : undefined;
  const placeOf = (at: number) => (places ? (places[at] ?? text.length) : at);
  return patterns
    .flatMap((pattern) => [...readable.matchAll(new RegExp(pattern, `${pattern.flags}g`))])
    .map(({ 0: found, index }) => {
      const start = placeOf(index + found.length - found.trimStart().length);
      const end = placeOf(index + found.trimEnd().length - 1) + 1;
      return { text: text.slice(start, end), start, end };
    })
    .toSorted((one, other) => one.start - other.start);
}

/** The same, each distinct text once. */
export const medicalPromises = (text: string, locale: Locale): string[] => [
  ...new Set(promisesIn(text, locale).map((promise) => promise.text)),
];
