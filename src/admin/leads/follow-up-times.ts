import { addDays, fromDubaiTime, toDubaiTime } from "@/lib/dubai-time";

const MINUTE_MS = 60_000;
const EVENING = "19:00";
const MORNING = "09:00";

/** The choices that replace a clock and a calendar. */
const FOLLOW_UP_TIMES = ["quarter", "hour", "evening", "tomorrow", "two_days", "week"] as const;
type FollowUpTime = (typeof FOLLOW_UP_TIMES)[number];

/**
 * The moments of the choices, in the order of the day. This evening is left out less than an hour before.
 * @param now in milliseconds
 * @returns each choice with its moment in ISO 8601
 */
export function followUpTimes(now: number): readonly (readonly [time: FollowUpTime, at: string])[] {
  const inMinutes = (count: number) => {
    // Rounded up to a minute of the clock.
    const moment = Math.ceil((now + count * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
    return new Date(moment).toISOString();
  };
  const { date: today } = toDubaiTime(new Date(now).toISOString());
  const onDay = (days: number, time: string) => fromDubaiTime({ date: addDays(today, days), time }) ?? "";
  const evening = onDay(0, EVENING);
  const times: Readonly<Record<FollowUpTime, string>> = {
    quarter: inMinutes(15),
    hour: inMinutes(60),
    evening,
    tomorrow: onDay(1, MORNING),
    two_days: onDay(2, MORNING),
    week: onDay(7, MORNING),
  };
  return FOLLOW_UP_TIMES.filter((time) => time !== "evening" || evening > times.hour).map(
    (time) => [time, times[time]] as const,
  );
}
