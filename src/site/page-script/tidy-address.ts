/**
 * Takes the final slash from the address bar where the host has not: a page has one address, which its links, the sitemap and
 * its canonical link name.
 */
export function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const tidy = pathname.replace(/(.)\/+$/, "$1");
  if (tidy !== pathname) history.replaceState(history.state, "", tidy + search + hash);
}
