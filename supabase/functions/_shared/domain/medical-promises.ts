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

// A word of Arabic may carry "and", "so", "by", "for" and "the" in front.
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

/** Words that promise what medicine cannot, in the text's language; those in Arabic without their vowel marks. */
export function medicalPromises(text: string, locale: Locale): string[] {
  const [patterns, readable] = locale === "ar" ? [ARABIC, plainArabic(text)] : [ENGLISH, text];
  return patterns.flatMap((pattern) => pattern.exec(readable)?.[0].trim() ?? []);
}
