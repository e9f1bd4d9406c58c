import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { PillLinks, CheckList, DotList, RouteLine, StepsLine } from "@/components/patterns/lists";
import { localizedPath, paths } from "@/config/paths";
import { offeredCatalogue, offeredSlugs, serviceName } from "@/content/service-titles";
import { latestArticlesQuery } from "@/data/public/blog-posts.queries";
import { homeLocationsQuery } from "@/data/public/coverage.queries";
import { pageSchemasQuery } from "@/data/public/page-schemas.queries";
import { primeQuery } from "@/data/client/keys";
import { useI18n } from "@/i18n/i18n";
import type { Locale } from "@/config/locales";
import { PageHead, useSiteHead } from "@/seo/page-head";
import { usePageSchemas } from "@/seo/page-schemas";
import { useBusinessData } from "@/seo/json-ld";
import { Scene } from "@/components/patterns/picture";
import nurseScene from "@/assets/scenes/nurse-with-bag.svg";
import { startPreloads } from "../page-script/preloads";
import { ArticlesSection } from "./articles-section";
import { CoverageSection } from "./coverage-section";
import { HeroSection } from "./hero-section";
import { homeReviewsQuery, ReviewsSection } from "./reviews-section";
import { ServicesSection } from "./services-section";

export async function load(client: QueryClient, locale: Locale): Promise<void> {
  await Promise.all([
    primeQuery(client, homeReviewsQuery(locale)),
    primeQuery(client, homeLocationsQuery),
    primeQuery(client, latestArticlesQuery(locale)),
    primeQuery(client, pageSchemasQuery("home")),
  ]);
}

export function Component() {
  const { t, locale } = useI18n();
  useEffect(startPreloads, []);
  const reviews = useQuery(homeReviewsQuery(locale)).data;
  const business = useBusinessData(reviews);
  const schemas = usePageSchemas("home");
  const site = useSiteHead(locale);
  return (
    <>
      <PageHead
        path={paths.home}
        title={t.home.metaTitle}
        description={site.description || t.home.metaDescription}
        keywords={t.home.metaKeywords}
        jsonLd={[business]}
        schemas={schemas}
      />
      <HeroSection />
      <StepsSection />
      <PhoneBanner />
      <ServicesSection />
      <AboutSection />
      <ReviewsSection />
      <CoverageSection />
      <RelatedServices />
      <ArticlesSection />
      <WhySection />
    </>
  );
}

function StepsSection() {
  const { steps } = useI18n().t.home;
  return (
    <section aria-labelledby="steps" className="bg-sand">
      <div className="page-width py-14 md:py-18">
        <h2 id="steps" className="sr-only">
          {steps.title}
        </h2>
        <StepsLine steps={steps.items} />
      </div>
    </section>
  );
}

/** Large screens only: phones always show the call button. */
function PhoneBanner() {
  const { banner } = useI18n().t.home;
  return (
    <section aria-labelledby="phone-banner" className="page-width pt-band hidden md:block">
      <div className="rounded-card bg-card flex items-center justify-between gap-10 border py-7 ps-9 pe-7">
        <div>
          <h2 id="phone-banner" className="text-[1.5rem] tracking-normal">
            {banner.title}
          </h2>
          <p className="text-muted-foreground mt-1">{banner.text}</p>
        </div>
        <CallLink source="desktop_banner" variant="primary" size="large" />
      </div>
    </section>
  );
}

function RelatedServices() {
  const { t, locale, facts } = useI18n();
  const catalogue = offeredCatalogue(facts);
  const others = offeredSlugs(facts).filter((slug) => !catalogue.includes(slug));
  return (
    <section aria-labelledby="related" className="below-fold page-width pt-band">
      <h2 id="related" className="text-[1.5rem] tracking-normal">
        {t.home.related.title}
      </h2>
      <PillLinks
        className="mt-6"
        links={others.map((slug) => ({
          to: localizedPath(paths.service(slug), locale),
          text: serviceName(facts, slug, locale) ?? slug,
        }))}
      />
    </section>
  );
}

function AboutSection() {
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
        <dl className="grid gap-x-8 gap-y-9 self-center min-[14rem]:grid-cols-2 sm:gap-x-12">
          {about.figures.map((figure) => (
            <div
              key={figure.label}
              className="flex flex-col-reverse justify-end min-[14rem]:odd:last:col-span-2"
            >
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

function WhySection() {
  const { t, locale, facts } = useI18n();
  const { why } = t.home;
  return (
    <section aria-labelledby="why" className="below-fold border-t">
      <div className="page-width py-band grid items-center gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
        <div className="arch bg-primary-soft mx-auto hidden w-full max-w-sm sm:block">
          <Scene src={nurseScene} alt={why.imageAlt} width={400} height={470} />
        </div>
        <div>
          <h2 id="why">{why.title}</h2>
          <CheckList points={why.points} className="mt-6 grid gap-x-8 gap-y-3 sm:grid-cols-2" />
          <h3 className="mt-9">{why.areasTitle}</h3>
          <DotList items={facts.areas.map((area) => area[locale])} className="mt-2" />
          <div className="rounded-card bg-primary-soft mt-9 p-6 sm:p-8">
            <p className="text-[1.375rem] leading-snug font-semibold">{why.closing}</p>
            <p className="text-muted-foreground mt-1">{why.closingText}</p>
            <div className="mt-5 flex flex-wrap gap-3 *:max-w-full *:grow *:whitespace-normal sm:*:grow-0">
              <WhatsAppLink source="why_choose_us">{t.actions.messageUs}</WhatsAppLink>
              <CallLink source="why_choose_us" />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
