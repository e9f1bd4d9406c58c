import type { PasswordProblem } from "@domain/password";
import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

const en = {
  title: "My account",
  lead: "Signed in as",
  passwordTitle: "Change password",
  current: "Current password",
  currentRequired: "Please enter your current password.",
  currentWrong: "The current password is not right.",
  password: "New password",
  passwordHint: "At least 12 characters. A few words in a row are easy to remember.",
  passwordProblems: {
    too_short: "Please use at least 12 characters.",
    too_long: "This password is too long. Please take a shorter one.",
    common: "Many people use this password, so it is guessed quickly. Please choose another one.",
  } satisfies Record<PasswordProblem, string>,
  changed: "Password changed",
  changedText: "All other devices are signed out.",
  failed: "The password was not changed",
  everywhereTitle: "Sign out everywhere",
  everywhereText: "Ends every session of this account, on this device too. Use it after a device was lost.",
  everywhereFailed: "The sessions could not be ended",
  link: {
    title: "Choose your password",
    lead: "For the account",
    submit: "Save password",
    failed: "The password was not saved",
    done: "Password saved",
    doneText: "You can sign in with it now.",
    unusable: "This link does not work any more: it was used, is older than three days, or was replaced.",
    askOwner: "Ask an owner of the site for a new link.",
    toSignIn: "Go to the sign-in",
    signsOut: (email: string) => `You are signed in here as ${email}. Saving the password signs you out.`,
  },
  forgotten: {
    title: "Forgotten password",
    lead: "We send you a link by which you choose a new one.",
    submit: "Send a link",
    sending: "Sending…",
    failed: "The link was not asked for",
    sent: "Look into your mailbox",
    sentText: (email: string) =>
      `If ${email} belongs to an account, a link is on its way there. It works once, within three days.`,
    nothing:
      "Nothing came? Look among unwanted mail, or ask an owner of the site for a link. A second one can be sent after ten minutes.",
    noMail: "This site sends no email. An owner of the site can make you a link to choose a new password.",
  },
};

const ar: Widen<typeof en> = {
  title: "حسابي",
  lead: "الحساب الحالي:",
  passwordTitle: "تغيير كلمة المرور",
  current: "كلمة المرور الحالية",
  currentRequired: "يُرجى إدخال كلمة المرور الحالية.",
  currentWrong: "كلمة المرور الحالية غير صحيحة.",
  password: "كلمة المرور الجديدة",
  passwordHint: "12 حرفًا على الأقل. بضع كلمات متتالية يسهل تذكّرها.",
  passwordProblems: {
    too_short: "يُرجى استخدام 12 حرفًا على الأقل.",
    too_long: "كلمة المرور هذه طويلة جدًا. يُرجى اختيار كلمة أقصر.",
    common: "يستخدم كثيرون كلمة المرور هذه، فيسهل تخمينها. يُرجى اختيار غيرها.",
  },
  changed: "تغيّرت كلمة المرور",
  changedText: "سُجّل خروجك من الأجهزة الأخرى كلها.",
  failed: "لم تتغيّر كلمة المرور",
  everywhereTitle: "تسجيل الخروج من كل الأجهزة",
  everywhereText: "ينهي كل جلسات هذا الحساب، على هذا الجهاز أيضًا. استخدمه إذا فُقد أحد أجهزتك.",
  everywhereFailed: "تعذّر إنهاء الجلسات",
  link: {
    title: "اختر كلمة المرور",
    lead: "للحساب:",
    submit: "حفظ كلمة المرور",
    failed: "لم تُحفظ كلمة المرور",
    done: "حُفظت كلمة المرور",
    doneText: "يمكنك الآن تسجيل الدخول بها.",
    unusable: "لم يعد هذا الرابط صالحًا: استُخدم من قبل، أو مضت عليه أكثر من ثلاثة أيام، أو حلّ محله رابط آخر.",
    askOwner: "اطلب رابطًا جديدًا من مالك الموقع.",
    toSignIn: "الانتقال إلى تسجيل الدخول",
    signsOut: (email) => `أنت مسجّل الدخول هنا بالحساب ${email}. حفظ كلمة المرور يسجّل خروجك منه.`,
  },
  forgotten: {
    title: "نسيت كلمة المرور",
    lead: "نرسل إليك رابطًا تختار به كلمة جديدة.",
    submit: "إرسال الرابط",
    sending: "جارٍ الإرسال…",
    failed: "تعذّر طلب الرابط",
    sent: "راجع بريدك الإلكتروني",
    sentText: (email) =>
      `إن كان ${email} عنوان أحد الحسابات فالرابط في طريقه إليه. يعمل مرة واحدة خلال ثلاثة أيام.`,
    nothing:
      "لم يصلك شيء؟ ابحث في البريد غير المرغوب فيه، أو اطلب رابطًا من مالك الموقع. يمكن إرسال رابط آخر بعد عشر دقائق.",
    noMail: "لا يرسل هذا الموقع رسائل إلكترونية. يمكن لمالك الموقع أن ينشئ لك رابطًا لاختيار كلمة جديدة.",
  },
};

export const accountTexts = { en, ar } satisfies Localized<typeof ar>;
