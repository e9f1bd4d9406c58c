import type { Localized } from "@/i18n/locales";
import { labTestPricesFromAED } from "@/config/facts";

export interface LabTest {
  name: Localized;
  fromAED: number;
}

/** What people ask for by name, cheapest first. */
export const labTests: readonly LabTest[] = [
  {
    name: { en: "HbA1c (long-term blood sugar)", ar: "السكر التراكمي (HbA1c)" },
    fromAED: labTestPricesFromAED.hba1c,
  },
  { name: { en: "Diabetes check", ar: "فحص السكري" }, fromAED: labTestPricesFromAED.diabetes },
  { name: { en: "HIV test", ar: "تحليل نقص المناعة (HIV)" }, fromAED: labTestPricesFromAED.hiv },
  { name: { en: "Pregnancy test", ar: "تحليل الحمل" }, fromAED: labTestPricesFromAED.pregnancy },
  { name: { en: "Vitamin profile", ar: "تحليل الفيتامينات" }, fromAED: labTestPricesFromAED.vitaminProfile },
  { name: { en: "Allergy test", ar: "تحليل الحساسية" }, fromAED: labTestPricesFromAED.allergy },
  {
    name: { en: "NIPT (prenatal screening from the mother's blood)", ar: "NIPT (فحص الجنين من دم الأم)" },
    fromAED: labTestPricesFromAED.nipt,
  },
];
