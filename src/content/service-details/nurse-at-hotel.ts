import { ambulance } from "./phrases";
import { nurseSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("nurse-at-hotel", (en, ar) => ({
  category: "nursing",
  heading: {
    en: "A Nurse at Your Hotel in Dubai, Quiet and Discreet",
    ar: "ممرّض في فندقك بدبي، بهدوء وخصوصية",
  },
  adHeadline: en.isAlwaysOpen
    ? { en: "Hotel Nurse in Dubai, 24/7", ar: "ممرّض في فندقك بدبي 24/7" }
    : { en: "Hotel Nurse in Dubai", ar: "ممرّض في فندقك بدبي" },
  related: ["nurse-on-call", "doctor-at-hotel", "iv-therapy-at-home", "post-surgery-nursing"],
  texts: {
    en: {
      about: [
        "Injections on schedule, a dressing after an operation abroad, a cannula or a stoma to look after, stitches to take out. The nurse brings the material, works quietly, and takes all medical waste away.",
      ],
      benefits: [
        "Your treatment continues while you travel",
        "Quiet, discreet, announced to reception",
        "Medical waste taken away safely",
      ],
      keywords: [
        "nurse at hotel dubai",
        "hotel nurse dubai",
        "injection at hotel dubai",
        "wound dressing hotel room",
        "nurse for tourists dubai",
        "private nurse hotel",
      ],
      soon: en.soon(),
      who: en.licensed(
        "A DHA-licensed nurse, a woman or a man as you prefer",
        "A nurse, a woman or a man as you prefer",
      ),
      steps: nurseSteps.en,
      faqs: [
        {
          question: "Do you accept a prescription from abroad?",
          answer:
            "Send a photo with the medicine's box. If the rules here ask for a local order, our doctor can see you first, in your room if you like.",
        },
        {
          question: "How soon can a nurse come, and what does it cost?",
          answer: `${en.arrivalOf((time) => `Usually in ${time}, or at the hour your treatment asks for.`, "At the hour your treatment asks for.")} ${en.startsFrom}, with a receipt for your travel insurance.`,
        },
        {
          question: "My medicine has to stay cool. What should I do?",
          answer:
            "Ask the hotel for a refrigerator and keep the medicine in its box, away from the ice. If it froze or lay in the heat, do not use it before a pharmacist or a doctor has said so.",
        },
        {
          question: "What if I feel unwell after the injection?",
          answer: `The nurse watches you before leaving. If your face or throat swells, breathing gets hard or you feel faint afterwards, call ${ambulance} and tell reception.`,
        },
      ],
    },
    ar: {
      about: [
        "حقن في موعدها، أو ضماد بعد عملية في الخارج، أو عناية بكانيولا أو بفغرة، أو غرز حان نزعها. يحضر الممرّض الأدوات، ويعمل بهدوء، ويأخذ معه المخلّفات الطبية كلها.",
      ],
      benefits: ["يستمر علاجك أثناء سفرك", "هدوء وخصوصية، وبعلم الاستقبال", "نأخذ المخلّفات الطبية بأمان"],
      keywords: [
        "ممرضة في الفندق دبي",
        "ممرض للسياح دبي",
        "حقن في الفندق",
        "تغيير جرح في الفندق",
        "تمريض في الفنادق دبي",
      ],
      soon: ar.soon(),
      who: ar.licensed("ممرّض أو ممرّضة، كما تفضّل، بترخيص من هيئة الصحة بدبي", "ممرّض أو ممرّضة، كما تفضّل"),
      steps: nurseSteps.ar,
      faqs: [
        {
          question: "هل تقبلون وصفة من الخارج؟",
          answer:
            "أرسل صورتها مع علبة الدواء. وإن كانت الأنظمة هنا تطلب تعليمات محلية، رآك طبيبنا أولًا في غرفتك إن شئت.",
        },
        {
          question: "متى يصل الممرّض؟ وكم تكلّف الزيارة؟",
          answer: `${ar.arrivalOf((time) => `عادةً خلال ${time}، أو في الساعة التي يتطلّبها علاجك.`, "في الساعة التي يتطلّبها علاجك.")} و${ar.startsFrom}، مع إيصال لتأمين السفر.`,
        },
        {
          question: "يجب أن يبقى دوائي باردًا، فماذا أفعل؟",
          answer:
            "اطلب من الفندق ثلاجة، واترك الدواء في علبته بعيدًا عن الثلج. وإن تجمّد أو تُرك في الحرّ فلا تستعمله قبل أن يجيزه صيدلي أو طبيب.",
        },
        {
          question: "ماذا لو شعرت بسوء بعد الحقنة؟",
          answer: `يراقبك الممرّض قبل أن يغادر. وإن تورّم وجهك أو حلقك بعد ذلك، أو صعب التنفس، أو شعرت بقرب الإغماء، فاتصل بالرقم ${ambulance} وأخبر الاستقبال.`,
        },
      ],
    },
  },
}));
