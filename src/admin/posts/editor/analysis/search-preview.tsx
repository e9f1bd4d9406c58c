import { siteUrl } from "@/config/brand";
import { localizedPath, paths } from "@/config/paths";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { cn } from "@/lib/class-names";
import { metaDescription, metaTitle } from "@/seo/description";
import { Preview } from "./analysis-card";
import type { AnalysedText } from "./analysis.types";

type SearchPreviewProps = Omit<AnalysedText, "markdown" | "primaryService">;

/** The article as a search engine shows it, with the title and the description that its page would have. */
export function SearchPreview(text: SearchPreviewProps) {
  const { t } = useAdminI18n();
  const { locale } = text;
  const headline = text.h1 || text.title;
  const title = metaTitle(text.metaTitle || text.title);
  const description = metaDescription(text.metaDescription || text.excerpt || headline);
  const path = localizedPath(paths.article(text.slug || "…"), locale);
  const crumbs = [siteUrl.replace(/^https?:\/\/(?:www\.)?/, ""), ...path.split("/").filter(Boolean)];
  return (
    <Preview title={t.writing.searchResult} locale={locale}>
      <div className="px-4 py-3">
        <p
          dir="ltr"
          className={cn(
            "text-muted-foreground text-[0.875rem] leading-snug break-words",
            locale === "ar" && "text-end",
          )}
        >
          {crumbs.join(" › ")}
        </p>
        <p className="text-info mt-1 text-[1.125rem] leading-snug font-medium break-words">
          {title || <Missing text={t.writing.untitled} />}
        </p>
        <p className="mt-1 text-[0.9375rem] leading-normal break-words">
          {description || <Missing text={t.writing.undescribed} />}
        </p>
      </div>
    </Preview>
  );
}

const Missing = ({ text }: { text: string }) => <bdi className="text-muted-foreground">{text}</bdi>;
