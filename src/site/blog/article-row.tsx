import { useQuery } from "@tanstack/react-query";
import { lazy, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from "react";
import { ChevronLeft, ChevronRight } from "@/components/ui/icons";
import { SectionBoundary } from "@/components/patterns/section-boundary";
import { Button } from "@/components/ui/button";
import type { ArticleCard as Article } from "@/data/public/find-articles";
import { siteSettingsQuery } from "@/data/public/site-settings.queries";
import { blogPageTexts } from "@/texts/site/blog-page";
import { useI18n } from "@/i18n/i18n";
import { ArticleCard } from "./article-card";
import type { ArticleGroup } from "./blog.queries";
import { type RowMover, useIntent, useRowScroll } from "./use-row";

const DEFAULT_PER_PAGE = 10;
/** The number of cards that a row shows at once on a large screen. */
const MAX_IN_VIEW = 3;

const RowCarousel = lazy(async () => ({ default: (await import("./row-carousel")).RowCarousel }));

/**
 * A group of articles in a row that is swiped, scrolled, tabbed through or moved by its buttons and the arrow keys. The browser
 * scrolls it; at the first interaction the carousel takes over. If that fails, the row keeps scrolling.
 */
export function ArticleRow({ group, articles }: { group: ArticleGroup; articles: readonly Article[] }) {
  const { locale } = useI18n();
  const section = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const scrolling = useRowScroll(viewport);
  const hasIntent = useIntent(section);
  const [carousel, setCarousel] = useState<RowMover>();
  const mover = carousel ?? scrolling;
  const id = useId();
  const { shown, showMore } = useShown(articles, viewport);
  const texts = blogPageTexts[locale];
  return (
    <section ref={section} id={group} aria-labelledby={id} className="page-width">
      <div className="flex items-end justify-between gap-4">
        <h2 id={id} className="text-[clamp(1.5rem,1.3rem+1vw,2rem)]">
          {texts.groups[group]}
        </h2>
        <div className="flex gap-2">
          <RowButton label={texts.previous} isAtEnd={!mover.hasPrevious} onClick={() => mover.show(-1)}>
            <ChevronLeft className="mirror-rtl" />
          </RowButton>
          <RowButton label={texts.next} isAtEnd={!mover.hasNext} onClick={() => mover.show(1)}>
            <ChevronRight className="mirror-rtl" />
          </RowButton>
        </div>
      </div>
      {/* Padding for the cards' shadow, and no scrollbar: its height would be missing once the carousel takes over. */}
      <div
        ref={viewport}
        className="-mx-3 mt-2 -mb-7 snap-x snap-mandatory scroll-px-3 [scrollbar-width:none] overflow-x-auto px-3 pt-3 pb-9 data-carousel:touch-pan-y data-carousel:touch-pinch-zoom data-carousel:snap-none data-carousel:overflow-hidden data-carousel:scroll-auto motion-safe:scroll-smooth noscript:[scrollbar-width:thin]"
      >
        <ul className="flex gap-4 print:flex-wrap">
          {shown.map((article, index) => (
            <li
              key={article.slug}
              className="w-full shrink-0 snap-start md:w-[calc((100%-1rem)/2)] lg:w-[calc((100%-2rem)/3)] print:w-[calc((100%-1rem)/2)]"
            >
              <ArticleCard
                article={article}
                category={texts.groups[group]}
                isOutOfSight={index >= MAX_IN_VIEW}
              />
            </li>
          ))}
        </ul>
      </div>
      {showMore && (
        <Button
          variant="outline"
          size="small"
          className="relative mt-2"
          aria-label={`${texts.showMore}: ${texts.groups[group]}`}
          onClick={showMore}
        >
          {texts.showMore}
        </Button>
      )}
      {hasIntent && (
        <SectionBoundary>
          <RowCarousel viewport={viewport} onChange={setCarousel} />
        </SectionBoundary>
      )}
    </section>
  );
}

/** The number of articles in the staff's setting, and the same number again for each press of the button. */
function useShown(articles: readonly Article[], viewport: RefObject<HTMLElement | null>) {
  const perPage = useQuery(siteSettingsQuery).data?.perPage ?? DEFAULT_PER_PAGE;
  const [firstNew, setFirstNew] = useState(0);
  const count = firstNew + perPage;

  // After a keyboard request the focus moves to the first new article; the button may be gone.
  useEffect(() => {
    if (firstNew > 0) viewport.current?.querySelectorAll("li")[firstNew]?.querySelector("a")?.focus();
  }, [firstNew, viewport]);

  return {
    shown: articles.slice(0, count),
    showMore: count < articles.length ? () => setFirstNew(count) : undefined,
  };
}

interface RowButtonProps {
  label: string;
  isAtEnd: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** At the end it stays focusable, so that keyboard users do not lose their place. */
function RowButton({ label, isAtEnd, onClick, children }: RowButtonProps) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={label}
      aria-disabled={isAtEnd}
      className="aria-disabled:cursor-default aria-disabled:opacity-40"
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
