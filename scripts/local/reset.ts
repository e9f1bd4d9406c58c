import { existsSync, rmSync } from "node:fs";
import { removeData } from "./database/placement";
import { StackError } from "./failure";
import { localPaths } from "./local-dir";
import { lockHolder } from "./lock";

/** Removes everything a stack has made in its folder: data, uploads, keys and the site that was built from them. */
export function resetLocalData(localDir: string): void {
  const paths = localPaths(localDir);
  if (!existsSync(paths.root)) return;
  const holder = lockHolder(paths);
  if (holder !== undefined)
    throw new StackError(`The folder ${paths.root} is in use by process ${holder}; stop it first.`);
  const { root: _kept, database, ...made } = paths;
  removeData(database);
  for (const target of Object.values(made)) rmSync(target, { recursive: true, force: true });
}
