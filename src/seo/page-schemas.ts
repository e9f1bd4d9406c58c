import { useQuery } from "@tanstack/react-query";
import { fillPlaceholders } from "@domain/fact-placeholders";
import type { Facts } from "@domain/facts";
import { pageSchemasQuery, type SchemaPageType } from "@/data/public/page-schemas.queries";
import { fillFacts } from "@/i18n/fill-facts";
import { useI18n } from "@/i18n/i18n";
import type { Locale } from "@/config/locales";

const CONTEXT = "https://schema.org";

/**
 * The structured data that staff wrote for the page, with facts filled in. It is an extra: empty while it is being read, and
 * when that fails.
 */
export function usePageSchemas(page: SchemaPageType, slug?: string): readonly unknown[] {
  const { facts, locale } = useI18n();
  const schemas = useQuery(pageSchemasQuery(page, slug)).data ?? [];
  return schemas.map((schema) => fillSchema(schema, facts, locale));
}

/** Every text of a block with its facts filled in. A text with an unknown fact is left out. */
export function fillSchema(value: unknown, facts: Facts, locale: Locale): unknown {
  if (typeof value === "string") return fillFacts(value, facts, languageOf(value) ?? locale);
  if (Array.isArray(value)) {
    return value.map((one: unknown) => fillSchema(one, facts, locale)).filter((one) => one !== "");
  }
  if (typeof value !== "object" || value === null) return value;
  const filled = Object.entries(value).map(
    ([name, inner]) => [name, fillSchema(inner, facts, locale)] as const,
  );
  return Object.fromEntries(
    filled.filter(([name, inner]) => inner !== "" || value[name as keyof object] === ""),
  );
}

/**
 * The language of a text's own words; undefined for a text of facts alone. The same block is on the English and on the Arabic
 * page: a fact inside a sentence must be in the language of the sentence, otherwise half of the sentence would change with the
 * page.
 */
function languageOf(text: string): Locale | undefined {
  const words = fillPlaceholders(text, (placeholder) =>
    placeholder.fact === "licensed" ? `${placeholder.claim} ${placeholder.otherwise}` : "",
  );
  if (/\p{Script=Arabic}/u.test(words)) return "ar";
  return /\p{Script=Latin}/u.test(words) ? "en" : undefined;
}

/**
 * The page's structured data together with that of the staff. The staff's data is added, and replaces the page's where both
 * have the same `@type` and `@id`. Anything that is not structured data is left out.
 */
export function mergeSchemas(own: readonly object[], written: readonly unknown[]): object[] {
  const merged: object[] = [...own];
  for (const block of written.flat().filter(isBlock)) {
    const name = blockKey(block);
    const place = name === undefined ? -1 : merged.findIndex((other) => blockKey(other) === name);
    const complete = { "@context": CONTEXT, ...block };
    if (place === -1) merged.push(complete);
    else merged[place] = complete;
  }
  return merged;
}

/** A schema.org object has a type, or is a list of such objects. */
function isBlock(value: unknown): value is object {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { "@type": type, "@graph": graph } = value as Record<string, unknown>;
  return (
    (typeof type === "string" && type !== "") ||
    (Array.isArray(type) && type.length > 0 && type.every((one) => typeof one === "string")) ||
    Array.isArray(graph)
  );
}

function blockKey(block: object): string | undefined {
  const { "@type": type, "@id": id } = block as Record<string, unknown>;
  return typeof id === "string" && id !== "" ? JSON.stringify([type, id]) : undefined;
}
