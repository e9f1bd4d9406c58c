import { readMoney } from "@domain/money";
import { z } from "zod";
import type { Cost } from "@/data/staff/campaigns";
import { campaignCostsTexts } from "@/words/admin/campaign-costs";
import { InputField } from "../resource/controls";
import { day, type Field, text } from "../resource/fields";
import { resource, type RowIn } from "../resource/resource";

/** Dirhams and fils, however they are written. */
const amount = (): Field<string, number, number> => ({
  rule: ({ locale }) =>
    z.string().transform((typed, context): number => {
      const money = readMoney(typed);
      // A credit lowers a cost, and is none.
      if (money.kind === "amount" && money.amount >= 0) return money.amount;
      const { errors } = campaignCostsTexts[locale];
      const message =
        money.kind === "currency"
          ? errors.currency(money.currency)
          : money.kind === "ambiguous"
            ? errors.ambiguous
            : errors.cost_aed;
      context.addIssue({ code: "custom", message });
      return 0;
    }),
  start: "",
  show: String,
  isShort: true,
  Control: (props) => <InputField {...props} inputMode="decimal" dir="ltr" autoComplete="off" />,
});

export const campaignCosts = resource("campaign_costs", {
  entity: "campaign_cost",
  words: campaignCostsTexts,
  fields: {
    campaign: text({ most: 100 }),
    source: text({ most: 100 }),
    first_day: day(),
    last_day: day(),
    cost_aed: amount(),
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

/** What storing a cost does. */
export type Planned = { cost: Cost } & (
  | { state: "new" | "same" | "overlaps" }
  | { state: "replaced"; before: number }
);

/** What storing costs does to those that are there. */
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
    // Where one of two does not say its source, it may be the same.
    const isShared = ofCampaign.some(
      ({ source, first_day, last_day }) =>
        (source === cost.source || source === "" || cost.source === "") &&
        first_day <= cost.last_day &&
        cost.first_day <= last_day,
    );
    return { cost, state: isShared ? "overlaps" : "new" };
  });
}
