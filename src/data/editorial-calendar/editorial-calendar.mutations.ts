import { AppError, requireVersion, unwrap } from "@/data/errors";
import { rowMatch, type RowVersion } from "@/data/staff/row-version";
import { staffClient } from "@/data/staff/staff-client";
import type { CalendarItem } from "./editorial-calendar.queries";

export type CalendarFields = Omit<CalendarItem, "id" | "post_id" | "updated_at">;

const calendar = () => staffClient.from("editorial_calendar");

/**
 * Stores a new item under an id of the caller's making: said twice, because the first answer was lost, it is stored once.
 * @throws AppError when the server refuses it
 */
export async function createCalendarItem(id: string, fields: CalendarFields): Promise<void> {
  unwrap(
    await calendar()
      .upsert({ id, ...fields })
      .select("id"),
  );
}

/**
 * Changes an item.
 * @param before as it was when it was read; without a version the change goes over whatever is there by now
 * @throws AppError as `requireVersion` does when somebody changed or removed it since
 */
export async function updateCalendarItem(before: RowVersion, fields: CalendarFields): Promise<void> {
  requireVersion(await calendar().update(fields).match(rowMatch(before)).select("id"), before.updated_at);
}

/**
 * Plans an item for another day and leaves the rest of it alone.
 * @param day `yyyy-MM-dd`
 * @throws AppError `not_found` when it is gone
 */
export async function moveCalendarItem(id: string, day: string): Promise<void> {
  const rows = unwrap(await calendar().update({ scheduled_date: day }).eq("id", id).select("id"));
  if (rows.length === 0) throw new AppError("not_found", "The item is gone.", 404);
}

/**
 * Removes an item.
 * @throws AppError `not_found` when it is gone already
 */
export async function deleteCalendarItem(id: string): Promise<void> {
  const rows = unwrap(await calendar().delete().eq("id", id).select("id"));
  if (rows.length === 0) throw new AppError("not_found", "The item is gone.", 404);
}
