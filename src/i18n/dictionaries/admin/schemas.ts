import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Schema Management",
};

const ar: Widen<typeof en> = {
  title: "البيانات المنظَّمة",
};

export const schemasTexts = { en, ar } satisfies Localized<typeof ar>;
