import { useQuery } from "@tanstack/react-query";
import { factsQuery } from "@/data/public/facts.queries";
import { useLocale } from "@/i18n/i18n";

/** The brand's name in the language of the back office; empty while it is not known. */
export function useBusinessName(): string {
  const locale = useLocale();
  return useQuery(factsQuery).data?.name[locale] ?? "";
}
