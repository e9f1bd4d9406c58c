import { localeOfPath } from "@/config/locales";
import { localizedPath, movedPaths, stripLocale } from "@/config/paths";
import { isVisitorPath, normalizePath, type Redirect, type RedirectRow } from "./redirect-rules";

/**
 * The target of an address: its current address when it has moved, otherwise that of its own row, otherwise that of its English
 * twin's row, in the address's language.
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
 * Every redirect, in both languages, including moved addresses. A redirect to an address that redirects itself is left out,
 * because it is a chain or a circle.
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

/** No row leads visitors to another site, into the back office, in a circle or through a chain. */
const isUsable = ({ from_path, to_path, redirect_type }: RedirectRow): boolean =>
  [from_path, to_path].every((path) => isVisitorPath(normalizePath(path))) &&
  !movedPaths.has(stripLocale(normalizePath(to_path))) &&
  (redirect_type === 301 || redirect_type === 302);
