import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/data/client/errors";
import { keys } from "@/data/client/keys";
import { staffClient } from "@/data/staff/client/staff-client";
import { settingsOf, storeSettings, type AdminSettings } from "./admin-settings";

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
    const settings = settingsOf({ ...unwrap(site), ...unwrap(staff) });
    storeSettings(settings);
    return settings;
  },
});
