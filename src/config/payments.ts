/** Ways to pay, as pages and structured data name them. */
export const acceptedPayments = [
  { en: "Cash", ar: "نقدًا" },
  { en: "Credit card", ar: "بطاقة ائتمان" },
  { en: "Bank transfer", ar: "تحويل مصرفي" },
] as const;
