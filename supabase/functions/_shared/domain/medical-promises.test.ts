import assert from "node:assert/strict";
import { medicalPromises, promisesIn } from "./medical-promises.ts";

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
    "A painless injection",
    "It boosts your immune system.",
    "An immune-boosting drip",
    "It detoxifies the liver.",
    "Anti-ageing care",
    "hangover relief",
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
    "حقنة بلا ألم",
    "يقوّي المناعة",
    "تعزيز جهاز المناعة",
    "يطرد السموم من الجسم",
    "مضاد للشيخوخة",
  ],
} as const;

const careful = {
  en: [
    "Keep the line secure.",
    "It eases the pain for most people.",
    "Ask about side effects and risks.",
    "The room is at 100 degrees.",
    "An obscure reason, and accurate figures.",
    "The word detox has no meaning in medicine.",
    "An allergy involves the immune system.",
    "Ask for something against the pain.",
  ],
  ar: [
    "اذهب إلى المستشفى",
    "تتضمن الزيارة فحصًا",
    "اسأل عن الآثار الجانبية",
    "الضمان الصحي",
    "يخفف الألم عند معظم الناس",
    "مئة غرام",
    "الحساسية من عمل جهاز المناعة",
    "علاج من دون المزيد من الانتظار",
    "بول أقل من المعتاد من غير ألم",
    "رعاية كبار السن في الشيخوخة",
  ],
} as const;

for (const locale of ["en", "ar"] as const) {
  for (const text of promising[locale]) {
    Deno.test(`finds the promise in "${text}"`, () => assert.notDeepEqual(medicalPromises(text, locale), []));
  }
  for (const text of careful[locale]) {
    Deno.test(`finds no promise in "${text}"`, () => assert.deepEqual(medicalPromises(text, locale), []));
  }
}

for (const [locale, text, promises] of [
  ["en", "It cures a cold. It cures a cough, guaranteed.", ["cures", "cures", "guaranteed"]],
  ["ar", "هذا العلاج يَشفي المرض، وهو آمنٌ تمامًا.", ["يَشفي", "آمنٌ تمامًا"]],
] as const) {
  Deno.test(`has the position of each promise in "${text}"`, () => {
    const found = promisesIn(text, locale);
    assert.deepEqual(
      found.map((promise) => promise.text),
      promises,
    );
    for (const { text: words, start, end } of found) assert.equal(text.slice(start, end), words);
  });
}
