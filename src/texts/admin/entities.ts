import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

/**
 * The names of rows for staff, by the ledger's names and in the menu's order: `many` in lists, `one` in sentences with the name
 * of a row, `nameless` instead of its name, `order` in sentences about the order of all rows.
 */
const en = {
  names: {
    blog_post: { many: "Posts", one: (name: string) => `the post ${name}` },
    content_template: { many: "Templates", one: (name: string) => `the template ${name}` },
    editorial_calendar: { many: "Planned topics", one: (name: string) => `the planned topic ${name}` },
    campaign_cost: { many: "Costs", one: (name: string) => `the cost of ${name}` },
    media: { many: "Files", one: (name: string) => `the file ${name}` },
    author: { many: "Authors", one: (name: string) => `the author ${name}` },
    service: { many: "Services", one: (name: string) => `the service ${name}`, order: "the services" },
    location: { many: "Locations", one: (name: string) => `the location ${name}`, order: "the locations" },
    url_redirect: { many: "Redirects", one: (name: string) => `the redirect from ${name}` },
    page_schema: { many: "Schemas", one: (name: string) => `the schema ${name}` },
    lead: { many: "Leads", one: (name: string) => `the lead ${name}`, nameless: "(no service yet)" },
    lead_option: {
      many: "Reasons, sources and media",
      one: (name: string) => `the option ${name}`,
      order: "reasons, sources or media",
    },
    conversion_export: {
      many: "Files for Google Ads",
      one: (name: string) => `the files for Google Ads ${name}`,
    },
    business_fact: { many: "Business facts", one: (name: string) => `the business fact ${name}` },
    permit: { many: "Permits", one: (name: string) => `the permit ${name}` },
    review: { many: "Reviews", one: (name: string) => `the review ${name}` },
    text_review: { many: "Medical reviews", one: (name: string) => `the text of ${name}` },
    campaign_link: { many: "Campaign links", one: (name: string) => `the link ${name}` },
    staff: { many: "Staff accounts", one: (name: string) => `the account ${name}` },
    site_settings: {
      many: "Site settings",
      one: (name: string) => `the site ${name}`,
      nameless: "settings",
    },
    staff_settings: {
      many: "Back-office settings",
      one: (name: string) => `the back-office ${name}`,
      nameless: "settings",
    },
  },
  /** For an entity that was added after this page was loaded. */
  unknown: (name: string) => `the entry ${name}`,
};

const ar: Widen<typeof en> = {
  names: {
    blog_post: { many: "المقالات", one: (name) => `المقال ${name}` },
    content_template: { many: "القوالب", one: (name) => `القالب ${name}` },
    editorial_calendar: { many: "المواضيع المخطّطة", one: (name) => `الموضوع المخطّط ${name}` },
    campaign_cost: { many: "التكاليف", one: (name) => `تكلفة ${name}` },
    media: { many: "الملفات", one: (name) => `الملف ${name}` },
    author: { many: "الكُتّاب", one: (name) => `الكاتب ${name}` },
    service: { many: "الخدمات", one: (name) => `الخدمة ${name}`, order: "الخدمات" },
    location: { many: "المناطق", one: (name) => `المنطقة ${name}`, order: "المناطق" },
    url_redirect: { many: "إعادة التوجيه", one: (name) => `إعادة التوجيه من ${name}` },
    page_schema: { many: "البيانات المنظَّمة", one: (name) => `البيانات المنظَّمة ${name}` },
    lead: { many: "الطلبات", one: (name) => `الطلب ${name}`, nameless: "بلا خدمة محددة" },
    lead_option: {
      many: "الأسباب والمصادر والوسائط",
      one: (name) => `الخيار ${name}`,
      order: "الأسباب أو المصادر أو الوسائط",
    },
    conversion_export: { many: "ملفات إعلانات Google", one: (name) => `ملفات إعلانات Google ${name}` },
    business_fact: { many: "معلومات المنشأة", one: (name) => `معلومة المنشأة ${name}` },
    permit: { many: "التراخيص", one: (name) => `الترخيص ${name}` },
    review: { many: "التقييمات", one: (name) => `التقييم ${name}` },
    text_review: { many: "المراجعات الطبية", one: (name) => `نص ${name}` },
    campaign_link: { many: "روابط الحملات", one: (name) => `رابط الحملة ${name}` },
    staff: { many: "حسابات الموظفين", one: (name) => `الحساب ${name}` },
    site_settings: { many: "إعدادات الموقع", one: (name) => `${name} الموقع`, nameless: "إعدادات" },
    staff_settings: {
      many: "إعدادات لوحة الإدارة",
      one: (name) => `${name} لوحة الإدارة`,
      nameless: "إعدادات",
    },
  },
  unknown: (name) => `العنصر ${name}`,
};

export const entitiesTexts = { en, ar } satisfies Localized<typeof ar>;
