import { z } from "zod";
import { cleanLabel, cleanLine } from "@domain/clean-text";
import { placeholdersIn, unknownPlaceholder } from "@domain/fact-placeholders";
import { latinDigits } from "@domain/latin-digits";
import { readMoney } from "@domain/money";
import { MAX_SLUG_LENGTH, SLUG } from "@domain/slug";
import type { TextsOf } from "@/i18n/widen";
import type { manageTexts } from "@/texts/admin/manage";

/** The error messages in the person's language. */
export type RuleTexts = TextsOf<typeof manageTexts>["errors"];

/** The function that cleans a text; by default it becomes one line. */
type Clean = (text: string) => string;

/** A trimmed text within its column's limit. */
export const limitedText = (max: number, texts: RuleTexts, clean: Clean = cleanLine) =>
  z.string().overwrite(clean).max(max, texts.tooLong(max));

const MARKUP = /<[a-z/!]/i;

/** The same for a text that is shown literally: tags and placeholders would appear as signs. */
export const plainText = (max: number, texts: RuleTexts, clean?: Clean) =>
  limitedText(max, texts, clean)
    .refine((text) => !MARKUP.test(text), texts.markup)
    .refine((text) => placeholdersIn(text).length === 0, texts.noPlaceholders);

/**
 * The same for a text with placeholders of facts: `{{phone}}`.
 * @param services the slugs that it may name; undefined while they are not known
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

/** A field for an optional whole number within limits: empty is null. */
export const optionalNumberSchema = (min: number, max: number, message: string) =>
  z.string().transform((text, context): number | null => {
    if (cleanLabel(text) === "") return null;
    const value = wholeNumber(text, min, max);
    if (value === undefined) context.addIssue({ code: "custom", message });
    return value ?? null;
  });

/** A field for a whole number within limits. */
export const requiredNumberSchema = (min: number, max: number, message: string) =>
  optionalNumberSchema(min, max, message).pipe(z.number(message));

/**
 * A field for an optional amount in dirhams and fils up to a limit, in any notation: empty is null.
 * @param invalid the message for a text that is not an amount
 */
export const optionalAmountSchema = (max: number, texts: RuleTexts, invalid: string = texts.amount(max)) =>
  z.string().transform((typed, context): number | null => {
    if (cleanLabel(typed) === "") return null;
    const money = readMoney(typed);
    if (money.kind === "amount" && money.amount >= 0 && money.amount <= max) return money.amount;
    const message =
      money.kind === "currency"
        ? texts.currency(money.currency)
        : money.kind === "ambiguous"
          ? texts.ambiguous
          : invalid;
    context.addIssue({ code: "custom", message });
    return null;
  });

/** A field for an amount in dirhams and fils up to a limit. */
export const requiredAmountSchema = (max: number, texts: RuleTexts, invalid: string = texts.amount(max)) =>
  optionalAmountSchema(max, texts, invalid).pipe(z.number(invalid));

/** A typed amount in dirhams and fils up to a limit; undefined for any other text. */
export function typedAmount(typed: string, max: number): number | undefined {
  const money = readMoney(typed);
  return money.kind === "amount" && money.amount >= 0 && money.amount <= max ? money.amount : undefined;
}

/** Whether a range has only one end. */
export const isHalfRange = (min: number | null, max: number | null): boolean =>
  (min === null) !== (max === null);

/** Whether a range ends before it begins. */
export const isReversed = (min: number | null, max: number | null): boolean =>
  min !== null && max !== null && min > max;

/** Whether a number is outside a range; false without a number. */
export const isOutside = (
  value: number | null | undefined,
  [min, max]: readonly [number, number],
): value is number => typeof value === "number" && (value < min || value > max);

/** A typed whole number within limits; undefined for any other text. */
export function wholeNumber(text: string, min: number, max: number): number | undefined {
  const typed = latinDigits(cleanLabel(text));
  const value = Number(typed);
  return /^\d+$/.test(typed) && value >= min && value <= max ? value : undefined;
}
