import { canonicalPath, isSitePath, stripLocale, withoutFinalSlash } from "@/config/page-path";

/** A row of `url_redirects`. */
export interface RedirectRow {
  from_path: string;
  to_path: string;
  redirect_type: number;
}

export interface Redirect {
  /** Path on this site; of a short address with the campaign behind it. */
  to: string;
  type: 301 | 302;
}

const BACK_OFFICE = /^(?:\/(?:ar|en))?\/admin(?:\/|$)/i;

/** Whether visitors may be at an address: a path of this site outside the back office. No redirect starts or ends elsewhere. */
export const isVisitorPath = (path: string): boolean => isSitePath(path) && !BACK_OFFICE.test(path);

/**
 * One spelling per address: composed letters instead of per cent signs, but `%20` for a blank, which some old sites have, and the
 * page's own way with a final slash.
 */
export function normalizePath(pathname: string): string {
  try {
    return canonicalPath(decodeURI(pathname).normalize("NFC").replaceAll(" ", "%20"));
  } catch {
    return canonicalPath(pathname);
  }
}

/** The same with per cent signs alone, as hosts and browsers write it. */
export const encodedPath = (pathname: string): string => encodeURI(pathname.replaceAll("%20", " "));

/** Whether an address is that of a campaign link, in whatever case: no page and no other redirect is below `/go`. */
export const isShortAddress = (pathname: string): boolean => /^\/(?:(?:ar|en)\/)?go\//i.test(pathname);

/**
 * The spellings under which a row for the address may be stored: its own and, for `/ar/…`, its English twin's. The database keeps
 * none with a final slash.
 */
export function storedPaths(path: string): string[] {
  const plain = withoutFinalSlash(normalizePath(path));
  return [...new Set([plain, stripLocale(plain)].flatMap((spelling) => [spelling, encodedPath(spelling)]))];
}
