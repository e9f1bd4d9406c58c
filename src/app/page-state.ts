import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** What a prerendered page carries for its application. */
export interface PageState {
  /** The path it was rendered for. The not-found page is served at others, too. */
  path: string;
  /** What was read, by query key. */
  data: [QueryKey, unknown][];
}

export const PAGE_STATE_ID = "page-state";

/** The head of a page that was rendered for another address, or of the shell. */
const HEAD_OF_ANOTHER_PAGE =
  'title, meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[property^="og:"], ' +
  'meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"]';

/** Empties the document for an application that renders its page anew. */
export function clearPage(container: Element): void {
  for (const element of document.head.querySelectorAll(HEAD_OF_ANOTHER_PAGE)) element.remove();
  container.replaceChildren();
}

const withoutSlash = (path: string) => path.replace(/(.)\/+$/, "$1");

/**
 * Fills the cache from the prerendered page.
 * @returns whether the HTML was prerendered for this address, so that it can be kept
 */
export function readPageState(client: QueryClient, pathname: string): boolean {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) return false;
  const state = JSON.parse(text) as PageState;
  if (withoutSlash(state.path) !== withoutSlash(pathname)) return false;
  // It counts as read now: otherwise a page older than `staleTime` would ask for everything again at once.
  for (const [key, data] of state.data) client.setQueryData(key, data);
  return true;
}
