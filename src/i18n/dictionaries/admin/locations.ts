import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Locations",
};

const ar: Widen<typeof en> = {
  title: "المناطق",
};

export const locationsTexts = { en, ar } satisfies Localized<typeof ar>;
