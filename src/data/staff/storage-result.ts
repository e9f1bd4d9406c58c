import { AppError, codeOfStatus } from "@/data/client/errors";

interface StorageResult<T> {
  data: T | null;
  error: { message: string; status?: number; statusCode?: string } | null;
}

/**
 * The storage service's answers have no status beside their data; its refusals often have the status 400 and the real one in
 * the body.
 * @throws AppError when the answer contains an error, `offline` without an answer
 */
export function unwrapStorage<T>({ data, error }: StorageResult<T>): T {
  if (error) throw storageError(error.status ?? 0, error.statusCode, error.message);
  if (data === null) throw new AppError("not_found", "The answer was empty.", 404);
  return data;
}

/** A refusal of the storage service, by the status in its body, otherwise by its HTTP status. */
export function storageError(status: number, statusCode: unknown, message: string): AppError {
  const inner = Number(statusCode);
  const reason = Number.isInteger(inner) && inner >= 400 ? inner : status;
  return new AppError(codeOfStatus(reason), message, reason);
}
