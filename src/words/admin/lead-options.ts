import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Reasons, sources and media",
  lead: "Why a lead is lost or followed up, and how sources and media are spelled in links and figures.",
  add: "Add option",
  edit: "Change option",
  created: "Option added",
  updated: "Option saved",
  deleted: "Option deleted",
  failed: "The option was not saved",
  deleteQuestion: (name: string) => `Delete “${name}”?`,
  deleteText:
    "Leads and links that have it keep it, by its key. Switch it off instead if it is only not to be offered any more.",
  fields: {
    kind: "Kind",
    key: "Key",
    name: "Name",
    spellings: "Other spellings",
    is_active: "Offered",
  },
  hints: {
    key: "What leads, links and figures store: small letters, digits and hyphens. It stays when the name changes.",
    spellings: "In small letters, separated by commas: fb, face book. They count as this one.",
  },
  options: {
    kind: {
      lost_reason: "Reason for losing a lead",
      follow_up: "Reason for a follow-up",
      source: "Source",
      medium: "Medium",
    },
  },
  kinds: {
    lost_reason: "Reasons for losing a lead",
    follow_up: "Reasons for a follow-up",
    source: "Sources",
    medium: "Media",
  },
  errors: {
    key: "Only small letters a–z, digits and single hyphens, dots or underscores between them.",
    taken: "Another option of this kind has this key.",
  },
  empty: "None yet.",
  back: "Back to the leads",
};

const ar: Widen<typeof en> = {
  title: "الأسباب والمصادر والوسائط",
  lead: "لماذا لم يُحجز طلب أو لماذا تُعاد متابعته، وكيف تُكتب مصادر الحملات ووسائطها في الروابط والأرقام.",
  add: "إضافة خيار",
  edit: "تعديل الخيار",
  created: "أُضيف الخيار",
  updated: "حُفظ الخيار",
  deleted: "حُذف الخيار",
  failed: "لم يُحفظ الخيار",
  deleteQuestion: (name) => `هل تريد حذف «${name}»؟`,
  deleteText: "يبقى في الطلبات والروابط التي تستخدمه بمفتاحه. إن كان المقصود ألّا يُعرض بعد الآن فأوقفه فقط.",
  fields: {
    kind: "النوع",
    key: "المفتاح",
    name: "الاسم",
    spellings: "صيغ أخرى",
    is_active: "معروض للاختيار",
  },
  hints: {
    key: "ما يُخزَّن في الطلبات والروابط والأرقام: حروف لاتينية صغيرة وأرقام وشرطات. لا يتغيّر بتغيّر الاسم.",
    spellings: "تفصل بينها فواصل، واللاتينية منها بحروف صغيرة. تُحتسب كلها هذا الخيار.",
  },
  options: {
    kind: { lost_reason: "سبب عدم الحجز", follow_up: "سبب المتابعة", source: "مصدر", medium: "وسيط" },
  },
  kinds: {
    lost_reason: "أسباب عدم الحجز",
    follow_up: "أسباب المتابعة",
    source: "المصادر",
    medium: "الوسائط",
  },
  errors: {
    key: "استخدم حروفًا لاتينية صغيرة وأرقامًا، وبينها شرطات أو نقاط مفردة فقط.",
    taken: "هذا المفتاح مستخدم في خيار آخر من النوع نفسه.",
  },
  empty: "لا شيء بعد.",
  back: "العودة إلى الطلبات",
};

export const leadOptionsTexts = { en, ar } satisfies Localized<typeof ar>;
