import { z } from "zod";
import { campaignCostsTexts } from "@/words/admin/campaign-costs";
import { InputField } from "../resource/controls";
import type { Field } from "../resource/fields";
import { decimalSignOf, readMoney } from "./cost-file/read-money";

/** Dirhams and fils, however they are written. */
export const amount = (): Field<string, number, number> => ({
  rule: ({ locale }) =>
    z.string().transform((typed, context): number => {
      const money = readMoney(typed, decimalSignOf([typed]));
      if (money.kind === "amount") return money.amount;
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
