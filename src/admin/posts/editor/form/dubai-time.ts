/** Dubai is four hours ahead of UTC all year; there is no summer time. */
const OFFSET_MS = 4 * 3_600_000;

/** A moment as a date field and a time field show it: `2026-11-21` and `09:30`, in Dubai. */
export interface DubaiTime {
  date: string;
  time: string;
}

/** @param iso an ISO 8601 time with its zone; null gives empty fields */
export function toDubaiTime(iso: string | null): DubaiTime {
  const moment = iso === null ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(moment)) return { date: "", time: "" };
  const [date = "", time = ""] = new Date(moment + OFFSET_MS).toISOString().split("T");
  return { date, time: time.slice(0, 5) };
}

/** The day it is in Dubai, `yyyy-MM-dd`. */
export const todayInDubai = (now = Date.now()): string => toDubaiTime(new Date(now).toISOString()).date;

/** @returns the moment in ISO 8601, or null when the fields name none */
export function fromDubaiTime({ date, time }: DubaiTime): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return null;
  const moment = Date.parse(`${date}T${time}:00Z`);
  // Some dates that do not exist, such as 31 February, are read as later ones.
  if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(`${date}T${time}`)) return null;
  return new Date(moment - OFFSET_MS).toISOString();
}
