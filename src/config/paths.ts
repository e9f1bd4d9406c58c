export * from "./page-path";

/** Pages that always exist, in both languages, and belong to no service; locations and articles come from the database. */
export const fixedPages = {
  home: "/",
  about: "/about",
  services: "/services",
  blog: "/blog",
  contact: "/contact",
  locations: "/dubai",
  privacy: "/privacy",
  terms: "/terms",
} as const;

/** Every address of the site, in one place. Paths have no language prefix; `localizedPath` adds it. */
export const paths = {
  ...fixedPages,
  service: (slug: string) => `/services/${slug}`,
  article: (slug: string) => `/blog/${slug}`,
  /**
   * The host redirects it to `article`. Within the application it shows the article, whose canonical address is that of
   * `article`.
   */
  englishArticle: (slug: string) => `/en/blog/${slug}`,
  articleCard: (slug: string) => `/social/blog/${slug}.jpg`,
  feed: "/feed.xml",
  location: (location: string, service: string) => `/dubai/${location}/${service}`,
  /** Leads to the page of a campaign link. */
  short: (code: string) => `/go/${code}`,
  sitemap: "/sitemap.xml",
  notFound: "/404",
  admin: "/admin",
  adminLogin: "/admin/login",
  /** A draft, for people with the token after #. Below /admin, so that hosts serve it and search engines leave it out. */
  look: (locale: string, token: string) => `/admin/look/${locale}${token && `#${token}`}`,
  /** A service's page with the unsaved content of the form in the back office, which shows it in a frame. */
  servicePreview: (slug: string, locale: string) => `/admin/preview/${locale}/services/${slug}`,
} as const;

/**
 * Former short addresses and their replacements, without language prefix. They redirect in the page and at the host, whatever
 * redirects staff write.
 */
export const movedPaths: ReadonlyMap<string, string> = new Map([
  ["/services/iv-therapy", "/services/iv-therapy-at-home"],
  ["/services/lab-test", "/services/lab-test-at-home"],
]);
