import { PERMIT_KIND_NAMES, PERMIT_KINDS, type PermitKind } from "@domain/permits";
import { plural } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import type { Locale, Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const kindsIn = (locale: Locale) =>
  Object.fromEntries(PERMIT_KINDS.map((kind) => [kind, PERMIT_KIND_NAMES[kind][locale]])) as Record<
    PermitKind,
    string
  >;

const en = {
  title: "Permits",
  lead: "Pages name each permit from the day it is issued until the day it expires. Once a facility licence is entered here, they say that we are licensed only while one is valid.",
  fields: {
    kind: "Kind",
    number: "Number",
    authority: "Authority",
    scope: "What it allows",
    issued: "Issued on",
    expires: "Expires on",
    paper: "The paper",
  },
  hints: { number: "As on the paper. Visitors see it.", expires: "The last day on which pages name it." },
  options: { kind: kindsIn("en") },
  empty:
    "None is entered. Unless a facility licence was entered here before, pages say that we are licensed, without a number.",
  paperHint: "A PDF, JPEG or PNG of at most 10 MB. Only staff see it.",
  choosePaper: "Choose a file",
  removePaper: "Remove",
  openPaper: "Download the paper",
  storedPaper: "A file is stored.",
  noPaper: "No paper stored",
  paperFailed: "The paper could not be loaded",
  untilDay: (day: string) => `Valid until ${day}`,
  fromDay: (day: string) => `Pages name it from ${day}`,
  over: (day: string) => `Expired on ${day}; pages do not name it`,
  daysLeft: (days: number, day: string) =>
    days === 0
      ? `Expires today, ${day}`
      : plural(days, "en", { one: `Expires in {n} day, on ${day}`, other: `Expires in {n} days, on ${day}` }),
  named: (kind: string, number: string) => `${kind} ${number}`,
  claims: {
    title: "Where we say in words that we are licensed",
    text: "Only while a facility licence holds. The menu, which is on every page, says it too.",
  },
  add: "Add permit",
  edit: "Edit permit",
  created: "Permit added; pages follow once the site has been built",
  updated: "Permit saved; pages follow once the site has been built",
  failed: "Failed to save",
  deleteQuestion: "Delete this permit?",
  deleteText:
    "Pages stop naming it, and its paper is deleted after 30 days. If it is a facility licence and no other one is valid, they also stop saying that we are licensed.",
  deleted: "Permit deleted",
  alreadyOver:
    "That day is over: pages do not name it. If it is a facility licence and no other one is valid, they do not say that we are licensed either. Save it anyway?",
  strip: {
    title: "The licence is missing",
    text: "The site says “DHA licensed”, but no licence is entered. Enter it, so that everybody can check its number.",
    action: "Enter the licence",
  },
  attention: {
    expiring: (name: string, days: number) =>
      days === 0
        ? `${name} expires today`
        : plural(days, "en", { one: `${name} expires in {n} day`, other: `${name} expires in {n} days` }),
    over: (name: string) => `${name} has expired; pages do not say it`,
  },
  errors: {
    text: (most: number) =>
      `Please write it in both languages, at most ${most} characters each, without < > { } [ ].`,
    required: "Please write it in both languages.",
    number: (most: number) =>
      `Please enter the number as on the paper: at most ${most} letters A–Z, digits, spaces and . / - between them.`,
    taken: "A permit of this kind, with this number and from this authority, has already been entered.",
    day: "Please enter a date.",
    notYet: "A paper cannot be issued after today. Please check the date.",
    order: "It must expire after the day on which it was issued.",
    paper: {
      empty: "This file is empty. Please choose another one.",
      too_large: "This file is larger than 10 MB. Please choose a smaller one.",
      wrong_kind: "This is not a PDF, JPEG or PNG. Please choose another file.",
    },
  },
};

const ar: Widen<typeof en> = {
  title: "التراخيص والموافقات",
  lead: "تذكر الصفحات كلًا منها من يوم إصداره حتى يوم انتهائه. ومتى أُدخل هنا ترخيص للمنشأة، لا تقول إننا مرخّصون إلا ما دام ساريًا.",
  fields: {
    kind: "النوع",
    number: "الرقم",
    authority: "الجهة",
    scope: "ما الذي تسمح به",
    issued: "تاريخ الإصدار",
    expires: "تاريخ الانتهاء",
    paper: "الوثيقة",
  },
  hints: { number: "كما هو في الوثيقة. يراه الزوار.", expires: "آخر يوم تذكره فيه الصفحات." },
  options: { kind: kindsIn("ar") },
  empty: "لا يوجد ترخيص مسجَّل. تقول الصفحات إننا مرخّصون دون ذكر رقم، ما لم يسبق تسجيل ترخيص للمنشأة هنا.",
  paperHint: "ملف PDF أو JPEG أو PNG لا يزيد على 10 ميغابايت. لا يراه إلا الموظفون.",
  choosePaper: "اختيار ملف",
  removePaper: "إزالة",
  openPaper: "تنزيل الوثيقة",
  storedPaper: "يوجد ملف محفوظ.",
  noPaper: "لا وثيقة محفوظة",
  paperFailed: "تعذّر تحميل الوثيقة",
  untilDay: (day) => `سارٍ حتى ${day}`,
  fromDay: (day) => `تذكره الصفحات من ${day}`,
  over: (day) => `انتهى في ${day}، ولا تذكره الصفحات`,
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
  named: (kind, number) => `${kind} ${isolated(number)}`,
  claims: {
    title: "أين نقول بالكلام إننا مرخّصون",
    text: "ما دام ترخيص المنشأة ساريًا فحسب. وتقوله أيضًا القائمة، وهي في كل صفحة.",
  },
  add: "إضافة ترخيص",
  edit: "تعديل الترخيص",
  created: "أُضيف الترخيص، وتتبعه الصفحات بعد بناء الموقع",
  updated: "حُفظ الترخيص، وتتبعه الصفحات بعد بناء الموقع",
  failed: "تعذّر الحفظ",
  deleteQuestion: "هل تريد حذف هذا الترخيص؟",
  deleteText:
    "تتوقف الصفحات عن ذكره، وتُحذف وثيقته بعد 30 يومًا. وإن كان ترخيصًا للمنشأة ولم يكن لها ترخيص آخر سارٍ، توقفت كذلك عن القول إننا مرخّصون.",
  deleted: "حُذف الترخيص",
  alreadyOver:
    "هذا اليوم مضى: لا تذكره الصفحات. وإن كان ترخيصًا للمنشأة ولم يكن لها ترخيص آخر سارٍ، فلن تقول كذلك إننا مرخّصون. هل تريد الحفظ مع ذلك؟",
  strip: {
    title: "الترخيص غير مسجَّل",
    text: "يقول الموقع «مرخّصون من هيئة الصحة بدبي»، ولا ترخيص مسجَّل هنا. سجّله ليتمكّن الجميع من التحقّق من رقمه.",
    action: "سجّل الترخيص",
  },
  attention: {
    expiring: (name, days) =>
      days === 0
        ? `${name}: تنتهي الصلاحية اليوم`
        : plural(days, "ar", {
            one: `${name}: تنتهي الصلاحية غدًا`,
            two: `${name}: تنتهي الصلاحية بعد يومين`,
            few: `${name}: تنتهي الصلاحية بعد {n} أيام`,
            many: `${name}: تنتهي الصلاحية بعد {n} يومًا`,
            other: `${name}: تنتهي الصلاحية بعد {n} يوم`,
          }),
    over: (name) => `${name}: انتهت الصلاحية، ولم تعد الصفحات تذكر ذلك`,
  },
  errors: {
    text: (most) =>
      plural(most, "ar", {
        many: "يُرجى الكتابة باللغتين، {n} حرفًا على الأكثر في كل منهما، دون < > { } [ ].",
        other: "يُرجى الكتابة باللغتين، {n} حرف على الأكثر في كل منهما، دون < > { } [ ].",
      }),
    required: "يُرجى كتابته باللغتين.",
    number: (most) =>
      `يُرجى كتابة الرقم كما في الوثيقة: ${most} على الأكثر من الحروف اللاتينية والأرقام، وبينها مسافات و . / -`,
    taken: "أُدخل من قبل ترخيص من هذا النوع بهذا الرقم من هذه الجهة.",
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
