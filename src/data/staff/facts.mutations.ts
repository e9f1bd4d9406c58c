import type { Json } from "@/data/database.types";
import { STALE_AFTER } from "@/data/client/keys";
import { rowSave } from "@/data/staff/client/rows";

/** What an owner says of a fact. */
export interface FactChange {
  value: Json;
  evidence: string;
  valid_until: string | null;
}

/** Facts are changed, and never added or removed. */
export const saveFact = rowSave<FactChange>("business_facts", STALE_AFTER.business_fact);
