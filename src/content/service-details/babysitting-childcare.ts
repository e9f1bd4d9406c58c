import { adviceOn } from "@domain/triage";
import { ambulance } from "./phrases";
import { careSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("babysitting-childcare", (en, ar) => ({
  category: "care",
  heading: {
    en: "Babysitting in Dubai, by Trained Carers in Your Home",
    ar: "مجالسة الأطفال في دبي، مع جليسة مدرَّبة في بيتكم",
  },
  adHeadline: { en: "Trained Babysitters in Dubai", ar: "جليسات مدرَّبات في دبي" },
  related: ["maternity-newborn-care", "doctor-at-home", "nurse-at-home", "elderly-care"],
  texts: {
    en: {
      about: [
        "The carer plays with, feeds and bathes your child, and settles them to sleep, by your rules, and keeps you posted as often as you like. For a child with asthma, diabetes or a fever we send someone who knows the condition and can ask our nurse by phone.",
      ],
      benefits: [
        "Your rules, your routine, written down first",
        "Messages and pictures only if you want them",
        "A nurse and a doctor one call away",
      ],
      keywords: [
        "babysitter dubai",
        "babysitting at home dubai",
        "nanny per hour dubai",
        "hotel babysitter dubai",
        "childcare at home",
        "evening babysitter near me",
      ],
      soon: en.soon(en.byAppointment),
      who: "A trained childcarer, who can ask our nurse by phone",
      steps: careSteps.en,
      faqs: [
        {
          question: "Can we meet the carer beforehand?",
          answer:
            "Yes, and we recommend it: half an hour with you at home, so that your child has seen the face before you leave.",
        },
        {
          question: "What does it cost, and what if we come home late?",
          answer: `${en.startsFrom}. Tell us when you leave and when you mean to be back. If the evening grows longer, send a message: the carer does not leave before one of you is there.`,
        },
        {
          question: "Whom do we let into our home?",
          answer:
            "You learn the carer's name and experience beforehand, may ask for the papers at the door, and can say no without giving a reason. What the carer sees and hears in your home stays there.",
        },
        {
          question: "What does the carer do when a child gets ill?",
          answer: `The carer calls you and our nurse, and gives medicine by mouth or inhaler only as you have written down; injections are for a nurse. For trouble breathing, a fit, a blue or grey colour, a child who cannot be woken or a bad fall, the carer calls ${ambulance} first and you next. ${adviceOn("en", "meningitis", "infantFever")}`,
        },
      ],
    },
    ar: {
      about: [
        "تلعب الجليسة مع طفلكم وتطعمه وتحمّمه وتنيمه وفق نظام بيتكم، وتخبركم بأحواله كلما أردتم. ولطفل لديه ربو أو سكري أو حرارة نرسل من تعرف حالته، وتستشير ممرّضتنا هاتفيًا عند الحاجة.",
      ],
      benefits: ["نظامكم وعاداتكم، نكتبها أولًا", "رسائل وصور إن أردتم فقط", "ممرّضة وطبيب على بُعد مكالمة"],
      keywords: [
        "جليسة أطفال دبي",
        "مربية بالساعة دبي",
        "مجالسة أطفال في المنزل",
        "جليسة أطفال في الفندق",
        "مربية أطفال مسائية",
        "رعاية أطفال منزلية",
      ],
      soon: ar.soon(ar.byAppointment),
      who: "جليسة مدرَّبة، تستشير ممرّضتنا هاتفيًا عند الحاجة",
      steps: careSteps.ar,
      faqs: [
        {
          question: "هل نلتقي الجليسة قبل الموعد؟",
          answer: "نعم، وننصح بذلك: نصف ساعة معكم في البيت، ليكون طفلكم قد رأى وجهها قبل أن تخرجوا.",
        },
        {
          question: "كم تكلّف؟ وماذا لو تأخّرنا؟",
          answer: `${ar.startsFrom}. أخبرونا متى تخرجون ومتى تنوون العودة. وإن طالت الأمسية فأرسلوا رسالة، ولن تغادر الجليسة قبل أن يعود أحدكم.`,
        },
        {
          question: "من الذي يدخل بيتنا؟",
          answer:
            "تعرفون اسم الجليسة وخبرتها قبل أن تأتي، ولكم أن تطلبوا أوراقها عند الباب، وأن تعتذروا بلا سبب. وما تراه وتسمعه في بيتكم يبقى فيه.",
        },
        {
          question: "ماذا تفعل الجليسة إذا مرض الطفل؟",
          answer: `تتصل بكم وبممرّضتنا، ولا تعطي دواءً بالفم أو بالبخّاخ إلا كما كتبتم، أما الحقن فللممرّضة. وعند ضيق التنفس أو التشنّج أو ازرقاق اللون أو ميله إلى الرمادي أو تعذّر إيقاظ الطفل أو سقطة قوية تتصل أولًا بالرقم ${ambulance} ثم بكم. ${adviceOn("ar", "meningitis", "infantFever")}`,
        },
      ],
    },
  },
}));
