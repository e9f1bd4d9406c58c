import { randomUUID } from "node:crypto";
import type { Row } from "./rest";

/** A row to be stored, and its table. */
export type Entry = readonly [table: string, row: Row];

/** The rows for testing a table, each after those that it refers to. */
export interface Fixture {
  /** The rows that the public may see. */
  visible: Record<string, Entry[]>;
  /** The rows that it may not see, one for each reason. */
  hidden: Record<string, Entry[]>;
  /** For a table to which some role may add: a new row. */
  fresh?: Entry[];
  /** For a table to which some role may write: a change that is valid for every row of `visible` and `hidden`. */
  change?: Row;
  /** The columns that identify a row. */
  keys: string[];
}

export type FixtureBuilder = (table: string) => Fixture;

interface Rows {
  /** A complete row; called once per row, so that unique columns differ. */
  row: (id: string) => Row;
  /** The rows that it refers to. */
  before?: (id: string) => Entry[];
  change?: Row;
  /** For each label the columns in which its row differs. */
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
