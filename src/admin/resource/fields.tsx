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

/** The messages of validation: the general texts, and the page's own text for this field. */
export interface FieldMessages extends RuleTexts {
  /** The message of the page for this field, instead of the general ones. */
  fieldMessage: string | undefined;
  /** The slugs of the services that texts with facts may name; undefined while they are not known. */
  services: readonly string[] | undefined;
  /** The person's language, for a field with texts of its own. */
  locale: Locale;
}

/** One column of a table in a form. The types of the field's value, the saved value and the read value may differ. */
export interface Field<Input = unknown, Output = unknown, Stored = unknown> {
  /** Validates the field's value and converts it to the saved one. */
  schema: (messages: FieldMessages) => z.ZodType<Output, Input>;
  /** The field's value in a new row, and for null. */
  initialValue: Input;
  /** Converts the read value to the field's. A method, so that fields of all kinds fit in one list. */
  toInput(stored: NonNullable<Stored>): Input;
  /** Renders the control below its label; undefined when a component of the page does that. */
  Control?: (props: ControlProps) => ReactNode;
  /** Next to another short field where there is space. */
  isShort?: boolean;
  /**
   * The column to read, in PostgREST's syntax, when it is not named like the field: `services:location_services(…)`; empty when
   * another field's includes it.
   */
  column?: string;
  /** One of two languages: the English half renders both. */
  pair?: { lang: Locale; names: readonly [en: string, ar: string] };
}

interface TextRules {
  /** The column's limit in characters. */
  max: number;
  isRequired?: boolean;
  /** How pages show it: as plain text, or with facts filled in. By default its content is not checked. */
  shownAs?: "plain" | "facts";
  /** The height in lines; without it the field has one line. */
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
    return isRequired ? schema.min(1, messages.fieldMessage ?? messages.required) : schema;
  };

/** A column whose text is the field's value. */
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

/** A text; with `rows`, several lines. */
export const text = (rules: TextRules): TextColumn =>
  rules.rows === undefined
    ? textColumn(textSchema(rules), (props) => <InputField {...props} autoComplete="off" />)
    : textColumn(textSchema(rules), (props) => <TextField {...props} rows={rules.rows} />, false);

/**
 * A text in both languages: two columns. `isRequired` is about the English one.
 * @param english the English column, when it does not end in `_en`
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

/** An optional whole number within limits. */
export const number = ([min, max]: Limits): Field<string, number | null, number | null> => ({
  schema: (messages) => optionalNumberSchema(min, max, messages.fieldMessage ?? messages.number(min, max)),
  initialValue: "",
  ...DIGITS,
});

/** A whole number within limits. */
export const requiredNumber = ([min, max]: Limits, initialValue: number): Field<string, number, number> => ({
  schema: (messages) => requiredNumberSchema(min, max, messages.fieldMessage ?? messages.number(min, max)),
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

/** An optional amount in dirhams and fils up to a limit, in any notation. */
export const amount = (max: number): Field<string, number | null, number | null> => ({
  schema: (messages) => optionalAmountSchema(max, messages, messages.fieldMessage),
  ...AMOUNT,
});

/** An amount in dirhams and fils up to a limit, in any notation. */
export const requiredAmount = (max: number): Field<string, number, number> => ({
  schema: (messages) => requiredAmountSchema(max, messages, messages.fieldMessage),
  ...AMOUNT,
});

/** A switch. */
export const toggle = (initialValue: boolean): Field<boolean, boolean, boolean> => ({
  schema: () => z.boolean(),
  initialValue,
  toInput: asItIs,
  Control: SwitchField,
});

/** One of several values, initially the first one. Their labels are the page's `options` of the field. */
export function choice<Value extends string | number>(
  values: readonly [Value, ...Value[]],
): Field<string, Value, string | number> {
  const valueOf = (chosen: string) => values.find((value) => String(value) === chosen) ?? values[0];
  return {
    schema: () => z.string().transform(valueOf),
    initialValue: String(values[0]),
    // A value that is newer than this page becomes the first one.
    toInput: (stored) => String(valueOf(String(stored))),
    isShort: true,
    Control: (props) => <SelectField {...props} values={values.map(String)} />,
  };
}

/** A day, as an ISO date. */
export const day = (): Field<string, string, string> =>
  textColumn((messages) => z.string().refine(isDay, messages.fieldMessage ?? messages.day), DayField);

/** An address or a part of one, with its own schema. */
export const address = (schema: TextColumn["schema"]): TextColumn =>
  textColumn(schema, (props) => <InputField {...props} {...ADDRESS_INPUT} />, false);

/** The part of an address that names the row. */
export const slug = () => address(slugText);

/** The optional address of a picture on this site or another, which is shown, chosen from the library or uploaded. */
export const picture = (): TextColumn =>
  textColumn(
    (messages) =>
      limitedText(500, messages, cleanLabel).regex(
        /^(?:$|https?:\/\/|\/(?!\/))/,
        messages.fieldMessage ?? messages.address,
      ),
    PictureField,
    false,
  );

/** An optional email address. */
export const email = (): TextColumn =>
  textColumn(
    (messages) =>
      limitedText(320, messages, cleanEmail).refine(
        (written) => written === "" || z.email().safeParse(written).success,
        messages.fieldMessage ?? messages.email,
      ),
    (props) => <InputField {...props} type="email" dir="ltr" autoComplete="off" />,
  );

/** Latin, Arabic and full-width commas, and line breaks. */
const SEPARATORS = /[,،，\n]/;

/** The names in a comma-separated list: trimmed, without empty ones and duplicates. */
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
        messages.fieldMessage ?? messages.names(count, max),
      ),
  initialValue: "",
  toInput: (stored) => stored.join(lang === "ar" ? "، " : ", "),
  isShort: true,
  Control: (props) => <TextField {...props} rows={3} lang={lang} dir={lang === "ar" ? "rtl" : "ltr"} />,
});
