import type { costImportTexts } from "@/words/admin/cost-import";
import type { TextsOf } from "@/i18n/widen";
import type { CostProblem } from "./cost-file/read-costs";
import type { TableProblem } from "./cost-file/read-table";

type Texts = TextsOf<typeof costImportTexts>;

export const tableProblemText = (problem: TableProblem, { problems }: Texts): string =>
  problem === "no-columns" ? problems.noColumns : problems[problem];

/** Why costs cannot be stored, as a sentence. */
export function problemText(problem: CostProblem, { line, stop }: Texts): string {
  switch (problem.kind) {
    case "missing":
      return stop[problem.role];
    case "file-currency":
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
    case "day-order":
      return stop.dayOrder;
    case "period-reversed":
      return stop.periodReversed;
  }
}
