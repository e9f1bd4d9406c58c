import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "@/i18n/locales";
import { careExtrasQuery } from "./elderly-care/care-extras.queries";
import { ivExtrasQuery } from "./iv-therapy/iv-extras.queries";
import { loadService } from "./service.queries";

/** Services whose pages have blocks of their own, and so a route and a script of their own. */
export const IV_SLUG = "iv-therapy-at-home";
export const CARE_SLUG = "elderly-care";

export async function loadIvPage(client: QueryClient, locale: Locale): Promise<null> {
  await Promise.all([loadService(client, locale, IV_SLUG), client.ensureQueryData(ivExtrasQuery(locale))]);
  return null;
}

export async function loadCarePage(client: QueryClient, locale: Locale): Promise<null> {
  await Promise.all([
    loadService(client, locale, CARE_SLUG),
    client.ensureQueryData(careExtrasQuery(locale)),
  ]);
  return null;
}
