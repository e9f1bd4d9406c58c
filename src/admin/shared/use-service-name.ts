import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { serviceName, serviceTitle } from "@/content/service-titles";
import { factsQuery } from "@/data/public/facts.queries";
import { useLocale } from "@/i18n/i18n";

/**
 * The names of services in the language of the back office, in their owner's words; for an inactive one the application's own
 * name. Undefined for a slug without a page.
 */
export function useServiceName(): (slug: string) => string | undefined {
  const locale = useLocale();
  const { data: facts } = useQuery(factsQuery);
  return useCallback(
    (slug) => (facts && serviceName(facts, slug, locale)) || serviceTitle(slug)?.[locale],
    [facts, locale],
  );
}
