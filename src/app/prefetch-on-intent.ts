import { matchRoutes, type Params, type RouteObject } from "react-router-dom";
import { connection } from "@/lib/browser-state";
import { loadRoute } from "./routes";

/** The mouse or a finger moves onto a link, or the keyboard reaches it. */
const SIGNS = ["pointerover", "focusin"] as const;

/** Every loader of the site reads the parameters of the address, and nothing else of the request. */
type Loader = (args: { params: Params }) => unknown;

/** Loads the page behind a link, and the data of that page, when a visitor is about to follow the link. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const begun = new Set<string>();
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.origin !== location.origin || link.target || connection()?.saveData) return;
    const { pathname } = link;
    if (pathname === location.pathname || begun.has(pathname)) return;
    begun.add(pathname);
    // The navigation itself reports the failure or the redirect; until then the prefetch may be retried.
    loadPage(routes, pathname).catch(() => begun.delete(pathname));
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
}

async function loadPage(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  // A file like the sitemap is no page.
  if (matches.at(-1)?.route.path === "*") return;
  await Promise.all(
    matches.map(async ({ route, params }) => {
      await loadRoute(route);
      if (typeof route.loader === "function") await (route.loader as Loader)({ params });
    }),
  );
}
