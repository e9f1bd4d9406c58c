import type { AnalyticsEvent, AnalyticsReport } from "@/data/staff/analytics";
import type { LeadReport } from "@/data/staff/lead-report";
import { serveApi, type ApiRequest } from "@/testing/serve-api";

export const REPORT = "POST rpc/analytics_report";
export const PAGE = "POST rpc/analytics_events_page";
export const LEADS = "POST rpc/lead_report";
export const BEHIND = "POST rpc/leads_behind";

const noLeads: LeadReport = {
  touch: "last",
  before: null,
  total: { visits: 0, clicks: 0, chats: 0, booked: 0, done: 0, aed: 0, cost: 0 },
  rows: [],
};

/** The additional requests of the section of leads. */
export const NAMES = {
  "GET lead_options": [
    { kind: "source", key: "google", name_en: "Google", name_ar: "غوغل", is_active: true },
  ],
  "GET locations": [{ slug: "dubai-marina", name_en: "Dubai Marina", name_ar: "دبي مارينا" }],
};

export const nothing: AnalyticsReport = {
  since: "2026-11-14T20:00:00+00:00",
  until: "2026-11-21T08:00:00+00:00",
  before: null,
  sessions: 0,
  converted: 0,
  events: 0,
  whatsapp: 0,
  phone: 0,
  article_views: 0,
  article_clicks: 0,
  pages: [],
  recent: [],
  days: [],
  sources: [],
  services: [],
  languages: [
    { lang: "en", sessions: 0, views: 0, events: 0 },
    { lang: "ar", sessions: 0, views: 0, events: 0 },
  ],
  campaigns: [],
  articles: [],
};

export const busy: AnalyticsReport = {
  ...nothing,
  sessions: 12_345,
  converted: 617,
  events: 3,
  whatsapp: 2,
  phone: 1,
  article_views: 80,
  article_clicks: 2,
  pages: [
    { page: "/services/doctor-on-call", views: 1_234, clicks: 2 },
    { page: "/ar/contact", views: 1, clicks: 1 },
  ],
  recent: [
    {
      id: 7,
      event_name: "phone_call_clicked",
      page_url: "/contact",
      created_at: "2026-11-21T07:05:00+00:00",
    },
  ],
  days: [
    { day: "2026-11-19", sessions: 12_000, converted: 600, whatsapp: 2, phone: 0 },
    { day: "2026-11-21", sessions: 345, converted: 17, whatsapp: 0, phone: 1 },
  ],
  sources: [
    { name: "home_hero", events: 2 },
    { name: "someone_new", events: 1 },
  ],
  services: [
    { name: "", events: 2 },
    { name: "doctor-on-call", events: 1 },
  ],
  languages: [
    { lang: "en", sessions: 9_259, views: 60, events: 2 },
    { lang: "ar", sessions: 3_086, views: 20, events: 1 },
  ],
  campaigns: [
    { source: "", medium: "", campaign: "", views: 60 },
    { source: "instagram", medium: "social", campaign: "winter", views: 20 },
  ],
  articles: [{ id: "1", slug: "fever", title_en: "Fever", title_ar: "الحمّى", views: 80, clicks: 2 }],
};

const event = (id: number): AnalyticsEvent => ({
  id,
  event_name: "whatsapp_clicked",
  page_url: "/",
  created_at: "2026-11-20T10:00:00+00:00",
  source: "home_hero",
  source_index: null,
  service_slug: null,
  lang: "en",
  reference: "K7QX2",
});

/** A page with this number of events, as the database returns it. */
export const eventsPage = (events: number, { body }: ApiRequest): AnalyticsEvent[] => {
  const { p_before_id, p_limit } = body as { p_before_id?: number; p_limit: number };
  const first = p_before_id === undefined ? events : p_before_id - 1;
  return Array.from({ length: Math.min(first, p_limit) }, (_, index) => event(first - index));
};

/** Answers the report, and an export with this number of events. */
export const serve = (report: AnalyticsReport, events = 0) =>
  serveApi({
    ...NAMES,
    [REPORT]: report,
    [PAGE]: (request: ApiRequest) => eventsPage(events, request),
    [LEADS]: noLeads,
  });
