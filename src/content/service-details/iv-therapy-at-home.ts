import { benefitsOf } from "../services";
import { adviceOn } from "@domain/triage";
import { ambulance } from "./phrases";
import { detailsOf } from "./details-of";

export const details = detailsOf("iv-therapy-at-home", (en, ar) => ({
  category: "wellness",
  heading: {
    en: "IV Therapy at Home in Dubai, with a Nurse Beside You",
    ar: "علاج وريدي في بيتك بدبي، والممرّضة بجانبك",
  },
  adHeadline: { en: "IV Therapy at Home in Dubai", ar: "علاج وريدي في منزلك بدبي" },
  related: ["nurse-on-call", "lab-test-at-home", "doctor-at-hotel", "wellness-packages"],
  texts: {
    en: {
      benefits: benefitsOf("iv-therapy-at-home").en,
      about: [
        "A drip replaces fluids, salts and vitamins when drinking is hard: after a long flight, a day in the sun, or a stomach upset that a doctor has looked at. It does not cure an illness or make up for sleep, and if you eat and drink well it may do little for you. We say so when we think so.",
        "What goes into the bag is no secret: salt water or a balanced fluid, and the vitamins you agreed to, each with its dose on the label. We add nothing that you have not heard of, and we do not sell a drip as the answer to a tiredness that has lasted for weeks: that calls for a doctor and a few tests.",
        "Before anything is opened, a clinician asks about your heart, kidneys, blood pressure, pregnancy, allergies and medicines, and measures how you are. Sometimes the answer is no, and then you get better advice instead of a drip.",
      ],
      keywords: [
        "iv therapy at home dubai",
        "iv drip dubai",
        "vitamin drip at home",
        "hydration drip dubai",
        "nad drip dubai",
        "jet lag iv drip",
        "iv drip hotel dubai",
      ],
      soon: en.soon(),
      who: en.licensed(
        "A DHA-licensed nurse, with a doctor who approves the drip",
        "A nurse, with a doctor who approves the drip",
      ),
      steps: [
        {
          title: "A check before anything else",
          text: "A few questions in the chat, then blood pressure, pulse and temperature at your home.",
        },
        {
          title: "The drip, on your sofa",
          text: `A small cannula and sealed material; you rest for ${en.visit} with the nurse beside you.`,
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
            "No. A drip can harm in pregnancy, and with heart or kidney disease, high blood pressure that is not controlled, and certain allergies or medicines. Tell us everything; a doctor decides, and sometimes advises against it.",
        },
        {
          question: "How long does it take?",
          answer: `${en.arrivalOf((time) => `The nurse usually arrives in ${time}, and the`, "The")} session takes ${en.visit}.`,
        },
        {
          question: "Does it hurt, and what can go wrong?",
          answer: `The cannula stings for a moment. A bruise or a cool arm is common; an infection or an allergic reaction is rare, which is why the nurse stays. If you have trouble breathing, a swelling face or chest pain after a drip, call ${ambulance}. ${adviceOn("en", "feverWithWeakImmunity", "feverAfterBirth", "infectedVein")}`,
        },
        {
          question: "How do I prepare?",
          answer:
            "Eat something light and drink water, because an empty stomach can make you dizzy. Wear a sleeve that rolls up, put a blanket within reach, and leave alcohol alone that day. Keep taking your usual medicines unless a doctor says otherwise.",
        },
        {
          question: "Who decides whether I may have one?",
          answer: `A doctor, from your answers and your measurements, before the nurse opens anything. ${en.licensed("A DHA-licensed nurse", "A nurse")} then places the drip and stays. If either of them has a doubt, there is no drip that day.`,
        },
        {
          question: "Is it for children or teenagers too?",
          answer: `Not for energy or for looks. A child who keeps nothing down needs a doctor today, not a drip: ask us for a doctor's visit. ${adviceOn("en", "vomitingWithDiabetes", "dryBaby")}`,
        },
        {
          question: "Can you come to my hotel or office?",
          answer:
            "Yes. A chair that leans back and a quiet corner are enough. Give us the room and the name at reception; the nurse takes the needles and the empty bag away.",
        },
        {
          question: "Does insurance pay for a drip?",
          answer:
            "For well-being, almost never. When a doctor orders fluids because you are ill, you get a receipt and a report to hand in, and your policy decides.",
        },
        {
          question: "What does it cost?",
          answer: `${en.startsFrom}. You know the price of your drip before the nurse sets out.`,
        },
      ],
    },
    ar: {
      benefits: benefitsOf("iv-therapy-at-home").ar,
      about: [
        "يعوّض المحلول السوائل والأملاح والفيتامينات حين يصعب الشرب: بعد رحلة طويلة أو يوم تحت الشمس، أو بعد اضطراب في المعدة فحصه طبيب. وهو لا يشفي مرضًا ولا يعوّض النوم، وإن كنت تأكل وتشرب جيدًا فقد لا يضيف إليك الكثير، ونقول لك ذلك حين نراه.",
        "وما في الكيس ليس سرًّا: محلول ملحي أو متوازن، والفيتامينات التي اتفقنا عليها، وجرعة كلٍّ منها مكتوبة عليه. لا نضيف شيئًا لم تسمع به، ولا نبيع المحلول جوابًا عن تعب يدوم أسابيع، فذلك يحتاج إلى طبيب وبضعة تحاليل.",
        "قبل أن يُفتح شيء، يسألك المختص عن القلب والكلى والضغط والحمل والحساسية والأدوية ويقيس حالتك. وأحيانًا يكون الجواب لا، فتحصل على نصيحة أنفع من المحلول.",
      ],
      keywords: [
        "علاج وريدي في المنزل",
        "مغذي وريدي دبي",
        "محلول وريدي في البيت",
        "فيتامينات وريدية دبي",
        "مغذي في الفندق دبي",
        "إبرة NAD دبي",
        "مغذي للجفاف",
      ],
      soon: ar.soon(),
      who: ar.licensed("ممرّضة مرخّصة من هيئة الصحة بدبي، وطبيب يجيز الجلسة", "ممرّضة، وطبيب يجيز الجلسة"),
      steps: [
        {
          title: "فحص قبل كل شيء",
          text: "أسئلة قليلة في المحادثة، ثم قياس الضغط والنبض والحرارة في بيتك.",
        },
        {
          title: "المحلول وأنت على أريكتك",
          text: `كانيولا صغيرة وأدوات مغلّفة، ثم ترتاح ${ar.visit} والممرّضة بجانبك.`,
        },
        {
          title: "نطمئن عليك بعدها",
          text: "تنزع الممرّضة الكانيولا وتطمئن إلى حالك، وتترك لك رقمًا تتصل به.",
        },
      ],
      faqs: [
        {
          question: "هل يناسب الجميع؟",
          answer:
            "لا. قد يضرّ المحلول مريض القلب أو الكلى، ومن ضغطه غير منضبط، والحامل، ومن لديه حساسية أو أدوية معيّنة. أخبرنا بكل شيء، والطبيب هو من يقرّر، وقد ينصح بعدمه.",
        },
        {
          question: "كم من الوقت يستغرق؟",
          answer: `${ar.arrivalOf((time) => `تصل الممرّضة عادةً خلال ${time}، و`, "")}تستغرق الجلسة ${ar.visit}.`,
        },
        {
          question: "هل هو مؤلم؟ وما الذي قد يحدث؟",
          answer: `وخزة قصيرة عند وضع الكانيولا. الكدمة أو برودة الذراع أمر شائع، أما العدوى أو التحسّس فنادر، ولهذا تبقى الممرّضة معك. وإن شعرت بعد المحلول بضيق في التنفس أو تورّم في الوجه أو ألم في الصدر فاتصل بالرقم ${ambulance}. ${adviceOn("ar", "feverWithWeakImmunity", "feverAfterBirth", "infectedVein")}`,
        },
        {
          question: "كيف أستعدّ؟",
          answer:
            "كُل شيئًا خفيفًا واشرب ماءً، فالمعدة الفارغة قد تسبّب الدوار. البس ما يسهل رفع كمّه، وضع غطاءً في متناول يدك، وابتعد عن الكحول ذلك اليوم. وتابع أدويتك المعتادة ما لم يقل طبيب غير ذلك.",
        },
        {
          question: "من يقرّر إن كان يناسبني؟",
          answer: `طبيب، بناءً على إجاباتك وقياساتك، قبل أن تفتح الممرّضة شيئًا. ثم تركّبه ${ar.licensed("ممرّضة مرخّصة من هيئة الصحة بدبي", "ممرّضة")} وتبقى معك. وإن شكّ أحدهما فلا محلول ذلك اليوم.`,
        },
        {
          question: "هل يصلح للأطفال أو المراهقين؟",
          answer: `ليس للنشاط ولا للمظهر. والطفل الذي يتقيأ كل ما يشربه يحتاج إلى طبيب اليوم لا إلى محلول، فاطلب له زيارة طبيب. ${adviceOn("ar", "vomitingWithDiabetes", "dryBaby")}`,
        },
        {
          question: "هل تأتون إلى الفندق أو المكتب؟",
          answer:
            "نعم. يكفي كرسي يميل إلى الخلف وركن هادئ. أعطنا رقم الغرفة والاسم عند الاستقبال، وتأخذ الممرّضة معها الإبر والكيس الفارغ.",
        },
        {
          question: "هل يدفع التأمين ثمن المحلول؟",
          answer:
            "لأغراض العافية نادرًا جدًا. أما إن طلبه طبيب لأنك مريض فتحصل على إيصال وتقرير تقدّمهما، والقرار لوثيقتك.",
        },
        {
          question: "كم تكلّف الجلسة؟",
          answer: `${ar.startsFrom}. وتعرف سعر محلولك قبل أن تنطلق إليك الممرّضة.`,
        },
      ],
    },
  },
}));
