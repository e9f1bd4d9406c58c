import { plural } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  label: "Publishing",
  lead: "Each button writes articles on its topics in English and Arabic and publishes them.",
  buttons: {
    default: (count: number) => `Publish ${count}`,
    "lab-iv": (count: number) => `Publish ${count} Lab + IV`,
    nursing: (count: number) => `Publish ${count} Nursing`,
    care: (count: number) => `Publish ${count} Care`,
    "care-nursing": (count: number) => `Publish ${count} Nursing + Care`,
  },
  /** The question before an autorun address publishes. */
  question: {
    default: (count: number) => `Publish ${count} doctor, lab and IV articles?`,
    "lab-iv": (count: number) => `Publish ${count} lab and IV articles?`,
    nursing: (count: number) => `Publish ${count} nursing articles?`,
    care: (count: number) => `Publish ${count} care articles?`,
    "care-nursing": (count: number) => `Publish ${count} nursing and care articles?`,
  },
  questionText:
    "The link that you opened asks for this. They would be written in English and Arabic, at a cost, and every reader would see them.",
  publishNow: "Publish",
  cancel: "Cancel",
  publishing: "Publishing…",
  published: "Published",
  articles: (count: number) =>
    plural(count, "en", { one: "{n} article published (EN/AR)", other: "{n} articles published (EN/AR)" }),
  nursingAndCare: (count: number) =>
    plural(count, "en", {
      one: "{n} Nursing + Care article published (EN/AR)",
      other: "{n} Nursing + Care articles published (EN/AR)",
    }),
  error: "Error",
  failed: "Failed to publish",
  notifications: "Messages",
};

const ar: Widen<typeof en> = {
  label: "النشر",
  lead: "كل زر يكتب مقالات عن مواضيعه بالعربية والإنجليزية وينشرها.",
  buttons: {
    default: (count) => `انشر ${count} مقالات`,
    "lab-iv": (count) => `انشر ${count} مقالات تحاليل + علاج وريدي`,
    nursing: (count) => `انشر ${count} مقالات تمريض`,
    care: (count) => `انشر ${count} مقالات رعاية`,
    "care-nursing": (count) => `انشر ${count} مقالات تمريض + رعاية`,
  },
  question: {
    default: (count) => `أتريد نشر ${count} مقالات عن الطبيب والتحاليل والعلاج الوريدي؟`,
    "lab-iv": (count) => `أتريد نشر ${count} مقالات عن التحاليل والعلاج الوريدي؟`,
    nursing: (count) => `أتريد نشر ${count} مقالات عن التمريض؟`,
    care: (count) => `أتريد نشر ${count} مقالات عن الرعاية؟`,
    "care-nursing": (count) => `أتريد نشر ${count} مقالات عن التمريض والرعاية؟`,
  },
  questionText:
    "الرابط الذي فتحته يطلب ذلك. ستُكتب المقالات بالعربية والإنجليزية مقابل تكلفة، وسيراها جميع القرّاء.",
  publishNow: "نشر",
  cancel: "إلغاء",
  publishing: "جاري النشر…",
  published: "تم النشر",
  articles: (count) =>
    plural(count, "ar", {
      zero: "لم يُنشر أي مقال (بالعربية والإنجليزية)",
      one: "نُشر مقال واحد (بالعربية والإنجليزية)",
      two: "نُشر مقالان (بالعربية والإنجليزية)",
      few: "نُشرت {n} مقالات (بالعربية والإنجليزية)",
      many: "نُشر {n} مقالًا (بالعربية والإنجليزية)",
      other: "نُشر {n} مقال (بالعربية والإنجليزية)",
    }),
  nursingAndCare: (count) =>
    plural(count, "ar", {
      zero: "لم يُنشر أي مقال تمريض أو رعاية (بالعربية والإنجليزية)",
      one: "نُشر مقال واحد في التمريض والرعاية (بالعربية والإنجليزية)",
      two: "نُشر مقالان في التمريض والرعاية (بالعربية والإنجليزية)",
      few: "نُشرت {n} مقالات تمريض ورعاية (بالعربية والإنجليزية)",
      many: "نُشر {n} مقالًا في التمريض والرعاية (بالعربية والإنجليزية)",
      other: "نُشر {n} مقال في التمريض والرعاية (بالعربية والإنجليزية)",
    }),
  error: "خطأ",
  failed: "تعذّر النشر",
  notifications: "الرسائل",
};

/** For staff in the blog's publishing mode. It is a file of its own, so that readers do not download it. */
export const publishingBarTexts: Localized<Widen<typeof en>> = { en, ar };
