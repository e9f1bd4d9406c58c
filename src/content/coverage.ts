import type { Localized } from "@/i18n/locales";

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

/** The city by its name, as structured data has it. */
export const city: Localized = { en: "Dubai", ar: "دبي" };

/** The middle of the area that the team covers, and how far it reaches. */
export const serviceArea = { latitude: 25.2048, longitude: 55.2708, radiusMetres: 50_000 } as const;
