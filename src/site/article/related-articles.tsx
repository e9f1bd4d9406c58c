import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { localizedPath, paths } from "@/config/paths";
import { articlePageTexts } from "@/i18n/dictionaries/article-page";
import { formatDate } from "@/i18n/format";
import { useI18n } from "@/i18n/i18n";
import { relatedTo, type ArticleContent } from "./article.queries";

/** What to read next, in the page's language; without anything the section is not there. */
export function RelatedArticles({ article }: { article: ArticleContent }) {
  const { locale } = useI18n();
  const { data: articles = [] } = useQuery(relatedTo(article, locale));
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-14">
      <h2 id="related" className="text-[clamp(1.5rem,1.3rem+0.9vw,1.875rem)] leading-tight">
        {articlePageTexts[locale].related}
      </h2>
      <ul className="mt-5 grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
        {articles.map(({ slug, title, excerpt, publishedAt }) => (
          <li key={slug} className="border-border border-t">
            <Link to={localizedPath(paths.article(slug), locale)} className="group block py-6">
              <span className="text-muted-foreground text-base">{formatDate(publishedAt, locale)}</span>
              <h3 className="group-hover:text-primary mt-1.5 transition-colors">{title}</h3>
              <span className="text-muted-foreground mt-1.5 line-clamp-3 block">{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
