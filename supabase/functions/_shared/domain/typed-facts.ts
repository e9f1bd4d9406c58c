import type { Facts } from "./facts.ts";
import { isAlwaysOpen, serviceFacts } from "./facts.ts";
import { LICENCE_WORDS, writePlaceholder } from "./fact-placeholders.ts";
import { latinDigits } from "./latin-digits.ts";
import type { Localized } from "./locales.ts";

const CURRENCY = "AED|Dhs?\\.?|dirhams?|درهم(?:ًا|ا)?|دراهم|د\\.?\\s?إ\\.?";
// The longest possible price: a text of one endless figure is read once, not once from each of its digits.
const FIGURE = "[\\d٠-٩](?:[\\d,.٠-٩٫٬]{0,14}[\\d٠-٩])?";
/** A figure, or two with the words of a range between them. */
const AMOUNT = `${FIGURE}(?:\\s*(?:[-–]|\\bto\\b|إلى)\\s*${FIGURE})?`;
// The currency before or after the figure, but not as part of a longer word.
const PRICE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${CURRENCY})\\s*(${AMOUNT})|(${AMOUNT})\\s*(?:${CURRENCY})(?![\\p{L}\\p{N}]))`,
  "giu",
);
/** Nine digits or more: long enough for a telephone number. */
const PHONE = /(?:\((?=[\d٠-٩+ ]{1,6}\)))?\+?[\d٠-٩](?:[^\S\n]?[().-]?[^\S\n]?[\d٠-٩]){8,}/g;
/**
 * The same for a toll-free number, which may be as short as an amount: only after a request to call it. The words before it are
 * searched at its first digit, and not at every letter.
 */
const FREE_PHONE =
  /(?=[86٨٦])(?<=(?:\bcall\b|\bphone\b|اتصل|هاتف)[^\n.!?؟]{0,40})(?<![\d٠-٩+])(?:800|600|٨٠٠|٦٠٠)(?:[^\S\n]?-?[^\S\n]?[\d٠-٩]){2,6}(?![\d٠-٩])/giu;
/** An Emirates number with its country code, followed by eight or nine digits, or those of a toll-free number. */
const EMIRATES = /^971(?:\d{8,9}|[86]00\d{2,9})$/;
/** The claim of a licence in the site's words; in Arabic with attached words and its ending. */
const CLAIM =
  /(?<!\p{L})(?:DHA[- ]licen[sc]ed|licen[sc]ed by (?:the )?(?:Dubai Health Authority|DHA)|([وبل]?(?:ال)?)مرخّ?ص(ون|ين|ات|ة|)(?!\p{L}) من هيئة الصحة(?: بدبي| في دبي)?)(?!\p{L})/giu;
/** The claim of being open at every hour. */
const ALL_HOURS =
  /(?<![\d٠-٩])(?:24|٢٤)\s?\/\s?[7٧](?![\d٠-٩])|\b24 hours a day(?:,? (?:7|seven) days a week)?\b|\b(?:a?round[- ]the[- ]clock)\b|على مدار الساعة|(?:24|٢٤) ساعة (?:يوميًا|في اليوم)/giu;
/** A sentence about the business: a wound or a fever may also need care around the clock. */
const ABOUT_US =
  /\b(?:we|us|our|available|whats\s?app)\b|نحن|لدينا|فريقنا|خدم[اةت]|متاح|متوفّ?ر|اتصل|راسل|واتس\s?اب|نعمل|نجيب/iu;
/** The public emergency numbers, whose hours are not ours. */
const EMERGENCY_NUMBER = /(?<![\d٠-٩])(?:99[789]|٩٩[٧٨٩])(?![\d٠-٩])/;
const SENTENCE = /[^.!?؟\n|]+/g;
/** A placeholder. */
const PLACEHOLDER = /\{\{[^{}\n]*\}\}/g;
/** The target of a link and a bare address: not words of the text. */
const ADDRESS = /\]\([^()\s]*\)|(?:https?:\/\/|tel:|www\.)\S+/g;
const WHATSAPP = /whats\s?app|واتس\s?اب/i;
/** The distance before a number in which its kind is named. */
const WORDS_BEFORE = 60;
/** Further ones are found after some of these are replaced. */
const MAX_FOUND = 200;

interface Range {
  /** In characters of the text. */
  start: number;
  end: number;
}

/** Prices that a text spells out, such as “AED 99” or “99 درهمًا”. */
export const pricesIn = (text: string) =>
  Array.from(text.matchAll(PRICE), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    // NaN for a range.
    amount: Number(latinDigits(match[1] ?? match[2] ?? "").replace(/,/g, "")),
  }));

/** Telephone numbers that a text spells out, of any owner. */
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
  /** The placeholder with the same meaning, which never goes out of date. */
  placeholder: string;
  /** Whether it equals today's fact. */
  isCurrent: boolean;
}

/**
 * Prices, telephone numbers and hours of the business, and the claim of a licence, spelled out in a text: they do not change
 * with the fact. A price belongs to the last service named before it in its paragraph, or the first after it, otherwise to the
 * article's own. The price of a single item, such as a drip, is not a starting price, and has no placeholder. The first 200 are
 * returned. The time is linear in the length of the text: builds read every article.
 * @param items the names of single items with prices of their own
 */
export function typedFacts(
  text: string,
  facts: Facts,
  primaryService: string | null,
  items: readonly Localized[] = [],
): TypedFact[] {
  // The length stays, so that positions stay.
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

/** The last service named in a line, for its answer or another text about it. */
export const serviceNamedIn = (line: string, facts: Facts): string | undefined =>
  nearestNames(line, [{ start: line.length, end: line.length }], facts)[0]?.slug;

interface NamedPlace extends Range {
  /** Undefined for an item. */
  slug?: string;
  isItem: boolean;
}

/**
 * For each position the service or item that is named last before it in its line, otherwise first after it, by its name in
 * either language or by its page. Of two names at one position, such as one within the other, the longer.
 */
function nearestNames(
  text: string,
  places: readonly Range[],
  { services }: Facts,
  items: readonly Localized[] = [],
): (NamedPlace | undefined)[] {
  if (places.length === 0) return [];
  const line = lowerCase(text);
  const named = [...namesOfServices(services), ...namesOfItems(items)]
    .flatMap(({ word, ...of }) => placesOf(word, line).map((place) => ({ ...place, ...of })))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  return places.map(({ start, end }) => {
    const lineStart = start === 0 ? 0 : text.lastIndexOf("\n", start - 1) + 1;
    const newline = text.indexOf("\n", end);
    const inLine = named.filter(
      (name) => name.start >= lineStart && (newline === -1 || name.start < newline),
    );
    const before = inLine.filter((name) => name.start <= start);
    // The name that ends last: a name within another one does not count.
    return before.length > 0 ? before.reduce((last, name) => (name.end > last.end ? name : last)) : inLine[0];
  });
}

/** A name in lower case. */
interface Name extends Pick<NamedPlace, "slug" | "isItem"> {
  word: string;
}

/** An article has some dozen texts, and each is searched for the same names. */
function oncePerList<List extends object>(namesOf: (list: List) => Name[]): (list: List) => Name[] {
  const known = new WeakMap<List, Name[]>();
  return (list) => {
    const names = known.get(list) ?? namesOf(list);
    known.set(list, names);
    return names;
  };
}

const namesOfServices = oncePerList((services: Facts["services"]) =>
  services.flatMap(({ slug, name }) =>
    [name.en, name.ar, `/services/${slug}`].map((word) => ({
      word: lowerCase(word.trim()),
      slug,
      isItem: false,
    })),
  ),
);

const namesOfItems = oncePerList((items: readonly Localized[]) =>
  items.flatMap(({ en, ar }) => [en, ar].map((word) => ({ word: lowerCase(word.trim()), isItem: true }))),
);

/** The length stays: some letters have a longer form in lower case. */
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
