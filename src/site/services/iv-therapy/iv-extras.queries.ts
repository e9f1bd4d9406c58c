import { queryOptions } from "@tanstack/react-query";
import type { DripId } from "@/content/iv-drips";
import type { IvExtras } from "@/content/iv-page";
import type { Locale } from "@/i18n/locales";

/** The page's own words and the addresses of its pictures. */
export type IvPageData = IvExtras & { pictures: Readonly<Record<DripId, string>> };

/** What only the IV therapy page says. Like all of a service's words it is read as data and is in no script. */
export const ivExtrasQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ["iv-extras", locale],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<IvPageData> => {
      const [{ ivExtras }, { dripPictures }] = await Promise.all([
        import("@/content/iv-page"),
        import("./drip-pictures"),
      ]);
      return { ...ivExtras(locale), pictures: dripPictures };
    },
  });
