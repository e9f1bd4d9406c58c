import { env } from "./env";

/** The site's own address, without a final slash. */
export const siteUrl = env.VITE_SITE_URL;
