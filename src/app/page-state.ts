import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { localeOfPath, type Locale } from "@/i18n/locales";

/** What a prerendered page carries for its application. */
export interface PageState {
  /** The path it was rendered for; the not-found page stands at any address without a page, in its language. */
  path: string | { notFoundIn: Locale };
  /** What was read, by query key. */
  data: [QueryKey, unknown][];
}

export const PAGE_STATE_ID = "page-state";

const withoutSlash = (path: string) => path.replace(/(.)\/+$/, "$1");

/**
 * Fills the cache from the prerendered page.
 * @param hasPage whether the router knows a page for this address
 * @returns whether the HTML was prerendered for this address, so that it can be kept
 */
export function readPageState(client: QueryClient, pathname: string, hasPage: boolean): boolean {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) return false;
  const state = JSON.parse(text) as PageState;
  const isThisPage =
    typeof state.path === "string"
      ? withoutSlash(state.path) === withoutSlash(pathname)
      : !hasPage && state.path.notFoundIn === localeOfPath(pathname);
  if (!isThisPage) return false;
  // It counts as read now: otherwise a page older than `staleTime` would ask for everything again at once.
  for (const [key, data] of state.data) client.setQueryData(key, data);
  return true;
}
