/** A failure whose message is one clear sentence for the person at the terminal; it is shown without a stack. */
export class StackError extends Error {
  override readonly name = "StackError";
}

/** What to print for anything that was thrown: the sentence of a StackError, the whole stack of a defect. */
export function describeFailure(error: unknown): string {
  if (error instanceof StackError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The `code` of a Node system error or of a Postgres error, when there is one. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Runs a command to its exit code, which is 0 unless it answers another; a failure is told in its own sentence and ends with 1. */
export async function runCommand(
  command: () => Promise<number | undefined> | number | undefined,
): Promise<void> {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
