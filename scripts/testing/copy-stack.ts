import {
  chownSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { siteEnvironment } from "../local/site";
import { runToEnd } from "../local/child-process";
import { localPaths } from "../local/local-dir";
import { repositoryRoot } from "../local/settings";
import { readStackFile } from "../local/stack-file";
import { applicationStamp } from "../site/application";
import { BUILDS, readManifest, writeManifest } from "../site/site-manifest";

/**
 * Fills an empty folder with a copy of a running stack, for one that starts at `url`: database, stored files, keys and site. No
 * request may be under way. On a busy machine a stack and its copy took 73 s of processor time to start, two that each fill a
 * database and build the site 146.
 */
export async function copyStack(from: string, to: string, url: string): Promise<void> {
  const { siteUrl, databaseUrl, publishableKey } = readStackFile(from);
  const [original, copy] = [localPaths(from), localPaths(to)];
  cpSync(original.keys, copy.keys);
  if (existsSync(original.storage)) await copyFolder(original.storage, copy.storage);
  await copyDatabase(databaseUrl, original.database, copy.database);

  // The site's address is in its files, and the application's stamp and the folder are in the manifest.
  const stampAt = (address: string) =>
    applicationStamp(repositoryRoot, siteEnvironment(address, { publishableKey }));
  const names = [
    [siteUrl, url],
    [stampAt(siteUrl), stampAt(url)],
    [original.site, copy.site],
  ] as const;
  const renamed = (text: string) =>
    names.reduce((result, [before, after]) => result.replaceAll(before, after), text);
  const application = readdirSync(BUILDS).find((name) => name.endsWith(stampAt(siteUrl)));
  if (application === undefined) throw new Error(`The application of ${siteUrl} is not in ${BUILDS}.`);
  for (const [folder, target] of [
    [original.site, copy.site],
    [path.join(BUILDS, application), path.join(BUILDS, renamed(application))],
  ] as const) {
    await copyFolder(folder, target);
    renameInFiles(target, siteUrl, renamed);
  }
  const manifest = JSON.stringify(await readManifest(original.site));
  await writeManifest(JSON.parse(renamed(manifest)) as Awaited<ReturnType<typeof readManifest>>);
}

/** Copies the data of a running server, as PostgreSQL's manual describes for a backup with the low-level interface. */
async function copyDatabase(databaseUrl: string, from: string, to: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    await sql`select pg_backup_start('copy', true)`;
    await copyFolder(from, to);
    const [backup] = await sql<{ label: string }[]>`select labelfile as label from pg_backup_stop(false)`;
    const label = path.join(to, "backup_label");
    writeFileSync(label, backup?.label ?? "");
    const { uid, gid } = statSync(to);
    chownSync(label, uid, gid);
    // With everything that was written until the end of the copy.
    rmSync(path.join(to, "pg_wal"), { recursive: true });
    await copyFolder(path.join(from, "pg_wal"), path.join(to, "pg_wal"));
    rmSync(path.join(to, "postmaster.pid"));
  } finally {
    await sql.end();
  }
}

/** With the owners: the database belongs to another account than root. */
async function copyFolder(from: string, to: string): Promise<void> {
  const { code, lines } = await runToEnd("cp", ["-a", from, to]);
  if (code !== 0) throw new Error([`${from} cannot be copied.`, ...lines].join("\n"));
}

function renameInFiles(folder: string, word: string, renamed: (text: string) => string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.includes(word)) writeFileSync(file, renamed(content.toString()));
  }
}
