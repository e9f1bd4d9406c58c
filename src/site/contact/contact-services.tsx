import { ArrowRight } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { WhatsAppLink } from "@/components/patterns/contact-link";
import { localizedPath, paths } from "@/config/paths";
import { offeredSlugs, serviceName } from "@/content/service-titles";
import { contactPageTexts } from "@/words/site/contact-page";
import { useI18n, useTexts } from "@/i18n/i18n";

const SERVICES = [
  "lab-test-at-home",
  "iv-therapy-at-home",
  "doctor-on-call",
  "elderly-care",
  "post-surgery-nursing",
  "maternity-newborn-care",
];

export function ContactServices() {
  const { locale, facts } = useI18n();
  const offered = offeredSlugs(facts);
  const { services, callback } = useTexts(contactPageTexts);
  return (
    <section aria-labelledby="contact-services" className="bg-sand">
      <div className="page-width py-band grid gap-x-16 gap-y-8 lg:grid-cols-[0.8fr_1.2fr] lg:grid-rows-[auto_1fr]">
        <div>
          <h2 id="contact-services">{services.title}</h2>
          <p className="text-muted-foreground mt-3 max-w-[36em]">{services.lead}</p>
        </div>
        <ul className="grid content-start gap-x-10 sm:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {SERVICES.filter((slug) => offered.includes(slug)).map((slug) => (
            <li key={slug} className="border-sand-strong border-b">
              <PageLink
                to={localizedPath(paths.service(slug), locale)}
                className="group hover:text-primary flex min-h-18 items-center justify-between gap-4 text-lg font-semibold transition-colors"
              >
                {serviceName(facts, slug, locale)}
                <ArrowRight className="text-primary mirror-rtl size-5 shrink-0 transition-transform duration-200 group-hover:translate-x-1 rtl:group-hover:-translate-x-1" />
              </PageLink>
            </li>
          ))}
        </ul>
        <section aria-labelledby="callback" className="lg:border-sand-strong self-start lg:border-t lg:pt-6">
          <h3 id="callback">{callback.title}</h3>
          <p className="text-muted-foreground mt-1 mb-4">{callback.text}</p>
          <WhatsAppLink
            source="contact_callback"
            variant="outline"
            message={callback.message(facts.name[locale])}
          >
            {callback.action}
          </WhatsAppLink>
        </section>
      </div>
    </section>
  );
}
