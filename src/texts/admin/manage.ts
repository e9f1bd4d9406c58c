import { formatNumber, plural } from "@/i18n/format";
import { isolated, leftToRight } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

/** The texts that pages of tables share. */
const en = {
  inLanguage: { en: (label: string) => `${label} (EN)`, ar: (label: string) => `${label} (AR)` },
  /** The title of a form, with the name of its row. */
  editNamed: (edit: string, name: string) => `${edit}: ${isolated(name)}`,
  notSaved: "Nothing was saved; what you typed is still here.",
  stillHere: "What you typed is still here.",
  stale: {
    text: "This was changed or removed after you opened it, by someone else or by you in another tab.",
    keepMine: "Keep mine",
    takeTheirs: "Take theirs",
    copyMine: "Copy mine",
    copied: "Your text is copied",
    copyFailed: "Your browser blocked copying. Select the text in the fields and copy it by hand.",
  },
  undone: "Change undone",
  undoFailed: "The change could not be undone",
  deleteFailed: "Failed to delete",
  orderSaved: "New order saved",
  orderFailed: "The new order was not saved",
  checkingUse: "Checking where it is used…",
  useUnknown: "Could not check where it is used.",
  order: {
    role: "sortable row",
    handle: (name: string) => `Drag ${name}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    instructions:
      "Press Space or Enter to pick the row up, the arrow keys to move it, Space or Enter again to put it down, and Escape to leave it where it was.",
    picked: (name: string, place: number, count: number) => `Picked up ${name}, number ${place} of ${count}.`,
    moved: (name: string, place: number, count: number) => `${name} is now number ${place} of ${count}.`,
    dropped: (name: string, place: number, count: number) =>
      `Put down ${name} as number ${place} of ${count}.`,
    cancelled: (name: string, place: number) => `${name} is back at number ${place}.`,
  },
  errors: {
    required: "Please fill this in.",
    taken: "Another entry already has this. Please choose something else.",
    number: (min: number, max: number) =>
      `Please enter a whole number from ${formatNumber(min)} to ${formatNumber(max)}.`,
    amount: (max: number) => `Please enter an amount from 0 to ${formatNumber(max)}, such as 262.50.`,
    currency: (currency: string) => `This is in ${currency}. Please enter it in AED.`,
    ambiguous: "We can’t tell whether this has thousands or decimals. Please write 1234 or 1.23.",
    day: "Please choose a day.",
    email: "This does not look like an email address.",
    address: "Please enter an address that begins with https:// or with one slash.",
    names: (count: number, max: number) =>
      `Please list up to ${count} entries of up to ${max} characters each.`,
    tooLong: (max: number) =>
      plural(max, "en", {
        one: "Please use at most {n} character.",
        other: "Please use at most {n} characters.",
      }),
    markup: "Please write plain text: a < before a letter looks like code.",
    noPlaceholders: "Placeholders in double braces do not work here. Please write the value itself.",
    unknownPlaceholder: (name: string) => `We don’t know a fact called ${name}. Please correct or remove it.`,
    slugRequired: "Please enter a slug.",
    slugShape:
      "Please use only lower-case letters a–z and digits, with single hyphens between them, like iv-therapy-at-home.",
    slugTaken: "This slug is taken. Please choose another one.",
  },
};

const ar: Widen<typeof en> = {
  inLanguage: { en: (label) => `${label} (بالإنجليزية)`, ar: (label) => `${label} (بالعربية)` },
  editNamed: (edit, name) => `${edit}: ${isolated(name)}`,
  notSaved: "لم يُحفظ شيء، وما كتبته ما زال هنا.",
  stillHere: "ما كتبته ما زال هنا.",
  stale: {
    text: "عدّله أو حذفه شخص آخر بعد أن فتحتَه، أو فعلتَ ذلك أنت في علامة تبويب أخرى.",
    keepMine: "أبقِ نسختي",
    takeTheirs: "استخدم النسخة الأخرى",
    copyMine: "انسخ نصي",
    copied: "نُسخ نصك إلى الحافظة",
    copyFailed: "لم يسمح المتصفح بالنسخ. حدّد النص في الحقول وانسخه يدويًا.",
  },
  undone: "تم التراجع عن التغيير",
  undoFailed: "تعذّر التراجع عن التغيير",
  deleteFailed: "تعذّر الحذف",
  orderSaved: "حُفظ الترتيب الجديد",
  orderFailed: "لم يُحفظ الترتيب الجديد",
  checkingUse: "جارٍ التحقق من مواضع استخدامه…",
  useUnknown: "تعذّر التحقق من مواضع استخدامه.",
  order: {
    role: "صف قابل للترتيب",
    handle: (name) => `سحب ${name}`,
    up: (name) => `نقل ${name} إلى أعلى`,
    down: (name) => `نقل ${name} إلى أسفل`,
    instructions:
      "اضغط مفتاح المسافة أو الإدخال لالتقاط الصف، وأسهم الاتجاه لتحريكه، ثم المسافة أو الإدخال لإفلاته، أو مفتاح Esc ليبقى في مكانه.",
    picked: (name, place, count) => `التُقط ${name}، موضعه ${place} من ${count}.`,
    moved: (name, place, count) => `أصبح ${name} في الموضع ${place} من ${count}.`,
    dropped: (name, place, count) => `وُضع ${name} في الموضع ${place} من ${count}.`,
    cancelled: (name, place) => `عاد ${name} إلى الموضع ${place}.`,
  },
  errors: {
    required: "يُرجى ملء هذا الحقل.",
    taken: "هذا مستخدم في عنصر آخر. يُرجى اختيار غيره.",
    number: (min, max) => `يُرجى كتابة عدد صحيح من ${formatNumber(min)} إلى ${formatNumber(max)}.`,
    amount: (max) => `يُرجى كتابة مبلغ من 0 إلى ${formatNumber(max)}، مثل 262.50.`,
    currency: (currency) => `هذا المبلغ بعملة ${isolated(currency)}. يُرجى كتابته بالدرهم.`,
    ambiguous: "لا نعرف هل المقصود آلاف أم كسور. يُرجى كتابة 1234 أو 1.23.",
    day: "يُرجى اختيار يوم.",
    email: "لا يبدو هذا عنوان بريد إلكتروني.",
    address: "يُرجى كتابة رابط يبدأ بـ https://‎ أو بشرطة مائلة واحدة.",
    names: (count, max) => `يُرجى كتابة ${count} على الأكثر، لا يزيد كل منها على ${max} حرفًا.`,
    tooLong: (max) =>
      plural(max, "ar", {
        zero: "يُرجى ترك الحقل فارغًا.",
        one: "يُرجى الاكتفاء بحرف واحد.",
        two: "يُرجى ألّا يزيد النص على حرفين.",
        few: "يُرجى ألّا يزيد النص على {n} أحرف.",
        many: "يُرجى ألّا يزيد النص على {n} حرفًا.",
        other: "يُرجى ألّا يزيد النص على {n} حرف.",
      }),
    markup: `يُرجى كتابة نص عادي، فعلامة ${leftToRight("<")} قبل حرف تبدو وسمًا برمجيًا.`,
    noPlaceholders: "لا تعمل هنا رموز المعلومات بين الأقواس المزدوجة. يُرجى كتابة القيمة نفسها.",
    unknownPlaceholder: (name) => `لا نعرف معلومة باسم ${isolated(name)}. يُرجى تصحيحه أو حذفه.`,
    slugRequired: "الاسم في الرابط مطلوب.",
    slugShape: "استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات مفردة بينها فقط.",
    slugTaken: "هذا الاسم مستخدم في رابط آخر. اختر اسمًا غيره.",
  },
};

export const manageTexts = { en, ar } satisfies Localized<typeof ar>;
