import type { ReactNode } from "react";
import { Picture } from "@/components/patterns/picture";
import { sceneOf } from "@/components/patterns/service-scene";
import { PageLink } from "@/components/ui/page-link";
import { WithNumbers } from "@/components/ui/with-numbers";
import { localizedPath, paths } from "@/config/paths";
import { serviceName } from "@/content/service-titles";
import type { ArticleCard as Article } from "@/data/public/find-articles";
import { formatDate } from "@/i18n/format";
import { useI18n } from "@/i18n/i18n";
import { excerpt as shortened } from "@/lib/texts";
import { useInBrowser } from "@/lib/use-in-browser";
import { blogPageTexts } from "@/texts/site/blog-page";

/** At least three lines of the narrowest card. Text that never shows would be a tenth of the page. */
const MAX_EXCERPT = 100;

interface ArticleCardProps {
  article: Article;
  /** Shown for an article without a service. */
  category: string;
  /** Title and excerpt with the search words marked; by default plain. */
  title?: ReactNode;
  excerpt?: ReactNode;
  /** Whether the application loads the picture, because the card is out of sight before. */
  isOutOfSight?: boolean;
}

/** The whole card is the link; its accessible name is the title. */
export function ArticleCard({ article, category, title, excerpt, isOutOfSight }: ArticleCardProps) {
  const { locale, facts } = useI18n();
  const isInBrowser = useInBrowser(() => true);
  const texts = blogPageTexts[locale];
  const said = excerpt ?? (article.excerpt && <WithNumbers text={shortened(article.excerpt, MAX_EXCERPT)} />);
  return (
    <article className="group rounded-card bg-card hover:border-primary/40 hover:shadow-soft relative flex h-full flex-col border p-5 transition-[box-shadow,border-color] duration-200 sm:p-6">
      {/* The space for the picture exists before the picture. */}
      <div className="relative min-h-23.5 pe-24">
        <p className="bg-primary-soft text-primary w-fit max-w-full truncate rounded-full px-3 py-0.5 text-[0.9375rem] font-semibold">
          {serviceName(facts, article.primaryService ?? "", locale) ?? category}
        </p>
        <p className="text-muted-foreground mt-2 text-base">
          {`${formatDate(article.publishedAt, locale)} · ${texts.minutes(article.readingMinutes)}`}
        </p>
        {(!isOutOfSight || isInBrowser) && <CardPicture article={article} />}
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
      <p
        aria-hidden="true"
        className="text-primary mt-auto pt-4 text-base font-semibold transition-opacity duration-200 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
      >
        {texts.readMore}
      </p>
    </article>
  );
}

const FRAME = { alt: "", width: 80, height: 94 } as const;
const LOOK = "arch bg-primary-soft absolute end-0 top-0 h-23.5 w-20 object-cover";

/** The article's own picture, or its service's scene. It is decorative. */
function CardPicture({ article: { picture, primaryService } }: { article: Article }) {
  const scene = <Picture {...FRAME} src={sceneOf(primaryService).src} className={`mirror-rtl ${LOOK}`} />;
  return picture ? <Picture {...FRAME} src={picture} fallback={scene} className={LOOK} /> : scene;
}
