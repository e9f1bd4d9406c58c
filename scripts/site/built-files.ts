import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** The used part of Vite's manifest: the built file of each module that has one, and its imports. */
export const builtFilesSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
export type BuiltFiles = z.infer<typeof builtFilesSchema>;

export const APP = "index.html";
export const PAGE_SCRIPT = "src/page-script.ts";

/** @throws when the folder contains no build */
export const readBuiltFiles = async (outDir: string): Promise<BuiltFiles> =>
  builtFilesSchema.parse(JSON.parse(await readFile(join(outDir, ".vite", "manifest.json"), "utf8")));

/** @throws Error for a module without a file of its own */
export function fileOf(built: BuiltFiles, module: string): string {
  const file = built[module]?.file;
  if (!file) throw new Error(`The build has no file for ${module}.`);
  return `/${file}`;
}

/** The addresses of all files that some modules need, each once. */
export function filesFor(built: BuiltFiles, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (module: string) => {
    const file = fileOf(built, module);
    if (files.has(file)) return;
    files.add(file);
    for (const sheet of built[module]?.css ?? []) files.add(`/${sheet}`);
    built[module]?.imports.forEach(add);
  };
  modules.forEach(add);
  return [...files];
}
