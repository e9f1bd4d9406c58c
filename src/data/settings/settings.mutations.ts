import { assertOk } from "@/data/errors";
import { staffClient } from "@/data/staff/staff-client";
import type { AdminSettings } from "./admin-settings";

const COLUMNS = {
  siteTitle: "site_title",
  siteTitleAr: "site_title_ar",
  siteDescription: "site_description",
  siteDescriptionAr: "site_description_ar",
  autoPublish: "auto_publish",
  aiGeneration: "ai_generation",
  notificationsEnabled: "notifications_enabled",
  postsPerPage: "posts_per_page",
} as const satisfies Record<keyof AdminSettings, string>;

const namesOf = Object.keys(COLUMNS) as (keyof AdminSettings)[];

/**
 * Changes the settings that are given, all or none of them; the others stay as they are by now.
 * @throws AppError `forbidden` for anyone but an owner
 */
export async function saveSettings(changes: Partial<AdminSettings>): Promise<void> {
  const columns = Object.fromEntries(
    namesOf.flatMap((name) => {
      const value = changes[name];
      return value === undefined ? [] : [[COLUMNS[name], value]];
    }),
  );
  assertOk(await staffClient.rpc("save_settings", { p_changes: columns }));
}
