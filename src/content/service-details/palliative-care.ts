import { adviceOn } from "@domain/triage";
import { ambulance } from "./phrases";
import { careSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("palliative-care", (en, ar) => ({
  category: "care",
  heading: {
    en: "Palliative Care at Home in Dubai, with Time for One Another",
    ar: "رعاية تلطيفية في البيت بدبي، ووقت لبعضكم بعضًا",
  },
  adHeadline: { en: "Palliative Care at Home, Dubai", ar: "رعاية تلطيفية في المنزل بدبي" },
  related: ["elderly-care", "nurse-at-home", "doctor-at-home", "family-doctors"],
  texts: {
    en: {
      about: [
        "Palliative care does not replace your doctors and does not mean giving up. It eases pain, breathlessness, nausea and fear, cares for people with advanced dementia, and looks after the family that looks after them.",
      ],
      benefits: [
        "Medicines for comfort, given as your doctor has ordered",
        "Your wishes and your faith written into the plan",
        "Hours of rest for the family",
      ],
      keywords: [
        "palliative care dubai",
        "palliative care at home",
        "end of life care dubai",
        "cancer care at home",
        "pain relief nurse at home",
        "dementia care dubai",
      ],
      soon: en.soon(en.soonInShifts),
      who: en.licensed("A DHA-licensed nurse and a trained carer", "A nurse and a trained carer"),
      steps: careSteps.en,
      faqs: [
        {
          question: "Can pain be treated at home?",
          answer:
            "In most cases it can be eased well. A doctor prescribes and adjusts; the nurse gives the medicines, watches their effect, and calls the doctor when needed. Do not change strong pain medicines on your own.",
        },
        {
          question: "Can we still go to hospital if we want to?",
          answer:
            "At any time. Care at home closes no door: a treatment can continue, and you can change your mind. The plan also says who decides when the patient no longer can.",
        },
        {
          question: "How is the time divided, and what does it cost?",
          answer: `In shifts of ${en.shiftHours}. ${en.startsFrom}. When the needs change from one day to the next, so does the plan, and we speak about the price before it does.`,
        },
        {
          question: "Whom do we call when things change at night?",
          answer: `${en.isAlwaysOpen ? "Us, at any hour. Agree" : "The care plan says whom, hour by hour. Agree"} with your doctor beforehand what you want to happen. If something sudden frightens you, such as heavy bleeding, choking or a bad fall, call ${ambulance}. ${adviceOn("en", "feverWithWeakImmunity")}`,
        },
      ],
    },
    ar: {
      about: [
        "الرعاية التلطيفية لا تحلّ محل أطبائكم ولا تعني الاستسلام. هي تخفّف الألم وضيق النفَس والغثيان والخوف، وترعى من تقدّم به الخرف، وتعتني بالعائلة التي تعتني به.",
      ],
      benefits: [
        "أدوية تريح المريض كما يأمر بها طبيبكم",
        "رغباتكم وإيمانكم جزء من الخطة",
        "ساعات راحة للعائلة",
      ],
      keywords: [
        "رعاية تلطيفية دبي",
        "رعاية مرضى السرطان في المنزل",
        "تخفيف الألم في المنزل",
        "ممرضة لمريض في البيت",
        "رعاية مرضى الخرف دبي",
      ],
      soon: ar.soon(ar.soonInShifts),
      who: ar.licensed("ممرّضة مرخّصة من هيئة الصحة بدبي ومرافق مدرَّب", "ممرّضة ومرافق مدرَّب"),
      steps: careSteps.ar,
      faqs: [
        {
          question: "هل يمكن تخفيف الألم في البيت؟",
          answer:
            "يمكن تخفيفه جيدًا في معظم الحالات. يصف الطبيب ويعدّل، وتعطي الممرّضة الأدوية وتتابع أثرها وتتصل بالطبيب عند الحاجة. ولا تغيّروا مسكّنات الألم القوية من تلقاء أنفسكم.",
        },
        {
          question: "هل نستطيع العودة إلى المستشفى إن أردنا؟",
          answer:
            "في أي وقت. فالرعاية في البيت لا تغلق بابًا: يمكن أن يستمر العلاج، ولكم أن تغيّروا رأيكم. وتذكر الخطة من يقرّر حين لا يعود المريض قادرًا على ذلك.",
        },
        {
          question: "كيف تُقسَّم الأوقات؟ وكم تكلّف الرعاية؟",
          answer: `بمناوبات من ${ar.shiftHours}، و${ar.startsFrom}. وإن تغيّرت الحاجة من يوم إلى آخر تغيّرت معها الخطة، ونحدّثكم عن السعر قبل ذلك.`,
        },
        {
          question: "بمن نتصل إذا تغيّرت الحال ليلًا؟",
          answer: `${ar.isAlwaysOpen ? "بنا في أي ساعة." : "تذكر خطة الرعاية بمن تتصلون في كل ساعة."} واتفقوا مع طبيبكم مسبقًا على ما تريدون أن يحدث. وإن أخافكم أمر مفاجئ كنزف شديد أو اختناق أو سقطة قوية فاتصلوا بالرقم ${ambulance}. ${adviceOn("ar", "feverWithWeakImmunity")}`,
        },
      ],
    },
  },
}));
