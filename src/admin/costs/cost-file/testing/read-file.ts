import { choiceFor } from "../columns";
import { type CostChoice, type CostReading, readCosts } from "../read-costs";
import { type CostTable, readTable } from "../read-table";

const NOVEMBER = { first: "2026-11-01", last: "2026-11-30" };

/** The table in a text. @throws Error without one */
function tableIn(text: string): CostTable {
  const table = readTable(text);
  if (typeof table === "string") throw new Error(table);
  return table;
}

/** The result of reading a file by the known names of its columns, in November unless the file has another period. */
export function readFile(text: string, choice: Partial<CostChoice> = {}): CostReading {
  const table = tableIn(text);
  return readCosts(table, {
    ...choiceFor(table.columns, table.period !== undefined),
    period: table.period ?? NOVEMBER,
    dayOrder: undefined,
    campaigns: [],
    ...choice,
  });
}

/** The costs of a reading in a short form for comparisons. */
export const briefly = ({ costs }: CostReading) =>
  costs.map(({ campaign, first_day, last_day, cost_aed }) => [campaign, first_day, last_day, cost_aed]);

/** The cost of each campaign in a reading. */
export const costsIn = ({ costs }: CostReading): Record<string, number> =>
  Object.fromEntries(costs.map(({ campaign, cost_aed }) => [campaign, cost_aed]));
