import type { ReactNode } from "react";
import { z } from "zod";
import { cleanLabel, cleanLine, cleanParagraphs, cleanEmail } from "@domain/clean-text";
import type { Locale } from "@/config/locales";
import { plainAmount } from "@/i18n/format";
import { isDay } from "@/lib/dubai-time";
import { ADDRESS_INPUT } from "../shared/form-fields";
import {
  type ControlProps,
  DayField,
  InputField,
  PairField,
  PictureField,
  SelectField,
  SwitchField,
  TextField,
} from "./controls";
import {
  limitedText,
  optionalAmountSchema,
  optionalNumberSchema,
  plainText,
  requiredAmountSchema,
  requiredNumberSchema,
  type RuleTexts,
  slugText,
  textWithFacts,
} from "./rules";

/** What is wrong with a value: the general texts, and what the page says of this field. */
export interface FieldMessages extends RuleTexts {
  own: string | undefined;
  /** The slugs of the services that texts with facts may name; undefined while they are not known. */
  services: readonly string[] | undefined;
  /** The person's language, for a field with texts of its own. */
  locale: Locale;
}

/** One column of a table as a form has it. The value of the field, what is stored, and what was read may differ. */
export interface Field<Input = unknown, Output = unknown, Stored = unknown> {
  /** Checks the field's value and turns it into what is stored. */
  schema: (messages: FieldMessages) => z.ZodType<Output, Input>;
  /** The field's value in a new row, and where nothing is stored. */
  initialValue: Input;
  /** What is in the field of what is stored. A method, so that fields of all kinds fit in one list. */
  toInput(stored: NonNullable<Stored>): Input;
  /** Draws it below its label; nothing where a component of the page does that. */
  Control?: (props: ControlProps) => ReactNode;
  /** Beside another short field where there is space. */
  isShort?: boolean;
  /** What is read for it, as PostgREST writes it, where that is not the column of its name: `services:location_services(…)`. */
  column?: string;
  /** One of two languages: the English half draws both. */
  pair?: { lang: Locale; names: readonly [en: string, ar: string] };
}

interface TextRules {
  /** The most characters, as the column has it. */
  max: number;
  isRequired?: boolean;
  /** What pages do with it: show it as it is, or with facts in it. Else nothing is asked of its words. */
  shownAs?: "plain" | "facts";
  /** As many lines as it is high; one line without. */
  rows?: number;
}

type TextColumn = Field<string, string, string | null>;

const asItIs = <Value,>(stored: Value): Value => stored;

const textSchema =
  ({ max, isRequired, shownAs, rows }: TextRules) =>
  (messages: FieldMessages) => {
    const clean = rows === undefined ? cleanLine : cleanParagraphs;
    const schema =
      shownAs === "facts"
        ? textWithFacts(max, messages, messages.services, clean)
        : (shownAs === "plain" ? plainText : limitedText)(max, messages, clean);
    return isRequired ? schema.min(1, messages.own ?? messages.required) : schema;
  };

/** A column whose text is in its field as it is stored. */
const textColumn = (
  schema: TextColumn["schema"],
  Control: TextColumn["Control"],
  isShort = true,
): TextColumn => ({
  schema,
  initialValue: "",
  toInput: asItIs,
  isShort,
  Control,
});

/** A text; several lines where `rows` is said. */
export const text = (rules: TextRules): TextColumn =>
  rules.rows === undefined
    ? textColumn(textSchema(rules), (props) => <InputField {...props} autoComplete="off" />)
    : textColumn(textSchema(rules), (props) => <TextField {...props} rows={rules.rows} />, false);

/**
 * A text in both languages: two columns, of which English is required where that is said.
 * @param english the English column, where it has no `_en`
 */
export function pair<Name extends string, English extends string = `${Name}_en`>(
  name: Name,
  { isRequired, ...rules }: TextRules,
  english?: English,
): Record<English | `${Name}_ar`, TextColumn> {
  const names = [english ?? `${name}_en`, `${name}_ar`] as const;
  const Control = ({ label }: ControlProps) => <PairField names={names} label={label} rows={rules.rows} />;
  const half = (lang: Locale): TextColumn => ({
    ...textColumn(textSchema(lang === "en" ? { ...rules, isRequired } : rules), Control, false),
    pair: { lang, names },
  });
  return { [names[0]]: half("en"), [names[1]]: half("ar") } as Record<English | `${Name}_ar`, TextColumn>;
}

