import { useId } from "react";
import type { AuthorRow } from "@/data/public/article.queries";
import { articlePageTexts } from "@/words/site/article-page";
import { useI18n, useTexts } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";
import { WithNumbers } from "@/components/ui/with-numbers";
import { AuthorPortrait } from "./author-portrait";

/** Who wrote it; without a name it was the team. */
export function AuthorCard({ author }: { author: AuthorRow | null }) {
  const { locale } = useI18n();
  const texts = useTexts(articlePageTexts);
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-card mt-12 flex max-w-prose gap-5 border p-5">
      {author && <AuthorPortrait author={author} lang={locale} className="w-16 self-start" />}
      <div>
        <p className="text-muted-foreground text-base">{texts.author}</p>
        <h2 id={id} className="mt-1 text-xl tracking-normal">
          {author ? localized(author, "name", locale) : texts.team}
        </h2>
        {author && (
          <>
            <p className="text-base font-medium">
              <WithNumbers text={localized(author, "role", locale)} />
            </p>
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
