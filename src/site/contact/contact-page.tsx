import { paths, localizedPath } from "@/config/paths";
import { contactPageTexts } from "@/texts/site/contact-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { PageHead } from "@/seo/page-head";
import { localBusiness } from "@/seo/json-ld";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { Scene } from "@/components/patterns/picture";
import scene from "@/assets/scenes/about-team-car.svg";
import { displayPhone } from "@/config/contact";
import { ArrowRight, Clock, MapPin, ShieldCheck } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { offeredSlugs, serviceName } from "@/content/service-titles";
import { DubaiMap } from "@/components/patterns/dubai-map";
import { PermitLines } from "@/components/patterns/permit-lines";
import { serviceArea } from "@/content/coverage";
import { SocialSection } from "./social-section";

export function Component() {
  const { t, locale, facts } = useI18n();
  // Search engines reject a rating that is not on the page.
  const business = localBusiness({ ...facts, rating: undefined }, locale, t.home.metaDescription);
  const texts = useTexts(contactPageTexts);
  return (
    <>
      <PageHead
        path={paths.contact}
        trail={[{ name: t.navigation.contact, path: paths.contact }]}
        title={texts.metaTitle}
        description={texts.metaDescription}
        keywords={texts.metaKeywords}
        jsonLd={[business]}
      />
      <ContactHero />
      <ContactServices />
      <ContactPlace />
      <SocialSection />
    </>
  );
}

function ContactHero() {
  const { t, facts } = useI18n();
  const texts = useTexts(contactPageTexts);
  const number = displayPhone(facts.whatsapp);
  const way = "rounded-card bg-card flex flex-col border p-4 sm:p-6 [&>a]:px-3";
  return (
    <section className="page-width grid items-center gap-x-16 gap-y-10 pt-8 pb-14 md:grid-cols-[1.25fr_0.75fr] md:pb-20">
      <div>
        <h1>{texts.title}</h1>
        <p className="text-muted-foreground mt-5 max-w-[38em] text-[1.0625em]">{texts.lead}</p>
        <ul className="mt-8 grid gap-4 lg:grid-cols-2">
          <li className={way}>
            <h2 className="text-xl tracking-normal">{texts.ways.whatsapp.title}</h2>
            <p className="text-muted-foreground mt-1 mb-5 text-base">{texts.ways.whatsapp.text}</p>
            <WhatsAppLink source="contact_page" label={`${t.actions.whatsapp} ${number}`} className="mt-auto">
              <bdi dir="ltr">{number}</bdi>
            </WhatsAppLink>
          </li>
          <li className={way}>
            <h2 className="text-xl tracking-normal">{texts.ways.call.title}</h2>
            <p className="text-muted-foreground mt-1 mb-5 text-base">{texts.ways.call.text}</p>
            <CallLink source="contact_page" variant="primary" className="mt-auto" />
          </li>
        </ul>
        <p className="mt-5 text-base">
          {texts.email}{" "}
          <a
            href={`mailto:${facts.email}`}
            className="text-primary inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
          >
            <bdi dir="ltr" className="font-latin">
              {facts.email}
            </bdi>
          </a>
        </p>
      </div>
      <div className="arch bg-primary-soft mx-auto w-full max-w-72 md:max-w-none">
        <Scene src={scene} alt={texts.imageAlt} width={400} height={470} eager />
      </div>
    </section>
  );
}

const SERVICES = [
  "lab-test-at-home",
  "iv-therapy-at-home",
  "doctor-on-call",
  "elderly-care",
  "post-surgery-nursing",
  "maternity-newborn-care",
];

function ContactServices() {
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

function ContactPlace() {
  const { t, facts } = useI18n();
  const texts = useTexts(contactPageTexts).place;
  return (
    <section
      aria-labelledby="place"
      className="page-width py-band grid items-center gap-x-16 gap-y-8 lg:grid-cols-[0.8fr_1.2fr]"
    >
      <div>
        <h2 id="place">{texts.title}</h2>
        <p className="text-muted-foreground mt-3 max-w-[36em]">{texts.text}</p>
        <address className="mt-6 flex items-start gap-3 font-semibold not-italic">
          <MapPin className="text-primary mt-1 size-5 shrink-0" />
          {t.footer.address}
        </address>
        <p className="mt-3 flex items-start gap-3 font-semibold">
          <Clock className="text-primary mt-1 size-5 shrink-0" />
          {texts.hours}
        </p>
        {facts.permits.length > 0 && (
          <div className="mt-3 flex items-start gap-3 font-semibold">
            <ShieldCheck className="text-primary mt-1 size-5 shrink-0" />
            <PermitLines hasScope className="grid gap-2" />
          </div>
        )}
      </div>
      <DubaiMap center={serviceArea} />
    </section>
  );
}
