import { FACT_KEYS, type FactKey, type FactLimits } from "@domain/facts";
import { FACT_NAMES } from "@domain/fact-names";
import { formatNumber, hoursAfter, plural } from "@/i18n/format";
import { isolated } from "@/i18n/isolated";
import type { Locale, Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";
import { factUsesTexts } from "./fact-uses";

const namesIn = (locale: Locale) =>
  Object.fromEntries(FACT_KEYS.map((key) => [key, FACT_NAMES[key][locale]])) as Record<FactKey, string>;

const upTo = ({ least = 0, most = 0 }: FactLimits) => [formatNumber(least), formatNumber(most)] as const;

const en = {
  title: "Business facts",
  lead: "What the business says about itself. Pages, chat messages and search data use these facts. Changes appear after the next build.",
  groups: {
    contact: "Name and contact",
    service: "Service times",
    claims: "Claims that need evidence",
    profiles: "Profiles",
  },
  names: namesIn("en"),
  units: {
    hour: (value: string) => `${value}:00`,
    minutes: (count: number) => plural(count, "en", { one: "{n} minute", other: "{n} minutes" }),
    /** `last` is the number before the unit. */
    hoursLong: (value: string, _last: number) => `${value} hours`,
    dirhams: (range: string) => `AED ${range}`,
    rating: (stars: number, count: number) =>
      `${stars} out of 5, ${plural(count, "en", { one: "{n} review", other: "{n} reviews" })}`,
  },
  loadFailed: "The facts could not be loaded.",
  empty: "Not shown",
  required: "Always shown.",
  english: "English",
  arabic: "Arabic",
  /** The two fields of a fact that has two parts. */
  ends: {
    range: { first: "From", second: "To" },
    hours: { first: "Opens", second: "Closes" },
    rating: { first: "Stars", second: "Reviews with stars" },
  },
  fields: { value: "Value", evidence: "Evidence", valid_until: "Valid until" },
  hints: {
    evidence: "Where we know this from: a document, a count, a date. Visitors do not see it.",
    valid_until: "The last day on which pages show it. Leave empty if it does not expire.",
    phone: "As you write it, like 04 000 0000. Add the country code for a number from abroad.",
    link: "The full address, beginning with https://. Leave empty to hide the link.",
    number: "A whole number. Leave empty to keep it off the pages.",
    range: "Whole hours.",
    dirhams: "Whole dirhams, for search engines. Leave empty to give no price range.",
    rating:
      "From 1 to 5 with one decimal, like 4.9. Once five real reviews are shown, their average replaces this. Leave empty to show no rating of your own.",
    numbers: "Hours, separated by commas, shortest first.",
    hours:
      "As HH:MM. 00:00 to 24:00 means day and night. A closing time before the opening time is on the next day.",
    text: "Plain text. Fill in both languages, or neither.",
    names: "One name per line, in the same order in both languages.",
    hour: "The hour in Dubai, 1 to 24.",
  },
  /** For a phone number that is displayed in another format. */
  shownAs: (number: string) => `Shown as ${isolated(number)}.`,
  noEvidence: "No evidence given",
  untilDay: (day: string) => `Valid until ${day}`,
  over: (day: string) => `Expired on ${day}, so pages no longer show it`,
  uses: factUsesTexts.en,
  add: "Add fact",
  edit: "Edit fact",
  created: "Fact saved",
  updated: "Fact saved. Pages change with the next build.",
  failed: "Failed to save",
  unusual: (value: string) => `${value} looks unusual. Save it anyway?`,
  emptied: (articles: number) =>
    articles === 0
      ? "Without a value, pages use neutral words instead. Save it anyway?"
      : plural(articles, "en", {
          one: "Without a value, pages and the {n} article that mentions it use neutral words instead. Save it anyway?",
          other:
            "Without a value, pages and the {n} articles that mention it use neutral words instead. Save it anyway?",
        }),
  promiseTooShort: (services: string) =>
    `No service arrives this fast. The longest time on their pages: ${services}.`,
  timed: (service: string, minutes: string) => `${service} (${minutes})`,
  comma: ", ",
  saveAnyway: "Save it anyway?",
  pastMidnight: (closes: string) => `That means open until ${closes} on the next day. Save it anyway?`,
  alreadyOver: "That day has passed, so pages will not show this. Save it anyway?",
  errors: {
    required: "Every page needs this. Please enter a value.",
    bothLanguages: "Please write it in both languages.",
    text: ({ most = 0 }: FactLimits) =>
      `At most ${most} characters in each language, without < > { } [ ] or line breaks.`,
    names: ({ most = 0, count = 0 }: FactLimits) =>
      `Please enter at most ${count} different names, one per line, of at most ${most} characters each, without < > { } [ ].`,
    differentCounts: (english: number, arabic: number) =>
      `Each name needs both languages. Names so far: ${english} in English, ${arabic} in Arabic.`,
    phone: () =>
      "Please enter a phone number in digits, like 04 000 0000. Add the country code for a number from abroad.",
    email: () => "Please enter an email address, like care@example.com.",
    link: () => "Please enter a full address that begins with https://.",
    number: (limits: FactLimits) =>
      `Please enter a whole number from ${upTo(limits)[0]} to ${upTo(limits)[1]}.`,
    range: (limits: FactLimits) =>
      `Please enter two whole numbers from ${upTo(limits)[0]} to ${upTo(limits)[1]}, the smaller one first.`,
    rating: ({ most }: FactLimits) =>
      `Please enter stars from 1 to 5 with at most one decimal, and a whole number of reviews from 1 to ${formatNumber(most ?? 0)}.`,
    moreReviews: (reviews: number, treatments: number) =>
      `There cannot be more reviews (${formatNumber(reviews)}) than treatments (${formatNumber(treatments)}). Please check this number, or change the other one first.`,
    numbers: (limits: FactLimits) =>
      `Please enter one to six different whole numbers from ${upTo(limits)[0]} to ${upTo(limits)[1]}, shortest first.`,
    languages: () => "Please choose at least one language.",
    hours: () => "Please enter two different times as HH:MM.",
  },
};

const ar: Widen<typeof en> = {
  title: "معلومات المنشأة",
  lead: "ما تقوله المنشأة عن نفسها. تستخدمه الصفحات ورسائل المحادثة وبيانات البحث. يظهر التعديل بعد التحديث التالي للموقع.",
  groups: {
    contact: "الاسم والتواصل",
    service: "أوقات الخدمة",
    claims: "معلومات تحتاج إلى إثبات",
    profiles: "حسابات التواصل",
  },
  names: namesIn("ar"),
  units: {
    hour: (value) => `${value}:00`,
    minutes: (count) =>
      plural(count, "ar", { one: "دقيقة واحدة", two: "دقيقتان", few: "{n} دقائق", other: "{n} دقيقة" }),
    hoursLong: (value, last) => `${value} ${hoursAfter(last)}`,
    dirhams: (range) => `${range} درهم`,
    rating: (stars, count) =>
      `${stars} من 5، ${plural(count, "ar", { one: "تقييم واحد", two: "تقييمان", few: "{n} تقييمات", many: "{n} تقييمًا", other: "{n} تقييم" })}`,
  },
  loadFailed: "تعذّر تحميل المعلومات.",
  empty: "لا يظهر",
  required: "يظهر دائمًا.",
  english: "بالإنجليزية",
  arabic: "بالعربية",
  ends: {
    range: { first: "من", second: "إلى" },
    hours: { first: "يبدأ العمل", second: "ينتهي العمل" },
    rating: { first: "النجوم", second: "عدد التقييمات بنجوم" },
  },
  fields: { value: "القيمة", evidence: "الدليل", valid_until: "صالح حتى" },
  hints: {
    evidence: "من أين نعرف ذلك: وثيقة أو إحصاء أو تاريخ. لا يراه الزوار.",
    valid_until: "آخر يوم تعرضه فيه الصفحات. اتركه فارغًا إذا لم تكن له نهاية.",
    phone: "كما تكتبه عادةً، مثل ‎04 000 0000‎. وأضف رمز الدولة إن كان الرقم من خارج الإمارات.",
    link: "الرابط كاملًا، يبدأ بـ https://‎. اتركه فارغًا لإخفاء الرابط.",
    number: "عدد صحيح. اتركه فارغًا كي لا تذكره الصفحات.",
    range: "بالساعات، دون كسور.",
    dirhams: "بالدرهم، دون كسور، لمحركات البحث. اتركه فارغًا كي لا يُذكر نطاق للأسعار.",
    rating:
      "من 1 إلى 5 بخانة عشرية واحدة، مثل 4.9. ومتى ظهرت خمسة تقييمات حقيقية حلّ متوسطها محله. اتركه فارغًا كي لا يظهر تقييم من عندك.",
    numbers: "ساعات بينها فواصل، الأقصر أولًا.",
    hours:
      "بصيغة ساعة:دقيقة. من 00:00 إلى 24:00 يعني ليلًا ونهارًا، ووقت إغلاق يسبق وقت البدء يعني اليوم التالي.",
    text: "نص عادي. املأ اللغتين معًا أو اتركهما فارغتين.",
    names: "اسم في كل سطر، وبالترتيب نفسه في اللغتين.",
    hour: "الساعة بتوقيت دبي، من 1 إلى 24.",
  },
  shownAs: (number) => `يظهر هكذا: ${isolated(number)}.`,
  noEvidence: "لم يُذكر دليل",
  untilDay: (day) => `صالح حتى ${day}`,
  over: (day) => `انتهت صلاحيته في ${day}، فلم تعد الصفحات تعرضه`,
  uses: factUsesTexts.ar,
  add: "إضافة معلومة",
  edit: "تعديل المعلومة",
  created: "حُفظت المعلومة",
  updated: "حُفظت المعلومة، وتتغيّر الصفحات مع التحديث التالي للموقع.",
  failed: "تعذّر الحفظ",
  unusual: (value) => `تبدو القيمة ${value} غير معتادة. هل تريد حفظها مع ذلك؟`,
  emptied: (articles) =>
    plural(articles, "ar", {
      zero: "إن بقيت بلا قيمة حلّ مكانها كلام عام في الصفحات. هل تريد الحفظ مع ذلك؟",
      one: "إن بقيت بلا قيمة حلّ مكانها كلام عام في الصفحات وفي مقال واحد يذكرها. هل تريد الحفظ مع ذلك؟",
      two: "إن بقيت بلا قيمة حلّ مكانها كلام عام في الصفحات وفي مقالين يذكرانها. هل تريد الحفظ مع ذلك؟",
      few: "إن بقيت بلا قيمة حلّ مكانها كلام عام في الصفحات وفي {n} مقالات تذكرها. هل تريد الحفظ مع ذلك؟",
      many: "إن بقيت بلا قيمة حلّ مكانها كلام عام في الصفحات وفي {n} مقالًا يذكرها. هل تريد الحفظ مع ذلك؟",
      other: "إن بقيت بلا قيمة حلّ مكانها كلام عام في الصفحات وفي {n} مقال يذكرها. هل تريد الحفظ مع ذلك؟",
    }),
  promiseTooShort: (services) => `لا تصل أي خدمة بهذه السرعة. أطول مدة تذكرها صفحاتها: ${services}.`,
  timed: (service, minutes) => `${service} (${minutes})`,
  comma: "، ",
  saveAnyway: "هل تريد حفظه مع ذلك؟",
  pastMidnight: (closes) => `يعني ذلك أن العمل يستمر حتى ${closes} من اليوم التالي. هل تريد الحفظ مع ذلك؟`,
  alreadyOver: "مضى هذا اليوم، فلن تعرضه الصفحات. هل تريد الحفظ مع ذلك؟",
  errors: {
    required: "تحتاج كل صفحة إلى هذا. يُرجى كتابة قيمة.",
    bothLanguages: "يُرجى كتابته باللغتين.",
    text: ({ most = 0 }) => `${most} حرفًا على الأكثر في كل لغة، دون < > { } [ ] ودون أسطر جديدة.`,
    names: ({ most = 0, count = 0 }) =>
      `يُرجى كتابة أسماء مختلفة لا يزيد عددها على ${count}، واحد في كل سطر، ولا يزيد كل منها على ${most} حرفًا، دون < > { } [ ].`,
    differentCounts: (english, arabic) =>
      `يحتاج كل اسم إلى اللغتين. عدد الأسماء حتى الآن: ${english} بالإنجليزية و${arabic} بالعربية.`,
    phone: () =>
      "يُرجى كتابة رقم هاتف بالأرقام، مثل ‎04 000 0000‎. وأضف رمز الدولة إن كان الرقم من خارج الإمارات.",
    email: () => "يُرجى كتابة بريد إلكتروني، مثل care@example.com.",
    link: () => "يُرجى كتابة رابط كامل يبدأ بـ https://‎.",
    number: (limits) => `يُرجى كتابة عدد صحيح من ${upTo(limits)[0]} إلى ${upTo(limits)[1]}.`,
    range: (limits) => `يُرجى كتابة عددين صحيحين من ${upTo(limits)[0]} إلى ${upTo(limits)[1]}، الأصغر أولًا.`,
    rating: ({ most }) =>
      `يُرجى كتابة نجوم من 1 إلى 5 بخانة عشرية واحدة على الأكثر، وعدد صحيح من التقييمات بين 1 و${formatNumber(most ?? 0)}.`,
    moreReviews: (reviews, treatments) =>
      `لا يمكن أن يزيد عدد التقييمات (${formatNumber(reviews)}) على عدد الزيارات العلاجية (${formatNumber(treatments)})، فكل تقييم عن زيارة. يُرجى التحقّق من هذا العدد، أو تعديل الآخر أولًا.`,
    numbers: (limits) =>
      `يُرجى كتابة عدد صحيح واحد إلى ستة أعداد من ${upTo(limits)[0]} إلى ${upTo(limits)[1]}، الأقصر أولًا ودون تكرار.`,
    languages: () => "يُرجى اختيار لغة واحدة على الأقل.",
    hours: () => "يُرجى كتابة وقتين مختلفين بصيغة ساعة:دقيقة.",
  },
};

export const factsTexts = { en, ar } satisfies Localized<typeof ar>;
