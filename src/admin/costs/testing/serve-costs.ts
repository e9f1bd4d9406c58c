import { type ApiRequest, serveApi } from "@/testing/serve-api";

export const COSTS = "POST campaign_costs";

/** The costs of one campaign, and the names of sources. */
export const serveCosts = (more = {}) =>
  serveApi({
    "GET campaign_costs": [
      {
        id: "c1",
        campaign: "winter-care",
        source: "google",
        first_day: "2026-11-01",
        last_day: "2026-11-30",
        cost_aed: 1200.5,
        updated_at: "2026-11-20T10:00:00+00:00",
      },
    ],
    "GET lead_options": [
      { kind: "source", key: "google", name_en: "Google", name_ar: "غوغل", is_active: true },
      { kind: "source", key: "facebook", name_en: "Facebook", name_ar: "فيسبوك", is_active: true },
      { kind: "source", key: "old", name_en: "Old", name_ar: "", is_active: false },
    ],
    [COSTS]: undefined,
    ...more,
  });

export const storedBy = (requests: readonly ApiRequest[]) =>
  requests.filter(({ line }) => line === COSTS).map(({ body }) => body);
