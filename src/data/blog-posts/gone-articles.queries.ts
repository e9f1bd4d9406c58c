import { localizedPath, paths } from "@/config/paths";
import { readPublic } from "@/data/read-public";
import { LOCALES } from "@/i18n/locales";

/**
 * The addresses of articles that were taken away, for the host's rules.
 * @throws AppError when the read fails
 */
export async function goneArticles(): Promise<string[]> {
  const slugs = await readPublic((rest) => rest.rpc("gone_articles", {}, { get: true }));
  return slugs.flatMap((slug) => LOCALES.map((locale) => localizedPath(paths.article(slug), locale)));
}
