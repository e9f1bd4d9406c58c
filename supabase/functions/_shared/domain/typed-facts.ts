import type { Facts } from "./facts.ts";
import { isAlwaysOpen, serviceFacts } from "./facts.ts";
import { LICENCE_WORDS, writePlaceholder } from "./fact-placeholders.ts";
import { latinDigits } from "./latin-digits.ts";
import type { Localized } from "./locales.ts";

const CURRENCY = "AED|Dhs?\\.?|dirhams?|درهم(?:ًا|ا)?|دراهم|د\\.?\\s?إ\\.?";
// As long as a price may be: a text of one endless figure is read once, not once from each of its digits.
const FIGURE = "[\\d٠-٩](?:[\\d,.٠-٩٫٬]{0,14}[\\d٠-٩])?";
/** A figure, or two with the words of a range between them. */
const AMOUNT = `${FIGURE}(?:\\s*(?:[-–]|\\bto\\b|إلى)\\s*${FIGURE})?`;
// Before or after the figure, and never the end or the beginning of a longer word.
const PRICE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${CURRENCY})\\s*(${AMOUNT})|(${AMOUNT})\\s*(?:${CURRENCY})(?![\\p{L}\\p{N}]))`,
  "giu",
);
/** Nine digits and more: long enough to be a number that somebody would call. */
const PHONE = /(?:\((?=[\d٠-٩+ ]{1,6}\)))?\+?[\d٠-٩](?:[^\S\n]?[().-]?[^\S\n]?[\d٠-٩]){8,}/g;
/**
 * The same of a number that is free of charge, which may be as short as an amount: only where a text says to call it. The words before it
 * are looked for where its first digit is, and not at every letter.
 */
const FREE_PHONE =
  /(?=[86٨٦])(?<=(?:\bcall\b|\bphone\b|اتصل|هاتف)[^\n.!?؟]{0,40})(?<![\d٠-٩+])(?:800|600|٨٠٠|٦٠٠)(?:[^\S\n]?-?[^\S\n]?[\d٠-٩]){2,6}(?![\d٠-٩])/giu;
/** A number of the Emirates with its country's code: after it come eight or nine digits, or those of a number free of charge. */
const EMIRATES = /^971(?:\d{8,9}|[86]00\d{2,9})$/;
/** That we are licensed, in the words of the site; in Arabic with what is written together with it and its ending. */
const CLAIM =
  /(?<!\p{L})(?:DHA[- ]licen[sc]ed|licen[sc]ed by (?:the )?(?:Dubai Health Authority|DHA)|([وبل]?(?:ال)?)مرخّ?ص(ون|ين|ات|ة|)(?!\p{L}) من هيئة الصحة(?: بدبي| في دبي)?)(?!\p{L})/giu;
/** That somebody is there at every hour. */
const ALL_HOURS =
  /(?<![\d٠-٩])(?:24|٢٤)\s?\/\s?[7٧](?![\d٠-٩])|\b24 hours a day(?:,? (?:7|seven) days a week)?\b|\b(?:a?round[- ]the[- ]clock)\b|على مدار الساعة|(?:24|٢٤) ساعة (?:يوميًا|في اليوم)/giu;
/** That a sentence speaks of us: a wound or a fever may need care around the clock. */
const ABOUT_US =
  /\b(?:we|us|our|available|whats\s?app)\b|نحن|لدينا|فريقنا|خدم[اةت]|متاح|متوفّ?ر|اتصل|راسل|واتس\s?اب|نعمل|نجيب/iu;
/** The public emergency numbers, whose hours are not ours. */
const EMERGENCY_NUMBER = /(?<![\d٠-٩])(?:99[789]|٩٩[٧٨٩])(?![\d٠-٩])/;
const SENTENCE = /[^.!?؟\n|]+/g;
/** What a text names already. */
const PLACEHOLDER = /\{\{[^{}\n]*\}\}/g;
/** What a link leads to and a bare address: no words of the text. */
const ADDRESS = /\]\([^()\s]*\)|(?:https?:\/\/|tel:|www\.)\S+/g;
const WHATSAPP = /whats\s?app|واتس\s?اب/i;
/** How far before a number its kind is named. */
const WORDS_BEFORE = 60;
/** More are listed when some of these are replaced. */
const MAX_FOUND = 200;

interface Range {
  /** Characters of the text. */
  start: number;
  end: number;
}

/** Prices that a text writes out, such as “AED 99” or “99 درهمًا”. */
export const pricesIn = (text: string) =>
  Array.from(text.matchAll(PRICE), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    // Of a range it is no number.
    amount: Number(latinDigits(match[1] ?? match[2] ?? "").replace(/,/g, "")),
  }));

/** Telephone numbers that a text writes out, whosever they are. */
export const phonesIn = (text: string): (Range & { digits: string })[] =>
  [...text.matchAll(PHONE), ...text.matchAll(FREE_PHONE)].map(({ 0: typed, index }) => ({
    start: index,
    end: index + typed.length,
    digits: latinDigits(typed)
      .replace(/\D/g, "")
      .replace(/^00/, "")
      .replace(/^(?:0|(?=[86]00))/, "971"),
  }));

export interface TypedFact extends Range {
  kind: "price" | "phone" | "hours" | "claim";
  /** As written in the text. */
  typed: string;
  /** What says the same and never goes out of date. */
  placeholder: string;
  /** Whether it is what the facts say today. */
  isCurrent: boolean;
}

/**
 * Prices, telephone numbers and hours of the business, and that it is licensed, written out in a text: they stay when the fact changes.
 * A price belongs to the service that is named last before it in its paragraph, or first after it, else to the article's own. One that
 * belongs to a single item, such as a drip, is no starting price, and has no placeholder. The first 200 are returned. The time is
 * linear in the length of the text, whatever it says: builds read every article.
 * @param items the names of single items with prices of their own
 */
export function typedFacts(
  text: string,
  facts: Facts,
  primaryService: string | null,
  items: readonly Localized[] = [],
): TypedFact[] {
  // As long as it was, so that places stay what they are.
  const words = text.replace(ADDRESS, (address) => " ".repeat(address.length));
  const typed = ({ start, end }: Range) => ({ start, end, typed: text.slice(start, end) });
  const written = pricesIn(words).slice(0, MAX_FOUND);
  const names = nearestNames(text, written, facts, items);
  const prices = written.flatMap((price, index): TypedFact[] => {
    const near = names[index];
    if (near?.isItem) return [];
    const service = serviceFacts(facts, near?.slug ?? primaryService ?? "");
    if (!service) return [];
    const placeholder = writePlaceholder({ fact: "price", slug: service.slug });
    return [{ ...typed(price), kind: "price", placeholder, isCurrent: service.priceAED === price.amount }];
  });
  const phones = phonesIn(words).flatMap((phone): TypedFact[] => {
    if (!EMIRATES.test(phone.digits)) return [];
    const same = (["phone", "whatsapp"] as const).find((fact) => facts[fact] === `+${phone.digits}`);
    const before = text.slice(Math.max(0, phone.start - WORDS_BEFORE), phone.start);
    const fact = same ?? (WHATSAPP.test(before) ? "whatsapp" : "phone");
    return [
      {
        ...typed(phone),
        kind: "phone",
        placeholder: writePlaceholder({ fact }),
        isCurrent: same !== undefined,
      },
    ];
  });
  const named = words.replace(PLACEHOLDER, (name) => " ".repeat(name.length));
  const claims = Array.from(named.matchAll(CLAIM), (match): TypedFact => {
    const [claim, prefix, ending] = match;
    const { en, ar } = LICENCE_WORDS;
    const otherwise = ending === undefined ? en.otherwise : `${prefix ?? ""}${ar.otherwise}${ending}`;
    return {
      ...typed({ start: match.index, end: match.index + claim.length }),
      kind: "claim",
      placeholder: writePlaceholder({ fact: "licensed", claim, otherwise }),
      isCurrent: facts.isLicensed,
    };
  });
  const hours = [...named.matchAll(SENTENCE)].flatMap(({ 0: sentence, index: from }): TypedFact[] => {
    const places = [...sentence.matchAll(ALL_HOURS)];
    if (places.length === 0) return [];
    const whole = words.slice(from, from + sentence.length);
    if (!ABOUT_US.test(whole) || EMERGENCY_NUMBER.test(whole)) return [];
    return places.map(({ 0: match, index }) => ({
      ...typed({ start: from + index, end: from + index + match.length }),
      kind: "hours",
      placeholder: writePlaceholder({ fact: "hours" }),
      isCurrent: isAlwaysOpen(facts),
    }));
  });
  return [...prices, ...phones, ...hours, ...claims]
    .toSorted((one, other) => one.start - other.start)
    .slice(0, MAX_FOUND);
}

/** The service that a line names last, for what is said of it elsewhere, such as the answer to a question. */
export const serviceNamedIn = (line: string, facts: Facts): string | undefined =>
  nearestNames(line, [{ start: line.length, end: line.length }], facts)[0]?.slug;

interface NamedPlace extends Range {
  /** Undefined for an item. */
  slug?: string;
  isItem: boolean;
}

/**
 * For each place the service or item that is named last before it in its line, else first after it, by its name in either language or by
 * its page. Of two names at one place, such as one within the other, the longer.
 */
function nearestNames(
  text: string,
  places: readonly Range[],
  { services }: Facts,
  items: readonly Localized[] = [],
): (NamedPlace | undefined)[] {
  if (places.length === 0) return [];
  const names = [
    ...services.flatMap(({ slug, name }) =>
      [name.en, name.ar, `/services/${slug}`].map((word) => ({ word, slug, isItem: false })),
    ),
    ...items.flatMap(({ en, ar }) => [en, ar].map((word) => ({ word, isItem: true }))),
  ];
  const line = lowerCase(text);
  const named = names
    .flatMap(({ word, ...of }) =>
      placesOf(lowerCase(word.trim()), line).map((place) => ({ ...place, ...of })),
    )
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  return places.map(({ start, end }) => {
    const lineStart = start === 0 ? 0 : text.lastIndexOf("\n", start - 1) + 1;
    const newline = text.indexOf("\n", end);
    const inLine = named.filter(
      (name) => name.start >= lineStart && (newline === -1 || name.start < newline),
    );
    const before = inLine.filter((name) => name.start <= start);
    // What ends last: a name within another one does not count.
    return before.length > 0 ? before.reduce((last, name) => (name.end > last.end ? name : last)) : inLine[0];
  });
}

/** As long as the text: some letters have a longer form in lower case. */
const lowerCase = (text: string): string =>
  text.replace(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });

function placesOf(word: string, text: string): Range[] {
  const places: Range[] = [];
  if (word === "") return places;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    places.push({ start: at, end: at + word.length });
  return places;
}
