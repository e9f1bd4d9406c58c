import { z } from "zod";
import { localStore } from "@/lib/safe-storage";
import { COST_COLUMNS } from "@/lib/storage-keys";
import { type ColumnChoice, COLUMN_ROLES, guessColumns } from "./cost-file/guess-columns";
import type { CostTable } from "./cost-file/read-table";

const MOST_KINDS = 10;

const rememberedSchema = z.array(
  z.object({
    /** The names of a file's columns, which tell its kind. */
    columns: z.array(z.string()),
    source: z.string(),
    places: z.partialRecord(z.enum(COLUMN_ROLES), z.number()),
  }),
);

type Remembered = z.infer<typeof rememberedSchema>;

function remembered(): Remembered {
  try {
    return rememberedSchema.parse(JSON.parse(localStore.get(COST_COLUMNS) ?? "[]"));
  } catch {
    // It was written by another version, or by hand: the person chooses once more.
    return [];
  }
}

const isAlike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/** Meta calls costs an amount that was spent. */
const sourceOf = (columns: readonly string[]): string =>
  columns.some((name) => /amount spent|المبلغ/i.test(name)) ? "facebook" : "google";

/** What a file's columns were chosen to be, or what their names say. */
export function choiceFor({ columns }: CostTable): ColumnChoice & { source: string } {
  const known = remembered().find((kind) => isAlike(kind.columns, columns));
  if (!known) return { ...guessColumns({ columns }), source: sourceOf(columns) };
  const { campaign, cost, first, last, currency } = known.places;
  return { campaign, cost, first, last, currency, source: known.source };
}

/** Remembers a choice for files with the same columns. */
export function rememberChoice(
  { columns }: CostTable,
  { source, campaign, cost, first, last, currency }: ColumnChoice & { source: string },
): void {
  const others = remembered().filter((kind) => !isAlike(kind.columns, columns));
  const places = { campaign, cost, first, last, currency };
  const kinds = [{ columns, source, places }, ...others].slice(0, MOST_KINDS);
  localStore.set(COST_COLUMNS, JSON.stringify(kinds));
}
