import { queryOptions } from "@tanstack/react-query";
import { FACT_KEYS, type FactKey, type FactLimits } from "@domain/facts";
import type { Json } from "@/data/database.types";
import { keys, STALE_AFTER } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { read } from "@/data/staff/client/read";
import { type Save, saveRow } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";

/** A fact as staff see it: also what visitors do not read of it. */
export interface StoredFact {
  id: string;
  key: FactKey;
  /** The limits of its value. */
  rule: FactLimits;
  value: Json;
  /** Where it is known from. */
  evidence: string;
  /** The last day in Dubai on which pages say it, as an ISO date. */
  valid_until: string | null;
  updated_at: string;
}

/** Every fact, in the order of `FACTS`. */
export const storedFactsQuery = queryOptions({
  queryKey: [...keys.facts, "staff"],
  queryFn: async ({ signal }): Promise<StoredFact[]> => {
    const rows = await read(
      staffClient.from("business_facts").select("id, key, rule, value, evidence, valid_until, updated_at"),
      signal,
    );
    return FACT_KEYS.flatMap((key) => {
      const row = rows.find((stored) => stored.key === key);
      return row ? [{ ...row, key, rule: row.rule as FactLimits }] : [];
    });
  },
});

/** What an owner says of a fact. */
export interface FactChange {
  value: Json;
  evidence: string;
  valid_until: string | null;
}

/** Facts are changed, and never added or removed. */
export const saveFact = change<Save<FactChange>>(
  ({ before, values, id }) => saveRow("business_facts", before, values, id),
  STALE_AFTER.business_fact,
);
