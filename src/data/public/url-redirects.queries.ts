import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { arrivedAddress } from "@/config/arrived-address";
import { movedPaths, stripLocale } from "@/config/paths";
import { tableKey } from "@/data/client/keys";
import { chooseRedirect } from "./choose-redirect";
import { lookUpRedirect } from "./redirect-lookup";
import { isShortAddress, isVisitorPath, normalizePath, type Redirect } from "./redirect-rules";
import { pathOnly } from "./with-search";

/** How long an address without a page waits for the answer. */
const REDIRECTS_TIMEOUT_MS = 1500;

const lookupQuery = (address: string) => {
  const path = normalizePath(pathOnly(address));
  return queryOptions({
    queryKey: [...tableKey("url_redirects"), path],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await ownRedirect(path)) ?? (await redirectToMeant(path)),
  });
};

/** A moved address needs no row. */
const ownRedirect = async (path: string): Promise<Redirect | null> =>
  chooseRedirect(path, []) ?? (await lookUpRedirect(path));

/** The canonical address of a page, or the target of that address, for any other spelling. */
async function redirectToMeant(path: string): Promise<Redirect | null> {
  const to = arrivedAddress(path);
  const meant = pathOnly(to ?? path);
  if (to === undefined || meant === path || !isVisitorPath(meant)) return null;
  return (await ownRedirect(meant)) ?? (isShortAddress(meant) ? null : { to, type: 301 });
}

/** The targets of short addresses and of moved ones depend neither on other redirects nor on the network. */
const isCertain = (pathname: string): boolean => {
  const path = pathOnly(arrivedAddress(pathname) ?? pathname);
  return isShortAddress(path) || movedPaths.has(stripLocale(normalizePath(path)));
};

/**
 * The target of an address, or null. A redirect to an address that redirects itself is ignored, so visitors never follow a
 * chain or a circle. A page that has moved since does not break a short address: no redirect leads to one.
 * @throws AppError when a read fails
 */
export async function findRedirect(client: QueryClient, pathname: string): Promise<Redirect | null> {
  const redirect = await client.ensureQueryData(lookupQuery(pathname));
  if (redirect && !isCertain(pathname)) await client.ensureQueryData(lookupQuery(redirect.to));
  return knownRedirect(client, pathname);
}

/** The same from the cache. */
export function knownRedirect(client: QueryClient, pathname: string): Redirect | null {
  const lookup = (path: string) => client.getQueryData(lookupQuery(path).queryKey);
  const redirect = lookup(pathname);
  if (!redirect) return null;
  return isCertain(pathname) || lookup(redirect.to) === null ? redirect : null;
}

/**
 * Waits for the redirect of an address without a page, so that the not-found page does not appear first. After a time-out or a
 * failed read, and in the prerender, it continues without one.
 */
export async function waitForRedirect(client: QueryClient, pathname: string): Promise<void> {
  if (import.meta.env.SSR) return;
  const timeout = new Promise<null>((done) => setTimeout(done, REDIRECTS_TIMEOUT_MS, null));
  // The query client has logged the failure.
  await Promise.race([findRedirect(client, pathname).catch(() => null), timeout]);
}
