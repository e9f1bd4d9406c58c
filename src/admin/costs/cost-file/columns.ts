import { z } from "zod";
import { localStore } from "@/lib/safe-storage";
import { COST_COLUMNS } from "@/lib/storage-keys";
import { storedJson } from "@/lib/stored-json";

export const COLUMN_ROLES = ["campaign", "cost", "first", "last", "currency"] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** What a cost is made of: the places of columns. Without a last day a row is about one day; some files say their currency. */
export type ColumnChoice = Partial<Record<ColumnRole, number>>;

type Columns = readonly string[];

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
export function guessColumns(columns: Columns): ColumnChoice {
  const names = columns.map(nameOf);
  const placeOf = (role: ColumnRole) =>
    KNOWN[role].map((known) => names.indexOf(known)).find((place) => place !== -1);
  return Object.fromEntries(COLUMN_ROLES.map((role) => [role, placeOf(role)]));
}

/** Meta calls costs an amount that was spent. */
const sourceOf = (columns: Columns): string =>
  columns.some((name) => /amount spent|المبلغ/i.test(name)) ? "facebook" : "google";

const MOST_KINDS = 10;

const rememberedSchema = z.array(
  z.object({
    /** The names of a file's columns, which tell its kind. */
    columns: z.array(z.string()),
    source: z.string(),
    places: z.partialRecord(z.enum(COLUMN_ROLES), z.number()),
  }),
);

const remembered = () => storedJson(COST_COLUMNS, rememberedSchema) ?? [];

const isAlike = (one: Columns, other: Columns): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/** What a file's columns were chosen to be, or what their names say. */
export function choiceFor(columns: Columns): ColumnChoice & { source: string } {
  const known = remembered().find((kind) => isAlike(kind.columns, columns));
  return known
    ? { ...known.places, source: known.source }
    : { ...guessColumns(columns), source: sourceOf(columns) };
}

/** Remembers a choice for files with the same columns. */
export function rememberChoice(
  columns: Columns,
  { source, ...choice }: ColumnChoice & { source: string },
): void {
  const others = remembered().filter((kind) => !isAlike(kind.columns, columns));
  const places = Object.fromEntries(COLUMN_ROLES.map((role) => [role, choice[role]]));
  localStore.set(COST_COLUMNS, JSON.stringify([{ columns, source, places }, ...others].slice(0, MOST_KINDS)));
}
