import { queryOptions, mutationOptions } from "@tanstack/react-query";
import { unwrap, assertOk } from "@/data/client/errors";
import { keys, invalidate, STALE_AFTER } from "@/data/client/keys";
import { staffClient } from "@/data/staff/client/staff-client";
import { settingsOf, storeSettings, type AdminSettings, SETTING_COLUMNS } from "./admin-settings";

/** The settings as the database has them; each reading renews the browser's copy. */
export const adminSettingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: async ({ signal }): Promise<AdminSettings> => {
    const [site, staff] = await Promise.all([
      staffClient
        .from("site_settings")
        .select(
          "site_title, site_title_ar, site_description, site_description_ar, posts_per_page, tag_manager_id",
        )
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

interface Change {
  settings: AdminSettings;
  changes: Partial<AdminSettings>;
}

/**
 * Changes the settings that are given, all or none of them; the others stay as they are by now. Gives the settings as they
 * are then. Refused with AppError `forbidden` for anyone but an owner.
 */
export const saveSettings = mutationOptions({
  mutationFn: async ({ settings, changes }: Change): Promise<AdminSettings> => {
    const columns = Object.entries(SETTING_COLUMNS).flatMap(([name, column]) => {
      const value = changes[name as keyof AdminSettings];
      return value === undefined ? [] : [[column, value] as const];
    });
    assertOk(await staffClient.rpc("save_settings", { p_changes: Object.fromEntries(columns) }));
    return { ...settings, ...changes };
  },
  onSuccess: (saved, _change, _result, { client }) => {
    client.setQueryData(keys.settings, saved);
    storeSettings(saved);
    void invalidate(client, STALE_AFTER.site_settings);
  },
});
