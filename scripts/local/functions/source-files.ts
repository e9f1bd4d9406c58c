import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** The first file of each function, by its name: what the command line of Supabase deploys unless config.toml names another. */
export function sourceFiles(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => /^[^_.]/.test(name));
  const files = names.map((name) => [name, path.join(folder, name, "index.ts")] as const);
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)));
}
