import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { CallLink } from "@/components/patterns/contact-link";
import { PillLinks } from "@/components/patterns/pill-links";
import { StepsLine } from "@/components/patterns/steps-line";
import { localizedPath, paths } from "@/config/paths";
import { offeredCatalogue, offeredSlugs, serviceName } from "@/content/service-titles";
import { latestArticlesQuery } from "@/data/public/blog-posts.queries";
import { homePlacesQuery } from "@/data/public/coverage.queries";
import { pageSchemasQuery } from "@/data/public/page-schemas.queries";
import { primeQuery } from "@/data/client/prime-query";
import { useI18n } from "@/i18n/i18n";
import type { Locale } from "@/config/locales";
import { PageHead } from "@/seo/page-head";
import { usePageSchemas } from "@/seo/page-schemas";
import { useBusinessData } from "@/seo/use-business-data";
import { useSiteHead } from "@/seo/use-site-head";
import { startPreloads } from "../page-script/preloads";
import { AboutSection } from "./about-section";
import { ArticlesSection } from "./articles-section";
import { CoverageSection } from "./coverage-section";
import { HeroSection } from "./hero-section";
import { homeReviewsQuery, ReviewsSection } from "./reviews-section";
import { ServicesSection } from "./services-section";
import { WhySection } from "./why-section";

export async function load(client: QueryClient, locale: Locale): Promise<void> {
  await Promise.all([
    primeQuery(client, homeReviewsQuery(locale)),
    primeQuery(client, homePlacesQuery),
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

/** Large screens only: phones have the call button at hand all the time. */
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
