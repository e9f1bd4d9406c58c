import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "@/i18n/locales";
import { ElderlyCareBlocks } from "./elderly-care/elderly-care-blocks";
import { careExtrasQuery } from "./elderly-care/care-extras.queries";
import { ServicePage } from "./service-page";
import { loadService } from "./service.queries";

const SLUG = "elderly-care";

export async function loadPage(client: QueryClient, locale: Locale): Promise<null> {
  await Promise.all([loadService(client, locale, SLUG), client.ensureQueryData(careExtrasQuery(locale))]);
  return null;
}

/** The page of a service like any other, with what only this one has. */
export function Component() {
  return <ServicePage slug={SLUG} Blocks={ElderlyCareBlocks} />;
}
