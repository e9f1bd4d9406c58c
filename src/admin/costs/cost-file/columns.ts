import { z } from "zod";
import { plainArabic } from "@domain/clean-text";
import { localStore } from "@/lib/safe-storage";
import { COST_COLUMNS } from "@/lib/storage-keys";
import { storedJson } from "@/lib/stored-json";
import { CAMPAIGN_DAYS, COLUMN_ROLES, type ColumnRole, COUNTS, NAMES, NETWORKS } from "./networks";

/** The positions of the columns for a cost. Without a last day a row is about one day; some files name their currency. */
export type ColumnChoice = Partial<Record<ColumnRole, number>>;

type Columns = readonly string[];

/**
 * The names of a column as networks write it, with and without the part in parentheses. Vowel marks and capitals make no
 * difference.
 */
const namesOf = (column: string): string[] => {
  const name = plainArabic(column.toLowerCase()).trim();
  return [name, name.replace(/\([^()]*\)/g, "").trim()];
};

/** Finds columns by their known names. */
function finderIn(columns: Columns) {
  const names = columns.map(namesOf);
  return (known: readonly string[]): number | undefined =>
    known
      .map((name) => names.findIndex((written) => written.includes(plainArabic(name))))
      .find((place) => place !== -1);
}

/** The columns with counts of views and clicks, which a total row adds up. */
export const countColumns = (columns: Columns): number[] => {
  const placeOf = finderIn(columns);
  return COUNTS.map((name) => placeOf([name])).filter((place) => place !== undefined);
};

/** The network whose report has these columns, by its name in links; empty when none or several match. */
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
 * The columns whose names are known.
 * @param hasPeriod whether the report has its days above the table, so that a column of days is the campaign's own
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
    /** The names of a file's columns, which identify its kind. */
    columns: z.array(z.string()),
    source: z.string(),
    places: z.partialRecord(z.enum(COLUMN_ROLES), z.number()),
  }),
);

const remembered = () => storedJson(COST_COLUMNS, rememberedSchema) ?? [];

const isAlike = (one: Columns, other: Columns): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/** The stored choice for a file's columns, or a guess from their names. */
export function choiceFor(columns: Columns, hasPeriod: boolean): ColumnChoice & { source: string } {
  const known = remembered().find((kind) => isAlike(kind.columns, columns));
  return known
    ? { ...known.places, source: known.source }
    : { ...guessColumns(columns, hasPeriod), source: sourceOf(columns) };
}

/** Stores a choice for files with the same columns. */
export function rememberChoice(
  columns: Columns,
  { source, ...choice }: ColumnChoice & { source: string },
): void {
  const others = remembered().filter((kind) => !isAlike(kind.columns, columns));
  const places = Object.fromEntries(COLUMN_ROLES.map((role) => [role, choice[role]]));
  localStore.set(COST_COLUMNS, JSON.stringify([{ columns, source, places }, ...others].slice(0, MAX_KINDS)));
}
