import { useSuspenseQuery } from "@tanstack/react-query";
import { useI18n } from "@/i18n/i18n";
import { serviceTextsQuery } from "./service.queries";

/** What all service pages say, in the page's language. The loader has read it, so nothing is waited for. */
export function useServiceTexts() {
  const { locale } = useI18n();
  return useSuspenseQuery(serviceTextsQuery(locale)).data;
}
