import type { GenerationJob } from "@/data/staff/article-writer";

/** The plan's key on the server: each job is written once while its post exists, for every person who runs the plan. */
export const PLAN_RUN_KEY = "plan-of-five";

/** An article for each of the five services of the catalogue. */
export const generationPlan: readonly GenerationJob[] = [
  {
    title_en: "Doctor on Call in Dubai: What to Expect from a Home Visit",
    title_ar: "طبيب تحت الطلب في دبي: ماذا تتوقع من الزيارة المنزلية",
    keywords_en: "doctor on call Dubai, doctor at home",
    keywords_ar: "طبيب تحت الطلب دبي، طبيب في المنزل",
    service: "doctor-on-call",
  },
  {
    title_en: "Lab Tests at Home in Dubai: From Preparation to Result",
    title_ar: "التحاليل المخبرية في المنزل بدبي: من الاستعداد إلى النتيجة",
    keywords_en: "lab test at home Dubai, blood test at home",
    keywords_ar: "تحاليل منزلية دبي، تحليل دم في المنزل",
    service: "lab-test-at-home",
  },
  {
    title_en: "IV Therapy at Home in Dubai: A Careful Guide",
    title_ar: "العلاج الوريدي في المنزل بدبي: دليل متأنٍّ",
    keywords_en: "IV therapy at home Dubai, IV drip",
    keywords_ar: "علاج وريدي في المنزل دبي، محلول وريدي",
    service: "iv-therapy-at-home",
  },
  {
    title_en: "Nurse on Call in Dubai: Skilled Care at Your Home",
    title_ar: "ممرّض تحت الطلب في دبي: رعاية ماهرة في بيتك",
    keywords_en: "nurse on call Dubai, home nursing",
    keywords_ar: "ممرض تحت الطلب دبي، تمريض منزلي",
    service: "nurse-on-call",
  },
  {
    title_en: "Elderly Care at Home in Dubai: A Guide for Families",
    title_ar: "رعاية كبار السن في المنزل بدبي: دليل للعائلات",
    keywords_en: "elderly care at home Dubai, caregiver",
    keywords_ar: "رعاية كبار السن في المنزل دبي، مقدم رعاية",
    service: "elderly-care",
  },
];
