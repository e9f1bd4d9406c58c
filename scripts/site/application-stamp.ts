import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { compareBy } from "../../src/lib/texts";

/** Everything that pages are made from beside the database. */
const SOURCES = [
  "index.html",
  "package-lock.json",
  "public",
  "scripts/build.ts",
  "scripts/site",
  "scripts/texts",
  "src",
  "supabase/functions/_shared/domain",
  "tailwind.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
const NOT_BUILT = ["**/*.test.{ts,tsx}", "**/testing/**"];

/** A hash over the sources (paths and contents) and the values that end up in the pages. */
export function applicationStamp(root: string, values: Readonly<Record<string, string>>): string {
  const hash = createHash("sha256").update(
    JSON.stringify(Object.entries(values).toSorted(compareBy(([name]) => name))),
  );
  for (const file of globSync(SOURCES, { cwd: root, dot: true, ignore: NOT_BUILT }).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
