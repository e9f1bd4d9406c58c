import { canonicalPath } from "@/config/page-path";

/**
 * Writes the page's own address into the address bar where the host has not led to it: the one that links, the sitemap and the
 * canonical link name.
 */
export function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const tidy = canonicalPath(pathname);
  if (tidy !== pathname) history.replaceState(history.state, "", tidy + search + hash);
}
