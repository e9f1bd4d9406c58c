import { useQuery } from "@tanstack/react-query";
import { factsQuery } from "@/data/public/facts.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";

/** The brand's name in the language of the back office; empty while it is not known. */
export function useBusinessName(): string {
  const { locale } = useAdminI18n();
  return useQuery(factsQuery).data?.name[locale] ?? "";
}
