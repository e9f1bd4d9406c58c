import type { BreadcrumbList, FAQPage, WithContext } from "schema-dts";
import { siteUrl } from "@/config/site";
import { localizedPath } from "@/config/paths";
import type { Faq } from "@/content/service-details";
import type { Locale } from "@/config/locales";

/**
 * The way from the home page to this one, as structured data.
 * @param crumbs names with their paths without locale, from the home page on
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
    item: `${siteUrl}${localizedPath(path, locale)}`,
  })),
});

/** The page's questions, as structured data; one without both question and answer is left out. Undefined without any. */
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
