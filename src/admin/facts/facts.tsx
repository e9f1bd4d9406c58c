import { z } from "zod";
import {
  type FactKey,
  type FactLimits,
  type Facts,
  FACT_KEYS,
  FACTS,
  type ServiceFacts,
  SPOKEN_LANGUAGES,
} from "@domain/facts";
import { todayInDubai } from "@domain/dubai-day";
import { cleanEmail, cleanLabel, cleanLine, cleanParagraphs } from "@domain/clean-text";
import { latinDigits } from "@domain/latin-digits";
import { readMoney } from "@domain/money";
import { storedPhone } from "@domain/phone";
import type { Locale, Localized } from "@/config/locales";
import { AppError } from "@/data/client/errors";
import type { Json } from "@/data/database.types";
import type { FactUses } from "@/data/staff/fact-uses.queries";
import type { TextsOf } from "@/i18n/widen";
import { factsTexts } from "@/texts/admin/facts";
import { day, type Field, text } from "../resource/fields";
import { type OutputIn, resource, type RowIn } from "../resource/resource";
import { isOutside, wholeNumber } from "../resource/rules";
import { type Typed, ValueFields } from "./value-fields";

const NOTHING: Typed = { en: "", ar: "", to: "", languages: [] };

/** A whole number, also of dirhams as people write them; any other text unchanged, which the database refuses. */
function whole(typed: string): number | string {
  const number = wholeNumber(typed, 0, Number.MAX_SAFE_INTEGER);
  if (number !== undefined) return number;
  const money = readMoney(typed);
  return money.kind === "amount" && Number.isInteger(money.amount) ? money.amount : cleanLabel(typed);
}

/** A number with at most one decimal, after a point or a comma; any other text unchanged, which the database refuses. */
const stars = (typed: string): number | string => {
  const number = latinDigits(cleanLabel(typed)).replace(",", ".");
  return /^\d+(?:\.\d)?$/.test(number) ? Number(number) : number;
};

const isEmpty = (...texts: string[]): boolean => texts.every((one) => cleanLine(one) === "");

const typedLines = (typed: string): string[] =>
  cleanParagraphs(typed).split("\n").map(cleanLine).filter(Boolean);

/** Line by line the same name in both languages; null for an empty list. */
function namesOf({ en, ar }: Typed): Json {
  const [english, arabic] = [typedLines(en), typedLines(ar)];
  const count = Math.max(english.length, arabic.length);
  if (count === 0) return null;
  return Array.from({ length: count }, (_, line) => ({ en: english[line] ?? "", ar: arabic[line] ?? "" }));
}

interface Kind {
  /** Converts a typed value into the stored one; null for an empty one. */
  stored: (typed: Typed) => Json;
  /** Converts a stored value into the typed one. A method, so that values of all kinds fit in one list. */
  typed(stored: NonNullable<Json>): Partial<Typed>;
}

const line = (clean: (text: string) => string): Kind => ({
  stored: ({ en }) => clean(en) || null,
  typed: (en: string) => ({ en }),
});

const KINDS: Record<(typeof FACTS)[FactKey]["kind"], Kind> = {
  text: {
    stored: ({ en, ar }) => (isEmpty(en, ar) ? null : { en: cleanLine(en), ar: cleanLine(ar) }),
    typed: ({ en, ar }: Localized) => ({ en, ar }),
  },
  names: {
    stored: namesOf,
    typed: (names: Localized[]) => ({
      en: names.map(({ en }) => en).join("\n"),
      ar: names.map(({ ar }) => ar).join("\n"),
    }),
  },
  number: {
    stored: ({ en }) => (isEmpty(en) ? null : whole(en)),
    typed: (number: number) => ({ en: String(number) }),
  },
  range: {
    stored: ({ en, to }) => (isEmpty(en, to) ? null : [whole(en), whole(to)]),
    typed: ([least, most]: number[]) => ({ en: String(least), to: String(most) }),
  },
  rating: {
    stored: ({ en, to }) => (isEmpty(en, to) ? null : { value: stars(en), count: whole(to) }),
    typed: ({ value: average, count }: Record<string, number>) => ({
      en: String(average),
      to: String(count),
    }),
  },
  numbers: {
    stored: ({ en }) =>
      cleanLabel(en)
        .split(/[,،\s]+/)
        .filter(Boolean)
        .map(whole),
    typed: (numbers: number[]) => ({ en: numbers.join(", ") }),
  },
  languages: {
    stored: ({ languages }) => Object.keys(SPOKEN_LANGUAGES).filter((code) => languages.includes(code)),
    typed: (languages: string[]) => ({ languages }),
  },
  hours: {
    stored: ({ en, to }) => ({ opens: latinDigits(cleanLabel(en)), closes: latinDigits(cleanLabel(to)) }),
    typed: ({ opens, closes }: Facts["hours"]) => ({ en: opens, to: closes }),
  },
  // The database refuses a number that cannot be dialled with a message of its own.
  phone: line((typed) => storedPhone(typed) ?? cleanLine(typed)),
  email: line(cleanEmail),
  link: line(cleanLabel),
};

