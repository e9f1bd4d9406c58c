import { FACT_KEYS, type FactKey, FACTS, type Facts, serviceFacts } from "./facts.ts";

/** The placeholder of a fact of the business: `{{phone}}`. */
export const placeholderOf = (key: FactKey) => FACTS[key].placeholder;
type PlaceholderFact = ReturnType<typeof placeholderOf>;
const PLACEHOLDER_NAMES = FACT_KEYS.map(placeholderOf);

/**
 * The facts of a service with placeholders, followed by its slug: `{{price:nurse-on-call}}`. `amount` is the price without its
 * currency.
 */
export const PLACEHOLDER_SERVICE_FACTS = ["price", "amount", "response", "visit"] as const;
type PlaceholderServiceFact = (typeof PLACEHOLDER_SERVICE_FACTS)[number];

/** The words for the licence in texts, and those that replace them without a licence. */
export const LICENCE_WORDS = {
  en: { claim: "DHA-licensed", otherwise: "qualified" },
  ar: { claim: "مرخّص من هيئة الصحة بدبي", otherwise: "مؤهّل" },
} as const;

/**
 * Words that need a valid licence, and those that replace them without one, which may be empty: `{{licensed:DHA-licensed
 * nurse|nurse}}`.
 */
const CLAIM = /^\s*licensed:([^|]*)\|([^|]*)$/;

/** A fact of a service, and its slug. */
const OF_SERVICE = /^([a-z]+):([a-z0-9-]+)$/;

const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g;

export type Placeholder =
  | { fact: PlaceholderFact; slug?: undefined }
  | { fact: PlaceholderServiceFact; slug: string }
  | { fact: "licensed"; slug?: undefined; claim: string; otherwise: string };

/** The placeholder between the braces; undefined if it is unknown. Without the list of services, any slug is valid. */
function readPlaceholder(inside: string, services?: readonly string[]): Placeholder | undefined {
  const [, claim, otherwise] = CLAIM.exec(inside) ?? [];
  if (claim?.trim() && otherwise !== undefined) return { fact: "licensed", claim, otherwise };
  const name = inside.trim();
  const ofBusiness = PLACEHOLDER_NAMES.find((known) => known === name);
  if (ofBusiness) return { fact: ofBusiness };
  const [, said, slug = ""] = OF_SERVICE.exec(name) ?? [];
  const fact = PLACEHOLDER_SERVICE_FACTS.find((known) => known === said);
  return fact && (services?.includes(slug) ?? true) ? { fact, slug } : undefined;
}

/**
 * Whether a placeholder has a value today: not for a fact that has expired or was emptied, nor for an inactive service. A claim
 * has words for both cases.
 */
export function hasValue(placeholder: Placeholder, facts: Facts): boolean {
  if (placeholder.fact === "licensed") return true;
  if (placeholder.slug !== undefined) {
    const service = serviceFacts(facts, placeholder.slug);
    const values = {
      price: service?.priceAED,
      amount: service?.priceAED,
      response: service?.arrival,
      visit: service?.visit,
    };
    return values[placeholder.fact] !== undefined;
  }
  return FACT_KEYS.some((key) => placeholderOf(key) === placeholder.fact && facts[key] !== undefined);
}

/** The notation of a placeholder in texts: `{{phone}}`, `{{price:nurse-on-call}}`. */
export function writePlaceholder(placeholder: Placeholder): string {
  const { fact, slug } = placeholder;
  if (fact === "licensed") return `{{licensed:${placeholder.claim}|${placeholder.otherwise}}}`;
  return slug === undefined ? `{{${fact}}}` : `{{${fact}:${slug}}}`;
}

/**
 * Everything between double braces, in its order, with its position in characters. An unknown placeholder is undefined. Without
 * the list of services, any slug is valid.
 */
export const placeholdersIn = (text: string, services?: readonly string[]) =>
  Array.from(text.matchAll(PLACEHOLDER), ({ 0: whole, 1: inside = "", index }) => ({
    start: index,
    end: index + whole.length,
    text: whole,
    placeholder: readPlaceholder(inside, services),
  }));

/** The first unknown placeholder of a text. */
export const unknownPlaceholder = (text: string, services?: readonly string[]): string | undefined =>
  placeholdersIn(text, services).find(({ placeholder }) => placeholder === undefined)?.text;

/** The number of characters that show whether a placeholder is in an address. */
const LOOK_BEHIND = 60;
const IN_NUMBER_ADDRESS = /(?:\]\(\s*<?|<|\]:\s*<?)(?:tel|sms):$/i;
const IN_CHAT_ADDRESS = /(?:\bwa\.me\/|[?&]phone=)$/i;

/** The form of a value: for reading, or in an address that dials or opens a chat. */
export type ValueForm = "text" | "number" | "chat";

const formAfter = (before: string): ValueForm => {
  if (IN_NUMBER_ADDRESS.test(before)) return "number";
  return IN_CHAT_ADDRESS.test(before) ? "chat" : "text";
};

/** The text with values for its placeholders. A placeholder without a value, or an unknown one, stays unchanged. */
export const fillPlaceholders = (
  text: string,
  valueOf: (placeholder: Placeholder, form: ValueForm) => string | undefined,
): string =>
  text.includes("{{")
    ? text.replace(PLACEHOLDER, (whole, inside: string, at: number) => {
        const placeholder = readPlaceholder(inside);
        const form = formAfter(text.slice(Math.max(0, at - LOOK_BEHIND), at));
        return (placeholder && valueOf(placeholder, form)) ?? whole;
      })
    : text;
