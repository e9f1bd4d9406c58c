import { useQuery } from "@tanstack/react-query";
import { ArticleLink } from "@/components/patterns/article-link";
import type { ArticleCard } from "@/data/public/find-articles";
import type { serviceArticlesQuery } from "@/data/public/blog-posts.queries";
import { servicePageTexts } from "@/texts/site/service-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { MAX_ARTICLES, ownArticlesQuery, setArticlesQuery } from "./service-content";

/** Up to three articles about the service, and for some services four more of its kind; each list is hidden without articles. */
export function ServiceArticles({ slug, isDoctor }: { slug: string; isDoctor: boolean }) {
  const { locale } = useI18n();
  const texts = useTexts(servicePageTexts);
  const own = useQuery(ownArticlesQuery(locale, slug)).data ?? [];
  const ofSet = setArticlesQuery(locale, slug);
  return (
    <div className="py-band stack-12 border-t empty:hidden print:hidden">
      {own.length > 0 && (
        <section aria-labelledby="articles" className="page-width">
          <h2 id="articles">{texts.articlesTitle}</h2>
          <ul className="mt-6 grid gap-x-12 md:grid-cols-2 lg:grid-cols-3">
            {own.map((article) => (
              <ArticleLink key={article.slug} article={article} />
            ))}
          </ul>
        </section>
      )}
      {ofSet && (
        <MoreArticles
          title={isDoctor ? texts.articlesOfSet.doctor : texts.articlesOfSet.other}
          query={ofSet}
          shown={own}
        />
      )}
    </div>
  );
}

interface MoreArticlesProps {
  title: string;
  query: ReturnType<typeof serviceArticlesQuery>;
  /** The articles that the page already shows. */
  shown: readonly ArticleCard[];
}

function MoreArticles({ title, query, shown }: MoreArticlesProps) {
  const { data = [] } = useQuery(query);
  const articles = data.filter(({ slug }) => !shown.some((other) => other.slug === slug));
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="more-articles" className="page-width">
      <h2 id="more-articles" className="text-[1.5rem] tracking-normal">
        {title}
      </h2>
      <ul className="mt-6 grid gap-x-12 md:grid-cols-2">
        {articles.slice(0, MAX_ARTICLES.ofSet).map((article) => (
          <ArticleLink key={article.slug} article={article} hasExcerpt={false} />
        ))}
      </ul>
    </section>
  );
}
