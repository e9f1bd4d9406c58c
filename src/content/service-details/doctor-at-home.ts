import { pricesFromAED } from "../facts";
import { ambulance, rangeOf, soon } from "./phrases";
import { doctorSteps } from "./steps";
import type { ServiceDetails } from "./types";

export const details: ServiceDetails = {
  category: "doctor",
  price: { fromAED: pricesFromAED.doctor, unit: "visit" },
  related: ["doctor-on-call", "doctor-at-hotel", "family-doctors", "lab-test-at-home"],
  texts: {
    en: {
      summary: "A DHA-licensed doctor sees you in your own home, now or at an hour that suits the household.",
      about: [
        "For an illness that keeps you in bed, a check of your blood pressure or sugar, a prescription that runs out, or a grandmother for whom the clinic is too far. In your own rooms the doctor also sees what a clinic never does: the stairs, the medicine drawer, who helps.",
      ],
      benefits: [
        "The whole family can be seen in one visit",
        "Medicines looked through together, box by box",
        "A written plan, and a prescription when one is needed",
      ],
      soon: soon.doctor.en,
      who: "A DHA-licensed doctor",
      steps: doctorSteps.en,
      faqs: [
        {
          question: "What should I have ready?",
          answer:
            "An identity card, your insurance card, all medicines in their boxes, earlier results, and a well-lit place to lie down. Tell the gate or reception that a doctor is coming.",
        },
        {
          question: "Is a home visit enough for me?",
          answer: `For most everyday illness, yes; the visit takes ${rangeOf("visitMinutes", "en")} minutes. Not for chest pain, trouble breathing, weakness on one side, fainting, a bad injury or heavy bleeding: call ${ambulance} at once.`,
        },
      ],
    },
    ar: {
      summary: "طبيب مرخّص من هيئة الصحة بدبي يراك في بيتك، الآن أو في ساعة تناسب أهل البيت.",
      about: [
        "لمرض يلزمك الفراش، أو متابعة للضغط أو السكر، أو وصفة أوشكت أن تنتهي، أو جدّة يُتعبها الطريق إلى العيادة. وفي بيتك يرى الطبيب ما لا تراه العيادة: الدرج، ودرج الأدوية، ومن يساعد.",
      ],
      benefits: [
        "يمكن أن يرى الطبيب أفراد العائلة في زيارة واحدة",
        "مراجعة الأدوية معك علبةً علبة",
        "خطة مكتوبة، ووصفة طبية عند الحاجة",
      ],
      soon: soon.doctor.ar,
      who: "طبيب مرخّص من هيئة الصحة بدبي",
      steps: doctorSteps.ar,
      faqs: [
        {
          question: "ما الذي أجهّزه قبل الزيارة؟",
          answer:
            "الهوية وبطاقة التأمين والأدوية كلها في علبها والنتائج السابقة، ومكانًا مضيئًا للاستلقاء. وأخبر الحارس أو الاستقبال بأن طبيبًا قادم.",
        },
        {
          question: "هل تكفيني زيارة منزلية؟",
          answer: `نعم لمعظم الأمراض اليومية، وتستغرق الزيارة ${rangeOf("visitMinutes", "ar")} دقيقة. ولا تكفي عند ألم الصدر أو ضيق التنفس أو ضعف في جانب من الجسم أو الإغماء أو إصابة بالغة أو نزف شديد: اتصل فورًا بالرقم ${ambulance}.`,
        },
      ],
    },
  },
};
