import { Link } from "react-router-dom";
import { Scene } from "@/components/patterns/scene";
import { WhatsAppLink } from "@/components/patterns/contact-link";
import { ArrowRight } from "@/components/ui/icons";
import skyline from "@/assets/scenes/dubai-dusk.svg";
import { localizedPath, paths } from "@/config/paths";
import { homeCoverage } from "@/content/coverage";
import { formatRange } from "@/i18n/format";
import { useI18n } from "@/i18n/i18n";

/** Where we come to, and how soon we are there. */
export function CoverageSection() {
  const { t, locale, facts } = useI18n();
  const { coverage } = t.home;
  return (
    <section aria-labelledby="coverage" className="below-fold-tall bg-sand">
      <div className="page-width pt-band pb-14">
        <h2 id="coverage">{coverage.title}</h2>
        <p className="text-muted-foreground mt-2 max-w-prose">{coverage.lead}</p>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {homeCoverage.map((area, index) => (
            <li key={area.id} className="rounded-card border-border bg-card flex flex-col border p-5">
              <p className="text-primary text-2xl font-bold">
                {coverage.minutes(formatRange(area.responseMinutes, locale))}
              </p>
              <h3 className="mt-1">{area.name[locale]}</h3>
              <p className="text-muted-foreground mt-2 text-base leading-normal">
                {area.description[locale]}
              </p>
              <p className="mt-3 mb-4 text-base leading-normal">{coverage.near(area.landmarks[locale])}</p>
              <WhatsAppLink
                source="coverage_card"
                index={index}
                size="small"
                variant="quiet"
                className="mt-auto"
                message={t.chat.area(facts.name[locale], area.name[locale])}
                label={coverage.ask(area.name[locale])}
              />
            </li>
          ))}
        </ul>
        <Link
          to={localizedPath(paths.locations, locale)}
          className="text-primary mt-5 inline-flex min-h-12 items-center gap-2 font-semibold hover:underline"
        >
          {t.home.why.areasTitle}
          <ArrowRight className="size-5 shrink-0 rtl:-scale-x-100" />
        </Link>
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
