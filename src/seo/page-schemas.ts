import { useQuery } from "@tanstack/react-query";
import { pageSchemasQuery, type SchemaPage } from "@/data/page-schemas/page-schemas.queries";

const CONTEXT = "https://schema.org";

/** What staff wrote for the page. It is an extra: nothing while it is read or cannot be. */
export const usePageSchemas = (page: SchemaPage, slug?: string): readonly unknown[] =>
  useQuery(pageSchemasQuery(page, slug)).data ?? [];

/**
 * The page's structured data together with what staff wrote for it. Theirs is added to the page's own, and replaces it
 * where both have the same `@type` and `@id`. What is no structured data is left out.
 */
export function mergeSchemas(own: readonly object[], written: readonly unknown[]): object[] {
  const merged: object[] = [...own];
  for (const block of written.flat().filter(isBlock)) {
    const name = nameOf(block);
    const place = name === undefined ? -1 : merged.findIndex((other) => nameOf(other) === name);
    const complete = { "@context": CONTEXT, ...block };
    if (place === -1) merged.push(complete);
    else merged[place] = complete;
  }
  return merged;
}

/** A schema.org object says what it is, or is a list of such objects. */
function isBlock(value: unknown): value is object {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { "@type": type, "@graph": graph } = value as Record<string, unknown>;
  return (
    (typeof type === "string" && type !== "") ||
    (Array.isArray(type) && type.length > 0 && type.every((one) => typeof one === "string")) ||
    Array.isArray(graph)
  );
}

function nameOf(block: object): string | undefined {
  const { "@type": type, "@id": id } = block as Record<string, unknown>;
  return typeof id === "string" && id !== "" ? JSON.stringify([type, id]) : undefined;
}
