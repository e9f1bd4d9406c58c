import { type ApiRequest, serveApi } from "@/testing/serve-api";
import { siteOverview } from "../../shared/testing/site-overview";

const COUNTS: Record<string, number> = { "eq.published": 33, "eq.scheduled": 3, "eq.draft": 2 };

/** The 22nd, 00:30 in Dubai. */
export const builtAt = "2026-11-21T20:30:00+00:00";

/** Answers what the dashboard reads: work in every part. */
export const serveDashboard = (replies: Record<string, unknown> = {}) =>
  serveApi({
    "HEAD blog_posts": ({ query }: ApiRequest) =>
      query.has("scheduled_at") ? 1 : (COUNTS[query.get("status") ?? ""] ?? 38),
    "POST rpc/contact_counts": { whatsapp: 4, calls: 4, visits: 8, converted: 1 },
    "POST rpc/lead_counts": { due: 3, open_today: 7, booked_week: 12, aed_week: 5400 },
    "HEAD editorial_calendar": 2,
    "POST rpc/list_posts": { rows: [], total: 5 },
    "POST rpc/list_activity": { entries: [], people: [] },
    "HEAD permits": 1,
    "GET rpc/expiries": [],
    "GET site_settings": {},
    "GET staff_settings": {},
    "POST rpc/site_overview": siteOverview({ builtAt }),
    ...replies,
  });
