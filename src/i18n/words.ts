import type { Facts } from "@domain/facts";
import { factWords, type FactWords } from "./fact-words";
import type { Localized } from "@/config/locales";

/** Texts with facts of the business. They are rebuilt when a fact has changed, and only then. */
export type Words<Texts> = (facts: Facts) => Texts;

export function wordsOf<Texts>(make: (facts: Facts) => Texts): Words<Texts> {
  const known = new WeakMap<Facts, Texts>();
  return (facts) => {
    const texts = known.get(facts) ?? make(facts);
    known.set(facts, texts);
    return texts;
  };
}

/** One text made of facts in words, in both languages. */
export const bothLanguages = <Texts>(makers: Localized<(words: FactWords, facts: Facts) => Texts>) =>
  wordsOf((facts): Localized<Texts> => ({
    en: makers.en(factWords(facts, "en"), facts),
    ar: makers.ar(factWords(facts, "ar"), facts),
  }));
