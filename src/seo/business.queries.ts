import { queryOptions } from "@tanstack/react-query";
import { storedRatingQuery } from "@/data/reviews/stored-rating.queries";
import type { Locale } from "@/i18n/locales";

/** The provider as structured data. Read like data, so that what builds it is in no page's script. */
export const businessDataQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ["business-data", locale],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client }): Promise<object[]> => {
      const [{ readBusinessData }, rating] = await Promise.all([
        import("./business-data"),
        client.ensureQueryData(storedRatingQuery),
      ]);
      return readBusinessData(locale, rating);
    },
  });
