import type { BatchName } from "@/content/publishing-batches";
import { paths } from "@/config/paths";

const BATCH_OF_NAME: ReadonlyMap<string, BatchName> = new Map([
  ["nursing", "nursing"],
  ["care", "care"],
  ["care-nursing", "care-nursing"],
  ["nursing-care", "care-nursing"],
  ["nursing-care-both", "care-nursing"],
  ["lab-iv", "lab-iv"],
]);

interface PublishingMode {
  /** The set that the address names. */
  batch: BatchName;
  /** Whether it is published without anyone pressing a button. */
  isAutomatic: boolean;
  /** The sets that have a button, in its order. */
  offered: readonly BatchName[];
  /** Only the parameters that the page reads: without `autorun`, and with it where it was given. */
  search: string;
  searchWithStart: string;
}

/** Reads `set` and `autorun` of a publishing address. Values that are unknown or given twice are not there. */
export function publishingModeOf(search: string): PublishingMode {
  const query = new URLSearchParams(search);
  const only = (name: string) => {
    const values = query.getAll(name);
    return values.length === 1 ? values[0] : undefined;
  };
  const name = only("set") ?? "";
  const batch = BATCH_OF_NAME.get(name);
  const isAutomatic = only("autorun") === "1";
  const plain = `?admin=1${batch ? `&set=${name}` : ""}`;
  return {
    batch: batch ?? "default",
    isAutomatic,
    // Both groups at once are offered where no other set was asked for.
    offered: [
      "default",
      "lab-iv",
      "nursing",
      "care",
      ...(batch === undefined || batch === "care-nursing" ? (["care-nursing"] as const) : []),
    ],
    search: plain,
    searchWithStart: isAutomatic ? `${plain}&autorun=1` : plain,
  };
}

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
