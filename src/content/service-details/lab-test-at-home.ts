import { pricesFromAED } from "../facts";
import { ambulance, fromCatalogue, rangeOf, soon } from "./phrases";
import { sampleSteps } from "./steps";
import type { ServiceDetails } from "./types";

const SLUG = "lab-test-at-home";

export const details: ServiceDetails = {
  category: "tests",
  price: { fromAED: pricesFromAED.labTest, unit: "visit" },
  related: ["wellness-packages", "doctor-at-home", "family-doctors", "flu-vaccination"],
  texts: {
    en: {
      ...fromCatalogue(SLUG, "en"),
      about: [
        "Blood count, sugar and HbA1c, cholesterol, thyroid, vitamins, liver and kidneys, urine and swabs: most tests that a clinic takes can be taken at your kitchen table. Send us your doctor's request, or ask us which tests answer your question and which ones you can save yourself.",
        "One number outside the range is not a diagnosis. A doctor reads the result together with your history and tells you whether anything needs to be done.",
      ],
      soon: soon.byAppointment.en,
      who: "A trained nurse; a licensed laboratory; a doctor for the result",
      steps: sampleSteps.en,
      faqs: [
        {
          question: "Do I have to fast?",
          answer:
            "Only for some tests, and we tell you when you book. Water is fine. Do not leave out a medicine, insulin above all, without asking your doctor first.",
        },
        {
          question: "When do I get the result?",
          answer: `Most results take ${rangeOf("labResultHours", "en")} hours. Cultures and rare tests need longer; we name the day when we take the sample.`,
        },
        {
          question: "What does it cost?",
          answer: `It starts from AED ${pricesFromAED.labTest} and depends on the tests. You get the list with its total before we come.`,
        },
        {
          question: "I feel ill now. Should I do a blood test first?",
          answer: `No. Ask for a doctor, who decides whether a test helps. With chest pain, trouble breathing, weakness on one side, confusion or fainting call ${ambulance}.`,
        },
      ],
    },
    ar: {
      ...fromCatalogue(SLUG, "ar"),
      about: [
        "صورة الدم، والسكر والسكر التراكمي، والكوليسترول، والغدة الدرقية، والفيتامينات، والكبد والكلى، والبول والمسحات: معظم ما يُسحب في العيادة يمكن سحبه على طاولة مطبخك. أرسل إلينا طلب طبيبك، أو اسألنا أي التحاليل يجيب عن سؤالك وأيها لا حاجة إليه.",
        "رقم واحد خارج المعدّل ليس تشخيصًا. يقرأ الطبيب النتيجة مع تاريخك الصحي ويخبرك إن كان هناك ما ينبغي فعله.",
      ],
      soon: soon.byAppointment.ar,
      who: "ممرّضة مدرَّبة، ومختبر مرخّص، وطبيب يشرح النتيجة",
      steps: sampleSteps.ar,
      faqs: [
        {
          question: "هل عليّ أن أصوم قبل التحليل؟",
          answer:
            "لبعض التحاليل فقط، ونخبرك عند الحجز. الماء مسموح. ولا تترك دواءً، ولا سيما الإنسولين، قبل أن تسأل طبيبك.",
        },
        {
          question: "متى تصلني النتيجة؟",
          answer: `تصل معظم النتائج خلال ${rangeOf("labResultHours", "ar")} ساعة. أما المزارع والتحاليل النادرة فتحتاج إلى وقت أطول، ونحدّد لك اليوم عند سحب العيّنة.`,
        },
        {
          question: "كم تكلّف التحاليل؟",
          answer: `تبدأ من ${pricesFromAED.labTest} درهمًا وتختلف بحسب التحاليل. تصلك القائمة مع مجموعها قبل أن نأتي.`,
        },
        {
          question: "أشعر بالمرض الآن، فهل أبدأ بتحليل دم؟",
          answer: `لا. اطلب طبيبًا، وهو يقرّر إن كان التحليل يفيد. وعند ألم الصدر أو ضيق التنفس أو ضعف في جانب من الجسم أو التشوّش أو الإغماء اتصل بالرقم ${ambulance}.`,
        },
      ],
    },
  },
};
