import { useQuery } from "@tanstack/react-query";
import { useButtonName } from "@/admin/shared/use-button-name";
import { useServiceName } from "@/admin/shared/use-service-name";
import type { Dimension, ReportRow } from "@/data/staff/lead-report";
import { leadOptionsQuery } from "@/data/staff/leads";
import { locationNamesQuery } from "@/data/staff/search.queries";
import { localized } from "@/i18n/localized";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { leadFiguresTexts } from "@/texts/admin/lead-figures";

type Named = Pick<ReportRow, "name"> & Partial<Pick<ReportRow, "title_en" | "title_ar">>;

/** The name under which counted days combine rare names. */
const OTHER = "other";

/** The names of a table's rows in the person's language. */
export function useRowNames(): (dimension: Dimension, row: Named) => string {
  const locale = useLocale();
  const texts = useTexts(leadFiguresTexts);
  const common = useTexts(commonTexts);
  const buttonName = useButtonName();
  const serviceName = useServiceName();
  const { data: options = [] } = useQuery(leadOptionsQuery);
  const { data: locations = [] } = useQuery(locationNamesQuery);
  return (dimension, { name, title_en = null, title_ar = null }) => {
    if (name === "") return texts.none[dimension];
    if (name === OTHER) return texts.other;
    switch (dimension) {
      case "campaign":
      case "landing":
        return name;
      case "source": {
        const source = options.find(({ kind, key }) => kind === "source" && key === name);
        return source ? localized(source, "name", locale) : name;
      }
      case "article":
        return (
          localized({ title_en: title_en ?? "", title_ar: title_ar ?? "" }, "title", locale) ||
          texts.articleGone
        );
      case "service":
        return serviceName(name) ?? name;
      case "language":
        return name === "ar" ? common.arabic : common.english;
      case "location": {
        const location = locations.find(({ slug }) => slug === name);
        return (location && localized(location, "name", locale)) || name;
      }
      case "button":
        return buttonName(name);
    }
  };
}
