import { useSuspenseQuery } from "@tanstack/react-query";
import type { Step } from "@/content/service-details/types";
import { useI18n } from "@/i18n/i18n";
import { ServiceSteps } from "../service-steps";
import { DripCatalogue } from "./drip-catalogue";
import { IvCoverage } from "./iv-coverage";
import { ivExtrasQuery } from "./iv-extras.queries";
import { SameDayBanner } from "./same-day-banner";
import { UrgentNeeds } from "./urgent-needs";
import { WhyAndWhoNot } from "./why-and-who-not";

interface IvTherapyBlocksProps {
  slug: string;
  title: string;
  /** The service's own steps: they stand here, behind the catalogue, instead of further up. */
  steps: readonly Step[];
}

/** What only the IV therapy page has. */
export function IvTherapyBlocks({ slug, title, steps }: IvTherapyBlocksProps) {
  const { locale } = useI18n();
  const { data } = useSuspenseQuery(ivExtrasQuery(locale));
  return (
    <>
      <SameDayBanner slug={slug} title={title} texts={data.today} />
      <WhyAndWhoNot why={data.why} notFor={data.notFor} />
      <DripCatalogue slug={slug} texts={data.drips} pictures={data.pictures} />
      <ServiceSteps steps={steps} />
      <UrgentNeeds texts={data.urgent} />
      <IvCoverage texts={data.coverage} />
    </>
  );
}
