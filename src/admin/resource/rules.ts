import { z } from "zod";
import { cleanLabel, cleanLine } from "@domain/clean-text";
import { placeholdersIn, unknownPlaceholder } from "@domain/fact-placeholders";
import { latinDigits } from "@domain/latin-digits";
import { readMoney } from "@domain/money";
import { MAX_SLUG_LENGTH, SLUG } from "@domain/slug";
import type { TextsOf } from "@/i18n/widen";
import type { manageTexts } from "@/texts/admin/manage";

/** What is wrong with a value, in the person's language. */
export type RuleTexts = TextsOf<typeof manageTexts>["errors"];

/** How a text is cleaned: one line unless it is said otherwise. */
type Clean = (text: string) => string;

/** A text without what nobody sees around it, as long as its column allows. */
export const limitedText = (max: number, texts: RuleTexts, clean: Clean = cleanLine) =>
  z.string().overwrite(clean).max(max, texts.tooLong(max));

const MARKUP = /<[a-z/!]/i;

/** Such a text that is shown as it is: tags and placeholders would be read out as signs. */
export const plainText = (max: number, texts: RuleTexts, clean?: Clean) =>
  limitedText(max, texts, clean)
    .refine((text) => !MARKUP.test(text), texts.markup)
    .refine((text) => placeholdersIn(text).length === 0, texts.noPlaceholders);

/**
 * Such a text with the facts that it names in double braces: `{{phone}}`.
 * @param services the slugs of those that it may name; undefined while they are not known
 */
export const textWithFacts = (
  max: number,
  texts: RuleTexts,
  services: readonly string[] | undefined,
  clean?: Clean,
) =>
  limitedText(max, texts, clean)
    .refine((text) => !MARKUP.test(text), texts.markup)
    .superRefine((text, context) => {
      const unknown = unknownPlaceholder(text, services);
      if (unknown !== undefined)
        context.addIssue({ code: "custom", message: texts.unknownPlaceholder(unknown) });
    });

/** Part of an address. */
export const slugText = (texts: RuleTexts) =>
  limitedText(MAX_SLUG_LENGTH, texts, cleanLabel).min(1, texts.slugRequired).regex(SLUG, texts.slugShape);

/** A field for a whole number within bounds, or for nothing: null. */
export const optionalNumberSchema = (min: number, max: number, message: string) =>
  z.string().transform((text, context): number | null => {
    if (cleanLabel(text) === "") return null;
    const value = wholeNumber(text, min, max);
    if (value === undefined) context.addIssue({ code: "custom", message });
    return value ?? null;
  });

/** A field for a whole number within bounds. */
export const requiredNumberSchema = (min: number, max: number, message: string) =>
  optionalNumberSchema(min, max, message).pipe(z.number(message));

/**
 * A field for dirhams and fils up to a bound, however they are written, or for nothing: null.
 * @param own what the page says of an amount that is none; the general text without it
 */
export const optionalAmountSchema = (max: number, texts: RuleTexts, own: string = texts.amount(max)) =>
  z.string().transform((typed, context): number | null => {
    if (cleanLabel(typed) === "") return null;
    const money = readMoney(typed);
    if (money.kind === "amount" && money.amount >= 0 && money.amount <= max) return money.amount;
    const message =
      money.kind === "currency"
        ? texts.currency(money.currency)
        : money.kind === "ambiguous"
          ? texts.ambiguous
          : own;
    context.addIssue({ code: "custom", message });
    return null;
  });

/** A field for dirhams and fils up to a bound. */
export const requiredAmountSchema = (max: number, texts: RuleTexts, own: string = texts.amount(max)) =>
  optionalAmountSchema(max, texts, own).pipe(z.number(own));

/** What was typed as dirhams and fils up to a bound; undefined for anything else. */
export function typedAmount(typed: string, max: number): number | undefined {
  const money = readMoney(typed);
  return money.kind === "amount" && money.amount >= 0 && money.amount <= max ? money.amount : undefined;
}

/** Whether only one end of a range is there. */
export const isHalfRange = (min: number | null, max: number | null): boolean =>
  (min === null) !== (max === null);

/** Whether a range ends before it begins. */
export const isReversed = (min: number | null, max: number | null): boolean =>
  min !== null && max !== null && min > max;

/** Whether there is a number, and not one between these. */
export const isOutside = (
  value: number | null | undefined,
  [min, max]: readonly [number, number],
): value is number => typeof value === "number" && (value < min || value > max);

/** What was typed as a whole number within bounds; undefined for anything else. */
export function wholeNumber(text: string, min: number, max: number): number | undefined {
  const typed = latinDigits(cleanLabel(text));
  const value = Number(typed);
  return /^\d+$/.test(typed) && value >= min && value <= max ? value : undefined;
}
