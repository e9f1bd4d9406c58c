import { env } from "./env";

/** The site's own address, without a final slash. */
export const siteUrl = env.VITE_SITE_URL;

/** The whole address of a path of this site, or of an address anywhere; undefined for what is no address. */
export const absoluteAddress = (pathOrAddress: string): string | undefined =>
  URL.canParse(pathOrAddress, siteUrl) ? new URL(pathOrAddress, siteUrl).href : undefined;
