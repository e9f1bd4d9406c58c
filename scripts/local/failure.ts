/** A failure whose message is one clear sentence for the person at the terminal; it is shown without a stack. */
export class StackError extends Error {
  override readonly name = "StackError";
}

/** The output for any thrown value: the sentence of a StackError, the whole stack of a defect. */
export function describeFailure(error: unknown): string {
  if (error instanceof StackError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The `code` of a Node system error or of a Postgres error, if there is one. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A failure with its causes. */
const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);

const FULL = /\b(?:ENOSPC|EDQUOT)\b|no space left on device|disk quota exceeded/i;
/** Of the system, and of PostgreSQL. */
const FULL_CODES = new Set(["ENOSPC", "EDQUOT", "53100"]);
const FORBIDDEN_CODES = new Set(["EACCES", "EPERM", "EROFS"]);

/**
 * A problem that a person can fix at the disk, as one sentence, whether this process, the database or a program met it. Any
 * other failure stays unchanged.
 * @param root the folder of the copy's data
 */
export function explainDisk(error: unknown, root: string): unknown {
  const chain = chainOf(error);
  const full = chain.find((one) => FULL_CODES.has(errorCode(one) ?? "") || FULL.test(one.message));
  if (full)
    return new StackError(
      `The disk is full: free some space on that of ${root} and on that of this repository, then start again; what was saved is kept.`,
      { cause: error },
    );
  const forbidden = chain.find((one) => FORBIDDEN_CODES.has(errorCode(one) ?? "") && "path" in one);
  if (forbidden && !(error instanceof StackError))
    return new StackError(
      `This account may not write all that it has to (${forbidden.message}); give it the right to, or set LOCAL_DIR to another folder.`,
      { cause: error },
    );
  return error;
}

/** Runs a command to its exit code, by default 0; a failure is printed as its own sentence and ends with 1. */
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
