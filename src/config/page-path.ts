import type { Locale } from "@/config/locales";

// The part of the paths that the script of every page needs.

/** `/about` -> `/ar/about` in Arabic, `/` -> `/ar/`. */
export const localizedPath = (path: string, locale: Locale): string =>
  locale === "en" ? path : `/ar${path}`;

/** The unprefixed path of any public address: `/ar/about` -> `/about`, `/ar/` -> `/`. */
export const stripLocale = (pathname: string): string => pathname.replace(/^\/(?:ar|en)(?=\/|$)/, "") || "/";

export const withoutFinalSlash = (path: string): string => path.replace(/(.)\/+$/, "$1");

/** The canonical path of a page: without a final slash, except for the home pages, `/` and `/ar/`. */
export function canonicalPath(pathname: string): string {
  const path = withoutFinalSlash(pathname);
  return path === "" || path === "/ar" ? `${path}/` : path;
}

const MAX_PATH_LENGTH = 300;
/**
 * Other sites, queries, fragments, dots as folders, and characters that hide one of these; a blank is `%20`. The database
 * rejects the same paths.
 */
const NOT_A_PATH = /^(?!\/)|\/\/|[\\?#\s\p{Cc}]|%(?!20|[89a-f][\da-f])|\/\.{1,2}(?:\/|$)/iu;

/** Whether an address can belong to the site. */
export const isSitePath = (path: string): boolean => path.length <= MAX_PATH_LENGTH && !NOT_A_PATH.test(path);

/**
 * A path as events store it: canonical, no query, no fragment, at most 300 characters. A path that the site cannot have counts
 * as a missing page.
 */
export function eventPath(pathname: string): string {
  const path = canonicalPath(pathname.split(/[?#]/, 1)[0] ?? "");
  const short = path.slice(0, MAX_PATH_LENGTH).replace(/%.?$/, "");
  return isSitePath(short) ? short : "/404";
}
