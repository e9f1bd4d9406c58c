import { adviceOn } from "@domain/triage";
import { ambulance } from "./phrases";
import { doctorSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("doctor-at-home", (en, ar) => ({
  category: "doctor",
  heading: {
    en: "Doctor at Home in Dubai, for the Whole Household",
    ar: "طبيب في بيتك بدبي، لأهل البيت كلهم",
  },
  adHeadline: { en: "Doctor at Your Home in Dubai", ar: "طبيب في منزلك بدبي" },
  related: ["doctor-on-call", "doctor-at-hotel", "family-doctors", "lab-test-at-home"],
  texts: {
    en: {
      about: [
        "For an illness that keeps you in bed, a check of your blood pressure or sugar, a prescription that runs out, or a grandmother for whom the clinic is too far. In your own rooms the doctor also sees what a clinic never does: the stairs, the medicine drawer, who helps.",
      ],
      benefits: [
        "The whole family can be seen in one visit",
        "Medicines looked through together, box by box",
        "A written plan, and a prescription when one is needed",
      ],
      keywords: [
        "doctor at home dubai",
        "home visit doctor",
        "gp home visit dubai",
        "doctor home visit near me",
        "pediatrician home visit dubai",
        "doctor for elderly at home dubai",
      ],
      soon: en.soon(),
      who: en.licensed("A DHA-licensed doctor", "A doctor"),
      steps: doctorSteps.en(en),
      faqs: [
        {
          question: "What should I have ready?",
          answer:
            "An identity card, your insurance card, all medicines in their boxes, earlier results, and a well-lit place to lie down. Tell the gate or reception that a doctor is coming.",
        },
        {
          question: "How soon can the doctor come, and what does it cost?",
          answer: `${en.arrivalOf((time) => `Usually in ${time}, or at the hour you choose.`, "At an hour we agree with you.")} ${en.startsFrom}; you hear your price beforehand and get a receipt for your insurer.`,
        },
        {
          question: "Can the doctor see several of us?",
          answer:
            "Yes. Say how many when you book, so that there is time for everyone. Each of you gets a plan of your own, and you know the price for all before the doctor sets out.",
        },
        {
          question: "Is a home visit enough for me?",
          answer: `For most everyday illness, yes; the visit takes ${en.visit}. Not for chest pain, trouble breathing, weakness on one side, fainting, a bad injury or heavy bleeding: call ${ambulance} at once. ${adviceOn("en", "infantFever", "feverAfterBirth", "feverWithWeakImmunity")}`,
        },
      ],
    },
    ar: {
      about: [
        "لمرض يلزمك الفراش، أو متابعة للضغط أو السكر، أو وصفة أوشكت أن تنتهي، أو جدّة يُتعبها الطريق إلى العيادة. وفي بيتك يرى الطبيب ما لا تراه العيادة: السلالم، وخزانة الأدوية، ومن يساعدك.",
      ],
      benefits: [
        "يمكن أن يرى الطبيب أفراد العائلة في زيارة واحدة",
        "مراجعة الأدوية معك علبةً علبة",
        "خطة مكتوبة، ووصفة طبية عند الحاجة",
      ],
      keywords: [
        "دكتور في المنزل دبي",
        "طبيب منزلي دبي",
        "طبيب عام زيارة منزلية",
        "دكتور اطفال زيارة منزلية",
        "طبيب لكبار السن في المنزل",
        "كشف في البيت",
      ],
      soon: ar.soon(),
      who: ar.licensed("طبيب مرخّص من هيئة الصحة بدبي", "طبيب"),
      steps: doctorSteps.ar(ar),
      faqs: [
        {
          question: "ما الذي أجهّزه قبل الزيارة؟",
          answer:
            "الهوية وبطاقة التأمين والأدوية كلها في علبها والنتائج السابقة، ومكانًا مضيئًا للاستلقاء. وأخبر الحارس أو الاستقبال بأن طبيبًا قادم.",
        },
        {
          question: "متى يصل الطبيب؟ وكم تكلّف الزيارة؟",
          answer: `${ar.arrivalOf((time) => `عادةً خلال ${time}، أو في الساعة التي تختارها.`, "في ساعة نتفق عليها معك.")} و${ar.startsFrom}، وتعرف سعرك مسبقًا وتحصل على إيصال لشركة التأمين.`,
        },
        {
          question: "هل يفحص الطبيب أكثر من واحد منّا؟",
          answer:
            "نعم. اذكر العدد عند الحجز ليكون هناك وقت للجميع. ولكل واحد منكم خطته، وتعرفون السعر كله قبل أن ينطلق الطبيب.",
        },
        {
          question: "هل تكفيني زيارة منزلية؟",
          answer: `نعم لمعظم الأمراض اليومية، وتستغرق الزيارة ${ar.visit}. ولا تكفي عند ألم الصدر أو ضيق التنفس أو ضعف في جانب من الجسم أو الإغماء أو إصابة بالغة أو نزف شديد: اتصل فورًا بالرقم ${ambulance}. ${adviceOn("ar", "infantFever", "feverAfterBirth", "feverWithWeakImmunity")}`,
        },
      ],
    },
  },
}));
