import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Analytics",
};

const ar: Widen<typeof en> = {
  title: "التحليلات",
};

export const analyticsTexts = { en, ar } satisfies Localized<typeof ar>;
