import type { Localized } from "@/config/locales";
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
};

export const blogPageTexts: Localized<Widen<typeof en>> = { en, ar };
