import { z } from "zod";
import {
  FACT_KEYS,
  type FactKey,
  FACTS,
  type Facts,
  SPOKEN_LANGUAGES,
  type SpokenLanguage,
} from "./facts.ts";
import { isPlainLine } from "./plain-line.ts";
import { LOCALES } from "./locales.ts";

const plainText = (most: number) => z.string().refine((text) => isPlainLine(text, most));

/** A number of the Emirates has as many digits as its kind: landlines, mobiles, 800 and 600. Others have their own plans. */
const CALLABLE = /^\+(?!971)|^\+971(?:[2-4679]\d{7}|5\d{8}|800\d{2,9}|600\d{6})$/;

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

const whole = ({ least, most }: { least: number; most: number }) => z.number().int().min(least).max(most);

const rangeOf = (limits: { least: number; most: number }) =>
  z.tuple([whole(limits), whole(limits)]).refine(([least, most]) => least <= most);

function schemaOf(key: FactKey) {
  const rule = FACTS[key];
  switch (rule.kind) {
    case "text":
      return z.strictObject({ en: plainText(rule.most), ar: plainText(rule.most) });
    case "names":
      return z
        .array(z.strictObject({ en: plainText(rule.most), ar: plainText(rule.most) }))
        .min(1)
        .max(rule.count)
        .refine((all) =>
          LOCALES.every((language) => new Set(all.map((one) => one[language])).size === all.length),
        );
    case "phone":
      return z.e164().regex(CALLABLE);
    case "email":
      return z.email().max(254);
    case "link":
      return z
        .url({ protocol: /^https$/, hostname: z.regexes.domain })
        .regex(/^[^\s<>"]*$/)
        .max(500);
    case "number":
      return whole(rule);
    case "range":
      return rangeOf(rule);
    case "rating":
      return z.strictObject({
        value: z
          .number()
          .min(1)
          .max(5)
          .refine((stars) => Number(stars.toFixed(1)) === stars),
        count: whole(rule),
      });
    case "numbers":
      return z
        .array(whole(rule))
        .min(1)
        .max(6)
        .refine((all) => all.every((one, place) => place === 0 || (all[place - 1] ?? 0) < one));
    case "languages":
      return z
        .array(z.enum(Object.keys(SPOKEN_LANGUAGES) as [SpokenLanguage]))
        .min(1)
        .refine((all) => new Set(all).size === all.length);
    case "hours":
      return z
        .strictObject({ opens: clock, closes: clock })
        .refine(({ opens, closes }) => opens !== closes && opens !== "24:00");
  }
}

/** Made once: a build of the site asks for each on every page. */
const schemas = new Map<FactKey, z.ZodType>(FACT_KEYS.map((key) => [key, schemaOf(key)]));

/** Whether a value is one that the fact may have; the database asks the same. */
export const isFactValue = (key: FactKey, value: unknown): boolean =>
  schemas.get(key)?.safeParse(value).success === true;

/** What `Facts` has from other tables. */
type StoredElsewhere = "services" | "permits" | "isLicensed";

/**
 * The facts of stored rows. A fact that is empty, broken or unknown is left out.
 * @throws Error naming the facts without which there are no pages
 */
export function factsOfRows(rows: readonly { key: string; value: unknown }[]): Omit<Facts, StoredElsewhere> {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const known = FACT_KEYS.filter((key) => stored.has(key) && isFactValue(key, stored.get(key)));
  const missing = FACT_KEYS.filter((key) => "isRequired" in FACTS[key] && !known.includes(key));
  if (missing.length > 0) throw new Error(`These business facts are missing: ${missing.join(", ")}.`);
  return Object.fromEntries(known.map((key) => [key, stored.get(key)])) as Omit<Facts, StoredElsewhere>;
}
