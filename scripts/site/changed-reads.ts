import type { BuildContext } from "./build-context";
import { type PageSources, readPageSources } from "./page-sources";
import type { ReadEntry, SiteManifest } from "./site-manifest";

/** One read in so many is compared with its answer although its rows are said to be the same; which one changes with each build. */
const INSPECTED = 50;

type Site = Pick<BuildContext, "before" | "reads" | "sources" | "environment" | "log">;

/**
 * The reads of the last build that have another answer now. Those are asked for of which the database does not say that their rows are
 * the same. @throws when one cannot be asked for
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
    // A row may have changed since the digests were asked for.
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

/** What has to be known of these reads by the next build. @throws when one cannot be asked for */
export async function notedReads(
  { before, reads, sources }: Pick<BuildContext, "before" | "reads" | "sources">,
  addresses: Iterable<string>,
): Promise<SiteManifest["reads"]> {
  const noted = [...new Set(addresses)].map(async (address): Promise<[string, ReadEntry]> => {
    // What nobody has asked for is as it was.
    const known = reads.isAsked(address) ? undefined : before.reads[address]?.hash;
    const hash = known ?? (await reads.hashOf(address));
    return [address, { hash, source: sources?.digestOf(address) }];
  });
  return Object.fromEntries(await Promise.all(noted));
}
