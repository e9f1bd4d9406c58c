import { chownSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { runToEnd } from "../child-process";
import { StackError } from "../failure";
import { prepareDataFolder } from "./account";
import type { PostgresBinaries } from "./binaries";

interface ClusterOptions {
  dataDir: string;
  password: string;
  signal?: AbortSignal;
}

/** Fills a new data folder. It gets its name only when it is complete, so that an interrupted start leaves nothing half done. */
export async function createCluster(
  { dataDir, password, signal }: ClusterOptions,
  { initdb }: PostgresBinaries,
): Promise<void> {
  refuseForeignFolder(dataDir);
  const newDir = `${dataDir}.new`;
  const passwordFile = `${dataDir}.password`;
  rmSync(newDir, { recursive: true, force: true });
  try {
    const launcher = prepareDataFolder(newDir, initdb);
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (launcher.account) chownSync(passwordFile, launcher.account.uid, launcher.account.gid);
    const [program, args] = launcher.wrap(initdb, [
      `--pgdata=${newDir}`,
      `--pwfile=${passwordFile}`,
      "--username=postgres",
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
    ]);
    const { code, output } = await runToEnd(program, args, { ...launcher.spawnAs, cwd: newDir, signal });
    if (code !== 0)
      throw new StackError(`The database cannot be created in ${dataDir}: ${mainError(output)}.`);
    if (existsSync(dataDir)) rmdirSync(dataDir);
    renameSync(newDir, dataDir);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(newDir, { recursive: true, force: true });
  }
}

function refuseForeignFolder(dataDir: string): void {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new StackError(
      `The data folder ${dataDir} is broken: it holds files, but no database. npm run db:reset starts over with an empty one.`,
    );
  }
}

function mainError(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  return (lines.find((line) => /error|fatal|cannot/i.test(line)) ?? lines.at(-1) ?? "initdb failed").trim();
}
