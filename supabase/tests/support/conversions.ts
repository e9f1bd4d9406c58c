import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import type { ConversionExport } from "@/data/staff/conversions";
import { at } from "./leads";
import { dayBefore } from "./scratch";

/** The tables that tests of exports empty first. */
export const CONVERSION_TABLES =
  "leads, click_ids, conversion_exports, private.told_conversions, private.lead_turns, private.deleted_lead_codes";

let codes = 0;

/** A lead of a visitor with consent, with these ids of clicks, and steps this number of days ago. */
export async function addLead(
  transaction: TransactionSql,
  steps: { booked?: number; done?: number },
  kinds: readonly string[] = ["gclid"],
) {
  const id = randomUUID();
  codes += 1;
  const code = `TEST${codes}`;
  // Without the trigger that looks up the click and sets the times.
  await transaction`set local session_replication_role = replica`;
  const { booked, done } = steps;
  const row = {
    id,
    code,
    status: done === undefined ? (booked === undefined ? "talking" : "booked") : "done",
    service_slug: "test-service",
    value_aed: 199,
    booked_at: booked === undefined ? null : at(booked),
    done_at: done === undefined ? null : at(done, "18:00:00"),
    updated_at: at(9),
  };
  await transaction`insert into public.leads ${transaction(row as never)}`;
  for (const kind of kinds)
    await transaction`insert into public.click_ids ${transaction({ code, kind, value: `${kind}-${code}`, browser: id })}`;
  await transaction`set local session_replication_role = origin`;
  return { id, code };
}

/** The export between the first and the last day, as numbers of days ago. */
export async function exportOf(
  transaction: TransactionSql,
  first: number,
  last: number,
): Promise<ConversionExport> {
  const [row] = await transaction<{ export: ConversionExport }[]>`
    select export_conversions(${dayBefore(first)}::date, ${dayBefore(last)}::date) as export`;
  if (!row) throw new Error("No export.");
  return row.export;
}
