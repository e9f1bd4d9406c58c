import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Services",
};

const ar: Widen<typeof en> = {
  title: "الخدمات",
};

export const servicesTexts = { en, ar } satisfies Localized<typeof ar>;
