import type { Article, BreadcrumbList, FAQPage, WithContext } from "schema-dts";
import { brandName, siteUrl } from "@/config/brand";
import { localizedPath } from "@/config/paths";
import type { FaqItem } from "@/data/blog-posts/faq";
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
  /** Address or path of its picture; the site's own picture without one. */
  image?: string;
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
    image: absolute(facts.image ?? "/social/home.jpg"),
    author: facts.author
      ? { "@type": "Person", name: facts.author.name, jobTitle: facts.author.role }
      : publisher,
    publisher,
  };
}

/** Questions and answers as structured data; undefined without any. https://schema.org/FAQPage */
export function faqData(locale: Locale, faq: readonly FaqItem[]): WithContext<FAQPage> | undefined {
  if (faq.length === 0) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: locale,
    mainEntity: faq.map(({ q, a }) => ({
      "@type": "Question",
      name: q,
      acceptedAnswer: { "@type": "Answer", text: a },
    })),
  };
}

/**
 * The way from the home page to a page as structured data. https://schema.org/BreadcrumbList
 * @param trail names with neutral paths, the page itself last
 */
export const breadcrumbData = (
  locale: Locale,
  trail: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absolute(localizedPath(path, locale)),
  })),
});
