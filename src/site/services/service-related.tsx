import { PageLink } from "@/components/ui/page-link";
import { PillLinks } from "@/components/patterns/lists";
import { ArrowRight } from "@/components/ui/icons";
import { localizedPath, paths } from "@/config/paths";
import { offeredSlugs, serviceName } from "@/content/service-titles";
import { servicePageTexts } from "@/texts/site/service-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import type { ServiceContent } from "./service-content";

const TITLE = "text-[1.5rem] tracking-normal";

/** Related pages: the doctors' services side by side, and other popular ones. */
export function ServiceRelated({ service }: { service: ServiceContent }) {
  const { locale, facts } = useI18n();
  const texts = useTexts(servicePageTexts);
  const isDoctor = service.category === "doctor";
  // A doctor's page lists the doctors' services separately.
  const offered = offeredSlugs(facts);
  const related = service.related
    .filter((other) => offered.includes(other))
    .filter((other) => !isDoctor || !Object.hasOwn(texts.doctors.lines, other));
  return (
    <div className="border-t print:hidden">
      <div className="page-width flex flex-wrap gap-x-16 gap-y-10 py-14">
        {isDoctor && <DoctorServices current={service.slug} />}
        <section aria-labelledby="related" className="grow basis-60">
          <h2 id="related" className={TITLE}>
            {texts.relatedTitle}
          </h2>
          <PillLinks
            className="mt-6"
            links={related.map((other) => ({
              to: localizedPath(paths.service(other), locale),
              text: serviceName(facts, other, locale) ?? other,
            }))}
          />
        </section>
      </div>
    </div>
  );
}

function DoctorServices({ current }: { current: string }) {
  const { locale, facts } = useI18n();
  const offered = offeredSlugs(facts);
  const { title, lines } = useTexts(servicePageTexts).doctors;
  return (
    <nav aria-labelledby="doctors" className="grow-[3] basis-96">
      <h2 id="doctors" className={TITLE}>
        {title}
      </h2>
      <ul className="mt-3 grid gap-x-12 sm:grid-cols-2">
        {Object.entries(lines)
          .filter(([slug]) => offered.includes(slug))
          .map(([slug, line]) => (
            <li key={slug} className="border-b">
              <PageLink
                to={localizedPath(paths.service(slug), locale)}
                aria-current={slug === current ? "page" : undefined}
                className="group aria-[current]:text-primary hover:text-primary flex min-h-20 items-center justify-between gap-4 py-3 transition-colors"
              >
                <span>
                  <span className="block font-semibold">{serviceName(facts, slug, locale)}</span>
                  <span className="text-muted-foreground block text-base leading-snug">{line}</span>
                </span>
                <ArrowRight className="text-primary mirror-rtl size-5 shrink-0 transition-transform duration-200 group-hover:translate-x-1 group-aria-[current]:invisible rtl:group-hover:-translate-x-1" />
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
