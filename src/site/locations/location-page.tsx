import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { SectionFailure } from "@/components/patterns/section-failure";
import { localizedPath, paths } from "@/config/paths";
import { knownRedirect } from "@/data/url-redirects/url-redirects.queries";
import { locationStates } from "@/i18n/dictionaries/location-states";
import { useI18n } from "@/i18n/i18n";
import { breadcrumbs } from "@/seo/page-json-ld";
import { PageHead } from "@/seo/page-head";
import { usePageSchemas } from "@/seo/page-schemas";
import { LocationAbout } from "./location-about";
import { LocationAreas } from "./location-areas";
import { LocationBook } from "./location-book";
import type { LocationContent } from "./location-content";
import { LocationHero } from "./location-hero";
import { LocationOthers } from "./location-others";
import { locationPageQuery } from "./locations.queries";

/** A service in one place. A combination that is not offered has no page: its address becomes that of the not-found page. */
export function Component() {
  const { locale } = useI18n();
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { location = "", service = "" } = useParams();
  const content = useQuery(locationPageQuery(locale, location, service));
  if (content.data) return <LocationView content={content.data} location={location} service={service} />;
  if (content.isSuccess && !knownRedirect(client, pathname))
    return <Navigate replace to={localizedPath(paths.notFound, locale)} />;
  return (
    <>
      <UnreadHead />
      {content.isError ? <Failure onRetry={() => void content.refetch()} /> : <Spinner />}
    </>
  );
}

interface LocationViewProps {
  content: LocationContent;
  location: string;
  service: string;
}

function LocationView({ content, location, service }: LocationViewProps) {
  const { t, locale } = useI18n();
  const schemas = usePageSchemas("location", location);
  const path = paths.location(location, service);
  const { jsonLd, ...head } = content.head;
  return (
    <>
      <PageHead
        locale={locale}
        path={path}
        {...head}
        imageAlt={content.scene.alt}
        schemas={schemas}
        jsonLd={[
          ...jsonLd,
          breadcrumbs(locale, [
            { name: t.navigation.home, path: paths.home },
            { name: content.texts.dubai, path: paths.locations },
            { name: content.heading, path },
          ]),
        ]}
      />
      <LocationHero content={content} service={service} />
      <LocationAreas content={content} />
      <LocationAbout content={content} service={service} />
      <LocationBook content={content} service={service} />
      <LocationOthers content={content} location={location} />
    </>
  );
}

/** The head while nothing is known of the place, not even whether there is one. */
function UnreadHead() {
  const { t, locale } = useI18n();
  const { metaTitle, metaDescription } = t.home;
  return (
    <PageHead
      locale={locale}
      path={paths.locations}
      title={metaTitle}
      description={metaDescription}
      noindex
    />
  );
}

function Spinner() {
  const { locale } = useI18n();
  return (
    <output className="flex min-h-[70vh] flex-col items-center justify-center gap-4">
      <span
        aria-hidden="true"
        className="border-sand-strong border-t-primary size-12 animate-spin rounded-full border-4"
      />
      {locationStates[locale].loading}
    </output>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { t, locale } = useI18n();
  return (
    <div className="page-width min-h-[70vh] py-10">
      <SectionFailure text={locationStates[locale].failed} retry={t.actions.retry} onRetry={onRetry} />
      <div className="mt-5 flex flex-wrap gap-3">
        <WhatsAppLink source="location_failed" />
        <CallLink source="location_failed" />
      </div>
    </div>
  );
}
