import type { QueryClient, QueryKey, FetchQueryOptions } from "@tanstack/react-query";
import type { Database } from "@/data/database.types";

export type Table = keyof Database["public"]["Tables"];

/**
 * Where the cache keeps what is read of a table: the beginning of every key. A change names what it makes stale by the
 * tables, so a public page that shows the same rows is read again, too.
 */
export const tableKey = (table: Table): readonly [string] => [table.replaceAll("_", "-")];

/** Where the back office has all rows of a table. */
export const staffKey = (table: Table): QueryKey => [...tableKey(table), "staff", "rows"];

/** Where the cache keeps what is read of several tables, or of none. */
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
  tableTexts: ["table-words"],
} as const satisfies Record<string, QueryKey>;

/** Has everything below the keys read again, at once where it is shown. */
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
