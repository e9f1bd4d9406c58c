import type { Localized } from "@/config/locales";
import { plural } from "@/i18n/format";
import type { Widen } from "@/i18n/widen";

const en = {
  metaTitle: "Health at Home: Practical Articles",
  metaKeywords:
    "health articles Dubai, when to call a doctor, nursing advice at home, caring for elderly parents, preparing for a blood test",
  metaDescription:
    "Fever, falls, blood tests, newborns, caring for a parent: calm, practical articles about care at home in Dubai, and when to call.",
  title: "Read first, then decide",
  lead: "Short, practical articles about care at home in Dubai: what to watch for, what to do tonight, and when to call.",
  imageAlt: "A nurse taking a blood sample at a kitchen table",
  groups: {
    doctor: "Doctor Services",
    wellness: "Wellness & Test",
    nursing: "Nursing",
    care: "Care",
    more: "More Articles",
  },
  previous: "Previous",
  next: "Next",
  readMore: "Read More",
  showMore: "Show more",
  jump: "Topics",
  loading: "Loading articles…",
  failed: "The articles could not be loaded just now.",
  empty: "No articles yet. In the meantime, message us: a person answers.",
  minutes: (count: number) => plural(count, "en", { other: "{n} min read" }),
  count: (count: number) => plural(count, "en", { one: "1 article", other: "{n} articles" }),
  moreThan: (count: number) => `More than ${count} articles`,
  newest: (count: number) => `The newest ${count}`,
  all: "All articles",
  noneInList: "There is no article here yet. Ask us instead: a person answers.",
  search: {
    label: "Search the articles",
    submit: "Search",
    result: "Search results",
    title: (text: string) => `Results for “${text}”`,
    searching: "Searching…",
    failed: "The search did not work just now.",
    none: "We have not written about that yet. Ask us instead: a person answers, and says so when you need a hospital and not a visit.",
    near: "No article has exactly that. These come closest.",
    some: "No article has all of these words. These have some of them.",
    otherLanguage: "Search the Arabic articles",
  },
};

const ar: Widen<typeof en> = {
  metaTitle: "الصحة في البيت: مقالات عملية",
  metaKeywords:
    "مقالات صحية دبي، متى أتصل بالطبيب، نصائح التمريض في المنزل، رعاية الوالدين، الاستعداد لتحليل الدم",
  metaDescription:
    "الحمّى والسقوط والتحاليل والمواليد ورعاية الوالدين: مقالات هادئة وعملية عن الرعاية في البيوت بدبي، ومتى تتصل.",
  title: "اقرأ أولًا ثم قرّر",
  lead: "مقالات قصيرة وعملية عن الرعاية في البيوت بدبي: ما الذي تراقبه، وماذا تفعل الليلة، ومتى تتصل.",
  imageAlt: "ممرّض يسحب عيّنة دم على طاولة المطبخ",
  groups: {
    doctor: "خدمات الأطباء",
    wellness: "العافية والتحاليل",
    nursing: "التمريض",
    care: "الرعاية",
    more: "مقالات أخرى",
  },
  previous: "السابق",
  next: "التالي",
  readMore: "اقرأ المزيد",
  showMore: "عرض المزيد",
  jump: "المواضيع",
  loading: "جارٍ تحميل المقالات…",
  failed: "تعذّر تحميل المقالات الآن.",
  empty: "لا مقالات هنا بعد. وإلى أن تُنشر راسلنا ونجيبك.",
  minutes: (count) =>
    plural(count, "ar", {
      one: "قراءة دقيقة واحدة",
      two: "قراءة دقيقتين",
      few: "قراءة {n} دقائق",
      other: "قراءة {n} دقيقة",
    }),
  count: (count) =>
    plural(count, "ar", {
      one: "مقال واحد",
      two: "مقالان",
      few: "{n} مقالات",
      many: "{n} مقالًا",
      other: "{n} مقال",
    }),
  moreThan: (count) => `أكثر من ${count} مقال`,
  newest: (count) => `أحدث ${count}`,
  all: "كل المقالات",
  noneInList: "لا مقالات هنا بعد. اسألنا مباشرة ونجيبك.",
  search: {
    label: "ابحث في المقالات",
    submit: "ابحث",
    result: "نتائج البحث",
    title: (text) => `نتائج البحث عن «${text}»`,
    searching: "جارٍ البحث…",
    failed: "تعذّر البحث الآن.",
    none: "لم نكتب عن هذا بعد. اسألنا مباشرة ونجيبك، وإن كان المستشفى أنسب لك من الزيارة قلنا لك ذلك.",
    near: "لا يوجد مقال بهذه الكلمات تمامًا، وهذه أقرب المقالات إليها.",
    some: "لا يوجد مقال يجمع هذه الكلمات كلها، وفي هذه المقالات بعضها.",
    otherLanguage: "ابحث في المقالات الإنجليزية",
  },
};

export const blogPageTexts: Localized<Widen<typeof en>> = { en, ar };
