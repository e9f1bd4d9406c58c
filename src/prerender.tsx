import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { PageState } from "./app/page-state";
import { Providers } from "./app/providers";
import { createQueryClient } from "./app/query-client";
import { createRoutes } from "./app/routes";
import type { PageHandle } from "./site/routes";
import { localizedPath } from "./config/paths";
import { siteSettingsQuery } from "./data/settings/site-settings.queries";
import { dirOf, localeOfPath, LOCALES } from "./i18n/locales";

export { goneArticles } from "./data/blog-posts/gone-articles.queries";
export { prerenderedPaths } from "./site/prerendered-paths";
export { publishedArticles } from "./site/published-articles";

/** An address without a page in each language; what is rendered there is the not-found page. */
export const notFoundPaths = LOCALES.map((locale) => localizedPath("/404", locale));

/** The title, meta and link elements that React writes first; everything after them is the page. */
const HOISTED = /^(?:<title\b[^>]*>[\s\S]*?<\/title>|<(?:meta|link)\b[^>]*>)/;

/**
 * Renders one address as the browser would show it first, with the data it read.
 * @throws when a read fails
 */
export async function render(path: string) {
  const client = createQueryClient();
  await client.ensureQueryData(siteSettingsQuery);
  const handler = createStaticHandler(createRoutes(client));
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects (${context.status}).`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw new Error(`${path} could not be rendered.`, { cause: failure });
  let brokenPart: unknown;
  const { prelude } = await prerender(
    <Providers client={client}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
    {
      // Else large content waits behind an inline script, which the content security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void (brokenPart ??= error),
    },
  );
  // A part that React left for the browser is missing from the page, too.
  if (brokenPart) throw new Error(`${path} could not be rendered.`, { cause: brokenPart });
  let html = await new Response(prelude).text();
  let head = "";
  for (let match = HOISTED.exec(html); match; match = HOISTED.exec(html)) {
    head += match[0];
    html = html.slice(match[0].length);
  }
  const locale = localeOfPath(path);
  const state: Omit<PageState, "files"> = {
    path,
    data: client
      .getQueryCache()
      .getAll()
      .map((query) => [query.queryKey, query.state.data]),
  };
  client.clear();
  return {
    html,
    head,
    state,
    modules: context.matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.modules ?? []),
    isNotFound: notFoundPaths.includes(path),
    lang: locale,
    dir: dirOf(locale),
  };
}
