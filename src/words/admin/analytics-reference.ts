import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Where a chat comes from",
  hint: "Each chat ends with a short code, such as (Ref K7QX2). It identifies the page and the button.",
  label: "Code of the chat",
  find: "Find",
  found: (code: string) => `${code} comes from`,
  lastAt: (moment: string) => `last used ${moment}`,
  none: (code: string) => `No contact of the last 90 days has the code ${code}.`,
};

const ar: Widen<typeof en> = {
  title: "من أين جاءت المحادثة",
  hint: "تنتهي كل محادثة برمز قصير بين قوسين من خمسة أحرف وأرقام، يدلّ على الصفحة والزر.",
  label: "رمز المحادثة",
  find: "بحث",
  found: (code) => `جاء ${code} من`,
  lastAt: (moment) => `آخر استخدام ${moment}`,
  none: (code) => `لا تواصل في آخر 90 يومًا بالرمز ${code}.`,
};

export const analyticsReferenceTexts = { en, ar } satisfies Localized<typeof ar>;
