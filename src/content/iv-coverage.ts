import type { CoverageArea } from "./coverage";

/** Where a nurse brings a drip, and how soon: from the moment the visit is confirmed. */
export const ivCoverage: readonly CoverageArea[] = [
  {
    id: "dubai-marina",
    name: { en: "Dubai Marina", ar: "دبي مارينا" },
    description: {
      en: "Flats, holiday homes and hotels along the water. A word to reception is enough.",
      ar: "شقق وبيوت عطلات وفنادق على الماء. تكفي كلمة منك للاستقبال.",
    },
    landmarks: { en: "Marina Walk, JBR", ar: "ممشى المارينا، جي بي آر" },
    responseMinutes: [20, 30],
  },
  {
    id: "downtown-dubai",
    name: { en: "Downtown Dubai", ar: "وسط مدينة دبي" },
    description: {
      en: "Hotel rooms and towers around the Boulevard, also between two meetings.",
      ar: "غرف الفنادق والأبراج حول البوليفارد، حتى بين اجتماعين.",
    },
    landmarks: { en: "Burj Khalifa, Dubai Mall", ar: "برج خليفة، دبي مول" },
    responseMinutes: [25, 35],
  },
  {
    id: "business-bay",
    name: { en: "Business Bay", ar: "الخليج التجاري" },
    description: {
      en: "To the office sofa or home after work; a quiet corner and a chair are enough.",
      ar: "في المكتب أو في البيت بعد العمل؛ تكفي زاوية هادئة وكرسي مريح.",
    },
    landmarks: { en: "Bay Avenue, Dubai Canal", ar: "باي أفنيو، قناة دبي المائية" },
    responseMinutes: [20, 30],
  },
  {
    id: "jlt",
    name: { en: "JLT", ar: "أبراج بحيرات جميرا" },
    description: {
      en: "Tell us the cluster letter and the tower; finding the right lift is our part.",
      ar: "أخبرنا بحرف المجمّع واسم البرج، وعلينا أن نجد المصعد الصحيح.",
    },
    landmarks: { en: "Almas Tower, JLT Park", ar: "برج الماس، حديقة أبراج البحيرات" },
    responseMinutes: [25, 35],
  },
  {
    id: "palm-jumeirah",
    name: { en: "Palm Jumeirah", ar: "نخلة جميرا" },
    description: {
      en: "Villas on the fronds, hotels on the crescent. Tell the gate we are coming and it goes faster.",
      ar: "فلل على السعف وفنادق على الهلال. كلمة منك للبوابة تختصر الطريق.",
    },
    landmarks: { en: "Nakheel Mall, the Crescent", ar: "نخيل مول، الهلال" },
    responseMinutes: [30, 40],
  },
  {
    id: "dubai-hills",
    name: { en: "Dubai Hills", ar: "دبي هيلز" },
    description: {
      en: "Family villas and flats around the park, late in the evening too.",
      ar: "فلل وشقق عائلية حول الحديقة، وفي ساعة متأخرة أيضًا.",
    },
    landmarks: { en: "Dubai Hills Mall, Dubai Hills Park", ar: "دبي هيلز مول، حديقة دبي هيلز" },
    responseMinutes: [30, 40],
  },
];
