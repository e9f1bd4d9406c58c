import type { QueryClient } from "@tanstack/react-query";
import { detailsOf } from "@/content/service-details";
import { texts } from "@/content/services/iv-therapy-at-home.yaml";
import { primeQuery } from "@/data/client/prime-query";
import type { Locale } from "@/config/locales";
import type { ServiceContent } from "../service-content";
import { loadService, ServicePage } from "../service-page";
import { ServiceSteps } from "../service-steps";
import { DripCatalogue } from "./drip-catalogue";
import { IvCoverage, ivPlacesQuery } from "./iv-coverage";
import { SameDayBanner } from "./same-day-banner";
import { UrgentNeeds } from "./urgent-needs";
import { WhyAndWhoNot } from "./why-and-who-not";

const SLUG = "iv-therapy-at-home";
const details = detailsOf(SLUG, texts);

export async function load(client: QueryClient, locale: Locale): Promise<void> {
  await Promise.all([loadService(client, locale, SLUG), primeQuery(client, ivPlacesQuery)]);
}

export function Component() {
  return <ServicePage slug={SLUG} details={details} Blocks={IvTherapyBlocks} blocksHaveStepsAndPrices />;
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
