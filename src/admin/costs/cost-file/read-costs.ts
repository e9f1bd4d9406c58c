import { cleanLabel } from "@domain/clean-text";
import type { Cost } from "@/data/staff/campaigns";
import { plainWord } from "@/lib/campaign-word";
import { type Day, daysUntil } from "@/lib/dubai-time";
import type { ColumnChoice } from "./columns";
import { type DayOrder, dayOrderOf, needsOrder, readDay } from "./read-day";
import { decimalSignOf, foreignCurrency, readMoney } from "./read-money";
import type { CostTable, Line } from "./read-table";

export interface CostChoice extends ColumnChoice {
  source: string;
  /** One period for every row, where no column says the days. */
  period: { first: string; last: string };
  dayOrder: DayOrder | undefined;
}

/** Why a line, or the whole file, cannot be stored. */
export type CostProblem =
  /** What was not chosen, or is wrong in what was. */
  | { kind: "campaign" | "cost" | "period" | "dayOrder" | "periodReversed" }
  | { kind: "fileCurrency"; currency: string }
  | { kind: "currency"; line: number; currency: string }
  | { kind: "money" | "ambiguous" | "day"; line: number; text: string }
  | { kind: "days" | "long"; line: number };

export interface CostReading {
  costs: readonly Cost[];
  problems: readonly CostProblem[];
  /** Lines that sum up others: `Total: Campaigns`, and Meta's line without a campaign. */
  totals: number;
  /** Lines of campaigns that cost nothing. */
  free: number;
  /** Lines that were added to another one of the same campaign and days. */
  joined: number;
}

const TOTAL = /^(?:totals?|grand total|الإجمالي|إجمالي|المجموع)(?:\s*[:：].*)?$/iu;
/** As the database has it. */
const MOST_CHARACTERS = 100;
const MOST_DAYS = 3660;
const NOTHING = /^[-–—]*$/;

const cellOf = ({ cells }: Line, column: number | undefined): string =>
  column === undefined ? "" : (cells[column] ?? "");

/** The costs in a table, one of each campaign and period; nothing is to be stored while there are problems. */
export function readCosts(table: CostTable, choice: CostChoice): CostReading {
  const columnOf = (column: number | undefined) => table.lines.map((line) => cellOf(line, column));
  const days = [...columnOf(choice.first), ...columnOf(choice.last)];
  const order = choice.dayOrder ?? dayOrderOf(days);
  const fileCurrency =
    choice.cost === undefined ? undefined : foreignCurrency(table.columns[choice.cost] ?? "");
  const problems = missingIn(choice);
  if (fileCurrency !== undefined) problems.push({ kind: "fileCurrency", currency: fileCurrency });
  if (order === undefined && needsOrder(days)) problems.push({ kind: "dayOrder" });
  const reading = { costs: [], problems, totals: 0, free: 0, joined: 0 };
  if (problems.length > 0) return reading;

  const decimal = decimalSignOf(columnOf(choice.cost));
  const costs = new Map<string, Cost>();
  let { totals, free, joined } = reading;
  for (const line of table.lines) {
    const campaign = plainWord(cellOf(line, choice.campaign));
    if (line.cells.some((cell) => TOTAL.test(cleanLabel(cell))) || campaign === "") {
      totals += 1;
      continue;
    }
    const typed = cellOf(line, choice.cost);
    if (NOTHING.test(cleanLabel(typed))) {
      free += 1;
      continue;
    }
    const cost = costOf(line, campaign, typed);
    if ("kind" in cost) {
      problems.push(cost);
    } else if (cost.cost_aed === 0) {
      free += 1;
    } else {
      const key = [cost.campaign, cost.first_day, cost.last_day].join("\n");
      const known = costs.get(key);
      if (known) joined += 1;
      // Cents are added up as whole numbers.
      const sum = Math.round(((known?.cost_aed ?? 0) + cost.cost_aed) * 100) / 100;
      costs.set(key, { ...cost, cost_aed: sum });
    }
  }
  return { costs: [...costs.values()], problems, totals, free, joined };

  function costOf(line: Line, campaign: string, typed: string): Cost | CostProblem {
    const { number } = line;
    if (campaign.length > MOST_CHARACTERS) return { kind: "long", line: number };
    const currency = foreignCurrency(cellOf(line, choice.currency));
    if (currency !== undefined) return { kind: "currency", line: number, currency };
    const money = readMoney(typed, decimal);
    if (money.kind === "currency") return { kind: "currency", line: number, currency: money.currency };
    if (money.kind !== "amount")
      return { kind: money.kind === "ambiguous" ? "ambiguous" : "money", line: number, text: typed };
    const first =
      choice.first === undefined ? choice.period.first : readDay(cellOf(line, choice.first), order);
    const last = lastOf(line, first);
    if (first === undefined) return { kind: "day", line: number, text: cellOf(line, choice.first) };
    if (last === undefined) return { kind: "day", line: number, text: cellOf(line, choice.last) };
    if (daysUntil(last, first) < 0 || daysUntil(last, first) > MOST_DAYS)
      return { kind: "days", line: number };
    return { campaign, source: choice.source, first_day: first, last_day: last, cost_aed: money.amount };
  }

  function lastOf(line: Line, first: Day | undefined): Day | undefined {
    if (choice.first === undefined) return choice.period.last;
    return choice.last === undefined ? first : readDay(cellOf(line, choice.last), order);
  }
}

function missingIn({ campaign, cost, first, period }: CostChoice): CostProblem[] {
  const problems: CostProblem[] = [];
  if (campaign === undefined) problems.push({ kind: "campaign" });
  if (cost === undefined) problems.push({ kind: "cost" });
  if (first === undefined && (period.first === "" || period.last === "")) problems.push({ kind: "period" });
  else if (first === undefined && period.last < period.first) problems.push({ kind: "periodReversed" });
  return problems;
}
