import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { open, rename, rm, writeFile } from "node:fs/promises";
import type { z } from "zod";
import { errorCode, StackError } from "./failure.ts";

/** The text of a file; undefined without the file. */
export function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** The content of one of our files; undefined if it is missing. @throws StackError with `advice` if it is damaged */
export function readJson<T>(file: string, schema: z.ZodType<T>, advice: string): T | undefined {
  const text = readIfPresent(file);
  try {
    return text === undefined ? undefined : schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new StackError(`The file ${file} is damaged; ${advice}.`, { cause });
  }
}

/** A temporary name beside a file, which is renamed once it is complete. */
export const besideOf = (file: string): string => `${file}.${randomUUID().slice(0, 8)}.new`;

/** Writes a file that only its owner may read, as a whole; it is on the disk when this returns. */
export function writeSecrets(file: string, content: object): void {
  const unfinished = besideOf(file);
  try {
    const handle = openSync(unfinished, "wx", 0o600);
    try {
      writeFileSync(handle, `${JSON.stringify(content, null, 2)}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Replaces a file that can be made again, as a whole: readers get the old one or the new one. */
export const replaceFile = (file: string, content: string | Uint8Array): Promise<void> =>
  replaceWritten(file, (unfinished) => writeFile(unfinished, content));

/** The same for a file that a package writes. @param write writes the file of this name */
export async function replaceWritten(
  file: string,
  write: (unfinished: string) => Promise<unknown>,
): Promise<void> {
  const unfinished = besideOf(file);
  try {
    await write(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Writes a new file; its content is on the disk when this is done. */
export async function writeToDisk(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, "wx");
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Entries that were created or renamed in a folder are on the disk when this is done. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
