import { runToEnd } from "../local/child-process";

/** Runs a script of package.json in this process's own group, so that Ctrl-C ends it too. @returns what it printed if it failed */
export async function runScript(name: string, args: string[] = [], env?: NodeJS.ProcessEnv) {
  const all = ["run", "--silent", name, ...args];
  const { code, lines } = await runToEnd("npm", all, { detached: false, env });
  return { lines, problem: code === 0 ? [] : lines };
}
