import type { Localized } from "../locales";

/** What stands where a place's page is not there yet; the page itself brings its words along, see location-page.ts. */
export const locationStates: Localized<{ loading: string; failed: string }> = {
  en: { loading: "Loading", failed: "What we offer in this area could not be loaded just now." },
  ar: { loading: "جارٍ التحميل", failed: "تعذّر الآن تحميل ما نقدّمه في هذه المنطقة." },
};
