import { AppError, dataOf } from "@/data/errors";
import { staffClient } from "@/data/staff/staff-client";
import type { CalendarItem } from "./editorial-calendar.queries";

export type CalendarFields = Omit<CalendarItem, "id" | "post_id" | "updated_at">;

const calendar = () => staffClient.from("editorial_calendar");

/**
 * Stores a new item under an id of the caller's making: said twice, because the first answer was lost, it is stored once.
 * @throws AppError when the server refuses it
 */
export async function createCalendarItem(id: string, fields: CalendarFields): Promise<void> {
  dataOf(
    await calendar()
      .upsert({ id, ...fields })
      .select("id"),
  );
}

/**
 * Changes an item as it was at `version` (its `updated_at`).
 * @throws AppError `conflict` when somebody changed or removed it since
 */
export async function updateCalendarItem(id: string, version: string, fields: CalendarFields): Promise<void> {
  const rows = dataOf(await calendar().update(fields).eq("id", id).eq("updated_at", version).select("id"));
  if (rows.length === 0) throw new AppError("conflict", "The item has changed since it was read.", 409);
}

/**
 * Plans an item for another day and leaves the rest of it alone.
 * @param day `yyyy-MM-dd`
 * @throws AppError `not_found` when it is gone
 */
export async function moveCalendarItem(id: string, day: string): Promise<void> {
  const rows = dataOf(await calendar().update({ scheduled_date: day }).eq("id", id).select("id"));
  if (rows.length === 0) throw new AppError("not_found", "The item is gone.", 404);
}

/**
 * Removes an item.
 * @throws AppError `not_found` when it is gone already
 */
export async function deleteCalendarItem(id: string): Promise<void> {
  const rows = dataOf(await calendar().delete().eq("id", id).select("id"));
  if (rows.length === 0) throw new AppError("not_found", "The item is gone.", 404);
}
