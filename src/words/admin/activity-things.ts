import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

/** What the sentences of the activity call things, by the ledger's names. */
const en = {
  things: {
    blog_post: (name: string) => `the post ${name}`,
    author: (name: string) => `the author ${name}`,
    service: (name: string) => `the service ${name}`,
    location: (name: string) => `the location ${name}`,
    url_redirect: (name: string) => `the redirect from ${name}`,
    campaign_link: (name: string) => `the link ${name}`,
    campaign_cost: (name: string) => `the cost of ${name}`,
    page_schema: (name: string) => `the schema ${name}`,
    editorial_calendar: (name: string) => `the planned topic ${name}`,
    content_template: (name: string) => `the template ${name}`,
    site_settings: (name: string) => `the ${name} of the site`,
    staff_settings: (name: string) => `the ${name} of the back office`,
    unknown: (name: string) => `the entry ${name}`,
    business_fact: (name: string) => `the business fact ${name}`,
    permit: (name: string) => `the permit ${name}`,
    staff: (name: string) => `the account ${name}`,
    review: (name: string) => `the review ${name}`,
    media: (name: string) => `the file ${name}`,
    lead: (name: string) => `the lead ${name}`,
    lead_option: (name: string) => `the option ${name}`,
    conversion_export: (name: string) => `the files for Google Ads ${name}`,
  },
  /** In the place of a lead's service. */
  withoutService: "without a service",
  /** What has an order of its own. */
  lists: {
    service: "the services",
    location: "the locations",
    lead_option: "reasons, sources or media",
  },
};

const ar: Widen<typeof en> = {
  things: {
    blog_post: (name) => `المقال ${name}`,
    author: (name) => `الكاتب ${name}`,
    service: (name) => `الخدمة ${name}`,
    location: (name) => `المنطقة ${name}`,
    url_redirect: (name) => `إعادة التوجيه من ${name}`,
    campaign_link: (name) => `رابط الحملة ${name}`,
    campaign_cost: (name) => `تكلفة ${name}`,
    page_schema: (name) => `البيانات المنظَّمة ${name}`,
    editorial_calendar: (name) => `الموضوع المخطّط ${name}`,
    content_template: (name) => `القالب ${name}`,
    site_settings: (name) => `${name} الموقع`,
    staff_settings: (name) => `${name} لوحة الإدارة`,
    unknown: (name) => `العنصر ${name}`,
    business_fact: (name) => `معلومة المنشأة ${name}`,
    permit: (name) => `الترخيص ${name}`,
    staff: (name) => `الحساب ${name}`,
    review: (name) => `التقييم ${name}`,
    media: (name) => `الملف ${name}`,
    lead: (name) => `الطلب ${name}`,
    lead_option: (name) => `الخيار ${name}`,
    conversion_export: (name) => `ملفات إعلانات Google ${name}`,
  },
  withoutService: "بلا خدمة محددة",
  lists: { service: "الخدمات", location: "المناطق", lead_option: "الأسباب أو المصادر أو الوسائط" },
};

export const activityThings = { en, ar } satisfies Localized<typeof ar>;
