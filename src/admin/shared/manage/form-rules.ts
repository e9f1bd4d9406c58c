import { z } from "zod";
import { cleanLabel, cleanLine, cleanParagraphs } from "@domain/clean-text";
import { placeholdersIn, unknownPlaceholder } from "@domain/fact-placeholders";
import { latinDigits } from "@domain/latin-digits";
import { MAX_SLUG_LENGTH, SLUG } from "@domain/slug";
import type { AdminDictionary } from "@/words/admin/en";

type Texts = AdminDictionary["manage"]["errors"];

const MAX_NAME_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 2000;

/** How a text is cleaned: one line unless it is said otherwise. */
type Clean = (text: string) => string;

/** A text without what nobody sees around it, as long as its column allows. */
export const limitedText = (most: number, texts: Texts, clean: Clean = cleanLine) =>
  z.string().overwrite(clean).max(most, texts.tooLong(most));

const MARKUP = /<[a-z/!]/i;

/** Such a text that is shown as it is: tags and placeholders would be read out as signs. */
export const plainText = (most: number, texts: Texts, clean?: Clean) =>
  limitedText(most, texts, clean)
    .refine((text) => !MARKUP.test(text), texts.markup)
    .refine((text) => placeholdersIn(text).length === 0, texts.noPlaceholders);

/**
 * Such a text with the facts that it names in double braces: `{{phone}}`.
 * @param services the slugs of those that it may name; undefined while they are not known
 */
export const textWithFacts = (
  most: number,
  texts: Texts,
  services: readonly string[] | undefined,
  clean?: Clean,
) =>
  limitedText(most, texts, clean)
    .refine((text) => !MARKUP.test(text), texts.markup)
    .superRefine((text, context) => {
      const unknown = unknownPlaceholder(text, services);
      if (unknown !== undefined)
        context.addIssue({ code: "custom", message: texts.unknownPlaceholder(unknown) });
    });

/** Part of an address. */
const slugText = (texts: Texts) =>
  limitedText(MAX_SLUG_LENGTH, texts, cleanLabel).min(1, texts.slugRequired).regex(SLUG, texts.slugShape);

/** Names and descriptions as services and locations have them. */
export const describedFields = (texts: Texts) => ({
  slug: slugText(texts),
  name_en: plainText(MAX_NAME_LENGTH, texts),
  name_ar: plainText(MAX_NAME_LENGTH, texts),
  description_en: plainText(MAX_DESCRIPTION_LENGTH, texts, cleanParagraphs),
  description_ar: plainText(MAX_DESCRIPTION_LENGTH, texts, cleanParagraphs),
  is_active: z.boolean(),
});

/** What such a form begins with where nothing is there yet. */
export const NEW_DESCRIBED = {
  slug: "",
  name_en: "",
  name_ar: "",
  description_en: "",
  description_ar: "",
  is_active: true,
};

/** What a form begins with: the fields of a new row, with what stands in the row that is changed. */
export function startingValues<Values extends object>(
  newRow: Values,
  row: Readonly<Partial<Record<keyof Values, unknown>>> | undefined,
): Values {
  const fields = Object.entries(newRow) as [keyof Values, unknown][];
  return Object.fromEntries(fields.map(([name, value]) => [name, row?.[name] ?? value])) as Values;
}

/** A field for a whole number within bounds, or for nothing: null. */
export const optionalNumber = (least: number, most: number, message: string) =>
  z.string().transform((text, context): number | null => {
    if (cleanLabel(text) === "") return null;
    const value = wholeNumber(text, least, most);
    if (value === undefined) context.addIssue({ code: "custom", message });
    return value ?? null;
  });

/** A field for a whole number within bounds. */
export const requiredNumber = (least: number, most: number, message: string) =>
  z.string().transform((text, context): number => {
    const value = wholeNumber(text, least, most);
    if (value === undefined) context.addIssue({ code: "custom", message });
    return value ?? 0;
  });

/** Whether only one end of a range is there. */
export const isHalfRange = (least: number | null, most: number | null): boolean =>
  (least === null) !== (most === null);

/** Whether a range ends before it begins. */
export const isReversed = (least: number | null, most: number | null): boolean =>
  least !== null && most !== null && least > most;

/** Whether there is a number, and not one between these. */
export const isOutside = (
  value: number | null | undefined,
  [least, most]: readonly [number, number],
): value is number => typeof value === "number" && (value < least || value > most);

/** What was typed as a whole number within bounds; undefined for anything else. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const typed = latinDigits(cleanLabel(text));
  const value = Number(typed);
  return /^\d+$/.test(typed) && value >= least && value <= most ? value : undefined;
}
