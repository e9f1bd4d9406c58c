import { plural } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

/** Signing in, at the start and again over a page. */
const en = {
  title: "Back office",
  lead: "For staff only.",
  email: "Email",
  password: "Password",
  showPassword: "Show the password",
  hidePassword: "Hide the password",
  forgotten: "Forgotten password?",
  submit: "Sign in",
  submitting: "Signing in…",
  emailRequired: "Please enter your email.",
  emailInvalid: "This does not look like an email address.",
  passwordRequired: "Please enter your password.",
  /** Below an address that is not that of the person who opened the page. */
  colleague: (email: string) =>
    `You will continue with your own account. Anything ${email} has not saved here will be lost, except the text of a post.`,
  failed: "Login failed",
  invalid: "Invalid credentials",
  tooMany: (minutes: number) =>
    plural(minutes, "en", {
      one: "Too many attempts. Please try again in {n} minute.",
      other: "Too many attempts. Please try again in {n} minutes.",
    }),
  offline: "The server cannot be reached. Check your connection and try again.",
  unavailable: "Sign-in is not available right now. Please try again in a moment.",
  success: "Login successful",
  welcome: "Welcome back!",
  /** Over the page, when the session has ended. */
  ended: {
    title: "Sign in again",
    text: "Nothing you typed is lost, and saving continues.",
  },
  /** Over the page, for a change that needs a recent sign-in. */
  again: {
    title: "Sign in again for this change",
    text: "You signed in more than an hour ago. Enter your password, and your change is saved. Nothing you typed is lost.",
    confirm: "Confirm and save",
  },
};

const ar: Widen<typeof en> = {
  title: "لوحة الإدارة",
  lead: "للموظفين فقط.",
  email: "البريد الإلكتروني",
  password: "كلمة المرور",
  showPassword: "أظهر كلمة المرور",
  hidePassword: "أخفِ كلمة المرور",
  forgotten: "نسيت كلمة المرور؟",
  submit: "تسجيل الدخول",
  submitting: "جارٍ تسجيل الدخول…",
  emailRequired: "يُرجى إدخال بريدك الإلكتروني.",
  emailInvalid: "لا يبدو هذا عنوان بريد إلكتروني صحيحًا.",
  passwordRequired: "يُرجى إدخال كلمة المرور.",
  colleague: (email) => `ستتابع العمل بحسابك أنت. وسيضيع كل ما لم يحفظه ${email} هنا، إلا نص المقال.`,
  failed: "تعذّر تسجيل الدخول",
  invalid: "بيانات الدخول غير صحيحة",
  tooMany: (minutes) =>
    plural(minutes, "ar", {
      one: "محاولات كثيرة. يُرجى المحاولة بعد دقيقة.",
      two: "محاولات كثيرة. يُرجى المحاولة بعد دقيقتين.",
      few: "محاولات كثيرة. يُرجى المحاولة بعد {n} دقائق.",
      many: "محاولات كثيرة. يُرجى المحاولة بعد {n} دقيقة.",
      other: "محاولات كثيرة. يُرجى المحاولة بعد {n} دقيقة.",
    }),
  offline: "تعذّر الوصول إلى الخادم. تحقّق من اتصالك وحاول مجددًا.",
  unavailable: "تسجيل الدخول غير متاح الآن. يُرجى المحاولة بعد قليل.",
  success: "تم تسجيل الدخول",
  welcome: "مرحبًا بعودتك!",
  ended: {
    title: "سجّل الدخول من جديد",
    text: "لم يضِع شيء مما كتبته، وسيُستأنف الحفظ.",
  },
  again: {
    title: "سجّل الدخول مجددًا لإجراء هذا التغيير",
    text: "مضى على تسجيل دخولك أكثر من ساعة. أدخل كلمة المرور ليُحفظ تغييرك. لم يضِع شيء مما كتبته.",
    confirm: "تأكيد وحفظ",
  },
};

export const loginTexts = { en, ar } satisfies Localized<typeof ar>;
