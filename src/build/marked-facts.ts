import type { Facts } from "@domain/facts";
import { PERMIT_KINDS } from "@domain/permits";
import type { FactPlace } from "@/data/staff/fact-uses.queries";
import { factWords } from "@/i18n/fact-words";
import { withoutMarks } from "@/i18n/isolated";
import { openingHours } from "@/seo/json-ld";

/** What decides, beside the application, which page says which fact: not their values, but which of them there are. */
export const shapeOf = (facts: Facts): string =>
  JSON.stringify([
    Object.keys(facts).toSorted(),
    facts.rating?.isStored,
    facts.services.map(({ slug, priceAED, arrival, visit }) => [
      slug,
      priceAED !== undefined,
      !!arrival,
      !!visit,
    ]),
  ]);

type Marks = ReadonlyMap<string, string>;

const FIRST_NUMBER = 610_000;
/** No number in a mark begins or ends another one. */
const STEP = 7;
/** The name of the mark for words that need a licence. */
const CLAIM = "licensed";

/** What people can choose from has no value of its own; these are found nowhere together. */
const CHOSEN = {
  hours: { opens: "03:17", closes: "21:43" },
  languages: ["ml", "ta"],
  // As an hour of the clock that nobody would name.
  sameDayUntil: 9.371,
} as const satisfies Partial<Facts>;

/** How pages and their data write it. */
function marksOfChosen(facts: Facts): Record<keyof typeof CHOSEN, readonly string[]> {
  const words = factWords(facts, "en");
  return {
    hours: [
      words.hours,
      withoutMarks(words.openingHours),
      openingHours(facts),
      JSON.stringify(CHOSEN.hours.opens),
    ],
    languages: [words.languages, words.anyLanguage, JSON.stringify(CHOSEN.languages)],
    sameDayUntil: [words.sameDayUntil],
  };
}

/** The facts with a value for each that nothing else on a page has, and these values by fact. */
export function markedFacts(facts: Facts): { facts: Facts; marks: Marks } {
  const marks = new Map<string, string>();
  let last = FIRST_NUMBER;
  const number = (fact: string): number => {
    last += STEP;
    marks.set(`${fact} ${last}`, String(last));
    return last;
  };
  const word = (fact: string): string => `mark${number(fact)}`;
  for (const [fact, written] of Object.entries(marksOfChosen({ ...facts, ...CHOSEN })))
    for (const mark of written) marks.set(`${fact} ${mark}`, mark);
  const both = (fact: string) => ({ en: word(fact), ar: word(fact) });
  const link = (fact: "instagram" | "facebook" | "twitter" | "reviewLink") =>
    facts[fact] === undefined ? {} : { [fact]: `https://${word(fact)}.example.com/` };
  return {
    marks,
    facts: {
      ...facts,
      ...CHOSEN,
      isLicensed: true,
      claimMark: ` ${word(CLAIM)}`,
      name: both("name"),
      phone: `+971${number("phone")}`,
      whatsapp: `+971${number("whatsapp")}`,
      email: `${word("email")}@example.com`,
      street: both("street"),
      areas: [both("areas")],
      payments: [both("payments")],
      ...(facts.averageResponse && { averageResponse: number("averageResponse") }),
      ...(facts.years && { years: number("years") }),
      ...(facts.patients && { patients: number("patients") }),
      ...(facts.rating && {
        rating: { ...facts.rating, value: number("rating"), count: number("rating") },
      }),
      ...(facts.reviewCount && { reviewCount: number("reviewCount") }),
      ...(facts.promise && { promise: number("promise") }),
      ...(facts.priceRange && { priceRange: [number("priceRange"), number("priceRange")] }),
      labResults: [number("labResults"), number("labResults")],
      careShifts: [number("careShifts"), number("careShifts")],
      ...(facts.insurance && { insurance: both("insurance") }),
      ...link("instagram"),
      ...link("facebook"),
      ...link("twitter"),
      ...link("reviewLink"),
      // Where they would be, whether one holds today or not.
      permits: PERMIT_KINDS.map((kind) => ({
        kind,
        number: word(`permit:${kind}`),
        authority: { en: "–", ar: "–" },
        scope: { en: "–", ar: "–" },
      })),
      services: facts.services.map((service) => ({
        ...service,
        name: both(`name:${service.slug}`),
        ...(service.priceAED !== undefined && { priceAED: number(`price:${service.slug}`) }),
        ...(service.arrival && {
          // The fewest as they are: pages of places ask which of two services takes longer.
          arrival: [service.arrival[0], number(`response:${service.slug}`)],
        }),
        ...(service.visit && { visit: [number(`visit:${service.slug}`), number(`visit:${service.slug}`)] }),
      })),
    },
  };
}

const DATA = /<script type="application\/ld\+json"[\s\S]*?<\/script>/g;
const CHAT = /https:\/\/wa\.me\/[^"]*/g;

/**
 * The facts whose values a page has and where, written with commas or in a phone number's groups too. That we are licensed is
 * looked for in the page's own words: the menu says it everywhere.
 */
export function marksIn(
  { head, html }: { head: string; html: string },
  marks: Marks,
): Map<string, readonly FactPlace[]> {
  const own = placesOf(head + (/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ""));
  const all = placesOf(head + html);
  const found = new Map<string, FactPlace[]>();
  for (const [name, mark] of marks) {
    const fact = name.split(" ")[0] ?? "";
    const places = found.get(fact) ?? [];
    const more = PLACES.filter((place) => (fact === CLAIM ? own : all)[place].includes(mark));
    if (more.length > 0) found.set(fact, [...new Set([...places, ...more])]);
  }
  return found;
}

/** The facts whose values an answer for programs has. */
export const marksInAnswer = (answer: unknown, marks: Marks): Map<string, readonly FactPlace[]> =>
  marksIn({ head: "", html: `<script type="application/ld+json">${JSON.stringify(answer)}</script>` }, marks);

const PLACES = ["text", "data", "chat"] as const satisfies FactPlace[];

/** What a page says in each place, with numbers in one piece. */
function placesOf(page: string): Readonly<Record<FactPlace, string>> {
  const numbers = (text: string) => text.replaceAll(/(?<=\d)[,\s](?=\d)/g, "");
  const joined = (pattern: RegExp) => numbers((page.match(pattern) ?? []).join("\n"));
  return {
    text: numbers(page.replaceAll(DATA, "").replaceAll(CHAT, "")),
    data: joined(DATA),
    chat: joined(CHAT),
  };
}
