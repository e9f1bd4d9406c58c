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

export class AppError extends Error {
  override readonly name = "AppError";

  constructor(
    readonly code: AppErrorCode,
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    /** Seconds to wait before trying again, when the server said so. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

const CODES: Readonly<Record<number, AppErrorCode>> = {
  0: "offline",
  400: "invalid",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  413: "too_large",
  422: "invalid",
  429: "too_many",
};

export const codeOfStatus = (status: number): AppErrorCode =>
  CODES[status] ?? (status >= 500 ? "unavailable" : "unknown");

interface Result<T> {
  data: T;
  error: { message: string } | null;
  status: number;
}

/**
 * The one place where a Supabase answer becomes data or an error.
 * @throws AppError when the answer carries an error
 */
export function unwrap<T>(result: Result<T>): NonNullable<T> {
  if (result.error) throw new AppError(codeOfStatus(result.status), result.error.message, result.status);
  if (result.data === null || result.data === undefined) {
    throw new AppError("not_found", "The answer was empty.", result.status);
  }
  return result.data;
}

/** Whether trying the same request again could help: never after an answer that blames the request. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof AppError) || error.status === 0 || error.status >= 500;
