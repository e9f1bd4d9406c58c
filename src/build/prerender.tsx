import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from "react-router-dom";
import type { PageState } from "@/app/page-state";
import type { Facts } from "@domain/facts";
import { Providers, createQueryClient } from "@/app/providers";
import { createRoutes } from "@/app/routes";
import type { PageHandle } from "@/site/routes";
import { fixedPages, localizedPath, paths } from "@/config/paths";
import type { FactUsesFile } from "@/data/staff/fact-uses.queries";
import { factsQuery, fetchFacts } from "@/data/public/facts.queries";
import { transport } from "@/data/client/rest-client";
import { siteSettingsQuery } from "@/data/public/site-settings.queries";
import { dirOf, localeOfPath, LOCALES } from "@/config/locales";
import { compareBy } from "@/lib/texts";
import { readPublic } from "@/data/client/read-public";
import { offeredSlugs } from "@/content/service-titles";
import { fetchActiveCombinations } from "@/data/public/locations.queries";
import { apiFiles } from "./api-files";
import { markedFacts, marksIn } from "./marked-facts";
import { notingReads } from "./noted-reads";
import type { PublishedArticle } from "./published-articles";

export { fetchFacts } from "@/data/public/facts.queries";
export { goneArticles } from "@/data/public/published-articles.queries";
export { activeRedirects } from "@/data/public/active-redirects";
export { apiFiles } from "./api-files";
export { typedFactsReader } from "./typed-facts-of-articles";
export { publishedArticles } from "./published-articles";

/** An address without a page, in each language. It renders the not-found page. */
export const notFoundPaths = LOCALES.map((locale) => localizedPath("/404", locale));

/** The title, meta and link elements that React writes first; everything after them is the page. */
const HOISTED = /^(?:<title\b[^>]*>[\s\S]*?<\/title>|<(?:meta|link)\b[^>]*>)/;

/** Sends every read of the pages through another `fetch`. */
export function readThrough(send: typeof fetch): void {
  transport.send = send;
}

/** A cache, and the routes that fill it, for one page at a time. */
function createRenderer() {
  const client = createQueryClient();
  // The build itself repeats reads that are worth repeating.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  return { client, handler: createStaticHandler(createRoutes(client)) };
}

const idle: ReturnType<typeof createRenderer>[] = [];

/**
 * Reads the data of the page at an address, and renders its first view.
 * @param facts that the page shows
 * @returns the page with its data, and a function for the paths of the facts that were read
 * @throws when a read or a part of the page fails
 */
