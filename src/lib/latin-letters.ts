import { plainArabic } from "@domain/clean-text";
import { latinDigits } from "@domain/latin-digits";

/**
 * From the table of the UN's group on geographical names for Arabic (1972, revised 2017), without the marks that addresses
 * cannot have.
 */
const LETTERS = `
  ا a  ب b  ت t  ث th  ج j  ح h  خ kh  د d  ذ dh  ر r  ز z  س s  ش sh  ص s  ض d  ط t  ظ z  ع a  غ gh  ف f  ق q  ك k
  ل l  م m  ن n  ه h  ة h  و w  ؤ w  ي y  ى a  ئ y  پ p  چ ch  ژ zh  ڤ v  گ g  ک k  ی y`;
const LATIN = new Map(
  LETTERS.trim()
    .split(/\s{2,}/)
    .map((pair) => pair.split(" ") as [string, string]),
);

/** A text with Latin letters instead of Arabic ones; some vowels have no letter. */
export const inLatinLetters = (text: string): string =>
  latinDigits(plainArabic(text.normalize("NFC"))).replace(
    /\p{Script=Arabic}/gu,
    (letter) => LATIN.get(letter) ?? "",
  );
