import type { FactKey } from "@domain/facts";
import { formatNumber, plural } from "../../format";
import type { Localized } from "../../locales";
import type { Widen } from "../../widen";

interface Limits {
  least?: number;
  most?: number;
}

const upTo = ({ least = 0, most = 0 }: Limits) => [formatNumber(least), formatNumber(most)] as const;

const en = {
  title: "Business facts",
  lead: "What the business says about itself. Every page, chat text and data block reads it here, within seconds of a change.",
  groups: {
    contact: "Name and contact",
    service: "Service times",
    claims: "Claims that need evidence",
    profiles: "Profiles",
  },
  names: {
    name: "Name",
    phone: "Phone",
    whatsapp: "WhatsApp",
    email: "Email",
    street: "Street or area",
    hours: "Opening hours",
    languages: "Languages spoken",
    sameDayUntil: "Same-day bookings until",
    labResults: "Laboratory results",
    careShifts: "Shifts in care",
    averageResponse: "Average response",
    years: "Years of experience",
    patients: "Patients served",
    insurance: "Insurance wording",
    instagram: "Instagram",
    facebook: "Facebook",
    twitter: "Twitter",
    reviewLink: "Where patients leave a review",
  } satisfies Record<FactKey, string>,
  units: {
    hour: (value: string) => `${value}:00`,
    minutes: (value: string) => `${value} minutes`,
    hoursLong: (value: string) => `${value} hours`,
  },
  empty: "Not shown",
  required: "Pages always show it.",
  english: "English",
  arabic: "Arabic",
  value: "Value",
  from: "From",
  to: "To",
  opens: "Opens",
  closes: "Closes",
  hints: {
    phone: "With the country code, like +971 4 000 0000.",
    link: "The whole address, beginning with https://. Empty: the link is not shown.",
    number: "A whole number. Empty: pages use words that claim nothing.",
    range: "Whole hours.",
    numbers: "Hours with commas between, shortest first.",
    hours: "As HH:MM. 00:00 to 24:00 is day and night.",
    text: "No markup. Both languages, or neither.",
    hour: "The hour in Dubai, 1 to 24.",
  },
  evidence: "Evidence",
  evidenceHint: "Where we know this from: a document, a count, a date. Visitors do not see it.",
  noEvidence: "No evidence given",
  validUntil: "Valid until",
  validUntilHint: "The day after, pages stop saying it by themselves. Empty: it does not expire.",
  untilDay: (day: string) => `Valid until ${day}`,
  over: (day: string) => `Expired on ${day}; pages do not say it`,
  uses: {
    title: "Where it is used",
    everyPage: "On every page.",
    pages: (count: number) =>
      plural(count, "en", {
        one: "On {n} page, in both languages.",
        other: "On {n} pages, in both languages.",
      }),
    none: "On no page at the moment.",
    articles: (count: number) =>
      plural(count, "en", { one: "{n} article names it.", other: "{n} articles name it." }),
    unknown: "Where it is used is known once the site has been built.",
  },
  add: "Add fact",
  edit: "Change fact",
  created: "Fact saved",
  updated: "Fact saved; pages say it in a moment",
  failed: "Failed to save",
  unusual: (value: string) => `${value} is unusual here. Save it all the same?`,
  alreadyOver: "That day is over, so pages stop saying this at once. Save it all the same?",
  errors: {
    required: "Pages cannot do without this. Please enter a value.",
    bothLanguages: "Please write it in both languages.",
    text: ({ most = 0 }: Limits) =>
      `At most ${most} characters in each language, without < > { } [ ] or line breaks.`,
    phone: (_: Limits) =>
      "Please enter a number that can be called, with its country code, like +97140000000.",
    email: (_: Limits) => "Please enter an email address, like care@example.com.",
    link: (_: Limits) => "Please enter a whole address that begins with https://.",
    number: (limits: Limits) => `Please enter a whole number from ${upTo(limits)[0]} to ${upTo(limits)[1]}.`,
    range: (limits: Limits) =>
      `Please enter two whole numbers from ${upTo(limits)[0]} to ${upTo(limits)[1]}, the smaller one first.`,
    numbers: (limits: Limits) =>
      `Please enter one to six whole numbers from ${upTo(limits)[0]} to ${upTo(limits)[1]}, shortest first, each once.`,
    languages: (_: Limits) => "Please choose at least one language.",
    hours: (_: Limits) => "Please enter two times as HH:MM, the earlier one first.",
  },
};

