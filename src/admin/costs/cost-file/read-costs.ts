import { cleanLabel } from "@domain/clean-text";
import { decimalSignOf, foreignCurrency, type Money, readMoney, sumOf } from "@domain/money";
import type { Cost } from "@/data/staff/campaigns";
import { plainWord } from "@/lib/campaign-word";
import { type Day, daysUntil } from "@/lib/dubai-time";
import { type ColumnChoice, countColumns } from "./columns";
import { type DayOrder, dayOrderOf, needsOrder, readDay } from "./read-day";
import type { CostTable, Line } from "./read-table";
import { type Amounted, isCalledSum, sumsIn } from "./sums";

export interface CostChoice extends ColumnChoice {
  source: string;
  /** One period for every row, when no column has days. */
  period: { first: string; last: string };
  dayOrder: DayOrder | undefined;
  /** The numbers of lines that look like totals and are campaigns. */
  campaigns: readonly number[];
}

/** The reason why nothing of a file can be stored: a missing or a wrong choice. */
export type CostStop =
  | { kind: "campaign" | "cost" | "period" | "dayOrder" | "periodReversed" }
  | { kind: "fileCurrency"; currency: string };

/** The reason why a line cannot be stored. */
export type RefusedLine =
  | { kind: "currency"; line: number; currency: string }
  | { kind: "money" | "ambiguous" | "day"; line: number; text: string }
  | { kind: "days" | "long" | "cells" | "quotes" | "nameless" | "credit"; line: number };

/** A line with the total of others. */
interface Sum {
  line: number;
  name: string;
  amount: number;
}

export interface CostReading {
  costs: readonly Cost[];
  /** Nothing can be stored while there are any. */
  stops: readonly CostStop[];
  /** Lines that cannot be stored; the others can. */
  refused: readonly RefusedLine[];
  sums: readonly Sum[];
  /** The number of lines of campaigns without a cost. */
  free: number;
  /** The number of lines that were added to another one of the same campaign and days. */
  joined: number;
  /** The total of the file itself, when it has one for all its lines. */
  ownTotal?: number;
}

/** The database's limit. */
const MAX_CHARACTERS = 100;
const MAX_DAYS = 3660;

const cellOf = ({ cells }: Line, column: number | undefined): string =>
  column === undefined ? "" : (cells[column] ?? "");

const isFilled = (cell: string): boolean => /[\p{L}\p{N}]/u.test(cell) || !/^[-–—]*$/.test(cleanLabel(cell));

