import { passwordProblem, type PasswordProblem } from "./domain/password.ts";
import { FunctionError } from "./errors.ts";
import type { Localized } from "./domain/locales.ts";

const WORDS: Record<PasswordProblem, Localized> = {
  too_short: {
    en: "A password needs at least 12 characters. A few words in a row are easy to remember.",
    ar: "تحتاج كلمة المرور إلى 12 حرفًا على الأقل. بضع كلمات متتالية يسهل تذكّرها.",
  },
  too_long: {
    en: "This password is too long. Please choose a shorter one.",
    ar: "كلمة المرور هذه طويلة جدًا. يُرجى اختيار كلمة أقصر.",
  },
  common: {
    en: "Many people use this password, so it is guessed quickly. Please choose another one.",
    ar: "يستخدم كثيرون كلمة المرور هذه، فيسهل تخمينها. يُرجى اختيار غيرها.",
  },
};

/** Throws 422 for a password that cannot be taken; the message tells a person why. */
export function expectGoodPassword(password: string): void {
  const problem = passwordProblem(password);
  if (problem) throw new FunctionError("weak_password", WORDS[problem]);
}
