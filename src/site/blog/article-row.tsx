import { ChevronLeft, ChevronRight } from "@/components/ui/line-icons";
import { useId, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { ArticleCard as Article } from "@/data/blog-posts/blog-posts.queries";
import { blogPageTexts } from "@/i18n/dictionaries/blog-page";
import { useI18n } from "@/i18n/i18n";
import type { ArticleGroup } from "./article-groups";
import { ArticleCard } from "./article-card";
import { useRowScroll } from "./use-row-scroll";

/** A group of articles in a row that is swiped, scrolled, tabbed through or moved by its buttons. */
export function ArticleRow({ group, articles }: { group: ArticleGroup; articles: readonly Article[] }) {
  const { locale } = useI18n();
  const { row, hasPrevious, hasNext, showPrevious, showNext } = useRowScroll<HTMLUListElement>();
  const id = useId();
  const texts = blogPageTexts[locale];
  return (
    <section id={group} aria-labelledby={id} className="page-width">
      <div className="flex items-end justify-between gap-4">
        <h2 id={id} className="text-[clamp(1.5rem,1.3rem+1vw,2rem)]">
          {texts.groups[group]}
        </h2>
        <div className="flex gap-2">
          <RowButton label={texts.previous} isAtEnd={!hasPrevious} onClick={showPrevious}>
            <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
          </RowButton>
          <RowButton label={texts.next} isAtEnd={!hasNext} onClick={showNext}>
            <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
          </RowButton>
        </div>
      </div>
      <ul
        ref={row}
        className="-mx-2 mt-3 flex snap-x snap-mandatory scroll-px-2 [scrollbar-width:thin] gap-4 overflow-x-auto px-2 py-2 motion-safe:scroll-smooth"
      >
        {articles.map((article) => (
          <li
            key={article.slug}
            className="w-full shrink-0 snap-start md:w-[calc((100%-1rem)/2)] lg:w-[calc((100%-2rem)/3)]"
          >
            <ArticleCard article={article} category={texts.groups[group]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowButtonProps {
  label: string;
  isAtEnd: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** At the end it stays focusable, so that whoever presses it by keyboard is not thrown back to the top. */
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
