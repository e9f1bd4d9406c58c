import { localizedPath, paths } from "@/config/paths";
import { serviceSlugs } from "@/content/service-titles";
import { fetchPublishedAddresses } from "@/data/blog-posts/article.queries";
import { LOCALES } from "@/i18n/locales";

/** Pages that exist in both languages, as neutral paths. */
const staticPaths = [
  paths.home,
  paths.about,
  paths.blog,
  paths.contact,
  paths.privacy,
  paths.terms,
  ...serviceSlugs.map(paths.service),
];

/**
 * Every public address that is written as a file; an article in the languages in which it exists.
 * @throws AppError when the articles cannot be read
 */
export async function prerenderedPaths(): Promise<string[]> {
  const articles = await fetchPublishedAddresses();
  return [
    ...staticPaths.flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale))),
    ...articles.flatMap(({ slug, languages }) =>
      LOCALES.filter((locale) => languages.includes(locale)).map((locale) =>
        localizedPath(paths.article(slug), locale),
      ),
    ),
  ];
}
