import type { QueryClient } from "@tanstack/react-query";
import { primeQuery } from "@/data/prime-query";
import type { Locale } from "@/i18n/locales";
import { businessDataQuery } from "@/seo/business.queries";

export async function loadContact(client: QueryClient, locale: Locale): Promise<null> {
  await primeQuery(client, businessDataQuery(locale));
  return null;
}
