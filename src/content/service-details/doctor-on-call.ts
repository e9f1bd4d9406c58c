import { pricesFromAED } from "../facts";
import { ambulance, fromCatalogue, rangeOf, soon } from "./phrases";
import { doctorSteps } from "./steps";
import type { ServiceDetails } from "./types";

const SLUG = "doctor-on-call";

export const details: ServiceDetails = {
  category: "doctor",
  price: { fromAED: pricesFromAED.doctor, unit: "visit" },
  related: ["doctor-at-home", "doctor-at-hotel", "family-doctors", "lab-test-at-home"],
  texts: {
    en: {
      ...fromCatalogue(SLUG, "en"),
      about: [
        "People call for a fever that will not settle, a cough, an upset stomach, back pain, a rash, a blood-pressure reading that frightens them, or a child who cannot sleep. The doctor listens, examines, and says what it is likely to be, what it is not, and what to watch for tonight.",
        "If you need a test or a nurse, we arrange it at your home. If you need a hospital, the doctor tells you so plainly and writes the referral.",
      ],
      soon: soon.doctor.en,
      who: "A DHA-licensed doctor",
      steps: doctorSteps.en,
      faqs: [
        {
          question: "How soon can a doctor be here?",
          answer: `Usually ${rangeOf("doctorArrivalMinutes", "en")} minutes after your message, day or night. If traffic or distance makes it longer, we say so before you decide.`,
        },
        {
          question: "What does a visit cost?",
          answer: `Visits start from AED ${pricesFromAED.doctor}. The hour and the place can change the price, so you hear yours before the doctor sets out. Medicines and tests are extra, and only with your agreement.`,
        },
        {
          question: "When should I call an ambulance instead?",
          answer: `Call ${ambulance} at once for chest pain or pressure, trouble breathing, weakness on one side of the body, a drooping face or slurred speech, a fit, fainting, heavy bleeding, or a swelling face or throat. Do not wait for a home visit.`,
        },
        {
          question: "Will my insurance pay?",
          answer:
            "You pay for the visit and get a detailed receipt and a medical report for your insurer. Whether and how much it refunds depends on your policy; a short call to your insurer gives you the answer.",
        },
      ],
    },
    ar: {
      ...fromCatalogue(SLUG, "ar"),
      about: [
        "يتصل بنا الناس لحرارة لا تهدأ، أو سعال، أو اضطراب في المعدة، أو ألم في الظهر، أو طفح، أو قراءة ضغط أقلقتهم، أو طفل لا يستطيع النوم. يصغي الطبيب ويفحص، ويقول ما هو مرجّح وما هو مستبعد وما الذي تنتبه إليه الليلة.",
        "إن احتجت إلى تحليل أو إلى ممرّض رتّبنا ذلك في بيتك. وإن احتجت إلى المستشفى قال لك الطبيب ذلك بصراحة وكتب الإحالة.",
      ],
      soon: soon.doctor.ar,
      who: "طبيب مرخّص من هيئة الصحة بدبي",
      steps: doctorSteps.ar,
      faqs: [
        {
          question: "متى يصل الطبيب؟",
          answer: `عادةً خلال ${rangeOf("doctorArrivalMinutes", "ar")} دقيقة من رسالتك، ليلًا أو نهارًا. وإن أطال الطريق أو الازدحام المدة، أخبرناك قبل أن تقرّر.`,
        },
        {
          question: "كم تكلّف الزيارة؟",
          answer: `تبدأ الزيارة من ${pricesFromAED.doctor} درهمًا. وقد يتغيّر السعر بحسب الساعة والمكان، لذلك تعرف سعرك قبل أن ينطلق الطبيب. أما الأدوية والتحاليل فتُحسب على حدة وبموافقتك.`,
        },
        {
          question: "متى أطلب الإسعاف بدلًا من ذلك؟",
          answer: `اتصل بالرقم ${ambulance} فورًا عند ألم أو ضغط في الصدر، أو ضيق في التنفس، أو ضعف في جانب من الجسم، أو تدلّي الوجه أو تلعثم الكلام، أو تشنّج، أو إغماء، أو نزف شديد، أو تورّم في الوجه أو الحلق. لا تنتظر زيارة منزلية.`,
        },
        {
          question: "هل تدفع شركة التأمين؟",
          answer:
            "تدفع أنت قيمة الزيارة وتحصل على إيصال مفصّل وتقرير طبي لشركة التأمين. أما قبول التعويض وقيمته فبحسب وثيقتك، ومكالمة قصيرة مع شركتك تعطيك الجواب.",
        },
      ],
    },
  },
};
