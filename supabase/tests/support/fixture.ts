import { randomUUID } from "node:crypto";
import type { Row } from "./rest";

/** A row that is to be stored, and its table. */
export type Entry = readonly [table: string, row: Row];

/** The rows with which a table is tested, each after those that it refers to. */
export interface Fixture {
  /** What the public may see. */
  visible: Record<string, Entry[]>;
  /** What it may not see, one for each reason there is. */
  hidden: Record<string, Entry[]>;
  /** Of a table to which somebody may add: a row that is not there yet. */
  fresh?: Entry[];
  /** Of a table to which somebody may write: a change that every row of `visible` and `hidden` takes. */
  change?: Row;
  /** The columns that a row is known by. */
  keys: string[];
}

export type FixtureBuilder = (table: string) => Fixture;

interface Rows {
  /** A complete row; called once per row, so that unique columns differ. */
  row: (id: string) => Row;
  /** The rows that it refers to. */
  before?: (id: string) => Entry[];
  change?: Row;
  /** Which rows there are: the columns that make the row what its label says. */
  visible?: Record<string, Row>;
  hidden?: Record<string, Row>;
  key?: string;
}

export function rows({
  row,
  before = () => [],
  change,
  visible = {},
  hidden = {},
  key = "id",
}: Rows): FixtureBuilder {
  return (table) => {
    const entries = (columns: Row = {}): Entry[] => {
      const id = randomUUID();
      return [...before(id), [table, { [key]: id, ...row(id), ...columns }]];
    };
    const each = (variants: Record<string, Row>) =>
      Object.fromEntries(Object.entries(variants).map(([label, columns]) => [label, entries(columns)]));
    return {
      visible: each(visible),
      hidden: each(hidden),
      ...(change && { fresh: entries(), change }),
      keys: [key],
    };
  };
}
