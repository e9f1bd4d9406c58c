import { createHash } from "node:crypto";
import { valuesAt } from "../../src/build/noted-reads";
import type { Facts } from "../../supabase/functions/_shared/domain/facts";
import type { FactsEntry, SiteManifest } from "./site-manifest";

/** The facts on the pages of one build. Every page gets all of them, and shows few: a build records which. */
export interface PageFacts {
  value: Facts;
  /** The addresses of the facts' reads. */
  reads: readonly string[];
  /** Of all facts. */
  hash: string;
  /** Records the facts that a page has read. @returns a name for these paths */
  note: (paths: readonly string[]) => string;
  /** The hash of the facts at the paths of a name; undefined for an unknown name. */
  hashOf: (name: string) => string | undefined;
  /** Whether the facts at the paths of a name are those of the last build. */
  isSame: (name: string) => boolean;
  /** The entries of some names for the next build. */
  entries: (names: Iterable<string>) => SiteManifest["facts"]["read"];
}

export function createPageFacts(
  value: Facts,
  reads: readonly string[],
  { facts: before }: Pick<SiteManifest, "facts">,
): PageFacts {
  const noted = new Map<string, FactsEntry>();
  const find = (name: string): FactsEntry | undefined => {
    const last = before.read[name];
    if (last && !noted.has(name)) noted.set(name, { ...last, hash: hashOf(valuesAt(value, last.paths)) });
    return noted.get(name);
  };
  return {
    value,
    reads,
    hash: hashOf(value),
    note: (paths) => {
      const name = hashOf(paths);
      if (!find(name)) noted.set(name, { paths: [...paths], hash: hashOf(valuesAt(value, paths)) });
      return name;
    },
    hashOf: (name) => find(name)?.hash,
    isSame: (name) => find(name)?.hash === before.read[name]?.hash,
    entries: (names) =>
      Object.fromEntries(
        [...new Set(names)].flatMap((name) => {
          const entry = find(name);
          return entry ? [[name, entry]] : [];
        }),
      ),
  };
}

const hashOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 16);
