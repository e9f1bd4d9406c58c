import { useQuery } from "@tanstack/react-query";
import { siteSettingsQuery } from "@/data/public/site-settings.queries";
import { useI18n } from "@/i18n/i18n";
import type { Locale } from "@/config/locales";

/** What ends every title, and what describes pages without words of their own (may be empty): staff's words, else the brand's. */
export function useSiteHead(locale: Locale): { title: string; description: string } {
  const { facts } = useI18n();
  const site = useQuery(siteSettingsQuery).data;
  return { title: site?.title[locale] || facts.name[locale], description: site?.description[locale] ?? "" };
}
