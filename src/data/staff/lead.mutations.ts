import { change } from "@/data/staff/client/change";
import { removeRow, type Save, saveRow } from "@/data/staff/client/rows";
import type { Lead } from "./leads";
import { staleAfter } from "./stale";

/** The columns of a lead that reception changes. */
export type LeadValues = Pick<
  Lead,
  "status" | "service_slug" | "value_aed" | "lost_reason" | "follow_up_at" | "follow_up_reason"
>;

/** Saves the state of a lead. @throws AppError a stale one when the lead has changed meanwhile */
export const saveLead = change(
  ({ before, values, id }: Save<LeadValues, Lead>) => saveRow("leads", before, values, id),
  staleAfter("leads"),
);

export const removeLead = change<string>((id, client) => removeRow("leads", id, client), staleAfter("leads"));
