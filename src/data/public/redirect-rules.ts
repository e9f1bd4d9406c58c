import { canonicalPath, isSitePath, stripLocale, withoutFinalSlash } from "@/config/page-path";

/** A row of `url_redirects`. */
export interface RedirectRow {
  from_path: string;
  to_path: string;
  redirect_type: number;
}

export interface Redirect {
  /** Path on this site; for a short address with the campaign's query. */
  to: string;
  type: 301 | 302;
}

const BACK_OFFICE = /^(?:\/(?:ar|en))?\/admin(?:\/|$)/i;

/** Whether an address is open to visitors: a path of this site outside the back office. Redirects start and end only there. */
export const isVisitorPath = (path: string): boolean => isSitePath(path) && !BACK_OFFICE.test(path);

/**
 * The canonical spelling of an address: letters instead of percent signs, but `%20` for a blank, which some old sites have, and
 * a final slash only where the page has one.
 */
export function normalizePath(pathname: string): string {
  try {
    return canonicalPath(decodeURI(pathname).normalize("NFC").replaceAll(" ", "%20"));
  } catch {
    return canonicalPath(pathname);
  }
}

/** The same in percent signs only, as hosts and browsers write it. */
export const encodedPath = (pathname: string): string => encodeURI(pathname.replaceAll("%20", " "));

/** Whether an address belongs to a campaign link, in upper or lower case: no page and no other redirect is below `/go`. */
export const isShortAddress = (pathname: string): boolean => /^\/(?:(?:ar|en)\/)?go\//i.test(pathname);

/**
 * The spellings under which a row for the address may be stored: its own and, for `/ar/…`, its English twin's. The database
 * stores none with a final slash.
 */
export function storedPaths(path: string): string[] {
  const plain = withoutFinalSlash(normalizePath(path));
  return [...new Set([plain, stripLocale(plain)].flatMap((spelling) => [spelling, encodedPath(spelling)]))];
}
