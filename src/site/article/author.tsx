import { useId } from "react";
import { Picture } from "@/components/patterns/picture";
import type { AuthorRow } from "@/data/public/article.queries";
import { localized } from "@/i18n/localized";
import type { Locale } from "@/config/locales";
import { cn } from "@/lib/class-names";
import { initialsOf } from "@/lib/texts";
import { articlePageTexts } from "@/texts/site/article-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { WithNumbers } from "@/components/ui/with-numbers";
import type { ArticleContent } from "./article.queries";
import { LicenceWords } from "./reading-line";

interface AuthorPortraitProps {
  author: AuthorRow;
  lang: Locale;
  className?: string;
}

/**
 * A small arch with the author's picture or, without one that loads, initials. Hidden from screen readers: the name is beside
 * it.
 */
export function AuthorPortrait({ author, lang, className }: AuthorPortraitProps) {
  const initials = (
    <span className="translate-y-[8%] text-[34cqw] leading-none whitespace-nowrap">
      {initialsOf(localized(author, "name", lang))}
    </span>
  );
  return (
    <span
      aria-hidden="true"
      className={cn(
        "bg-saffron-soft text-primary-hover @container grid aspect-[4/5] shrink-0 place-items-center overflow-hidden rounded-[50%_50%_18%_18%/40%_40%_14%_14%] font-bold",
        className,
      )}
    >
      {author.avatar_url ? (
        <Picture
          src={author.avatar_url}
          alt=""
          width={80}
          height={100}
          fallback={initials}
          className="size-full object-cover"
        />
      ) : (
        initials
      )}
    </span>
  );
}

/** The author of the article; without a name, the team, and the publisher where nobody wrote it. */
export function AuthorCard({ article: { author, isGenerated } }: { article: ArticleContent }) {
  const { locale, facts } = useI18n();
  const texts = useTexts(articlePageTexts);
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-card mt-12 flex max-w-prose gap-5 border p-5">
      {author && <AuthorPortrait author={author} lang={locale} className="w-16 self-start" />}
      <div>
        <p className="text-muted-foreground text-base">
          {author || !isGenerated ? texts.author : texts.publisher}
        </p>
        <h2 id={id} className="mt-1 text-xl tracking-normal">
          {author ? localized(author, "name", locale) : isGenerated ? facts.name[locale] : texts.team}
        </h2>
        {author && (
          <>
            <p className="text-base font-medium">
              <WithNumbers text={localized(author, "role", locale)} />
            </p>
            {author.clinicians && (
              <p className="text-muted-foreground text-base wrap-anywhere">
                <LicenceWords licence={author.clinicians} lang={locale} />
              </p>
            )}
            <p className="text-muted-foreground mt-2 text-base">
              <WithNumbers text={localized(author, "bio", locale)} />
            </p>
          </>
        )}
        <p className="text-muted-foreground mt-3 border-t pt-3 text-base">{texts.notice}</p>
      </div>
    </section>
  );
}
