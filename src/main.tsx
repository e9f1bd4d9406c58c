import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { Providers } from "./app/providers";
import { createQueryClient } from "./app/query-client";
import { clearPage, type PageState, readPageState } from "./app/page-state";
import { noteMissingScripts } from "./app/load-again";
import { prefetchOnIntent } from "./app/prefetch-on-intent";
import { createRoutes, loadRoute } from "./app/routes";

/** Mounts the application, or wakes the prerendered page with what it was made from. */
export async function mount(state: PageState | undefined): Promise<void> {
  const container = document.getElementById("root");
  if (!container) throw new Error("index.html has no #root.");
  noteMissingScripts();
  const client = createQueryClient();
  const routes = createRoutes(client);
  const matches = matchRoutes(routes, location) ?? [];
  // The first render must equal the prerendered page, so what it lazily needs is there before it.
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
  const wasPrerendered = readPageState(client, state, location.pathname);
  const router = createBrowserRouter(routes, {
    // With the data at hand the first render does not wait for the loaders.
    hydrationData: wasPrerendered
      ? { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id ?? "", null])) }
      : undefined,
  });
  const app = (
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>
  );
  // As a transition the waking is cut into slices, and a tap in between is answered.
  if (wasPrerendered) startTransition(() => void hydrateRoot(container, app));
  else {
    // What the host sent stays in view until there is something to put in its place.
    await initialized(router);
    clearPage(container);
    createRoot(container).render(app);
  }
  prefetchOnIntent(routes);
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
