import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Env } from "../../src/config/env-schema";
import { compareBy } from "../../src/lib/texts";

const TIMEOUT_MS = 30_000;

const answerSchema = z.object({
  database: z.string(),
  tables: z.record(
    z.string(),
    z.object({
      /**
       * The columns by which reads select rows: the first identifies a single row, each further one all rows with the same
       * value.
       */
      keys: z.array(z.string()),
      /** The tables whose rows are part of a row's digest. */
      embedded: z.array(z.string()),
      /** A digest, then the values of the keys. */
      rows: z.array(z.array(z.string().nullable())),
    }),
  ),
});
/** The answer of the database function `page_sources`. */
export type PageSourcesAnswer = z.infer<typeof answerSchema>;

/** The database's digests of the rows that pages are made from, at one moment. */
export interface PageSources {
  /** Changes with every row in the read's answer; undefined when that is not known. */
  digestOf: (address: string) => string | undefined;
  /** The values of a table's first key. */
  namesIn: (table: string) => string[];
}

/** The parsed address of a read. */
interface Read {
  table: string;
  embedded: string[];
  /** The values that a filter requires for a column. */
  valuesOf: (column: string) => string[] | undefined;
}

/** Before each further try. Without digests a build reads everything, which takes minutes with ten thousand articles. */
const PAUSES_MS = [500, 2_000];

/**
 * Reads the digests of all rows that visitors can read, again when a busy database has cancelled that.
 * @returns undefined without an answer: everything has to be read then
 */
export async function readPageSources({
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_PUBLISHABLE_KEY: apikey,
}: Pick<Env, "VITE_SUPABASE_URL" | "VITE_SUPABASE_PUBLISHABLE_KEY">): Promise<PageSources | undefined> {
  const ask = () =>
    fetch(`${url}/rest/v1/rpc/page_sources`, {
      headers: { apikey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  try {
    let answer = await ask();
    for (const pause of PAUSES_MS) {
      if (answer.status < 500) break;
      await sleep(pause);
      answer = await ask();
    }
    return answer.ok ? createPageSources(answerSchema.parse(await answer.json())) : undefined;
  } catch {
    return undefined; // The reads that follow report the failure.
  }
}

export function createPageSources({ database, tables }: PageSourcesAnswer): PageSources {
  const known = new Map(Object.entries(tables).map(([name, table]) => [name, indexed(database, table)]));
  const digests = new Map<string, string | undefined>();
  const find = (address: string): string | undefined => {
    const read = readOf(address);
    const own = read && known.get(read.table);
    if (!own) return undefined;
    const others = read.embedded.filter((table) => !own.embedded.includes(table));
    const parts = [own.digestOf(read.valuesOf), ...others.map((table) => known.get(table)?.digestOf())];
    return parts.includes(undefined) ? undefined : parts.join(" ");
  };
  return {
    digestOf: (address) => {
      if (!digests.has(address)) digests.set(address, find(address));
      return digests.get(address);
    },
    namesIn: (table) => known.get(table)?.names() ?? [],
  };
}

/** Whether an address selects single rows, by a table's first key. */
export const isOfSingleRows = (address: string, firstKey: string): boolean =>
  address.includes(`${firstKey}=`) && readOf(address)?.valuesOf(firstKey) !== undefined;

function indexed(database: string, { keys, embedded, rows }: PageSourcesAnswer["tables"][string]) {
  const byValue = keys.map((_, place) => {
    const found = new Map<string, (string | null)[][]>();
    for (const row of rows) {
      const value = row[place + 1];
      if (typeof value !== "string") continue;
      const others = found.get(value);
      if (others) others.push(row);
      else found.set(value, [row]);
    }
    return found;
  });
  const hashOf = (some: readonly (string | null)[][]) =>
    createHash("sha256")
      .update(
        [database, ...some.map(([digest]) => digest ?? "").toSorted(compareBy((digest) => digest))].join(),
      )
      .digest("base64url")
      .slice(0, 16);
  const all = hashOf(rows);
  return {
    embedded,
    names: () => [...(byValue[0]?.keys() ?? [])],
    digestOf: (valuesOf: Read["valuesOf"] = () => undefined): string => {
      for (const [place, key] of keys.entries()) {
        const values = valuesOf(key);
        if (values) return hashOf(values.flatMap((value) => byValue[place]?.get(value) ?? []));
      }
      return all;
    },
  };
}

const REST = /\/rest\/v1\/(\w+)$/;
/** The name of a table, its hints and its columns: `services!inner(slug)`. */
const EMBEDDED = /(\w+)(?:!\w+)*\(/g;
/** Quoted values may contain anything, so they do not match. */
const PLAIN = /^(?:eq\.([\w-]+)|in\.\(([\w,-]+)\))$/;

/** Undefined when the address is not a read of a table. Unknown filters leave more rows than the answer contains. */
function readOf(address: string): Read | undefined {
  const { pathname, searchParams } = new URL(address);
  const table = REST.exec(pathname)?.[1];
  if (!table) return undefined;
  return {
    table,
    embedded: [...(searchParams.get("select") ?? "").matchAll(EMBEDDED)].map(([, name = ""]) => name),
    valuesOf: (column) => {
      const filter = PLAIN.exec(searchParams.get(column) ?? "");
      return filter ? [...new Set((filter[1] ?? filter[2] ?? "").split(","))] : undefined;
    },
  };
}
