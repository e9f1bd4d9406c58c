import type { Localized } from "@/i18n/locales";

/** Ways to pay, as pages and structured data name them. */
export const acceptedPayments: readonly Localized[] = [
  { en: "Cash", ar: "نقدًا" },
  { en: "Credit card", ar: "بطاقة ائتمان" },
  { en: "Insurance", ar: "التأمين" },
  { en: "Bank transfer", ar: "تحويل مصرفي" },
];
