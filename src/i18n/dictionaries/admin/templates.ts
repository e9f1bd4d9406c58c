import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Content Templates",
};

const ar: Widen<typeof en> = {
  title: "قوالب المحتوى",
};

export const templatesTexts = { en, ar } satisfies Localized<typeof ar>;
