import type { Locale } from "@/config/locales";

// What the script of every page needs of its address.

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
/** No other site, query, fragment, dots as folders, or signs that hide one of these; a blank is `%20`. The database stores no other path. */
const NOT_A_PATH = /^(?!\/)|\/\/|[\\?#\s\p{Cc}]|%(?!20|[89a-f][\da-f])|\/\.{1,2}(?:\/|$)/iu;

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
