import { pricesFromAED } from "../facts";
import { ambulance, soon } from "./phrases";
import { doctorSteps } from "./steps";
import type { ServiceDetails } from "./types";

export const details: ServiceDetails = {
  category: "doctor",
  price: { fromAED: pricesFromAED.familyDoctor, unit: "visit" },
  related: ["doctor-on-call", "doctor-at-home", "doctor-at-hotel", "wellness-packages"],
  texts: {
    en: {
      summary:
        "One doctor who knows your household, comes to you for check-ups and chronic conditions, and remembers what was said last time.",
      about: [
        "For blood pressure, diabetes, asthma, growing children and ageing parents, being known matters more than being quick. Your doctor keeps the history together, reviews medicines, reads the letters of specialists, and plans the next visit with you.",
      ],
      benefits: [
        "The same doctor again, whenever we can",
        "One history for the whole household",
        "Check-ups, long-term medicines and referrals in one hand",
      ],
      soon: soon.byAppointment.en,
      who: "A DHA-licensed family doctor",
      steps: doctorSteps.en,
      faqs: [
        {
          question: "What is different from a doctor on call?",
          answer:
            "A doctor on call answers today's problem. A family doctor also follows what lasts: conditions, medicines, vaccinations and tests over months and years.",
        },
        {
          question: "Can I change my medicines on the doctor's advice by chat?",
          answer: `No change without a visit or a proper consultation; do not stop or double a medicine on your own. For sudden chest pain, trouble breathing, weakness on one side or confusion call ${ambulance}.`,
        },
      ],
    },
    ar: {
      summary:
        "طبيب واحد يعرف بيتكم، يأتي للفحوص الدورية ومتابعة الأمراض المزمنة، ويتذكّر ما قيل في المرة الماضية.",
      about: [
        "في الضغط والسكري والربو ونموّ الأطفال وكِبَر الوالدين، أن يعرفك الطبيب أهم من أن يسرع. يجمع طبيبكم التاريخ الصحي، ويراجع الأدوية، ويقرأ تقارير الاختصاصيين، ويخطّط معكم للزيارة التالية.",
      ],
      benefits: [
        "الطبيب نفسه كل مرة متى أمكن",
        "ملف واحد لأهل البيت كلهم",
        "الفحوص والأدوية الدائمة والإحالات في يد واحدة",
      ],
      soon: soon.byAppointment.ar,
      who: "طبيب أسرة مرخّص من هيئة الصحة بدبي",
      steps: doctorSteps.ar,
      faqs: [
        {
          question: "ما الفرق بينه وبين طبيب تحت الطلب؟",
          answer:
            "الطبيب تحت الطلب يعالج مشكلة اليوم. أما طبيب الأسرة فيتابع أيضًا ما يدوم: الأمراض والأدوية والتطعيمات والتحاليل على مدى الشهور والسنوات.",
        },
        {
          question: "هل أغيّر أدويتي بناءً على محادثة؟",
          answer: `لا تغيير من دون زيارة أو استشارة كاملة، ولا توقف دواءً ولا تضاعفه من نفسك. وعند ألم صدر مفاجئ أو ضيق تنفس أو ضعف في جانب من الجسم أو تشوّش اتصل بالرقم ${ambulance}.`,
        },
      ],
    },
  },
};
