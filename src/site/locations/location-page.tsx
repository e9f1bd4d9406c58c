import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { Navigate, useLocation, useParams, type Params } from "react-router-dom";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { SectionFailure } from "@/components/patterns/section-failure";
import { localizedPath, paths } from "@/config/paths";
import { pageSchemasQuery } from "@/data/public/page-schemas.queries";
import { primeQuery } from "@/data/client/keys";
import { knownRedirect } from "@/data/public/url-redirects.queries";
import { locationPageTexts, locationSentences } from "@/texts/site/location-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import type { Locale } from "@/config/locales";
import { PageHead } from "@/seo/page-head";
import { card } from "@/seo/shared-picture";
import { locationData } from "@/seo/location-json-ld";
import { usePageSchemas } from "@/seo/page-schemas";
import type { SubjectOf } from "../layout/page-traits";
import { LocationAbout, LocationAreas, LocationBook, LocationOthers } from "./location-sections";
import { locationContent, type LocationData, type LocationContent } from "./location-content";
import { LocationHero } from "./location-hero";
import { isSlug, locationPageQuery } from "./locations.queries";

export async function load(
  client: QueryClient,
  locale: Locale,
  { location = "", service = "" }: Params,
): Promise<void> {
  await Promise.all([
    primeQuery(client, locationPageQuery(locale, location, service)),
    isSlug(location) && primeQuery(client, pageSchemasQuery("location", location)),
  ]);
}

/** The service in its location. */
export const subject: SubjectOf = ({ client, locale, params: { location = "", service = "" }, facts }) => {
  const data = client.getQueryData(locationPageQuery(locale, location, service).queryKey);
  if (!data) return undefined;
  const { heading } = locationContent(data, locale, facts);
  return { service, message: locationPageTexts(facts)[locale].message(facts.name[locale], heading) };
};

/** One service in one location. A combination that is not offered has no page: its address shows the not-found page. */
export function Component() {
  const { locale } = useI18n();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { location = "", service = "" } = useParams();
  const query = useQuery(locationPageQuery(locale, location, service));

  if (query.data) return <LocationView data={query.data} />;
  if (query.isSuccess && !knownRedirect(client, pathname))
    return <Navigate replace to={localizedPath(paths.notFound, locale)} />;
  return (
    <>
      <PendingHead />
      {query.isError ? <Failure onRetry={() => void query.refetch()} /> : <Spinner />}
    </>
  );
}

function LocationView({ data }: { data: LocationData }) {
  const { locale, facts } = useI18n();
  const content = locationContent(data, locale, facts);
  return (
    <>
      <LocationHead content={content} />
      <LocationHero content={content} />
      <LocationAreas content={content} />
      <LocationAbout content={content} />
      <LocationBook content={content} />
      <LocationOthers content={content} />
    </>
  );
}

/** The head while the page's data is loading. */
function PendingHead() {
  const { t } = useI18n();
  const { metaTitle, metaDescription } = t.home;
  return <PageHead path={paths.locations} title={metaTitle} description={metaDescription} noindex />;
}

function Spinner() {
  return (
    <output className="flex min-h-[70vh] flex-col items-center justify-center gap-4">
      <span
        aria-hidden="true"
        className="border-sand-strong border-t-primary size-12 animate-spin rounded-full border-4"
      />
      {useTexts(locationPageTexts).loading}
    </output>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <div className="page-width min-h-[70vh] py-10">
      <SectionFailure text={useTexts(locationPageTexts).failed} retry={t.actions.retry} onRetry={onRetry} />
      <div className="mt-5 flex flex-wrap gap-3">
        <WhatsAppLink source="location_failed" />
        <CallLink source="location_failed" />
      </div>
    </div>
  );
}

/** The head of the page, for search engines and shared links. */
function LocationHead({ content }: { content: LocationContent }) {
  const { locale, facts } = useI18n();
  const { dubai } = useTexts(locationPageTexts);
  const sentences = locationSentences[locale];
  const schemas = usePageSchemas("location", content.location);
  const { heading, response, areas, about, priceAED, scene } = content;
  const [requests] = content.requests;
  const path = paths.location(content.location, content.service);
  const price = sentences.startingFrom(priceAED);
  return (
    <PageHead
      path={path}
      trail={[
        { name: dubai, path: paths.locations },
        { name: heading, path },
      ]}
      title={heading}
      description={sentences.description({
        heading,
        response,
        price,
        about: requests ?? content.description,
      })}
      keywords={[heading, ...areas.map((area) => sentences.inLocation(content.serviceName, area))].join(
        sentences.comma,
      )}
      picture={card(scene.card, scene.alt)}
      schemas={schemas}
      noindex={!content.isListed}
      jsonLd={locationData(facts, {
        locale,
        path,
        name: heading,
        service: content.serviceName,
        description: [about, requests].filter(Boolean).join(" ") || heading,
        locationName: content.locationName,
        areas,
        priceAED,
        unit: content.unit,
      })}
    />
  );
}
