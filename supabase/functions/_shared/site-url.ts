/** An address to which paths can be added. */
export const withoutFinalSlash = (address: string): string => address.replace(/\/+$/, "");

/** Where the site is, without a final slash; undefined where nobody has said. */
export function readSiteUrl(): string | undefined {
  const site = Deno.env.get("SITE_URL");
  return site && withoutFinalSlash(site);
}
