import type { Facts } from "@domain/facts";
import { placeholdersIn } from "@domain/fact-placeholders";
import { TEXTS_WITH_FACTS } from "@domain/post-draft-problem";
import { serviceNamedIn, typedFacts } from "@domain/typed-facts";
import { fetchPublishedPost, type PublishedPost, faqOf } from "@/data/public/article.queries";
import type { TypedInArticle } from "@/data/staff/fact-uses.queries";
import { fetchPricedItems } from "@/data/public/service-content.queries";
import type { Localized } from "@/config/locales";
import { notingReads } from "./noted-reads";

interface FoundInArticle {
  found: TypedInArticle[];
  /** The paths of the facts that the text depends on. */
  facts: string[];
}

/**
 * Reads which single items have prices of their own.
 * @returns a function that finds the facts that the article of a slug spells out, each once; both functions throw AppError when
 * a read fails
 */
export async function typedFactsReader(): Promise<(slug: string, facts: Facts) => Promise<FoundInArticle>> {
  const items = await fetchPricedItems();
  return async (slug, facts) => {
    const article = await fetchPublishedPost(slug);
    const { noted, paths } = notingReads(facts);
    return { found: article ? typedIn(article, noted, items) : [], facts: paths() };
  };
}

function typedIn(post: PublishedPost, facts: Facts, items: readonly Localized[]): TypedInArticle[] {
  const { id, blog_post_translations: translations } = post;
  const titleIn = (lang: string) => translations.find((text) => text.lang === lang)?.title ?? "";
  const found = new Map<string, TypedInArticle>();
  for (const { written, service } of translations.flatMap((text) => writtenTexts(text, post, facts))) {
    for (const { placeholder, typed, isCurrent } of typedFacts(written, facts, service, items)) {
      const fact = factOf(placeholder);
      found.set(`${fact} ${typed}`, {
        fact,
        typed,
        isCurrent,
        id,
        title_en: titleIn("en"),
        title_ar: titleIn("ar"),
      });
    }
  }
  return [...found.values()];
}

/** Everything that readers see of an article in one language, with the service that an unnamed price belongs to. */
function writtenTexts(
  text: PublishedPost["blog_post_translations"][number],
  { primary_service: service }: PublishedPost,
  facts: Facts,
): { written: string; service: string | null }[] {
  return TEXTS_WITH_FACTS.flatMap((field) =>
    field === "faq"
      ? faqOf(text.faq).flatMap(({ q, a }) => [
          { written: q, service },
          { written: a, service: serviceNamedIn(q, facts) ?? service },
        ])
      : [{ written: text[field] ?? "", service }],
  );
}

/** `price:nurse-on-call` of `{{price:nurse-on-call}}`. */
function factOf(written: string): string {
  const placeholder = placeholdersIn(written)[0]?.placeholder;
  return placeholder?.slug === undefined
    ? (placeholder?.fact ?? "")
    : `${placeholder.fact}:${placeholder.slug}`;
}
