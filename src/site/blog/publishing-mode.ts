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
  /** The set in the address. */
  batch: BatchName;
  /** Whether it is published without a press. */
  isAutomatic: boolean;
  /** The sets that have a button, in their order. */
  offered: readonly BatchName[];
  /** The parameters that the page reads, with and without `autorun`. */
  search: string;
  searchWithStart: string;
}

/** Reads `set` and `autorun` of a publishing address. Unknown or repeated values are ignored. */
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
    // Both groups together are offered unless the address names another set.
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
  /** The referrer of the document; other sites cannot forge it. */
  referrer: string;
  /** The address for which the document was loaded. */
  loaded: string;
  address: string;
}

/**
 * Whether a page of the back office led to this address. The sign-in does not count, because it returns to the address of any
 * link; nor does a page that the application opened later.
 */
export function isFromBackOffice({ referrer, loaded, address }: Arrival): boolean {
  if (loaded !== address || !URL.canParse(referrer)) return false;
  const { origin, pathname } = new URL(referrer);
  const isBackOffice = pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
  return origin === new URL(address).origin && isBackOffice && !pathname.startsWith(paths.adminLogin);
}

/** How the person arrived at the current page. */
export const arrival = (): Arrival => ({
  referrer: document.referrer,
  loaded: performance.getEntriesByType("navigation")[0]?.name ?? "",
  address: location.href,
});
