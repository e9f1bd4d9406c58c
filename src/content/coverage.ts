import type { Localized } from "@/i18n/locales";
import type { Range } from "@domain/facts";

export interface CoverageArea {
  id: string;
  name: Localized;
  description: Localized;
  landmarks: Localized;
  responseMinutes: Range;
}

/** The four places of the home page, in their order; the first one is on the opening picture too. */
export const homeCoverage: readonly CoverageArea[] = [
  {
    id: "dubai-marina",
    name: { en: "Dubai Marina", ar: "دبي مارينا" },
    description: {
      en: "Towers, hotels and JBR: tell us the building and the flat, we know the lifts and the parking.",
      ar: "الأبراج والفنادق وجي بي آر: أخبرنا بالمبنى والشقة، فنحن نعرف المداخل والمواقف.",
    },
    landmarks: { en: "Marina Walk, JBR, Bluewaters", ar: "ممشى المارينا، جي بي آر، بلوواترز" },
    responseMinutes: [25, 30],
  },
  {
    id: "downtown-dubai",
    name: { en: "Downtown Dubai", ar: "وسط مدينة دبي" },
    description: {
      en: "Our closest team. Homes, offices and hotel rooms around the Boulevard, day and night.",
      ar: "أقرب فرقنا إليك: البيوت والمكاتب وغرف الفنادق حول البوليفارد، ليلًا ونهارًا.",
    },
    landmarks: { en: "Burj Khalifa, Dubai Mall, DIFC", ar: "برج خليفة، دبي مول، مركز دبي المالي" },
    responseMinutes: [20, 25],
  },
  {
    id: "business-bay",
    name: { en: "Business Bay", ar: "الخليج التجاري" },
    description: {
      en: "A visit between two meetings, or at home after them: we come to the office or the flat.",
      ar: "زيارة بين اجتماعين أو في البيت بعدهما: نأتي إلى المكتب أو إلى الشقة.",
    },
    landmarks: { en: "Bay Avenue, Canal, Marasi Drive", ar: "باي أفنيو، القناة، مراسي درايف" },
    responseMinutes: [25, 30],
  },
  {
    id: "palm-jumeirah",
    name: { en: "Palm Jumeirah", ar: "نخلة جميرا" },
    description: {
      en: "Villas on the fronds and hotels on the crescent; leave the name with the gate and we do the rest.",
      ar: "الفلل على السعف والفنادق على الهلال؛ اترك الاسم عند البوابة ونتولّى نحن الباقي.",
    },
    landmarks: { en: "Nakheel Mall, Palm West Beach, the Crescent", ar: "نخيل مول، بالم ويست بيتش، الهلال" },
    responseMinutes: [30, 35],
  },
];

/** The neighbourhoods where we come to the door. */
export const neighbourhoods: readonly Localized[] = [
  { en: "Dubai Marina", ar: "دبي مارينا" },
  { en: "Downtown Dubai", ar: "وسط مدينة دبي" },
  { en: "Business Bay", ar: "الخليج التجاري" },
  { en: "JLT", ar: "أبراج بحيرات جميرا" },
  { en: "JVC", ar: "قرية جميرا الدائرية" },
  { en: "Palm Jumeirah", ar: "نخلة جميرا" },
  { en: "Deira", ar: "ديرة" },
  { en: "Bur Dubai", ar: "بر دبي" },
  { en: "Al Barsha", ar: "البرشاء" },
  { en: "Dubai Hills", ar: "دبي هيلز" },
  { en: "Mirdif", ar: "مردف" },
  { en: "DIFC", ar: "مركز دبي المالي العالمي" },
  { en: "Al Safa", ar: "الصفا" },
  { en: "Umm Suqeim", ar: "أم سقيم" },
  { en: "Al Wasl", ar: "الوصل" },
  { en: "Jumeirah", ar: "جميرا" },
  { en: "Sheikh Zayed Road", ar: "شارع الشيخ زايد" },
];

/** The middle of the area that the team covers, and how far it reaches. */
export const serviceArea = { latitude: 25.2048, longitude: 55.2708, radiusMetres: 50_000 } as const;
