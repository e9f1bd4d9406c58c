import { adviceOn } from "@domain/triage";
import { ambulance } from "./phrases";
import { nurseSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("nurse-at-home", (en, ar) => ({
  category: "nursing",
  heading: {
    en: "Nurse at Home in Dubai, at the Hours You Need",
    ar: "ممرّض في بيتك بدبي، في الساعات التي تناسبك",
  },
  adHeadline: { en: "Nurse at Your Home in Dubai", ar: "ممرّض في منزلك بدبي" },
  related: ["nurse-on-call", "post-surgery-nursing", "elderly-care", "lab-test-at-home"],
  texts: {
    en: {
      about: [
        "A course of injections, dressings that need a practised hand, a catheter or a feeding tube, blood pressure and sugar written down the way your doctor wants them. The nurse teaches the family too, so that less and less of it depends on us.",
      ],
      benefits: [
        "Fixed hours and a familiar face, whenever possible",
        "A written record for your doctor",
        "Calm teaching for you and your family",
      ],
      keywords: [
        "nurse at home dubai",
        "home nursing dubai",
        "daily nurse visit at home",
        "injection at home dubai",
        "feeding tube care at home",
        "home nursing services near me",
      ],
      soon: en.soon(),
      who: en.licensed(
        "A DHA-licensed nurse, a woman or a man as you prefer",
        "A nurse, a woman or a man as you prefer",
      ),
      steps: nurseSteps.en,
      faqs: [
        {
          question: "Can the nurse come every day?",
          answer:
            "Yes, for as long as your doctor's order says. We agree on the hours for the whole course, and on what happens when you must change one.",
        },
        {
          question: "What does a course of visits cost?",
          answer: `${en.startsFrom}. For a course you get the price of all the visits in writing before the first one, and a detailed receipt for your insurer.`,
        },
        {
          question: "Can one of us learn to do it?",
          answer:
            "Often, yes. The nurse shows it, watches you do it, and leaves the steps on paper. Drips and medicines into a vein stay with a nurse.",
        },
        {
          question: "What if I get worse between visits?",
          answer: `For trouble breathing, chest pain, bleeding that does not stop or someone hard to wake call ${ambulance}. ${adviceOn("en", "blockedCatheter", "feverWithWeakImmunity", "feverAfterBirth")} For anything that is not an emergency, message or call us, ${en.hours}; for any other fever in an adult or an older child, or a wound that changes, the same day.`,
        },
      ],
    },
    ar: {
      about: [
        "حقن على مدى أيام، أو ضماد يحتاج إلى يد متمرّسة، أو قسطرة أو أنبوب تغذية، أو ضغط وسكر يُدوَّنان كما يريد طبيبك. ويعلّم الممرّض العائلة أيضًا، حتى يقلّ اعتمادكم علينا مع الوقت.",
      ],
      benefits: ["ساعات ثابتة ووجه مألوف متى أمكن", "سجلّ مكتوب يطّلع عليه طبيبك", "تعليم هادئ لك ولعائلتك"],
      keywords: [
        "تمريض منزلي دبي",
        "ممرضة في البيت",
        "ممرضة يومية في المنزل",
        "حقن في المنزل دبي",
        "عناية بأنبوب التغذية في المنزل",
        "خدمات تمريض منزلية",
      ],
      soon: ar.soon(),
      who: ar.licensed("ممرّض أو ممرّضة، كما تفضّل، بترخيص من هيئة الصحة بدبي", "ممرّض أو ممرّضة، كما تفضّل"),
      steps: nurseSteps.ar,
      faqs: [
        {
          question: "هل يأتي الممرّض كل يوم؟",
          answer:
            "نعم، للمدة التي كتبها طبيبك. نتفق على مواعيد العلاج كلها، وعلى ما نفعله إن اضطررت إلى تغيير موعد.",
        },
        {
          question: "كم تكلّف سلسلة من الزيارات؟",
          answer: `${ar.startsFrom}. وإن كانت الزيارات عدة، تستلم سعرها كلها مكتوبًا قبل الأولى، ثم إيصالًا مفصّلًا لشركة التأمين.`,
        },
        {
          question: "هل يمكن أن يتعلّم أحدنا القيام بذلك؟",
          answer:
            "نعم في كثير من الأحيان. يريكم الممرّض الطريقة، ويراقبكم وأنتم تطبّقونها، ويترك لكم الخطوات مكتوبة. أما المحاليل وأدوية الوريد فتبقى للممرّض.",
        },
        {
          question: "ماذا لو ساءت حالتي بين زيارتين؟",
          answer: `عند ضيق التنفس أو ألم الصدر أو نزف لا يتوقف أو مريض يصعب إيقاظه اتصل بالرقم ${ambulance}. ${adviceOn("ar", "blockedCatheter", "feverWithWeakImmunity", "feverAfterBirth")} وفيما ليس طارئًا راسلنا أو اتصل بنا ${ar.hours}، وفي اليوم نفسه عند أي حرارة أخرى لدى بالغ أو طفل كبير، أو تغيّر في الجرح.`,
        },
      ],
    },
  },
}));