const ar: Widen<typeof en> = {
  title: "بيانات النشاط",
  lead: "ما يقوله النشاط عن نفسه. تقرؤه من هنا كل صفحة ورسالة محادثة وبيانات منظَّمة، في ثوانٍ بعد التعديل.",
  groups: {
    contact: "الاسم والتواصل",
    service: "أوقات الخدمة",
    claims: "أقوال تحتاج إلى دليل",
    profiles: "الحسابات",
  },
  names: {
    name: "الاسم",
    phone: "الهاتف",
    whatsapp: "واتساب",
    email: "البريد الإلكتروني",
    street: "الشارع أو المنطقة",
    hours: "ساعات العمل",
    languages: "اللغات",
    sameDayUntil: "حجوزات اليوم نفسه حتى",
    labResults: "نتائج المختبر",
    careShifts: "مناوبات الرعاية",
    averageResponse: "متوسط الاستجابة",
    years: "سنوات الخبرة",
    patients: "عدد المرضى",
    insurance: "صيغة التأمين",
    instagram: "إنستغرام",
    facebook: "فيسبوك",
    twitter: "تويتر",
    reviewLink: "أين يكتب المرضى تقييمهم",
  },
  units: {
    hour: (value) => `${value}:00`,
    minutes: (value) => `${value} دقيقة`,
    hoursLong: (value) => `${value} ساعة`,
  },
  empty: "لا يظهر",
  required: "تعرضه الصفحات دائمًا.",
  english: "بالإنجليزية",
  arabic: "بالعربية",
  value: "القيمة",
  from: "من",
  to: "إلى",
  opens: "يبدأ العمل",
  closes: "ينتهي العمل",
  hints: {
    phone: "مع رمز الدولة، مثل ‎+971 4 000 0000‎.",
    link: "الرابط كاملًا، يبدأ بـ https://‎. فارغ: لا يظهر الرابط.",
    number: "عدد صحيح. فارغ: تستخدم الصفحات كلمات لا تدّعي شيئًا.",
    range: "ساعات صحيحة.",
    numbers: "ساعات بينها فواصل، الأقصر أولًا.",
    hours: "بصيغة ساعة:دقيقة. من 00:00 إلى 24:00 يعني ليلًا ونهارًا.",
    text: "دون رموز تنسيق. باللغتين معًا، أو دون أي منهما.",
    hour: "الساعة بتوقيت دبي، من 1 إلى 24.",
  },
  evidence: "الدليل",
  evidenceHint: "من أين نعرف ذلك: وثيقة أو إحصاء أو تاريخ. لا يراه الزوار.",
  noEvidence: "لم يُذكر دليل",
  validUntil: "صالح حتى",
  validUntilHint: "في اليوم التالي تتوقف الصفحات عن قوله من نفسها. فارغ: لا تنتهي صلاحيته.",
  untilDay: (day) => `صالح حتى ${day}`,
  over: (day) => `انتهت صلاحيته في ${day}، ولا تقوله الصفحات`,
  uses: {
    title: "مواضع استخدامه",
    everyPage: "في كل صفحة.",
    pages: (count) =>
      plural(count, "ar", {
        one: "في صفحة واحدة باللغتين.",
        two: "في صفحتين باللغتين.",
        few: "في {n} صفحات باللغتين.",
        many: "في {n} صفحة باللغتين.",
        other: "في {n} صفحة باللغتين.",
      }),
    none: "ليس في أي صفحة حاليًا.",
    articles: (count) =>
      plural(count, "ar", {
        one: "يذكره مقال واحد.",
        two: "يذكره مقالان.",
        few: "تذكره {n} مقالات.",
        many: "يذكره {n} مقالًا.",
        other: "يذكره {n} مقال.",
      }),
    unknown: "تُعرف مواضع استخدامه بعد بناء الموقع.",
  },
  add: "إضافة بيان",
  edit: "تعديل البيان",
  created: "حُفظ البيان",
  updated: "حُفظ البيان، وتقوله الصفحات بعد لحظات",
  failed: "تعذّر الحفظ",
  unusual: (value) => `${value} قيمة غير معتادة هنا. هل تريد حفظها مع ذلك؟`,
  alreadyOver: "هذا اليوم مضى، فتتوقف الصفحات عن قول ذلك فورًا. هل تريد الحفظ مع ذلك؟",
  errors: {
    required: "لا تستغني الصفحات عن هذا. يُرجى كتابة قيمة.",
    bothLanguages: "يُرجى كتابته باللغتين.",
    text: ({ most = 0 }) => `${most} حرفًا على الأكثر في كل لغة، دون < > { } [ ] ودون أسطر جديدة.`,
    phone: () => "يُرجى كتابة رقم يمكن الاتصال به مع رمز الدولة، مثل ‎+97140000000‎.",
    email: () => "يُرجى كتابة بريد إلكتروني، مثل care@example.com.",
    link: () => "يُرجى كتابة رابط كامل يبدأ بـ https://‎.",
    number: (limits) => `يُرجى كتابة عدد صحيح من ${upTo(limits)[0]} إلى ${upTo(limits)[1]}.`,
    range: (limits) => `يُرجى كتابة عددين صحيحين من ${upTo(limits)[0]} إلى ${upTo(limits)[1]}، الأصغر أولًا.`,
    numbers: (limits) =>
      `يُرجى كتابة عدد إلى ستة أعداد صحيحة من ${upTo(limits)[0]} إلى ${upTo(limits)[1]}، الأقصر أولًا ودون تكرار.`,
    languages: () => "يُرجى اختيار لغة واحدة على الأقل.",
    hours: () => "يُرجى كتابة وقتين بصيغة ساعة:دقيقة، الأسبق أولًا.",
  },
};

export const factsTexts = { en, ar } satisfies Localized<typeof ar>;
