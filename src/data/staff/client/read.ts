import type { z } from "zod";
import { AppError, assertOk, countOf, unwrap } from "@/data/client/errors";
import { nextSignIn, notedSignIn } from "./signed-in";
import { currentSession } from "./staff-client";

interface Request<Answer> extends PromiseLike<Answer> {
  abortSignal: (signal: AbortSignal) => Request<Answer>;
  retry: (isOn: boolean) => PromiseLike<Answer>;
}

/** Before it was found out who is signed in, the server decides what a read is worth. */
const isSignedIn = async (): Promise<boolean> => {
  const noted = notedSignIn();
  return noted === undefined || (noted && (await currentSession()) !== null);
};

const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && (error.code === "unauthorized" || error.code === "forbidden");

/**
 * Reads in the name of who is signed in. While nobody is, the read waits for a sign-in: it would be sent as a visitor's, and be
 * refused or find nothing. One that was refused because the session ended meanwhile is made again.
 * @throws what `make` throws, AppError when the session could not be renewed
 */
export async function asStaff<Data>(make: () => Promise<Data>, signal: AbortSignal): Promise<Data> {
  for (;;) {
    if (!(await isSignedIn())) await nextSignIn(signal);
    try {
      return await make();
    } catch (error) {
      if (!isRefusal(error) || (await isSignedIn())) throw error;
    }
  }
}

/** Sends a request of the staff's client without retries: the query client retries. */
const send = <Answer>(request: Request<Answer>, signal: AbortSignal) =>
  request.abortSignal(signal).retry(false);

/**
 * The rows, or the value, of a request.
 * @throws AppError when it fails
 */
export const read = <Answer extends Parameters<typeof unwrap>[0]>(
  request: Request<Answer>,
  signal: AbortSignal,
) => asStaff(async () => unwrap<Answer["data"]>(await send(request, signal)), signal);

/**
 * The same for a function that returns JSON of a known shape; null is valid where the shape allows it.
 * @throws AppError when it fails, ZodError for an answer of another shape
 */
export async function readAs<Data, Answer extends Parameters<typeof unwrap>[0]>(
  shape: z.ZodType<Data>,
  request: Request<Answer>,
  signal: AbortSignal,
): Promise<Data> {
  return asStaff(async () => {
    const answer = await send(request, signal);
    assertOk(answer);
    return shape.parse(answer.data);
  }, signal);
}

/** The data of a query, or of the query that a function makes. */
export type DataOf<Query> = Query extends (...args: never[]) => infer Made
  ? DataOf<Made>
  : Query extends { queryFn?: infer Read }
    ? Read extends (...args: never[]) => infer Data
      ? Awaited<Data>
      : never
    : never;

/** The API's limit for one answer. */
const ROWS_PER_ANSWER = 1000;

interface List<Answer> {
  range: (first: number, last: number) => Request<Answer>;
}

/**
 * Every row of a list that may be longer than one answer of the API.
 * @param list the request, in an order without ties
 * @throws AppError at the answer that could not be read
 */
export async function readAll<Row extends { id: string }>(
  list: () => List<Parameters<typeof unwrap<Row[] | null>>[0]>,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let first = 0; ; first += ROWS_PER_ANSWER) {
    const answer = await read(list().range(first, first + ROWS_PER_ANSWER - 1), signal);
    // A row that is added in between moves the others by one, so that one of them comes twice.
    for (const row of answer) rows.set(row.id, row);
    if (answer.length < ROWS_PER_ANSWER) return [...rows.values()];
  }
}

/** The number of rows, for a request with {@link head}. @throws AppError when it fails */
export const count = (
  request: Request<Parameters<typeof countOf>[0]>,
  signal: AbortSignal,
): Promise<number> => asStaff(async () => countOf(await send(request, signal)), signal);

/** The options of a request that only counts. */
export const head = { count: "exact", head: true } as const;
