import type { QueryClient, QueryKey, FetchQueryOptions } from "@tanstack/react-query";

/**
 * Where the cache keeps what was read, mostly by table: the beginning of every key. A change names what it makes stale by
 * these, so a public page that shows the same rows is read anew, too.
 */
export const keys = {
  accountLinks: ["account-link"],
  activity: ["activity"],
  analytics: ["analytics"],
  articles: ["blog-posts"],
  authors: ["authors"],
  calendar: ["editorial-calendar"],
  contentTemplates: ["content-templates"],
  dashboard: ["dashboard"],
  facts: ["facts"],
  infographics: ["infographic"],
  linkMail: ["link-mail"],
  locations: ["locations"],
  markdownPreview: ["markdown-preview"],
  media: ["media"],
  missingPages: ["missing-pages"],
  pageSchemas: ["page-schemas"],
  posts: ["posts"],
  postLists: ["posts", "list"],
  postRevisions: ["posts", "revisions"],
  redirects: ["url-redirects"],
  reviews: ["reviews"],
  secondFactor: ["second-factor"],
  services: ["services"],
  settings: ["settings"],
  signedIn: ["staff", "me"],
  site: ["site"],
  siteBuild: ["site-build"],
  siteUrls: ["site-urls"],
  staffList: ["staff", "list"],
  staffNames: ["staff", "names"],
  storedPictures: ["stored-infographic"],
  systemStatus: ["system-status"],
  tableWords: ["table-words"],
} as const satisfies Record<string, QueryKey>;

/** Where what is read of a table lies when nothing else is said: a table with a screen has its own name there. */
export const tableKey = (table: string): QueryKey => [table.replaceAll("_", "-")];

/** Where the back office has all rows of a table. */
export const staffKey = (table: string): QueryKey => [...tableKey(table), "staff", "rows"];

/** What a change of one of these makes stale, by the ledger's names; a kind that only its own page shows needs no line here. */
export const STALE_AFTER = {
  blog_post: [keys.posts, keys.articles, keys.dashboard],
  author: [keys.authors, keys.articles],
  /** Locations show their services. */
  service: [keys.services, keys.locations, keys.facts],
  /** Structured data offers the locations' slugs. */
  location: [keys.locations, keys.pageSchemas],
  url_redirect: [keys.redirects],
  page_schema: [keys.pageSchemas],
  /** The dashboard says which plans are due. */
  editorial_calendar: [keys.calendar, keys.dashboard],
  content_template: [keys.contentTemplates],
  business_fact: [tableKey("business_facts"), keys.facts],
  permit: [tableKey("permits"), keys.facts, keys.dashboard],
  site_settings: [keys.settings, keys.site],
  staff_settings: [keys.settings, keys.site],
  review: [keys.reviews, keys.activity],
  staff: [keys.staffList, keys.staffNames, keys.activity],
  media: [keys.media, keys.storedPictures],
  lead: [tableKey("leads"), keys.dashboard, keys.analytics],
  campaign_cost: [tableKey("campaign_costs"), keys.analytics],
  lead_option: [tableKey("lead_options")],
} as const satisfies Record<string, readonly QueryKey[]>;

/** The kinds that pages declare, by the ledger's names. Of one whose page is not loaded nothing is read yet. */
const DECLARED = new Map<string, readonly QueryKey[]>();

/** What a change of a kind makes stale; undefined where neither the list above nor a page says it. */
export const staleAfter = (entity: string): readonly QueryKey[] | undefined =>
  Object.entries(STALE_AFTER).find(([name]) => name === entity)?.[1] ?? DECLARED.get(entity);

/** Makes a kind known whose rows are in a table: a change of it makes that stale, unless the list above says more. */
export function declareKind(entity: string, table: string): readonly QueryKey[] {
  const stale = staleAfter(entity) ?? [tableKey(table)];
  DECLARED.set(entity, stale);
  return stale;
}

/** Everything that lists or counts posts; not the post on the screen, which nothing changes under its writer's hands. */
export const LISTS_POSTS: readonly QueryKey[] = [keys.postLists, keys.articles, keys.dashboard];

/** Has everything below the keys read anew, at once where it is shown. */
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
