import { pricesFromAED } from "../facts";
import { ambulance, soon } from "./phrases";
import { nurseSteps } from "./steps";
import type { ServiceDetails } from "./types";

export const details: ServiceDetails = {
  category: "nursing",
  price: { fromAED: pricesFromAED.nurse, unit: "visit" },
  related: ["nurse-on-call", "post-surgery-nursing", "elderly-care", "lab-test-at-home"],
  texts: {
    en: {
      summary:
        "A DHA-licensed nurse comes to your home at fixed hours, once or every day, for care that your doctor has ordered.",
      about: [
        "A course of injections, dressings that need a practised hand, a catheter or a feeding tube, blood pressure and sugar written down the way your doctor wants them. The nurse teaches the family too, so that less and less of it depends on us.",
      ],
      benefits: [
        "Fixed hours and a familiar face, whenever we can",
        "A written record for your doctor",
        "Patient teaching for you and your family",
      ],
      soon: soon.nurse.en,
      who: "A DHA-licensed nurse, a woman or a man as you prefer",
      steps: nurseSteps.en,
      faqs: [
        {
          question: "Can the nurse come every day?",
          answer:
            "Yes, for as long as your doctor's order says. We agree on the hours for the whole course, and on what happens when you must change one.",
        },
        {
          question: "What if I get worse between visits?",
          answer: `Message or call us at any hour; for new fever or a wound that changes, the same day. For trouble breathing, chest pain, bleeding that does not stop or someone hard to wake call ${ambulance}.`,
        },
      ],
    },
    ar: {
      summary: "ممرّض مرخّص من هيئة الصحة بدبي يأتي إلى بيتك في ساعات ثابتة، مرة أو كل يوم، لما طلبه طبيبك.",
      about: [
        "حقن على مدى أيام، أو ضماد يحتاج إلى يد متمرّسة، أو قسطرة أو أنبوب تغذية، أو ضغط وسكر يُدوَّنان كما يريد طبيبك. ويعلّم الممرّض العائلة أيضًا، حتى يقلّ اعتمادكم علينا مع الوقت.",
      ],
      benefits: ["ساعات ثابتة ووجه مألوف متى أمكن", "سجلّ مكتوب يطّلع عليه طبيبك", "تعليم هادئ لك ولعائلتك"],
      soon: soon.nurse.ar,
      who: "ممرّض أو ممرّضة، كما تفضّل، بترخيص من هيئة الصحة بدبي",
      steps: nurseSteps.ar,
      faqs: [
        {
          question: "هل يأتي الممرّض كل يوم؟",
          answer:
            "نعم، للمدة التي كتبها طبيبك. نتفق على مواعيد العلاج كلها، وعلى ما نفعله إن اضطررت إلى تغيير موعد.",
        },
        {
          question: "ماذا لو ساءت حالتي بين زيارتين؟",
          answer: `راسلنا أو اتصل في أي ساعة، وفي اليوم نفسه عند حرارة جديدة أو تغيّر في الجرح. وعند ضيق التنفس أو ألم الصدر أو نزف لا يتوقف أو مريض يصعب إيقاظه اتصل بالرقم ${ambulance}.`,
        },
      ],
    },
  },
};
