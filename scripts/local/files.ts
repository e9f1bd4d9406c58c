import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import type { z } from "zod";
import { errorCode, StackError } from "./failure.ts";

/** The text of a file; undefined when there is no such file. */
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

/** Writes a file that its owner alone may read, also where an older one was more open. */
export function writeSecrets(file: string, content: object): void {
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
}

/** Replaces a file as a whole: whoever reads it gets the old one or the new one. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}.new`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
