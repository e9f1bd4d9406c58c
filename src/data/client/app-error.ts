/** The kind of failure, as pages and forms distinguish it. */
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

/** The details of a refusal beside its message; each may be missing. */
export interface RefusalDetails {
  /** Seconds to wait before trying again. */
  retryAfterSeconds?: number | undefined;
  /** SQLSTATE of the database, such as `23505`. */
  sqlState?: string | undefined;
  /** Name of the broken constraint. */
  constraint?: string | undefined;
  /** Machine-readable reason: the `detail` of a database function or trigger, or the `code` of an edge function. */
  reason?: string | undefined;
  /** Data of the reason, such as the path in question; not checked yet. */
  data?: unknown;
}

/** A refused or failed request. `message` is for the log only: no code depends on its wording. */
export class AppError extends Error {
  override readonly name = "AppError";
  // Assigned together, to keep the class small: the script of each page contains it.
  declare readonly retryAfterSeconds: number | undefined;
  declare readonly sqlState: string | undefined;
  declare readonly constraint: string | undefined;
  declare readonly reason: string | undefined;
  declare readonly data: unknown;

  constructor(
    readonly code: AppErrorCode,
    message: string,
    /** HTTP status; 0 without an answer. */
    readonly status: number,
    details: RefusalDetails = {},
  ) {
    super(message);
    Object.assign(this, details);
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