/** The value of a fact. The form checks only what its fields can check; the database checks the rest. */
const value = (key: FactKey): Field<Typed, Json, Json> => ({
  schema: (messages) => {
    const { errors } = factsTexts[messages.locale];
    const { kind, ...fact } = FACTS[key];
    return z
      .object({ en: z.string(), ar: z.string(), to: z.string(), languages: z.array(z.string()) })
      .transform((typed, context) => {
        const stored = KINDS[kind].stored(typed);
        const [english, arabic] = [typedLines(typed.en).length, typedLines(typed.ar).length];
        const refuse = (part: keyof Typed, message: string) =>
          context.addIssue({ code: "custom", path: [part], message });
        if (stored === null) {
          if ("isRequired" in fact) refuse("en", errors.required);
        } else if (kind === "phone" && storedPhone(typed.en) === undefined) refuse("en", errors.phone());
        else if (kind === "text" && (isEmpty(typed.en) || isEmpty(typed.ar)))
          refuse(isEmpty(typed.en) ? "en" : "ar", errors.bothLanguages);
        else if (kind === "names" && english !== arabic)
          refuse(english < arabic ? "en" : "ar", errors.differentCounts(english, arabic));
        return stored;
      });
  },
  initialValue: NOTHING,
  toInput: (stored) => ({ ...NOTHING, ...KINDS[FACTS[key].kind].typed(stored) }),
  Control: () => <ValueFields fact={key} />,
});

const lastDay: Field<string, string | null, string | null> = {
  ...day(),
  schema: () => z.string().transform((typed) => typed || null),
  isShort: false,
};

/** Facts are rows of one table, each with a value of its kind; they are changed, and never added or removed. */
const declared = (key: FactKey) => {
  const [en, ar] = [factsTexts.en, factsTexts.ar];
  return resource("business_facts", {
    texts: { en: { ...en, edit: en.names[key] }, ar: { ...ar, edit: ar.names[key] } },
    fields: { value: value(key), evidence: text({ max: 500, rows: 2 }), valid_until: lastDay },
    extraColumns: ["key", "rule"],
    order: [],
    nameOf: (_row, texts) => texts.names[key],
  });
};

export const facts = Object.fromEntries(FACT_KEYS.map((key) => [key, declared(key)])) as Record<
  FactKey,
  ReturnType<typeof declared>
>;

type Row = RowIn<(typeof facts)[FactKey]>;

/** A fact for staff, with the columns that visitors do not read. */
export interface StoredFact extends Row {
  key: FactKey;
  /** The limits of its value. */
  rule: FactLimits & NonNullable<Json>;
}

/** Every fact, in the order of `FACTS`. */
export const storedFactsQuery = {
  ...facts.name.query,
  select: (rows: readonly Row[]): StoredFact[] =>
    FACT_KEYS.flatMap((key) => {
      const row = rows.find((stored) => stored.key === key);
      return row ? [{ ...row, key, rule: row.rule }] : [];
    }),
};

type Texts = TextsOf<typeof factsTexts>;

/** The numbers that the database compared. */
const numbersOf = z.object({ reviews: z.number(), treatments: z.number() });

/** The message at the field of a value that the database has refused. */
export function factRefusal(error: unknown, { key, rule }: Pick<StoredFact, "key" | "rule">, texts: Texts) {
  if (!(error instanceof AppError)) return undefined;
  if (error.reason === "more_reviews_than_treatments") {
    const { reviews, treatments } = numbersOf.parse(error.data);
    return {
      name: key === "rating" ? "value.to" : "value.en",
      message: texts.errors.moreReviews(reviews, treatments),
    } as const;
  }
  if (error.constraint !== "business_facts_value_is_valid") return undefined;
  const { kind } = FACTS[key];
  return {
    name: `value.${kind === "languages" ? "languages" : "en"}`,
    message: texts.errors[kind](rule),
  } as const;
}

/** A service that comes by itself, with the upper end of its minutes. */
interface TimedService {
  name: Localized;
  minutes: number;
}

/**
 * The services for which the promise is too short, when it is shorter than the upper end of every service with minutes of its
 * own: no page then supports the promise. Empty otherwise.
 */
export function slowerThanPromised(promise: unknown, services: readonly ServiceFacts[]): TimedService[] {
  if (typeof promise !== "number") return [];
  const timed = services.flatMap(({ name, arrival }) => (arrival ? [{ name, minutes: arrival[1] }] : []));
  return timed.every(({ minutes }) => promise < minutes) ? timed : [];
}

/** The sentence with these services; undefined without any. */
export function promiseWarning(
  promise: unknown,
  services: readonly ServiceFacts[],
  texts: Texts,
  locale: Locale,
): string | undefined {
  const slower = slowerThanPromised(promise, services);
  if (slower.length === 0) return undefined;
  return texts.promiseTooShort(
    slower
      .map(({ name, minutes }) => texts.timed(name[locale], texts.units.minutes(minutes)))
      .join(texts.comma),
  );
}

/** A question before an unusual change is stored; undefined for a usual one. */
export function factQuestion(
  { key, rule, value: former }: Pick<StoredFact, "key" | "rule" | "value">,
  { value: stored, valid_until }: Pick<OutputIn<(typeof facts)[FactKey]>, "value" | "valid_until">,
  texts: Texts,
  uses: Pick<FactUses, "articles"> | undefined,
): string | undefined {
  if (stored === null && former !== null) return texts.emptied(uses?.articles.count ?? 0);
  const entry = FACTS[key];
  const usual = "usual" in entry ? entry.usual : undefined;
  const numbers = [stored].flat().filter((one) => typeof one === "number");
  const { least = 0, most = Number.MAX_SAFE_INTEGER } = rule;
  // An impossible value is refused, without a question.
  const isPossible = !numbers.some((one) => isOutside(one, [least, most]));
  if (usual && isPossible && numbers.some((one) => isOutside(one, usual)))
    return texts.unusual(numbers.join("–"));
  const hours = key === "hours" ? (stored as Facts["hours"] | null) : null;
  if (hours && hours.closes < hours.opens) return texts.pastMidnight(hours.closes);
  if (valid_until !== null && valid_until < todayInDubai()) return texts.alreadyOver;
  return undefined;
}
