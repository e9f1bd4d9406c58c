import { localizedPath, paths } from "@/config/paths";
import { fixedPages } from "@/content/fixed-pages";
import { offeredSlugs, serviceSlugs } from "@/content/service-titles";
import { fetchFacts } from "@/data/public/facts.queries";
import { fetchActiveCombinations } from "@/data/public/locations.queries";
import { LOCALES } from "@/config/locales";
import type { PublishedArticle } from "./published-articles";

/**
 * Every public address that is written as a file; an article in the languages in which it exists.
 * @throws AppError when places or facts cannot be read
 */
export async function prerenderedPaths(articles: readonly PublishedArticle[]): Promise<string[]> {
  const [combinations, facts] = await Promise.all([fetchActiveCombinations(), fetchFacts()]);
  // A service that is not offered now has no page.
  const offered = offeredSlugs(facts);
  const fixed = fixedPages.filter((path) => {
    const slug = serviceOf(path);
    return slug === undefined || offered.includes(slug);
  });
  const locationPaths = combinations.map(({ location, service }) => paths.location(location, service));
  return [
    ...[...fixed, ...locationPaths].flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale))),
    ...articles.map(({ path }) => path),
    ...copiesOf(articles),
  ];
}

const serviceOf = (path: string) => serviceSlugs.find((slug) => paths.service(slug) === path);

/**
 * Those of them that no search engine is offered.
 * @throws AppError when the places cannot be read
 */
export async function unlistedPaths(): Promise<string[]> {
  const combinations = await fetchActiveCombinations();
  return combinations
    .filter(({ isListed }) => !isListed)
    .flatMap(({ location, service }) =>
      LOCALES.map((locale) => localizedPath(paths.location(location, service), locale)),
    );
}

/** The Arabic addresses of articles without a translation: they show the English one, and say so. */
function copiesOf(articles: readonly PublishedArticle[]): string[] {
  const translated = new Set(articles.filter(({ lang }) => lang === "ar").map(({ slug }) => slug));
  return articles
    .filter(({ lang, slug }) => lang === "en" && !translated.has(slug))
    .map(({ slug }) => localizedPath(paths.article(slug), "ar"));
}
