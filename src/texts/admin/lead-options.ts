import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Reasons, sources and media",
  lead: "The reasons for losing or following up a lead, and the sources and media of links and figures.",
  add: "Add option",
  edit: "Edit option",
  created: "Option added",
  updated: "Option saved",
  deleted: "Option deleted",
  failed: "The option was not saved",
  deleteQuestion: (name: string) => `Delete “${name}”?`,
  deleteText: "Leads and links that use it keep its key. To stop offering it, switch it off instead.",
  fields: {
    kind: "Kind",
    key: "Key",
    name: "Name",
    spellings: "Other spellings",
    is_active: "Can be chosen",
  },
  hints: {
    key: "Leads, links and figures save this key: lower-case letters, digits and hyphens. It stays when the name changes.",
    spellings: "In lower-case letters, separated by commas: fb, face book. They count as this option.",
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
    key: "Please use only lower-case letters a–z and digits, with single hyphens, dots or underscores between them.",
    taken: "Another option of this kind already has this key.",
  },
  empty: "None yet.",
  back: "Back to the leads",
};

const ar: Widen<typeof en> = {
  title: "الأسباب والمصادر والوسائط",
  lead: "أسباب عدم الحجز وأسباب المتابعة، والمصادر والوسائط في الروابط والأرقام.",
  add: "إضافة خيار",
  edit: "تعديل الخيار",
  created: "أُضيف الخيار",
  updated: "حُفظ الخيار",
  deleted: "حُذف الخيار",
  failed: "لم يُحفظ الخيار",
  deleteQuestion: (name) => `هل تريد حذف «${name}»؟`,
  deleteText: "تحتفظ الطلبات والروابط التي تستخدمه بمفتاحه. إن أردت ألّا يُعرض للاختيار فأوقفه بدل حذفه.",
  fields: {
    kind: "النوع",
    key: "المفتاح",
    name: "الاسم",
    spellings: "صيغ أخرى",
    is_active: "معروض للاختيار",
  },
  hints: {
    key: "يُحفظ هذا المفتاح في الطلبات والروابط والأرقام: حروف لاتينية صغيرة وأرقام وشرطات. لا يتغيّر بتغيّر الاسم.",
    spellings: "تفصل بينها فواصل، واللاتينية منها بحروف صغيرة. تُحتسب كلها ضمن هذا الخيار.",
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
