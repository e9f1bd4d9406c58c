import type { QueryClient } from "@tanstack/react-query";
import { details } from "@/content/service-details/iv-therapy-at-home";
import type { Locale } from "@/i18n/locales";
import type { ServiceContent } from "../service-content";
import { loadService, ServicePage } from "../service-page";
import { ServiceSteps } from "../service-steps";
import { DripCatalogue } from "./drip-catalogue";
import { IvCoverage } from "./iv-coverage";
import { SameDayBanner } from "./same-day-banner";
import { UrgentNeeds } from "./urgent-needs";
import { WhyAndWhoNot } from "./why-and-who-not";

const SLUG = "iv-therapy-at-home";

export const load = (client: QueryClient, locale: Locale) => loadService(client, locale, SLUG);

export function Component() {
  return <ServicePage slug={SLUG} details={details} Blocks={IvTherapyBlocks} blocksHaveSteps />;
}

/** What only the IV therapy page has. The service's steps follow the catalogue here. */
export function IvTherapyBlocks({
  service,
}: {
  service: Pick<ServiceContent, "slug" | "title" | "steps" | "prices">;
}) {
  return (
    <>
      <SameDayBanner service={service} />
      <WhyAndWhoNot />
      <DripCatalogue service={service} />
      <ServiceSteps steps={service.steps} />
      <UrgentNeeds />
      <IvCoverage />
    </>
  );
}
