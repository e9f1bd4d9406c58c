import type { QueryClient } from "@tanstack/react-query";
import { EmergencyNote } from "@/components/patterns/emergency-note";
import { Clock } from "@/components/ui/icons";
import { ivTexts } from "@/content/iv-texts";
import { detailsOf } from "@/content/service-details";
import { texts } from "@/content/services/iv-therapy-at-home.yaml";
import { primeQuery } from "@/data/client/prime-query";
import type { Locale } from "@/config/locales";
import { useTexts } from "@/i18n/i18n";
import { ServiceContactButtons } from "../service-contact-buttons";
import type { ServiceContent } from "../service-content";
import { loadService, ServicePage } from "../service-page";
import { ServiceSteps } from "../service-steps";
import { DripCatalogue } from "./drip-catalogue";
import { IvCoverage, ivPlacesQuery } from "./iv-coverage";
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

function SameDayBanner({ service }: { service: { slug: string; title: string } }) {
  const texts = useTexts(ivTexts).today;
  return (
    <section aria-labelledby="same-day" className="bg-saffron-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-5 py-8">
        <div className="flex grow basis-80 gap-4">
          <Clock className="text-primary mt-0.5 size-7 shrink-0" />
          <div className="max-w-[38em]">
            <h2 id="same-day" className="text-[1.5rem] tracking-normal">
              {texts.title}
            </h2>
            <p className="mt-1">{texts.text}</p>
          </div>
        </div>
        <ServiceContactButtons source="iv_same_day" service={service} />
      </div>
    </section>
  );
}

/** Bad days on which a drip can help, each with the signs for which it must not be waited for. */
function UrgentNeeds() {
  const texts = useTexts(ivTexts).urgent;
  return (
    <section aria-labelledby="urgent-needs" className="below-fold-tall page-width py-band">
      <h2 id="urgent-needs">{texts.title}</h2>
      <p className="text-muted-foreground mt-2 max-w-prose">{texts.text}</p>
      <ul className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
        {texts.needs.map((need) => (
          <li key={need.title} className="border-t pt-5">
            <h3>{need.title}</h3>
            <p className="mt-1.5">{need.text}</p>
            <p className="text-destructive mt-2 font-medium">
              {texts.doNotWait} {need.doNotWait}.
            </p>
          </li>
        ))}
      </ul>
      <EmergencyNote text={texts.emergency} action={texts.emergencyAction} className="mt-10" />
    </section>
  );
}
