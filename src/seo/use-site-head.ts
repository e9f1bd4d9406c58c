import { useQuery } from "@tanstack/react-query";
import { brandName } from "@/config/brand";
import { siteSettingsQuery } from "@/data/settings/site-settings.queries";
import type { Locale } from "@/i18n/locales";

/** What ends every title, and what describes pages without words of their own (may be empty): staff's words, else the brand's. */
export function useSiteHead(locale: Locale): { title: string; description: string } {
  const site = useQuery(siteSettingsQuery).data;
  return { title: site?.title[locale] || brandName[locale], description: site?.description[locale] ?? "" };
}
