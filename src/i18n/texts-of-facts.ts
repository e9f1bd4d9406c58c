import type { Facts } from "@domain/facts";
import { factTexts, type FactTexts } from "./fact-texts";
import type { Localized } from "@/config/locales";

/** Texts that contain facts. They are built again only after a fact has changed. */
export type TextsOfFacts<Texts> = (facts: Facts) => Texts;

export function textsOfFacts<Texts>(make: (facts: Facts) => Texts): TextsOfFacts<Texts> {
  const known = new WeakMap<Facts, Texts>();
  return (facts) => {
    const texts = known.get(facts) ?? make(facts);
    known.set(facts, texts);
    return texts;
  };
}

/** One text in both languages, built from facts as phrases. */
export const bothLanguages = <Texts>(makers: Localized<(phrases: FactTexts, facts: Facts) => Texts>) =>
  textsOfFacts((facts): Localized<Texts> => ({
    en: makers.en(factTexts(facts, "en"), facts),
    ar: makers.ar(factTexts(facts, "ar"), facts),
  }));
