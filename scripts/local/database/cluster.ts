import { chownSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { runToEnd } from "../child-process";
import { StackError } from "../failure";
import { createDataFolder, type Placement } from "./placement";

/** Fills a new data folder. It gets its name only when it is complete, so that an interrupted start leaves nothing half done. */
export async function createCluster(
  { dataDir, binaries, account }: Placement,
  password: string,
  signal?: AbortSignal,
): Promise<void> {
  refuseForeignFolder(dataDir);
  const newDir = `${dataDir}.new`;
  const passwordFile = `${dataDir}.password`;
  rmSync(newDir, { recursive: true, force: true });
  try {
    createDataFolder(newDir, account);
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
    const args = [
      `--pgdata=${newDir}`,
      `--pwfile=${passwordFile}`,
      "--username=postgres",
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
    ];
    const { code, lines } = await runToEnd(binaries.initdb, args, { ...account, cwd: newDir, signal });
    if (code !== 0)
      throw new StackError(`The database cannot be created in ${dataDir}: ${mainError(lines)}.`);
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

function mainError(lines: string[]): string {
  return (lines.find((line) => /error|fatal|cannot/i.test(line)) ?? lines.at(-1) ?? "initdb failed").trim();
}
