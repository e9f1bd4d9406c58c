import { PageLink } from "@/components/ui/page-link";
import { ArrowRight, ChevronDown } from "@/components/ui/icons";
import { localizedPath, paths } from "@/config/paths";
import type { LocationRow } from "@/data/public/locations.queries";
import { dubaiPageTexts } from "@/texts/site/dubai-pages";
import { locationSentences } from "@/texts/site/location-page";
import { formatNumber } from "@/i18n/format";
import { useI18n } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";
import { WithNumbers } from "@/components/ui/with-numbers";
import { areasOf, LEADING_SERVICE, shownName, pagesIn } from "./location-content";

const AREAS_ON_CARD = 3;

/** A location with its arrival time, its first areas, and links to its pages. */
export function LocationCard({ location }: { location: LocationRow }) {
  const { locale } = useI18n();
  const texts = dubaiPageTexts[locale];
  const sentences = locationSentences[locale];
  const name = shownName(location, locale);
  const areas = areasOf(location, locale);
  const moreAreas = areas.length - AREAS_ON_CARD;
  const minutes = location.response_time_minutes;
  const pages = pagesIn(location);
  const leading = pages.find(({ slug }) => slug === LEADING_SERVICE) ?? pages[0];
  const others = pages.filter((page) => page !== leading);
  return (
    // The card uses the rows of the list: a card that unfolds moves nothing on the cards beside it.
    <li className="rounded-card bg-card row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-0 border p-5 sm:p-6">
      <div className="flex flex-col">
        <div className="flex items-start justify-between gap-4">
          <h2 className="min-w-0 self-center text-[1.5rem] tracking-normal wrap-anywhere">{name}</h2>
          <p className="bg-primary-soft text-primary w-21 shrink-0 rounded-[42px_42px_10px_10px] px-1.5 pt-4 pb-2.5 text-center text-[0.9375rem] leading-tight font-semibold">
            <strong className="block text-[1.75rem] leading-none font-bold">{formatNumber(minutes)}</strong>{" "}
            {sentences.responseUnit(minutes)}
          </p>
        </div>
        <p dir="auto" className="text-muted-foreground mt-4 text-base leading-normal wrap-anywhere">
          <WithNumbers text={localized(location, "description", locale)} />
        </p>
        {areas.length > 0 && (
          <ul aria-label={texts.areas} className="mt-4 flex flex-wrap gap-2 text-base">
            {areas.slice(0, AREAS_ON_CARD).map((area) => (
              <li key={area} className="bg-sand min-w-0 rounded-full px-3 py-1 wrap-anywhere">
                <bdi>{area}</bdi>
              </li>
            ))}
            {moreAreas > 0 && (
              <li className="rounded-full border px-3 py-1">
                <bdi aria-hidden="true" dir="ltr">
                  +{moreAreas}
                </bdi>
                <span className="sr-only">{texts.moreAreas(moreAreas)}</span>
              </li>
            )}
          </ul>
        )}
        {leading && (
          <PageLink
            to={localizedPath(paths.location(location.slug, leading.slug), locale)}
            className="group text-primary mt-auto flex min-h-12 items-center justify-between gap-3 pt-4 font-semibold hover:underline"
          >
            <span className="min-w-0 wrap-anywhere">
              {sentences.inLocation(shownName(leading, locale), name)}
            </span>
            <ArrowRight className="mirror-rtl size-5 shrink-0 transition-transform duration-200 group-hover:translate-x-1 rtl:group-hover:-translate-x-1" />
          </PageLink>
        )}
      </div>
      {others.length > 0 && <OtherServices location={location} services={others} />}
    </li>
  );
}

interface OtherServicesProps {
  location: LocationRow;
  services: ReturnType<typeof pagesIn>;
}

/** Folded, because most visitors look for the doctor: eight locations with seven services each would be a long list. */
function OtherServices({ location, services }: OtherServicesProps) {
  const { locale } = useI18n();
  return (
    <details className="group border-sand-strong mt-1 border-t">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 text-base [&::-webkit-details-marker]:hidden">
        {dubaiPageTexts[locale].moreServices(services.length)}
        <ChevronDown className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <ul>
        {services.map((service) => (
          <li key={service.slug}>
            <PageLink
              to={localizedPath(paths.location(location.slug, service.slug), locale)}
              className="text-primary flex min-h-12 items-center text-base wrap-anywhere hover:underline"
            >
              {shownName(service, locale)}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
