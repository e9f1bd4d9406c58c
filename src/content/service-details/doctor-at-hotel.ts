import { adviceOn } from "@domain/triage";
import { ambulance } from "./phrases";
import { doctorSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("doctor-at-hotel", (en, ar) => ({
  category: "doctor",
  heading: en.isAlwaysOpen
    ? {
        en: "Hotel Doctor in Dubai, in Your Room Day or Night",
        ar: "طبيب في فندقك بدبي، في غرفتك ليلًا أو نهارًا",
      }
    : { en: "Hotel Doctor in Dubai, in Your Own Room", ar: "طبيب في فندقك بدبي، في غرفتك" },
  adHeadline: en.isAlwaysOpen
    ? { en: "Hotel Doctor in Dubai, 24/7", ar: "طبيب في فندقك بدبي 24/7" }
    : { en: "Hotel Doctor in Dubai", ar: "طبيب في فندقك بدبي" },
  related: ["doctor-on-call", "nurse-at-hotel", "doctor-at-home", "iv-therapy-at-home"],
  texts: {
    en: {
      about: [
        "Fever after a flight, an upset stomach, an ear that hurts, a rash, a lost prescription, a child ill in a strange bed. You stay in your room; the doctor speaks with reception, sees you there, and writes the papers your airline, travel insurer or doctor at home will ask for.",
      ],
      benefits: [
        "No queue in a city you do not know",
        `${en.languages} spoken`,
        "Report and receipt for your travel insurance",
      ],
      keywords: [
        "hotel doctor dubai",
        "doctor to hotel room dubai",
        "tourist doctor dubai",
        "24/7 hotel doctor",
        "english speaking doctor dubai",
        "travel insurance doctor dubai",
      ],
      soon: en.soon(),
      who: en.licensed("A DHA-licensed doctor, announced to reception", "A doctor, announced to reception"),
      steps: doctorSteps.en(en),
      faqs: [
        {
          question: "What do you need from me?",
          answer:
            "The hotel's name, your room number and the name of the booking, your passport, your travel insurance and your medicines. We speak with reception ourselves.",
        },
        {
          question: "What does it cost, and does travel insurance pay?",
          answer: `${en.startsFrom}, and you hear your price before the doctor sets out. You pay us and hand in our report and receipt. Some insurers want a call before the visit: the number is on your policy.`,
        },
        {
          question: "Will the hotel learn what is wrong with me?",
          answer:
            "No. Reception learns that a doctor is on the way to your room, and nothing about your health. The report is handed to you alone.",
        },
        {
          question: "Which fever needs a hospital, not a visit?",
          answer: adviceOn("en", "infantFever", "feverAfterBirth", "feverWithWeakImmunity"),
        },
        {
          question: "Can I fly home afterwards?",
          answer: `The doctor gives advice on flying and a report if you need one; the airline has the last word. With chest pain, trouble breathing, confusion, a stiff neck or a lot of blood in the stool, do not think of the flight: call ${ambulance}.`,
        },
      ],
    },
    ar: {
      about: [
        "حرارة بعد رحلة، أو معدة مضطربة، أو أذن تؤلم، أو طفح، أو وصفة ضاعت، أو طفل مريض في سرير غريب. تبقى في غرفتك، ويتفاهم الطبيب مع الاستقبال ويراك هناك، ويكتب ما تطلبه شركة الطيران أو تأمين السفر أو طبيبك في بلدك.",
      ],
      benefits: ["بلا انتظار في مدينة لا تعرفها", `نتحدث ${ar.languages}`, "تقرير وإيصال لتأمين السفر"],
      keywords: [
        "طبيب في الفندق دبي",
        "دكتور فندق دبي",
        "طبيب للسياح دبي",
        "دكتور يجي الفندق",
        "طبيب 24/7 دبي",
        "تقرير طبي لتأمين السفر",
      ],
      soon: ar.soon(),
      who: ar.licensed("طبيب مرخّص من هيئة الصحة بدبي، بعلم الاستقبال", "طبيب، بعلم الاستقبال"),
      steps: doctorSteps.ar(ar),
      faqs: [
        {
          question: "ما الذي تحتاجونه مني؟",
          answer:
            "اسم الفندق ورقم الغرفة واسم صاحب الحجز، وجواز السفر وتأمين السفر وأدويتك. ونحن نتحدث مع الاستقبال.",
        },
        {
          question: "كم تكلّف الزيارة؟ وهل يدفع تأمين السفر؟",
          answer: `${ar.startsFrom}، وتعرف سعرك قبل أن ينطلق الطبيب. تدفع لنا ثم تقدّم تقريرنا وإيصالنا إلى شركتك. وبعض الشركات تطلب اتصالًا قبل الزيارة، والرقم مكتوب على وثيقتك.`,
        },
        {
          question: "هل يعلم الفندق بحالتي؟",
          answer: "لا. يعلم الاستقبال أن طبيبًا قادم إلى غرفتك، ولا شيء عن صحتك. والتقرير يُسلَّم إليك وحدك.",
        },
        {
          question: "أي حمّى تحتاج إلى المستشفى لا إلى زيارة؟",
          answer: adviceOn("ar", "infantFever", "feverAfterBirth", "feverWithWeakImmunity"),
        },
        {
          question: "هل أستطيع السفر بعد ذلك؟",
          answer: `ينصحك الطبيب بشأن السفر ويكتب تقريرًا عند الحاجة، والقرار الأخير لشركة الطيران. أما عند ألم الصدر أو ضيق التنفس أو التشوّش أو تيبّس الرقبة أو دم كثير في البراز فلا تفكّر في الرحلة: اتصل بالرقم ${ambulance}.`,
        },
      ],
    },
  },
}));
