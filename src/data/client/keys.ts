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

/** What a change of one of these makes stale. */
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
  business_fact: [keys.facts],
  permit: [keys.facts, keys.dashboard],
  site_settings: [keys.settings, keys.site],
  staff_settings: [keys.settings, keys.site],
  review: [keys.reviews, keys.activity],
  staff: [keys.staffList, keys.activity],
  media: [keys.media, keys.storedPictures],
} as const satisfies Record<string, readonly QueryKey[]>;

/** Everything that lists or counts posts; not the post on the screen, which nothing changes under its writer's hands. */
export const LISTS_POSTS: readonly QueryKey[] = [keys.postLists, keys.articles, keys.dashboard];

/** Has everything below the keys read anew, at once where it is shown. */
export const invalidate = (client: QueryClient, stale: readonly QueryKey[]) =>
  Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
