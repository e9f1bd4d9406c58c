import { AppError, codeOfStatus, unwrap } from "@/data/errors";

/** "Precondition failed"; a value that is taken answers 409. */
const STALE = 412;

interface Answer {
  error: { message: string } | null;
  status: number;
}

/**
 * For a write that answers nothing.
 * @throws AppError when the answer carries an error
 */
export function assertOk({ error, status }: Answer): void {
  if (error) throw new AppError(codeOfStatus(status), error.message, status);
}

/**
 * For a change or a removal of one row that asks for the row back: a row that is gone, or that the caller may not change,
 * is passed over by the database without an error.
 * @throws AppError `not_found` when no row was touched
 */
export function requireRow(answer: Answer & { data: readonly unknown[] | null }): void {
  if (unwrap(answer).length === 0) throw new AppError("not_found", "No row was changed.", 404);
}

/** Whether a save was refused because somebody changed or removed the row after it was read. */
export const isStale = (error: unknown): boolean => error instanceof AppError && error.status === STALE;

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
export function countOf({ error, status, count }: Answer & { count: number | null }): number {
  if (error || count === null) {
    throw new AppError(codeOfStatus(status), error?.message ?? "There was no count.", status);
  }
  return count;
}
