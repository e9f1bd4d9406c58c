import { cleanLabel } from "@domain/clean-text";
import { latinDigits } from "@domain/latin-digits";

/** Which sign stands before the cents. */
export type DecimalSign = "." | ",";

/** An amount of a file, or why it is none: in another currency, one that can be read in two ways, or no amount at all. */
export type Money =
  | { kind: "amount"; amount: number }
  | { kind: "currency"; currency: string }
  | { kind: "ambiguous" }
  | { kind: "unreadable" };

const OURS = /AED|Dhs?\.?|د\.?\s?إ\.?|درهم/giu;
const SYMBOLS: Readonly<Record<string, string>> = {
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "﷼": "SAR",
  "ر.س": "SAR",
};

/** Digits with their signs, without currency, spaces and direction marks. */
const plain = (text: string): string =>
  latinDigits(cleanLabel(text))
    .replace(OURS, "")
    .replace(/[\s'’]/g, "")
    .replace(/،/g, ",");

const CODES = new Set(Intl.supportedValuesOf("currency"));

/** The currency that a text names and that is not the dirham; undefined where it names none. */
export function foreignCurrency(text: string): string | undefined {
  const typed = cleanLabel(text).replace(OURS, "");
  const code = typed.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)?.find((letters) => CODES.has(letters));
  if (code !== undefined) return code;
  return Object.entries(SYMBOLS).find(([sign]) => typed.includes(sign))?.[1];
}

/**
 * Which sign a column has before the cents: of `1,234.50` the last, of `12,5` the only one. Undefined where no amount of the column
 * tells.
 */
export function decimalSignOf(column: readonly string[]): DecimalSign | undefined {
  for (const text of column) {
    const signs = plain(text).replace(/[^.,]/g, "");
    const last = signs.at(-1);
    if (last !== "." && last !== ",") continue;
    const other = last === "." ? "," : ".";
    const after = plain(text).split(last).at(-1) ?? "";
    if (signs.includes(other)) return last;
    // The same sign twice separates thousands.
    if (signs.length > 1) return other;
    if (after.length !== 3) return last;
    if (/^-?0?[.,]/.test(plain(text)) || /^-?\d{4,}[.,]/.test(plain(text))) return last;
  }
  return undefined;
}

/** An amount as Google Ads, Meta or a person writes it: `1,234.50`, `1.234,50`, `١٬٢٣٤٫٥٠`, `AED 12`. */
export function readMoney(text: string, decimal: DecimalSign | undefined): Money {
  const currency = foreignCurrency(text);
  if (currency !== undefined) return { kind: "currency", currency };
  const typed = plain(text);
  if (!/^\d[\d.,]*$/.test(typed)) return { kind: "unreadable" };
  const signs = typed.replace(/[^.,]/g, "");
  // A comma before three digits separates thousands, unless the column says otherwise; a point there can be either.
  if (decimal === undefined && signs.includes(".")) return { kind: "ambiguous" };
  const [whole = "", cents = "", ...more] = typed.split(decimal ?? ".");
  const thousands = decimal === "," ? "." : ",";
  const groups = whole.split(thousands);
  // The last group has three digits; in India the others have two.
  const areGroups =
    groups.length === 1 ||
    groups.every((group, at) =>
      at === groups.length - 1 ? group.length === 3 : group.length >= (at === 0 ? 1 : 2) && group.length <= 3,
    );
  if (more.length > 0 || !areGroups || !/^\d*$/.test(cents)) return { kind: "unreadable" };
  const amount = Math.round(Number(`${groups.join("")}.${cents}`) * 100) / 100;
  return { kind: "amount", amount };
}
