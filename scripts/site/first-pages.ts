import { paths, stripLocale } from "../../src/config/paths";
import { drawArticleCards } from "./article-cards";
import { type BuildContext, hasCard, readContent } from "./build-context";
import { PAGES_AT_A_TIME, pageMaker } from "./make-pages";
import { filesOfPage } from "./page-files";
import { isOfSingleRows, type PageSources } from "./page-sources";
import { type PageEntry, without, writeManifest } from "./site-manifest";
import { inParallel } from "./in-parallel";

/** The column that identifies an article, a location and a service. */
const NAME = "slug";
const ARTICLE = paths.article("");

/** The pages that the first move has put in place, and those that it has removed. */
interface FirstPages {
  made: Map<string, PageEntry>;
  removed: Set<string>;
}

/**
 * Publishes the pages of changed articles, locations and services first, and removes those of deleted articles and locations,
 * so that these need not wait for all other effects of a change. Lists and files for machines come with the rest of the build.
 * A page that cannot be made is left to that, too.
 * @throws when the database does not answer or the disk is full
 */
export async function publishFirstPages(site: BuildContext): Promise<FirstPages> {
  const { application, before, facts, sources, stage, reads } = site;
  const made = new Map<string, PageEntry>();
  const removed = new Set<string>();
  // On a new site, and for another application, all pages belong together.
  if (!sources || before.application !== site.version) return { made, removed };
  const affected = await affectedPages(site, sources);
  const slugs = [
    ...new Set([...newArticles(site, sources), ...affected].flatMap((path) => slugOf(path) ?? [])),
  ];
  if (affected.size === 0 && slugs.length === 0) return { made, removed };

  const content = await readContent(application.prerender, slugs);
  const make = pageMaker(site);
  const isWanted = (path: string) => affected.has(path) || slugOf(path) !== undefined;
  await inParallel(content.paths.filter(isWanted), PAGES_AT_A_TIME, async (path) => {
    const page = await make(path).catch(() => undefined);
    const failure = reads.failure();
    if (failure) throw failure;
    if (!page) return;
    made.set(path, page.entry);
    for (const [file, text] of page.files) stage.put(file, text);
  });
  const articles = content.articles.filter(({ path }) => made.has(path));
  const isThere = hasCard(site);
  const cards = await drawArticleCards({
    folder: application.folder,
    brand: facts.value.name,
    articles,
    isThere,
  });
  const newCards = cards.filter(({ path, drawing }) => !isThere(path, drawing));
  for (const { path, file } of newCards) stage.copy(path, file);

  const now = new Set(content.paths);
  for (const path of affected) {
    // Without its page and before its rule, an address with a redirect would lead nowhere.
    if (!now.has(path) && !content.redirects.has(path)) removed.add(path);
  }
  if (made.size === 0 && removed.size === 0) return { made, removed };
  // Until the rest is in place these pages count as not made: after an interruption the next build makes them again.
  const moved = new Set(newCards.map(({ path }) => path));
  await writeManifest({
    ...before,
    pages: without(before.pages, (path) => made.has(path) || removed.has(path)),
    cards: without(before.cards, (path) => moved.has(path)),
    rest: undefined,
  });
  await stage.publish(new Set([...removed].flatMap(filesOfPage)));
  return { made, removed };
}

/** The pages about a changed row whose reads or facts have changed. */
async function affectedPages(
  { application, before, facts, reads }: BuildContext,
  sources: PageSources,
): Promise<Set<string>> {
  const other = new Set(
    Object.entries(before.reads).flatMap(([address, { source }]) =>
      source === undefined || sources.digestOf(address) !== source ? [address] : [],
    ),
  );
  const isNamed = (address: string) => other.has(address) && isOfSingleRows(address, NAME);
  const { notFoundPaths } = application.prerender;
  const candidates = Object.entries(before.pages).filter(
    ([path, page]) => page.reads.some(isNamed) && !notFoundPaths.includes(path),
  );
  const changed = new Set<string>();
  const asked = new Set(candidates.flatMap(([, page]) => page.reads.filter((address) => other.has(address))));
  await Promise.all(
    [...asked].map(async (address) => {
      if ((await reads.hashOf(address)) !== before.reads[address]?.hash) changed.add(address);
    }),
  );
  const isAnother = (page: PageEntry) =>
    page.reads.some((address) => changed.has(address)) || !facts.isSame(page.facts);
  return new Set(candidates.flatMap(([path, page]) => (isAnother(page) ? [path] : [])));
}

const newArticles = ({ before }: BuildContext, sources: PageSources): string[] => {
  const known = new Set(Object.keys(before.pages).flatMap((path) => slugOf(path) ?? []));
  return sources
    .namesIn("blog_posts")
    .filter((slug) => !known.has(slug))
    .map(paths.article);
};

/** The slug in an article's address in either language. */
function slugOf(path: string): string | undefined {
  const plain = stripLocale(path);
  return plain.startsWith(ARTICLE) ? plain.slice(ARTICLE.length) : undefined;
}
