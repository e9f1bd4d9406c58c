import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { canonicalPath } from "@/config/paths";
import { keys } from "@/data/client/keys";
import { ownState, stateAddress } from "@/site/page-script/fetch-app";

/** What a prerendered page was made from; its file is named in the page's head. */
export interface PageState {
  /** The path it was rendered for. The not-found page is served at others, too. */
  path: string;
  /** What was read, by query key. */
  data: [QueryKey, unknown][];
  /** Addresses of the built files that the application needs for this page. */
  files: string[];
}

/** Without it, or with that of another build, the application reads everything again. */
export async function loadPageState(): Promise<PageState | undefined> {
  const address = stateAddress();
  if (!address) return undefined;
  const answer = await fetch(address);
  // A host may answer for a page that has gone since with its not-found page.
  const isData = answer.ok && answer.headers.get("content-type")?.includes("json");
  if (!isData) return undefined;
  const state = (await answer.json()) as { version: string; pages: PageState[] };
  return address.endsWith(`?${state.version}`) ? ownState(state) : undefined;
}

const OF_EVERY_PAGE: readonly unknown[] = [...keys.facts, ...keys.site];

/** The head of a page that was rendered for another address, or of the shell. */
const HEAD_OF_ANOTHER_PAGE =
  'title, meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[property^="og:"], ' +
  'meta[name^="twitter:"], meta[name^="content-"], link[rel="canonical"], link[rel="alternate"]';

/** Empties the document before the application renders its page again. */
export function clearPage(container: Element): void {
  for (const element of document.head.querySelectorAll(HEAD_OF_ANOTHER_PAGE)) element.remove();
  container.replaceChildren();
}

const isOfEveryPage = ([beginning]: QueryKey) => OF_EVERY_PAGE.includes(beginning);

/**
 * Fills the cache with what the prerendered page was made from.
 * @returns whether the HTML was prerendered for this address, so that it can be kept
 */
export function readPageState(client: QueryClient, state: PageState | undefined, pathname: string): boolean {
  if (!state) return false;
  const isOwn = canonicalPath(state.path) === canonicalPath(pathname);
  // It counts as read now: otherwise a page older than `staleTime` would ask for everything again at once. The page that
  // hosts give for an address without one knows what all pages show, too.
  for (const [key, data] of state.data) if (isOwn || isOfEveryPage(key)) client.setQueryData(key, data);
  return isOwn;
}
