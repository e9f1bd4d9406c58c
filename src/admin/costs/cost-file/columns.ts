import { z } from "zod";
import { plainArabic } from "@domain/clean-text";
import { localStore } from "@/lib/safe-storage";
import { COST_COLUMNS } from "@/lib/storage-keys";
import { storedJson } from "@/lib/stored-json";
import { CAMPAIGN_DAYS, COLUMN_ROLES, type ColumnRole, COUNTS, NAMES, NETWORKS } from "./networks";

/** What a cost is made of: the places of columns. Without a last day a row is about one day; some files say their currency. */
export type ColumnChoice = Partial<Record<ColumnRole, number>>;

type Columns = readonly string[];

/** A column's name as networks write it, and without what is in parentheses. Vowel marks and capitals make no difference. */
const namesOf = (column: string): string[] => {
  const name = plainArabic(column.toLowerCase()).trim();
  return [name, name.replace(/\([^()]*\)/g, "").trim()];
};

/** Finds columns by the names that are known for them. */
function finderIn(columns: Columns) {
  const names = columns.map(namesOf);
  return (known: readonly string[]): number | undefined =>
    known
      .map((name) => names.findIndex((written) => written.includes(plainArabic(name))))
      .find((place) => place !== -1);
}

/** The columns with counts of views and clicks, of which a sum has the sum. */
export const countColumns = (columns: Columns): number[] => {
  const placeOf = finderIn(columns);
  return COUNTS.map((name) => placeOf([name])).filter((place) => place !== undefined);
};

/** The network whose columns these are, as links say it; empty where none or several could be meant. */
export function sourceOf(columns: Columns): string {
  const placeOf = finderIn(columns);
  const fits = NETWORKS.map(({ source, cost, marks }) => ({
    source,
    fit: placeOf(cost) === undefined ? 0 : marks.filter((mark) => placeOf([mark]) !== undefined).length,
  }));
  const most = Math.max(...fits.map(({ fit }) => fit));
  const [best, ...others] = fits.filter(({ fit }) => fit === most && fit > 0);
  return others.length === 0 ? (best?.source ?? "") : "";
}

/**
 * The columns that are called as networks call them.
 * @param hasPeriod whether the report says its days above the table, so that a column of days is the campaign's own
 */
export function guessColumns(columns: Columns, hasPeriod = false): ColumnChoice {
  const placeOf = finderIn(columns);
  const choice = Object.fromEntries(COLUMN_ROLES.map((role) => [role, placeOf(NAMES[role])])) as ColumnChoice;
  if (choice.first === undefined && !hasPeriod && sourceOf(columns) === "") {
    choice.first = placeOf(CAMPAIGN_DAYS.first);
    choice.last = placeOf(CAMPAIGN_DAYS.last);
  }
  return choice;
}

const MAX_KINDS = 10;

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
export function choiceFor(columns: Columns, hasPeriod: boolean): ColumnChoice & { source: string } {
  const known = remembered().find((kind) => isAlike(kind.columns, columns));
  return known
    ? { ...known.places, source: known.source }
    : { ...guessColumns(columns, hasPeriod), source: sourceOf(columns) };
}

/** Remembers a choice for files with the same columns. */
export function rememberChoice(
  columns: Columns,
  { source, ...choice }: ColumnChoice & { source: string },
): void {
  const others = remembered().filter((kind) => !isAlike(kind.columns, columns));
  const places = Object.fromEntries(COLUMN_ROLES.map((role) => [role, choice[role]]));
  localStore.set(COST_COLUMNS, JSON.stringify([{ columns, source, places }, ...others].slice(0, MAX_KINDS)));
}
