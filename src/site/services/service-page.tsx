import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense, type ComponentType } from "react";
import { useParams } from "react-router-dom";
import { paths } from "@/config/paths";
import type { Step } from "@/content/service-details/types";
import { SectionBoundary } from "@/components/patterns/section-boundary";
import { useI18n } from "@/i18n/i18n";
import { PageHead } from "@/seo/page-head";
import { usePageSchemas } from "@/seo/page-schemas";
import { FloatingLayer } from "./floating-layer";
import { PriceAndWhy } from "./price-and-why";
import { ReviewsFallback } from "../reviews/reviews-fallback";
import { ServiceAbout } from "./service-about";
import { ServiceArea } from "./service-area";
import { ServiceArticles } from "./service-articles";
import { ServiceClosing } from "./service-closing";
import { ServiceFaq } from "./service-faq";
import { ServiceHero } from "./service-hero";
import { ServiceRelated } from "./service-related";
import { ServiceReviews } from "./service-reviews";
import { ServiceSteps } from "./service-steps";
import { serviceContentQuery } from "./service.queries";
import { UnknownService } from "./unknown-service";

// Hardly any service has one, so its script comes only with those.
const ServiceVideo = lazy(async () => ({ default: (await import("./service-video")).ServiceVideo }));

interface ServicePageProps {
  slug: string;
  /** What only this service's page has. */
  Blocks?: ComponentType<{ slug: string; title: string; steps: readonly Step[] }>;
  /** Whether the steps stand among those blocks. */
  blocksHaveSteps?: boolean;
}

/** The page of every service without blocks of its own. */
export function Component() {
  const { slug = "" } = useParams();
  return <ServicePage slug={slug} />;
}

export function ServicePage({ slug, Blocks, blocksHaveSteps = false }: ServicePageProps) {
  const { t, locale } = useI18n();
  // The loader has read it; only the type does not know.
  const { data: content } = useSuspenseQuery(serviceContentQuery(locale, slug));
  const schemas = usePageSchemas("service", slug);
  if (!content) return <UnknownService />;

  const { title } = content;
  return (
    <>
      <PageHead
        locale={locale}
        path={paths.service(slug)}
        {...content.head}
        imageAlt={content.scene.alt}
        schemas={schemas}
      />
      <ServiceHero slug={slug} title={title} content={content} />
      <ServiceAbout content={content} />
      {Blocks && <Blocks slug={slug} title={title} steps={content.steps} />}
      {!blocksHaveSteps && <ServiceSteps steps={content.steps} />}
      <PriceAndWhy slug={slug} title={title} content={content} />
      <ServiceRelated slug={slug} content={content} />
      <ServiceFaq slug={slug} faqs={content.faqs} />
      <SectionBoundary fallback={<ReviewsFallback />}>
        <ServiceReviews slug={slug} />
      </SectionBoundary>
      <ServiceArea />
      {content.video && (
        <Suspense>
          <ServiceVideo {...content.video} />
        </Suspense>
      )}
      <ServiceArticles slug={slug} isDoctor={content.category === "doctor"} />
      <ServiceClosing slug={slug} title={title} />
      <FloatingLayer slug={slug} title={title} price={t.navigation.from(content.price.fromAED)} />
    </>
  );
}
