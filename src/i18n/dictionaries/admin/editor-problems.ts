import { formatNumber } from "../../format";
import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "Validation Error",
  slugRequired: "Slug is required",
  englishTitleRequired: "English title is required",
  englishContentRequired: "English content is required",
  slugSpaces: "Slug cannot contain spaces",
  slugShape: "Use only small Latin letters, digits and hyphens between them, at most 120 characters.",
  slugTaken: "Another post has this slug. Choose another one; nothing you typed is lost.",
  serviceShape: "Choose one of the services, or write its slug in small Latin letters with hyphens.",
  arabicTitleRequired: "The Arabic text needs an Arabic title.",
  scheduleRequired: "Choose the date and the time when the post is to go out.",
  schedulePast: "This time has passed in Dubai. Choose a later one, or publish now.",
  faqLong: "These questions and answers are too long together.",
  tagLong: (most: number) => `A tag may have at most ${most} characters. Is a comma missing?`,
  addressShape: "An address begins with https:// or with a slash.",
  long: (most: number) => `At most ${formatNumber(most)} characters fit here.`,
};

const ar: Widen<typeof en> = {
  title: "خطأ في التحقق",
  slugRequired: "الاسم في الرابط مطلوب",
  englishTitleRequired: "العنوان الإنجليزي مطلوب",
  englishContentRequired: "المحتوى الإنجليزي مطلوب",
  slugSpaces: "لا يجوز أن يحتوي الاسم في الرابط على مسافات",
  slugShape: "استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات بينها فقط، وبحد أقصى 120 حرفًا.",
  slugTaken: "هذا الاسم مستخدم في رابط مقال آخر. اختر اسمًا غيره؛ لم يضِع شيء مما كتبته.",
  serviceShape: "اختر إحدى الخدمات، أو اكتب اسمها في الرابط بحروف لاتينية صغيرة وشرطات.",
  arabicTitleRequired: "يحتاج النص العربي إلى عنوان عربي.",
  scheduleRequired: "اختر التاريخ والوقت اللذين يُنشر فيهما المقال.",
  schedulePast: "مضى هذا الوقت في دبي. اختر وقتًا لاحقًا أو انشر الآن.",
  faqLong: "هذه الأسئلة والأجوبة أطول مما يُقبل.",
  tagLong: (most) => `لا يزيد الوسم على ${most} حرفًا. هل نسيت فاصلة؟`,
  addressShape: "اكتب رابطًا كاملًا، أو مسارًا يبدأ بشرطة مائلة.",
  long: (most) => `لا يتسع هذا الحقل لأكثر من ${formatNumber(most)} حرف.`,
};

export const editorProblemsTexts = { en, ar } satisfies Localized<typeof ar>;
