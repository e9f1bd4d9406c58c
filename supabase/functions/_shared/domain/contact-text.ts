import { cleanLabel } from "./clean-text.ts";
import { latinDigits } from "./latin-digits.ts";

/** Hyphens, dashes and the minus sign, which phones and Word put in the place of a hyphen. */
const HYPHENS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;

const plain = (text: string): string => latinDigits(cleanLabel(text)).replace(HYPHENS, "-");

/** The number of a paper, with Latin digits and plain hyphens. */
export const cleanReference = (text: string): string => plain(text);

/** An email address as it is stored and compared: without invisible marks, with Latin digits and plain hyphens. */
export const cleanEmail = (text: string): string => plain(text.replaceAll("＠", "@"));

/** A telephone number as it is dialled: `00971 (0)4 000‑0000` becomes `+97140000000`. Letters stay, and are no number. */
export const cleanPhone = (text: string): string =>
  plain(text.replaceAll("＋", "+"))
    .replace(/\(0\)/, "")
    .replace(/[\s()./-]/g, "")
    .replace(/^00/, "+");

/** A code of digits, such as that of an app for the second factor. */
export const cleanCode = (text: string): string => plain(text).replace(/[\s-]/g, "");
