import { sceneOf } from "@/components/patterns/service-scene";
import { type Facts, serviceFacts } from "@domain/facts";
import type { Faq, ServiceDetails } from "@/content/service-details";
import { serviceName } from "@/content/service-titles";
import type { OwnersTexts } from "@/data/public/service-content.queries";
import { fillFacts } from "@/i18n/fill-facts";
import type { Locale } from "@/config/locales";
import { doctorServices, wellnessArticleSet } from "@/content/article-sets";
import { serviceArticlesQuery } from "@/data/public/blog-posts.queries";
import { reviewsQuery } from "@/data/public/reviews.queries";

/** The content of a service's page, in one language. */
export type ServiceContent = NonNullable<ReturnType<typeof serviceContent>>;

/**
 * The application's texts for a service with those of its owner, who takes precedence.
 * @param read the owner's texts; null when they could not be read, which leaves the application's
 * @returns undefined for a service that is switched off
 */
export function serviceContent(
  facts: Facts,
  { texts, ...details }: ServiceDetails,
  read: OwnersTexts | "pending" | null,
  locale: Locale,
) {
  const owners = read === "pending" ? null : read;
  const service = serviceFacts(facts, details.slug);
  const title = serviceName(facts, details.slug, locale);
  if (!service || title === undefined) return undefined;
  const { src, card, alt } = sceneOf(details.slug);
  const fill = (text: string) => fillFacts(text, facts, locale);
  const furtherFaqs = (owners?.faqs ?? []).map(({ question, answer }): Faq => ({
    question: fill(question[locale]),
    answer: fill(answer[locale]),
  }));
  return {
    ...details,
    ...texts[locale],
    title,
    /** One sentence, at the top; undefined while the owner's is loading, so that no other one flashes. */
    summary:
      read === "pending"
        ? undefined
        : fill(owners?.lead?.[locale] ?? "") || owners?.description[locale] || texts[locale].adHeadline,
    badge: owners?.badge && fill(owners.badge[locale]),
    priceAED: service.priceAED,
    unit: service.unit,
    faqs: [...texts[locale].faqs, ...furtherFaqs],
    /** Single items with prices of their own. */
    prices: (owners?.prices ?? []).map(({ id, name, fromAED }) => ({ id, name: name[locale], fromAED })),
    video: owners?.video && { url: owners.video.url, title: owners.video.title[locale] },
    picture: owners?.picture && { url: owners.picture.url, alt: owners.picture.alt[locale] },
    scene: { src, card, alt: alt[locale] },
  };
}

const MAX_REVIEWS = 4;
/** The number of articles on a service page: about the service, and about its set. */
export const MAX_ARTICLES = { own: 3, ofSet: 4 } as const;
const ARTICLE_SETS: readonly (readonly string[])[] = [doctorServices, wellnessArticleSet];

export const serviceReviewsQuery = (locale: Locale, slug: string) =>
  reviewsQuery({ lang: locale, service: slug, limit: MAX_REVIEWS });

export const ownArticlesQuery = (locale: Locale, slug: string) =>
  serviceArticlesQuery({ locale, services: [slug], limit: MAX_ARTICLES.own });

/** Articles of a service's set; undefined for a service without a set. */
export function setArticlesQuery(locale: Locale, slug: string) {
  const services = ARTICLE_SETS.find((set) => set.includes(slug));
  // They include the service's own articles, which the page shows separately.
  return services && serviceArticlesQuery({ locale, services, limit: MAX_ARTICLES.own + MAX_ARTICLES.ofSet });
}
