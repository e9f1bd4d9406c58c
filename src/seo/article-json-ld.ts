import type { Article, WithContext } from "schema-dts";
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
  author?: { name: string; role: string };
}

/** An article as structured data, with its author or, without one, the provider as author. https://schema.org/Article */
export function articleData(facts: Facts, article: ArticleParts): WithContext<Article> {
  const url = pageAddress(article.path, article.locale);
  const publisher = businessReference(facts, article.locale);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    mainEntityOfPage: url,
    url,
    headline: article.headline,
    description: article.description,
    inLanguage: article.locale,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    // Staff may enter an invalid address.
    image: article.images.map(absoluteAddress).filter((image) => image !== undefined),
    author: article.author
      ? { "@type": "Person", name: article.author.name, jobTitle: article.author.role }
      : publisher,
    publisher,
  };
}
