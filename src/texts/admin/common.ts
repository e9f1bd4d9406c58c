import { plural } from "@/i18n/format";
import { leftToRight } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  span: (first: string, last: string) => `${first} to ${last}`,
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
  /** Parts of a pasted address: its query, its fragment. */
  leftOut: (part: string) => `We left this out of the address: ${leftToRight(part)}`,
  ownersOnly: "Only an owner can change this.",
  staffOnly: "Only owners and editors can change this.",
  /** The question before a form with changes is closed. */
  discard: {
    question: "Leave without saving?",
    warning: "Your changes here will be lost.",
    confirm: "Leave without saving",
    stay: "Keep editing",
  },
  /** A change failed without a clear answer. */
  unconfirmed:
    "We can’t tell whether this was done: no clear answer came back. Check your connection, then look before you try again.",
  /** What went wrong, by code. */
  errors: {
    offline: "We can’t reach the server. Check your connection and try again. Nothing you typed is lost.",
    invalid: "The server did not accept this. Check the fields and try again.",
    unauthorized: "Your session has ended. Please sign in again.",
    forbidden: "Your account is not allowed to do that.",
    not_found: "This no longer exists. Someone may have removed it.",
    conflict: "Someone changed this in the meantime. Reload the page and make your change again.",
    too_large: "This is too large. Make it smaller and try again.",
    too_many: "Too many requests. Please wait a moment.",
    unavailable: "The server is having trouble right now. Please try again in a moment.",
    unknown: "Something went wrong. Please try again.",
  },
  /** More detail, where the server gives its reason. */
  reasons: {
    generation_off: "AI content generation is switched off. An owner can switch it on in Settings.",
    change_limit:
      "You have reached the limit for one person: 1,000 changes in an hour, where a deletion counts as ten, or 200 MB in a day. Nothing was changed, and what you typed is still here.",
    changed_since: "It was changed again later, so the newer version stays.",
    address_taken: "Another entry now has its address, number or name. Change that one first.",
    parent_gone: "It belongs to something that was deleted. Restore that first.",
    file_gone: "It is back, but without its file, which no longer exists.",
    owner_only: "Only an owner can do that.",
    not_by_hand:
      "It came with the site or from another service, so it can’t be added or removed here and stays as it is.",
    version_gone: "That version is no longer in the history. Open the history again and choose another one.",
    misses_field: "This old version lacks a field that is now required. Add the entry again by hand.",
    post_trashed: "The article is in the trash. Restore it from there first.",
    canonical_elsewhere: "Only an owner can name another site as the article’s address.",
    no_content: "This is older than 30 days, so the text is gone.",
    refused: "A newer rule does not allow the old text. Change it by hand.",
    file_of_another: "Only an owner can delete a file that someone else uploaded.",
    upload_limit:
      "You have reached today’s upload limit: 300 files or 2 GB for an editor, ten times as much for an owner. Continue tomorrow, or ask an owner.",
    too_many_codes: "You have looked up 3,000 codes today, which is the limit. You can continue tomorrow.",
    code_unknown: "We no longer know where this code comes from. Add the lead without a code.",
    sign_in_again: "You signed in more than an hour ago. Sign in again, then repeat this change.",
    wrong_password: "The current password is wrong.",
    last_owner: "The site needs an owner. Make someone else an owner first.",
    more_reviews_than_treatments:
      "That would be more reviews than treatments. Change the other number first.",
    review_erased: "Its text has been erased.",
    review_requested: "It stays hidden, because its author or the person it is about asked for that.",
  },
  continueAt: (time: string) => `You can continue at ${time}, Dubai time.`,
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
  span: (first, last) => `من ${first} إلى ${last}`,
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
  leftOut: (part) => `حذفنا هذا الجزء من العنوان: ${leftToRight(part)}`,
  ownersOnly: "لا يمكن تغيير هذا إلا لمالك الموقع.",
  staffOnly: "لا يمكن تغيير هذا إلا للمالكين والمحرّرين.",
  discard: {
    question: "هل تريد المغادرة دون حفظ؟",
    warning: "ستفقد ما غيّرته هنا.",
    confirm: "المغادرة دون حفظ",
    stay: "متابعة التعديل",
  },
  unconfirmed:
    "لم يصل رد واضح من الخادم، فلا نعرف هل تم ذلك أم لا. تحقق من اتصالك، ثم تأكد من النتيجة قبل أن تحاول مجددًا.",
  errors: {
    offline: "تعذّر الوصول إلى الخادم. تحقق من اتصالك وحاول مجددًا؛ لم يضِع شيء مما كتبته.",
    invalid: "لم يقبل الخادم هذه البيانات. راجع الحقول وحاول مجددًا.",
    unauthorized: "انتهت جلستك. يُرجى تسجيل الدخول من جديد.",
    forbidden: "لا يملك حسابك صلاحية القيام بذلك.",
    not_found: "لم يعد هذا موجودًا؛ ربما حذفه شخص آخر.",
    conflict: "غيّر شخص آخر هذا في هذه الأثناء. أعد تحميل الصفحة ثم كرّر التعديل.",
    too_large: "الحجم أكبر مما يقبله الخادم. قلّله ثم حاول مجددًا.",
    too_many: "الطلبات كثيرة الآن. يُرجى الانتظار قليلًا.",
    unavailable: "الخادم لا يعمل كما يجب الآن. يُرجى المحاولة بعد قليل.",
    unknown: "حدث خطأ ما. يُرجى المحاولة مجددًا.",
  },
  reasons: {
    generation_off: "توليد المحتوى بالذكاء الاصطناعي متوقف. يمكن للمالك تشغيله من الإعدادات.",
    change_limit:
      "بلغت الحد المسموح به لشخص واحد: 1,000 تغيير في الساعة، ويُحسب كل حذف عشرة، أو 200 ميغابايت في اليوم. لم يتغيّر شيء، وما كتبته ما زال هنا.",
    changed_since: "تغيّر هذا مرة أخرى لاحقًا، فبقيت النسخة الأحدث.",
    address_taken: "رابطه أو رقمه أو اسمه مستخدم الآن في عنصر آخر. غيّر ذلك العنصر أولًا.",
    parent_gone: "يتبع عنصرًا محذوفًا. استعِد ذلك العنصر أولًا.",
    file_gone: "عاد، لكن دون ملفه الذي لم يعد محفوظًا.",
    owner_only: "هذا متاح لمالك الموقع فقط.",
    not_by_hand: "جاء هذا مع الموقع أو من خدمة أخرى، فلا يمكن إضافته أو حذفه هنا، ويبقى كما هو.",
    version_gone: "لم تعد تلك النسخة في السجل. افتح السجل من جديد واختر نسخة أخرى.",
    misses_field: "ينقص هذه النسخة القديمة حقل أصبح إلزاميًا. أضف العنصر من جديد يدويًا.",
    post_trashed: "المقال في سلة المهملات. استعِده منها أولًا.",
    canonical_elsewhere: "لا يستطيع إلا مالك الموقع أن يجعل عنوان المقال في موقع آخر.",
    no_content: "مضى على هذا أكثر من 30 يومًا، فلم يعد نصّه محفوظًا.",
    refused: "لا تسمح قاعدة أحدث بالنص القديم. غيّره يدويًا.",
    file_of_another: "لا يمكن حذف ملف رفعه شخص آخر إلا لمالك الموقع.",
    upload_limit:
      "بلغت حدّ الرفع لهذا اليوم: 300 ملف أو 2 غيغابايت للمحرّر، وعشرة أمثال ذلك للمالك. تابع غدًا أو اطلب المساعدة من المالك.",
    too_many_codes: "بحثت اليوم عن 3,000 رمز، وهذا هو الحد. يمكنك المتابعة غدًا.",
    code_unknown: "لم نعد نعرف مصدر هذا الرمز. أضف الطلب دون رمز.",
    sign_in_again: "مضى على تسجيل دخولك أكثر من ساعة. سجّل الدخول مجددًا، ثم أجرِ هذا التغيير مرة أخرى.",
    wrong_password: "كلمة المرور الحالية غير صحيحة.",
    last_owner: "يحتاج الموقع إلى مالك. اجعل شخصًا آخر مالكًا أولًا.",
    more_reviews_than_treatments: "بذلك يزيد عدد التقييمات على عدد الزيارات العلاجية. عدّل العدد الآخر أولًا.",
    review_erased: "مُحي نصّه.",
    review_requested: "يبقى مخفيًا لأن كاتبه، أو من يتحدث عنه، طلب ذلك.",
  },
  continueAt: (time) => `يمكنك المتابعة في الساعة ${time} بتوقيت دبي.`,
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
