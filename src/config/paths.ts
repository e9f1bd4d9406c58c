import type { Locale } from "@/config/locales";

/** Every address of the site, once. Paths are unprefixed; `localizedPath` gives the address in a language. */
export const paths = {
  home: "/",
  service: (slug: string) => `/services/${slug}`,
  about: "/about",
  blog: "/blog",
  article: (slug: string) => `/blog/${slug}`,
  /** Leads to `article` at the host; within the application it shows the same, and names that as its canonical address. */
  englishArticle: (slug: string) => `/en/blog/${slug}`,
  articleCard: (slug: string) => `/social/blog/${slug}.jpg`,
  feed: "/feed.xml",
  contact: "/contact",
  locations: "/dubai",
  location: (location: string, service: string) => `/dubai/${location}/${service}`,
  privacy: "/privacy",
  terms: "/terms",
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

/** `/about` -> `/ar/about` in Arabic, `/` -> `/ar/`. */
export const localizedPath = (path: string, locale: Locale): string =>
  locale === "en" ? path : `/ar${path}`;

/** The unprefixed path of any public address: `/ar/about` -> `/about`, `/ar/` -> `/`. */
export const stripLocale = (pathname: string): string => pathname.replace(/^\/(?:ar|en)(?=\/|$)/, "") || "/";

export const withoutFinalSlash = (path: string): string => path.replace(/(.)\/+$/, "$1");

/** The one spelling of a page's address: without a final slash, except for the home pages, `/` and `/ar/`. */
export function canonicalPath(pathname: string): string {
  const path = withoutFinalSlash(pathname);
  return path === "" || path === "/ar" ? `${path}/` : path;
}

const MAX_PATH_LENGTH = 300;
/** No other site, query, fragment, dots as folders, or signs that hide one of these. The database stores no other path. */
const NOT_A_PATH = /^(?!\/)|\/\/|[\\?#\s\p{Cc}]|%(?![89a-f][\da-f])|\/\.{1,2}(?:\/|$)/iu;

/** Whether an address can be one of the site's. */
export const isSitePath = (path: string): boolean => path.length <= MAX_PATH_LENGTH && !NOT_A_PATH.test(path);

/**
 * A path as events store it: the page's one spelling, no query, no fragment, at most 300 characters. What nobody would call a
 * path of the site counts as a missing page.
 */
export function eventPath(pathname: string): string {
  const path = canonicalPath(pathname.split(/[?#]/, 1)[0] ?? "");
  const short = path.slice(0, MAX_PATH_LENGTH).replace(/%.?$/, "");
  return isSitePath(short) ? short : "/404";
}
