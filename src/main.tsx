import { startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import "./index.css";
import { clearPage, loadPageState, readPageState, refreshPage } from "./app/page-state";
import { prefetchOnIntent } from "./app/prefetch-on-intent";
import { Providers, createQueryClient } from "./app/providers";
import { holdClicks, replayClicks } from "./app/early-clicks";
import { createRoutes, loadRoute } from "./app/routes";
import { noteMissingScripts } from "./lib/load-again";
import { whenIdle } from "./lib/browser-state";
import { wholeStyles } from "./lib/prerendered-page";
import { showFonts } from "./site/page-script/fonts";
import { tidyAddress } from "./site/page-script/own-address";

/** Mounts the application, or lets it take over the prerendered page with the data of that page. */
async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("index.html has no #root.");
  noteMissingScripts();
  tidyAddress();
  const client = createQueryClient();
  const routes = createRoutes(client);
  const matches = matchRoutes(routes, location) ?? [];
  const [state] = await Promise.all([
    loadPageState(),
    loadStyles(),
    Promise.allSettled(matches.map(({ route }) => loadRoute(route))),
  ]);
  // The first render must equal the prerendered page, so its lazy modules are loaded before. When one is missing, the router
  // requests it again and replaces the right part of the page.
  const isPrerendered =
    readPageState(client, state, location.pathname) && matches.every(({ route }) => !route.lazy);
  const release = isPrerendered ? holdClicks(container) : undefined;
  const takeOver = () => {
    release?.();
    replayClicks();
    if (isPrerendered && state) whenIdle(() => void refreshPage(client, state));
  };
  const router = createBrowserRouter(routes, {
    // With this data the first render does not wait for the loaders.
    hydrationData: isPrerendered
      ? { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id ?? "", null])) }
      : undefined,
  });
  const app = (
    <Providers client={client}>
      <RouterProvider router={router} />
      <Takeover onDone={takeOver} />
    </Providers>
  );
  // As a transition, the hydration is cut into slices.
  if (isPrerendered) startTransition(() => void hydrateRoot(container, app));
  else {
    // The back office has texts in both languages.
    showFonts("ar");
    // The page from the host stays visible until the application can replace it.
    await initialized(router);
    const [failure] = Object.values(router.state.errors ?? {});
    if (failure && holdsPage(container)) {
      router.dispose();
      throw failure;
    }
    clearPage(container);
    createRoot(container).render(app);
  }
  prefetchOnIntent(routes);
}

/** Whether the host sent the page of this address. It works without script, and is better than an error message. */
const holdsPage = (container: HTMLElement): boolean =>
  container.hasChildNodes() && container.dataset["notFound"] === undefined;

/** Loads the application's style sheet where the page does not have it. */
function loadStyles(): Promise<unknown> {
  const href = wholeStyles();
  if (!href) return Promise.resolve();
  return new Promise((done) => {
    // Even without its styles the application is better than none.
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href,
      onload: done,
      onerror: done,
    });
    document.head.append(link);
  });
}

/** Reports that the application has made the page interactive. */
function Takeover({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return null;
}

/** Resolves once the first page's loaders are done. */
const initialized = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe(({ initialized: isDone }) => {
      if (!isDone) return;
      stop();
      done();
    });
  });

start().catch((error: unknown) => console.error(error));
