import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { runToEnd } from "./child-process";
import { StackError } from "./failure";

/**
 * Installs the packages of a scripts folder's lock file, unless they are installed: packages that few people need are not part
 * of `npm ci`.
 * @param what - their purpose, for messages
 * @throws StackError with npm's message
 */
export async function installPackages(folder: string, what: string): Promise<void> {
  const at = (file: string) => path.join(folder, file);
  const done = at("node_modules/.package-lock.json");
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(at("package-lock.json")).mtimeMs) return;
  console.error(`installing the packages of ${what}`);
  const { code, lines } = await runToEnd("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
  });
  if (code !== 0) throw new StackError(`The packages of ${what} cannot be installed:\n${lines.join("\n")}`);
}
