import { localizedPath, paths } from "@/config/paths";
import { fixedPages } from "@/content/fixed-pages";
import { fetchActiveCombinations } from "@/data/locations/locations.queries";
import { LOCALES } from "@/i18n/locales";
import type { PublishedArticle } from "./published-articles";

/**
 * Every public address that is written as a file; an article in the languages in which it exists.
 * @throws AppError when the places cannot be read
 */
export async function prerenderedPaths(articles: readonly PublishedArticle[]): Promise<string[]> {
  const combinations = await fetchActiveCombinations();
  const locationPaths = combinations.map(({ location, service }) => paths.location(location, service));
  return [
    ...[...fixedPages, ...locationPaths].flatMap((path) =>
      LOCALES.map((locale) => localizedPath(path, locale)),
    ),
    ...articles.map(({ path }) => path),
    ...copiesOf(articles),
  ];
}

/** The Arabic addresses of articles without a translation: they show the English one, and say so. */
function copiesOf(articles: readonly PublishedArticle[]): string[] {
  const translated = new Set(articles.filter(({ lang }) => lang === "ar").map(({ slug }) => slug));
  return articles
    .filter(({ lang, slug }) => lang === "en" && !translated.has(slug))
    .map(({ slug }) => localizedPath(paths.article(slug), "ar"));
}
