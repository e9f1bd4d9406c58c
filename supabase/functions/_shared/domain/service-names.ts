import type { Localized } from "./locales.ts";

/** The five services of the menu, the grid and the structured data, by slug and in their order. */
export const catalogueServices = {
  "doctor-on-call": { en: "Doctor on Call", ar: "طبيب تحت الطلب" },
  "nurse-on-call": { en: "Nurse on Call", ar: "ممرّض تحت الطلب" },
  "lab-test-at-home": { en: "Lab Test at Home", ar: "تحاليل مخبرية في المنزل" },
  "iv-therapy-at-home": { en: "IV Therapy at Home", ar: "علاج وريدي في المنزل" },
  "elderly-care": { en: "Elderly Care", ar: "رعاية كبار السن" },
} as const satisfies Readonly<Record<string, Localized>>;

/** Services beside the catalogue, by slug. */
const otherServices: Readonly<Record<string, Localized>> = {
  "doctor-at-home": { en: "Doctor at Home", ar: "طبيب في المنزل" },
  "nurse-at-home": { en: "Nurse at Home", ar: "ممرّض في المنزل" },
  "doctor-at-hotel": { en: "Doctor at Hotel", ar: "طبيب في الفندق" },
  "family-doctors": { en: "Family Doctors", ar: "أطباء الأسرة" },
  "physiotherapy-at-home": { en: "Physiotherapy at Home", ar: "علاج طبيعي في المنزل" },
  "flu-vaccination": { en: "Flu Vaccination", ar: "تطعيم الإنفلونزا" },
  "wellness-packages": { en: "Wellness Packages", ar: "باقات الفحص والعافية" },
  "nurse-at-hotel": { en: "Nurse at Hotel", ar: "ممرّض في الفندق" },
  "post-surgery-nursing": { en: "Post-Surgery Nursing", ar: "تمريض ما بعد الجراحة" },
  "pre-post-operative-care": { en: "Pre- and Post-Operative Care", ar: "الرعاية قبل العملية وبعدها" },
  "maternity-newborn-care": { en: "Maternity and Newborn Care", ar: "رعاية الأم والمولود" },
  "babysitting-childcare": { en: "Babysitting and Childcare", ar: "مجالسة الأطفال ورعايتهم" },
  "palliative-care": { en: "Palliative Care", ar: "الرعاية التلطيفية" },
};

/** Every service with a page, by slug, with its names. */
export const serviceNames: Readonly<Record<string, Localized>> = {
  ...catalogueServices,
  ...otherServices,
};

export const isServiceSlug = (slug: string): boolean => Object.hasOwn(serviceNames, slug);
