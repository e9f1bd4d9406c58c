import type { QueryClient } from "@tanstack/react-query";
import { pageSchemasQuery } from "@/data/page-schemas/page-schemas.queries";
import { primeQuery } from "@/data/prime-query";
import type { Locale } from "@/i18n/locales";
import { businessDataQuery } from "@/seo/business.queries";

export async function loadAbout(client: QueryClient, locale: Locale): Promise<null> {
  await Promise.all([
    primeQuery(client, pageSchemasQuery("about")),
    primeQuery(client, businessDataQuery(locale)),
  ]);
  return null;
}
