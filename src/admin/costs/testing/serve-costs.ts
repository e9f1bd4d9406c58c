import { serveApi } from "@/testing/serve-api";

export const COST = "POST campaign_costs";
/** Stores the costs of a file. */
export const COSTS = "POST rpc/store_costs";

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
      { id: "l1", kind: "source", key: "google", name_en: "Google", name_ar: "غوغل", is_active: true },
      { id: "l2", kind: "source", key: "facebook", name_en: "Facebook", name_ar: "فيسبوك", is_active: true },
      { id: "l3", kind: "source", key: "old", name_en: "Old", name_ar: "", is_active: false },
    ],
    [COST]: undefined,
    [COSTS]: 2,
    ...more,
  });
