import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "URL Redirects",
};

const ar: Widen<typeof en> = {
  title: "عمليات إعادة التوجيه",
};

export const redirectsTexts = { en, ar } satisfies Localized<typeof ar>;
