import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Settings",
};

const ar: Widen<typeof en> = {
  title: "الإعدادات",
};

export const settingsTexts = { en, ar } satisfies Localized<typeof ar>;
