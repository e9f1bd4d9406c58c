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
  /** Of an address that was pasted: its query, its part of the page. */
  leftOut: (part: string) => `Not part of the address here, and left out: ${leftToRight(part)}`,
  ownersOnly: "Only an owner can change this.",
  /** Asked when a form with changes is about to be closed. */
  discard: {
    question: "Leave without saving?",
    warning: "What you changed here will be lost.",
    confirm: "Leave without saving",
    stay: "Keep editing",
  },
  /** In the place of a heading that says that something failed. */
  maybeDone: "This may or may not have been done",
  /** What went wrong, by code. */
  errors: {
    offline: "The server cannot be reached. Check your connection and try again; nothing you typed is lost.",
    invalid: "The server did not accept what was sent. Check the fields and try again.",
    unauthorized: "Your session has ended. Please sign in again.",
    forbidden: "Your account is not allowed to do that.",
    not_found: "This no longer exists. Someone may have removed it.",
    conflict: "This was changed in the meantime. Reload it and make your change again.",
    too_large: "This is too large for the server. Make it smaller and try again.",
    too_many: "Too many requests. Please wait a moment.",
    unavailable: "The server is having trouble right now. Please try again in a moment.",
    unknown: "Something went wrong. Please try again.",
  },
  /** What more can be said where the server names its reason. */
  reasons: {
    generation_off: "AI content generation is switched off. An owner can switch it on in Settings.",
    change_limit:
      "This is more than one person may change: 1,000 changes in an hour, of which taking something away counts ten times, or 200 MB in a day. Nothing of it was changed, and what you typed is still here.",
    changed_since: "It has been changed again since, and nothing newer was overwritten.",
    address_taken: "Something else has its address, number or name by now. Change that first.",
    parent_gone: "What it belongs to is gone. Bring that back first.",
    file_gone: "It is back without its file, which is no longer stored.",
    owner_only: "Only an owner may do that.",
    not_by_hand:
      "It came with the site or from outside: nobody adds or removes it here, so it stays as it is.",
    version_gone: "That version is no longer in the history. Open the history again, and choose another.",
    misses_field: "It was kept before a field that is required now. Add it again by hand.",
    post_trashed: "The article is in the trash. Restore it from there first.",
    canonical_elsewhere: "It names another site as the article's address, which only an owner may do.",
    no_content: "What was written is no longer kept: that is for 30 days.",
    refused: "A rule that holds by now does not allow what was written then. Change it by hand.",
    file_of_another: "Only an owner can delete a file that somebody else uploaded.",
    upload_limit:
      "An editor may upload 300 files and 2 GB in a day, an owner ten times as much: continue tomorrow, or ask an owner.",
    too_many_codes: "A person may look up 3,000 codes in a day. You can continue tomorrow.",
    code_unknown: "The press of this code is no longer kept. Add the lead without a code.",
    sign_in_again: "You signed in more than an hour ago. Sign in again, then make this change once more.",
    wrong_password: "The current password is wrong.",
    last_owner: "The site needs an owner. Make someone else an owner first.",
    more_reviews_than_treatments:
      "There would be more reviews than treatments. Change the other number first.",
    review_erased: "Its words have been erased.",
    review_requested:
      "It is hidden because its author, or the person it is about, asked for it, so it stays hidden.",
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
  leftOut: (part) => `ليس جزءًا من العنوان هنا، فتُرك: ${leftToRight(part)}`,
  ownersOnly: "لا يمكن تغيير هذا إلا لمالك الموقع.",
  discard: {
    question: "هل تريد المغادرة دون حفظ؟",
    warning: "ستفقد ما غيّرته هنا.",
    confirm: "المغادرة دون حفظ",
    stay: "متابعة التعديل",
  },
  maybeDone: "ربما تم الأمر وربما لم يتم",
  errors: {
    offline: "تعذّر الوصول إلى الخادم. تحقق من اتصالك وحاول مجددًا؛ لم يضِع شيء مما كتبته.",
    invalid: "لم يقبل الخادم ما أُرسل. راجع الحقول وحاول مجددًا.",
    unauthorized: "انتهت جلستك. يُرجى تسجيل الدخول من جديد.",
    forbidden: "لا يملك حسابك صلاحية القيام بذلك.",
    not_found: "لم يعد هذا موجودًا؛ ربما حذفه شخص آخر.",
    conflict: "تغيّر هذا في الأثناء. أعد التحميل ثم كرّر التعديل.",
    too_large: "الحجم أكبر مما يقبله الخادم. قلّله ثم حاول مجددًا.",
    too_many: "الطلبات كثيرة الآن. يُرجى الانتظار قليلًا.",
    unavailable: "الخادم متعثّر الآن. يُرجى المحاولة بعد قليل.",
    unknown: "حدث خطأ ما. يُرجى المحاولة مجددًا.",
  },
  reasons: {
    generation_off: "توليد المحتوى بالذكاء الاصطناعي متوقف. يمكن للمالك تشغيله من الإعدادات.",
    change_limit:
      "هذا أكثر مما يمكن لشخص واحد تغييره: 1,000 تغيير في الساعة، ويُحسب كل حذف عشرة، أو 200 ميغابايت في اليوم. لم يتغيّر شيء، وما كتبته ما زال هنا.",
    changed_since: "تغيّر هذا مرة أخرى بعد ذلك، ولم يُستبدل ما هو أحدث.",
    address_taken: "أصبح رابطه أو رقمه أو اسمه لشيء آخر. غيّر ذاك أولًا.",
    parent_gone: "ما يتبع له لم يعد موجودًا. استعِد ذاك أولًا.",
    file_gone: "عاد دون ملفه، فالملف لم يعد محفوظًا.",
    owner_only: "لا يقوم بهذا إلا مالك الموقع.",
    not_by_hand: "جاء هذا مع الموقع أو من خارجه، ولا يضيفه أحد أو يحذفه هنا، فيبقى كما هو.",
    version_gone: "لم تعد تلك النسخة في السجل. افتح السجل من جديد واختر نسخة أخرى.",
    misses_field: "حُفظ هذا قبل إضافة حقل أصبح إلزاميًا. أضفه من جديد يدويًا.",
    post_trashed: "المقال في سلة المهملات. استعِده منها أولًا.",
    canonical_elsewhere: "يذكر موقعًا آخر عنوانًا للمقال، ولا يفعل ذلك إلا مالك الموقع.",
    no_content: "لم يعد ما كُتب محفوظًا، فهو يُحفظ 30 يومًا.",
    refused: "لا تسمح قاعدة سارية الآن بما كُتب حينها. غيّره يدويًا.",
    file_of_another: "لا يحذف ملفًا رفعه شخص آخر إلا المالك.",
    upload_limit:
      "يمكن للمحرّر رفع 300 ملف و2 غيغابايت في اليوم، وللمالك عشرة أمثال ذلك: تابع غدًا أو اطلب ذلك من المالك.",
    too_many_codes: "يمكن للشخص الواحد البحث عن 3,000 رمز في اليوم. تابع غدًا.",
    code_unknown: "لم تعد ضغطة هذا الرمز محفوظة. أضف الطلب دون رمز.",
    sign_in_again: "مضى على تسجيل دخولك أكثر من ساعة. سجّل الدخول مجددًا، ثم أجرِ هذا التغيير مرة أخرى.",
    wrong_password: "كلمة المرور الحالية غير صحيحة.",
    last_owner: "يحتاج الموقع إلى مالك. اجعل شخصًا آخر مالكًا أولًا.",
    more_reviews_than_treatments: "سيزيد عدد التقييمات على عدد الزيارات العلاجية. عدّل العدد الآخر أولًا.",
    review_erased: "مُحي نصّه.",
    review_requested: "أُخفي بطلب من كاتبه أو ممّن يتحدث عنه، فيبقى مخفيًا.",
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
