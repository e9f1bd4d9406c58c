import { useQuery } from "@tanstack/react-query";
import { fixedPages, stripLocale, withoutFinalSlash } from "@/config/paths";
import { locationNamesQuery } from "@/data/staff/search.queries";
import { localized } from "@/i18n/localized";
import { useLocale, useTexts } from "@/i18n/i18n";
import { linksTexts } from "@/texts/admin/links";
import { useServiceName } from "../shared/use-service-name";

interface NamedPage {
  page_path: string;
  /** For an article with a title in the language. */
  title_en: string | null;
  title_ar: string | null;
}

/**
 * The staff's name of the page where a chat began: its article, service, location or name; undefined when none of these exists
 * any more.
 */
export function usePageName(): (page: NamedPage) => string | undefined {
  const locale = useLocale();
  const { pages } = useTexts(linksTexts);
  const serviceOf = useServiceName();
  const { data: locations } = useQuery(locationNamesQuery);
  return (page) => {
    const path = withoutFinalSlash(stripLocale(page.page_path));
    const title = localized(page, "title", locale);
    if (title) return title;
    const fixed = (Object.keys(fixedPages) as (keyof typeof fixedPages)[]).find(
      (name) => fixedPages[name] === path,
    );
    if (fixed) return pages[fixed];
    const [, kind, first = "", second = ""] = path.split("/");
    if (kind === "services") return serviceOf(first);
    const location = kind === "dubai" ? locations?.find(({ slug }) => slug === first) : undefined;
    return location && [serviceOf(second), localized(location, "name", locale)].filter(Boolean).join(" · ");
  };
}
