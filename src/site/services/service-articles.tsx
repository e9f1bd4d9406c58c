import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { localizedPath, paths } from "@/config/paths";
import { serviceArticlesQuery } from "@/data/blog-posts/service-articles.queries";
import { servicePageTexts } from "@/i18n/dictionaries/service-page";
import { formatDate } from "@/i18n/format";
import { useI18n } from "@/i18n/i18n";

/** Up to three articles about the service; the section is there only with them. */
export function ServiceArticles({ slug }: { slug: string }) {
  const { locale } = useI18n();
  const { data: articles = [] } = useQuery(serviceArticlesQuery(locale, slug));
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="articles" className="border-border border-t">
      <div className="page-width py-band">
        <h2 id="articles">{servicePageTexts[locale].articlesTitle}</h2>
        <ul className="mt-6 grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <li key={article.slug} className="border-border border-t">
              <Link to={localizedPath(paths.article(article.slug), locale)} className="group block py-6">
                <span className="text-muted-foreground text-base">
                  {formatDate(article.publishedAt, locale)}
                </span>
                <h3 className="group-hover:text-primary mt-1.5 transition-colors">{article.title}</h3>
                <span className="text-muted-foreground mt-1.5 line-clamp-3 block">{article.excerpt}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
