import type { Article, Person, WithContext } from "schema-dts";
import type { Facts } from "@domain/facts";
import { absoluteAddress, pageAddress } from "@/config/site";
import type { Locale } from "@/config/locales";
import { businessReference } from "./json-ld";

interface ArticleParts {
  locale: Locale;
  /** Path of the article without language prefix. */
  path: string;
  headline: string;
  description: string;
  /** ISO 8601 times with their zone. */
  publishedAt: string;
  updatedAt: string;
  /** Addresses or paths of its pictures. */
  images: readonly string[];
  author?: { name: string; role: string; licence?: Licence };
  /** The reviewer of exactly this text, and the day. */
  reviewed?: { name: string; on: string; licence?: Licence };
}

interface Licence {
  authority: string;
  number: string;
}

/** An article as structured data, with its author or, without one, the provider as author. https://schema.org/Article */
export function articleData(facts: Facts, article: ArticleParts): WithContext<Article> {
  const url = pageAddress(article.path, article.locale);
  const publisher = businessReference(facts, article.locale);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    // schema.org has the properties of a review on pages, not on articles.
    mainEntityOfPage: article.reviewed
      ? {
          "@type": "WebPage",
          "@id": url,
          reviewedBy: person(article.reviewed),
          lastReviewed: article.reviewed.on,
        }
      : url,
    url,
    headline: article.headline,
    description: article.description,
    inLanguage: article.locale,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    // Staff may enter an invalid address.
    image: article.images.map(absoluteAddress).filter((image) => image !== undefined),
    author: article.author ? { ...person(article.author), jobTitle: article.author.role } : publisher,
    publisher,
  };
}

const person = ({ name, licence }: { name: string; licence?: Licence }) =>
  ({
    "@type": "Person",
    name,
    ...(licence && {
      hasCredential: {
        "@type": "EducationalOccupationalCredential",
        credentialCategory: "license",
        identifier: licence.number,
        recognizedBy: { "@type": "Organization", name: licence.authority },
      },
    }),
  }) satisfies Person;
