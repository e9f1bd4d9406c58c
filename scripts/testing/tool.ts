import { execFile } from "node:child_process";
import { projectFile, toolPath } from "./project";

const OUTPUT_LIMIT = 64_000_000;

interface ToolRun {
  cwd?: string;
  env?: Readonly<Record<string, string>>;
}

/** Runs a program that an npm package brings, to its end. `problem` is empty when all went well, else what it printed. */
export function runTool(
  name: string,
  args: readonly string[],
  { cwd = ".", env = {} }: ToolRun = {},
): Promise<{ problem: string; output: string }> {
  return new Promise((resolve) => {
    const options = {
      cwd: projectFile(cwd),
      env: { ...process.env, ...env, NO_COLOR: "1" },
      maxBuffer: OUTPUT_LIMIT,
    };
    execFile(toolPath(name), args, options, (error, stdout, stderr) => {
      const output = stdout + stderr;
      resolve({ output, problem: error ? output || error.message : "" });
    });
  });
}
