import type { Article, WithContext } from "schema-dts";
import { brandName, siteUrl } from "@/config/brand";
import { localizedPath } from "@/config/paths";
import type { Locale } from "@/i18n/locales";

interface ArticleFacts {
  locale: Locale;
  /** Neutral path of the article. */
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

const absolute = (path: string) => new URL(path, siteUrl).href;

/** An article as structured data, by its author or, without one, by the provider. https://schema.org/Article */
export function articleData(facts: ArticleFacts): WithContext<Article> {
  const url = absolute(localizedPath(facts.path, facts.locale));
  const publisher = {
    "@type": "Organization",
    "@id": `${siteUrl}/#business`,
    name: brandName[facts.locale],
  } as const;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    mainEntityOfPage: url,
    url,
    headline: facts.headline,
    description: facts.description,
    inLanguage: facts.locale,
    datePublished: facts.publishedAt,
    dateModified: facts.updatedAt,
    image: facts.images.map(absolute),
    author: facts.author
      ? { "@type": "Person", name: facts.author.name, jobTitle: facts.author.role }
      : publisher,
    publisher,
  };
}
