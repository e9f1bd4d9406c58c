import { WhatsAppLink } from "@/components/patterns/contact-link";
import { RouteLine } from "@/components/patterns/route-line";
import { useI18n } from "@/i18n/i18n";

export function AboutSection() {
  const { t } = useI18n();
  const { about } = t.home;
  return (
    <section aria-labelledby="about" className="below-fold on-dark bg-primary-hover text-primary-foreground">
      <div className="page-width py-band grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.15fr]">
        <div>
          <h2 id="about">{about.title}</h2>
          <p className="text-on-dark-muted mt-4 max-w-[28em]">{about.text}</p>
          <RouteLine stops={about.route} label={about.routeLabel} className="mt-8 max-w-md" />
          <WhatsAppLink source="about_section" variant="inverted" className="mt-9">
            {t.actions.messageUs}
          </WhatsAppLink>
        </div>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-9 self-center sm:gap-x-12">
          {about.figures.map((figure) => (
            <div key={figure.label} className="flex flex-col-reverse justify-end odd:last:col-span-2">
              <dt className="text-on-dark-muted">{figure.label}</dt>
              <dd className="text-[clamp(1.625rem,0.9rem+4.4vw,3.5rem)] leading-tight font-bold tracking-(--tracking-title) whitespace-nowrap">
                <bdi>{figure.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <div className="border-on-dark-border border-t pt-9 lg:col-span-2">
          <h3 className="sr-only">{about.valuesTitle}</h3>
          <ul className="grid gap-x-10 gap-y-7 md:grid-cols-3">
            {about.values.map((value) => (
              <li key={value.title}>
                <h4 className="text-lg font-semibold">{value.title}</h4>
                <p className="text-on-dark-muted mt-1">{value.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
