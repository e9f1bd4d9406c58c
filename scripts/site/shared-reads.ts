import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

export interface SharedReads {
  /** As `fetch`, for reads alone. Each address is asked for once, however many pages want it. */
  fetch: typeof fetch;
  /** Does some work and notes the addresses that it asked for. */
  noting: <T>(work: () => Promise<T>) => Promise<{ value: T; asked: string[] }>;
  /** A hash of what an address answers. @throws when it cannot be read */
  hashOf: (address: string) => Promise<string>;
  /** Whether somebody has asked for it. */
  isAsked: (address: string) => boolean;
  /**
   * The first read that failed: nothing can be said about any page then. Parts of pages do without what they cannot read; a
   * build does not.
   */
  failure: () => Error | undefined;
}

interface SharedReadsOptions {
  headers: Readonly<Record<string, string>>;
  /** How long to wait before each further attempt. */
  retryAfterMs?: readonly number[];
}

const RETRY_AFTER_MS = [500, 1_000, 2_000, 4_000];
const TIMEOUT_MS = 30_000;
const REQUESTS_AT_A_TIME = 8;

/** By which parameter many rows of a table, or the rows of a function, are asked for at once instead of one by one. */
const TOGETHER: Readonly<Record<string, string>> = {
  blog_posts: "slug",
  generated_images: "description_hash",
  missing_media: "p_names",
  page_schemas: "page_id",
};
/** Together with the longest slugs they still fit into an address, and into what a function takes. */
const VALUES_PER_REQUEST = 50;
/** The API gives no more rows at once, so as many may be too few. */
const MAX_ROWS = 1_000;
/** An article's answers are kept until its pages are made, one after the other: all of them would fill the memory of a host. */
const KEPT_SINGLES = 250;

interface Single {
  address: string;
  /** The address without what makes it a single one. */
  shape: URL;
  column: string;
  /** How the values are written in an address. */
  isArray: boolean;
  values: readonly string[];
  limit: number;
  resolve: (answer: string | Promise<string>) => void;
}

/**
 * What one build reads from the database. It keeps the answers that many pages share, so pages that show the same are made from the same, and
 * of all others the last ones.
 */
export function createSharedReads({
  headers,
  retryAfterMs = RETRY_AFTER_MS,
}: SharedReadsOptions): SharedReads {
  const answers = new Map<string, Promise<string>>();
  const kept: string[] = [];
  const hashes = new Map<string, Promise<string>>();
  const asking = new AsyncLocalStorage<Set<string>>();
  const limited = createLimit(REQUESTS_AT_A_TIME);
  let singles: Single[] = [];
  let failure: Error | undefined;

  const request = (address: string) =>
    limited(async () => {
      for (let attempt = 0; ; attempt++) {
        // One failure ends the build: what waits behind it need not be tried.
        if (failure) throw failure;
        const { text, problem, isWorthRetrying } = await ask(address, headers);
        if (text !== undefined) return text;
        const pause = isWorthRetrying ? retryAfterMs[attempt] : undefined;
        if (pause === undefined) {
          failure ??= new Error(`${tableOf(new URL(address))} could not be read: ${problem}`);
          throw failure;
        }
        await wait(pause);
      }
    });

  /** One request for many; each is answered with its own rows. What cannot be answered so is asked for alone. */
  const askTogether = async (group: readonly Single[]): Promise<void> => {
    const read = async () => (group.length > 1 && !failure ? rowsOfMany(group, headers) : undefined);
    const rows = await limited(read).catch(() => undefined);
    for (const { address, column, values, limit, resolve } of group) {
      const own = rows?.filter((row) => values.includes(valueOf(row, column))).slice(0, limit);
      // In the same words as when it was asked for with others.
      resolve(
        (own && rowsAsText(own)) ?? request(address).then((text) => rowsAsText(JSON.parse(text)) ?? text),
      );
    }
  };

  const flush = () => {
    const groups = new Map<string, Single[]>();
    for (const single of singles)
      groups.set(single.shape.href, [...(groups.get(single.shape.href) ?? []), single]);
    singles = [];
    for (const group of groups.values()) for (const some of requestsOf(group)) void askTogether(some);
  };

  const answerOf = (address: string): Promise<string> => {
    const known = answers.get(address);
    if (known) return known;
    const single = singleOf(new URL(address));
    const answer = single
      ? new Promise<string>((resolve) => {
          if (singles.length === 0) setImmediate(flush);
          singles.push({ ...single, address, resolve });
        })
      : request(address);
    answers.set(address, answer);
    noteHash(address, answer);
    if (single) kept.push(address);
    for (const oldest of kept.splice(0, kept.length - KEPT_SINGLES)) answers.delete(oldest);
    return answer;
  };

  const noteHash = (address: string, answer: Promise<string>): void => {
    const [before, now] = [hashes.get(address), answer.then(hashOf)];
    const hash = before
      ? // Pages were made from both: with a hash that no answer has, the next build makes them again.
        Promise.all([before, now]).then(([one, other]) => (one === other ? one : ""))
      : now;
    // Who waits for it is told; nobody may.
    hash.catch(() => undefined);
    hashes.set(address, hash);
  };

  return {
    fetch: async (target, { method = "GET" } = {}) => {
      const address = target instanceof Request ? target.url : String(target);
      if (method !== "GET") throw new Error(`Pages only read, but ${method} ${address} was asked for.`);
      asking.getStore()?.add(address);
      return answered(await answerOf(address));
    },
    noting: async (work) => {
      const asked = new Set<string>();
      const value = await asking.run(asked, work);
      return { value, asked: [...asked] };
    },
    hashOf: async (address) => {
      if (!hashes.has(address)) await answerOf(address);
      return (await hashes.get(address)) ?? "";
    },
    isAsked: (address) => hashes.has(address),
    failure: () => failure,
  };
}

