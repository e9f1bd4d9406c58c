import type { QueryClient } from "@tanstack/react-query";
import { details } from "@/content/service-details/elderly-care";
import type { Locale } from "@/config/locales";
import type { ServiceContent } from "../service-content";
import { loadService, ServicePage } from "../service-page";
import { CareServices } from "./care-services";
import { FamilyTrust } from "./family-trust";

const SLUG = "elderly-care";

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
