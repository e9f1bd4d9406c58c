import { adviceOn } from "@domain/triage";
import { ambulance } from "./phrases";
import { careSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("pre-post-operative-care", (en, ar) => ({
  category: "nursing",
  heading: {
    en: "Pre- and Post-Operative Care in Dubai, in Your Own Home",
    ar: "الرعاية قبل العملية وبعدها في دبي، وأنت في بيتك",
  },
  adHeadline: { en: "Pre & Post-Op Care in Dubai", ar: "رعاية قبل العملية وبعدها بدبي" },
  related: ["post-surgery-nursing", "lab-test-at-home", "physiotherapy-at-home", "nurse-at-home"],
  texts: {
    en: {
      about: [
        "Before the operation we take the tests your hospital asks for, go through the fasting and medicine instructions with you, and make the bedroom ready. Afterwards the same team looks after the wound, the washing, the meals and the first walks.",
      ],
      benefits: [
        "One team before and after the operation",
        "Fewer trips: tests are taken at home",
        "A bedroom and a bathroom made ready for your return",
      ],
      keywords: [
        "pre operative care dubai",
        "post operative care at home",
        "care before surgery",
        "pre surgery blood test at home",
        "recovery care at home dubai",
        "home care after operation",
      ],
      soon: en.soon(en.byAppointment),
      who: en.licensed("A DHA-licensed nurse and a trained carer", "A nurse and a trained carer"),
      steps: careSteps.en,
      faqs: [
        {
          question: "Which of my medicines must I stop before surgery?",
          answer:
            "Only your surgeon or anaesthetist decides that, above all for blood thinners, diabetes and blood-pressure medicines. The nurse writes the instructions down with you and asks when they are unclear.",
        },
        {
          question: "When should we get in touch?",
          answer:
            "As soon as the date is set. Some tests are valid only for a while, your surgeon may want a medicine changed days ahead, and a bedroom takes an afternoon to get ready.",
        },
        {
          question: "What does it cost?",
          answer: `${en.startsFrom}; tests are priced one by one. You get both in writing before the operation, and receipts for your insurer after it.`,
        },
        {
          question: "When is it an emergency after the operation?",
          answer: `Trouble breathing, chest pain, heavy bleeding, fainting or sudden confusion: call ${ambulance}. ${adviceOn("en", "vomitingWithDiabetes", "swollenCalf", "feverAfterBirth", "feverWithWeakImmunity")} For any other fever in an adult or an older child, a wound that reddens or vomiting that does not stop, call your surgeon or us the same day.`,
        },
      ],
    },
    ar: {
      about: [
        "قبل يوم العملية نأخذ التحاليل التي يطلبها المستشفى، ونراجع معك تعليمات الصيام والأدوية، ونهيّئ غرفة النوم. وبعده يعتني الفريق نفسه بالجرح والاستحمام والطعام والمشي الأول.",
      ],
      benefits: [
        "فريق واحد قبل العملية وبعدها",
        "مشاوير أقل: التحاليل في بيتك",
        "غرفة نوم وحمّام مهيّآن لعودتك",
      ],
      keywords: [
        "رعاية قبل العملية",
        "رعاية بعد العملية في المنزل",
        "تحاليل قبل العملية في البيت",
        "تحضير للعملية دبي",
        "نقاهة منزلية دبي",
        "ممرض قبل وبعد الجراحة",
      ],
      soon: ar.soon(ar.byAppointment),
      who: ar.licensed("ممرّض مرخّص من هيئة الصحة بدبي ومرافق مدرَّب", "ممرّض ومرافق مدرَّب"),
      steps: careSteps.ar,
      faqs: [
        {
          question: "أي أدويتي أوقفها قبل العملية؟",
          answer:
            "هذا قرار الجرّاح أو طبيب التخدير وحده، ولا سيما مميّعات الدم وأدوية السكري والضغط. يكتب الممرّض التعليمات معك، ويسأل عمّا هو غير واضح.",
        },
        {
          question: "متى نتواصل معكم؟",
          answer:
            "حالما يتحدّد الموعد. فبعض التحاليل تسري مدة محدودة، وقد يطلب جرّاحك تعديل دواء قبل أيام، وتجهيز غرفة النوم يحتاج إلى وقت.",
        },
        {
          question: "كم تكلّف الرعاية؟",
          answer: `${ar.startsFrom}، وتُحسب التحاليل كلٌّ على حدة. تستلم السعرين مكتوبين قبل العملية، والإيصالات لشركة التأمين بعدها.`,
        },
        {
          question: "متى تكون الحالة طارئة بعد العملية؟",
          answer: `عند ضيق التنفس أو ألم الصدر أو نزف شديد أو إغماء أو تشوّش مفاجئ: اتصل بالرقم ${ambulance}. ${adviceOn("ar", "vomitingWithDiabetes", "swollenCalf", "feverAfterBirth", "feverWithWeakImmunity")} وعند أي حرارة أخرى لدى بالغ أو طفل كبير، أو احمرار الجرح أو القيء المستمر اتصل بجرّاحك أو بنا في اليوم نفسه.`,
        },
      ],
    },
  },
}));
