import { PageLink } from "@/components/ui/page-link";
import { localizedPath, paths } from "@/config/paths";
import { formatDate } from "@/i18n/format";
import { useI18n } from "@/i18n/i18n";
import { WithNumbers } from "@/components/ui/with-numbers";

interface ArticleLinkProps {
  article: {
    slug: string;
    title: string;
    excerpt: string;
    /** ISO 8601 time with its zone. */
    publishedAt: string;
  };
  /** Shown before the date. */
  category?: string | null;
  hasExcerpt?: boolean;
}

/** An article in a list, below a line: its date, its title and, in most lists, its excerpt. */
export function ArticleLink({ article, category, hasExcerpt = true }: ArticleLinkProps) {
  const { locale } = useI18n();
  const date = formatDate(article.publishedAt, locale);
  return (
    <li className="border-t">
      <PageLink to={localizedPath(paths.article(article.slug), locale)} className="group block py-6">
        <span className="text-muted-foreground text-base">{category ? `${category} · ${date}` : date}</span>
        <h3 className="group-hover:text-primary mt-1.5 transition-colors">
          <WithNumbers text={article.title} />
        </h3>
        {hasExcerpt && (
          <span className="text-muted-foreground mt-1.5 line-clamp-3 block">
            <WithNumbers text={article.excerpt} />
          </span>
        )}
      </PageLink>
    </li>
  );
}
