import type { QueryClient } from "@tanstack/react-query";
import { redirect, replace } from "react-router-dom";
import { localizedPath, movedPaths, paths } from "@/config/paths";
import { waitForRedirect } from "@/data/public/url-redirects.queries";
import type { Locale } from "@/config/locales";

export { UnknownService as Component } from "./unknown-service";

/** @throws a redirect for an address that has moved */
export async function load(client: QueryClient, locale: Locale, { slug = "" }: { slug?: string }) {
  const moved = movedPaths.get(paths.service(slug));
  if (moved) {
    // A link leaves its own page in the history; an address that was opened directly is replaced.
    const lead = location.pathname.endsWith(slug) ? replace : redirect;
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to redirect from a loader
    throw lead(localizedPath(moved, locale));
  }
  await waitForRedirect(client, localizedPath(paths.service(slug), locale));
}
