import { useQuery } from "@tanstack/react-query";
import { factsQuery } from "@/data/public/facts.queries";
import { siteUrl } from "@/config/site";
import { localizedPath, paths } from "@/config/paths";
import { cn } from "@/lib/class-names";
import { metaDescription, metaTitle } from "@/lib/texts";
import { sceneOf } from "@/components/patterns/service-scene";
import { LogoMark } from "@/components/ui/icons";
import { WithNumbers } from "@/components/ui/with-numbers";
import { serviceName } from "@/content/service-titles";
import { Preview } from "./analysis-card";
import type { AnalysedText } from "./analysed-text";
import { useTexts } from "@/i18n/i18n";
import { writingTexts } from "@/texts/admin/editor-writing";

const HOST = siteUrl.replace(/^https?:\/\/(?:www\.)?/, "");

/** The article in search results, with the title and the description of its page. */
export function SearchPreview({ text }: { text: AnalysedText }) {
  const writing = useTexts(writingTexts);
  const { locale } = text;
  const headline = text.h1 || text.title;
  const title = metaTitle(text.meta_title || text.title);
  const description = metaDescription(text.meta_description || text.excerpt || headline);
  const path = localizedPath(paths.article(text.slug || "…"), locale);
  const crumbs = [HOST, ...path.split("/").filter(Boolean)];
  return (
    <Preview title={writing.searchResult} locale={locale}>
      <div className="px-4 py-3">
        <p
          dir="ltr"
          className={cn("text-muted-foreground text-[0.875rem] leading-snug", locale === "ar" && "text-end")}
        >
          {crumbs.join(" › ")}
        </p>
        <p className="text-info mt-1 text-[1.125rem] leading-snug font-medium">
          {title || <Missing text={writing.untitled} />}
        </p>
        <p className="mt-1 text-[0.9375rem] leading-normal">
          {description || <Missing text={writing.undescribed} />}
        </p>
      </div>
    </Preview>
  );
}

const Missing = ({ text }: { text: string }) => <bdi className="text-muted-foreground">{text}</bdi>;

/**
 * The article's link as a network shows it. The build draws the real picture; this is the same drawing: brand, service and
 * headline next to a door with the service's scene.
 */
export function SocialPreview({ text }: { text: AnalysedText }) {
  const writing = useTexts(writingTexts);
  const { locale, primary_service: primaryService } = text;
  const { data: facts } = useQuery(factsQuery);
  const brand = facts?.name[locale];
  const isArabic = locale === "ar";
  const headline = text.h1 || text.title;
  const title = metaTitle(text.meta_title || text.title);
  const service = primaryService && facts && serviceName(facts, primaryService, locale);
  return (
    <Preview title={writing.sharedLink} locale={locale}>
      <div className="bg-sand [container-type:inline-size] relative aspect-[1200/630] overflow-hidden">
        <div className="bg-sand-strong absolute inset-x-0 bottom-0 h-[10%]" />
        <div className="absolute inset-y-0 start-[6%] flex w-[47%] flex-col pt-[5%]">
          <p className="flex items-center gap-[2cqw] text-[3.2cqw] leading-none font-semibold">
            <LogoMark className="h-[4.4cqw] w-auto" />
            {brand}
          </p>
          {service && (
            <p className="text-primary mt-[6cqw] text-[2.8cqw] leading-tight font-semibold">{service}</p>
          )}
          <p
            className={cn(
              "mt-[1.5cqw] line-clamp-4 text-[4.8cqw] font-semibold",
              isArabic ? "leading-[1.4]" : "leading-[1.2]",
            )}
          >
            {headline ? <WithNumbers text={headline} /> : <Missing text={writing.untitled} />}
          </p>
        </div>
        <div className="bg-primary-soft border-background absolute end-[6%] bottom-[10%] aspect-[400/470] w-[36%] overflow-hidden rounded-t-full border-[0.8cqw] border-b-0">
          <img
            src={sceneOf(primaryService).src}
            alt=""
            width={400}
            height={470}
            loading="lazy"
            // By the text's language: the back office around it may be in the other one.
            className={cn("size-full object-cover", isArabic && "-scale-x-100")}
          />
        </div>
      </div>
      <div className="border-border border-t px-4 py-3">
        <p
          dir="ltr"
          className={cn("text-muted-foreground text-[0.875rem] leading-snug", isArabic && "text-end")}
        >
          {HOST}
        </p>
        <p className="mt-0.5 line-clamp-2 text-base leading-snug font-semibold">
          {title || writing.untitled}
        </p>
        <p className="text-muted-foreground mt-0.5 line-clamp-1 text-[0.9375rem]">
          {metaDescription(text.meta_description || text.excerpt || headline)}
        </p>
      </div>
    </Preview>
  );
}
