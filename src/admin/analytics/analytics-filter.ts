import { z } from "zod";
import type { Period } from "@/data/staff/analytics";
import { DIMENSIONS, TOUCHES } from "@/data/staff/lead-report";
import { addDays, todayInDubai } from "@/lib/dubai-time";
import { addressFilter, day, inOrder } from "../shared/address-filter";

/** The choices of a period; `range` is a first and a last day. */
export const PERIODS = ["7days", "30days", "all", "range"] as const;

/** The selected figures in the page's address, so that a view can be bookmarked and shared. */
export const analyticsFilter = addressFilter(
  z.object({
    period: z.enum(PERIODS).catch("7days"),
    from: day,
    to: day,
    by: z.enum(DIMENSIONS).catch("campaign"),
    touch: z.enum(TOUCHES).catch("last"),
  }),
);

export type AnalyticsFilter = typeof analyticsFilter.everything;

/** The longest range is ten years, which is the most that a chart shows. */
const MAX_DAYS = 3653;
/** The database accepts no earlier days. */
const FIRST_DAY = "2000-01-01";

const later = (one: string, other: string): string => (one > other ? one : other);

/** The days of a choice. Future days are left out, and so are days before the first event. */
export function periodOf({ period, ...chosen }: Pick<AnalyticsFilter, "period" | "from" | "to">): Period {
  const today = todayInDubai();
  if (period === "all") return {};
  if (period !== "range") return { from: addDays(today, period === "7days" ? -6 : -29) };
  const range = inOrder(chosen.from, chosen.to);
  const to = range.to !== "" && range.to < today ? later(range.to, FIRST_DAY) : today;
  const from = range.from > to ? to : range.from;
  return {
    ...(from !== "" && { from: later(from, later(addDays(to, 1 - MAX_DAYS), FIRST_DAY)) }),
    ...(to !== today && { to }),
  };
}

/** The name of a file with these days. */
export const fileNameOf = (filter: AnalyticsFilter): string => {
  if (filter.period !== "range") return filter.period;
  const { from = "beginning", to = todayInDubai() } = periodOf(filter);
  return `${from}-to-${to}`;
};
