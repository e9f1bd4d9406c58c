import { benefitsOf } from "../services";
import { adviceOn } from "@domain/triage";
import { ambulance } from "./phrases";
import { doctorSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("doctor-on-call", (en, ar) => ({
  category: "doctor",
  heading: { en: "Doctor on Call in Dubai, at Your Door", ar: "طبيب تحت الطلب في دبي، عند بابك" },
  adHeadline: en.isAlwaysOpen
    ? { en: "Doctor on Call in Dubai, 24/7", ar: "طبيب تحت الطلب في دبي 24/7" }
    : { en: "Doctor on Call in Dubai", ar: "طبيب تحت الطلب في دبي" },
  related: ["doctor-at-home", "doctor-at-hotel", "family-doctors", "lab-test-at-home"],
  texts: {
    en: {
      benefits: benefitsOf("doctor-on-call").en,
      about: [
        "People call for a fever that will not settle, a cough, an upset stomach, back pain, a rash, a blood-pressure reading that frightens them, or a child who cannot sleep. The doctor listens, examines, and says what it is likely to be, what it is not, and what to watch for tonight.",
        "In the bag are the things a first examination needs: a stethoscope, a thermometer, a cuff for the blood pressure, meters for oxygen and sugar, a light for ears and throat, and a prescription pad. Some things cannot be done at home, such as X-rays or surgery.",
        "If you need a test or a nurse, we arrange it at your home. If you need a hospital, the doctor tells you so plainly and writes the referral.",
      ],
      keywords: [
        "doctor on call dubai",
        "call a doctor home",
        "house call doctor",
        "24/7 doctor dubai",
        "home doctor near me",
        "urgent doctor visit at home",
        "doctor for fever at home",
      ],
      soon: en.soon(),
      who: en.licensed("A DHA-licensed doctor", "A doctor"),
      steps: doctorSteps.en(en),
      faqs: [
        {
          question: "How soon can a doctor be here?",
          answer: `${en.arrivalOf((time) => `Usually ${time} after we have agreed on the visit, ${en.hours}.`, `At a time we agree with you, ${en.hours}.`)} If traffic or distance makes it longer, we say so before you decide.`,
        },
        {
          question: "What does a visit cost?",
          answer: `${en.startsFrom}. The hour and the place can change the price, so you hear yours before the doctor sets out. Medicines and tests are extra, and only with your agreement.`,
        },
        {
          question: "When should I call an ambulance or go to hospital instead?",
          answer: `Call ${ambulance} at once for chest pain or pressure, trouble breathing, weakness on one side of the body, a drooping face or slurred speech, a fit, fainting, heavy bleeding, or a swelling face or throat. Do not wait for a home visit. ${adviceOn("en", "feverAfterBirth", "feverWithWeakImmunity")}`,
        },
        {
          question: "Will my insurance pay?",
          answer:
            "You pay for the visit and get a detailed receipt and a medical report for your insurer. Whether and how much it refunds depends on your policy; a short call to your insurer gives you the answer.",
        },
        {
          question: "Do you see babies and children?",
          answer: `Yes. Have the child's weight, vaccinations and medicines at hand, and let the child stay in your arms: most of the examination can be done there. ${adviceOn("en", "infantFever")}`,
        },
        {
          question: "Can I ask for a woman doctor, or one who speaks my language?",
          answer: `Ask when you write. We speak ${en.languages}, and send the doctor you prefer whenever one is on duty. If that means waiting longer, we tell you and you choose.`,
        },
        {
          question: "What if I feel worse after the visit?",
          answer: `Write to us or call, ${en.hours}. You do not have to tell the story again: the notes of the visit are with us. When a warning sign on your plan appears, do what the plan says, and if it says hospital, go first and tell us afterwards.`,
        },
        {
          question: "Who learns about my visit?",
          answer:
            "The people who care for you. Your papers go to a laboratory, a hospital or your insurer only as your care or the law requires, and this website keeps no medical record. The chat runs on WhatsApp, so a few words are enough there; the rest you can tell the doctor.",
        },
      ],
    },
    ar: {
      benefits: benefitsOf("doctor-on-call").ar,
      about: [
        "يتصل بنا الناس لحرارة لا تهدأ، أو سعال، أو اضطراب في المعدة، أو ألم في الظهر، أو طفح، أو قراءة ضغط أقلقتهم، أو طفل لا يستطيع النوم. يصغي الطبيب ويفحص، ويقول ما هو مرجّح وما هو مستبعد وما الذي تنتبه إليه الليلة.",
        "في الحقيبة ما يحتاجه الفحص الأول: سمّاعة، وميزان حرارة، وجهاز ضغط، ومقياس للأكسجين وآخر للسكر، وضوء للأذن والحلق، ودفتر وصفات. وبعض الأمور لا يمكن إجراؤها في البيت، كالأشعة والجراحة.",
        "إن احتجت إلى تحليل أو إلى ممرّض رتّبنا ذلك في بيتك. وإن احتجت إلى المستشفى قال لك الطبيب ذلك بصراحة وكتب الإحالة.",
      ],
      keywords: [
        "دكتور منزلي دبي",
        "طبيب تحت الطلب دبي",
        "دكتور يجي البيت",
        "طبيب منزلي 24/7",
        "كشف منزلي دبي",
        "دكتور أطفال في المنزل",
        "زيارة طبيب منزلية",
      ],
      soon: ar.soon(),
      who: ar.licensed("طبيب مرخّص من هيئة الصحة بدبي", "طبيب"),
      steps: doctorSteps.ar(ar),
      faqs: [
        {
          question: "متى يصل الطبيب؟",
          answer: `${ar.arrivalOf((time) => `عادةً خلال ${time} من الاتفاق على الزيارة، ${ar.hours}.`, `في موعد نتفق عليه معك، ${ar.hours}.`)} وإن أطال الطريق أو الازدحام المدة، أخبرناك قبل أن تقرّر.`,
        },
        {
          question: "كم تكلّف الزيارة؟",
          answer: `${ar.startsFrom}. وقد يتغيّر السعر بحسب الساعة والمكان، لذلك تعرف سعرك قبل أن ينطلق الطبيب. أما الأدوية والتحاليل فتُحسب على حدة وبموافقتك.`,
        },
        {
          question: "متى أطلب الإسعاف أو أذهب إلى المستشفى بدلًا من ذلك؟",
          answer: `اتصل بالرقم ${ambulance} فورًا عند ألم أو ضغط في الصدر، أو ضيق في التنفس، أو ضعف في جانب من الجسم، أو تدلّي الوجه أو تلعثم الكلام، أو تشنّج، أو إغماء، أو نزف شديد، أو تورّم في الوجه أو الحلق. لا تنتظر زيارة منزلية. ${adviceOn("ar", "feverAfterBirth", "feverWithWeakImmunity")}`,
        },
        {
          question: "هل تدفع شركة التأمين؟",
          answer:
            "تدفع أنت قيمة الزيارة وتحصل على إيصال مفصّل وتقرير طبي لشركة التأمين. أما قبول التعويض وقيمته فبحسب وثيقتك، ومكالمة قصيرة مع شركتك تعطيك الجواب.",
        },
        {
          question: "هل تعالجون الرضّع والأطفال؟",
          answer: `نعم. جهّز وزن طفلك وتطعيماته وأدويته، وليبقَ بين ذراعيك، فمعظم الفحص ممكن هناك. ${adviceOn("ar", "infantFever")}`,
        },
        {
          question: "هل أستطيع أن أطلب طبيبة، أو من يتحدث لغتي؟",
          answer: `اطلب ذلك في رسالتك. نتحدث ${ar.languages}، ونرسل إليك من تفضّل ما دام في المناوبة. وإن كان ذلك يعني انتظارًا أطول أخبرناك، والاختيار لك.`,
        },
        {
          question: "وماذا لو ساءت حالتي بعد الزيارة؟",
          answer: `راسلنا أو اتصل بنا، ${ar.hours}. لن تعيد القصة من أولها، فملاحظات الزيارة عندنا. وإن ظهرت علامة نبّهك إليها الطبيب فاتبع الخطة، وإن كان فيها المستشفى فاذهب أولًا ثم أخبرنا.`,
        },
        {
          question: "من يعلم بزيارتي؟",
          answer:
            "من يعتني بك. ولا تصل أوراقك إلى مختبر أو مستشفى أو شركة تأمين إلا بقدر ما يلزم لعلاجك أو يوجبه القانون، ولا يحفظ هذا الموقع أي ملف طبي. أما المحادثة فعلى واتساب، فتكفي فيها كلمات قليلة، والباقي تقوله للطبيب.",
        },
      ],
    },
  },
}));
