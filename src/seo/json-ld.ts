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
  /** What all stored reviews come to; without any, what the site claims. */
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
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating?.value ?? claims.rating,
      bestRating: 5,
      ...(rating ? { reviewCount: rating.count } : { ratingCount: claims.ratedBy }),
    },
    ...(reviews.length > 0 ? { review: reviews.slice(0, REVIEWS_IN_DATA).map(reviewData) } : {}),
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
