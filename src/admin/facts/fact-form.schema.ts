import { z } from "zod";
import { type FactKey, type Facts, FACTS, SPOKEN_LANGUAGES } from "@domain/facts";
import { todayInDubai } from "@domain/dubai-day";
import { cleanLabel, cleanLine, cleanParagraphs, cleanEmail, cleanPhone } from "@domain/clean-text";
import { latinDigits } from "@domain/latin-digits";
import { AppError } from "@/data/client/errors";
import type { FactUses } from "@/data/staff/fact-uses.queries";
import type { FactChange, StoredFact } from "@/data/staff/facts";
import type { Json } from "@/data/database.types";
import type { TextsOf } from "@/i18n/widen";
import type { factsTexts } from "@/words/admin/facts";
import type { manageTexts } from "@/words/admin/manage";
import { isOutside, limitedText, wholeNumber } from "@/admin/resource/rules";
import type { Localized } from "@/config/locales";

interface FactWords {
  facts: TextsOf<typeof factsTexts>;
  manage: TextsOf<typeof manageTexts>;
}

const MAX_EVIDENCE = 500;

/** The fields' values; which ones are shown depends on the kind of the fact. */
export interface FactValues {
  /** A text in both languages, or a single value in `en`. */
  en: string;
  ar: string;
  /** The second number of a range, the number of a rating's reviews, or the closing time. */
  to: string;
  languages: string[];
  evidence: string;
  valid_until: string;
}

/** A whole number; anything else as it was typed, which the database refuses. */
const whole = (text: string): number | string =>
  wholeNumber(text, 0, Number.MAX_SAFE_INTEGER) ?? cleanLabel(text);

/** A number with at most one decimal, after a point or a comma; anything else as it was typed. */
const stars = (text: string): number | string => {
  const typed = latinDigits(cleanLabel(text)).replace(",", ".");
  return /^\d+(?:\.\d)?$/.test(typed) ? Number(typed) : typed;
};

const isEmpty = (...texts: string[]): boolean => texts.every((text) => cleanLine(text) === "");

const linesOf = (text: string): string[] => cleanParagraphs(text).split("\n").map(cleanLine).filter(Boolean);

/** Line by line the same name in both languages; null for nothing. */
function namesOf(en: string, ar: string): Json {
  const [english, arabic] = [linesOf(en), linesOf(ar)];
  const count = Math.max(english.length, arabic.length);
  if (count === 0) return null;
  return Array.from({ length: count }, (_, line) => ({ en: english[line] ?? "", ar: arabic[line] ?? "" }));
}

/** What was typed, as it is stored; null for nothing. */
function typedValue(key: FactKey, { en, ar, to, languages }: FactValues): Json {
  switch (FACTS[key].kind) {
    case "text":
      return isEmpty(en, ar) ? null : { en: cleanLine(en), ar: cleanLine(ar) };
    case "names":
      return namesOf(en, ar);
    case "number":
      return isEmpty(en) ? null : whole(en);
    case "range":
      return isEmpty(en, to) ? null : [whole(en), whole(to)];
    case "rating":
      return isEmpty(en, to) ? null : { value: stars(en), count: whole(to) };
    case "numbers":
      return cleanLabel(en)
        .split(/[,،\s]+/)
        .filter(Boolean)
        .map(whole);
    case "languages":
      return Object.keys(SPOKEN_LANGUAGES).filter((code) => languages.includes(code));
    case "hours":
      return { opens: latinDigits(cleanLabel(en)), closes: latinDigits(cleanLabel(to)) };
    case "phone":
      return cleanPhone(en) || null;
    case "email":
      return cleanEmail(en) || null;
    case "link":
      return cleanLabel(en) || null;
  }
}

