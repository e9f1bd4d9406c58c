import { benefitsOf } from "../services";
import { adviceOn } from "@domain/triage";
import { ambulance } from "./phrases";
import { careSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("elderly-care", (en, ar) => ({
  category: "care",
  heading: {
    en: "Elderly Care in Dubai, in the Home They Know",
    ar: "رعاية كبار السن في دبي، في البيت الذي ألفوه",
  },
  adHeadline: { en: "Elderly Care at Home in Dubai", ar: "رعاية كبار السن في دبي" },
  related: ["palliative-care", "nurse-at-home", "physiotherapy-at-home", "family-doctors"],
  texts: {
    en: {
      benefits: benefitsOf("elderly-care").en,
      about: [
        "Someone can come for the day or stay the night: washing and dressing with dignity, meals and water, medicines at their hour, a walk at sunset, company for prayers and old photographs. Families living abroad get the same notes as those in the next room.",
        "We begin with the person, not with the diagnosis: what your mother was proud of, what your father likes for breakfast, which chair is his. With memory loss, the same face, the same hour and an old song do more than arguments, so we change carers as rarely as we can.",
        "Carers help; they do not treat. A nurse oversees the plan, and a doctor comes when something changes.",
      ],
      keywords: [
        "elderly care dubai",
        "caregiver at home dubai",
        "home care for elderly parents",
        "dementia care at home",
        "live-in caregiver dubai",
        "senior care dubai",
        "night care for elderly",
      ],
      soon: en.soon(en.soonInShifts),
      who: en.licensed(
        "A trained carer, overseen by a DHA-licensed nurse",
        "A trained carer, overseen by a nurse",
      ),
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
            "That is common, and we take it slowly: a short visit, one small task, the same face each time, whenever possible. If the match is not right, we change the carer.",
        },
        {
          question: "How long is a shift, and is there help at night?",
          answer: `A shift lasts ${en.shiftHours}, by day or by night. Many families begin with a few days a week and add nights when they are needed.`,
        },
        {
          question: "What does it cost?",
          answer: `${en.startsFrom}. The length of the shift, the nights and the amount of help make the difference. You get the price in writing with the care plan, and nothing is added without asking you.`,
        },
        {
          question: "Can we have a carer who speaks our language?",
          answer: `We speak ${en.languages}. Tell us as well whether a woman or a man should come, which food is eaten and when your family prays: it all goes into the plan.`,
        },
        {
          question: "I live abroad. How do I know how my parents are?",
          answer:
            "After every shift there is a short note: sleep, meals, medicines, mood, and anything that worried us. You say who in the family may read it, and you can call the nurse who oversees the plan.",
        },
        {
          question: "Does insurance cover it?",
          answer:
            "Daily help usually not, a doctor's or nurse's visit sometimes. We write separate receipts for the two, so that you can hand in the right one.",
        },
        {
          question: "When is it an emergency?",
          answer: `Call ${ambulance} after a fall with a leg that will not bear weight, or with a blow to the head and then vomiting, drowsiness or confusion; and for sudden confusion, a drooping face, weakness on one side, slurred speech, chest pain, trouble breathing, or someone who cannot be woken. ${adviceOn("en", "spinalInjury", "headBlowOnBloodThinner", "backPainAfterFall")}`,
        },
      ],
    },
    ar: {
      benefits: benefitsOf("elderly-care").ar,
      about: [
        "قد يأتي المرافق في النهار أو يبيت مع والدكم: استحمام ولباس بكرامة، وطعام وماء، ودواء في موعده، ومشي عند الغروب، ورفقة في الصلاة ومع الصور القديمة. ومن كان من العائلة بعيدًا تصله الملاحظات نفسها التي تصل من هو في الغرفة المجاورة.",
        "نبدأ بالإنسان لا بالمرض: بما كانت أمكم تعتزّ به، وما يحبه أبوكم على الفطور، وأيّ كرسي هو كرسيه. ومع ضعف الذاكرة ينفع الوجه نفسه والساعة نفسها وأغنية قديمة أكثر مما ينفع الجدال، لذلك نتجنّب تبديل المرافق ما استطعنا.",
        "المرافق يساعد ولا يعالج. تشرف ممرّضة على الخطة، ويأتي الطبيب حين يتغيّر شيء.",
      ],
      keywords: [
        "رعاية كبار السن دبي",
        "جليسة كبار السن",
        "مرافق لكبير السن في المنزل",
        "رعاية مرضى الزهايمر في البيت",
        "ممرضة لكبار السن دبي",
        "رعاية مسنين منزلية",
      ],
      soon: ar.soon(ar.soonInShifts),
      who: ar.licensed("مرافق مدرَّب، بإشراف ممرّضة مرخّصة من هيئة الصحة بدبي", "مرافق مدرَّب، بإشراف ممرّضة"),
      steps: careSteps.ar,
      faqs: [
        {
          question: "كيف نبدأ؟",
          answer:
            "بحديث وبزيارة من ممرّضة، تتعرّف إلى البيت والأدوية واليوم، وتكتب الخطة معكم، وتقترح مرافقًا. ويمكنكم أن تبدؤوا بمناوبة واحدة.",
        },
        {
          question: "هل يعطي المرافق الأدوية؟",
          answer:
            "يذكّر بها ويناول ما هو مُعدّ ويدوّن أنها أُخذت. أما الحقن فللممرّضة، وتغيير الجرعة لطبيبكم وحده.",
        },
        {
          question: "وماذا لو رفض والدي المساعدة؟",
          answer:
            "هذا شائع، ونأخذه بالتدريج: زيارة قصيرة، ومهمة صغيرة، والوجه نفسه كل مرة متى أمكن. وإن لم تحصل الألفة غيّرنا المرافق.",
        },
        {
          question: "كم مدة المناوبة؟ وهل هناك من يسهر ليلًا؟",
          answer: `مدة المناوبة ${ar.shiftHours}، نهارًا أو ليلًا. وتبدأ عائلات كثيرة ببضعة أيام في الأسبوع، ثم تضيف الليالي حين تحتاجها.`,
        },
        {
          question: "كم تكلّف الرعاية؟",
          answer: `${ar.startsFrom}. ويختلف السعر بطول المناوبة وبالليالي وبقدر المساعدة. تستلمون السعر مكتوبًا مع خطة الرعاية، ولا يُضاف شيء قبل أن نسألكم.`,
        },
        {
          question: "هل نطلب مرافقًا يتحدث لغتنا؟",
          answer: `نتحدث ${ar.languages}. وأخبرونا أيضًا إن كنتم تفضّلون امرأة أو رجلًا، وبما يؤكل في البيت ومواعيد الصلاة، فكل ذلك يدخل في الخطة.`,
        },
        {
          question: "أعيش بعيدًا، فكيف أطمئن على والديّ؟",
          answer:
            "بعد كل مناوبة ملاحظة قصيرة: النوم والطعام والدواء والمزاج، وأي شيء أقلقنا. وأنت تحدّد من يقرؤها من العائلة، ولك أن تتصل بالممرّضة المشرفة على الخطة.",
        },
        {
          question: "هل يغطّيها التأمين؟",
          answer:
            "المساعدة اليومية لا تُغطّى في الغالب، وزيارة الطبيب أو الممرّضة تُغطّى أحيانًا. لذلك نكتب لكلٍّ منهما إيصالًا مستقلًا، فتقدّم منهما ما يلزم.",
        },
        {
          question: "متى تكون الحالة طارئة؟",
          answer: `اتصلوا بالرقم ${ambulance} بعد سقوط يعجز بعده المصاب عن الوقوف على ساقه، أو ضربة على الرأس يليها قيء أو نعاس أو تشوّش؛ وعند تشوّش مفاجئ أو تدلّي الوجه أو ضعف في جانب من الجسم أو تلعثم الكلام أو ألم في الصدر أو ضيق في التنفس، أو إذا تعذّر إيقاظه. ${adviceOn("ar", "spinalInjury", "headBlowOnBloodThinner", "backPainAfterFall")}`,
        },
      ],
    },
  },
}));
