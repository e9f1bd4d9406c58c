import { plural } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Show it to someone without an account",
  lead: "A link opens one text as it is now, for three days. Search engines do not see it.",
  invites: "Invite a clinician to comment",
  make: { en: "Link to the English text", ar: "Link to the Arabic text" },
  made: { en: "Link to the English text", ar: "Link to the Arabic text" },
  once: "You see it only now, so copy it.",
  failed: "The link was not made",
  notSaved: "The text could not be saved first. Save it, then make the link.",
  notChanged: "The link was not changed",
  copy: "Copy link",
  copied: "Link copied",
  copyFailed: "Your browser blocked copying. Select the link and copy it by hand.",
  list: "Links that work",
  until: (moment: string) => `until ${moment}`,
  opens: (count: number) =>
    count === 0 ? "not opened yet" : plural(count, "en", { one: "opened once", other: "opened {n} times" }),
  outdated: "The text has changed since.",
  invited: "A clinician is invited to comment.",
  guest: "Says to be:",
  acceptAs: "Confirmed as",
  notAccepted: "Not confirmed",
  acceptHint:
    "Compare name and licence first. The person can then approve the text under this author’s name.",
  revoke: "Switch off",
  revoked: "Link switched off",
  accepted: "Saved",
};

const ar: Widen<typeof en> = {
  title: "عرض النص على من ليس له حساب",
  lead: "يفتح الرابط نصًا واحدًا كما هو الآن، لمدة ثلاثة أيام. ولا تراه محركات البحث.",
  invites: "دعوة طبيب أو ممرّض إلى التعليق",
  make: { en: "رابط إلى النص الإنجليزي", ar: "رابط إلى النص العربي" },
  made: { en: "رابط النص الإنجليزي", ar: "رابط النص العربي" },
  once: "لا يُعرض إلا الآن، فانسخه.",
  failed: "لم يُنشأ الرابط",
  notSaved: "تعذّر حفظ النص أولًا. احفظه ثم أنشئ الرابط.",
  notChanged: "لم يتغيّر الرابط",
  copy: "نسخ الرابط",
  copied: "نُسخ الرابط",
  copyFailed: "لم يسمح المتصفح بالنسخ. حدّد الرابط وانسخه يدويًا.",
  list: "الروابط العاملة",
  until: (moment) => `حتى ${moment}`,
  opens: (count) =>
    plural(count, "ar", {
      zero: "لم يُفتح بعد",
      one: "فُتح مرة واحدة",
      two: "فُتح مرتين",
      few: "فُتح {n} مرات",
      many: "فُتح {n} مرة",
      other: "فُتح {n} مرة",
    }),
  outdated: "تغيّر النص بعدها.",
  invited: "طبيب أو ممرّض مدعو إلى التعليق.",
  guest: "يُعرّف نفسه بأنه:",
  acceptAs: "مؤكَّد باسم",
  notAccepted: "غير مؤكَّد",
  acceptHint: "قارن الاسم والترخيص أولًا. بعدها يستطيع الشخص اعتماد النص باسم هذا الكاتب.",
  revoke: "إيقاف",
  revoked: "أُوقف الرابط",
  accepted: "حُفظ",
};

/** Links to drafts, in the editor. */
export const lookLinksTexts = { en, ar } satisfies Localized<typeof ar>;
