import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Bulk Blog Post Generation",
};

const ar: Widen<typeof en> = {
  title: "توليد المقالات دفعة واحدة",
};

export const bulkGenerateTexts = { en, ar } satisfies Localized<typeof ar>;
