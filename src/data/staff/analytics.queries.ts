import { queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/client/keys";
import { read } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import {
  analyticsEvents,
  analyticsReport,
  type AnalyticsEvent,
  type AnalyticsPeriod,
  type AnalyticsReport,
} from "./analytics.types";

/** How many days a period has; undefined for all time. */
export const PERIOD_DAYS = { "7days": 7, "30days": 30, all: undefined } as const satisfies Record<
  AnalyticsPeriod,
  number | undefined
>;

/** As many rows as the database gives at once. */
const EXPORT_PAGE = 10_000;

/** Every figure of a period, counted by the database at this moment. */
export const analyticsQuery = (period: AnalyticsPeriod) =>
  queryOptions({
    queryKey: [...keys.analytics, period],
    staleTime: 0,
    refetchOnWindowFocus: "always",
    queryFn: async ({ signal }): Promise<AnalyticsReport> => {
      const days = PERIOD_DAYS[period];
      const args = days === undefined ? {} : { p_days: days };
      return analyticsReport.parse(await read(staffClient.rpc("analytics_report", args), signal));
    },
  });

interface Span {
  since: string | null;
  until: string;
}

/**
 * The single events of a time span with the hour of each, the latest first, page by page until there are no more. Raw events are kept for 90 days.
 * @throws AppError at the page that could not be read
 */
export async function* analyticsEventPages(
  { since, until }: Span,
  signal: AbortSignal,
): AsyncGenerator<AnalyticsEvent[]> {
  let last: AnalyticsEvent | undefined;
  for (;;) {
    const request = staffClient.rpc("analytics_events_page", {
      p_until: until,
      p_limit: EXPORT_PAGE,
      ...(since !== null && { p_since: since }),
      ...(last && { p_before_id: last.id }),
    });
    const page = analyticsEvents.parse(await read(request, signal));
    if (page.length > 0) yield page;
    last = page.at(-1);
    if (page.length < EXPORT_PAGE || !last) return;
  }
}
