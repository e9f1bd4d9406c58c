import { adviceOn } from "@domain/triage";
import { ambulance } from "./phrases";
import { nurseSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("post-surgery-nursing", (en, ar) => ({
  category: "nursing",
  heading: {
    en: "Post-Surgery Nursing in Dubai, from Your First Day Home",
    ar: "تمريض ما بعد الجراحة في دبي، منذ يومك الأول في البيت",
  },
  adHeadline: { en: "Post-Surgery Nurse in Dubai", ar: "ممرّض بعد الجراحة في دبي" },
  related: ["pre-post-operative-care", "nurse-at-home", "physiotherapy-at-home", "doctor-at-home"],
  texts: {
    en: {
      about: [
        "The first days at home raise the most questions. The nurse follows your surgeon's discharge letter, changes dressings, measures and empties drains, watches for infection and clots, and reports to the surgeon's team.",
      ],
      benefits: [
        "Your surgeon's instructions, followed to the letter",
        "Wound and drain looked at with a practised eye",
        `By day or by night, in shifts of ${en.shiftHours}`,
      ],
      keywords: [
        "post surgery nurse dubai",
        "nurse after surgery at home",
        "wound care at home dubai",
        "surgical drain care",
        "post op nursing dubai",
        "nurse after c section",
      ],
      soon: en.soon(en.soonInShifts),
      who: en.licensed(
        "A DHA-licensed nurse, in touch with your surgeon",
        "A nurse, in touch with your surgeon",
      ),
      steps: nurseSteps.en,
      faqs: [
        {
          question: "When should the nurse begin?",
          answer:
            "Best on the day you leave hospital. Send the discharge letter as soon as you have it, so that the nurse can be there when you arrive.",
        },
        {
          question: "How long are the shifts, and what do they cost?",
          answer: `A shift lasts ${en.shiftHours}. ${en.startsFrom}. You get the price with the plan, and receipts for your insurer.`,
        },
        {
          question: "May I shower and move about?",
          answer:
            "Only as your surgeon has written. The nurse covers the wound when needed, helps you out of bed the first few times, and asks the surgeon's team where the letter is silent.",
        },
        {
          question: "Which signs need a doctor or an ambulance?",
          answer: `Call ${ambulance} for trouble breathing, chest pain, heavy bleeding, fainting or new confusion. ${adviceOn("en", "swollenCalf", "feverAfterBirth", "feverWithWeakImmunity")} Call your surgeon or us the same day for any other fever in an adult or an older child, spreading redness, pus, or pain that grows.`,
        },
      ],
    },
    ar: {
      about: [
        "الأيام الأولى في البيت هي أكثرها أسئلة. يتبع الممرّض تقرير خروجك كما كتبه الجرّاح، ويغيّر الضماد، ويقيس ما في أنبوب التصريف ويفرغه، وينتبه إلى علامات العدوى والجلطات، ويُطلع فريق الجرّاح.",
      ],
      benefits: [
        "تعليمات جرّاحك تُتبع بحذافيرها",
        "عين متمرّسة على الجرح وأنبوب التصريف",
        `نهارًا أو ليلًا، بمناوبات من ${ar.shiftHours}`,
      ],
      keywords: [
        "ممرضة بعد العملية دبي",
        "تمريض بعد الجراحة في المنزل",
        "عناية بالجروح في المنزل",
        "عناية بأنبوب التصريف",
        "ممرضة بعد الولادة القيصرية",
        "رعاية ما بعد العمليات",
      ],
      soon: ar.soon(ar.soonInShifts),
      who: ar.licensed("ممرّض مرخّص من هيئة الصحة بدبي، على تواصل مع جرّاحك", "ممرّض، على تواصل مع جرّاحك"),
      steps: nurseSteps.ar,
      faqs: [
        {
          question: "متى يبدأ الممرّض؟",
          answer:
            "الأفضل يوم خروجك من المستشفى. أرسل تقرير الخروج حال استلامه، ليستطيع الممرّض أن يكون في انتظارك.",
        },
        {
          question: "كم مدة المناوبة؟ وكم تكلّف؟",
          answer: `مدة المناوبة ${ar.shiftHours}، و${ar.startsFrom}. تستلم السعر مع الخطة، ثم إيصالات لشركة التأمين.`,
        },
        {
          question: "هل أستحمّ وأتحرّك؟",
          answer:
            "كما كتب جرّاحك فقط. يغطّي الممرّض الجرح عند الحاجة، ويعينك على النهوض في المرات الأولى، ويسأل فريق الجرّاح عمّا لم يذكره التقرير.",
        },
        {
          question: "ما العلامات التي تستدعي طبيبًا أو إسعافًا؟",
          answer: `اتصل بالرقم ${ambulance} عند ضيق التنفس أو ألم الصدر أو نزف شديد أو إغماء أو تشوّش جديد. ${adviceOn("ar", "swollenCalf", "feverAfterBirth", "feverWithWeakImmunity")} واتصل بجرّاحك أو بنا في اليوم نفسه عند أي حرارة أخرى لدى بالغ أو طفل كبير، أو اتساع الاحمرار أو القيح أو ازدياد الألم.`,
        },
      ],
    },
  },
}));
