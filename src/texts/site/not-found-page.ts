import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

/** The page of an unknown address. */
const en = {
  title: "404",
  text: "Oops! Page not found",
  help: "This page has moved, or never was. What do you need?",
  search: "Search our articles",
  find: "Search",
  action: "Return to Home",
  imageAlt: "An open arched doorway with a plant beside it, and nobody there",
};

const ar: Widen<typeof en> = {
  title: "404",
  text: "عذرًا! الصفحة غير موجودة",
  help: "نُقلت هذه الصفحة أو لم تكن هنا يومًا. ما الذي تحتاجه؟",
  search: "ابحث في مقالاتنا",
  find: "ابحث",
  action: "العودة إلى الرئيسية",
  imageAlt: "باب مقوّس مفتوح بجانبه نبتة ولا أحد هناك",
};

export const notFoundPageTexts: Localized<Widen<typeof en>> = { en, ar };
