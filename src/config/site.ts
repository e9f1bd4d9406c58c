import type { Locale } from "@domain/locales";
import { env } from "./env";
import { localizedPath } from "./page-path";

/** The site's own address, without a final slash. */
export const siteUrl = env.VITE_SITE_URL;

/** The whole address of a page, by its path without language prefix. */
export const pageAddress = (path: string, locale: Locale): string => siteUrl + localizedPath(path, locale);

/** The whole address of a path of this site, or of an address anywhere; undefined for an invalid one. */
export const absoluteAddress = (pathOrAddress: string): string | undefined =>
  URL.canParse(pathOrAddress, siteUrl) ? new URL(pathOrAddress, siteUrl).href : undefined;
