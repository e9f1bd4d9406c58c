import { useQuery } from "@tanstack/react-query";
import { PageLink } from "@/components/ui/page-link";
import { Scene } from "@/components/patterns/picture";
import { WhatsAppLink } from "@/components/patterns/contact-link";
import { ArrowRight } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";
import skyline from "@/assets/scenes/dubai-dusk.svg";
import { localizedPath, paths } from "@/config/paths";
import { homeLocationsQuery } from "@/data/public/coverage.queries";
import { formatMinutes } from "@/i18n/format";
import { useI18n } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";

const SKELETONS = ["a", "b", "c", "d"];

/** The locations, with arrival times; hidden while this page has none. */
export function CoverageSection() {
  const { t, locale, facts } = useI18n();
  const { coverage } = t.home;
  const { data: locations, isPending } = useQuery(homeLocationsQuery);
  if (!isPending && !locations?.length) return null;
  return (
    <section aria-labelledby="coverage" className="below-fold-tall bg-sand">
      <div className="page-width pt-band pb-14">
        <h2 id="coverage">{coverage.title}</h2>
        <p className="text-muted-foreground mt-2 max-w-prose">{coverage.lead}</p>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {isPending &&
            SKELETONS.map((key) => (
              <li key={key}>
                <Skeleton className="rounded-card h-72" />
              </li>
            ))}
          {locations?.map((location, index) => {
            const name = localized(location, "name", locale);
            const landmarks = localized(location, "landmarks", locale);
            return (
              <li key={location.slug} className="rounded-card bg-card flex min-w-0 flex-col border p-5">
                <p className="text-primary text-2xl font-bold">
                  {formatMinutes(location.least, location.most, locale)}
                </p>
                <h3 className="mt-1 wrap-anywhere">{name}</h3>
                <p className="text-muted-foreground mt-2 text-base leading-normal wrap-anywhere">
                  {localized(location, "summary", locale)}
                </p>
                <p className="mt-3 mb-4 text-base leading-normal wrap-anywhere">
                  {landmarks && coverage.near(landmarks)}
                </p>
                <WhatsAppLink
                  source="coverage_card"
                  index={index}
                  size="small"
                  variant="quiet"
                  className="mt-auto"
                  message={t.chat.area(facts.name[locale], name)}
                  label={coverage.ask(name)}
                />
              </li>
            );
          })}
        </ul>
        <PageLink
          to={localizedPath(paths.locations, locale)}
          className="text-primary mt-5 inline-flex min-h-12 items-center gap-2 font-semibold hover:underline"
        >
          {t.home.why.areasTitle}
          <ArrowRight className="mirror-rtl size-5 shrink-0" />
        </PageLink>
      </div>
      <Scene
        src={skyline}
        alt={coverage.imageAlt}
        width={1200}
        height={420}
        className="h-[clamp(12rem,31vw,27rem)] object-cover object-bottom"
      />
    </section>
  );
}
