/** The zone of the business: no date is shown in a visitor's own zone. */
export const DUBAI_TIME_ZONE = "Asia/Dubai";
/** The same all year: Dubai has no summer time. */
export const DUBAI_OFFSET = "+04:00";
const OFFSET_MS = 4 * 3_600_000;

/** Today's date in Dubai, on any machine: `2026-11-21`. */
export const todayInDubai = (now: Date | number = Date.now()): string =>
  new Date(+now + OFFSET_MS).toISOString().slice(0, 10);

/** The moment at which a day begins in Dubai, in ISO 8601. */
export const startOfDubaiDay = (day: string): string => new Date(`${day}T00:00${DUBAI_OFFSET}`).toISOString();
