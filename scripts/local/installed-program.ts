import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { StackError } from "./failure";

export type Resolve = (id: string) => string;

/**
 * A program in a package that npm installed.
 * @param id the package, or its package.json when it exports no other file
 * @param file the path of the program, relative to that file
 * @throws StackError with the package to install
 */
export function installedProgram(
  what: string,
  id: string,
  file: string,
  resolve: Resolve = createRequire(import.meta.url).resolve,
): string {
  let entry: string;
  try {
    entry = resolve(id);
  } catch (cause) {
    const name = id.replace(/\/package\.json$/, "");
    throw new StackError(
      `${what} is missing: the package ${name} is not installed. Run npm ci (without --omit=optional) on this machine.`,
      { cause },
    );
  }
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = path.resolve(path.dirname(entry), file + suffix);
  if (existsSync(program)) return program;
  throw new StackError(`${what} is incomplete: ${program} is missing. Run npm ci without --ignore-scripts.`);
}
