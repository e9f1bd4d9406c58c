import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { LOCALES } from "@/config/locales";
import { keys } from "@/data/client/keys";
import { readAs } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import type { Day } from "@/lib/dubai-time";

/** Whole days in Dubai. Without a first day the period starts at the beginning; without a last one it ends today. */
export interface Period {
  from?: Day;
  to?: Day;
}

/** The arguments of a period for the database. */
export const periodArgs = ({ from, to }: Period) => ({
  ...(from !== undefined && { p_from: from }),
  ...(to !== undefined && { p_to: to }),
});

const count = z.number().int().min(0);

/** A row of `analytics_events` as the page lists it. */
const recentEvent = z.object({
  id: z.number(),
  event_name: z.string(),
  page_url: z.string(),
  created_at: z.string(),
});

const analyticsReport = z.object({
  /** The beginning of the period; null for all time. */
  since: z.string().nullable(),
  until: z.string(),
  /**
   * The same number of days before, which end at `until`: a period that ends today is compared up to the same hour. Null for
   * all time.
   */
  before: z
    .object({ until: z.string(), sessions: count, converted: count, whatsapp: count, phone: count })
    .nullable(),
  sessions: count,
  converted: count,
  events: count,
  whatsapp: count,
  phone: count,
  article_views: count,
  article_clicks: count,
  pages: z.array(z.object({ page: z.string(), views: count, clicks: count })),
  recent: z.array(recentEvent),
  /** Days in Dubai (`2026-11-21`) with events, in their order. */
  days: z.array(
    z.object({ day: z.string(), sessions: count, converted: count, whatsapp: count, phone: count }),
  ),
  /** The twelve sources with the most clicks. */
  sources: z.array(z.object({ name: z.string(), events: count })),
  /** By slug; empty for pages that belong to no service. */
  services: z.array(z.object({ name: z.string(), events: count })),
  languages: z.array(z.object({ lang: z.enum(LOCALES), sessions: count, views: count, events: count })),
  /** Article views; names are empty for views without a campaign. */
  campaigns: z.array(
    z.object({ source: z.string(), medium: z.string(), campaign: z.string(), views: count }),
  ),
  /** The ten articles with the most views. */
  articles: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      title_en: z.string().nullable(),
      title_ar: z.string().nullable(),
      views: count,
      clicks: count,
    }),
  ),
});

export type AnalyticsReport = z.infer<typeof analyticsReport>;

const analyticsEvents = z.array(
  recentEvent.extend({
    source: z.string(),
    source_index: z.number().nullable(),
    service_slug: z.string().nullable(),
    lang: z.string(),
    reference: z.string().nullable(),
  }),
);

export type AnalyticsEvent = z.infer<typeof analyticsEvents>[number];

/** The database's limit for one answer. */
const EXPORT_PAGE = 10_000;

/** Every figure of a period, counted by the database at read time. */
export const analyticsQuery = (period: Period) =>
  queryOptions({
    queryKey: [...keys.analytics, period],
    staleTime: 0,
    refetchOnWindowFocus: "always",
    queryFn: ({ signal }) =>
      readAs(analyticsReport, staffClient.rpc("analytics_report", periodArgs(period)), signal),
  });

/**
 * The single events of a time span with the hour of each, the latest first, in pages until the end. Raw events are kept for 90
 * days.
 * @throws AppError at the page that could not be read
 */
export async function* analyticsEventPages(
  { since, until }: Pick<AnalyticsReport, "since" | "until">,
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
    const page = await readAs(analyticsEvents, request, signal);
    if (page.length > 0) yield page;
    last = page.at(-1);
    if (page.length < EXPORT_PAGE || !last) return;
  }
}
