import { useQuery } from "@tanstack/react-query";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { CheckList, StepsLine } from "@/components/patterns/lists";
import { EmergencyNote } from "@/components/patterns/emergency-note";
import { servicePageTexts } from "@/texts/site/service-page";
import { useTexts, useI18n } from "@/i18n/i18n";
import type { Step, Faq } from "@/content/service-details";
import { ChevronDown } from "@/components/ui/icons";
import { WithNumbers } from "@/components/ui/with-numbers";
import { ReviewLink, ReviewQuote, ReviewSkeleton, ReviewsFallback } from "../reviews/reviews";
import { type ServiceContent, serviceReviewsQuery } from "./service-content";

/** Purpose and benefits of the service, and emergencies that must not wait for it. */
export function ServiceAbout({ service }: { service: ServiceContent }) {
  const texts = useTexts(servicePageTexts);
  return (
    <section aria-labelledby="about-service" className="border-t">
      <div className="page-width py-band grid gap-x-16 gap-y-8 lg:grid-cols-[1.2fr_0.8fr]">
        <div className="stack-4 max-w-prose">
          <h2 id="about-service">{texts.aboutTitle}</h2>
          {service.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <CheckList points={service.benefits} className="stack-3 text-[1.0625em] font-medium lg:pt-3" />
        <EmergencyNote text={texts.urgent} className="lg:col-span-2 [&>p]:max-w-[38em]" />
      </div>
    </section>
  );
}

export function ServiceSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <section aria-labelledby="steps" className="bg-sand">
      <div className="page-width py-14 md:py-18">
        <h2 id="steps">{useTexts(servicePageTexts).stepsTitle}</h2>
        <div className="mt-8">
          <StepsLine steps={steps} />
        </div>
      </div>
    </section>
  );
}

export function PriceAndWhy({ service }: { service: ServiceContent }) {
  const { t } = useI18n();
  const texts = useTexts(servicePageTexts);
  const { priceAED, unit, category, prices } = service;
  const list = texts.priceList[category === "tests" ? "tests" : "others"];
  return (
    <section aria-labelledby="price" className="page-width py-band grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <div className="bg-primary-soft mx-auto flex w-full max-w-lg flex-col items-center self-center rounded-[180px_180px_24px_24px] px-6 pt-18 pb-9 text-center sm:rounded-[256px_256px_24px_24px] sm:px-12 sm:pt-24 sm:pb-12">
        <h2 id="price" className="text-[1.5rem] tracking-normal">
          {texts.price.title}
        </h2>
        <p className="mt-3 leading-tight">
          <span className="text-primary block text-[clamp(2rem,1.5rem+2.4vw,3rem)] font-bold tracking-(--tracking-title)">
            {t.navigation.from(priceAED)}
          </span>
          {priceAED !== undefined && <span className="text-lg">{texts.units[unit]}</span>}
        </p>
        <p className="text-muted-foreground mt-4">{texts.price.text}</p>
        <p className="text-muted-foreground mt-3 mb-7">{texts.price.payment}</p>
        <ServiceContactButtons source="service_price" service={service} />
      </div>
      <div className="self-center">
        <h2 className="text-[1.5rem] tracking-normal">{texts.why.title}</h2>
        <CheckList points={texts.why.points} className="stack-3 mt-4" />
        {prices.length > 0 && (
          <div className="mt-7 border-t pt-7">
            <h3>{list.title}</h3>
            <dl className="mt-3">
              {prices.map(({ id, name, fromAED }) => (
                <div key={id} className="flex justify-between gap-6 border-b py-2 last:border-0">
                  <dt>{name}</dt>
                  <dd className="font-semibold min-[20rem]:shrink-0">{t.navigation.from(fromAED)}</dd>
                </div>
              ))}
            </dl>
            <p className="text-muted-foreground mt-2">{list.text}</p>
          </div>
        )}
      </div>
    </section>
  );
}

export function ServiceFaq({ slug, faqs }: { slug: string; faqs: readonly Faq[] }) {
  const { faqTitle } = useTexts(servicePageTexts);
  return (
    <section aria-labelledby="faq" className="border-t">
      <div className="page-width py-band grid gap-x-16 gap-y-6 lg:grid-cols-[0.8fr_1.2fr]">
        <h2 id="faq">{faqTitle}</h2>
        <div className="border-b">
          {faqs.map((faq) => (
            <Question key={faq.question} slug={slug} faq={faq} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** It opens without script; the tracking reads the question's service. */
function Question({ slug, faq }: { slug: string; faq: Faq }) {
  return (
    <details className="group border-t" data-faq={slug}>
      <summary className="hover:text-primary flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 text-[1.0625em] font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          <WithNumbers text={faq.question} />
        </span>
        <ChevronDown className="text-primary size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <p className="max-w-prose pb-5">
        <WithNumbers text={faq.answer} />
      </p>
    </details>
  );
}

/** Reviews of this service. When they cannot be read, the page shows the same as without any. */
export function ServiceReviews({ slug }: { slug: string }) {
  const { locale } = useI18n();
  const { reviewsTitle } = useTexts(servicePageTexts);
  const reviews = useQuery(serviceReviewsQuery(locale, slug));
  if (!reviews.isPending && !reviews.data?.length) return <ReviewsFallback />;
  return (
    <section aria-labelledby="reviews" className="border-t">
      <div className="page-width py-band">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="reviews">{reviewsTitle}</h2>
          <ReviewLink />
        </div>
        <ul className="mt-8 grid gap-x-12 gap-y-9 md:grid-cols-2">
          {reviews.data
            ? reviews.data.map((review) => (
                <li key={review.id}>
                  <ReviewQuote review={review} />
                </li>
              ))
            : ["first", "second"].map((key) => (
                <li key={key}>
                  <ReviewSkeleton />
                </li>
              ))}
        </ul>
      </div>
    </section>
  );
}

interface ServiceContactButtonsProps {
  source: string;
  service: { slug: string; title: string };
  /** On a dark band the buttons are light. */
  isOnDark?: boolean;
}

/** The two contact buttons; the chat's message names the service. */
export function ServiceContactButtons({ source, service, isOnDark }: ServiceContactButtonsProps) {
  const { t, locale, facts } = useI18n();
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:flex sm:w-auto sm:flex-wrap">
      <WhatsAppLink
        source={source}
        service={service.slug}
        message={t.chat.service(facts.name[locale], service.title)}
        variant={isOnDark ? "inverted" : "chat"}
      />
      <CallLink source={source} service={service.slug}>
        {t.actions.callNow}
      </CallLink>
    </div>
  );
}
