import { execFile } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** What the pages say that no database holds. */
const SOURCES = "src";

/**
 * When the texts that come with the code last changed: the last commit's date, or without a repository that of the newest
 * file. The moment of the build would tell search engines with every build that every page is new.
 */
export async function contentDate(root = process.cwd()): Promise<Date> {
  return (await lastCommit(root)) ?? (await newestFile(join(root, SOURCES)));
}

async function lastCommit(root: string): Promise<Date | undefined> {
  try {
    const { stdout } = await promisify(execFile)("git", ["log", "-1", "--format=%cI", "--", SOURCES], {
      cwd: root,
    });
    return stdout.trim() ? new Date(stdout.trim()) : undefined;
  } catch {
    return undefined; // no git, or a folder that is no repository: the files tell instead
  }
}

async function newestFile(folder: string): Promise<Date> {
  const names = await readdir(folder, { recursive: true });
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return new Date(Math.max(...times));
}
