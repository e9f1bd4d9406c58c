import { z } from "zod";
import { LOCALES } from "@/config/locales";

/** The periods a report can have, as the address and the export's name call them. */
export const PERIODS = ["7days", "30days", "all"] as const;
export type AnalyticsPeriod = (typeof PERIODS)[number];

const count = z.number().int().min(0);

/** A row of `analytics_events` as the page lists it. */
const recentEvent = z.object({
  id: z.number(),
  event_name: z.string(),
  page_url: z.string(),
  created_at: z.string(),
});

export const analyticsReport = z.object({
  /** When the period began; null for all time. */
  since: z.string().nullable(),
  until: z.string(),
  sessions: count,
  converted: count,
  events: count,
  whatsapp: count,
  phone: count,
  article_views: count,
  article_clicks: count,
  pages: z.array(z.object({ page: z.string(), views: count, clicks: count })),
  recent: z.array(recentEvent),
  /** Days in Dubai (`2026-11-21`) on which something happened, in their order. */
  days: z.array(
    z.object({ day: z.string(), sessions: count, converted: count, whatsapp: count, phone: count }),
  ),
  /** The twelve that brought the most clicks. */
  sources: z.array(z.object({ name: z.string(), events: count })),
  /** By slug; empty for pages that belong to no service. */
  services: z.array(z.object({ name: z.string(), events: count })),
  languages: z.array(z.object({ lang: z.enum(LOCALES), sessions: count, views: count, events: count })),
  /** Article views; names are empty for views without a campaign. */
  campaigns: z.array(
    z.object({ source: z.string(), medium: z.string(), campaign: z.string(), views: count }),
  ),
  /** The ten that were read most. */
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

export const analyticsEvents = z.array(
  recentEvent.extend({
    source: z.string(),
    source_index: z.number().nullable(),
    service_slug: z.string().nullable(),
    lang: z.string(),
    reference: z.string().nullable(),
  }),
);

export type AnalyticsEvent = z.infer<typeof analyticsEvents>[number];
