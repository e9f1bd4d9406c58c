import { canonicalPath, localizedPath, movedPaths, stripLocale, withoutFinalSlash } from "@/config/paths";
import { localeOfPath } from "@/config/locales";

/** A row of `url_redirects`. The database checks its rows; its readers check again. */
export interface RedirectRow {
  from_path: string;
  to_path: string;
  redirect_type: number;
}

export interface Redirect {
  /** Path on this site. */
  to: string;
  type: 301 | 302;
}

const MAX_PATH_LENGTH = 300;
/** The database's rule: no other site, query, fragment, dots as folders, or signs that hide one of these. */
const NOT_A_PATH = /^(?!\/)|\/\/|[\\?#\s\p{Cc}]|%(?![89a-f][\da-f])|\/\.{1,2}(?:\/|$)/iu;
/** Paths of the back office, where no redirect may start or end. */
export const BACK_OFFICE = /^(?:\/(?:ar|en))?\/admin(?:\/|$)/i;

/** Whether a redirect may start or end there. */
export const isSitePath = (path: string): boolean =>
  path.length <= MAX_PATH_LENGTH && !NOT_A_PATH.test(path) && !BACK_OFFICE.test(path);

/** One spelling per address: letters instead of per cent signs, and the page's own way with a final slash. */
export function normalizePath(pathname: string): string {
  try {
    return canonicalPath(decodeURI(pathname));
  } catch {
    return canonicalPath(pathname);
  }
}

/**
 * The spellings under which a row for the address may be stored: its own and, for `/ar/…`, its English twin's. The database keeps
 * none with a final slash.
 */
export function storedPaths(path: string): string[] {
  const plain = withoutFinalSlash(normalizePath(path));
  return [...new Set([plain, stripLocale(plain)].flatMap((spelling) => [spelling, encodeURI(spelling)]))];
}

/**
 * Where an address leads: one that has moved to today's, others by their own row, else by their English twin's, in the
 * address's language.
 * @returns null when no usable row applies to it
 */
export function chooseRedirect(path: string, rows: readonly RedirectRow[]): Redirect | null {
  const plain = normalizePath(path);
  const unprefixed = stripLocale(plain);
  const moved = movedPaths.get(unprefixed);
  if (moved) return { to: localizedPath(moved, localeOfPath(plain)), type: 301 };
  const rowOf = (from: string) => rows.find((row) => normalizePath(row.from_path) === from && isUsable(row));
  const own = rowOf(plain);
  const row = own ?? rowOf(unprefixed);
  if (!row) return null;
  const target = normalizePath(row.to_path);
  const isNeutral = stripLocale(target) === target;
  const to = !own && isNeutral ? localizedPath(target, localeOfPath(plain)) : target;
  return to === plain ? null : { to, type: row.redirect_type === 302 ? 302 : 301 };
}

/**
 * Every address that redirects, in both languages, those that have moved among them. A redirect to an address that redirects itself is left out: that is a
 * chain or a circle.
 */
export function usableRedirects(rows: readonly RedirectRow[]): Map<string, Redirect> {
  const all = new Map<string, Redirect>();
  for (const from_path of [...movedPaths.keys(), ...rows.map((row) => row.from_path)]) {
    const from = normalizePath(from_path);
    const addresses = stripLocale(from) === from ? [from, localizedPath(from, "ar")] : [from];
    for (const address of addresses) {
      const redirect = chooseRedirect(address, rows);
      if (redirect) all.set(address, redirect);
    }
  }
  return new Map([...all].filter(([, { to }]) => !all.has(to)));
}

const isUsable = ({ from_path, to_path, redirect_type }: RedirectRow): boolean =>
  isSitePath(from_path) &&
  isSitePath(normalizePath(from_path)) &&
  isSitePath(to_path) &&
  isSitePath(normalizePath(to_path)) &&
  // It would lead in a circle, or further on.
  !movedPaths.has(stripLocale(normalizePath(to_path))) &&
  (redirect_type === 301 || redirect_type === 302);
