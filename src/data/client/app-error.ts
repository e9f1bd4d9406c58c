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
  // Assigned together: each page's script has this class.
  declare readonly retryAfterSeconds: number | undefined;
  declare readonly sqlState: string | undefined;
  declare readonly constraint: string | undefined;
  declare readonly reason: string | undefined;
  declare readonly data: unknown;

  constructor(
    readonly code: AppErrorCode,
    message: string,
    /** HTTP status; 0 when no answer came. */
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
