import type { CostTable } from "./read-table";

/** What a cost is made of: the place of a column, or undefined for none. */
export interface ColumnChoice {
  campaign: number | undefined;
  cost: number | undefined;
  first: number | undefined;
  /** Without it a row is about one day. */
  last: number | undefined;
  /** Where rows say in which currency they are. */
  currency: number | undefined;
}

export const COLUMN_ROLES = ["campaign", "cost", "first", "last", "currency"] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** What Google Ads and Meta call their columns, in English and in Arabic, without what is in parentheses. */
const KNOWN: Readonly<Record<ColumnRole, readonly string[]>> = {
  campaign: ["campaign", "campaign name", "الحملة", "اسم الحملة"],
  cost: ["cost", "amount spent", "spend", "التكلفة", "المبلغ الذي تم إنفاقه", "المبلغ المنفق"],
  first: [
    "day",
    "date",
    "reporting starts",
    "start date",
    "اليوم",
    "التاريخ",
    "بداية التقارير",
    "تاريخ البدء",
  ],
  last: ["reporting ends", "end date", "نهاية التقارير", "تاريخ الانتهاء"],
  currency: ["currency code", "currency", "رمز العملة", "العملة"],
};

const nameOf = (column: string): string =>
  column
    .toLowerCase()
    .replace(/\(.*?\)/g, "")
    .trim();

/** The columns that are called as Google Ads or Meta calls them. */
export function guessColumns({ columns }: Pick<CostTable, "columns">): ColumnChoice {
  const names = columns.map(nameOf);
  const placeOf = (role: ColumnRole) => {
    for (const known of KNOWN[role]) {
      const place = names.indexOf(known);
      if (place !== -1) return place;
    }
    return undefined;
  };
  return {
    campaign: placeOf("campaign"),
    cost: placeOf("cost"),
    first: placeOf("first"),
    last: placeOf("last"),
    currency: placeOf("currency"),
  };
}
