import { hasValue, placeholdersIn } from "@domain/fact-placeholders";
import { type Facts, serviceFacts } from "@domain/facts";
import type { Localized } from "@domain/locales";
import { TEXTS_WITH_FACTS } from "@domain/post-draft-problem";
import { serviceNamedIn, type TypedFact, typedFacts } from "@domain/typed-facts";
import type { AnalysedText, TextRange, WrittenField } from "./analysed-text";

/** A text that readers see. */
export interface WrittenText {
  field: WrittenField;
  /** The position of a question in its list. */
  number: number;
  written: string;
  /** The service that an unnamed price belongs to. */
  service: string | null;
}

/** Everything that readers see of a post in one language. */
export function writtenTexts(text: AnalysedText, facts: Facts | undefined): WrittenText[] {
  const of = (field: WrittenField, written: string, service = text.primary_service, number = 0) => ({
    field,
    number,
    written,
    service,
  });
  return TEXTS_WITH_FACTS.flatMap((field) =>
    field === "faq"
      ? text.faq.flatMap(({ key, q, a }, index) => [
          of({ row: key, side: "q" }, q, text.primary_service, index + 1),
          of(
            { row: key, side: "a" },
            a,
            (facts && serviceNamedIn(q, facts)) ?? text.primary_service,
            index + 1,
          ),
        ])
      : [of(field, text[field])],
  );
}

export interface FactsInTexts {
  texts: readonly WrittenText[];
  facts: Facts;
  /** The slugs of all services, active or not; undefined when they could not be read. */
  slugs: readonly string[] | undefined;
  /** The names of single items with prices of their own. */
  items: readonly Localized[] | undefined;
}

/** A placeholder without a value, or a fact that is typed. */
export type FoundFact = Pick<WrittenText, "field" | "number"> & {
  range: TextRange;
  text: string;
} & (
    | { what: "unknown" | "switchedOff" | "noValue" }
    | { what: TypedFact["kind"]; placeholder: string; isCurrent: boolean }
  );

/**
 * Placeholders that are unknown or have no value, and prices, numbers, hours and claims that are typed, in the order of the
 * texts.
 */
export const factsInTexts = ({ texts, facts, slugs, items }: FactsInTexts): FoundFact[] =>
  texts.flatMap(({ field, number, written, service }) => {
    const at = ({ start, end }: TextRange) => ({ field, number, range: { start, end } });
    const named = placeholdersIn(written, slugs).flatMap((found): FoundFact[] => {
      const { text, placeholder } = found;
      if (!placeholder) return [{ ...at(found), text, what: "unknown" }];
      if (hasValue(placeholder, facts)) return [];
      return [
        { ...at(found), text, what: isSwitchedOff(placeholder.slug, facts) ? "switchedOff" : "noValue" },
      ];
    });
    const typed = typedFacts(written, facts, service, items).map((fact): FoundFact => {
      const { typed: text, placeholder, kind, isCurrent } = fact;
      return { ...at(fact), text, what: kind, placeholder, isCurrent };
    });
    return [...named, ...typed];
  });

const isSwitchedOff = (slug: string | undefined, facts: Facts): boolean =>
  slug !== undefined && serviceFacts(facts, slug) === undefined;
