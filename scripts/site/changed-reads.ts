import type { BuildContext } from "./build-context";
import { type PageSources, readPageSources } from "./page-sources";
import type { ReadEntry, SiteManifest } from "./site-manifest";

/**
 * One of this many reads is compared with its answer although its rows are reported unchanged; the choice changes with each
 * build.
 */
const INSPECTED = 50;

type Site = Pick<BuildContext, "before" | "reads" | "sources" | "environment" | "log">;

/**
 * The reads of the last build whose answers have changed. A read is repeated unless the database reports its rows as unchanged.
 * @throws when one fails
 */
export async function changedReads({ before, reads, sources, environment, log }: Site): Promise<Set<string>> {
  const changed = new Set<string>();
  const compare = async ([address, { hash }]: [string, ReadEntry]): Promise<void> => {
    if ((await reads.hashOf(address)) !== hash) changed.add(address);
  };
  const all = Object.entries(before.reads);
  const isSame = ([address, entry]: [string, ReadEntry]) => isSaidToBeSame(sources, address, entry);
  const isInspected = (place: number) => (place + before.builds) % INSPECTED === 0;
  const same = all.filter(isSame);
  const inspected = same.filter((_, place) => isInspected(place));
  await Promise.all([...all.filter((one) => !isSame(one)), ...inspected].map(compare));
  const others = inspected.filter(([address]) => changed.has(address));
  if (others.length > 0) {
    // A row may have changed since the digests were read.
    const latest = await readPageSources(environment);
    const wrong = others.find(([address, entry]) => isSaidToBeSame(latest, address, entry));
    if (wrong) {
      log?.(`The database did not say that there is another answer to ${wrong[0]}: everything is read again`);
      await Promise.all(same.map(compare));
    }
  }
  return changed;
}

const isSaidToBeSame = (sources: PageSources | undefined, address: string, { source }: ReadEntry): boolean =>
  source !== undefined && sources?.digestOf(address) === source;

/** The entries of these reads for the next build. @throws when one fails */
export async function notedReads(
  { before, reads, sources }: Pick<BuildContext, "before" | "reads" | "sources">,
  addresses: Iterable<string>,
): Promise<SiteManifest["reads"]> {
  const noted = [...new Set(addresses)].map(async (address): Promise<[string, ReadEntry]> => {
    // A read that was not repeated is unchanged.
    const known = reads.isAsked(address) ? undefined : before.reads[address]?.hash;
    const hash = known ?? (await reads.hashOf(address));
    return [address, { hash, source: sources?.digestOf(address) }];
  });
  return Object.fromEntries(await Promise.all(noted));
}
