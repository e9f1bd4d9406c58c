import { FACT_KEYS, FACTS, type Facts } from "@domain/facts";

/** What `Facts` has from other tables. */
type StoredElsewhere = "services" | "permits" | "isLicensed";

/**
 * The facts of stored rows, whose values the database has checked. One that is empty or unknown to these pages is left out.
 * @throws Error naming the facts without which there are no pages
 */
export function factsOfRows(rows: readonly { key: string; value?: unknown }[]): Omit<Facts, StoredElsewhere> {
  const stored = new Map(rows.map(({ key, value }) => [key, value ?? undefined]));
  const known = FACT_KEYS.filter((key) => stored.get(key) !== undefined);
  const missing = FACT_KEYS.filter((key) => "isRequired" in FACTS[key] && !known.includes(key));
  if (missing.length > 0) throw new Error(`These business facts are missing: ${missing.join(", ")}.`);
  return Object.fromEntries(known.map((key) => [key, stored.get(key)])) as Omit<Facts, StoredElsewhere>;
}
