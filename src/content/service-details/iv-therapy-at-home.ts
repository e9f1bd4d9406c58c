import { pricesFromAED } from "../facts";
import { ambulance, fromCatalogue, rangeOf, soon } from "./phrases";
import type { ServiceDetails } from "./types";

const SLUG = "iv-therapy-at-home";

export const details: ServiceDetails = {
  category: "wellness",
  price: { fromAED: pricesFromAED.ivTherapy, unit: "visit" },
  related: ["nurse-on-call", "lab-test-at-home", "doctor-at-hotel", "wellness-packages"],
  texts: {
    en: {
      ...fromCatalogue(SLUG, "en"),
      about: [
        "A drip replaces fluids, salts and vitamins when drinking is hard: after a stomach upset, a long flight, a day in the sun or a short night. It does not cure an illness, and if you eat and drink well it may do little for you. We say so when we think so.",
        "Before anything is opened, a clinician asks about your heart, kidneys, blood pressure, pregnancy, allergies and medicines, and measures how you are. Sometimes the answer is no, and then you get better advice instead of a drip.",
      ],
      soon: soon.ivNurse.en,
      who: "A DHA-licensed nurse, with a doctor who clears the drip",
      steps: [
        {
          title: "A check before anything else",
          text: "A few questions in the chat, then blood pressure, pulse and temperature at your home.",
        },
        {
          title: "The drip, on your sofa",
          text: `A small cannula, sealed material, and ${rangeOf("ivSessionMinutes", "en")} minutes of rest with the nurse beside you.`,
        },
        {
          title: "A quiet look afterwards",
          text: "The nurse takes the cannula out, watches how you feel, and leaves you with a number to call.",
        },
      ],
      faqs: [
        {
          question: "Is it safe for everyone?",
          answer:
            "No. With heart or kidney disease, high blood pressure that is not controlled, pregnancy, certain allergies or medicines a drip can harm. Tell us everything; a doctor decides, and sometimes advises against it.",
        },
        {
          question: "How long does it take?",
          answer: `The nurse usually arrives in ${rangeOf("ivNurseArrivalMinutes", "en")} minutes, and the session takes ${rangeOf("ivSessionMinutes", "en")} minutes.`,
        },
        {
          question: "Does it hurt, and what can go wrong?",
          answer: `The cannula stings for a moment. A bruise or a cool arm is common; an infection or an allergic reaction is rare, which is why the nurse stays. If you have trouble breathing, a swelling face or chest pain after a drip, call ${ambulance}.`,
        },
        {
          question: "What does it cost?",
          answer: `A session starts from AED ${pricesFromAED.ivTherapy}. You know the price of your drip before the nurse sets out.`,
        },
      ],
    },
    ar: {
      ...fromCatalogue(SLUG, "ar"),
      about: [
        "يعوّض المحلول السوائل والأملاح والفيتامينات حين يصعب الشرب: بعد اضطراب في المعدة أو رحلة طويلة أو يوم تحت الشمس أو ليلة قصيرة. وهو لا يشفي مرضًا، وإن كنت تأكل وتشرب جيدًا فقد لا يضيف إليك الكثير، ونقول لك ذلك حين نراه.",
        "قبل أن يُفتح شيء، يسألك المختص عن القلب والكلى والضغط والحمل والحساسية والأدوية ويقيس حالتك. وأحيانًا يكون الجواب لا، فتحصل على نصيحة أنفع من المحلول.",
      ],
      soon: soon.ivNurse.ar,
      who: "ممرّضة مرخّصة من هيئة الصحة بدبي، وطبيب يجيز الجلسة",
      steps: [
        {
          title: "فحص قبل كل شيء",
          text: "أسئلة قليلة في المحادثة، ثم قياس الضغط والنبض والحرارة في بيتك.",
        },
        {
          title: "المحلول وأنت على أريكتك",
          text: `قنيّة صغيرة وأدوات مغلّفة، و${rangeOf("ivSessionMinutes", "ar")} دقيقة من الراحة والممرّضة بجانبك.`,
        },
        {
          title: "نظرة هادئة بعدها",
          text: "تنزع الممرّضة القنيّة وتطمئن إلى حالك، وتترك لك رقمًا تتصل به.",
        },
      ],
      faqs: [
        {
          question: "هل يناسب الجميع؟",
          answer:
            "لا. قد يضرّ المحلول من لديه مرض في القلب أو الكلى، أو ضغط غير منضبط، أو في حالة حمل، أو مع أنواع من الحساسية أو الأدوية. أخبرنا بكل شيء، والطبيب هو من يقرّر، وقد ينصح بعدمه.",
        },
        {
          question: "كم من الوقت يستغرق؟",
          answer: `تصل الممرّضة عادةً خلال ${rangeOf("ivNurseArrivalMinutes", "ar")} دقيقة، وتستغرق الجلسة من ${rangeOf("ivSessionMinutes", "ar")} دقيقة.`,
        },
        {
          question: "هل هو مؤلم؟ وما الذي قد يحدث؟",
          answer: `وخزة قصيرة عند وضع القنيّة. الكدمة أو برودة الذراع أمر شائع، أما الالتهاب أو التحسّس فنادر، ولهذا تبقى الممرّضة معك. وإن شعرت بعد المحلول بضيق في التنفس أو تورّم في الوجه أو ألم في الصدر فاتصل بالرقم ${ambulance}.`,
        },
        {
          question: "كم تكلّف الجلسة؟",
          answer: `تبدأ الجلسة من ${pricesFromAED.ivTherapy} درهمًا. وتعرف سعر محلولك قبل أن تنطلق إليك.`,
        },
      ],
    },
  },
};
