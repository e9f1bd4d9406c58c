import { Table, TableCell, TableHeads } from "@/components/ui/staff/table";
import { formatNumber } from "@/i18n/format";
import type { TextsOf } from "@/i18n/widen";
import { useDaySpan } from "../shared/moments";
import type { Planned } from "./campaign-costs";
import type { CostProblem, CostReading } from "./cost-file/read-costs";
import { useTexts } from "@/i18n/i18n";
import { campaignCostsTexts } from "@/words/admin/campaign-costs";
import { costImportTexts } from "@/words/admin/cost-import";

const SHOWN_COSTS = 50;
/** Whoever has read so many mends the file. */
const SHOWN_PROBLEMS = 8;

interface CostPreviewProps {
  planned: readonly Planned[];
  reading: CostReading;
}

/** What a file says, as it will be stored, and what of it is left out. */
export function CostPreview({ planned, reading }: CostPreviewProps) {
  const { fields } = useTexts(campaignCostsTexts);
  const texts = useTexts(costImportTexts);
  const spanOf = useDaySpan();
  const shown = planned.slice(0, SHOWN_COSTS);
  const sum = Math.round(planned.reduce((total, { cost }) => total + cost.cost_aed, 0) * 100) / 100;
  const leftOut = (["totals", "free", "joined"] as const).filter((name) => reading[name] > 0);
  return (
    <div className="grid min-w-0 gap-2">
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
      {planned.length > SHOWN_COSTS && (
        <p className="text-muted-foreground text-base">{texts.shown(SHOWN_COSTS, planned.length)}</p>
      )}
      {leftOut.map((name) => (
        <p key={name} className="text-muted-foreground text-base">
          {texts.leftOut[name](reading[name])}
        </p>
      ))}
    </div>
  );
}

/** Why nothing of a file is stored. */
export function CostProblems({ problems }: { problems: readonly CostProblem[] }) {
  const texts = useTexts(costImportTexts);
  return (
    <div role="alert" className="rounded-control border-destructive border px-4 py-3 text-base">
      <ul className="grid gap-1">
        {problems.slice(0, SHOWN_PROBLEMS).map((problem) => {
          const sentence = problemText(problem, texts);
          return <li key={sentence}>{sentence}</li>;
        })}
        {problems.length > SHOWN_PROBLEMS && <li>{texts.more(problems.length - SHOWN_PROBLEMS)}</li>}
      </ul>
      <p className="text-muted-foreground mt-2">{texts.nothingStored}</p>
    </div>
  );
}

/** Why costs cannot be stored, as a sentence. */
function problemText(problem: CostProblem, { line, stop }: TextsOf<typeof costImportTexts>): string {
  switch (problem.kind) {
    case "fileCurrency":
      return stop.fileCurrency(problem.currency);
    case "currency":
      return line(problem.line, stop.currency(problem.currency));
    case "money":
    case "ambiguous":
    case "day":
      return line(problem.line, stop[problem.kind](problem.text));
    case "days":
    case "long":
      return line(problem.line, stop[problem.kind]);
    default:
      return stop[problem.kind];
  }
}
