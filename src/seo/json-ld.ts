import type {
  MedicalBusiness,
  Review as ReviewData,
  WithContext,
  BreadcrumbList,
  FAQPage,
  ItemList,
} from "schema-dts";
import { type Facts, priceRange } from "@domain/facts";
import { isServiceSlug } from "@domain/service-names";
import { pageAddress, siteUrl } from "@/config/site";
import { paths } from "@/config/paths";
import { CURRENCY } from "@/config/conversions";
import { city, serviceArea } from "@/content/coverage";
import { starsOf } from "@/data/public/facts.queries";
import type { Review } from "@/data/public/reviews.queries";
import type { Locale } from "@/config/locales";
import type { Faq } from "@/content/service-details";
import { withoutMarks } from "@/i18n/isolated";
import { useI18n } from "@/i18n/i18n";

const REVIEWS_IN_DATA = 5;

/** schema.org has no hour after 23:59. */
const closingTime = ({ hours }: Facts): string => (hours.closes === "24:00" ? "23:59" : hours.closes);

/** The days and hours as schema.org writes them for a business, like `Mo-Su 00:00-23:59`. */
export const openingHours = (facts: Facts): string => `Mo-Su ${facts.hours.opens}-${closingTime(facts)}`;

const BUSINESS_ID = `${siteUrl}/#business`;

/** A reference to the provider inside another block; the page has a full block of it. */
export const businessReference = (facts: Facts, locale: Locale) =>
  ({ "@type": "MedicalBusiness", "@id": BUSINESS_ID, name: facts.name[locale] }) as const;

/** The provider in the head of every page. The whole block would push articles beyond the first round trip. */
export function businessInShort(facts: Facts, locale: Locale): object {
  const whole: object = localBusiness(facts, locale, "");
  return {
    ...Object.fromEntries(Object.entries(whole).filter(([name]) => IN_SHORT.includes(name))),
    openingHours: openingHours(facts),
    areaServed: { "@type": "City", name: city[locale] },
  };
}

const IN_SHORT = ["@context", "@type", "@id", "name", "telephone", "priceRange", "address"];

/**
 * The provider, as structured data: areas, hours and price range match the page. A rating comes from stored reviews only; the
 * owner's figure is for people.
 * @param reviews that the page shows
 */
export function localBusiness(
  facts: Facts,
  locale: Locale,
  description: string,
  reviews: readonly Review[] = [],
): WithContext<MedicalBusiness> {
  const { rating } = facts;
  const profiles = [facts.instagram, facts.facebook, facts.twitter].filter((link) => link !== undefined);
  const range = priceRange(facts);
  // People see that a review is a sample; programs would take it for a patient's.
  const real = reviews.filter(({ is_sample }) => !is_sample);
  return {
    "@context": "https://schema.org",
    "@type": "MedicalBusiness",
    "@id": BUSINESS_ID,
    name: facts.name[locale],
    description,
    url: pageAddress(paths.home, locale),
    telephone: facts.phone,
    email: facts.email,
    image: `${siteUrl}/social/home.jpg`,
    ...(range && { priceRange: range }),
    currenciesAccepted: CURRENCY,
    paymentAccepted: facts.payments.map((payment) => payment[locale]).join(", "),
    knowsLanguage: [...facts.languages],
    ...(profiles.length > 0 && { sameAs: profiles }),
    address: {
      "@type": "PostalAddress",
      streetAddress: facts.street[locale],
      addressLocality: city[locale],
      addressCountry: "AE",
    },
    geo: { "@type": "GeoCoordinates", latitude: serviceArea.latitude, longitude: serviceArea.longitude },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: facts.hours.opens,
      closes: closingTime(facts),
    },
    areaServed: [
      {
        "@type": "GeoCircle",
        geoMidpoint: {
          "@type": "GeoCoordinates",
          latitude: serviceArea.latitude,
          longitude: serviceArea.longitude,
        },
        geoRadius: String(serviceArea.radiusMetres),
      },
      ...facts.areas.map((area) => ({ "@type": "Place" as const, name: area[locale] })),
    ],
    ...(facts.permits.length > 0 && {
      hasCertification: facts.permits.map(({ authority, number, scope }) => ({
        "@type": "Certification" as const,
        name: scope[locale],
        certificationIdentification: number,
        issuedBy: { "@type": "Organization" as const, name: authority[locale] },
      })),
    }),
    ...(rating?.isStored && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.value,
        bestRating: 5,
        reviewCount: rating.count,
      },
    }),
    ...(real.length > 0 ? { review: real.slice(0, REVIEWS_IN_DATA).map(reviewData) } : {}),
  };
}

const reviewData = (review: Review): ReviewData => ({
  "@type": "Review",
  author: { "@type": "Person", name: review.author },
  reviewBody: review.content,
  inLanguage: review.lang,
  datePublished: review.published_at.slice(0, 10),
  // The review has no stars.
  ...(starsOf(review) > 0
    ? { reviewRating: { "@type": "Rating" as const, ratingValue: starsOf(review), bestRating: 5 } }
    : {}),
});

/**
 * The path from the home page to this page, as structured data.
 * @param crumbs names with their paths without language prefix, from the home page on
 */
export const breadcrumbs = (
  locale: Locale,
  crumbs: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: pageAddress(path, locale),
  })),
});

/** Services in their order, as structured data with the address of each page. A service without a page is left out. */
export const serviceList = (
  locale: Locale,
  services: readonly { slug: string; name: string }[],
): WithContext<ItemList> => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: services
    .filter(({ slug }) => isServiceSlug(slug))
    .map(({ slug, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: pageAddress(paths.service(slug), locale),
    })),
});

/** The page's questions, as structured data; an incomplete question is left out. Undefined without any. */
export function faqPage(locale: Locale, faqs: readonly Faq[]): WithContext<FAQPage> | undefined {
  const complete = faqs.filter(({ question, answer }) => question.trim() && answer.trim());
  if (complete.length === 0) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: locale,
    mainEntity: complete.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** JSON for a script element: it cannot end the element or begin another, and contains no direction marks. */
export const inScript = (json: string): string =>
  withoutMarks(json).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

export const scriptJson = (value: unknown): string => inScript(JSON.stringify(value));

/** The provider as structured data. @param reviews that the page shows */
export function useBusinessData(reviews: readonly Review[] = []): object {
  const { t, locale, facts } = useI18n();
  return localBusiness(facts, locale, t.home.metaDescription, reviews);
}
