import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { StackError } from "../failure";
import { LOOPBACK } from "../free-port";
import { allowedHosts } from "./environment";

/** The first file of each function, by its name: what the command line of Supabase deploys unless config.toml names another. */
export function sourceFiles(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => /^[^_.]/.test(name));
  const files = names.map((name) => [name, path.join(folder, name, "index.ts")] as const);
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)));
}

const resolveFromHere = createRequire(import.meta.url).resolve;

/** Finds the Deno that npm installed. */
export function locateDeno(resolve: (id: string) => string = resolveFromHere): string {
  const program = process.platform === "win32" ? "deno.exe" : "deno";
  let file: string;
  try {
    file = path.join(path.dirname(resolve("deno/package.json")), program);
  } catch (error) {
    throw new StackError("Deno is missing: the package deno is not installed. Run npm ci.", { cause: error });
  }
  if (existsSync(file)) return file;
  throw new StackError(`Deno is incomplete: ${file} is missing. Run npm ci without --ignore-scripts.`);
}

export interface FunctionsFolder {
  /** supabase/functions: a folder with an index.ts for each function. */
  folder: string;
  /** What `buildFunctions` made of them, by their names. Without it, the sources run. */
  built?: Readonly<Record<string, string>>;
}

export async function denoArguments(
  { folder, built }: FunctionsFolder,
  apiUrl: string,
  variables: Record<string, string>,
): Promise<string[]> {
  const config = path.join(folder, "deno.json");
  const lock = path.join(folder, "deno.lock");
  // Port 0: it listens on whatever port is free. Besides that it reaches the API and what its settings name, reads its
  // own files, and sees an environment that holds nothing but what functions may know.
  const hosts = [`${LOOPBACK}:0`, new URL(apiUrl).host, ...(await allowedHosts(variables))];
  const files = { ...sourceFiles(folder), ...built };
  const folders = new Set([folder, ...Object.values(built ?? {}).map((file) => path.dirname(file))]);
  const functions = Object.entries(files).map(([name, file]) => [name, pathToFileURL(file).href]);
  return [
    "run",
    "--quiet",
    "--no-prompt",
    // Else it prints a page about request.signal at the first request.
    "--unstable-no-legacy-abort",
    ...(built ? ["--no-npm", "--no-remote"] : []),
    ...(!built && existsSync(config) ? ["--config", config] : ["--no-config"]),
    ...(!built && existsSync(lock) ? ["--lock", lock, "--frozen"] : ["--no-lock"]),
    `--allow-read=${[...folders].join(",")}`,
    `--allow-net=${hosts.join(",")}`,
    "--allow-env",
    fileURLToPath(new URL("../functions-host.ts", import.meta.url)),
    JSON.stringify({ functions: Object.fromEntries(functions), isBuilt: built !== undefined }),
  ];
}
