import { plural } from "../../format";
import type { Localized } from "@/config/locales";
import type { Widen } from "../../widen";

const en = {
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  close: "Close",
  edit: "Edit",
  delete: "Delete",
  add: "Add",
  undo: "Undo",
  actions: "Actions",
  active: "Active",
  inactive: "Inactive",
  optional: "optional",
  all: "All",
  search: "Search",
  english: "English",
  arabic: "Arabic",
  previous: "Previous",
  next: "Next",
  loadFailed: "This could not be loaded.",
  ownersOnly: "Only an owner can change this.",
  /** Asked when a form with changes is about to be closed. */
  discard: {
    question: "Leave without saving?",
    warning: "What you changed here will be lost.",
    confirm: "Leave without saving",
    stay: "Keep editing",
  },
  /** What went wrong, by code. */
  errors: {
    offline: "The server cannot be reached. Check your connection and try again; nothing you typed is lost.",
    invalid: "The server did not accept what was sent. Check the fields and try again.",
    unauthorized: "Your session has ended. Please sign in again.",
    forbidden: "Your account is not allowed to do that.",
    not_found: "This no longer exists. Someone may have removed it.",
    conflict: "Someone else changed this in the meantime. Reload it and make your change again.",
    too_large: "This is too large for the server. Make it smaller and try again.",
    too_many: "Too many requests. Please wait a moment.",
    unavailable: "The server is having trouble right now. Please try again in a moment.",
    unknown: "Something went wrong. Please try again.",
  },
  /** What more can be said where the server names its reason. */
  reasons: {
    generation_limit:
      "There is a limit to what an editor may generate in an hour and in a day. Please continue later, or ask an owner.",
    generation_off: "AI content generation is switched off. An owner can switch it on in Settings.",
    trash_limit:
      "These are more posts than one person may move to the trash in a short time. Choose fewer, continue later, or ask an owner.",
    change_limit:
      "These are more changes than you may make in a short time. Please continue later, or ask an owner.",
    deletion_limit:
      "What is deleted here cannot be restored in the back office, so even an owner deletes only a few within an hour. This one is still there: please continue later.",
    addition_limit: "This is more than one person may add within an hour. Please continue later.",
    file_of_another: "Only an owner can delete a file that somebody else uploaded.",
    upload_limit:
      "An editor may upload 300 files and 2 GB in a day, an owner ten times as much: continue tomorrow, or ask an owner.",
    sign_in_again: "You signed in more than an hour ago. Sign in again, then make this change once more.",
    save_limit:
      "This is more than one person may save in a short time. What you typed stays in this browser: try again later, or ask an owner.",
  },
  tryAgainIn: (seconds: number) =>
    plural(seconds, "en", {
      one: "Please try again in {n} second.",
      other: "Please try again in {n} seconds.",
    }),
};

const ar: Widen<typeof en> = {
  save: "حفظ",
  saving: "جارٍ الحفظ…",
  cancel: "إلغاء",
  close: "إغلاق",
  edit: "تعديل",
  delete: "حذف",
  add: "إضافة",
  undo: "تراجع",
  actions: "إجراءات",
  active: "مُفعَّل",
  inactive: "غير مُفعَّل",
  optional: "اختياري",
  all: "الكل",
  search: "بحث",
  english: "الإنجليزية",
  arabic: "العربية",
  previous: "السابق",
  next: "التالي",
  loadFailed: "تعذّر تحميل هذا الجزء.",
  ownersOnly: "لا يمكن تغيير هذا إلا لمالك الموقع.",
  discard: {
    question: "هل تريد المغادرة دون حفظ؟",
    warning: "ستفقد ما غيّرته هنا.",
    confirm: "المغادرة دون حفظ",
    stay: "متابعة التعديل",
  },
  errors: {
    offline: "تعذّر الوصول إلى الخادم. تحقق من اتصالك وحاول مجددًا؛ لم يضِع شيء مما كتبته.",
    invalid: "لم يقبل الخادم ما أُرسل. راجع الحقول وحاول مجددًا.",
    unauthorized: "انتهت جلستك. يُرجى تسجيل الدخول من جديد.",
    forbidden: "لا يملك حسابك صلاحية القيام بذلك.",
    not_found: "لم يعد هذا موجودًا؛ ربما حذفه شخص آخر.",
    conflict: "غيّر شخص آخر هذا في الأثناء. أعد التحميل ثم كرّر التعديل.",
    too_large: "الحجم أكبر مما يقبله الخادم. قلّله ثم حاول مجددًا.",
    too_many: "الطلبات كثيرة الآن. يُرجى الانتظار قليلًا.",
    unavailable: "الخادم متعثّر الآن. يُرجى المحاولة بعد قليل.",
    unknown: "حدث خطأ ما. يُرجى المحاولة مجددًا.",
  },
  reasons: {
    generation_limit: "للمحرّر حدّ لما يولّده في الساعة وفي اليوم. تابع لاحقًا أو اطلب ذلك من المالك.",
    generation_off: "توليد المحتوى بالذكاء الاصطناعي متوقف. يمكن للمالك تشغيله من الإعدادات.",
    trash_limit:
      "هذه مقالات أكثر مما يمكن لشخص واحد نقله إلى سلة المهملات في وقت قصير. اختر أقل منها أو تابع لاحقًا أو اطلب ذلك من المالك.",
    change_limit: "هذه تغييرات أكثر مما يمكنك إجراؤه في وقت قصير. تابع لاحقًا أو اطلب ذلك من المالك.",
    deletion_limit:
      "لا يمكن أن يُستعاد من لوحة الإدارة ما يُحذف هنا، ولذلك لا يحذف حتى المالك إلا القليل خلال ساعة. لم يُحذف هذا العنصر: تابع لاحقًا.",
    addition_limit: "هذا أكثر مما يمكن لشخص واحد إضافته في ساعة. تابع لاحقًا.",
    file_of_another: "لا يحذف ملفًا رفعه شخص آخر إلا المالك.",
    upload_limit:
      "يمكن للمحرّر رفع 300 ملف و2 غيغابايت في اليوم، وللمالك عشرة أمثال ذلك: تابع غدًا أو اطلب ذلك من المالك.",
    sign_in_again: "مضى على تسجيل دخولك أكثر من ساعة. سجّل الدخول مجددًا، ثم أجرِ هذا التغيير مرة أخرى.",
    save_limit:
      "هذا أكثر مما يمكن لشخص واحد حفظه في وقت قصير. يبقى ما كتبته في هذا المتصفح: حاول مجددًا لاحقًا أو اطلب ذلك من المالك.",
  },
  tryAgainIn: (seconds) =>
    plural(seconds, "ar", {
      zero: "يُرجى المحاولة مجددًا بعد قليل.",
      one: "يُرجى المحاولة مجددًا بعد ثانية واحدة.",
      two: "يُرجى المحاولة مجددًا بعد ثانيتين.",
      few: "يُرجى المحاولة مجددًا بعد {n} ثوانٍ.",
      many: "يُرجى المحاولة مجددًا بعد {n} ثانية.",
      other: "يُرجى المحاولة مجددًا بعد {n} ثانية.",
    }),
};

export const commonTexts = { en, ar } satisfies Localized<typeof ar>;
