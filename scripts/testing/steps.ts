import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium";
import { type CommandOptions, runCommand } from "./command";
import { readDenoSummary } from "./deno-report";
import { projectFile, toolPath } from "./project";
import { countedResult, singleResult, type StepResult } from "./result";
import { readVitestReport } from "./vitest-report";

export interface Step {
  name: string;
  run: () => Promise<StepResult>;
}

type Environment = Readonly<Record<string, string>>;

const FUNCTIONS_DIR = projectFile("supabase/functions");

/** A program of the project that counts as one: passed when it ends with 0. */
export function toolCheck(name: string, tool: string, args: readonly string[], env: Environment = {}): Step {
  return { name, run: () => singleCommand(toolPath(tool), args, { cwd: projectFile("."), env }) };
}

/** `deno check` or `deno lint` over all functions. */
export function denoCheck(name: string, args: readonly string[]): Step {
  return { name, run: () => singleCommand(toolPath("deno"), args, { cwd: FUNCTIONS_DIR }) };
}

/** All tests of one vitest project of vite.config.ts. */
export function vitestProject(project: string, env: Environment = {}): Step {
  return {
    name: project,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), "dar-afiya-report-"));
      try {
        const report = join(folder, "report.json");
        const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
        const { code, output } = await runCommand(
          toolPath("vitest"),
          ["run", "--project", project, ...reporters],
          { cwd: projectFile("."), env },
        );
        const result = readVitestReport(readIfWritten(report));
        // What failed stands first: whoever reads a log sees its beginning.
        return countedResult(result, code, result?.failures ? `${result.failures}\n\n${output}` : output);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** All tests of the functions, against the stack that `env` names. */
export function denoTests(env: Environment): Step {
  return {
    name: "functions",
    run: async () => {
      const args = ["test", "--frozen", "--no-prompt", "--allow-env", "--allow-net=127.0.0.1", "."];
      const { code, output } = await runCommand(toolPath("deno"), args, { cwd: FUNCTIONS_DIR, env });
      return countedResult(readDenoSummary(output), code, output);
    },
  };
}

/** Journeys in a real browser, one project of them. Without a browser they count as failed. */
export function journeys(project: string, env: Environment): Step {
  return {
    name: project,
    run: async () => {
      const chromium = await ensureChromium();
      if ("problem" in chromium) return singleResult(false, chromium.problem);
      return await vitestProject(project, { ...env, CHROMIUM_PATH: chromium.path }).run();
    },
  };
}

/** A step that cannot run because of what went wrong before it: it counts as failed, never as absent. */
export function blockedStep(name: string, reason: string): Step {
  return { name, run: () => Promise.resolve(singleResult(false, reason)) };
}

async function singleCommand(
  file: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<StepResult> {
  const { code, output } = await runCommand(file, args, options);
  return singleResult(code === 0, output);
}

function readIfWritten(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // the program ended before it could write one, which the caller counts as a failure
  }
}
