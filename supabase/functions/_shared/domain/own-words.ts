import { plainArabic } from "./keyword.ts";
import type { Locale, Localized } from "./locales.ts";

/**
 * How much of the page of a service in a place is its own. The database lists a page by the same rule (list_location_pages in
 * the migrations), which a test compares. docs/decisions/0027-pages-of-places-with-their-own-words.md says what counts.
 */
export const MIN_OWN_WORDS = 120;
/** The share of its five-word sequences from which on a page repeats another. */
export const SHARED_BELOW = 0.4;
const SEQUENCE = 5;

/** What a page says in one language: its own words, and those that all pages of the place have. */
export interface PageTexts {
  own: string;
  name: string;
  description: string;
  landmarks: string;
  directions: string;
}

export type PlacePage = { id: string } & Localized<PageTexts>;

export interface OwnWords {
  /** Its own words; what it says twice counts once. */
  words: number;
  /** The share of its sequences that the page most like it shows, too: from 0 to 1. */
  shared: number;
  /** The id of that page. */
  sharedWith: string | undefined;
  /** The texts that are missing. */
  empty: (keyof PageTexts)[];
}

export type PageMeasure = Localized<OwnWords>;

const EASTERN_DIGITS = "٠١٢٣٤٥٦٧٨٩";

/** The words of a text as they are compared: small letters, Arabic without marks and with one form of alif. */
export function wordsOf(text: string): string[] {
  const plain = plainArabic(text)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/[٠-٩]/g, (digit) => String(EASTERN_DIGITS.indexOf(digit)))
    .replace(/['’]/g, "");
  return plain.match(/[a-z0-9\u00c0-\u024f\u0620-\u064a\u066e-\u06d3]+/g) ?? [];
}

/** Every five words that follow each other in a text, each once. */
export function sequencesOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(SEQUENCE - 1).map((_, index) => words.slice(index, index + SEQUENCE).join(" ")));
}

interface Sequences {
  own: ReadonlySet<string>;
  /** Those of the texts that all pages of the place have. */
  place: ReadonlySet<string>;
}

/** A page is measured against all others, again and again while one of them is written. */
const known = new WeakMap<PageTexts, Sequences>();

function sequencesOfPage(texts: PageTexts): Sequences {
  const { own, description, landmarks, directions } = texts;
  const sequences = known.get(texts) ?? {
    own: sequencesOf(own),
    place: sequencesOf([description, landmarks, directions].join("\n")),
  };
  known.set(texts, sequences);
  return sequences;
}

const TEXTS = ["own", "name", "description", "landmarks", "directions"] as const;

/** Measures one page against all others; itself among them is passed over. */
export function measurePage(page: PlacePage, pages: readonly PlacePage[]): PageMeasure {
  const others = pages.filter(({ id }) => id !== page.id);
  const measure = (lang: Locale): OwnWords => {
    const texts = page[lang];
    const { own } = sequencesOfPage(texts);
    const words = own.size === 0 ? wordsOf(texts.own).length : own.size + SEQUENCE - 1;
    let most = 0;
    let sharedWith: string | undefined;
    for (const other of others) {
      const theirs = sequencesOfPage(other[lang]);
      const shared = [...own].filter((one) => theirs.own.has(one) || theirs.place.has(one)).length;
      if (shared > most) [most, sharedWith] = [shared, other.id];
    }
    return {
      words,
      shared: most / Math.max(own.size, 1),
      sharedWith,
      empty: TEXTS.filter((text) => texts[text].trim() === ""),
    };
  };
  return { en: measure("en"), ar: measure("ar") };
}

/** Whether a page is named in lists and offered to search engines. */
export const isListed = ({ en, ar }: PageMeasure): boolean =>
  [en, ar].every(
    ({ words, shared, empty }) => empty.length === 0 && words >= MIN_OWN_WORDS && shared < SHARED_BELOW,
  );
