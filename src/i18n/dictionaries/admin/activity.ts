import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Activity",
  lead: "What was done in the last 180 days. Times are in Dubai time.",
  filters: "Filters",
  person: "Person",
  personHint: "Part of an email",
  kind: "Kind",
  kinds: {
    blog_post: "Posts",
    author: "Authors",
    service: "Services",
    location: "Locations",
    url_redirect: "Redirects",
    page_schema: "Schemas",
    editorial_calendar: "Planned topics",
    content_template: "Templates",
    site_settings: "Settings of the site",
    staff_settings: "Settings of the back office",
    staff: "Accounts of staff",
  },
  from: "From",
  to: "To",
  none: "Nothing matches these filters.",
  empty: "Nothing was done yet.",
  export: "Export CSV",
  exportFailed: "The file could not be made",
  pages: "Pages",
  columns: ["Time", "Person", "Action", "Kind", "Id", "Name"],
};

const ar: Widen<typeof en> = {
  title: "سجل النشاط",
  lead: "ما جرى في آخر 180 يومًا. الأوقات بتوقيت دبي.",
  filters: "عوامل التصفية",
  person: "الشخص",
  personHint: "جزء من البريد الإلكتروني",
  kind: "النوع",
  kinds: {
    blog_post: "المقالات",
    author: "الكُتّاب",
    service: "الخدمات",
    location: "المناطق",
    url_redirect: "إعادة التوجيه",
    page_schema: "البيانات المنظَّمة",
    editorial_calendar: "المواضيع المخطّطة",
    content_template: "القوالب",
    site_settings: "إعدادات الموقع",
    staff_settings: "إعدادات لوحة الإدارة",
    staff: "حسابات الموظفين",
  },
  from: "من",
  to: "إلى",
  none: "لا شيء يطابق عوامل التصفية هذه.",
  empty: "لا نشاط بعد.",
  export: "تصدير CSV",
  exportFailed: "تعذّر إنشاء الملف",
  pages: "الصفحات",
  columns: ["الوقت", "الشخص", "الإجراء", "النوع", "المعرّف", "الاسم"],
};

export const activityTexts = { en, ar } satisfies Localized<typeof ar>;