/** The costs in a table, one for each campaign and period. */
export function readCosts(table: CostTable, choice: CostChoice): CostReading {
  const columnOf = (column: number | undefined) => table.lines.map((line) => cellOf(line, column));
  const days = choice.first === undefined ? [] : [...columnOf(choice.first), ...columnOf(choice.last)];
  const order = choice.dayOrder ?? dayOrderOf(days);
  const stops = stopsOf(table, choice);
  if (order === undefined && needsOrder(days)) stops.push({ kind: "dayOrder" });
  if (stops.length > 0) return { costs: [], stops, refused: [], sums: [], free: 0, joined: 0 };

  const needed = [choice.campaign, choice.cost, choice.first, choice.last, choice.currency];
  const lastColumn = Math.max(...needed.map((column) => column ?? 0));
  const counts = countColumns(table.columns);
  const decimal = decimalSignOf(columnOf(choice.cost));
  const refused: RefusedLine[] = [];
  const amounts: { line: Line; amount: number }[] = [];
  let free = 0;
  let joined = 0;
  for (const line of table.lines) {
    const money = readMoney(cellOf(line, choice.cost), decimal);
    const problem = isSaidSum(line) ? undefined : problemOf(line, money);
    if (problem) refused.push(problem);
    else if (money.kind === "amount") amounts.push({ line, amount: money.amount });
    else free += 1;
  }

  const places = sumsIn(amounts.map(amountedOf), refused.length > 0);
  const lines = amounts.filter((_, at) => !places.has(at));
  const sums = amounts
    .filter((_, at) => places.has(at))
    .map(({ line, amount }) => ({
      line: line.number,
      name: cleanLabel(cellOf(line, choice.campaign)),
      amount,
    }));
  const costs = new Map<string, { cost: Cost; line: number }>();
  for (const { line, amount } of lines) {
    const cost = amount === 0 ? undefined : costOf(line, amount);
    if (cost === undefined) {
      free += 1;
    } else if ("kind" in cost) {
      refused.push(cost);
    } else {
      const key = [cost.campaign, cost.first_day, cost.last_day].join("\n");
      const known = costs.get(key);
      if (known) joined += 1;
      const sum = sumOf([known?.cost.cost_aed ?? 0, amount]);
      costs.set(key, { cost: { ...cost, cost_aed: sum }, line: known?.line ?? line.number });
    }
  }
  const stored: Cost[] = [];
  for (const { cost, line } of costs.values()) {
    if (cost.cost_aed < 0) refused.push({ kind: "credit", line });
    else if (cost.cost_aed > 0) stored.push(cost);
    else free += 1;
  }
  refused.sort((one, other) => one.line - other.line);
  const ownTotal = ownTotalOf(sums, sumOf(lines.map(({ amount }) => amount)));
  return { costs: stored, stops, refused, sums, free, joined, ...(ownTotal !== undefined && { ownTotal }) };

  /** Whether a line is a total by its name: it may have no currency or amount, and cannot be stored. */
  function isSaidSum(line: Line): boolean {
    return isCalledSum(campaignIn(line)) && !choice.campaigns.includes(line.number);
  }

  function campaignIn(line: Line): string {
    const name = cleanLabel(cellOf(line, choice.campaign)).toLowerCase();
    return isFilled(name) ? name : "";
  }

  function amountedOf({ line, amount }: { line: Line; amount: number }): Amounted {
    const said = [choice.first, choice.last].map((column) => cellOf(line, column)).filter(isFilled);
    return {
      campaign: campaignIn(line),
      amount,
      days: said.join(" "),
      isOneDay: choice.last === undefined,
      filled: line.cells.filter(isFilled).length,
      counts: counts.map((column) => countIn(cellOf(line, column))),
      isCampaign: choice.campaigns.includes(line.number),
    };
  }

  function problemOf(line: Line, money: Money): RefusedLine | undefined {
    const { number, cells } = line;
    if (line.isBroken) return { kind: "quotes", line: number };
    if (cells.length <= lastColumn || cells.slice(table.columns.length).some(isFilled))
      return { kind: "cells", line: number };
    const typed = cellOf(line, choice.cost);
    const currency = foreignCurrency(cellOf(line, choice.currency).toUpperCase());
    if (money.kind === "currency") return { kind: "currency", line: number, currency: money.currency };
    if (currency !== undefined) return { kind: "currency", line: number, currency };
    if (money.kind === "ambiguous") return { kind: "ambiguous", line: number, text: typed };
    if (money.kind === "unreadable") return { kind: "money", line: number, text: typed };
    return undefined;
  }

  function costOf(line: Line, amount: number): Cost | RefusedLine {
    const { number } = line;
    const campaign = plainWord(cellOf(line, choice.campaign));
    if (campaign === "") return { kind: "nameless", line: number };
    if (campaign.length > MAX_CHARACTERS) return { kind: "long", line: number };
    const first =
      choice.first === undefined ? choice.period.first : readDay(cellOf(line, choice.first), order);
    const last = lastOf(line, first);
    if (first === undefined) return { kind: "day", line: number, text: cellOf(line, choice.first) };
    if (last === undefined) return { kind: "day", line: number, text: cellOf(line, choice.last) };
    if (last < first || (last > first && daysUntil(last, first) > MAX_DAYS))
      return { kind: "days", line: number };
    return { campaign, source: choice.source, first_day: first, last_day: last, cost_aed: amount };
  }

  function lastOf(line: Line, first: Day | undefined): Day | undefined {
    if (choice.first === undefined) return choice.period.last;
    return choice.last === undefined ? first : readDay(cellOf(line, choice.last), order);
  }
}

function stopsOf(table: CostTable, { campaign, cost, first, period }: CostChoice): CostStop[] {
  const stops: CostStop[] = [];
  if (campaign === undefined) stops.push({ kind: "campaign" });
  if (cost === undefined) stops.push({ kind: "cost" });
  if (first === undefined && (period.first === "" || period.last === "")) stops.push({ kind: "period" });
  else if (first === undefined && period.last < period.first) stops.push({ kind: "periodReversed" });
  const currency = cost === undefined ? undefined : foreignCurrency(table.columns[cost] ?? "");
  if (currency !== undefined) stops.push({ kind: "fileCurrency", currency });
  return stops;
}

function countIn(cell: string): number | undefined {
  const count = readMoney(cell, ".");
  return count.kind === "amount" ? count.amount : undefined;
}

/**
 * The total of all lines according to the file: the total that equals the lines read, or all partial totals together; with
 * unreadable lines, the largest.
 */
function ownTotalOf(sums: readonly Sum[], read: number): number | undefined {
  if (sums.length === 0) return undefined;
  const amounts = sums.map(({ amount }) => amount);
  const largest = Math.max(...amounts);
  const together = sumOf(amounts);
  if (amounts.includes(read)) return read;
  return together === read || largest < read ? together : largest;
}
