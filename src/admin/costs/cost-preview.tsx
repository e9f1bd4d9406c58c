import { Table, TableCell, TableHead } from "@/components/ui/staff/table";
import { formatNumber } from "@/i18n/format";
import type { CostReading } from "./cost-file/read-costs";
import type { Planned } from "./planned-costs";
import { useDaySpan } from "../shared/moments";
import { useTexts } from "@/i18n/i18n";
import { campaignCostsTexts } from "@/words/admin/campaign-costs";
import { costImportTexts } from "@/words/admin/cost-import";

const SHOWN = 50;

interface CostPreviewProps {
  planned: readonly Planned[];
  reading: CostReading;
}

/** What a file says, as it will be stored, and what of it is left out. */
export function CostPreview({ planned, reading }: CostPreviewProps) {
  const { fields } = useTexts(campaignCostsTexts);
  const texts = useTexts(costImportTexts);
  const spanOf = useDaySpan();
  const shown = planned.slice(0, SHOWN);
  const sum = Math.round(planned.reduce((total, { cost }) => total + cost.cost_aed, 0) * 100) / 100;
  const leftOut = (["totals", "free", "joined"] as const).filter((name) => reading[name] > 0);
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="text-lg tracking-normal">{texts.preview}</h3>
      <Table label={texts.preview}>
        <thead>
          <tr>
            {[fields.campaign, texts.days, fields.cost_aed, texts.state].map((label) => (
              <TableHead key={label}>{label}</TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <tr key={`${one.cost.campaign} ${one.cost.first_day} ${one.cost.last_day}`}>
              <TableCell className="wrap-anywhere">
                <bdi>{one.cost.campaign}</bdi>
              </TableCell>
              <TableCell>{spanOf(one.cost.first_day, one.cost.last_day)}</TableCell>
              <TableCell className="tabular-nums">
                <bdi>{formatNumber(one.cost.cost_aed)}</bdi>
              </TableCell>
              <TableCell>
                {one.state === "replaced" ? texts.states.replaced(one.before) : texts.states[one.state]}
              </TableCell>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" colSpan={2} className="border-border border-t px-4 py-3 text-start">
              {texts.sum}
            </th>
            <td colSpan={2} className="border-border border-t px-4 py-3 tabular-nums">
              <bdi>{formatNumber(sum)}</bdi>
            </td>
          </tr>
        </tfoot>
      </Table>
      {planned.length > SHOWN && (
        <p className="text-muted-foreground text-base">{texts.shown(SHOWN, planned.length)}</p>
      )}
      {leftOut.map((name) => (
        <p key={name} className="text-muted-foreground text-base">
          {texts.leftOut[name](reading[name])}
        </p>
      ))}
    </div>
  );
}
