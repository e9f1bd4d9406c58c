import { env } from "./env";

export const brandName = { en: env.VITE_BRAND_NAME_EN, ar: env.VITE_BRAND_NAME_AR } as const;

export const siteUrl = env.VITE_SITE_URL;
