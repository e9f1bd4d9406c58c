import { localizedPath, stripLocale, canonicalPath } from "@/config/page-path";
import type { Locale } from "@/config/locales";
import { localeOfPath } from "@/config/page-locale";
import { localStore, sessionStore } from "@/lib/safe-storage";
import { LANGUAGE, LANGUAGE_CHECKED } from "@/lib/storage-keys";

/** Stores the language that a person chose with the switch. */
export const storeLanguage = (locale: Locale): void => localStore.set(LANGUAGE, locale);

/**
 * A visitor who chose Arabic before and starts this visit at an English address is sent to the Arabic page. This happens once
 * per visit, so that the English page stays reachable; crawlers have no stored choice.
 * @returns the address of the Arabic page
 */
export function storedLanguageAddress({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): string | undefined {
  if (sessionStore.get(LANGUAGE_CHECKED) !== null) return undefined;
  sessionStore.set(LANGUAGE_CHECKED, "1");
  // With blocked storage nothing was stored, and nothing could end a loop.
  if (sessionStore.get(LANGUAGE_CHECKED) === null) return undefined;
  const isEnglish = localeOfPath(pathname) === "en" && !pathname.startsWith("/en/");
  if (!isEnglish || localStore.get(LANGUAGE) !== "ar") return undefined;
  return localizedPath(stripLocale(pathname), "ar") + search + hash;
}

/** Writes the page's canonical address into the address bar when the host has not redirected to it. */
export function tidyAddress(): void {
  const { origin, pathname, search, hash } = location;
  const tidy = canonicalPath(pathname);
  // With the origin: a path that begins with two slashes would be the address of another site.
  if (tidy !== pathname) history.replaceState(history.state, "", origin + tidy + search + hash);
}
