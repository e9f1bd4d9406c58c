import { pricesFromAED } from "../facts";
import { ambulance, fromCatalogue, rangeOf, soon } from "./phrases";
import { nurseSteps } from "./steps";
import type { ServiceDetails } from "./types";

const SLUG = "nurse-on-call";

export const details: ServiceDetails = {
  category: "nursing",
  price: { fromAED: pricesFromAED.nurse, unit: "visit" },
  related: ["nurse-at-home", "post-surgery-nursing", "nurse-at-hotel", "iv-therapy-at-home"],
  texts: {
    en: {
      ...fromCatalogue(SLUG, "en"),
      about: [
        "A visit can be one injection before breakfast, a dressing every second day, a blocked catheter, a cannula to look after, or a few calm hours of watching after hospital. The nurse works from your doctor's order and tells your doctor what she or he sees.",
        "A nurse does not diagnose or change a treatment. When something does not look right, we bring a doctor to you or send you to hospital.",
      ],
      soon: soon.nurse.en,
      who: "A DHA-licensed nurse, a woman or a man as you prefer",
      steps: nurseSteps.en,
      faqs: [
        {
          question: "Do I need a prescription?",
          answer:
            "For injections, drips and medicines, yes: the nurse needs a doctor's written order and the medicine in its original box. If you have none, our doctor can see you first.",
        },
        {
          question: "How soon can a nurse come?",
          answer: `Usually in ${rangeOf("nurseArrivalMinutes", "en")} minutes, day and night. For a series of visits we agree on fixed hours, with the same nurse whenever we can.`,
        },
        {
          question: "What does it cost?",
          answer: `A visit starts from AED ${pricesFromAED.nurse}. Material such as dressings or a new catheter is named and priced before it is used.`,
        },
        {
          question: "Which signs should not wait for a nurse?",
          answer: `Call ${ambulance} for trouble breathing, a swelling face or throat after a medicine, bleeding that firm pressure does not stop, chest pain, or someone who is hard to wake. For fever, spreading redness, pus or growing pain around a wound, message a doctor the same day.`,
        },
      ],
    },
    ar: {
      ...fromCatalogue(SLUG, "ar"),
      about: [
        "قد تكون الزيارة حقنة قبل الفطور، أو ضمادًا كل يومين، أو قسطرة مسدودة، أو عناية بقنيّة وريدية، أو ساعات هادئة من المتابعة بعد المستشفى. يعمل الممرّض وفق تعليمات طبيبك ويخبره بما يراه.",
        "لا يشخّص الممرّض ولا يغيّر العلاج. وإذا بدا له ما يقلق، أحضرنا إليك طبيبًا أو أرسلناك إلى المستشفى.",
      ],
      soon: soon.nurse.ar,
      who: "ممرّض أو ممرّضة، كما تفضّل، بترخيص من هيئة الصحة بدبي",
      steps: nurseSteps.ar,
      faqs: [
        {
          question: "هل أحتاج إلى وصفة طبية؟",
          answer:
            "نعم للحقن والمحاليل والأدوية: يحتاج الممرّض إلى تعليمات مكتوبة من طبيب، وإلى الدواء في علبته الأصلية. وإن لم تكن لديك وصفة، يمكن أن يراك طبيبنا أولًا.",
        },
        {
          question: "متى يصل الممرّض؟",
          answer: `عادةً خلال ${rangeOf("nurseArrivalMinutes", "ar")} دقيقة، ليلًا ونهارًا. وإن كانت الزيارات متكررة اتفقنا على ساعات ثابتة، ومع الممرّض نفسه متى أمكن.`,
        },
        {
          question: "كم تكلّف الزيارة؟",
          answer: `تبدأ الزيارة من ${pricesFromAED.nurse} درهمًا. وأي مواد، كالضماد أو القسطرة الجديدة، نذكرها ونذكر سعرها قبل استعمالها.`,
        },
        {
          question: "ما العلامات التي لا تنتظر ممرّضًا؟",
          answer: `اتصل بالرقم ${ambulance} عند ضيق التنفس، أو تورّم الوجه أو الحلق بعد دواء، أو نزف لا يتوقف بالضغط عليه، أو ألم في الصدر، أو مريض يصعب إيقاظه. أما الحرارة أو اتساع الاحمرار أو القيح أو ازدياد الألم حول الجرح فراسل طبيبًا في اليوم نفسه.`,
        },
      ],
    },
  },
};
