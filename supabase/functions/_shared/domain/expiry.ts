/** Days before the last one from which people are told of it. The database counts by the same ones. */
const EARLY_DAYS = 60;
const LATE_DAYS = 14;

const DAY_MS = 86_400_000;

/** How many days after today a day is, negative for one that is over. Both as `2026-11-21`. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);

/** `early`: within sixty days, `late`: within fourteen, `over`: the last day has been. */
export type ExpiryStage = "early" | "late" | "over";

/** The expiry stage of a last day; undefined while it is far off. */
export function expiryStage(lastDay: string, today: string): ExpiryStage | undefined {
  const days = daysUntil(lastDay, today);
  if (days < 0) return "over";
  if (days <= LATE_DAYS) return "late";
  return days <= EARLY_DAYS ? "early" : undefined;
}
