import { describeFailure } from "./failure";
import { writeFunctionModules } from "../texts/function-modules";
import { readSettings, repositoryRoot } from "./settings";
import { type Stack, type StackOptions, startStack } from "./stack";

const INTERRUPTED = 130;

/** Runs the stack until the terminal, the system or a person ends it, and ends the process itself. */
export async function runStack(options: Pick<StackOptions, "site" | "supabaseDir">): Promise<never> {
  // Passed on to every child process.
  Object.assign(process.env, { DO_NOT_TRACK: "1", LITE_TELEMETRY: "0" });
  surviveClosedTerminal();
  const interrupt = new AbortController();
  const ended = endSignal(() => interrupt.abort());
  const startedAt = performance.now();
  let isReady = false;
  try {
    const log = (line: string) => console.log(line);
    // Functions start with the current texts.
    writeFunctionModules(repositoryRoot).forEach((file) => log(`Wrote ${file}.`));
    const stack = await startStack({
      ...readSettings(process.env),
      ...options,
      log,
      ownsProcess: true,
      signal: interrupt.signal,
    });
    console.log(readyLine(stack, performance.now() - startedAt));
    isReady = true;
    try {
      await Promise.race([ended, stack.ended]);
      console.log("Stopping…");
    } finally {
      await stack.stop();
    }
  } catch (error) {
    if (interrupt.signal.aborted && !isReady) process.exit(INTERRUPTED);
    console.error(describeFailure(error));
    process.exit(1);
  }
  process.exit(0);
}

function readyLine({ values, adminPasswordIsCurrent }: Stack, milliseconds: number): string {
  const { email, password } = values.admin;
  const secret = adminPasswordIsCurrent ? password : "the password that was set for it";
  const seconds = (milliseconds / 1000).toFixed(1);
  return `Ready in ${seconds} s: ${values.siteUrl} (staff: ${values.siteUrl}/admin/login, ${email}, ${secret})`;
}

/** Resolves at the first signal to end. Repeated ones change nothing: the end is under way. */
function endSignal(react: () => void): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      react();
      resolve();
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  });
}

/** Writing to a closed terminal fails; that must not keep the rest from being stopped. */
function surviveClosedTerminal(): void {
  process.stdout.on("error", () => undefined);
  process.stderr.on("error", () => undefined);
}
