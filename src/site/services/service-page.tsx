import { useQuery, type QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { DotList } from "@/components/patterns/lists";
import { DubaiMap } from "@/components/patterns/dubai-map";
import { SectionBoundary } from "@/components/patterns/section-boundary";
import { VideoEmbed } from "@/components/patterns/video-embed";
import { serviceArea } from "@/content/coverage";
import type { ServiceDetails } from "@/content/service-details";
import { pageSchemasQuery } from "@/data/public/page-schemas.queries";
import { primeQuery } from "@/data/client/keys";
import { serviceContentQuery } from "@/data/public/service-content.queries";
import { servicePageTexts } from "@/texts/site/service-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import type { Locale } from "@/config/locales";
import type { TextsOfFacts } from "@/i18n/texts-of-facts";
import { playerSrc } from "@domain/video";
import { paths } from "@/config/paths";
import { PageHead } from "@/seo/page-head";
import { card } from "@/seo/shared-picture";
import { faqPage } from "@/seo/json-ld";
import { usePageSchemas } from "@/seo/page-schemas";
import { serviceData } from "@/seo/service-json-ld";
import { ReviewsFallback } from "../reviews/reviews";
import { FloatingContact } from "./floating-contact";
import {
  PriceAndWhy,
  ServiceAbout,
  ServiceSteps,
  ServiceFaq,
  ServiceReviews,
  ServiceContactButtons,
} from "./service-sections";
import { ServiceArticles } from "./service-articles";
import { ServiceHero } from "./service-hero";
import {
  serviceContent,
  type ServiceContent,
  ownArticlesQuery,
  serviceReviewsQuery,
  setArticlesQuery,
} from "./service-content";
import { ServiceRelated } from "./service-related";
import { Component as UnknownService } from "./unknown-service-page";

/** Reads the database's additions to a service's page. */
export async function loadService(client: QueryClient, locale: Locale, slug: string): Promise<void> {
  const articlesOfSet = setArticlesQuery(locale, slug);
  await Promise.all([
    primeQuery(client, serviceContentQuery(slug)),
    primeQuery(client, serviceReviewsQuery(locale, slug)),
    primeQuery(client, ownArticlesQuery(locale, slug)),
    primeQuery(client, pageSchemasQuery("service", slug)),
    articlesOfSet && primeQuery(client, articlesOfSet),
  ]);
}

interface ServicePageProps {
  slug: string;
  details: TextsOfFacts<ServiceDetails>;
  /** The additional sections of this service's page. */
  Blocks?: ComponentType<{ service: ServiceContent }>;
  /** Whether those sections include the steps, and the prices of single items. */
  blocksHaveStepsAndPrices?: boolean;
}

export function ServicePage({ slug, details, Blocks, blocksHaveStepsAndPrices = false }: ServicePageProps) {
  const { t, locale, facts } = useI18n();
  const owners = useQuery(serviceContentQuery(slug));
  const service = serviceContent(
    facts,
    details(facts),
    owners.isPending ? "pending" : (owners.data ?? null),
    locale,
  );
  if (!service) return <UnknownService />;
  return (
    <>
      <ServiceHead service={service} />
      <ServiceHero service={service} />
      <ServiceAbout service={service} />
      {Blocks && <Blocks service={service} />}
      {!blocksHaveStepsAndPrices && <ServiceSteps steps={service.steps} />}
      <PriceAndWhy service={blocksHaveStepsAndPrices ? { ...service, prices: [] } : service} />
      <ServiceRelated service={service} />
      <ServiceFaq slug={service.slug} faqs={service.faqs} />
      <SectionBoundary fallback={<ReviewsFallback />}>
        <ServiceReviews slug={service.slug} />
      </SectionBoundary>
      <ServiceArea />
      {service.video && <ServiceVideo url={service.video.url} title={service.video.title} />}
      <ServiceArticles slug={service.slug} isDoctor={service.category === "doctor"} />
      <ServiceClosing service={service} />
      <FloatingContact service={service} price={t.navigation.from(service.priceAED)} />
    </>
  );
}

/** The locations, in words and on a map. */
function ServiceArea() {
  const { locale, facts } = useI18n();
  const { areasTitle } = useTexts(servicePageTexts);
  return (
    <section aria-labelledby="areas" className="border-t">
      <div className="page-width py-band grid items-center gap-x-16 gap-y-8 lg:grid-cols-[0.8fr_1.2fr]">
        <div>
          <h2 id="areas">{areasTitle}</h2>
          <DotList items={facts.areas.map((area) => area[locale])} className="mt-4" />
        </div>
        <DubaiMap center={serviceArea} />
      </div>
    </section>
  );
}

/** An address that is not a video's has no heading either. */
function ServiceVideo({ url, title }: { url: string; title: string }) {
  if (!playerSrc(url)) return null;
  return (
    <section aria-labelledby="video" className="bg-sand">
      <div className="page-width py-band">
        <h2 id="video">{title}</h2>
        <div className="mt-6 max-w-4xl">
          <VideoEmbed url={url} title={title} />
        </div>
      </div>
    </section>
  );
}

function ServiceClosing({ service }: { service: ServiceContent }) {
  const { final } = useTexts(servicePageTexts);
  return (
    <section
      aria-labelledby="final"
      className="on-dark bg-primary-hover text-primary-foreground print:hidden"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14 md:py-18">
        <div className="max-w-[24.5em]">
          <h2 id="final">{final.title}</h2>
          <p className="text-on-dark-muted mt-3">{final.text}</p>
        </div>
        <ServiceContactButtons source="service_final" service={service} isOnDark />
      </div>
    </section>
  );
}

/** The head of a service's page, for search engines and shared links. */
function ServiceHead({ service }: { service: ServiceContent }) {
  const { t, locale, facts } = useI18n();
  const { units, head } = useTexts(servicePageTexts);
  const { slug, title, priceAED, unit, picture, scene } = service;
  const summary = service.summary ?? "";
  const schemas = usePageSchemas("service", slug);
  return (
    <PageHead
      path={paths.service(slug)}
      trail={[
        { name: t.navigation.services, path: paths.services },
        { name: title, path: paths.service(slug) },
      ]}
      title={service.adHeadline}
      description={head.description(
        priceAED === undefined
          ? t.navigation.from(priceAED)
          : `${t.navigation.from(priceAED)} ${units[unit]}`,
        summary,
      )}
      keywords={service.keywords.join(head.comma)}
      picture={picture ? { address: picture.url, alt: picture.alt } : card(scene.card, scene.alt)}
      jsonLd={[
        serviceData(facts, locale, {
          slug,
          title,
          description: summary,
          priceAED,
          unit,
        }),
        faqPage(locale, service.faqs),
      ]}
      schemas={schemas}
    />
  );
}
