import { describe, expect, it } from "vitest";
import type { Localized } from "@/config/locales";
import type { TextsOfFacts } from "@/i18n/texts-of-facts";
import { testFacts } from "@/testing/facts";
import { ar } from "./site/ar";
import { en } from "./site/en";
import * as storageKeys from "@/lib/storage-keys";

const facts = testFacts();

/** The exports of a file of texts: both languages, plain or as a function of the facts. */
const isLocalized = (value: unknown): value is Localized<unknown> =>
  typeof value === "object" && value !== null && "en" in value && "ar" in value;

const FILES = import.meta.glob<Record<string, unknown>>("./{admin,site}/*.ts", { eager: true });

const DICTIONARIES = [
  { name: "site", en: en(facts), ar: ar(facts) },
  ...Object.entries(FILES).flatMap(([name, exports]) =>
    Object.entries(exports).flatMap(([text, value]) => {
      if (!text.endsWith("Texts")) return [];
      const texts =
        typeof value === "function" && value.length === 1 ? (value as TextsOfFacts<unknown>)(facts) : value;
      return isLocalized(texts) ? [{ name: `${name} ${text}`, ...texts }] : [];
    }),
  ),
];

/** Keys whose values are names and not words: slugs and addresses, and languages by their own names. */
const NAMES = /(?:^|\.)(?:slug|id|path|href|icon|(?:altDefault|languages)\.\w+)$/;
/** Latin words that Arabic readers see, too: a company, a signal and a kind of address have no other name. */
const WRITTEN_IN_LATIN =
  /[\w.]+@[\w.]+\w|Google|Global Privacy Control|IP|CSV|SEO|PDF|JPEG|PNG|SVG|QR|GIF|AVIF|MP4|H\.264|AAC|WebM|MOV|AI_PROVIDER|DEPLOY_HOOK_URL|SITE_URL|URL|JSON|JSON-LD|FAQ|H1|H2|WebP|YouTube|Vimeo|Markdown|DELETE|UTM|SMTP(?:_FROM|_PORT)?|Facebook|LinkedIn|AED|KB|MB|Esc|https|gclid|gbraid|wbraid|fbclid|ttclid|GTM(?:-[A-Z0-9]+)?/g;

/** The keys of the browser's storage, which the privacy page quotes; the longest first. */
const STORAGE_KEYS = new RegExp(
  `(?:${Object.values(storageKeys)
    .map((key) => key.trim().replace(/:$/, ""))
    .toSorted((one, other) => other.length - one.length)
    .join("|")})[\\w…-]*`,
  "g",
);

/** Every text of a dictionary by its path; sentences are called with a number for each argument. */
function textsOf(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const sentence = value as (...args: number[]) => string;
    return [[path, sentence(...Array.from({ length: sentence.length }, () => 7))]];
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key));
  }
  return [];
}

describe.each(DICTIONARIES)("the texts of: $name", (dictionary) => {
  const english = textsOf(dictionary.en);
  const arabic = textsOf(dictionary.ar);

  it("exist in both languages, lists as long as one another", () => {
    expect(english.length).toBeGreaterThan(0);
    expect(arabic.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
  });

  it("are never empty", () => {
    expect([...english, ...arabic].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("are Arabic in Arabic, with Latin digits, and have no Arabic in English", () => {
    const foreign = arabic.filter(
      ([path, text]) =>
        !NAMES.test(path) &&
        /[A-Za-z]{2,}|[٠-٩۰-۹]/.test(text.replace(STORAGE_KEYS, "").replace(WRITTEN_IN_LATIN, "")),
    );
    expect(foreign).toEqual([]);
    const arabicInEnglish = english.filter(
      ([path, text]) => !NAMES.test(path) && /\p{Script=Arabic}/u.test(text),
    );
    expect(arabicInEnglish).toEqual([]);
  });
});