const HEADERS = new Headers({ "Content-Type": "application/json" });

/** What readers ask of an answer. A real one passes its text through streams, and every page has a dozen. */
const answered = (text: string) =>
  ({
    ok: true,
    status: 200,
    statusText: "OK",
    headers: HEADERS,
    text: async () => text,
    json: async (): Promise<unknown> => JSON.parse(text),
  }) as Response;

const hashOf = (answer: string): string =>
  createHash("sha256").update(answer).digest("base64url").slice(0, 22);

const tableOf = ({ pathname }: URL): string => pathname.split("/").at(-1) ?? "";

async function ask(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ text?: string; problem?: string; isWorthRetrying?: boolean }> {
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    if (response.ok) return { text };
    return {
      problem: `it answered ${response.status} ${text}`.trim(),
      isWorthRetrying: response.status >= 500,
    };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return { problem: isLate ? "there was no answer in time" : "there was no answer", isWorthRetrying: true };
  }
}

/** What a read asks for that many pages ask for in the same words, each of other rows; undefined for any other read. */
function singleOf(address: URL): Omit<Single, "address" | "resolve"> | undefined {
  const column = TOGETHER[tableOf(address)];
  if (!column) return undefined;
  // Quoted values hold anything; they are left alone.
  const filter = /^(?:eq\.([\w-]+)|in\.\(([\w,-]+)\)|\{([\w./,-]+)\})$/.exec(
    address.searchParams.get(column) ?? "",
  );
  if (!filter) return undefined;
  const [, one, several, array] = filter;
  const values = (one ?? several ?? array ?? "").split(",");
  const shape = new URL(address);
  shape.searchParams.delete(column);
  shape.searchParams.delete("limit");
  const limit = address.searchParams.get("limit");
  return {
    shape,
    column,
    isArray: array !== undefined,
    values,
    limit: limit === null ? Number.POSITIVE_INFINITY : Number(limit),
  };
}

/** Of some reads of one shape, those that fit into one request each. */
function* requestsOf(group: readonly Single[]): Generator<Single[]> {
  let some: Single[] = [];
  let values = 0;
  for (const single of group) {
    if (some.length > 0 && values + single.values.length > VALUES_PER_REQUEST) {
      yield some;
      [some, values] = [[], 0];
    }
    some.push(single);
    values += single.values.length;
  }
  if (some.length > 0) yield some;
}

type AnsweredRow = string | Record<string, unknown>;

/** By what a row belongs to a read; functions answer with values instead of rows. */
const valueOf = (row: AnsweredRow, column: string): string =>
  typeof row === "string" ? row : String(row[column]);

/** The rows for all of them; undefined when one answer takes the database too long, has no room for all or does not tell them apart. */
async function rowsOfMany(
  group: readonly Single[],
  headers: Readonly<Record<string, string>>,
): Promise<AnsweredRow[] | undefined> {
  const [first] = group;
  if (!first) return undefined;
  const together = new URL(first.shape);
  const values = new Set(group.flatMap((single) => single.values));
  const list = [...values].join(",");
  together.searchParams.set(first.column, first.isArray ? `{${list}}` : `in.(${list})`);
  const { text } = await ask(together.href, headers);
  const rows = text === undefined ? undefined : (JSON.parse(text) as AnsweredRow[]);
  const isTold = (row: AnsweredRow) => typeof row === "string" || first.column in row;
  return rows && rows.length < MAX_ROWS && rows.every(isTold) ? rows : undefined;
}

/** Rows as text; undefined for rows nested deeper than can be written, which concern the page that asked for them alone. */
function rowsAsText(rows: unknown): string | undefined {
  try {
    return JSON.stringify(rows);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** @returns a function that does some work once fewer than `limit` others are under way */
function createLimit(limit: number) {
  let free = limit;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
