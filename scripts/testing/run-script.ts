import { runToEnd } from "../local/child-process";

/**
 * Runs a script of package.json in this process's own group, so that Ctrl-C ends it too. `problem` is empty after a success,
 * otherwise the script's output.
 */
export async function runScript(name: string, env?: NodeJS.ProcessEnv, args: readonly string[] = []) {
  const { code, lines } = await runToEnd("npm", ["run", "--silent", name, "--", ...args], {
    detached: false,
    env,
  });
  const output = lines.join("\n");
  return { output, problem: code === 0 ? "" : output || `It ended with code ${code}.` };
}
