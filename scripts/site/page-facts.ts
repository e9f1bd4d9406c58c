import { createHash } from "node:crypto";
import { valuesAt } from "../../src/build/noted-reads";
import type { Facts } from "../../supabase/functions/_shared/domain/facts";
import type { FactsEntry, SiteManifest } from "./site-manifest";

/** What the pages of one build say of the business. Every page is handed all of it, and shows little: a build asks what that is. */
export interface PageFacts {
  value: Facts;
  /** The addresses of what they were read from. */
  reads: readonly string[];
  /** Of all facts. */
  hash: string;
  /** Notes what a page has read of them. @returns a name for these paths */
  note: (paths: readonly string[]) => string;
  /** Of the facts at the paths of a name; undefined for a name that nobody has noted. */
  hashOf: (name: string) => string | undefined;
  /** Whether the facts at the paths of a name are those of the last build. */
  isSame: (name: string) => boolean;
  /** What the next build has to know of some names. */
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
