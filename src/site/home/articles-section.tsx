import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { localizedPath, paths } from "@/config/paths";
import { serviceTitle } from "@/content/service-titles";
import { formatDate } from "@/i18n/format";
import { useI18n } from "@/i18n/i18n";
import { homeArticlesQuery } from "./home.queries";

/** The newest articles. Without any the section is not there. */
export function ArticlesSection() {
  const { t, locale } = useI18n();
  const articles = useQuery(homeArticlesQuery(locale));
  const texts = t.home.articles;
  if (articles.isSuccess && articles.data.length === 0) return null;
  return (
    <section aria-labelledby="articles" className="below-fold page-width py-band">
      <h2 id="articles">{texts.title}</h2>
      <p className="text-muted-foreground mt-2">{texts.lead}</p>
      {articles.isPending && (
        <div className="mt-8 grid gap-x-10 md:grid-cols-2">
          {["a", "b", "c", "d"].map((key) => (
            <Skeleton key={key} className="my-3 h-36" />
          ))}
        </div>
      )}
      {articles.isError && !articles.data && (
        <SectionFailure text={texts.failed} retry={t.actions.retry} onRetry={() => void articles.refetch()} />
      )}
      {articles.data && (
        <ul className="mt-8 grid gap-x-10 md:grid-cols-2">
          {articles.data.map((article) => (
            <li key={article.slug} className="border-border border-t">
              <Link to={localizedPath(paths.article(article.slug), locale)} className="group block py-6">
                <span className="text-muted-foreground text-base">
                  {[
                    article.primaryService && serviceTitle(article.primaryService)?.[locale],
                    formatDate(article.publishedAt, locale),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
                <h3 className="group-hover:text-primary mt-1.5 transition-colors">{article.title}</h3>
                <span className="text-muted-foreground mt-1.5 line-clamp-3 block">{article.excerpt}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