export async function renderPage(path: string, facts: Facts) {
  const renderer = idle.pop() ?? createRenderer();
  const { client, handler } = renderer;
  const { noted, paths } = notingReads(facts);
  client.setQueryData(factsQuery.queryKey, noted);
  await client.ensureQueryData(siteSettingsQuery);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects (${context.status}).`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw new Error(`${path} could not be read.`, { cause: failure });
  const handles = context.matches.map(({ route }) => route.handle as PageHandle | undefined);
  const locale = localeOfPath(path);
  const page = {
    state: { path, data: dehydrate(client, facts) } satisfies Omit<PageState, "files">,
    modules: handles.flatMap((handle) => handle?.modules ?? []),
    isOfToday: handles.some((handle) => handle?.isOfToday),
    isNotFound: notFoundPaths.includes(path),
    lang: locale,
    dir: dirOf(locale),
    ...(await htmlOf(path, client, handler, context)),
    /** Called when the state is written, because that reads facts, too. */
    facts: paths,
  };
  // A page that has failed may still be reading.
  client.clear();
  idle.push(renderer);
  return page;
}

/**
 * Finds out which facts each page and each file for programs uses: every fact gets a value that appears nowhere else, and the
 * output is searched for it. A page that cannot be rendered is left out, and tried again by the next build.
 * @param paths English ones; Arabic pages use the same facts
 * @param application the name of its version
 * @param before the result of an earlier build
 * @throws when facts or authors cannot be read
 */
export async function factUses(
  paths: readonly string[],
  application: string,
  before: Omit<FactUsesFile, "typed"> | undefined,
): Promise<Omit<FactUsesFile, "typed">> {
  const { facts, marks } = markedFacts(await fetchFacts());
  const of = JSON.stringify([application, paths, facts]);
  if (before?.of === of) return before;
  const pages: Record<string, string[]> = {};
  const note = (path: string, found: Iterable<string>) => {
    for (const fact of found) (pages[fact] ??= []).push(path);
  };
  let failures = 0;
  for (const path of paths) {
    try {
      note(path, marksIn(await renderPage(path, facts), marks));
    } catch (error) {
      failures += 1;
      console.error(`The facts on ${path} cannot be determined.`, error);
    }
  }
  for (const [path, answer] of Object.entries(await apiFiles(facts)))
    note(path, marksIn({ head: "", html: JSON.stringify(answer) }, marks));
  return { of: failures > 0 ? "" : of, all: paths.length - failures, pages };
}

/**
 * The data of the query cache, sorted by key: reads finish in any order, and the file of an unchanged page must stay the same.
 */
const dehydrate = (client: QueryClient, facts: Facts): PageState["data"] =>
  client
    .getQueryCache()
    .getAll()
    .toSorted(compareBy(({ queryHash }) => queryHash))
    .map(({ queryKey, state }) => [queryKey, isFacts(queryKey) ? facts : state.data]);

/** Whether this is the key of the facts. */
export const isFacts = ([beginning]: QueryKey): boolean => beginning === factsQuery.queryKey[0];

/** The data of a page, with its facts replaced. */
export const withFacts = (data: PageState["data"], facts: Facts): PageState["data"] =>
  data.map(([key, value]) => [key, isFacts(key) ? facts : value]);

/** The marker that React writes for a part that is still loading, or has failed. */
const UNFINISHED = "<!--$!-->";

/**
 * Renders without a stream, which takes a fifth less time per page. Undefined when a part of the page has to be waited for, or
 * fails.
 */
function renderAtOnce(page: ReactElement): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(UNFINISHED) ? undefined : html;
  } catch {
    return undefined; // the other way reports the reason
  }
}

/** @throws when a part of the page fails */
async function renderInTurn(path: string, page: ReactElement): Promise<string> {
  let brokenPart: unknown;
  const { prelude } = await prerender(page, {
    // Otherwise large content waits behind an inline script, which the content security policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void (brokenPart ??= error),
  });
  // A part that React leaves to the browser is missing from the page, too.
  if (brokenPart) throw new Error(`${path} could not be rendered.`, { cause: brokenPart });
  return new Response(prelude).text();
}

/** @throws when a part of the page fails */
async function htmlOf(
  path: string,
  client: QueryClient,
  handler: StaticHandler,
  context: StaticHandlerContext,
): Promise<{ html: string; head: string }> {
  const page = (
    <Providers client={client}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>
  );
  let html = renderAtOnce(page) ?? (await renderInTurn(path, page));
  let head = "";
  for (let match = HOISTED.exec(html); match; match = HOISTED.exec(html)) {
    head += match[0];
    html = html.slice(match[0].length);
  }
  return { html, head };
}

/**
 * The id of the tag manager that pages load for visitors who agreed; empty without one. @throws AppError when it cannot be read
 */
export async function tagManagerId(): Promise<string> {
  const [row] = await readPublic(
    (z) => z.array(z.object({ tag_manager_id: z.string() })),
    (rest) => rest.from("site_settings").select("tag_manager_id").limit(1),
  );
  return row?.tag_manager_id ?? "";
}

/**
 * Every public address that is written as a file. An article is written in the languages that it exists in.
 * @throws AppError when locations or facts cannot be read
 */
export async function prerenderedPaths(articles: readonly PublishedArticle[]): Promise<string[]> {
  const [combinations, facts] = await Promise.all([fetchActiveCombinations(), fetchFacts()]);
  const unprefixed = [
    ...Object.values(fixedPages),
    // A service that is not offered at present has no page.
    ...offeredSlugs(facts).map(paths.service),
    ...combinations.map(({ location, service }) => paths.location(location, service)),
  ];
  return [
    ...unprefixed.flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale))),
    ...articles.map(({ path }) => path),
    ...copiesOf(articles),
  ];
}

/** The paths that the sitemap leaves out. @throws AppError when the locations cannot be read */
export async function unlistedPaths(): Promise<string[]> {
  const combinations = await fetchActiveCombinations();
  return combinations
    .filter(({ isListed }) => !isListed)
    .flatMap(({ location, service }) =>
      LOCALES.map((locale) => localizedPath(paths.location(location, service), locale)),
    );
}

/** The Arabic addresses of articles without a translation. They show the English article with a note. */
function copiesOf(articles: readonly PublishedArticle[]): string[] {
  const translated = new Set(articles.filter(({ lang }) => lang === "ar").map(({ slug }) => slug));
  return articles
    .filter(({ lang, slug }) => lang === "en" && !translated.has(slug))
    .map(({ slug }) => localizedPath(paths.article(slug), "ar"));
}
