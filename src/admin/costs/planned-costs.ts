import type { CampaignCost } from "./campaign-costs";
import type { Cost } from "./cost-file/read-costs";

/** What storing a cost does. */
export type Planned = { cost: Cost } & (
  | { state: "new" | "same" | "overlaps" }
  | { state: "replaced"; before: number }
);

/** What storing costs does to those that are there. */
export const plannedCosts = (costs: readonly Cost[], stored: readonly CampaignCost[]): Planned[] =>
  costs.map((cost): Planned => {
    const alike = stored.filter(
      ({ campaign, source }) => campaign === cost.campaign && source === cost.source,
    );
    const known = alike.find(
      ({ first_day, last_day }) => first_day === cost.first_day && last_day === cost.last_day,
    );
    if (known && known.cost_aed === cost.cost_aed) return { cost, state: "same" };
    if (known) return { cost, state: "replaced", before: known.cost_aed };
    const isShared = alike.some(
      ({ first_day, last_day }) => first_day <= cost.last_day && cost.first_day <= last_day,
    );
    return { cost, state: isShared ? "overlaps" : "new" };
  });
