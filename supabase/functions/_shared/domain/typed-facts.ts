import type { Facts } from "./facts.ts";
import { isAlwaysOpen, serviceFacts } from "./facts.ts";
import { LICENCE_WORDS, writePlaceholder } from "./fact-placeholders.ts";
import { isServiceSlug } from "./service-names.ts";

const CURRENCY = "AED|Dhs?\\.?|dirhams?|درهم(?:ًا|ا)?|دراهم|د\\.?\\s?إ\\.?";
const FIGURE = "[\\d٠-٩](?:[\\d,.٠-٩٫٬]*[\\d٠-٩])?";
/** A figure, or two with the words of a range between them. */
const AMOUNT = `${FIGURE}(?:\\s*(?:[-–]|\\bto\\b|إلى)\\s*${FIGURE})?`;
// Before or after the figure, and never the end or the beginning of a longer word.
const PRICE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${CURRENCY})\\s*(${AMOUNT})|(${AMOUNT})\\s*(?:${CURRENCY})(?![\\p{L}\\p{N}]))`,
  "giu",
);
/** Nine digits and more: long enough to be a number that somebody would call. */
const PHONE = /(?:\((?=[\d٠-٩+ ]{1,6}\)))?\+?[\d٠-٩](?:[^\S\n]?[().-]?[^\S\n]?[\d٠-٩]){8,}/g;
/** The same of a number that is free of charge, which may be as short as an amount: only where a text says to call it. */
const FREE_PHONE =
  /(?<=(?:\bcall\b|\bphone\b|اتصل|هاتف)[^\n.!?؟]{0,40})(?<![\d٠-٩+])(?:800|600|٨٠٠|٦٠٠)(?:[^\S\n]?-?[^\S\n]?[\d٠-٩]){2,6}(?![\d٠-٩])/giu;
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
const SENTENCE_END = /[.!?؟\n|]/;
/** What a text names already. */
const PLACEHOLDER = /\{\{[^{}\n]*\}\}/g;
/** What a link leads to and a bare address: no words of the text. */
const ADDRESS = /\]\([^()\s]*\)|(?:https?:\/\/|tel:|www\.)\S+/g;
const WHATSAPP = /whats\s?app|واتس\s?اب/i;
/** How far before a number its kind is named. */
const WORDS_BEFORE = 60;

interface Range {
  /** Characters of the text. */
  start: number;
  end: number;
}

interface TypedPrice extends Range {
  /** Not a number for a range. */
  amount: number;
}

/** Prices that a text writes out, such as “AED 99” or “99 درهمًا”. */
export const pricesIn = (text: string): TypedPrice[] =>
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

const latinDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/٫/g, ".")
    .replace(/٬/g, ",");

export interface TypedFact extends Range {
  kind: "price" | "phone" | "hours" | "claim";
  /** As written in the text. */
  typed: string;
  /** What says the same and never goes out of date. */
  placeholder: string;
  /** Whether it is what the facts say today. */
  isCurrent: boolean;
}

/** A name in both languages. */
interface Name {
  en: string;
  ar: string;
}

/**
 * Prices, telephone numbers and hours of the business, and that it is licensed, written out in a text: they stay when the fact changes.
 * A price belongs to the service that is named last before it in its paragraph, or first after it, else to the article's own. One that
 * belongs to a single item, such as a drip, is no starting price, and has no placeholder.
 * @param items the names of single items with prices of their own
 */
export function typedFacts(
  text: string,
  facts: Facts,
  primaryService: string | null,
  items: readonly Name[] = [],
): TypedFact[] {
  // As long as it was, so that places stay what they are.
  const words = text.replace(ADDRESS, (address) => " ".repeat(address.length));
  const typed = ({ start, end }: Range) => ({ start, end, typed: text.slice(start, end) });
  const prices = pricesIn(words).flatMap((price): TypedFact[] => {
    const near = nearestName(text, price, facts, items);
    if (near?.isItem) return [];
    const service = serviceFacts(facts, near?.slug ?? primaryService ?? "");
    // A text cannot name another one.
    if (!service || !isServiceSlug(service.slug)) return [];
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
  const hours = Array.from(named.matchAll(ALL_HOURS), ({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }))
    .filter((place) => {
      const sentence = sentenceAround(words, place);
      return ABOUT_US.test(sentence) && !EMERGENCY_NUMBER.test(sentence);
    })
    .map((place): TypedFact => ({
      ...typed(place),
      kind: "hours",
      placeholder: writePlaceholder({ fact: "hours" }),
      isCurrent: isAlwaysOpen(facts),
    }));
  return [...prices, ...phones, ...hours, ...claims].toSorted((one, other) => one.start - other.start);
}

function sentenceAround(text: string, { start, end }: Range): string {
  const before = text.slice(0, start).split(SENTENCE_END).at(-1) ?? "";
  const [after = ""] = text.slice(end).split(SENTENCE_END, 1);
  return `${before}${text.slice(start, end)}${after}`;
}

/** The service that a line names last, for what is said of it elsewhere, such as the answer to a question. */
export const serviceNamedIn = (line: string, facts: Facts): string | undefined =>
  nearestName(line, { start: line.length, end: line.length }, facts)?.slug;

/**
 * The service or item that is named last before a place in its line, else first after it, by its name in either language or by its
 * page. An item has no slug.
 */
function nearestName(
  text: string,
  place: Range,
  { services }: Facts,
  items: readonly Name[] = [],
): { slug?: string; isItem: boolean } | undefined {
  const from = text.lastIndexOf("\n", place.start) + 1;
  const newline = text.indexOf("\n", place.end);
  const line = text.slice(from, newline === -1 ? undefined : newline).toLowerCase();
  const [start, end] = [place.start - from, place.end - from];
  const names = [
    ...services.map(({ slug, name }) => ({ slug, words: [name.en, name.ar, `/services/${slug}`] })),
    ...items.map(({ en, ar }) => ({ slug: undefined, words: [en, ar] })),
  ];
  const named = names.flatMap(({ slug, words }) =>
    words.flatMap((word) =>
      placesOf(word.trim().toLowerCase(), line).map((at) => ({
        ...(slug === undefined ? { isItem: true } : { slug, isItem: false }),
        length: word.length,
        isAfter: at > start,
        distance: at > start ? at - end : start - (at + word.length),
      })),
    ),
  );
  // Of two names at one place, such as one within the other, the longer.
  return named.toSorted(
    (one, other) =>
      Number(one.isAfter) - Number(other.isAfter) ||
      one.distance - other.distance ||
      other.length - one.length,
  )[0];
}

function placesOf(word: string, line: string): number[] {
  const places: number[] = [];
  if (word === "") return places;
  for (let at = line.indexOf(word); at !== -1; at = line.indexOf(word, at + 1)) places.push(at);
  return places;
}
