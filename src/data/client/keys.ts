import type { QueryClient, QueryKey, FetchQueryOptions } from "@tanstack/react-query";
import type { Database } from "@/data/database.types";

export type Table = keyof Database["public"]["Tables"];

/**
 * The first part of every query key of a table. A change invalidates tables, so a public page with the same rows is read again,
 * too.
 */
export const tableKey = (table: Table): readonly [string] => [table.replaceAll("_", "-")];

/** The key of all rows of a table in the back office. */
export const staffKey = (table: Table): QueryKey => [...tableKey(table), "staff", "rows"];

/** The keys of queries that read several tables, or none. */
export const keys = {
  accountLinks: ["account-link"],
  activity: ["activity"],
  analytics: ["analytics"],
  dashboard: ["dashboard"],
  facts: ["facts"],
  infographics: ["infographic"],
  linkMail: ["link-mail"],
  markdownPreview: ["markdown-preview"],
  media: ["media"],
  missingPages: ["missing-pages"],
  posts: ["posts"],
  postLists: ["posts", "list"],
  postRevisions: ["posts", "revisions"],
  secondFactor: ["second-factor"],
  settings: ["settings"],
  signedIn: ["staff", "me"],
  site: ["site"],
  siteBuild: ["site-build"],
  siteUrls: ["site-urls"],
  staffList: ["staff", "list"],
  staffNames: ["staff", "names"],
  storedPictures: ["stored-infographic"],
  systemStatus: ["system-status"],
  tableTexts: ["table-texts"],
} as const satisfies Record<string, QueryKey>;

/** Invalidates every query below the keys. A query on the page is read again at once. */
export const invalidate = (client: QueryClient, stale: readonly QueryKey[]) =>
  Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));

/**
 * Starts reading what a page needs. In the browser the page does not wait for it (it shows its skeletons); the
 * prerender waits, and a failed read fails the build.
 * @throws AppError only while prerendering
 */
export async function primeQuery<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  if (import.meta.env.SSR) await client.ensureQueryData(query);
  else void client.prefetchQuery(query);
}
