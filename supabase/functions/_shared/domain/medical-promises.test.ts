import assert from "node:assert/strict";
import { medicalPromises } from "./medical-promises.ts";

const promising = {
  en: [
    "This cures a cold.",
    "It cannot cure it.",
    "Results are guaranteed",
    "100% effective",
    "effective in 100 percent of cases",
    "a miracle",
    "risk-free",
    "without side effects",
    "It is completely safe.",
    "instant relief",
    "It never fails.",
  ],
  ar: [
    "يشفي من الزكام",
    "هذا العلاج يَشفي المرض",
    "شفاءٌ تامّ",
    "نضمن لك النتيجة",
    "نتيجة مضمونة",
    "فعال بنسبة 100%",
    "فعال بنسبة ١٠٠٪",
    "مئة بالمئة",
    "بدون أي آثار جانبية",
    "علاج نهائي",
    "حل سحري",
    "آمن تمامًا",
  ],
} as const;

const careful = {
  en: [
    "Keep the line secure.",
    "It eases the pain for most people.",
    "Ask about side effects and risks.",
    "The room is at 100 degrees.",
    "An obscure reason, and accurate figures.",
  ],
  ar: [
    "اذهب إلى المستشفى",
    "تتضمن الزيارة فحصًا",
    "اسأل عن الآثار الجانبية",
    "الضمان الصحي",
    "يخفف الألم عند معظم الناس",
    "مئة غرام",
  ],
} as const;

for (const locale of ["en", "ar"] as const) {
  for (const text of promising[locale]) {
    Deno.test(`finds the promise in "${text}"`, () => assert.notDeepEqual(medicalPromises(text, locale), []));
  }
  for (const text of careful[locale]) {
    Deno.test(`finds none in "${text}"`, () => assert.deepEqual(medicalPromises(text, locale), []));
  }
}
