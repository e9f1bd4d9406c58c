import type { ReactNode } from "react";
import { Picture, Scene } from "@/components/patterns/picture";
import { sceneOf } from "@/components/patterns/service-scene";
import { ArrowRight } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { WithNumbers } from "@/components/ui/with-numbers";
import { localizedPath, paths } from "@/config/paths";
import { serviceName } from "@/content/service-titles";
import type { ArticleCard as Article } from "@/data/public/find-articles";
import { formatDate } from "@/i18n/format";
import { useI18n } from "@/i18n/i18n";
import { blogPageTexts } from "@/words/site/blog-page";

interface ArticleCardProps {
  article: Article;
  /** Shown for an article without a service. */
  category: string;
  /** Title and excerpt with what was found in them marked; as they are unless given. */
  title?: ReactNode;
  excerpt?: ReactNode;
}

/** The whole card is the link; its name is the title. */
export function ArticleCard({ article, category, title, excerpt }: ArticleCardProps) {
  const { locale, facts } = useI18n();
  const texts = blogPageTexts[locale];
  const said = excerpt ?? (article.excerpt && <WithNumbers text={article.excerpt} />);
  return (
    <article className="group rounded-card bg-card hover:border-primary/40 hover:shadow-soft relative flex h-full flex-col border p-5 transition-[box-shadow,border-color] duration-200 sm:p-6">
      <div className="flex justify-between gap-4">
        <div className="min-w-0">
          <p className="bg-primary-soft text-primary w-fit max-w-full truncate rounded-full px-3 py-0.5 text-[0.9375rem] font-semibold">
            {serviceName(facts, article.primaryService ?? "", locale) ?? category}
          </p>
          <p className="text-muted-foreground mt-2 text-base">
            {`${formatDate(article.publishedAt, locale)} · ${texts.minutes(article.readingMinutes)}`}
          </p>
        </div>
        <CardPicture article={article} />
      </div>
      <h3 className="mt-4 line-clamp-2 rtl:leading-[1.6]">
        <PageLink
          to={localizedPath(paths.article(article.slug), locale)}
          className="group-hover:text-primary transition-colors after:absolute after:inset-0 after:rounded-[inherit]"
        >
          {title ?? <WithNumbers text={article.title} />}
        </PageLink>
      </h3>
      {said && <p className="text-muted-foreground mt-2 line-clamp-3 text-base">{said}</p>}
      <p aria-hidden="true" className="text-primary mt-auto flex items-center pt-4 text-base font-semibold">
        <span className="transition-opacity duration-200 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0">
          {texts.readMore}
        </span>
        <ArrowRight className="mirror-rtl ms-auto size-5" />
      </p>
    </article>
  );
}

const FRAME = { alt: "", width: 80, height: 94 } as const;
const LOOK = "arch bg-primary-soft h-23.5 w-20 shrink-0 object-cover";

/** The article's own picture, or its service's scene. It repeats the text beside it. */
function CardPicture({ article: { picture, primaryService } }: { article: Article }) {
  const scene = <Scene {...FRAME} src={sceneOf(primaryService).src} className={LOOK} />;
  return picture ? <Picture {...FRAME} src={picture} fallback={scene} className={LOOK} /> : scene;
}
