import type { QueryClient } from "@tanstack/react-query";
import { fetchSiteStatus, type SiteStatus } from "@/data/public/site-status";
import type { PageState } from "./page-state";

/** How long a new build may take to be everywhere. */
const SPREADING_MS = 5_000;

/**
 * Asks once whether a prerendered page is still what the database holds. When it is not, what it shows is read again in the
 * background and replaced where it differs; until then, and without an answer, the page stays as it is.
 */
export async function refreshPage(client: QueryClient, { data }: PageState): Promise<void> {
  const status = await fetchSiteStatus().catch(() => undefined);
  if (!status || isUpToDate(status)) return;
  await Promise.all(data.map(([queryKey]) => client.invalidateQueries({ queryKey, exact: true })));
}

/** Whether the built site has everything, and the page was loaded from it and not from the one before. */
function isUpToDate({ current, live, age }: SiteStatus): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Then browsers show the page as they have kept it, however long ago that was.
  const isKept = navigation?.type === "back_forward";
  const pageAge = performance.now() + SPREADING_MS;
  return current === live && !isKept && age !== null && age * 1000 > pageAge;
}
