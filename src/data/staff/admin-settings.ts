import { z } from "zod";
import { localStore } from "@/lib/safe-storage";
import { GENERATION_FLAG, SETTINGS } from "@/lib/storage-keys";

export const POSTS_PER_PAGE = { least: 1, most: 50, usual: 10 } as const;

/** What the back office and the public head go by; one row of the database in two parts. */
const settingsSchema = z.object({
  /** Empty: the brand's own words. */
  siteTitle: z.string().catch(""),
  siteTitleAr: z.string().catch(""),
  siteDescription: z.string().catch(""),
  siteDescriptionAr: z.string().catch(""),
  /** The tag manager of pages; empty for none. */
  tagManagerId: z.string().catch(""),
  /** Whether scheduled posts go out by themselves. */
  autoPublish: z.boolean().catch(false),
  /** Whether the menu has Bulk Generate. */
  aiGeneration: z.boolean().catch(false),
  /** Whether staff get an email when posts went out. */
  notificationsEnabled: z.boolean().catch(true),
  postsPerPage: z
    .number()
    .int()
    .min(POSTS_PER_PAGE.least)
    .max(POSTS_PER_PAGE.most)
    .catch(POSTS_PER_PAGE.usual),
});

export type AdminSettings = z.infer<typeof settingsSchema>;

/** Where the database keeps each setting. */
export const SETTING_COLUMNS = {
  siteTitle: "site_title",
  siteTitleAr: "site_title_ar",
  siteDescription: "site_description",
  siteDescriptionAr: "site_description_ar",
  tagManagerId: "tag_manager_id",
  autoPublish: "auto_publish",
  aiGeneration: "ai_generation",
  notificationsEnabled: "notifications_enabled",
  postsPerPage: "posts_per_page",
} as const satisfies Record<keyof AdminSettings, string>;

/** The settings that a row, or two of them together, hold. */
export const settingsOf = (
  row: Readonly<Record<(typeof SETTING_COLUMNS)[keyof AdminSettings], unknown>>,
): AdminSettings =>
  settingsSchema.parse(
    Object.fromEntries(Object.entries(SETTING_COLUMNS).map(([name, column]) => [name, row[column]])),
  );

/** The browser's copy of the settings; what is missing or broken in it has its default. */
export function storedSettings(): AdminSettings {
  const copy = objectIn(localStore.get(SETTINGS));
  return settingsSchema.parse({
    aiGeneration: localStore.get(GENERATION_FLAG) === "true",
    ...copy,
  });
}

/** Keeps a copy in the browser, so that the settings hold without a connection, too. */
export function storeSettings(settings: AdminSettings): void {
  localStore.set(SETTINGS, JSON.stringify(settings));
  localStore.set(GENERATION_FLAG, String(settings.aiGeneration));
}

function objectIn(json: string | null): object {
  try {
    const value: unknown = JSON.parse(json ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
