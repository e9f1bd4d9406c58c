import { queryOptions } from "@tanstack/react-query";
import type { Localized } from "@/i18n/locales";

/** What staff set for visitors' pages; empty words stand for the brand's own. */
export interface SiteSettings {
  title: Localized;
  description: Localized;
  perPage?: number;
}

/** The settings of the public pages. Each prerendered page brings them along. */
export const siteSettingsQuery = queryOptions({
  queryKey: ["site"],
  queryFn: async ({ signal }) => (await import("./find-site-settings")).findSiteSettings(signal),
});
