import { FACT_KEYS, FACTS, type Facts } from "@domain/facts";

/** The parts of `Facts` from other tables. */
type StoredElsewhere = "services" | "permits" | "isLicensed";

/**
 * The facts of stored rows, whose values the database has checked. A fact without a value, or with a key that these pages do
 * not have, is left out.
 * @throws Error with the required facts that are missing
 */
export function factsOfRows(rows: readonly { key: string; value?: unknown }[]): Omit<Facts, StoredElsewhere> {
  const stored = new Map(rows.map(({ key, value }) => [key, value ?? undefined]));
  const known = FACT_KEYS.filter((key) => stored.get(key) !== undefined);
  const missing = FACT_KEYS.filter((key) => "isRequired" in FACTS[key] && !known.includes(key));
  if (missing.length > 0) throw new Error(`These business facts are missing: ${missing.join(", ")}.`);
  return Object.fromEntries(known.map((key) => [key, stored.get(key)])) as Omit<Facts, StoredElsewhere>;
}
