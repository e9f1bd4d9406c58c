import { z } from "zod";
import { cleanLabel, cleanLine } from "@domain/clean-text";
import { latinDigits } from "@domain/latin-digits";
import { POSTS_PER_PAGE, type AdminSettings } from "@/data/staff/admin-settings";
import type { TextsOf } from "@/i18n/widen";
import type { settingsTexts } from "@/words/admin/settings";

const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 300;

export function settingsSchema(texts: TextsOf<typeof settingsTexts>) {
  const title = z.string().overwrite(cleanLine).max(MAX_TITLE_LENGTH, texts.titleTooLong);
  const description = z.string().overwrite(cleanLine).max(MAX_DESCRIPTION_LENGTH, texts.descriptionTooLong);
  return z.object({
    siteTitle: title,
    siteTitleAr: title,
    siteDescription: description,
    siteDescriptionAr: description,
    tagManagerId: z
      .string()
      .overwrite((text) => cleanLabel(text).toUpperCase())
      .regex(/^(?:GTM-[A-Z0-9]{4,12})?$/, texts.tagManagerNoId),
    autoPublish: z.boolean(),
    aiGeneration: z.boolean(),
    notificationsEnabled: z.boolean(),
    postsPerPage: z
      .string()
      .overwrite((text) => latinDigits(cleanLabel(text)))
      .regex(/^\d{1,9}$/, texts.postsPerPageOutside)
      .refine((text) => {
        const count = Number.parseInt(text, 10);
        return count >= POSTS_PER_PAGE.least && count <= POSTS_PER_PAGE.most;
      }, texts.postsPerPageOutside),
  });
}

export type SettingsValues = z.infer<ReturnType<typeof settingsSchema>>;

export const valuesOf = (settings: AdminSettings): SettingsValues => ({
  ...settings,
  postsPerPage: String(settings.postsPerPage),
});

/** What the form changes of the settings. */
export function changesOf(settings: AdminSettings, { postsPerPage, ...values }: SettingsValues) {
  const wanted: AdminSettings = { ...values, postsPerPage: Number.parseInt(postsPerPage, 10) };
  const changed = (Object.keys(wanted) as (keyof AdminSettings)[]).filter(
    (name) => wanted[name] !== settings[name],
  );
  return Object.fromEntries(changed.map((name) => [name, wanted[name]])) as Partial<AdminSettings>;
}
