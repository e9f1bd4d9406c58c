import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { DATA_KEPT_S } from "@/config/page-data";
import { canonicalPath } from "@/config/paths";
import { keys } from "@/data/client/keys";
import { stateAddress } from "@/site/page-script/fetch-app";
import { unusableAnswer } from "@/data/client/errors";
import { getJson } from "@/data/client/plain-request";

/** The data that a prerendered page was rendered from. The page's head names its file. */
export interface PageState {
  /** The path that the page was rendered for. The not-found page is served at other paths, too. */
  path: string;
  /** The results of the page's queries, by query key. */
  data: [QueryKey, unknown][];
  /** Addresses of the built files that the application needs for this page. */
  files: string[];
}

/** Without this state, or with that of another build, the application reads everything again. */
export async function loadPageState(): Promise<PageState | undefined> {
  const address = stateAddress();
  if (!address) return undefined;
  const answer = await fetch(address);
  // For a page that no longer exists, a host may answer with its not-found page.
  const isData = answer.ok && answer.headers.get("content-type")?.includes("json");
  if (!isData) return undefined;
  const state = (await answer.json()) as PageState & { version: string };
  return address.endsWith(`?${state.version}`) ? state : undefined;
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
 * Fills the cache with the data that the prerendered page was made from.
 * @returns whether the HTML was prerendered for this address, so that it can be kept
 */
export function readPageState(client: QueryClient, state: PageState | undefined, pathname: string): boolean {
  if (!state) return false;
  const isOwn = canonicalPath(state.path) === canonicalPath(pathname);
  // The data counts as read now: otherwise a page older than `staleTime` would request everything again at once. The page that
  // hosts serve for an unknown address also has the data that all pages show.
  for (const [key, data] of state.data) if (isOwn || isOfEveryPage(key)) client.setQueryData(key, data);
  return isOwn;
}

/** How current the site is. */
export interface SiteStatus {
  /** Fingerprint of what a build would make pages from now. */
  current: string;
  /** Fingerprint of the built site; null when it is not known. */
  live: string | null;
  /** For how many seconds the host has served the built site. */
  age: number | null;
}

/** @throws AppError or Error when there is no answer, or one of another shape */
async function fetchSiteStatus(): Promise<SiteStatus> {
  const status = (await getJson("rpc/site_status", { priority: "low" })) as Partial<SiteStatus> | null;
  if (typeof status?.current !== "string") throw unusableAnswer("The answer is not a site status.");
  return status as SiteStatus;
}

/** How long a new build may take to reach all of a host's servers. */
const SPREADING_MS = 5_000;

/**
 * Checks once whether a prerendered page still equals the database. When it does not, its data is read again in the background
 * and replaced where it differs. Until then, and without an answer, the page stays as it is.
 */
export async function refreshPage(client: QueryClient, { data }: PageState): Promise<void> {
  const status = await fetchSiteStatus().catch(() => undefined);
  if (!status || isUpToDate(status)) return;
  await Promise.all(data.map(([queryKey]) => client.invalidateQueries({ queryKey, exact: true })));
}

/** Whether the built site is current, and the page was loaded from that build and not from the one before. */
function isUpToDate({ current, live, age }: SiteStatus): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // After going back or forward, browsers show the page as they kept it, however long ago that was.
  const isKept = navigation?.type === "back_forward";
  const pageAge = performance.now() + SPREADING_MS + (hasFetchedState() ? 0 : DATA_KEPT_S * 1000);
  return current === live && !isKept && age !== null && age * 1000 > pageAge;
}

/**
 * Whether the page's data came over the network for this document. Data that the browser kept from an earlier visit may hold
 * older facts than the site: the version in the name of the data covers only the facts that the page itself shows.
 */
function hasFetchedState(): boolean {
  const address = new URL(stateAddress() ?? "", location.href).href;
  const requests = performance.getEntriesByName(address) as PerformanceResourceTiming[];
  return requests.some(({ transferSize }) => transferSize > 0);
}
