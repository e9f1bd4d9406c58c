import { AppError, codeOfStatus } from "@/data/client/errors";

interface StorageResult<T> {
  data: T | null;
  error: { message: string; status?: number; statusCode?: string } | null;
}

/**
 * The storage service's answers carry no status beside their data; its refusals often say 400 on the outside and the
 * real reason inside.
 * @throws AppError when the answer carries an error, `offline` when there was no answer
 */
export function unwrapStorage<T>({ data, error }: StorageResult<T>): T {
  if (error) throw storageError(error.status ?? 0, error.statusCode, error.message);
  if (data === null) throw new AppError("not_found", "The answer was empty.", 404);
  return data;
}

/** A refusal of the storage service, by what it says inside, else by its HTTP status. */
export function storageError(status: number, statusCode: unknown, message: string): AppError {
  const inner = Number(statusCode);
  const reason = Number.isInteger(inner) && inner >= 400 ? inner : status;
  return new AppError(codeOfStatus(reason), message, reason);
}
