import { ArrowRight } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { localizedPath, paths } from "@/config/paths";
import { serviceName } from "@/content/service-titles";
import type { ArticleCard as Article } from "@/data/public/find-articles";
import { blogPageTexts } from "@/words/site/blog-page";
import { useI18n } from "@/i18n/i18n";
import { WithNumbers } from "@/components/ui/with-numbers";

/** The whole card is the link; its name is the title. */
export function ArticleCard({ article, category }: { article: Article; category: string }) {
  const { locale, facts } = useI18n();
  return (
    <article className="group rounded-card bg-card hover:border-primary/40 hover:shadow-soft relative flex h-full flex-col border p-5 transition-[box-shadow,border-color] duration-200 sm:p-6">
      <p className="bg-primary-soft text-primary max-w-full self-start truncate rounded-full px-3 py-0.5 text-[0.9375rem] font-semibold">
        {serviceName(facts, article.primaryService ?? "", locale) ?? category}
      </p>
      <h3 className="mt-4 line-clamp-2 min-h-[2.7em] rtl:min-h-[3.2em] rtl:leading-[1.6]">
        <PageLink
          to={localizedPath(paths.article(article.slug), locale)}
          className="group-hover:text-primary transition-colors after:absolute after:inset-0 after:rounded-[inherit]"
        >
          <WithNumbers text={article.title} />
        </PageLink>
      </h3>
      {article.excerpt && (
        <p className="text-muted-foreground mt-2 line-clamp-3 text-base">
          <WithNumbers text={article.excerpt} />
        </p>
      )}
      <p aria-hidden="true" className="text-primary mt-auto flex items-center pt-4 text-base font-semibold">
        <span className="transition-opacity duration-200 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0">
          {blogPageTexts[locale].readMore}
        </span>
        <ArrowRight className="mirror-rtl ms-auto size-5" />
      </p>
    </article>
  );
}
