import { queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/client/keys";
import { readPublic } from "@/data/client/read-public";
import type { Localized } from "@/config/locales";

/** The staff's settings of the public pages; for an empty text the brand's own is used. */
export interface SiteSettings {
  title: Localized;
  description: Localized;
  perPage?: number;
}

/** The settings of the public pages, which every prerendered page contains. Throws AppError when they cannot be read. */
export const siteSettingsQuery = queryOptions({
  queryKey: keys.site,
  queryFn: async ({ signal }): Promise<SiteSettings> => {
    const [row] = await readPublic(
      (z) =>
        z.rows({
          site_title: z.nullable(z.string()),
          site_title_ar: z.nullable(z.string()),
          site_description: z.nullable(z.string()),
          site_description_ar: z.nullable(z.string()),
          posts_per_page: z.number(),
        }),
      (rest) =>
        rest
          .from("site_settings")
          .select("site_title, site_title_ar, site_description, site_description_ar, posts_per_page")
          .limit(1),
      signal,
    );
    return {
      title: { en: row?.site_title ?? "", ar: row?.site_title_ar ?? "" },
      description: { en: row?.site_description ?? "", ar: row?.site_description_ar ?? "" },
      ...(row && { perPage: row.posts_per_page }),
    };
  },
});
