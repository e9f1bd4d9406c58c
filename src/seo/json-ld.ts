import type { MedicalBusiness, Review as ReviewData, WithContext } from "schema-dts";
import { brandName, siteUrl } from "@/config/brand";
import { contact } from "@/config/contact";
import { localizedPath, paths } from "@/config/paths";
import { neighbourhoods } from "@/content/coverage";
import { acceptedPayments, claims, offer, serviceArea } from "@/config/facts";
import { starsOf } from "@/data/reviews/ratings";
import type { Review } from "@/data/reviews/reviews.queries";
import type { StoredRating } from "@/data/reviews/ratings";
import type { Locale } from "@/i18n/locales";

const REVIEWS_IN_DATA = 5;

interface Reviewed {
  /** What the reviews come to that readers can see; without any there is no rating. */
  rating: StoredRating | null;
  /** Those that the page shows. */
  reviews?: readonly Review[];
}

/** The provider, as structured data: areas, hours, price range and rating say what the page says. */
export function localBusiness(
  locale: Locale,
  description: string,
  { rating, reviews = [] }: Reviewed,
): WithContext<MedicalBusiness> {
  // People see that a sample is one; programs would take it for a patient's.
  const real = reviews.filter(({ is_sample }) => !is_sample);
  return {
    "@context": "https://schema.org",
    "@type": "MedicalBusiness",
    "@id": `${siteUrl}/#business`,
    name: brandName[locale],
    description,
    url: `${siteUrl}${localizedPath(paths.home, locale)}`,
    telephone: contact.phone,
    email: contact.email,
    image: `${siteUrl}/social/home.jpg`,
    priceRange: offer.priceRange,
    currenciesAccepted: offer.currency,
    paymentAccepted: acceptedPayments.map((payment) => payment[locale]).join(", "),
    knowsLanguage: [...claims.spokenLanguages],
    address: {
      "@type": "PostalAddress",
      streetAddress: "Al Barsha",
      addressLocality: "Dubai",
      addressCountry: "AE",
    },
    geo: { "@type": "GeoCoordinates", latitude: serviceArea.latitude, longitude: serviceArea.longitude },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: "00:00",
      closes: "23:59",
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
      ...neighbourhoods.map((area) => ({ "@type": "Place" as const, name: area[locale] })),
    ],
    ...(rating && {
      aggregateRating: {
        "@type": "AggregateRating" as const,
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
  reviewBody: review.content ?? "",
  inLanguage: review.lang,
  datePublished: review.published_at.slice(0, 10),
  // No stars were given with it.
  ...(starsOf(review) > 0
    ? { reviewRating: { "@type": "Rating" as const, ratingValue: starsOf(review), bestRating: 5 } }
    : {}),
});
