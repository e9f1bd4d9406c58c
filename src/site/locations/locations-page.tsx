import { useQuery, type QueryClient } from "@tanstack/react-query";
import { Breadcrumbs } from "@/components/patterns/breadcrumbs";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { Scene } from "@/components/patterns/picture";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Skeleton } from "@/components/ui/skeleton";
import skyline from "@/assets/scenes/dubai-dusk.svg";
import { paths } from "@/config/paths";
import { primeQuery } from "@/data/client/keys";
import { dubaiPageTexts } from "@/texts/site/dubai-pages";
import { useI18n } from "@/i18n/i18n";
import { PageHead } from "@/seo/page-head";
import { LocationCard } from "./location-card";
import { locationListQuery } from "./locations.queries";

const GRID = "grid gap-4 sm:grid-cols-2 xl:grid-cols-4";

export const load = (client: QueryClient) => primeQuery(client, locationListQuery);

export function Component() {
  const { t, locale } = useI18n();
  const locations = useQuery(locationListQuery);
  const texts = dubaiPageTexts[locale];
  return (
    <>
      <PageHead
        path={paths.locations}
        trail={[{ name: texts.dubai, path: paths.locations }]}
        title={texts.metaTitle}
        description={texts.metaDescription}
        keywords={texts.metaKeywords}
      />
      <section className="page-width">
        <Breadcrumbs current={texts.dubai} />
        <h1 className="mt-2 max-w-[11em]">{texts.title}</h1>
        <p className="text-muted-foreground mt-5 max-w-[38em] text-[1.0625em]">{texts.lead}</p>
        <div className="pb-band min-h-[50vh] pt-10">
          {locations.isPending && (
            <>
              <output className="sr-only">{texts.loading}</output>
              <div className={GRID}>
                {["a", "b", "c", "d", "e", "f"].map((key) => (
                  <Skeleton key={key} className="rounded-card h-100" />
                ))}
              </div>
            </>
          )}
          {locations.isError && !locations.data && (
            <SectionFailure
              text={texts.failed}
              retry={t.actions.retry}
              onRetry={() => void locations.refetch()}
            />
          )}
          {locations.data?.length === 0 && <p className="max-w-prose">{texts.empty}</p>}
          {locations.data && (
            <ul className={GRID}>
              {locations.data.map((location) => (
                <LocationCard key={location.slug} location={location} />
              ))}
            </ul>
          )}
        </div>
      </section>
      <ClosingSection />
    </>
  );
}

/** For visitors whose area is not in the list. */
function ClosingSection() {
  const { locale, facts } = useI18n();
  const { closing, imageAlt } = dubaiPageTexts[locale];
  return (
    <section aria-labelledby="closing" className="bg-sand">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 pt-14 pb-8 md:pt-18">
        <div className="max-w-[28em]">
          <h2 id="closing">{closing.title}</h2>
          <p className="text-muted-foreground mt-3">{closing.text}</p>
        </div>
        <div className="flex w-full flex-wrap gap-3 *:grow sm:w-auto sm:*:grow-0">
          <WhatsAppLink source="locations_closing" message={closing.message(facts.name[locale])}>
            {closing.action}
          </WhatsAppLink>
          <CallLink source="locations_closing" />
        </div>
      </div>
      <Scene
        src={skyline}
        alt={imageAlt}
        width={1200}
        height={420}
        eager
        className="h-[clamp(11rem,26vw,22rem)] object-cover object-bottom"
      />
    </section>
  );
}
