import type { BuildContext } from "./build-context";
import type { TypedEntry } from "./site-manifest";

/** Finds the facts that the article of a slug spells out. @throws when it cannot be read */
export type TypedFactsReader = (slug: string) => Promise<TypedEntry>;

/**
 * @param isUnchanged whether these reads have the same answers as in the last build
 * @returns a function that reads each article once, and only when its text or a fact in it has changed
 * @throws when the facts for the comparison cannot be read
 */
export async function createTypedFacts(
  { application, before, facts, reads }: BuildContext,
  isUnchanged: (reads: readonly string[]) => boolean,
): Promise<TypedFactsReader> {
  const { value: typedIn, asked: shared } = await reads.noting(application.prerender.typedFactsReader);
  const known = new Map<string, Promise<TypedEntry>>();
  const find = async (slug: string): Promise<TypedEntry> => {
    const last = before.typed[slug];
    if (last && isUnchanged(last.reads) && facts.isSame(last.facts)) return last;
    const { value, asked } = await reads.noting(() => typedIn(slug, facts.value));
    return { reads: [...shared, ...asked], facts: facts.note(value.facts), found: value.found };
  };
  return (slug) => {
    const finding = known.get(slug) ?? find(slug);
    known.set(slug, finding);
    return finding;
  };
}
