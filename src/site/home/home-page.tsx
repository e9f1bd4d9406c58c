import { useQuery } from "@tanstack/react-query";
import { paths } from "@/config/paths";
import { storedRatingQuery } from "@/data/reviews/stored-rating.queries";
import { useI18n } from "@/i18n/i18n";
import { PageHead } from "@/seo/page-head";
import { usePageSchemas } from "@/seo/page-schemas";
import { useSiteHead } from "@/seo/use-site-head";
import { homeJsonLdQuery, homePlacesQuery, homeReviewsQuery } from "./home.queries";
import { AboutSection } from "./about-section";
import { ArticlesSection } from "./articles-section";
import { CoverageSection } from "./coverage-section";
import { HeroSection } from "./hero-section";
import { PhoneBanner } from "./phone-banner";
import { RelatedServices } from "./related-services";
import { ReviewsSection } from "./reviews-section";
import { ServicesSection } from "./services-section";
import { StepsSection } from "./steps-section";
import { usePreloads } from "./use-preloads";
import { WhySection } from "./why-section";

export function Component() {
  const { t, locale } = useI18n();
  usePreloads();
  const reviews = useQuery(homeReviewsQuery(locale));
  const rating = useQuery(storedRatingQuery);
  const jsonLd = useQuery(homeJsonLdQuery(locale));
  const places = useQuery(homePlacesQuery(locale));
  const schemas = usePageSchemas("home");
  const site = useSiteHead(locale);
  return (
    <>
      <PageHead
        locale={locale}
        path={paths.home}
        title={t.home.metaTitle}
        description={site.description || t.home.metaDescription}
        keywords={t.home.metaKeywords}
        jsonLd={jsonLd.data}
        schemas={schemas}
      />
      <HeroSection place={places.data?.areas[0]} />
      <StepsSection />
      <PhoneBanner />
      <ServicesSection />
      <AboutSection />
      <ReviewsSection reviews={reviews} rating={rating.data} />
      <CoverageSection areas={places.data?.areas ?? []} />
      <RelatedServices />
      <ArticlesSection />
      <WhySection neighbourhoods={places.data?.neighbourhoods ?? []} />
    </>
  );
}
