import { assertOk } from "@/data/client/errors";
import { STALE_AFTER } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { staffClient } from "@/data/staff/client/staff-client";
import type { Day } from "@/lib/dubai-time";

interface Cost {
  campaign: string;
  source: string;
  first_day: Day;
  last_day: Day;
  cost_aed: number;
}

/** Stores all of them or none: each in the place of the one of the same campaign, source and days. */
export const storeCosts = change(
  async (costs: readonly Cost[]) =>
    assertOk(
      await staffClient
        .from("campaign_costs")
        .upsert([...costs], { onConflict: "campaign,source,first_day,last_day" }),
    ),
  STALE_AFTER.campaign_cost,
);
