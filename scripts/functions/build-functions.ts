import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
import { z } from "zod";
import { mainError, runToEnd } from "../local/child-process";
import { StackError } from "../local/failure";
import { readIfPresent, replaceFile } from "../local/files";
import { repositoryRoot } from "../local/settings";
import { readSupabaseConfig } from "../local/supabase-config";
import { SPARING, SPARING_FLAGS } from "../sparing";

const NOT_BUILT = ["**/*.test.ts", "**/testing/**", "deno.lock", ".env"];

const PROGRAM = fileURLToPath(new URL("bundle-process.ts", import.meta.url));
const reportSchema = z.object({
  name: z.string(),
  /** The reason why it cannot be built. */
  problem: z.string().optional(),
});
/** The report of bundle-process.ts about a function. */
export type BundleReport = z.infer<typeof reportSchema>;

/**
 * Builds each function of `supabaseDir` that has an `entrypoint` in config.toml into that one file, with its source map beside
 * it. It does nothing when they were built from the same sources.
 * @returns the files, by the names of their functions
 */
export async function buildFunctions(
  supabaseDir: string,
  log: (line: string) => void,
  signal?: AbortSignal,
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
    const functions = named.map(([name, file]) => ({
      name,
      source: path.join(supabaseDir, "functions", name, "index.ts"),
      file,
    }));
    await bundleAll(functions, log, signal);
    await replaceFile(stampFile, stamp);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    log(`Functions: built ${named.length} in ${seconds} s.`);
  }
  return Object.fromEntries(named);
}

/** @throws StackError that names the function that cannot be built */
async function bundleAll(
  functions: readonly { name: string }[],
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  let done = 0;
  const { code, lines } = await runToEnd(
    process.execPath,
    [...SPARING_FLAGS, "--import", "tsx", PROGRAM, JSON.stringify(functions)],
    {
      cwd: repositoryRoot,
      env: { ...process.env, ...SPARING },
      signal,
      onLine: (line) => {
        const report = readReport(line);
        if (!report || report.problem !== undefined) return;
        done += 1;
        if (done < functions.length && done % PROGRESS === 0)
          log(`Functions: ${done} of ${functions.length} are built.`);
      },
    },
  );
  if (code === 0) return;
  const failed = lines.map(readReport).find((report) => report?.problem !== undefined);
  throw new StackError(
    failed
      ? `The edge function ${failed.name} cannot be built: ${failed.problem}`
      : `The edge functions cannot be built: ${mainError(lines) ?? `the bundler ended with code ${code}`}`,
  );
}

/** The number of functions between two progress messages. */
const PROGRESS = 5;

function readReport(line: string): BundleReport | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    return reportSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined; // another output of the bundler
  }
}

/** A hash of the inputs of built functions. */
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
    PROGRAM,
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
