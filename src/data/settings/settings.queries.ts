import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/data/errors";
import { keys } from "@/data/keys";
import { staffClient } from "@/data/staff/staff-client";
import { type AdminSettings, storeSettings } from "./admin-settings";

/** The settings as the database has them; each reading renews the browser's copy. */
export const adminSettingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: async ({ signal }): Promise<AdminSettings> => {
    const [site, staff] = await Promise.all([
      staffClient
        .from("site_settings")
        .select("site_title, site_title_ar, site_description, site_description_ar, posts_per_page")
        .abortSignal(signal)
        .retry(false)
        .single(),
      staffClient
        .from("staff_settings")
        .select("auto_publish, ai_generation, notifications_enabled")
        .abortSignal(signal)
        .retry(false)
        .single(),
    ]);
    const ofSite = unwrap(site);
    const ofStaff = unwrap(staff);
    const settings: AdminSettings = {
      siteTitle: ofSite.site_title,
      siteTitleAr: ofSite.site_title_ar,
      siteDescription: ofSite.site_description,
      siteDescriptionAr: ofSite.site_description_ar,
      autoPublish: ofStaff.auto_publish,
      aiGeneration: ofStaff.ai_generation,
      notificationsEnabled: ofStaff.notifications_enabled,
      postsPerPage: ofSite.posts_per_page,
    };
    storeSettings(settings);
    return settings;
  },
});
