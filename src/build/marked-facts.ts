import { type FactKey, FACT_KEYS, FACTS, type Facts } from "@domain/facts";
import { PERMIT_KINDS } from "@domain/permits";
import { factTexts } from "@/i18n/fact-texts";
import { withoutMarks } from "@/i18n/isolated";
import { openingHours } from "@/seo/json-ld";

type Marks = ReadonlyMap<string, string>;

const FIRST_NUMBER = 610_000;
/** No number in a mark begins or ends another one. */
const STEP = 7;
/** The name of the mark for texts that need a licence. */
const CLAIM = "licensed";

/** Facts with a fixed set of values cannot get a value of their own; these combinations appear nowhere else. */
const CHOSEN = {
  hours: { opens: "03:17", closes: "21:43" },
  languages: ["ml", "ta"],
  // An hour of the clock that no text would name.
  sameDayUntil: 9.371,
} as const satisfies Partial<Facts>;

type MarkedKey = Exclude<FactKey, keyof typeof CHOSEN>;

/** The spellings of these values on pages and in their data. */
function marksOfChosen(facts: Facts): Record<keyof typeof CHOSEN, readonly string[]> {
  const phrases = factTexts(facts, "en");
  return {
    hours: [
      phrases.hours,
      withoutMarks(phrases.openingHours),
      openingHours(facts),
      JSON.stringify(CHOSEN.hours.opens),
    ],
    languages: [phrases.languages, phrases.anyLanguage, JSON.stringify(CHOSEN.languages)],
    sameDayUntil: [phrases.sameDayUntil],
  };
}

/** The facts, each with a value that appears nowhere else on a page, and these values by fact. */
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
  const pair = (fact: string) => [number(fact), number(fact)] as const;
  const valueOf = (fact: MarkedKey): unknown => {
    switch (FACTS[fact].kind) {
      case "text":
        return both(fact);
      case "names":
        return [both(fact)];
      case "phone":
        return `+971${number(fact)}`;
      case "email":
        return `${word(fact)}@example.com`;
      case "link":
        return `https://${word(fact)}.example.com/`;
      case "number":
        return number(fact);
      case "range":
      case "numbers":
        return pair(fact);
      case "rating":
        return { ...facts.rating, value: number(fact), count: number(fact) };
    }
  };
  const stored = FACT_KEYS.filter((key): key is MarkedKey => !(key in CHOSEN) && facts[key] !== undefined);
  return {
    marks,
    facts: {
      ...(Object.fromEntries(stored.map((key) => [key, valueOf(key)])) as Omit<Facts, keyof typeof CHOSEN>),
      ...CHOSEN,
      isLicensed: true,
      claimMark: ` ${word(CLAIM)}`,
      // Permits appear whether one holds today or not.
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
          // The lower ends stay: pages of locations compare which of two services takes longer.
          arrival: [service.arrival[0], number(`response:${service.slug}`)],
        }),
        ...(service.visit && { visit: pair(`visit:${service.slug}`) }),
      })),
    },
  };
}

const numbersInOnePiece = (text: string) => text.replaceAll(/(?<=\d)[,\s](?=\d)/g, "");

/**
 * The facts whose values appear in a page, also with thousands separators or in the groups of a phone number. The licence is
 * searched for in the body of the page only: the menu of every page names it.
 */
export function marksIn({ head, html }: { head: string; html: string }, marks: Marks): Set<string> {
  const all = numbersInOnePiece(head + html);
  const own = numbersInOnePiece(head + (/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ""));
  return new Set(
    [...marks].flatMap(([name, mark]) => {
      const [fact = ""] = name.split(" ");
      return (fact === CLAIM ? own : all).includes(mark) ? [fact] : [];
    }),
  );
}
