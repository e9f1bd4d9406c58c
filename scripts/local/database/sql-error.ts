import { errorMessage } from "../failure";

/** The message of a Postgres error with the line of the file it points at, when it points anywhere. */
export function describeSqlError(error: unknown, text: string): string {
  const position = error instanceof Error && "position" in error ? Number(error.position) : Number.NaN;
  // Positions count characters from 1; inside a function body they count from its start and mean nothing here.
  const isInFile = Number.isInteger(position) && !(error instanceof Error && "internal_position" in error);
  const line = isInFile ? ` (line ${Array.from(text).slice(0, position).join("").split("\n").length})` : "";
  return `${errorMessage(error)}${line}`;
}
