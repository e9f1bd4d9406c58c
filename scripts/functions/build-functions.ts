import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { SourceMap } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
import { errorMessage, StackError } from "../local/failure";
import { readIfPresent, replaceFile } from "../local/files";
import { repositoryRoot } from "../local/settings";
import { readSupabaseConfig } from "../local/supabase-config";

const NOT_BUILT = ["**/*.test.ts", "**/testing/**", "deno.lock", ".env"];

/**
 * Builds each function of `supabaseDir` whose `entrypoint` config.toml names into that one file, with its source map beside
 * it. Does nothing when they were built of the same sources.
 * @returns the files, by the names of their functions
 */
export async function buildFunctions(
  supabaseDir: string,
  log: (line: string) => void,
): Promise<Record<string, string>> {
  const named = Object.entries(readSupabaseConfig(supabaseDir).functions).flatMap(([name, { entrypoint }]) =>
    entrypoint ? [[name, path.join(supabaseDir, entrypoint)] as const] : [],
  );
  const [first] = named;
  if (!first) return {};
  const stampFile = path.join(path.dirname(first[1]), "stamp");
  const stamp = stampOf(supabaseDir);
  const isFresh = readIfPresent(stampFile) === stamp && named.every(([, file]) => existsSync(file));
  if (!isFresh) {
    const startedAt = performance.now();
    // It is loaded only when there is something to build.
    const { bundle } = await import("./bundle");
    await Promise.all(
      named.map(async ([name, file]) => {
        const source = path.join(supabaseDir, "functions", name, "index.ts");
        const { code, map } = await bundle(source, file).catch((error) => refuse(name, error));
        await mkdir(path.dirname(file), { recursive: true });
        await replaceFile(`${file}.map`, map);
        await replaceFile(file, code);
      }),
    );
    await replaceFile(stampFile, stamp);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    log(`Functions: built ${named.length} in ${seconds} s.`);
  }
  return Object.fromEntries(named);
}

function refuse(name: string, error: unknown): never {
  throw new StackError(`The edge function ${name} cannot be built: ${errorMessage(error)}`, { cause: error });
}

/** A hash of everything that built functions are made of. */
function stampOf(supabaseDir: string): string {
  const sources = globSync("**", {
    cwd: path.join(supabaseDir, "functions"),
    dot: true,
    ignore: NOT_BUILT,
    absolute: true,
  });
  const files = [
    ...sources.sort(),
    path.join(supabaseDir, "config.toml"),
    path.join(repositoryRoot, "package-lock.json"),
    fileURLToPath(new URL("bundle.ts", import.meta.url)),
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/** The text with every position in a built function, such as `publish-due.js:1:2345`, replaced by the source and its line. */
export function nameSources(text: string, builtFolder: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (name: string) => {
    if (!maps.has(name)) {
      const map = readIfPresent(path.join(builtFolder, `${name}.js.map`));
      maps.set(name, map === undefined ? undefined : new SourceMap(JSON.parse(map)));
    }
    return maps.get(name);
  };
  return text.replaceAll(/[^\s()]*?([\w-]+)\.js:(\d+):(\d+)/g, (position, name: string, line, column) => {
    const origin = mapOf(name)?.findOrigin(Number(line), Number(column));
    if (!origin || !("fileName" in origin)) return position;
    return `${path.posix.join("supabase/built-functions", origin.fileName)}:${origin.lineNumber}`;
  });
}
