import { type QueryClient, useQuery } from "@tanstack/react-query";
import { EmergencyNote } from "@/components/patterns/emergency-note";
import { Clock } from "@/components/ui/icons";
import { ivTexts } from "@/content/iv-texts";
import { detailsOf } from "@/content/service-details";
import { texts } from "@/content/services/iv-therapy-at-home.yaml";
import { primeQuery } from "@/data/client/keys";
import type { Locale } from "@/config/locales";
import { useTexts, useI18n } from "@/i18n/i18n";
import { CheckList } from "@/components/patterns/lists";
import { locationsOfServiceQuery } from "@/data/public/coverage.queries";
import { fillIn, formatMinutes } from "@/i18n/format";
import { localized } from "@/i18n/localized";
import type { ServiceContent } from "../service-content";
import { loadService, ServicePage } from "../service-page";
import { ServiceContactButtons, ServiceSteps } from "../service-sections";
import { DripCatalogue } from "./drip-catalogue";

const SLUG = "iv-therapy-at-home";
const details = detailsOf(SLUG, texts);
const ivLocationsQuery = locationsOfServiceQuery(SLUG);

export async function load(client: QueryClient, locale: Locale): Promise<void> {
  await Promise.all([loadService(client, locale, SLUG), primeQuery(client, ivLocationsQuery)]);
}

export function Component() {
  return <ServicePage slug={SLUG} details={details} Blocks={IvTherapyBlocks} blocksHaveStepsAndPrices />;
}

/** The additional sections of the IV therapy page. The service's steps follow the catalogue here. */
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

/** Situations in which a drip can help, each with the danger signs for which nobody must wait for it. */
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
      <EmergencyNote text={texts.emergency} className="mt-10" />
    </section>
  );
}

/** Why us, and beside it who should not have a drip: both are read before a choice. */
function WhyAndWhoNot() {
  const { why, notFor } = useTexts(ivTexts);
  return (
    <section
      aria-labelledby="why-iv"
      className="page-width py-band grid items-start gap-x-16 gap-y-12 lg:grid-cols-2"
    >
      <div>
        <h2 id="why-iv">{why.title}</h2>
        <CheckList points={why.points} className="stack-3 mt-6" />
      </div>
      <div className="rounded-card bg-card border p-6 sm:p-8">
        <h2 className="text-[1.5rem] tracking-normal">{notFor.title}</h2>
        <ul className="marker:text-destructive stack-2 mt-4 list-disc ps-5">
          {notFor.points.map((point) => (
            <li key={point} className="ps-1.5">
              {point}
            </li>
          ))}
        </ul>
        <p className="mt-5 border-t pt-5 font-medium">{notFor.text}</p>
      </div>
    </section>
  );
}

/** The arrival time of a nurse by location; hidden while no location has minutes for it. */
function IvCoverage() {
  const { locale } = useI18n();
  const texts = useTexts(ivTexts).coverage;
  const locations = useQuery(ivLocationsQuery).data;
  if (!locations?.length) return null;
  return (
    <section aria-labelledby="iv-coverage" className="below-fold-tall bg-sand">
      <div className="page-width py-band">
        <h2 id="iv-coverage">{texts.title}</h2>
        <p className="text-muted-foreground mt-2 max-w-prose">{texts.text}</p>
        <ul className="mt-8 grid gap-x-16 lg:grid-cols-2">
          {locations.map((location) => {
            const landmarks = localized(location, "landmarks", locale);
            return (
              <li
                key={location.slug}
                className="border-sand-strong grid grid-cols-[6.25rem_1fr] gap-x-4 border-t py-5 sm:grid-cols-[8rem_1fr]"
              >
                <p className="text-primary text-xl leading-snug font-bold">
                  {formatMinutes(location.least, location.most, locale)}
                </p>
                <div className="min-w-0 wrap-anywhere">
                  <h3>{localized(location, "name", locale)}</h3>
                  <p className="text-muted-foreground mt-1 text-base">
                    {localized(location, "summary", locale)}
                  </p>
                  {landmarks && <p className="mt-1 text-base">{fillIn(texts.near, { landmarks })}</p>}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