type Limits = readonly [min: number, max: number];
const DIGITS = {
  toInput: String,
  isShort: true,
  Control: (props: ControlProps) => <InputField {...props} inputMode="numeric" dir="ltr" />,
};

/** A whole number within bounds, or nothing. */
export const number = ([min, max]: Limits): Field<string, number | null, number | null> => ({
  schema: (messages) => optionalNumberSchema(min, max, messages.own ?? messages.number(min, max)),
  initialValue: "",
  ...DIGITS,
});

/** A whole number within bounds. */
export const requiredNumber = ([min, max]: Limits, initialValue: number): Field<string, number, number> => ({
  schema: (messages) => requiredNumberSchema(min, max, messages.own ?? messages.number(min, max)),
  initialValue: String(initialValue),
  ...DIGITS,
});

const AMOUNT = {
  initialValue: "",
  toInput: plainAmount,
  isShort: true,
  Control: (props: ControlProps) => (
    <InputField {...props} inputMode="decimal" dir="ltr" autoComplete="off" />
  ),
};

/** Dirhams and fils up to a bound, however they are written, or nothing. */
export const amount = (max: number): Field<string, number | null, number | null> => ({
  schema: (messages) => optionalAmountSchema(max, messages, messages.own),
  ...AMOUNT,
});

/** Dirhams and fils up to a bound, however they are written. */
export const requiredAmount = (max: number): Field<string, number, number> => ({
  schema: (messages) => requiredAmountSchema(max, messages, messages.own),
  ...AMOUNT,
});

/** Something that is on or off. */
export const toggle = (initialValue: boolean): Field<boolean, boolean, boolean> => ({
  schema: () => z.boolean(),
  initialValue,
  toInput: asItIs,
  Control: SwitchField,
});

/** One of several values, the first one at first. Their words are the page's `options` of the field. */
export function choice<Value extends string | number>(
  values: readonly [Value, ...Value[]],
): Field<string, Value, string | number> {
  const valueOf = (chosen: string) => values.find((value) => String(value) === chosen) ?? values[0];
  return {
    schema: () => z.string().transform(valueOf),
    initialValue: String(values[0]),
    // A value that is newer than this page counts as the first one.
    toInput: (stored) => String(valueOf(String(stored))),
    isShort: true,
    Control: (props) => <SelectField {...props} values={values.map(String)} />,
  };
}

/** A day, as an ISO date. */
export const day = (): Field<string, string, string> =>
  textColumn((messages) => z.string().refine(isDay, messages.own ?? messages.day), DayField);

/** An address or a part of one, by a schema of its own. */
export const address = (schema: TextColumn["schema"]): TextColumn =>
  textColumn(schema, (props) => <InputField {...props} {...ADDRESS_INPUT} />, false);

/** The part of an address that names the row. */
export const slug = () => address(slugText);

/** The address of a picture on this site or another, which is seen, chosen from the library or uploaded, or nothing. */
export const picture = (): TextColumn =>
  textColumn(
    (messages) =>
      limitedText(500, messages, cleanLabel).regex(
        /^(?:$|https?:\/\/|\/(?!\/))/,
        messages.own ?? messages.address,
      ),
    PictureField,
    false,
  );

/** An email address, or nothing. */
export const email = (): TextColumn =>
  textColumn(
    (messages) =>
      limitedText(320, messages, cleanEmail).refine(
        (written) => written === "" || z.email().safeParse(written).success,
        messages.own ?? messages.email,
      ),
    (props) => <InputField {...props} type="email" dir="ltr" autoComplete="off" />,
  );

/** Latin, Arabic and full-width commas, and line breaks: whatever people separate a list with. */
const SEPARATORS = /[,،，\n]/;

/** The names of a comma-separated list: trimmed, without empty ones and without the same one twice. */
export const namesIn = (list: string): string[] => [
  ...new Set(
    list
      .split(SEPARATORS)
      .map(cleanLabel)
      .filter((name) => name !== ""),
  ),
];

/** Names in one language, separated by commas. */
export const names = (
  { count, max }: { count: number; max: number },
  lang: Locale,
): Field<string, string[], string[]> => ({
  schema: (messages) =>
    z
      .string()
      .transform(namesIn)
      .refine(
        (list) => list.length <= count && list.every((name) => name.length <= max),
        messages.own ?? messages.names(count, max),
      ),
  initialValue: "",
  toInput: (stored) => stored.join(lang === "ar" ? "، " : ", "),
  isShort: true,
  Control: (props) => <TextField {...props} rows={3} lang={lang} dir={lang === "ar" ? "rtl" : "ltr"} />,
});
