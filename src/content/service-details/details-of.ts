import { type FactWords, factWords } from "@/i18n/fact-words";
import { type Words, wordsOf } from "@/i18n/words";
import type { ServiceDetails } from "./types";

/** What the words of a page say about its own service. */
export interface ServiceWords extends Omit<
  FactWords,
  "price" | "startsFrom" | "arrival" | "arrivalOf" | "soon" | "visit"
> {
  price: string;
  startsFrom: string;
  arrival: string;
  arrivalOf: (say: (time: string) => string, otherwise: string) => string;
  soon: (otherwise?: string) => string;
  visit: string;
}

/** The words of a service's page, made of the facts in each language. */
export const detailsOf = (
  slug: string,
  make: (en: ServiceWords, ar: ServiceWords) => Omit<ServiceDetails, "slug">,
): Words<ServiceDetails> =>
  wordsOf((facts) => {
    const [en, ar] = [factWords(facts, "en"), factWords(facts, "ar")].map((words) => ({
      ...words,
      price: words.price(slug),
      startsFrom: words.startsFrom(slug),
      arrival: words.arrival(slug),
      arrivalOf: (say: (time: string) => string, otherwise: string) => words.arrivalOf(slug, say, otherwise),
      soon: (otherwise?: string) => words.soon(slug, otherwise),
      visit: words.visit(slug),
    })) as [ServiceWords, ServiceWords];
    return { slug, ...make(en, ar) };
  });
