import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

/** The page where the code of a chat is entered. */
const en = {
  title: "Which chat is it?",
  label: "Chat message or code",
  hint: "Paste the whole message, or type the code at its end. Only the code is read; nothing else is kept or sent.",
  keys: "to switch between this field and the leads",
  find: "Find",
  finding: "Looking it up…",
  failed: "The code could not be looked up.",
  refused: {
    phone: "This looks like a phone number, so it was not sent. We only need the code.",
    email: "This looks like an email address, so it was not sent. We only need the code.",
    words:
      "This looks like a name or a word, so it was not sent. If it is the code, type it in capital letters.",
    length: "A code has five letters and digits, like K7QXT.",
    noCode: "This message has no code, so nothing was sent. Add the lead without a code instead.",
  },
  several: "This message has more than one code. Which chat is it?",
  severalClicks: (code: string) => `${code} was used more than once. Which page and hour is it?`,
  meant: (code: string) => `We don’t know the code ${code}. Did you mean one of these?`,
  expired: (code: string) =>
    `${code} is more than 90 days old, so we no longer know where it came from. Add the lead without a code.`,
  unknown: (code: string) =>
    `We don’t know the code ${code}. Compare it with the chat once more, or add the lead without a code.`,
  found: (code: string) => `${code} comes from`,
  isLead: "This chat is already a lead. Its status:",
  isAdded: "Added. Its status:",
  add: "Add as Talking",
  addFailed: "The lead was not added",
  facts: {
    page: "Page",
    button: "Button",
    service: "Service",
    language: "Language",
    hour: "Hour",
    campaign: "Campaign",
  },
  clicked: { whatsapp_clicked: "WhatsApp", phone_call_clicked: "Call" },
  none: "None",
  lead: "Already a lead",
  without: {
    title: "Without a code",
    service: "Service",
    later: "Not known yet",
    origin: "Add as",
  },
};

const ar: Widen<typeof en> = {
  title: "أي محادثة هذه؟",
  label: "رسالة المحادثة أو رمزها",
  hint: "الصق الرسالة كاملة، أو اكتب الرمز الذي في آخرها. لا يُقرأ منها إلا الرمز، ولا يُحفظ غيره ولا يُرسل.",
  keys: "للانتقال بين هذا الحقل والطلبات",
  find: "البحث عن الرمز",
  finding: "جارٍ البحث…",
  failed: "تعذّر البحث عن الرمز.",
  refused: {
    phone: "يبدو هذا رقم هاتف، فلم يُرسل. نحتاج إلى الرمز فقط.",
    email: "يبدو هذا بريدًا إلكترونيًا، فلم يُرسل. نحتاج إلى الرمز فقط.",
    words: "يبدو هذا اسمًا أو كلمة، فلم يُرسل. إن كان هو الرمز فاكتبه بحروف كبيرة.",
    length: "يتكوّن الرمز من خمسة حروف لاتينية وأرقام، وهو في آخر المحادثة بين قوسين.",
    noCode: "ليس في هذه الرسالة رمز، فلم يُرسل شيء. أضف الطلب دون رمز.",
  },
  several: "في هذه الرسالة أكثر من رمز. أي محادثة هي؟",
  severalClicks: (code) => `استُخدم الرمز ${isolated(code)} أكثر من مرة. أي صفحة وأي ساعة؟`,
  meant: (code) => `لا نعرف الرمز ${isolated(code)}. هل تقصد أحد هذه؟`,
  expired: (code) => `مضى على ${isolated(code)} أكثر من 90 يومًا، فلم نعد نعرف مصدره. أضف الطلب دون رمز.`,
  unknown: (code) => `لا نعرف الرمز ${isolated(code)}. قارنه بالمحادثة مرة أخرى، أو أضف الطلب دون رمز.`,
  found: (code) => `جاء ${isolated(code)} من`,
  isLead: "هذه المحادثة مسجّلة من قبل، وحالتها الآن:",
  isAdded: "أُضيفت، وحالتها الآن:",
  add: "أضِفها بحالة «قيد المحادثة»",
  addFailed: "لم يُضَف الطلب",
  facts: {
    page: "الصفحة",
    button: "الزر",
    service: "الخدمة",
    language: "اللغة",
    hour: "الساعة",
    campaign: "الحملة",
  },
  clicked: { whatsapp_clicked: "واتساب", phone_call_clicked: "اتصال" },
  none: "لا يوجد",
  lead: "مسجّلة من قبل",
  without: {
    title: "دون رمز",
    service: "الخدمة",
    later: "غير محددة بعد",
    origin: "أضِفه على أنه",
  },
};

export const leadDeskTexts = { en, ar } satisfies Localized<typeof ar>;
