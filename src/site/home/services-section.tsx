import { PageLink } from "@/components/ui/page-link";
import { serviceFacts } from "@domain/facts";
import { localizedPath, paths } from "@/config/paths";
import { offeredCatalogue, serviceName } from "@/content/service-titles";
import { useI18n } from "@/i18n/i18n";
import { cn } from "@/lib/class-names";
import { Icon, type ICON_NAMES } from "@/components/ui/icons";

/** The background and the colour of each drawing. */
const TINTS = [
  "bg-primary-soft text-primary",
  "bg-saffron-soft text-saffron-ink",
  "bg-coral-soft text-coral-ink",
  "bg-info-soft text-info",
  "bg-sand text-primary",
];

export function ServicesSection() {
  const { t, locale, facts } = useI18n();
  const details = new Map(t.home.services.details.map(({ slug, text }) => [slug, text]));
  return (
    <section aria-labelledby="services" className="page-width py-band">
      <h2 id="services">{t.home.services.title}</h2>
      <p className="text-muted-foreground mt-2">{t.home.services.lead}</p>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-5">
        {offeredCatalogue(facts).map((slug, index) => (
          <li key={slug} className="last:odd:col-span-2 md:last:odd:col-span-1">
            <PageLink
              to={localizedPath(paths.service(slug), locale)}
              className="group bg-card hover:border-primary/30 hover:shadow-soft flex h-full flex-col rounded-[120px_120px_18px_18px] border p-3.5 pb-5 text-center transition-[box-shadow,border-color] duration-200 sm:p-4.5"
            >
              <span
                className={cn(
                  "mb-4 grid aspect-square w-full max-w-48 place-items-center self-center rounded-[100px_100px_12px_12px]",
                  TINTS[index],
                )}
              >
                <Icon
                  name={`service-${slug}` as (typeof ICON_NAMES)[number]}
                  className="size-16 transition-transform duration-250 group-hover:-translate-y-1"
                />
              </span>
              <span className="text-lg leading-snug font-semibold">{serviceName(facts, slug, locale)}</span>
              <span className="text-muted-foreground mt-1 text-[0.9375rem] leading-snug">
                {details.get(slug)}
              </span>
              <span className="text-primary mt-auto pt-3 text-base font-semibold">
                {t.navigation.from(serviceFacts(facts, slug)?.priceAED)}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
