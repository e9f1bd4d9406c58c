import { useQuery } from "@tanstack/react-query";
import { ArticleLink } from "@/components/patterns/article-link";
import { articlePageTexts } from "@/words/site/article-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { relatedTo, type ArticleContent } from "./article.queries";

/** What to read next, in the page's language; not there without any. */
export function RelatedArticles({ article }: { article: ArticleContent }) {
  const { locale } = useI18n();
  const texts = useTexts(articlePageTexts);
  const { data: articles = [] } = useQuery(relatedTo(article, locale));
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-12 print:hidden">
      <h2 id="related" className="text-[clamp(1.5rem,1.3rem+0.9vw,1.875rem)] leading-tight">
        {texts.related}
      </h2>
      <ul className="mt-6 grid gap-x-12 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <ArticleLink key={article.slug} article={article} />
        ))}
      </ul>
    </section>
  );
}
