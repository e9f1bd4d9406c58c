import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "URL Export",
};

const ar: Widen<typeof en> = {
  title: "تصدير الروابط",
};

export const urlExportTexts = { en, ar } satisfies Localized<typeof ar>;
