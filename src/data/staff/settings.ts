import { queryOptions, mutationOptions } from "@tanstack/react-query";
import { z } from "zod";
import { unwrap, assertOk } from "@/data/client/errors";
import { keys } from "@/data/client/keys";
import { staleAfter } from "./stale";
import { change } from "@/data/staff/client/change";
import { asStaff } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import { localStore } from "@/lib/safe-storage";
import { GENERATION_FLAG, SETTINGS } from "@/lib/storage-keys";
import { storedJson } from "@/lib/stored-json";

export const POSTS_PER_PAGE = { min: 1, max: 50, usual: 10 } as const;
/** After how many months an approved text is to be read again. */
export const REVIEW_MONTHS = { min: 1, max: 60, usual: 12 } as const;

/** The settings of the back office and of the public head: one row of the database in two parts. */
const settingsSchema = z.object({
  /** When empty, the brand's own texts are used. */
  siteTitle: z.string().catch(""),
  siteTitleAr: z.string().catch(""),
  siteDescription: z.string().catch(""),
  siteDescriptionAr: z.string().catch(""),
  /** The tag manager of the public pages; empty for none. */
  tagManagerId: z.string().catch(""),
  /** Whether scheduled posts are published automatically. */
  autoPublish: z.boolean().catch(false),
  /** Whether the menu has Bulk Generate. */
  aiGeneration: z.boolean().catch(false),
  /** Whether staff get an email when posts were published. */
  notificationsEnabled: z.boolean().catch(true),
  /** Whether readers get only texts that a clinician has approved. */
  reviewRequired: z.boolean().catch(false),
  reviewMonths: z.number().int().min(REVIEW_MONTHS.min).max(REVIEW_MONTHS.max).catch(REVIEW_MONTHS.usual),
  postsPerPage: z.number().int().min(POSTS_PER_PAGE.min).max(POSTS_PER_PAGE.max).catch(POSTS_PER_PAGE.usual),
});

export type AdminSettings = z.infer<typeof settingsSchema>;

const NAMES = settingsSchema.keyof().options;

/** The column of a setting: `siteTitleAr` is in `site_title_ar`. */
const columnOf = (name: keyof AdminSettings): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The settings of a row, or of two rows together. */
const settingsOf = (row: Readonly<Record<string, unknown>>): AdminSettings =>
  settingsSchema.parse(Object.fromEntries(NAMES.map((name) => [name, row[columnOf(name)]])));

/** The browser's copy of the settings; missing or broken ones have their defaults. */
export const storedSettings = (): AdminSettings =>
  settingsSchema.parse({
    aiGeneration: localStore.get(GENERATION_FLAG) === "true",
    ...storedJson(SETTINGS, z.record(z.string(), z.unknown())),
  });

/** Keeps a copy in the browser, so that the settings apply without a connection, too. */
export function storeSettings(settings: AdminSettings): void {
  localStore.set(SETTINGS, JSON.stringify(settings));
  localStore.set(GENERATION_FLAG, String(settings.aiGeneration));
}

/** The settings in the database; each read renews the browser's copy. */
export const adminSettingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: async ({ signal }): Promise<AdminSettings> => {
    const settings = await asStaff(() => readSettings(signal), signal);
    storeSettings(settings);
    return settings;
  },
});

async function readSettings(signal: AbortSignal): Promise<AdminSettings> {
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
      .select("auto_publish, ai_generation, notifications_enabled, review_required, review_months")
      .abortSignal(signal)
      .retry(false)
      .single(),
  ]);
  return settingsOf({ ...unwrap(site), ...unwrap(staff) });
}

/**
 * Saves the settings that differ from those that were read, all or none; the others keep their current values. Returns the
 * settings after that. Refused with AppError `forbidden` for anyone but an owner.
 */
export const saveSettings = mutationOptions({
  ...change(async ({ settings, wanted }: Record<"settings" | "wanted", AdminSettings>) => {
    const changes = changedSettings(settings, wanted).map((name) => [columnOf(name), wanted[name]] as const);
    assertOk(await staffClient.rpc("save_settings", { p_changes: Object.fromEntries(changes) }));
    return wanted;
  }, staleAfter("site_settings")),
  onSuccess: (saved, _change, _result, { client }) => {
    client.setQueryData(keys.settings, saved);
    storeSettings(saved);
  },
});

/** The settings that differ between two states. */
export const changedSettings = (before: AdminSettings, after: AdminSettings) =>
  NAMES.filter((name) => after[name] !== before[name]);
