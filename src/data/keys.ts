import type { QueryClient, QueryKey } from "@tanstack/react-query";

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
  skipped: ["skipped"],
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
  storedPictures: ["stored-infographic"],
  systemStatus: ["system-status"],
} as const satisfies Record<string, QueryKey>;

/** Everything that lists or counts posts; not the post on the screen, which nothing changes under its writer's hands. */
export const LISTS_POSTS: readonly QueryKey[] = [keys.postLists, keys.articles, keys.dashboard];

/** Has everything below the keys read anew, at once where it is shown. */
export const invalidate = (client: QueryClient, stale: readonly QueryKey[]) =>
  Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
