import { describeFailure } from "./failure";

/** Runs a command to its exit code; a failure is told in its own sentence and ends with 1. */
export async function runCommand(command: () => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(describeFailure(error));
    process.exitCode = 1;
  }
}
