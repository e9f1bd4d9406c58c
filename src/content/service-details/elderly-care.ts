import { pricesFromAED } from "../facts";
import { ambulance, fromCatalogue, soon } from "./phrases";
import { careSteps } from "./steps";
import type { ServiceDetails } from "./types";

const SLUG = "elderly-care";

export const details: ServiceDetails = {
  category: "care",
  price: { fromAED: pricesFromAED.elderlyCare, unit: "day" },
  related: ["palliative-care", "nurse-at-home", "physiotherapy-at-home", "family-doctors"],
  texts: {
    en: {
      ...fromCatalogue(SLUG, "en"),
      about: [
        "Help can be a few steady hours a day or someone who stays the night: washing and dressing with dignity, meals and water, medicines at their hour, a walk at sunset, company for prayers and old photographs. Families living abroad get the same notes as those in the next room.",
        "Carers help; they do not treat. A nurse oversees the plan, and a doctor comes when something changes.",
      ],
      soon: soon.shifts.en,
      who: "A trained carer, overseen by a DHA-licensed nurse",
      steps: careSteps.en,
      faqs: [
        {
          question: "How do we begin?",
          answer:
            "With a conversation and a nurse's visit. The nurse looks at the home, the medicines and the day, writes a plan with you, and proposes a carer. You can begin with a single shift.",
        },
        {
          question: "Can the carer give medicines?",
          answer:
            "The carer reminds, hands over what is prepared and notes that it was taken. Injections are for a nurse, and changes of dose are for your doctor.",
        },
        {
          question: "What if my parent does not want help?",
          answer:
            "That is common, and we take it slowly: a short visit, one small task, the same face each time. If the match is not right, we change the carer.",
        },
        {
          question: "When is it an emergency?",
          answer: `Call ${ambulance} after a fall with a blow to the head or a leg that will not bear weight, and for sudden confusion, a drooping face, slurred speech, chest pain, trouble breathing, or someone who cannot be woken.`,
        },
      ],
    },
    ar: {
      ...fromCatalogue(SLUG, "ar"),
      about: [
        "قد تكون المساعدة ساعات ثابتة في اليوم أو من يبيت معه: استحمام ولباس بكرامة، وطعام وماء، ودواء في موعده، ومشي عند الغروب، ورفقة في الصلاة ومع الصور القديمة. ومن كان من العائلة بعيدًا تصله الملاحظات نفسها التي تصل من هو في الغرفة المجاورة.",
        "المرافق يساعد ولا يعالج. تشرف ممرّضة على الخطة، ويأتي الطبيب حين يتغيّر شيء.",
      ],
      soon: soon.shifts.ar,
      who: "مرافق مدرَّب، بإشراف ممرّضة مرخّصة من هيئة الصحة بدبي",
      steps: careSteps.ar,
      faqs: [
        {
          question: "كيف نبدأ؟",
          answer:
            "بحديث وبزيارة من ممرّضة، تتعرّف إلى البيت والأدوية واليوم، وتكتب الخطة معكم، وتقترح مرافقًا. ويمكنكم أن تبدؤوا بنوبة واحدة.",
        },
        {
          question: "هل يعطي المرافق الأدوية؟",
          answer:
            "يذكّر بها ويناول ما هو مُعدّ ويدوّن أنها أُخذت. أما الحقن فللممرّضة، وتغيير الجرعة لطبيبكم وحده.",
        },
        {
          question: "وماذا لو رفض والدي المساعدة؟",
          answer:
            "هذا شائع، ونأخذه بالتدريج: زيارة قصيرة، ومهمة صغيرة، والوجه نفسه كل مرة. وإن لم تحصل الألفة غيّرنا المرافق.",
        },
        {
          question: "متى تكون الحالة طارئة؟",
          answer: `اتصلوا بالرقم ${ambulance} بعد سقوط مع ضربة على الرأس أو عجز عن الوقوف، وعند تشوّش مفاجئ أو تدلّي الوجه أو تلعثم الكلام أو ألم في الصدر أو ضيق في التنفس، أو إذا تعذّر إيقاظه.`,
        },
      ],
    },
  },
};
