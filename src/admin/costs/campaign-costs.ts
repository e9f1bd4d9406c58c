import { campaignCostsTexts } from "@/words/admin/campaign-costs";
import { day, text } from "../resource/fields";
import { resource, type RowIn } from "../resource/resource";
import { amount } from "./amount-field";

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
