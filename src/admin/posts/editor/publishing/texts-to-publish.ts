import { elementsOf, parseMarkdown } from "@domain/markdown";
import { promisesIn } from "@domain/medical-promises";
import type { Facts } from "@domain/facts";
import type { Locale, Localized } from "@domain/locales";
import type { TextRange, WrittenField } from "../analysis/analysed-text";
import { factsInTexts, type FoundFact, type WrittenText } from "../analysis/facts-in-texts";

export interface TextsToPublish {
  locale: Locale;
  texts: readonly WrittenText[];
  /** Undefined when they could not be read. */
  facts: Facts | undefined;
  /** The names of single items with prices of their own. */
  items: readonly Localized[] | undefined;
}

/** A part of a text that readers see. */
interface FoundPart {
  field: WrittenField;
  /** Of a question, in its list, from 1; 0 elsewhere. */
  number: number;
  range: TextRange;
  /** As it is written. */
  text: string;
}

export type FoundFactToPublish = Extract<FoundFact, { placeholder: string }>;

export interface FoundToPublish {
  /** Prices, numbers, hours and claims that are typed and not ours. */
  facts: FoundFactToPublish[];
  /** Links by the address that is written. */
  links: FoundPart[];
  promises: FoundPart[];
}

/** What readers should not get of one language by mistake. Where its links lead is for the page to find out. */
export async function textsToPublish({
  locale,
  texts,
  facts,
  items,
}: TextsToPublish): Promise<FoundToPublish> {
  const typed = facts ? factsInTexts({ texts, facts, slugs: undefined, items }) : [];
  const links: FoundPart[] = [];
  for (const { field, number, written } of texts) {
    if (!isMarkdown(field)) continue;
    const starts = new Set<number>();
    for (const { element, start, end } of elementsOf(await parseMarkdown(written), "a")) {
      starts.add(start);
      links.push({ field, number, range: { start, end }, text: element.properties.href ?? "" });
    }
    // What the page does not take for a link, since there is no address in it, its readers see as it is written.
    for (const { 0: whole, 1: text = "", index: start } of written.matchAll(LINK))
      if (!starts.has(start))
        links.push({ field, number, range: { start, end: start + whole.length }, text });
  }
  const promises = texts.flatMap(({ field, number, written }) =>
    promisesIn(written, locale).map(({ text, start, end }) => ({
      field,
      number,
      range: { start, end },
      text,
    })),
  );
  return {
    facts: typed.flatMap((fact) => ("placeholder" in fact && !fact.isCurrent ? [fact] : [])),
    links,
    promises,
  };
}

/** A link as it is written; no picture, no code. */
const LINK = /(?<![!\\`])\[[^[\]\n]{1,200}\]\(([^()\s]{1,500})\)/g;

/** Texts in which links are links. */
const isMarkdown = (field: WrittenField): boolean =>
  field === "content_markdown" || (typeof field === "object" && field.side === "a");
