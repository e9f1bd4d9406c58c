import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

export interface SharedReads {
  /** Like `fetch`, for reads only. Each address is requested once, for any number of pages. */
  fetch: typeof fetch;
  /** Runs some work and records the addresses that it reads. */
  noting: <T>(work: () => Promise<T>) => Promise<{ value: T; asked: string[] }>;
  /** A hash of an address's answer. @throws when it cannot be read */
  hashOf: (address: string) => Promise<string>;
  /** Whether it was requested. */
  isAsked: (address: string) => boolean;
  /** The first failed read: without it no page is reliable. Parts of pages tolerate failed reads; a build does not. */
  failure: () => Error | undefined;
}

interface SharedReadsOptions {
  headers: Readonly<Record<string, string>>;
  /** The pauses before each further attempt. */
  retryAfterMs?: readonly number[];
}

const RETRY_AFTER_MS = [500, 1_000, 2_000, 4_000];
const TIMEOUT_MS = 30_000;
const REQUESTS_AT_A_TIME = 8;

/** The parameter by which many rows of a table, or the rows of a function, are read in one request. */
const TOGETHER: Readonly<Record<string, string>> = {
  blog_posts: "slug",
  generated_images: "description_hash",
  missing_media: "p_names",
  page_schemas: "page_id",
};
/** With the longest slugs they still fit into an address, and into a function's limit. */
const VALUES_PER_REQUEST = 50;
/** The API's limit of rows: an answer with this many may be incomplete. */
const MAX_ROWS = 1_000;
/** An article's answers are kept until its pages are made, one after the other: all of them would fill the memory of a host. */
const KEPT_SINGLES = 250;

interface Single {
  address: string;
  /** The address without the value that selects a single row. */
  shape: URL;
  column: string;
  /** The notation of the values in an address. */
  isArray: boolean;
  values: readonly string[];
  limit: number;
  resolve: (answer: string | Promise<string>) => void;
}

/**
 * The database reads of one build. It keeps the answers that many pages share, so pages with the same content are made from the
 * same answers, and of all others the last ones.
 */
export function createSharedReads({
  headers,
  retryAfterMs = RETRY_AFTER_MS,
}: SharedReadsOptions): SharedReads {
  const answers = new Map<string, Promise<string>>();
  const kept: string[] = [];
  const hashes = new Map<string, Promise<string>>();
  const addresses = new Map<string, string>();
  const asking = new AsyncLocalStorage<Set<string>>();
  const limited = createLimit(REQUESTS_AT_A_TIME);
  let singles: Single[] = [];
  let failure: Error | undefined;

  const request = (address: string) =>
    limited(async () => {
      for (let attempt = 0; ; attempt++) {
        // One failure ends the build, so waiting reads are not tried.
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

  /** One request for many reads; each gets its own rows. A read for which that is not possible is requested alone. */
  const askTogether = async (group: readonly Single[]): Promise<void> => {
    const read = async () => (group.length > 1 && !failure ? rowsOfMany(group, headers) : undefined);
    const rows = await limited(read).catch(() => undefined);
    for (const { address, column, values, limit, resolve } of group) {
      const own = rows?.filter((row) => values.includes(valueOf(row, column))).slice(0, limit);
      // With the same notation as in a combined request.
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

  /** The notes of twenty thousand pages name the same long addresses, of which copies would take 40 MB. */
  const onlyCopyOf = (address: string): string => {
    const known = addresses.get(address);
    if (known !== undefined) return known;
    addresses.set(address, address);
    return address;
  };

  const noteHash = (address: string, answer: Promise<string>): void => {
    const [before, now] = [hashes.get(address), answer.then(hashOf)];
    const hash = before
      ? // Pages were made from both: a hash that no answer has makes the next build make them again.
        Promise.all([before, now]).then(([one, other]) => (one === other ? one : ""))
      : now;
    // Callers that await it get the failure; there may be none.
    hash.catch(() => undefined);
    hashes.set(address, hash);
  };

  return {
    fetch: async (target, { method = "GET" } = {}) => {
      const address = onlyCopyOf(target instanceof Request ? target.url : String(target));
      if (method !== "GET") throw new Error(`Pages only read, but requested ${method} ${address}.`);
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

/** The used part of an answer. A real one passes its text through streams, and every page has a dozen. */
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

/** The shape of a read that many pages make for different rows; undefined for any other read. */
function singleOf(address: URL): Omit<Single, "address" | "resolve"> | undefined {
  const column = TOGETHER[tableOf(address)];
  if (!column) return undefined;
  // Quoted values may contain anything, so they do not match.
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

/** Splits reads of one shape into groups that fit into one request each. */
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

/** The value that assigns a row to a read; functions return values instead of rows. */
const valueOf = (row: AnsweredRow, column: string): string =>
  typeof row === "string" ? row : String(row[column]);

/** The rows for all of them; undefined when one answer takes the database too long, is too large or does not distinguish them. */
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

/** Rows as text; undefined for rows nested too deep to be written, which concern only the page that reads them. */
function rowsAsText(rows: unknown): string | undefined {
  try {
    return JSON.stringify(rows);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** @returns a function that runs some work once fewer than `limit` others are running */
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
