import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Editorial Calendar",
};

const ar: Widen<typeof en> = {
  title: "خطة التحرير",
};

export const calendarTexts = { en, ar } satisfies Localized<typeof ar>;
