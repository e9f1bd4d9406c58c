import type { QueryClient } from "@tanstack/react-query";
import { detailsOf } from "@/content/service-details";
import { texts } from "@/content/services/elderly-care.yaml";
import type { Locale } from "@/config/locales";
import type { ServiceContent } from "../service-content";
import { loadService, ServicePage } from "../service-page";
import { CareServices } from "./care-services";
import { FamilyTrust } from "./family-trust";

const SLUG = "elderly-care";
const details = detailsOf(SLUG, texts);

export const load = (client: QueryClient, locale: Locale) => loadService(client, locale, SLUG);

export function Component() {
  return <ServicePage slug={SLUG} details={details} Blocks={ElderlyCareBlocks} />;
}

/** What only the elderly care page has. */
export function ElderlyCareBlocks({ service }: { service: Pick<ServiceContent, "slug" | "title"> }) {
  return (
    <>
      <CareServices slug={service.slug} />
      <FamilyTrust service={service} />
    </>
  );
}
