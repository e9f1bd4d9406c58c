import type { Facts } from "@domain/facts";

/** Which pages say which fact: neutral paths by a fact's key, or by `price:` and the slug of a service. */
export interface FactUsesFile {
  /** What it was found out for: with the same, the same pages say the same facts. */
  of: string;
  /** How many pages were looked at. */
  all: number;
  pages: Record<string, string[]>;
}

/** What decides, beside the application, which page says which fact: not their values, but which of them there are. */
export const shapeOf = (facts: Facts): string =>
  JSON.stringify([
    Object.keys(facts).toSorted(),
    facts.permits.map(({ kind }) => kind),
    facts.isLicensed,
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
  const both = (fact: string) => ({ en: word(fact), ar: word(fact) });
  const link = (fact: "instagram" | "facebook" | "twitter" | "reviewLink") =>
    facts[fact] === undefined ? {} : { [fact]: `https://${word(fact)}.example.com/` };
  return {
    marks,
    facts: {
      ...facts,
      name: both("name"),
      phone: `+971${number("phone")}`,
      whatsapp: `+971${number("whatsapp")}`,
      email: `${word("email")}@example.com`,
      street: both("street"),
      ...(facts.averageResponse && { averageResponse: number("averageResponse") }),
      ...(facts.years && { years: number("years") }),
      ...(facts.patients && { patients: number("patients") }),
      labResults: [number("labResults"), number("labResults")],
      careShifts: [number("careShifts"), number("careShifts")],
      ...(facts.insurance && { insurance: both("insurance") }),
      ...link("instagram"),
      ...link("facebook"),
      ...link("twitter"),
      ...link("reviewLink"),
      permits: facts.permits.map((permit) => ({ ...permit, number: word(`permit:${permit.kind}`) })),
      services: facts.services.map((service) => ({
        ...service,
        name: both(`name:${service.slug}`),
        ...(service.priceAED !== undefined && { priceAED: number(`price:${service.slug}`) }),
        ...(service.arrival && {
          arrival: [number(`response:${service.slug}`), number(`response:${service.slug}`)],
        }),
        ...(service.visit && { visit: [number(`visit:${service.slug}`), number(`visit:${service.slug}`)] }),
      })),
    },
  };
}

/** The facts whose values a page has, written with commas or in a phone number's groups too. */
export function marksIn(page: string, marks: Marks): string[] {
  const digits = page.replaceAll(/(?<=\d)[,\s](?=\d)/g, "");
  return [
    ...new Set(
      [...marks].filter(([, mark]) => digits.includes(mark)).map(([name]) => name.split(" ")[0] ?? ""),
    ),
  ];
}
