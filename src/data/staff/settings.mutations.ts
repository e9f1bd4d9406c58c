import { mutationOptions } from "@tanstack/react-query";
import { assertOk } from "@/data/client/errors";
import { invalidate, keys, STALE_AFTER } from "@/data/client/keys";
import { staffClient } from "@/data/staff/client/staff-client";
import { SETTING_COLUMNS, storeSettings, type AdminSettings } from "./admin-settings";

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
