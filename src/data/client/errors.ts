import { AppError, codeOfStatus, type RefusalDetails } from "./app-error";

export { AppError, type AppErrorCode, codeOfStatus, type RefusalDetails } from "./app-error";

/** "Precondition failed": the row has a newer version. A duplicate value answers 409. */
const STALE = 412;

/** A save comes too late: another person changed or removed the row after it was read. */
export const staleRow = (reason?: typeof ROW_GONE) =>
  new AppError("conflict", "The row has changed since it was read.", STALE, { reason });

/** The reason of a save whose row the caller can no longer see. */
export const ROW_GONE = "row_gone";

/** Whether a save was refused because it came too late. */
export const isStale = (error: unknown): boolean => error instanceof AppError && error.status === STALE;

/** Whether the server refused a row because another row has the same unique value, such as its slug. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof AppError && error.sqlState === "23505";

/** Whether the same request could succeed later; never after an answer that blames the request. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof AppError) || error.status === 0 || error.status >= 500;

/**
 * Whether it is unknown if a change was made: no answer came, or an answer that is not the database's own. A change that the
 * database refuses, or that runs out of time there, is rolled back. A function that is not set up does nothing.
 */
export const isUnconfirmed = (error: unknown): boolean =>
  isWorthRetrying(error) &&
  !(error instanceof AppError && (error.sqlState || error.reason === "not_configured"));

interface DatabaseError {
  message: string;
  code?: string;
  details?: string | null;
  hint?: string | null;
}

interface Answer {
  error: DatabaseError | null;
  status: number;
}

/** For a write without a result. @throws AppError when the answer contains an error */
export function assertOk({ error, status }: Answer): void {
  if (error) throw new AppError(codeOfStatus(status), error.message, status, detailsOf(error));
}

/**
 * The one place where a Supabase answer becomes data or an error.
 * @throws AppError when the answer contains an error or no data
 */
export function unwrap<T>(answer: Answer & { data: T }): NonNullable<T> {
  assertOk(answer);
  if (answer.data === null || answer.data === undefined) {
    throw new AppError("not_found", "The answer was empty.", answer.status);
  }
  return answer.data;
}

/**
 * For a change or a removal of one row that selects the row: the database skips a row that is gone, or that the caller may not
 * change, without an error.
 * @throws AppError `not_found` when no row was changed
 */
export function requireRow(answer: Answer & { data: readonly unknown[] | null }): void {
  if (unwrap(answer).length === 0) throw new AppError("not_found", "No row was changed.", 404);
}

/** For a request that only counts. @throws AppError when the answer contains no count */
export function countOf(answer: Answer & { count: number | null }): number {
  assertOk(answer);
  if (answer.count === null) throw new AppError("not_found", "There was no count.", answer.status);
  return answer.count;
}

const REASON = /^[a-z][a-z0-9_]*$/;

/**
 * Reads the database's error body. PostgREST does not send the name of a broken constraint, so this is the one place that
 * parses it out of PostgreSQL's message.
 */
function detailsOf({ message, code, details, hint }: DatabaseError): RefusalDetails {
  return {
    sqlState: code || undefined,
    constraint: /^23\d{3}$/.test(code ?? "") ? /constraint "([^"]+)"/.exec(message)?.[1] : undefined,
    reason: details && REASON.test(details) ? details : undefined,
    data: parseHint(hint),
  };
}

/** A hint is JSON when it belongs to a reason, otherwise a sentence for people. */
function parseHint(hint: string | null | undefined): unknown {
  try {
    return hint ? JSON.parse(hint) : undefined;
  } catch {
    return undefined;
  }
}

/** An answer of another kind than expected, such as the page of a hotel's Wi-Fi: it counts as no answer. */
export const unusableAnswer = (message: string): AppError => new AppError("unavailable", message, 502);
