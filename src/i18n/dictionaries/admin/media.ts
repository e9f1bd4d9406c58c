import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Media",
};

const ar: Widen<typeof en> = {
  title: "الوسائط",
};

export const mediaTexts = { en, ar } satisfies Localized<typeof ar>;
