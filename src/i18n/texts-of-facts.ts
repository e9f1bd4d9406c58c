import type { Facts } from "@domain/facts";
import { factTexts, type FactTexts } from "./fact-texts";
import type { Localized } from "@/config/locales";

/** Texts with facts of the business. They are rebuilt when a fact has changed, and only then. */
export type TextsOfFacts<Texts> = (facts: Facts) => Texts;

export function textsOfFacts<Texts>(make: (facts: Facts) => Texts): TextsOfFacts<Texts> {
  const known = new WeakMap<Facts, Texts>();
  return (facts) => {
    const texts = known.get(facts) ?? make(facts);
    known.set(facts, texts);
    return texts;
  };
}

/** One text made of facts in words, in both languages. */
export const bothLanguages = <Texts>(makers: Localized<(phrases: FactTexts, facts: Facts) => Texts>) =>
  textsOfFacts((facts): Localized<Texts> => ({
    en: makers.en(factTexts(facts, "en"), facts),
    ar: makers.ar(factTexts(facts, "ar"), facts),
  }));
