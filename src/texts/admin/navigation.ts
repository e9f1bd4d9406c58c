import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  label: "Back office",
  menu: "Menu",
  closeMenu: "Close the menu",
  search: "Search",
  groups: { business: "Business", people: "Team" },
  site: "View site",
  skip: "Skip to the content",
};

const ar: Widen<typeof en> = {
  label: "لوحة الإدارة",
  menu: "القائمة",
  closeMenu: "أغلق القائمة",
  search: "بحث",
  groups: { business: "المنشأة", people: "الفريق" },
  site: "عرض الموقع",
  skip: "انتقل إلى المحتوى",
};

export const navigationTexts: Localized<typeof en> = { en, ar };
