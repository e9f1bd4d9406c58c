import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "@/i18n/locales";

export async function loadArticle(_client: QueryClient, _locale: Locale, _slug = ""): Promise<null> {
  return null;
}
