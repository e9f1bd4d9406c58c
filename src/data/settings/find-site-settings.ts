import { unwrap } from "@/data/errors";
import { rest } from "@/data/rest-client";
import type { SiteSettings } from "./site-settings.queries";

// Not part of a page's first download: a prerendered page carries them.

/**
 * The settings that visitors' pages are made with.
 * @throws AppError when the read fails
 */
export async function findSiteSettings(signal: AbortSignal): Promise<SiteSettings> {
  const [row] = unwrap(
    await rest
      .from("site_settings")
      .select("site_title, site_title_ar, site_description, site_description_ar, posts_per_page")
      .limit(1)
      .abortSignal(signal),
  );
  return {
    title: { en: row?.site_title ?? "", ar: row?.site_title_ar ?? "" },
    description: { en: row?.site_description ?? "", ar: row?.site_description_ar ?? "" },
    ...(row && { perPage: row.posts_per_page }),
  };
}
