import { queryOptions } from "@tanstack/react-query";
import { dataOf } from "@/data/errors";
import { staffClient } from "@/data/staff/staff-client";
import { type AdminSettings, storeSettings } from "./admin-settings";

/** The settings as the database has them; each reading renews the browser's copy. */
export const adminSettingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: async ({ signal }): Promise<AdminSettings> => {
    const [site, staff] = await Promise.all([
      staffClient
        .from("site_settings")
        .select("site_title, site_description, posts_per_page")
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
    const { site_title, site_description, posts_per_page } = dataOf(site);
    const { auto_publish, ai_generation, notifications_enabled } = dataOf(staff);
    const settings: AdminSettings = {
      siteTitle: site_title,
      siteTitleAr: "",
      siteDescription: site_description,
      siteDescriptionAr: "",
      autoPublish: auto_publish,
      aiGeneration: ai_generation,
      notificationsEnabled: notifications_enabled,
      postsPerPage: posts_per_page,
    };
    storeSettings(settings);
    return settings;
  },
});
