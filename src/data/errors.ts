/** What went wrong, in terms that a page or a form can act on. */
export type AppErrorCode =
  | "offline"
  | "invalid"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "too_large"
  | "too_many"
  | "unavailable"
  | "unknown";

/** What the server says about a refusal beside its words, as far as it says it. */
export interface RefusalDetails {
  /** Seconds to wait before trying again. */
  retryAfterSeconds?: number | undefined;
  /** SQLSTATE of the database, such as `23505`. */
  sqlState?: string | undefined;
  /** Name of the broken constraint. */
  constraint?: string | undefined;
  /** Machine-readable reason: a database function's or trigger's `detail`, or an edge function's `code`. */
  reason?: string | undefined;
  /** What belongs to the reason, such as the path that it is about; not checked yet. */
  data?: unknown;
}

/** A refused or failed request. `message` is for the log alone: no code depends on its wording. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly retryAfterSeconds: number | undefined;
  readonly sqlState: string | undefined;
  readonly constraint: string | undefined;
  readonly reason: string | undefined;
  readonly data: unknown;

  constructor(
    readonly code: AppErrorCode,
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    details: RefusalDetails = {},
  ) {
    super(message);
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.sqlState = details.sqlState;
    this.constraint = details.constraint;
    this.reason = details.reason;
    this.data = details.data;
  }
}

const CODES: Readonly<Record<number, AppErrorCode>> = {
  0: "offline",
  400: "invalid",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  412: "conflict",
  413: "too_large",
  422: "invalid",
  429: "too_many",
};

export const codeOfStatus = (status: number): AppErrorCode =>
  CODES[status] ?? (status >= 500 ? "unavailable" : "unknown");

/** "Precondition failed": the row has another version by now. A value that is taken answers 409. */
const STALE = 412;

/** Whether a save was refused because somebody changed or removed the row after it was read. */
export const isStale = (error: unknown): boolean => error instanceof AppError && error.status === STALE;

/** Whether the server refused a row because another one has a value that must be unique, such as its slug. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof AppError && error.sqlState === "23505";

/** Whether the same request could succeed later: never after an answer that blames the request. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof AppError) || error.status === 0 || error.status >= 500;

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

/**
 * For a write that answers nothing.
 * @throws AppError when the answer carries an error
 */
export function assertOk({ error, status }: Answer): void {
  if (error) throw new AppError(codeOfStatus(status), error.message, status, detailsOf(error));
}

/**
 * The one place where a Supabase answer becomes data or an error.
 * @throws AppError when the answer carries an error or no data
 */
export function unwrap<T>(answer: Answer & { data: T }): NonNullable<T> {
  assertOk(answer);
  if (answer.data === null || answer.data === undefined) {
    throw new AppError("not_found", "The answer was empty.", answer.status);
  }
  return answer.data;
}

/**
 * For a change or a removal of one row that asks for the row back: a row that is gone, or that the caller may not change,
 * is passed over by the database without an error.
 * @throws AppError `not_found` when no row was touched
 */
export function requireRow(answer: Answer & { data: readonly unknown[] | null }): void {
  if (unwrap(answer).length === 0) throw new AppError("not_found", "No row was changed.", 404);
}

/**
 * For a change of a row as it was at a version: the request leaves the row alone when it has another one by now.
 * @param version undefined when the change goes over whatever is there
 * @throws AppError of which {@link isStale} is true, or `not_found`, when no row was touched
 */
export function requireVersion(
  answer: Answer & { data: readonly unknown[] | null },
  version: string | undefined,
): void {
  if (version === undefined) requireRow(answer);
  else if (unwrap(answer).length === 0) {
    throw new AppError("conflict", "The row has changed since it was read.", STALE);
  }
}

/**
 * For a request that only counts.
 * @throws AppError when the server did not count
 */
export function countOf(answer: Answer & { count: number | null }): number {
  assertOk(answer);
  if (answer.count === null) throw new AppError("not_found", "There was no count.", answer.status);
  return answer.count;
}

const REASON = /^[a-z][a-z0-9_]*$/;

/**
 * Reads the database's error body. PostgREST does not send the name of a broken constraint, so this is the one place that
 * takes it from PostgreSQL's own message.
 */
function detailsOf({ message, code, details, hint }: DatabaseError): RefusalDetails {
  return {
    sqlState: code || undefined,
    constraint: /^23\d{3}$/.test(code ?? "") ? /constraint "([^"]+)"/.exec(message)?.[1] : undefined,
    reason: details && REASON.test(details) ? details : undefined,
    data: parseHint(hint),
  };
}

/** A hint is JSON where it belongs to a reason, and a sentence for people elsewhere. */
function parseHint(hint: string | null | undefined): unknown {
  try {
    return hint ? JSON.parse(hint) : undefined;
  } catch {
    return undefined;
  }
}
