import { Picture } from "@/components/patterns/picture";
import type { AuthorRow } from "@/data/public/article.queries";
import { localized } from "@/i18n/localized";
import type { Locale } from "@/config/locales";
import { cn } from "@/lib/class-names";
import { initialsOf } from "@/lib/initials";

interface AuthorPortraitProps {
  author: AuthorRow;
  lang: Locale;
  className?: string;
}

/** A small arch with the author's picture or, without one that loads, initials. Hidden from screen readers: the name is beside it. */
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
