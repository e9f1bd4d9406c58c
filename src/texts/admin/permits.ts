import { PERMIT_KIND_NAMES, PERMIT_KINDS, type PermitKind } from "@domain/permits";
import { plural } from "@/i18n/format";
import type { Locale, Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";
import { permitName } from "./permit-name";

const kindsIn = (locale: Locale) =>
  Object.fromEntries(PERMIT_KINDS.map((kind) => [kind, PERMIT_KIND_NAMES[kind][locale]])) as Record<
    PermitKind,
    string
  >;

const en = {
  title: "Permits",
  lead: "Pages show each permit from the day it is issued until the day it expires. Once you enter a facility licence, pages say that we are licensed only while one is valid.",
  fields: {
    kind: "Kind",
    number: "Number",
    authority: "Authority",
    scope: "What it allows",
    issued: "Issued on",
    expires: "Expires on",
    paper: "Document",
  },
  hints: {
    number: "As it is on the document. Visitors see it.",
    expires: "The last day on which pages show it.",
  },
  options: { kind: kindsIn("en") },
  loadFailed: "The permits could not be loaded.",
  empty:
    "No permits yet. Pages say “licensed” without a number, unless a facility licence was entered earlier.",
  paperHint: "A PDF, JPEG or PNG of at most 10 MB. Only staff see it.",
  choosePaper: "Choose a file",
  removePaper: "Remove",
  openPaper: "Download the document",
  storedPaper: "A file is saved.",
  noPaper: "No document",
  paperFailed: "The document could not be loaded",
  untilDay: (day: string) => `Valid until ${day}`,
  fromDay: (day: string) => `Pages show it from ${day}`,
  over: (day: string) => `Expired on ${day}, so pages no longer show it`,
  daysLeft: (days: number, day: string) =>
    days === 0
      ? `Expires today, ${day}`
      : plural(days, "en", { one: `Expires in {n} day, on ${day}`, other: `Expires in {n} days, on ${day}` }),
  named: permitName.en,
  claims: {
    title: "Where pages say that we are licensed",
    text: "Only while a facility licence is valid. The menu on every page says it, too.",
  },
  add: "Add permit",
  edit: "Edit permit",
  created: "Permit added. It appears on the site after the next build.",
  updated: "Permit saved. The site changes with the next build.",
  failed: "Failed to save",
  deleteQuestion: "Delete this permit?",
  deleteText:
    "Pages stop showing it, and its document is deleted after 30 days. If it is your only valid facility licence, pages also stop saying that we are licensed.",
  deleted: "Permit deleted",
  alreadyOver:
    "That day has passed, so pages will not show it. If you have no other valid facility licence, they will not say that we are licensed either. Save it anyway?",
  errors: {
    text: (max: number) =>
      `Please write it in both languages, at most ${max} characters each, without < > { } [ ].`,
    required: "Please write it in both languages.",
    number: (max: number) =>
      `Please enter the number as it is on the document: letters A–Z and digits, with spaces, dots, slashes or hyphens between them, at most ${max} characters.`,
    taken: "You have already entered a permit of this kind with this number and authority.",
    day: "Please enter a date.",
    notYet: "The issue date cannot be in the future. Please check it.",
    order: "The expiry date must be after the issue date.",
    paper: {
      empty: "This file is empty. Please choose another one.",
      too_large: "This file is larger than 10 MB. Please choose a smaller one.",
      wrong_kind: "This is not a PDF, JPEG or PNG. Please choose another file.",
    },
  },
};

const ar: Widen<typeof en> = {
  title: "التراخيص والموافقات",
  lead: "تعرض الصفحات كل ترخيص من يوم إصداره حتى يوم انتهائه. ومتى أدخلت ترخيصًا للمنشأة هنا، لا تقول الصفحات إننا مرخّصون إلا ما دام ساريًا.",
  fields: {
    kind: "النوع",
    number: "الرقم",
    authority: "الجهة",
    scope: "ما الذي تسمح به",
    issued: "تاريخ الإصدار",
    expires: "تاريخ الانتهاء",
    paper: "الوثيقة",
  },
  hints: { number: "كما هو في الوثيقة. يراه الزوار.", expires: "آخر يوم تعرضه فيه الصفحات." },
  options: { kind: kindsIn("ar") },
  loadFailed: "تعذّر تحميل التراخيص.",
  empty: "لا تراخيص بعد. تقول الصفحات إننا مرخّصون دون ذكر رقم، ما لم يُدخل ترخيص للمنشأة من قبل.",
  paperHint: "ملف PDF أو JPEG أو PNG لا يزيد على 10 ميغابايت. لا يراه إلا الموظفون.",
  choosePaper: "اختيار ملف",
  removePaper: "إزالة",
  openPaper: "تنزيل الوثيقة",
  storedPaper: "يوجد ملف محفوظ.",
  noPaper: "لا وثيقة",
  paperFailed: "تعذّر تحميل الوثيقة",
  untilDay: (day) => `سارٍ حتى ${day}`,
  fromDay: (day) => `تعرضه الصفحات من ${day}`,
  over: (day) => `انتهى في ${day}، فلم تعد الصفحات تعرضه`,
  daysLeft: (days, day) =>
    days === 0
      ? `ينتهي اليوم، ${day}`
      : plural(days, "ar", {
          one: `ينتهي غدًا، ${day}`,
          two: `ينتهي بعد يومين، في ${day}`,
          few: `ينتهي بعد {n} أيام، في ${day}`,
          many: `ينتهي بعد {n} يومًا، في ${day}`,
          other: `ينتهي بعد {n} يوم، في ${day}`,
        }),
  named: permitName.ar,
  claims: {
    title: "أين تقول الصفحات إننا مرخّصون",
    text: "فقط ما دام ترخيص المنشأة ساريًا. وتذكره أيضًا القائمة في كل صفحة.",
  },
  add: "إضافة ترخيص",
  edit: "تعديل الترخيص",
  created: "أُضيف الترخيص، ويظهر بعد التحديث التالي للموقع.",
  updated: "حُفظ الترخيص، وتتغيّر الصفحات مع التحديث التالي للموقع.",
  failed: "تعذّر الحفظ",
  deleteQuestion: "هل تريد حذف هذا الترخيص؟",
  deleteText:
    "تتوقف الصفحات عن عرضه، وتُحذف وثيقته بعد 30 يومًا. وإن كان ترخيص المنشأة الساري الوحيد، تتوقف الصفحات أيضًا عن القول إننا مرخّصون.",
  deleted: "حُذف الترخيص",
  alreadyOver:
    "مضى هذا اليوم، فلن تعرضه الصفحات. وإن لم يكن للمنشأة ترخيص آخر سارٍ، فلن تقول الصفحات إننا مرخّصون أيضًا. هل تريد الحفظ مع ذلك؟",
  errors: {
    text: (max) =>
      plural(max, "ar", {
        many: "يُرجى الكتابة باللغتين، {n} حرفًا على الأكثر في كل منهما، دون < > { } [ ].",
        other: "يُرجى الكتابة باللغتين، {n} حرف على الأكثر في كل منهما، دون < > { } [ ].",
      }),
    required: "يُرجى كتابته باللغتين.",
    number: (max) =>
      `يُرجى كتابة الرقم كما في الوثيقة: حروف لاتينية وأرقام بينها مسافات أو نقاط أو شرطات، وطوله ${max} على الأكثر.`,
    taken: "أدخلت من قبل ترخيصًا من هذا النوع بهذا الرقم ومن هذه الجهة.",
    day: "يُرجى كتابة تاريخ.",
    notYet: "لا يمكن أن يكون تاريخ الإصدار بعد اليوم. يُرجى التحقق منه.",
    order: "يجب أن يكون تاريخ الانتهاء بعد تاريخ الإصدار.",
    paper: {
      empty: "هذا الملف فارغ. يُرجى اختيار ملف آخر.",
      too_large: "حجم هذا الملف أكبر من 10 ميغابايت. يُرجى اختيار ملف أصغر.",
      wrong_kind: "ليس هذا ملف PDF أو JPEG أو PNG. يُرجى اختيار ملف آخر.",
    },
  },
};

export const permitsTexts = { en, ar } satisfies Localized<typeof ar>;
