import type { QueryClient } from "@tanstack/react-query";
import { ShieldCheck } from "@/components/ui/icons";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { RouteLine } from "@/components/patterns/lists";
import { Scene } from "@/components/patterns/picture";
import teamCar from "@/assets/scenes/about-team-car.svg";
import { paths } from "@/config/paths";
import { pageSchemasQuery } from "@/data/public/page-schemas.queries";
import { primeQuery } from "@/data/client/keys";
import { aboutPageTexts } from "@/texts/site/about-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { PageHead } from "@/seo/page-head";
import { usePageSchemas } from "@/seo/page-schemas";
import { useBusinessData } from "@/seo/json-ld";

export const load = (client: QueryClient) => primeQuery(client, pageSchemasQuery("about"));

export function Component() {
  const { t } = useI18n();
  const business = useBusinessData();
  const texts = useTexts(aboutPageTexts);
  const schemas = usePageSchemas("about");
  return (
    <>
      <PageHead
        path={paths.about}
        trail={[{ name: t.navigation.about, path: paths.about }]}
        title={texts.metaTitle}
        description={texts.metaDescription}
        keywords={texts.metaKeywords}
        jsonLd={[business]}
        schemas={schemas}
      />
      <section className="page-width grid items-center gap-x-16 gap-y-8 pt-4 pb-14 md:grid-cols-[1.1fr_0.9fr] md:pt-8 md:pb-20">
        <div>
          <p className="text-primary inline-flex items-center gap-2 text-base font-semibold">
            <ShieldCheck className="size-5 shrink-0" />
            {t.home.hero.eyebrow}
          </p>
          <h1 className="mt-3">{texts.title}</h1>
          <div className="text-muted-foreground stack-4 mt-6 max-w-prose text-[1.0625em]">
            {texts.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="mt-8 flex flex-wrap gap-3 *:grow sm:*:grow-0">
            <WhatsAppLink source="about_page" index={0}>
              {t.actions.messageUs}
            </WhatsAppLink>
            <CallLink source="about_page" index={0} />
          </div>
        </div>
        <div className="arch bg-primary-soft mx-auto w-full max-w-sm md:max-w-none">
          <Scene src={teamCar} alt={texts.imageAlt} width={400} height={470} eager />
        </div>
      </section>
      <section aria-label={texts.routeLabel} className="on-dark bg-primary-hover text-primary-foreground">
        <div className="page-width flex flex-wrap items-center gap-x-14 gap-y-6 py-12">
          {texts.years && (
            <p>
              <span className="block text-[clamp(2.75rem,2rem+3.5vw,4.5rem)] leading-none font-bold tracking-(--tracking-title)">
                <bdi>{texts.years}</bdi>
              </span>
              <span className="text-on-dark-muted mt-2 block">{texts.yearsLabel}</span>
            </p>
          )}
          <RouteLine stops={texts.route} className="grow text-lg" />
        </div>
      </section>
      <section aria-labelledby="trust" className="page-width py-band">
        <h2 id="trust">{texts.trustTitle}</h2>
        <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
          {texts.trust.map((point) => (
            <li key={point.title} className="border-primary/25 border-t-2 pt-5">
              <h3>{point.title}</h3>
              <p className="text-muted-foreground mt-2">{point.text}</p>
            </li>
          ))}
        </ul>
        <div className="rounded-card bg-primary-soft mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 p-6 sm:p-9">
          <p className="text-[1.375rem] leading-snug font-semibold">{texts.closing}</p>
          <div className="flex flex-wrap gap-3 *:max-w-full *:whitespace-normal max-sm:w-full max-sm:*:grow">
            <WhatsAppLink source="about_page" index={1}>
              {t.actions.messageUs}
            </WhatsAppLink>
            <CallLink source="about_page" index={1} />
          </div>
        </div>
      </section>
    </>
  );
}
