import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  label: "Back office",
  menu: "Menu",
  closeMenu: "Close the menu",
  search: "Search",
  groups: { business: "Business", people: "Team" },
  /** By the key of the page in `src/admin/pages.ts`. */
  pages: {
    dashboard: "Dashboard",
    posts: "Posts",
    calendar: "Calendar",
    analytics: "Analytics",
    bulkGenerate: "Bulk Generate",
    urlExport: "URL Export",
    media: "Media",
    authors: "Authors",
    services: "Services",
    locations: "Locations",
    redirects: "Redirects",
    schemas: "Schemas",
    leads: "Leads",
    facts: "Facts",
    reviews: "Reviews",
    links: "Links",
    staff: "Staff",
    activity: "Activity",
    settings: "Settings",
    account: "My account",
  },
  site: "View site",
  skip: "Skip to the content",
};

const ar: Widen<typeof en> = {
  label: "لوحة الإدارة",
  menu: "القائمة",
  closeMenu: "أغلق القائمة",
  search: "بحث",
  groups: { business: "المنشأة", people: "الفريق" },
  pages: {
    dashboard: "لوحة المعلومات",
    posts: "المقالات",
    calendar: "الخطة",
    analytics: "التحليلات",
    bulkGenerate: "توليد دفعة",
    urlExport: "تصدير الروابط",
    media: "الوسائط",
    authors: "الكُتّاب",
    services: "الخدمات",
    locations: "المناطق",
    redirects: "إعادة التوجيه",
    schemas: "البيانات المنظَّمة",
    leads: "الطلبات",
    facts: "معلومات المنشأة",
    reviews: "التقييمات",
    links: "روابط الحملات",
    staff: "الموظفون",
    activity: "النشاط",
    settings: "الإعدادات",
    account: "حسابي",
  },
  site: "عرض الموقع",
  skip: "انتقل إلى المحتوى",
};

export const navigationTexts: Localized<typeof en> = { en, ar };
