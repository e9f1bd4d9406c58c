export * from "./page-path";

/** Pages that always exist, in both languages, and belong to no service; places and articles come from the database. */
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

/** Every address of the site, once. Paths are unprefixed; `localizedPath` gives the address in a language. */
export const paths = {
  ...fixedPages,
  service: (slug: string) => `/services/${slug}`,
  article: (slug: string) => `/blog/${slug}`,
  /** Leads to `article` at the host; within the application it shows the same, and names that as its canonical address. */
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
  /** A service's page with what the form of the back office says, which shows it in a frame. */
  servicePreview: (slug: string, locale: string) => `/admin/preview/${locale}/services/${slug}`,
} as const;

/** Addresses that were shorter once, unprefixed, and today's. They redirect in the page and at the host, whatever redirects staff write. */
export const movedPaths: ReadonlyMap<string, string> = new Map([
  ["/services/iv-therapy", "/services/iv-therapy-at-home"],
  ["/services/lab-test", "/services/lab-test-at-home"],
]);
