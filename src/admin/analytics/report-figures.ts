import type { AnalyticsReport } from "@/data/staff/analytics";
import { daysBetween, monthOf } from "@/lib/dubai-time";

/** A chart of more days than this has a column per month. */
const MAX_DAYS = 92;

export type FormerFigures = NonNullable<AnalyticsReport["before"]>;
export type DayFigures = AnalyticsReport["days"][number];

/** A part of a whole in percent, rounded to one decimal; 0 when the whole is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

const nothing = (day: string): DayFigures => ({ day, sessions: 0, converted: 0, whatsapp: 0, phone: 0 });

const sumOf = (day: string, a: DayFigures, b: DayFigures): DayFigures => ({
  day,
  sessions: a.sessions + b.sessions,
  converted: a.converted + b.converted,
  whatsapp: a.whatsapp + b.whatsapp,
  phone: a.phone + b.phone,
});

export interface Timeline {
  unit: "day" | "month";
  /** Sorted and without gaps; a month has its first day. */
  entries: DayFigures[];
}

/** Days without gaps, including those without events; months if there are too many days for a chart. */
export function timelineOf(days: readonly DayFigures[]): Timeline {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { unit: "day", entries: [] };
  const byDay = new Map(days.map((figures) => [figures.day, figures]));
  const entries = daysBetween(first.day, last.day).map((day) => byDay.get(day) ?? nothing(day));
  if (entries.length <= MAX_DAYS) return { unit: "day", entries };
  const months = new Map<string, DayFigures>();
  for (const figures of entries) {
    const month = monthOf(figures.day).first;
    months.set(month, sumOf(month, months.get(month) ?? nothing(month), figures));
  }
  return { unit: "month", entries: [...months.values()] };
}

export interface Bar {
  name: string;
  value: number;
}

/** The largest bars, and one for all the others together; `total` is the sum of all, listed or not. */
export function largestBars(bars: readonly Bar[], total: number, max: number, others: string): Bar[] {
  const fits = bars.reduce((sum, { value }) => sum + value, 0) === total && bars.length <= max;
  const shown = fits ? [...bars] : bars.slice(0, max - 1);
  const rest = total - shown.reduce((sum, { value }) => sum + value, 0);
  return rest > 0 ? [...shown, { name: others, value: rest }] : shown;
}

/** The day or month with the most contact clicks; undefined without any. */
export function busiest(entries: readonly DayFigures[]): { day: string; clicks: number } | undefined {
  const [best] = entries
    .map(({ day, whatsapp, phone }) => ({ day, clicks: whatsapp + phone }))
    .sort((one, other) => other.clicks - one.clicks);
  return best && best.clicks > 0 ? best : undefined;
}
