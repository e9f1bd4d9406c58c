import type { FactKey } from "./facts.ts";
import type { Localized } from "./locales.ts";

/** The names of the facts in the back office and its emails. */
export const FACT_NAMES: Readonly<Record<FactKey, Localized>> = {
  name: { en: "Name", ar: "الاسم" },
  phone: { en: "Phone", ar: "الهاتف" },
  whatsapp: { en: "WhatsApp", ar: "واتساب" },
  email: { en: "Email", ar: "البريد الإلكتروني" },
  street: { en: "Street or area", ar: "الشارع أو المنطقة" },
  hours: { en: "Opening hours", ar: "ساعات العمل" },
  languages: { en: "Languages spoken", ar: "اللغات" },
  areas: { en: "Neighbourhoods we visit", ar: "الأحياء التي نزورها" },
  payments: { en: "Ways to pay", ar: "طرق الدفع" },
  sameDayUntil: { en: "Same-day bookings until", ar: "حجوزات اليوم نفسه حتى" },
  labResults: { en: "Laboratory results", ar: "نتائج المختبر" },
  careShifts: { en: "Shifts in care", ar: "مناوبات الرعاية" },
  averageResponse: { en: "Average arrival", ar: "متوسط مدة الوصول" },
  years: { en: "Years of experience", ar: "سنوات الخبرة" },
  patients: { en: "Patients served", ar: "عدد المرضى" },
  rating: { en: "Rating", ar: "التقييم" },
  treatments: { en: "Treatments given", ar: "عدد الزيارات العلاجية" },
  promise: { en: "Promised arrival", ar: "وعد الوصول" },
  priceRange: { en: "Price range", ar: "نطاق الأسعار" },
  insurance: { en: "Insurance wording", ar: "عبارة التأمين" },
  instagram: { en: "Instagram", ar: "إنستغرام" },
  facebook: { en: "Facebook", ar: "فيسبوك" },
  twitter: { en: "Twitter", ar: "تويتر" },
  reviewLink: { en: "Where patients leave a review", ar: "أين يكتب المرضى تقييمهم" },
};
