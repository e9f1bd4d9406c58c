import { sumOf } from "@domain/money";
import { Button } from "@/components/ui/button";
import { Table, TableCell, TableHeads } from "@/components/ui/staff/table";
import { formatAmount, haveFils } from "@/i18n/format";
import { useDaySpan } from "../shared/moments";
import type { Planned } from "./campaign-costs";
import type { CostReading } from "./cost-file/read-costs";
import { useTexts } from "@/i18n/i18n";
import { campaignCostsTexts } from "@/texts/admin/campaign-costs";
import { costImportTexts } from "@/texts/admin/cost-import";

const SHOWN_COSTS = 50;
const SHOWN_SUMS = 20;

interface CostPreviewProps {
  planned: readonly Planned[];
  reading: CostReading;
  /** The numbers of lines that look like totals and are campaigns. */
  campaigns: readonly number[];
  onChoose: (campaigns: readonly number[]) => void;
}

/** The content of a file as it will be stored, next to its own total, and the lines that are left out. */
export function CostPreview({ planned, reading, campaigns, onChoose }: CostPreviewProps) {
  const { fields } = useTexts(campaignCostsTexts);
  const texts = useTexts(costImportTexts);
  const spanOf = useDaySpan();
  const shown = planned.slice(0, SHOWN_COSTS);
  const together = sumOf(planned.map(({ cost }) => cost.cost_aed));
  const { ownTotal } = reading;
  const difference = ownTotal === undefined ? 0 : sumOf([ownTotal, -together]);
  const hasFils = haveFils([...planned.map(({ cost }) => cost.cost_aed), ownTotal]);
  const leftOut = (["free", "joined"] as const).filter((name) => reading[name] > 0);
  const sums = [
    [texts.sum, together],
    [texts.ownTotal, ownTotal],
  ] as const;
  return (
    <div className="grid min-w-0 gap-2">
      {planned.length > 0 && (
        <>
          <h3 className="text-lg tracking-normal">{texts.preview}</h3>
          <Table label={texts.preview}>
            <TableHeads of={[fields.campaign, texts.days, fields.cost_aed, texts.state]} />
            <tbody>
              {shown.map((one) => (
                <tr key={`${one.cost.campaign} ${one.cost.first_day} ${one.cost.last_day}`}>
                  <TableCell className="wrap-anywhere">
                    <bdi>{one.cost.campaign}</bdi>
                  </TableCell>
                  <TableCell>{spanOf(one.cost.first_day, one.cost.last_day)}</TableCell>
                  <TableCell className="tabular-nums">
                    <bdi>{formatAmount(one.cost.cost_aed, hasFils)}</bdi>
                  </TableCell>
                  <TableCell>
                    {one.state === "replaced" ? texts.states.replaced(one.before) : texts.states[one.state]}
                  </TableCell>
                </tr>
              ))}
            </tbody>
            <tfoot>
              {sums.map(
                ([name, amount]) =>
                  amount !== undefined && (
                    <tr key={name} className="font-semibold">
                      <th scope="row" colSpan={2} className="border-border border-t px-4 py-3 text-start">
                        {name}
                      </th>
                      <td colSpan={2} className="border-border border-t px-4 py-3 tabular-nums">
                        <bdi>{formatAmount(amount, hasFils)}</bdi>
                      </td>
                    </tr>
                  ),
              )}
            </tfoot>
          </Table>
        </>
      )}
      {difference !== 0 && (
        <p role="alert" className="text-destructive text-base">
          {texts.difference(difference)}
        </p>
      )}
      {planned.length > SHOWN_COSTS && (
        <p className="text-muted-foreground text-base">{texts.shown(SHOWN_COSTS, planned.length)}</p>
      )}
      {leftOut.map((name) => (
        <p key={name} className="text-muted-foreground text-base">
          {texts.leftOut[name](reading[name])}
        </p>
      ))}
      <Sums sums={reading.sums} campaigns={campaigns} onChoose={onChoose} />
    </div>
  );
}

interface SumsProps extends Pick<CostPreviewProps, "campaigns" | "onChoose"> {
  sums: CostReading["sums"];
}

/** The total lines. A campaign may cost by chance as much as others together; a person can mark it as a campaign. */
function Sums({ sums, campaigns, onChoose }: SumsProps) {
  const texts = useTexts(costImportTexts);
  const shown = sums.slice(0, SHOWN_SUMS);
  return (
    <div className="grid gap-1 text-base">
      {sums.length > 0 && <p className="text-muted-foreground">{texts.sums}</p>}
      <ul className="grid gap-1">
        {shown.map(({ line, name, amount }) => (
          <li key={line} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="wrap-anywhere">{texts.sumLine(line, name, amount)}</span>
            {name !== "" && (
              <Button variant="outline" size="small" onClick={() => onChoose([...campaigns, line])}>
                {texts.isCampaign}
              </Button>
            )}
          </li>
        ))}
        {campaigns.map((line) => (
          <li key={line} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{texts.countsAsCampaign(line)}</span>
            <Button
              variant="outline"
              size="small"
              onClick={() => onChoose(campaigns.filter((other) => other !== line))}
            >
              {texts.isSum}
            </Button>
          </li>
        ))}
      </ul>
      {sums.length > shown.length && <p>{texts.shown(shown.length, sums.length)}</p>}
    </div>
  );
}
