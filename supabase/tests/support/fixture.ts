import { randomUUID } from "node:crypto";
import type { Row } from "./rest";
import type { Sandbox } from "./sandbox";

/** A row in the database and how to ask for it. */
export interface Target {
  label: string;
  filter: string;
}

/** What one test of a table needs. */
export interface Fixture {
  /** Rows that the public may see. */
  visible: Target[];
  /** Rows that it may not see, one for each reason there is. */
  hidden: Target[];
  /** Of a table to which somebody may write: a row that is not there yet. */
  fresh?: { row: Row; filter: string };
  /** A change that every row of `visible` and `hidden` takes. */
  change?: Row;
  /** Makes room for `fresh` where the table holds one row only. */
  makeRoom?: () => Promise<void>;
}

export type FixtureBuilder = (sandbox: Sandbox) => Promise<Fixture>;

export const byId = (id: string) => `id=eq.${id}`;

interface SimpleTable {
  table: string;
  /** A complete row; called once per row, so that unique columns differ. */
  row: (id: string) => Row;
  change?: Row;
  /** Which rows there are: the columns that make the row what its label says. */
  visible?: Record<string, Row>;
  hidden?: Record<string, Row>;
}

/** For tables with an id and without references. */
export function simpleFixture({
  table,
  row,
  change,
  visible = {},
  hidden = {},
}: SimpleTable): FixtureBuilder {
  return async (sandbox) => {
    const add = (variants: Record<string, Row>): Promise<Target[]> =>
      Promise.all(
        Object.entries(variants).map(async ([label, columns]) => {
          const id = randomUUID();
          await sandbox.add(table, { ...row(id), ...columns, id }, byId(id));
          return { label, filter: byId(id) };
        }),
      );
    const id = randomUUID();
    return {
      visible: await add(visible),
      hidden: await add(hidden),
      ...(change && { fresh: { row: { ...row(id), id }, filter: byId(id) }, change }),
    };
  };
}

/** For a table whose rows have a name in both languages and a switch, and need nothing else. */
export const namedFixture = (table: string): FixtureBuilder =>
  simpleFixture({
    table,
    row: (id) => ({ name_en: id }),
    visible: { "an active row": { is_active: true } },
    hidden: { "an inactive row": { is_active: false } },
    change: { name_ar: "اسم آخر" },
  });
