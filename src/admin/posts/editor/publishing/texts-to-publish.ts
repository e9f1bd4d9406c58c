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
  /** The position of a question in its list, from 1; 0 elsewhere. */
  number: number;
  range: TextRange;
  /** The part as written. */
  text: string;
}

export type FoundFactToPublish = Extract<FoundFact, { placeholder: string }>;

export interface FoundToPublish {
  /** Prices, numbers, hours and claims that are typed and do not match the facts. */
  facts: FoundFactToPublish[];
  /** Links by their address. */
  links: FoundPart[];
  promises: FoundPart[];
}

/** Parts of one language that readers should not get by mistake. Whether its links work is checked on the page. */
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
    // A link without a valid address appears as plain text on the page.
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

/** A link as written; neither a picture nor code. */
const LINK = /(?<![!\\`])\[[^[\]\n]{1,200}\]\(([^()\s]{1,500})\)/g;

/** Fields in which links work. */
const isMarkdown = (field: WrittenField): boolean =>
  field === "content_markdown" || (typeof field === "object" && field.side === "a");
