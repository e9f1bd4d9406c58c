import { localizedPath, paths } from "@/config/paths";
import { catalogue, otherServiceTitles } from "@/content/services";
import { LOCALES } from "@/i18n/locales";

/** Slugs of every service that has a page. */
const serviceSlugs = [...catalogue.map(({ slug }) => slug), ...Object.keys(otherServiceTitles)];

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

/** Every public address that is written as a file. */
export async function prerenderedPaths(): Promise<string[]> {
  return staticPaths.flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale)));
}
