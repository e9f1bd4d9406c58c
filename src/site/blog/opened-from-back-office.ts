import { paths } from "@/config/paths";

interface Arrival {
  /** The page before this one, as the browser tells it; pages of other sites cannot pretend to be another. */
  referrer: string;
  /** The address for which the document was loaded. */
  loaded: string;
  address: string;
}

/**
 * Whether a page of the back office has led to this address. The sign-in does not count, which leads back to where anybody's
 * link came from, and neither does what was opened later without loading a page.
 */
export function isFromBackOffice({ referrer, loaded, address }: Arrival): boolean {
  if (loaded !== address || !URL.canParse(referrer)) return false;
  const { origin, pathname } = new URL(referrer);
  const isBackOffice = pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
  return origin === new URL(address).origin && isBackOffice && !pathname.startsWith(paths.adminLogin);
}

/** How the person came to the page that is open. */
export const arrival = (): Arrival => ({
  referrer: document.referrer,
  loaded: performance.getEntriesByType("navigation")[0]?.name ?? "",
  address: location.href,
});
