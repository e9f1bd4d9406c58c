import { cleanReference } from "./clean-text.ts";

/** The sign before the fils. */
export type DecimalSign = "." | ",";

/**
 * The amount in a text in dirhams, rounded to the fils; a credit (`-12.30`, `(12.30)`) is negative. Otherwise the reason why
 * there is none: the text is empty or a placeholder (`--`, `N/A`), in another currency, ambiguous, or not an amount.
 */
export type Money =
  | { kind: "amount"; amount: number }
  | { kind: "currency"; currency: string }
  | { kind: "nothing" | "ambiguous" | "unreadable" };

/** The dirham's sign is U+20C3. */
const OURS = /AED|Dhs?\.?|د\.?\s?إ\.?|درهما?|دراهم|\u20C3/giu;
const SYMBOLS: Readonly<Record<string, string>> = {
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "¥": "JPY",
  "₺": "TRY",
  "₱": "PHP",
  "₨": "PKR",
  "﷼": "SAR",
  "\u20C1": "SAR",
  "ر.س": "SAR",
  "ر.ق": "QAR",
  "ر.ع": "OMR",
  "د.ك": "KWD",
  "د.ب": "BHD",
  "د.أ": "JOD",
  "ج.م": "EGP",
};
const CODES = new Set(Intl.supportedValuesOf("currency"));
const NOTHING = /^(?:-*|#?n\/?a|null|none|غير متاح|غير متوفر|لا ينطبق)$/iu;
/** Below the smallest amount. */
const LESS_THAN_A_FILS = /^<0[.,]01$/;
/** The limit of `numeric(12, 2)`. */
const MAX_FILS = 999_999_999_999;

/** Digits with their signs, without currency and spaces. @param clean without direction marks, in Latin digits */
const plain = (clean: string): string =>
  clean
    .replace(OURS, "")
    .replace(/[\s'’]/g, "")
    .replace(/،/g, ",");

/** An amount without the sign of a credit, and whether it had one: `-12`, `12-`, `(12)`. */
function withoutSign(typed: string): { digits: string; isCredit: boolean } {
  const inside = /^\((.*)\)$/.exec(typed) ?? /^-(.*)$/.exec(typed) ?? /^(.*)-$/.exec(typed);
  return inside
    ? { digits: inside[1] ?? "", isCredit: true }
    : { digits: typed.replace(/^\+/, ""), isCredit: false };
}

/** The foreign currency in a text; undefined without one. */
export function foreignCurrency(text: string): string | undefined {
  if (/^[\d\s.,-]*$/.test(text)) return undefined;
  const typed = cleanReference(text).replace(OURS, "");
  const code = typed.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)?.find((letters) => CODES.has(letters));
  if (code !== undefined) return code;
  return Object.entries(SYMBOLS).find(([sign]) => typed.includes(sign))?.[1];
}

/**
 * The decimal sign of a column: in `1,234.50` the last sign, in `12,5` the only one. Undefined when every amount of the column
 * is ambiguous.
 */
export function decimalSignOf(column: readonly string[]): DecimalSign | undefined {
  for (const text of column) {
    // Arabic has a sign for each.
    if (/[٫٬]/.test(text)) return ".";
    const { digits } = withoutSign(plain(cleanReference(text)));
    if (!/^\d[\d.,]*$|^[.,]\d+$/.test(digits)) continue;
    const signs = digits.replace(/[^.,]/g, "");
    const last = signs.at(-1);
    if (last !== "." && last !== ",") continue;
    const other = last === "." ? "," : ".";
    if (signs.includes(other)) return last;
    // A repeated sign separates thousands.
    if (signs.length > 1) return other;
    const [whole = "", rest = ""] = digits.split(last);
    if (rest.length !== 3 || whole === "" || whole === "0" || whole.length > 3) return last;
  }
  return undefined;
}

/**
 * An amount in the format of a report or a person: `1,234.50`, `1.234,50`, `١٬٢٣٤٫٥٠`, `AED 12`, `(12.30)`.
 * @param decimal the decimal sign of the other amounts in its column; by default that of the text itself
 */
export function readMoney(text: string, decimal: DecimalSign | undefined = decimalSignOf([text])): Money {
  const clean = cleanReference(text);
  const typed = plain(clean);
  if (NOTHING.test(clean) || NOTHING.test(typed)) return { kind: "nothing" };
  // Next to a number three small letters are a currency, too.
  const currency = foreignCurrency(clean.toUpperCase());
  if (currency !== undefined) return { kind: "currency", currency };
  if (LESS_THAN_A_FILS.test(typed)) return { kind: "amount", amount: 0 };
  const { digits, isCredit } = withoutSign(typed);
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(digits)) return { kind: "unreadable" };
  // A comma before three digits separates thousands, unless the column shows otherwise; a point there can be either.
  if (decimal === undefined && digits.includes(".")) return { kind: "ambiguous" };
  const [whole = "", fraction = "", ...more] = digits.split(decimal ?? ".");
  const groups = whole.split(decimal === "," ? "." : ",");
  // The last group has three digits; in India the others have two.
  const areGroups =
    groups.length === 1 ||
    groups.every((group, at) =>
      at === groups.length - 1 ? group.length === 3 : group.length >= (at === 0 ? 1 : 2) && group.length <= 3,
    );
  if (more.length > 0 || !areGroups || !/^\d*$/.test(fraction)) return { kind: "unreadable" };
  // On the digits, because the binary fraction 1.005 is smaller than the decimal one.
  const fils =
    Number(groups.join("") + fraction.slice(0, 2).padEnd(2, "0")) + Number((fraction[2] ?? "0") >= "5");
  if (fils > MAX_FILS) return { kind: "unreadable" };
  return { kind: "amount", amount: (isCredit && fils > 0 ? -fils : fils) / 100 };
}

/** The sum of amounts, exact to the fils. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((fils, amount) => fils + Math.round(amount * 100), 0) / 100;
