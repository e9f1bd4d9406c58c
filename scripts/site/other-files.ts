import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { localizedPath, stripLocale } from "../../src/config/paths";
import { localeOfPath, LOCALES } from "../../src/config/locales";
import type { FactUsesFile, TypedInArticle } from "../../src/data/staff/fact-uses.queries";
import { drawArticleCards } from "./article-cards";
import { hostFiles, vercelRedirects } from "./host-files";
import { limitNotices } from "./host-limits";
import { listedPages, listings } from "./listings";
import { pageFile, SHELL } from "./page-files";
import {
  continueHistory,
  PAGE_HISTORY,
  type PageHistory,
  readHistory,
  recentlyRemoved,
} from "./page-history";
import { shellOf } from "./page-template";
import { type BuildContext, hasCard, type SiteContent } from "./build-context";
import type { SiteManifest, TypedEntry } from "./site-manifest";
import type { TypedFactsReader } from "./typed-facts";

interface OtherFiles extends Pick<SiteManifest, "cards" | "typed"> {
  /** All of them. */
  files: string[];
  /** Messages for the person who builds. */
  notices: string[];
}

/**
 * Stages the files of a site beside its pages, when they differ from the existing ones.
 * @param typedIn finds the facts that an article spells out
 * @returns all these files, and their entries for the next build
 */
export async function otherFiles(
  site: BuildContext,
  pages: SiteManifest["pages"],
  content: SiteContent,
  typedIn: TypedFactsReader,
): Promise<OtherFiles> {
  const { outDir, application, before, facts, inPlace, stage } = site;
  // Articles without a page are left out.
  const articles = content.articles.filter(({ path }) => pages[path]);
  const isThere = hasCard(site);
  const drawn = await drawArticleCards({
    folder: application.folder,
    brand: facts.value.name,
    articles,
    isThere,
  });
  const cards: SiteManifest["cards"] = {};
  for (const { path, drawing, file } of drawn) {
    cards[path] = drawing;
    if (!isThere(path, drawing)) stage.copy(path, file);
  }
  for (const file of application.files) {
    if (before.application !== site.version || !inPlace.has(file))
      stage.copy(file, join(application.folder, file));
  }
  const slugs = [...new Set(articles.map(({ slug }) => slug))];
  const found = slugs.map(async (slug): Promise<[string, TypedEntry]> => [slug, await typedIn(slug)]);
  const typed = Object.fromEntries(await Promise.all(found));
  const typedInAll = slugs.flatMap((slug) => typed[slug]?.found ?? []);
  const texts = await textFiles(site, pages, { ...content, articles }, typedInAll);
  for (const [path, text] of texts) {
    const isThere = inPlace.has(path) && (await readFile(join(outDir, path), "utf8")) === text;
    if (!isThere) stage.put(path, text);
  }
  const files = [
    ...Object.keys(cards),
    ...application.files,
    ...texts.keys(),
    ...filesOfKeptPages(site, pages),
  ];
  const notices = limitNotices(texts, vercelRedirects({ moved: content.redirects }).length);
  return { files, cards, typed, notices };
}

/**
 * The paths that have left the lists and have no page, with their counterparts in the other language: an English article has an
 * Arabic page that is in no list.
 */
const removedPages = (paths: readonly string[], pages: SiteManifest["pages"]): string[] =>
  [
    ...new Set(paths.flatMap((path) => LOCALES.map((locale) => localizedPath(stripLocale(path), locale)))),
  ].filter((path) => !pages[path]);

/** The file with the uses of facts, for the back office. */
const FACT_USES = "api/fact-uses";

/** Undefined without a file of an earlier build, or with a broken one. */
async function readFactUses(outDir: string): Promise<FactUsesFile | undefined> {
  try {
    return JSON.parse(await readFile(join(outDir, FACT_USES), "utf8")) as FactUsesFile;
  } catch {
    return undefined;
  }
}

async function textFiles(
  { outDir, environment, application, facts, tagManager, version, indexNowKey, now }: BuildContext,
  pages: SiteManifest["pages"],
  { articles, paths, unlisted, redirects, gone, answers }: SiteContent,
  typed: readonly TypedInArticle[],
): Promise<Map<string, string>> {
  const siteUrl = environment.VITE_SITE_URL;
  const brand = facts.value.name;
  const listed = listedPages(
    siteUrl,
    paths.filter((path) => pages[path] && !unlisted.has(path)),
    articles,
  );
  const history = continueHistory(
    await readHistory(outDir, siteUrl),
    listed.map(({ path, article }) => {
      const changed = article && new Date(article.updatedAt).toISOString();
      return { path, hash: changed ?? pages[path]?.text ?? "", changed };
    }),
    now,
  );
  const uses = await application.prerender.factUses(
    listed.flatMap(({ path, article }) => (article || localeOfPath(path) === "ar" ? [] : [path])),
    version,
    await readFactUses(outDir),
  );
  const changed = (path: string): PageHistory[string][1] => history[path]?.[1] ?? now.toISOString();
  return new Map([
    [pageFile(SHELL), shellOf(application.template, brand.en)],
    ...listings(
      siteUrl,
      brand,
      listed.map(({ path }) => ({ path, lastModified: changed(path) })),
      articles,
    ),
    [PAGE_HISTORY, JSON.stringify(history)],
    [FACT_USES, JSON.stringify({ ...uses, typed } satisfies FactUsesFile)],
    ...hostFiles({
      environment,
      starter: application.starter,
      hasTagManager: tagManager !== undefined,
      moved: redirects,
      gone,
      removed: removedPages(recentlyRemoved(history), pages),
    }),
    ...Object.entries(answers).map(([path, answer]): [string, string] => [
      path.slice(1),
      JSON.stringify(answer),
    ]),
    ...(tagManager ? [[tagManager.file, tagManager.script] as const] : []),
    ...(indexNowKey ? [[`${indexNowKey}.txt`, indexNowKey] as const] : []),
  ]);
}

/** A page that could not be made again still loads the application's files of its time. */
const filesOfKeptPages = ({ inPlace }: BuildContext, pages: SiteManifest["pages"]): string[] =>
  Object.values(pages).some(({ isKept }) => isKept)
    ? [...inPlace].filter((file) => file.startsWith("assets/"))
    : [];
