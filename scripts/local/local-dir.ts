import { accessSync, constants, existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { errorMessage, StackError } from "./failure";
import { lockHolder } from "./lock";
import { olderLog } from "./log-file";

/** The files of the local stack, by name. */
export type LocalPaths = ReturnType<typeof localPaths>;

export function localPaths(localDir: string) {
  const root = path.resolve(localDir);
  const at = (name: string) => path.join(root, name);
  return {
    root,
    database: at("database"),
    databaseLog: at("database.log"),
    apiLog: at("api.log"),
    storage: at("storage"),
    keys: at("keys.json"),
    lock: at("lock"),
    stackFile: at("stack.json"),
    site: at("site"),
  };
}

/** Creates the folder if needed. */
export function prepareLocalDir(paths: LocalPaths): void {
  try {
    mkdirSync(paths.root, { recursive: true, mode: 0o700 });
    accessSync(paths.root, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StackError(
      `The folder ${paths.root} cannot be written to (${errorMessage(error)}); set LOCAL_DIR to one that can.`,
      { cause: error },
    );
  }
}

/** Removes everything a stack has made in its folder: data, uploads, keys and the built site. */
export function resetLocalData(localDir: string): void {
  const paths = localPaths(localDir);
  if (!existsSync(paths.root)) return;
  const holder = lockHolder(paths);
  if (holder !== undefined)
    throw new StackError(`The folder ${paths.root} is in use by process ${holder}; stop it first.`);
  const { root: _kept, ...made } = paths;
  const targets = Object.values(made).flatMap((target) => [target, olderLog(target)]);
  for (const target of targets) rmSync(target, { recursive: true, force: true });
}
