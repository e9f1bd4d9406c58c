import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseEnv } from "node:util";
import { readIfPresent } from "../files.ts";

/** The first file of each function, by its name: the default of Supabase's command line unless config.toml names another. */
export function sourceFiles(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => /^[^_.]/.test(name));
  const files = names.map((name) => [name, path.join(folder, name, "index.ts")] as const);
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)));
}

/** Their addresses. */
export const urlsOf = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, pathToFileURL(file).href]));

/** The variables of a folder's functions beside those of every hosted function. */
export const readDotEnv = (folder: string): Record<string, string> =>
  parseEnv(readIfPresent(path.join(folder, ".env")) ?? "") as Record<string, string>;
