import { useQuery } from "@tanstack/react-query";
import { ArticleLink } from "@/components/patterns/article-link";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { serviceName } from "@/content/service-titles";
import { latestArticlesQuery } from "@/data/public/blog-posts.queries";
import { useI18n } from "@/i18n/i18n";

/** The newest articles. The section is hidden without any. */
export function ArticlesSection() {
  const { t, locale, facts } = useI18n();
  const articles = useQuery(latestArticlesQuery(locale));
  const texts = t.home.articles;
  if (articles.isSuccess && articles.data.length === 0) return null;
  return (
    <section aria-labelledby="articles" className="below-fold page-width py-band">
      <h2 id="articles">{texts.title}</h2>
      <p className="text-muted-foreground mt-2">{texts.lead}</p>
      {articles.isPending && (
        <div className="mt-8 grid gap-x-12 md:grid-cols-2">
          {["a", "b", "c", "d"].map((key) => (
            <Skeleton key={key} className="my-3 h-36" />
          ))}
        </div>
      )}
      {articles.isError && !articles.data && (
        <SectionFailure text={texts.failed} retry={t.actions.retry} onRetry={() => void articles.refetch()} />
      )}
      {articles.data && (
        <ul className="mt-8 grid gap-x-12 md:grid-cols-2">
          {articles.data.map((article) => (
            <ArticleLink
              key={article.slug}
              article={article}
              category={article.primaryService && serviceName(facts, article.primaryService, locale)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
