import { queryOptions } from "@tanstack/react-query";
import type { CareExtras } from "@/content/care-page";
import type { CareServiceId } from "@/content/care-services";
import type { Locale } from "@/i18n/locales";

/** The page's own words and its line drawings. */
export type CarePageData = CareExtras & { drawings: Readonly<Record<CareServiceId, string>> };

/** What only the elderly care page says. Like all of a service's words it is read as data and is in no script. */
export const careExtrasQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ["care-extras", locale],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<CarePageData> => {
      const [{ careExtras }, { careDrawings }] = await Promise.all([
        import("@/content/care-page"),
        import("./care-drawings"),
      ]);
      return { ...careExtras(locale), drawings: careDrawings };
    },
  });