/** What the fields alone can tell; what a value may be, the database knows. */
export const factSchema = (key: FactKey, { facts: texts, manage }: FactWords) => {
  const { kind, ...fact } = FACTS[key];
  return z
    .object({
      en: z.string(),
      ar: z.string(),
      to: z.string(),
      languages: z.array(z.string()),
      evidence: limitedText(MAX_EVIDENCE, manage.errors, cleanParagraphs),
      valid_until: z.string(),
    })
    .transform((values, context): FactChange => {
      const value = typedValue(key, values);
      const [english, arabic] = [linesOf(values.en).length, linesOf(values.ar).length];
      const refuse = (path: keyof FactValues, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      if (value === null) {
        if ("isRequired" in fact) refuse("en", texts.errors.required);
      } else if (kind === "text" && (isEmpty(values.en) || isEmpty(values.ar)))
        refuse(isEmpty(values.en) ? "en" : "ar", texts.errors.bothLanguages);
      else if (kind === "names" && english !== arabic)
        refuse(english < arabic ? "en" : "ar", texts.errors.differentCounts(english, arabic));
      return { value, evidence: values.evidence, valid_until: values.valid_until || null };
    });
};

/** What a value should be like, at its field, when the database has refused it. */
export function factRefusal(
  error: unknown,
  { key, rule }: Pick<StoredFact, "key" | "rule">,
  texts: FactWords["facts"],
): { name: keyof FactValues; message: string } | undefined {
  if (!(error instanceof AppError) || error.constraint !== "business_facts_value_is_valid") return undefined;
  const { kind } = FACTS[key];
  return { name: kind === "languages" ? "languages" : "en", message: texts.errors[kind](rule) };
}

export function factValues({ key, value, evidence, valid_until }: StoredFact): FactValues {
  const empty = { en: "", ar: "", to: "", languages: [], evidence, valid_until: valid_until ?? "" };
  if (value === null) return empty;
  const parts = value as { en?: string; ar?: string; opens?: string; closes?: string };
  switch (FACTS[key].kind) {
    case "rating": {
      const { value: stars, count } = value as { value: number; count: number };
      return { ...empty, en: String(stars), to: String(count) };
    }
    case "text":
      return { ...empty, en: parts.en ?? "", ar: parts.ar ?? "" };
    case "names": {
      const names = value as Localized[];
      return { ...empty, en: names.map(({ en }) => en).join("\n"), ar: names.map(({ ar }) => ar).join("\n") };
    }
    case "hours":
      return { ...empty, en: parts.opens ?? "", to: parts.closes ?? "" };
    case "range":
      return { ...empty, en: String((value as number[])[0]), to: String((value as number[])[1]) };
    case "numbers":
      return { ...empty, en: (value as number[]).join(", ") };
    case "languages":
      return { ...empty, languages: value as string[] };
    default:
      return { ...empty, en: typeof value === "number" ? String(value) : (value as string) };
  }
}

/** What should be asked before such a change is stored; undefined when nothing about it is unusual. */
export function factQuestion(
  { key, rule, value: former }: Pick<StoredFact, "key" | "rule" | "value">,
  { value, valid_until }: FactChange,
  texts: FactWords["facts"],
  uses: Pick<FactUses, "articles"> | undefined,
): string | undefined {
  if (value === null && former !== null) return texts.emptied(uses?.articles.count ?? 0);
  const entry = FACTS[key];
  const usual = "usual" in entry ? entry.usual : undefined;
  const numbers = [value].flat().filter((one) => typeof one === "number");
  const { least = 0, most = Number.MAX_SAFE_INTEGER } = rule;
  // What is impossible is refused, not asked about.
  const isPossible = !numbers.some((one) => isOutside(one, [least, most]));
  if (usual && isPossible && numbers.some((one) => isOutside(one, usual)))
    return texts.unusual(numbers.join("–"));
  const hours = key === "hours" ? (value as Facts["hours"] | null) : null;
  if (hours && hours.closes < hours.opens) return texts.pastMidnight(hours.closes);
  if (valid_until !== null && valid_until < todayInDubai()) return texts.alreadyOver;
  return undefined;
}
