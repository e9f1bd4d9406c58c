import type { ReactNode } from "react";
import { z } from "zod";
import { cleanLabel, cleanLine, cleanParagraphs, cleanEmail } from "@domain/clean-text";
import type { Locale } from "@/config/locales";
import { plainAmount } from "@/i18n/format";
import { isDay } from "@/lib/dubai-time";
import { ADDRESS_INPUT } from "../shared/form-fields";
import {
  type ControlProps,
  InputField,
  PairField,
  PictureField,
  SelectField,
  SwitchField,
  TextField,
} from "./controls";
import {
  limitedText,
  optionalAmount,
  optionalNumber,
  plainText,
  requiredAmount,
  requiredNumber,
  type RuleTexts,
  slugText,
  textWithFacts,
} from "./rules";

/** What is wrong with a value: the general texts, and what the page says of this field. */
export interface Say extends RuleTexts {
  own: string | undefined;
  /** The slugs of the services that texts with facts may name; undefined while they are not known. */
  services: readonly string[] | undefined;
  /** The person's language, for a field with texts of its own. */
  locale: Locale;
}

/** One column of a table as a form has it. The value of the field, what is stored, and what was read may differ. */
export interface Field<Input = unknown, Output = unknown, Stored = unknown> {
  /** Checks the field's value and turns it into what is stored. */
  rule: (say: Say) => z.ZodType<Output, Input>;
  /** The field's value in a new row, and where nothing is stored. */
  start: Input;
  /** What is in the field of what is stored. A method, so that fields of all kinds fit in one list. */
  show(stored: NonNullable<Stored>): Input;
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
  most: number;
  isRequired?: boolean;
  /** What pages do with it: show it as it is, or with facts in it. Else nothing is asked of its words. */
  shownAs?: "plain" | "facts";
  /** As many lines as it is high; one line without. */
  rows?: number;
}

type TextColumn = Field<string, string, string | null>;

const asItIs = <Value,>(stored: Value): Value => stored;

const textRule =
  ({ most, isRequired, shownAs, rows }: TextRules) =>
  (say: Say) => {
    const clean = rows === undefined ? cleanLine : cleanParagraphs;
    const rule =
      shownAs === "facts"
        ? textWithFacts(most, say, say.services, clean)
        : (shownAs === "plain" ? plainText : limitedText)(most, say, clean);
    return isRequired ? rule.min(1, say.own ?? say.required) : rule;
  };

/** A column whose text is in its field as it is stored. */
const textColumn = (
  rule: TextColumn["rule"],
  Control: TextColumn["Control"],
  isShort = true,
): TextColumn => ({
  rule,
  start: "",
  show: asItIs,
  isShort,
  Control,
});

/** A text; several lines where `rows` is said. */
export const text = (rules: TextRules): TextColumn =>
  rules.rows === undefined
    ? textColumn(textRule(rules), (props) => <InputField {...props} autoComplete="off" />)
    : textColumn(textRule(rules), (props) => <TextField {...props} rows={rules.rows} />, false);

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
    ...textColumn(textRule(lang === "en" ? { ...rules, isRequired } : rules), Control, false),
    pair: { lang, names },
  });
  return { [names[0]]: half("en"), [names[1]]: half("ar") } as Record<English | `${Name}_ar`, TextColumn>;
}

type Limits = readonly [least: number, most: number];
const DIGITS = {
  show: String,
  isShort: true,
  Control: (props: ControlProps) => <InputField {...props} inputMode="numeric" dir="ltr" />,
};

/** A whole number within bounds, or nothing. */
export const number = ([least, most]: Limits): Field<string, number | null, number | null> => ({
  rule: (say) => optionalNumber(least, most, say.own ?? say.number(least, most)),
  start: "",
  ...DIGITS,
});

/** A whole number within bounds. */
export const neededNumber = ([least, most]: Limits, start: number): Field<string, number, number> => ({
  rule: (say) => requiredNumber(least, most, say.own ?? say.number(least, most)),
  start: String(start),
  ...DIGITS,
});

const AMOUNT = {
  start: "",
  show: plainAmount,
  isShort: true,
  Control: (props: ControlProps) => (
    <InputField {...props} inputMode="decimal" dir="ltr" autoComplete="off" />
  ),
};

/** Dirhams and fils up to a bound, however they are written, or nothing. */
export const amount = (most: number): Field<string, number | null, number | null> => ({
  rule: (say) => optionalAmount(most, say, say.own),
  ...AMOUNT,
});

/** Dirhams and fils up to a bound, however they are written. */
export const neededAmount = (most: number): Field<string, number, number> => ({
  rule: (say) => requiredAmount(most, say, say.own),
  ...AMOUNT,
});

/** Something that is on or off. */
export const toggle = (start: boolean): Field<boolean, boolean, boolean> => ({
  rule: () => z.boolean(),
  start,
  show: asItIs,
  Control: SwitchField,
});

/** One of several values, the first one at first. Their words are the page's `options` of the field. */
export function choice<Value extends string | number>(
  values: readonly [Value, ...Value[]],
): Field<string, Value, string | number> {
  const valueOf = (chosen: string) => values.find((value) => String(value) === chosen) ?? values[0];
  return {
    rule: () => z.string().transform(valueOf),
    start: String(values[0]),
    // A value that is newer than this page counts as the first one.
    show: (stored) => String(valueOf(String(stored))),
    isShort: true,
    Control: (props) => <SelectField {...props} values={values.map(String)} />,
  };
}

/** A day, as an ISO date. */
export const day = (): Field<string, string, string> =>
  textColumn(
    (say) => z.string().refine(isDay, say.own ?? say.day),
    (props) => <InputField {...props} type="date" dir="ltr" />,
  );

/** An address or a part of one, by a rule of its own. */
export const address = (rule: TextColumn["rule"]): TextColumn =>
  textColumn(rule, (props) => <InputField {...props} {...ADDRESS_INPUT} />, false);

/** The part of an address that names the row. */
export const slug = () => address(slugText);

/** The address of a picture on this site or another, which is seen, chosen from the library or uploaded, or nothing. */
export const picture = (): TextColumn =>
  textColumn(
    (say) => limitedText(500, say, cleanLabel).regex(/^(?:$|https?:\/\/|\/(?!\/))/, say.own ?? say.address),
    PictureField,
    false,
  );

/** An email address, or nothing. */
export const email = (): TextColumn =>
  textColumn(
    (say) =>
      limitedText(320, say, cleanEmail).refine(
        (written) => written === "" || z.email().safeParse(written).success,
        say.own ?? say.email,
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
  { count, most }: { count: number; most: number },
  lang: Locale,
): Field<string, string[], string[]> => ({
  rule: (say) =>
    z
      .string()
      .transform(namesIn)
      .refine(
        (list) => list.length <= count && list.every((name) => name.length <= most),
        say.own ?? say.names(count, most),
      ),
  start: "",
  show: (stored) => stored.join(lang === "ar" ? "، " : ", "),
  isShort: true,
  Control: (props) => <TextField {...props} rows={3} lang={lang} dir={lang === "ar" ? "rtl" : "ltr"} />,
});
