import type { Cost } from "@/data/staff/campaigns";
import { campaignCostsTexts } from "@/texts/admin/campaign-costs";
import { day, requiredAmount, text } from "../resource/fields";
import { resource, type RowIn } from "../resource/resource";

/** The table's limit. */
const MAX_COST = 9_999_999_999.99;

export const campaignCosts = resource("campaign_costs", {
  texts: campaignCostsTexts,
  fields: {
    campaign: text({ max: 100 }),
    source: text({ max: 100 }),
    first_day: day(),
    last_day: day(),
    cost_aed: requiredAmount(MAX_COST),
  },
  order: ["-last_day", "-first_day", "campaign", "source"],
  unique: "campaign",
  nameOf: ({ campaign, source }) => [campaign, source].filter((part) => part !== "").join(" · "),
  check: ({ campaign, source, first_day, last_day }, refuse, { errors }) => {
    if (campaign === "" && source === "") refuse("campaign", errors.nameless);
    if (first_day !== "" && last_day !== "" && last_day < first_day) refuse("last_day", errors.days);
  },
});

export type CampaignCost = RowIn<typeof campaignCosts>;

/** The effect of storing a cost. */
export type Planned = { cost: Cost } & (
  | { state: "new" | "same" | "overlaps" }
  | { state: "replaced"; before: number }
);

/** The effects of storing costs on the existing ones. */
export function plannedCosts(costs: readonly Cost[], stored: readonly CampaignCost[]): Planned[] {
  const storedBy = new Map<string, CampaignCost[]>();
  for (const one of stored) storedBy.set(one.campaign, [...(storedBy.get(one.campaign) ?? []), one]);
  return costs.map((cost): Planned => {
    const ofCampaign = storedBy.get(cost.campaign) ?? [];
    const known = ofCampaign.find(
      ({ source, first_day, last_day }) =>
        source === cost.source && first_day === cost.first_day && last_day === cost.last_day,
    );
    if (known && known.cost_aed === cost.cost_aed) return { cost, state: "same" };
    if (known) return { cost, state: "replaced", before: known.cost_aed };
    // When one of the two has no source, it may be the same cost.
    const isShared = ofCampaign.some(
      ({ source, first_day, last_day }) =>
        (source === cost.source || source === "" || cost.source === "") &&
        first_day <= cost.last_day &&
        cost.first_day <= last_day,
    );
    return { cost, state: isShared ? "overlaps" : "new" };
  });
}
