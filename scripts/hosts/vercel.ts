import { readFileSync } from "node:fs";
import path from "node:path";
import { withSearch } from "../../src/data/public/with-search";
import { HOST_FILES } from "../site/page-files";
import { answerWith, fileAt, leadTo } from "./built-folder";
import { importEngine } from "./engines";

/** A route in Vercel's build output. https://vercel.com/docs/build-output-api/configuration#routes */
interface Route {
  src?: string;
  dest?: string;
  headers?: Record<string, string>;
  status?: number;
  continue?: boolean;
  handle?: string;
}

/** The used part of `@vercel/routing-utils`: Vercel's reading of its file. */
interface RoutingUtils {
  getTransformedRoutes: (config: unknown) => { routes: Route[] | null; error: { message: string } | null };
}

/** Vercel's limit. https://vercel.com/docs/limits */
const MAX_ROUTES = 2048;

/**
 * Vercel: the routes that its own library makes of vercel.json, followed as in its documentation. The request's query is
 * appended to the target's. The 404.html of the folder answers all else.
 * @throws Error when Vercel would refuse the file
 */
export async function vercel(site: string): Promise<(request: Request) => Promise<Response>> {
  const { getTransformedRoutes } = await importEngine<RoutingUtils>("@vercel/routing-utils");
  const config: unknown = JSON.parse(readFileSync(path.join(site, HOST_FILES.vercel), "utf8"));
  const { routes, error } = getTransformedRoutes(config);
  if (error || !routes)
    throw new Error(`Vercel refuses ${HOST_FILES.vercel}: ${error?.message ?? "no routes"}`);
  if (routes.length > MAX_ROUTES) throw new Error(`Vercel refuses ${routes.length} routes.`);

  const file = (pathname: string) => {
    const address = decodeURIComponent(pathname);
    return (
      fileAt(site, address.endsWith("/") ? `${address}index.html` : `${address}.html`) ??
      fileAt(site, address)
    );
  };

  return (request) => {
    const { pathname, search } = new URL(request.url);
    const sent = new Headers();
    const answer = (): Response => {
      for (const { src = "", dest, headers = {}, status, handle, continue: goesOn } of routes) {
        const found = handle === "filesystem" ? file(pathname) : undefined;
        if (found) return answerWith(found, 200, sent);
        const match = handle === undefined ? new RegExp(src).exec(pathname) : null;
        if (!match) continue;
        const filled = (text: string) =>
          text.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
        for (const [name, text] of Object.entries(headers))
          if (name !== "Location") sent.set(name, filled(text));
        if (status !== undefined && headers["Location"] !== undefined) {
          return leadTo(withSearch(filled(headers["Location"]), search), status);
        }
        const shown = dest === undefined ? undefined : file(filled(dest));
        if (shown) return answerWith(shown, 200, sent);
        if (!goesOn) break;
      }
      return answerWith(path.join(site, "404.html"), 404, sent);
    };
    return Promise.resolve(answer());
  };
}
