import { useQuery, type QueryClient } from "@tanstack/react-query";
import type { ServiceFacts } from "@domain/facts";
import { Breadcrumbs } from "@/components/patterns/breadcrumbs";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { EmergencyNote } from "@/components/patterns/emergency-note";
import { PillLinks } from "@/components/patterns/lists";
import { Scene } from "@/components/patterns/picture";
import team from "@/assets/scenes/medical-team.svg";
import type { Locale } from "@/config/locales";
import { paths } from "@/config/paths";
import { isDoctorService, nameOfService } from "@/content/service-titles";
import { primeQuery } from "@/data/client/keys";
import { serviceDescriptionsQuery } from "@/data/public/service-content.queries";
import { useI18n, useTexts } from "@/i18n/i18n";
import { serviceList } from "@/seo/json-ld";
import { PageHead } from "@/seo/page-head";
import { card } from "@/seo/shared-picture";
import { servicePageTexts } from "@/texts/site/service-page";
import { servicesPageTexts } from "@/texts/site/services-page";
import { ServiceRow } from "./service-row";

export const load = (client: QueryClient, locale: Locale) =>
  primeQuery(client, serviceDescriptionsQuery(locale));

/** Every active service, in the menu's two groups, each with its price and arrival time. */
export function Component() {
  const { t, locale, facts } = useI18n();
  const texts = useTexts(servicesPageTexts);
  const { urgent } = useTexts(servicePageTexts);
  const groups = [
    {
      id: "doctor-services",
      title: t.navigation.doctorServices,
      lead: texts.groups.doctor,
      services: facts.services.filter(({ slug }) => isDoctorService(slug)),
    },
    {
      id: "other-services",
      title: t.navigation.otherServices,
      lead: texts.groups.other,
      services: facts.services.filter(({ slug }) => !isDoctorService(slug)),
    },
  ].filter(({ services }) => services.length > 0);
  return (
    <>
      <PageHead
        path={paths.services}
        trail={[{ name: t.navigation.services, path: paths.services }]}
        title={texts.metaTitle}
        description={texts.metaDescription}
        keywords={texts.metaKeywords}
        picture={card("/social/medical-team.jpg", texts.imageAlt)}
        jsonLd={[
          serviceList(
            locale,
            groups.flatMap(({ services }) =>
              services.map((service) => ({ slug: service.slug, name: nameOfService(service, locale) })),
            ),
          ),
        ]}
      />
      <section className="page-width pb-12 md:pb-16">
        <Breadcrumbs current={t.navigation.services} />
        <div className="mt-1 grid items-center gap-x-14 gap-y-6 md:mt-2 md:grid-cols-[1.2fr_0.8fr]">
          <div>
            <h1>{texts.title}</h1>
            <p className="text-muted-foreground mt-5 max-w-[36em] text-[1.0625em]">{texts.lead}</p>
            <PillLinks
              className="mt-7"
              links={groups.map(({ id, title }) => ({ to: `#${id}`, text: title }))}
            />
          </div>
          <div className="arch bg-primary-soft hidden w-full max-w-xs justify-self-end md:block">
            <Scene src={team} alt={texts.imageAlt} width={400} height={470} eager />
          </div>
        </div>
      </section>
      {groups.map((group, index) => (
        <ServiceGroup key={group.id} {...group} isOnSand={index % 2 === 0} />
      ))}
      <Closing />
      <div className="page-width py-14">
        <EmergencyNote text={urgent} className="[&>p]:max-w-[38em]" />
      </div>
    </>
  );
}

interface ServiceGroupProps {
  id: string;
  title: string;
  lead: string;
  services: readonly ServiceFacts[];
  isOnSand: boolean;
}

function ServiceGroup({ id, title, lead, services, isOnSand }: ServiceGroupProps) {
  const { locale } = useI18n();
  const descriptions = useQuery(serviceDescriptionsQuery(locale));
  return (
    <section aria-labelledby={id} className={isOnSand ? "bg-sand" : ""}>
      <div className="page-width py-14 md:py-18">
        <h2 id={id}>{title}</h2>
        <p className="text-muted-foreground mt-2 max-w-prose">{lead}</p>
        <ul className="mt-8 grid gap-x-16 lg:grid-cols-2">
          {services.map((service) => (
            <ServiceRow
              key={service.slug}
              service={service}
              description={descriptions.data?.[service.slug]}
              isPending={descriptions.isPending}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** For visitors who are not sure what to choose. */
function Closing() {
  const { t } = useI18n();
  const { closing } = useTexts(servicesPageTexts);
  return (
    <section
      aria-labelledby="closing"
      className="on-dark bg-primary-hover text-primary-foreground print:hidden"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14 md:py-18">
        <div className="max-w-[28em]">
          <h2 id="closing">{closing.title}</h2>
          <p className="text-on-dark-muted mt-3">{closing.text}</p>
        </div>
        <div className="flex w-full flex-wrap gap-3 *:grow sm:w-auto sm:*:grow-0">
          <WhatsAppLink source="services_page" variant="inverted">
            {t.actions.messageUs}
          </WhatsAppLink>
          <CallLink source="services_page">{t.actions.callNow}</CallLink>
        </div>
      </div>
    </section>
  );
}
