import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "@/i18n/locales";
import { IvTherapyBlocks } from "./iv-therapy/iv-therapy-blocks";
import { ivExtrasQuery } from "./iv-therapy/iv-extras.queries";
import { ServicePage } from "./service-page";
import { loadService } from "./service.queries";

const SLUG = "iv-therapy-at-home";

export async function loadPage(client: QueryClient, locale: Locale): Promise<null> {
  await Promise.all([loadService(client, locale, SLUG), client.ensureQueryData(ivExtrasQuery(locale))]);
  return null;
}

/** The page of a service like any other, with what only this one has. */
export function Component() {
  return <ServicePage slug={SLUG} Blocks={IvTherapyBlocks} blocksHaveSteps />;
}
