import type { BuildContext } from "./build-context";
import type { TypedEntry } from "./site-manifest";

/** Tells what the article of a slug writes out of the facts. @throws when it cannot be read */
export type TypedFactsReader = (slug: string) => Promise<TypedEntry>;

/**
 * @param isUnchanged whether these reads have the same answers as in the last build
 * @returns what reads each article once, and only one of which the text or a fact that it writes out has changed
 * @throws when what all articles are compared with cannot be read
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
