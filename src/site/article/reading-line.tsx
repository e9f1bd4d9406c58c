import { ShieldCheck } from "@/components/ui/icons";
import type { Locale } from "@/config/locales";
import type { Licence } from "@/data/public/article.queries";
import { formatDate } from "@/i18n/format";
import { useTexts } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";
import { articlePageTexts } from "@/texts/site/article-page";
import type { ArticleContent } from "./article.queries";

/** Names the reviewer of exactly this text, or marks an unread text that was prepared automatically. Any other unread text has no line. */
export function ReadingLine({ article: { lang, reviewed, isGenerated } }: { article: ArticleContent }) {
  const texts = useTexts(articlePageTexts, lang);
  if (!reviewed) {
    return isGenerated ? (
      <p className="rounded-card bg-saffron-soft mt-4 w-fit border px-4 py-2 text-base">{texts.unread}</p>
    ) : null;
  }
  const { name, on, licence } = reviewed;
  return (
    <p className="text-muted-foreground mt-3 flex items-start gap-2 text-base">
      <ShieldCheck className="text-primary mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {texts.reviewed} <span className="text-foreground font-semibold">{name}</span>
        {texts.comma}
        {licence && (
          <>
            <LicenceWords licence={licence} lang={lang} />
            {texts.comma}
          </>
        )}
        {texts.on} <time dateTime={on}>{formatDate(on, lang)}</time>
      </span>
    </p>
  );
}

/** A licence in words: “DHA licence 12345”. */
export function LicenceWords({ licence, lang }: { licence: Licence; lang: Locale }) {
  const texts = useTexts(articlePageTexts, lang);
  return (
    <>
      {texts.licence(localized(licence, "licence_authority", lang))}{" "}
      <bdi dir="ltr" className="font-latin whitespace-nowrap">
        {licence.licence_number}
      </bdi>
    </>
  );
}
