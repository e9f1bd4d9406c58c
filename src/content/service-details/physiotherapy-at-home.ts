import { adviceOn } from "@domain/triage";
import { ambulance } from "./phrases";
import { detailsOf } from "./details-of";

export const details = detailsOf("physiotherapy-at-home", (en, ar) => ({
  category: "wellness",
  heading: {
    en: "Physiotherapy at Home in Dubai, Where You Move Every Day",
    ar: "علاج طبيعي في بيتك بدبي، حيث تتحرّك كل يوم",
  },
  adHeadline: { en: "Physiotherapy at Home, Dubai", ar: "علاج طبيعي في منزلك بدبي" },
  related: ["post-surgery-nursing", "elderly-care", "doctor-at-home", "nurse-at-home"],
  texts: {
    en: {
      about: [
        "For back and neck pain, a new knee or hip, a stroke that left weakness, a sports injury, or balance that has become unsure. The aim is set together at the first visit and measured, so that you know when you no longer need us.",
      ],
      benefits: [
        "The same therapist from visit to visit, whenever possible",
        "Exercises that fit your rooms, written down",
        "Falls and balance looked at where you live",
      ],
      keywords: [
        "physiotherapy at home dubai",
        "home physiotherapist",
        "back pain physiotherapy dubai",
        "physio after knee replacement",
        "stroke rehabilitation at home",
        "sports injury physio dubai",
      ],
      soon: en.soon(en.byAppointment),
      who: en.licensed("A licensed physiotherapist", "A physiotherapist"),
      steps: [
        {
          title: "Tell us where it hurts",
          text: "Since when, what makes it worse, and what a doctor or a scan has said so far.",
        },
        {
          title: "A careful first look",
          text: "Strength, movement, walking. You hear what the therapist finds and agree on one clear aim.",
        },
        {
          title: "Treatment and homework",
          text: "Hands-on treatment, then a handful of exercises on paper. Each visit begins with what has changed.",
        },
      ],
      faqs: [
        {
          question: "Do I need a doctor's referral?",
          answer:
            "Many insurers ask for one, and after an operation or a stroke we need the report. If you have none, our doctor can see you at home first.",
        },
        {
          question: "How many sessions will I need?",
          answer:
            "An honest number comes only after the first look: then you hear an estimate, and every few visits we measure again. If it does not help you, we say so and suggest something else.",
        },
        {
          question: "What should I prepare, and what does it cost?",
          answer: `Loose clothes, a firm chair, some free floor, and your reports or scans. ${en.startsFrom}, and you get a receipt for your insurer.`,
        },
        {
          question: "Which back pain should not wait for exercises?",
          answer: `Pain with numbness between the legs, new trouble passing urine, loss of control over bladder or bowel, or new weakness in a leg: go to an emergency department now. ${adviceOn("en", "spinalInjury", "backPainAfterFall", "feverishBackPain")} For chest pain, trouble breathing or weakness on one side of the body, in the middle of an exercise too, call ${ambulance} at once.`,
        },
      ],
    },
    ar: {
      about: [
        "لآلام الظهر والرقبة، أو بعد تبديل مفصل الركبة أو الورك، أو ضعف بقي بعد جلطة دماغية، أو إصابة رياضية، أو توازن لم يعد ثابتًا. نضع الهدف معًا في الزيارة الأولى ونقيسه، لتعرف متى لا تعود بحاجة إلينا.",
      ],
      benefits: [
        "الاختصاصي نفسه من زيارة إلى أخرى متى أمكن",
        "تمارين تناسب غرف بيتك، مكتوبة لك",
        "فحص التوازن وخطر السقوط حيث تعيش",
      ],
      keywords: [
        "علاج طبيعي منزلي دبي",
        "اخصائي علاج طبيعي في المنزل",
        "علاج آلام الظهر دبي",
        "علاج طبيعي بعد تبديل الركبة",
        "تأهيل بعد الجلطة في المنزل",
        "جلسات علاج طبيعي",
      ],
      soon: ar.soon(ar.byAppointment),
      who: ar.licensed("اختصاصي علاج طبيعي مرخّص", "اختصاصي علاج طبيعي"),
      steps: [
        {
          title: "أخبرنا أين الألم",
          text: "منذ متى، وما الذي يزيده، وماذا قال الطبيب أو الأشعة حتى الآن.",
        },
        {
          title: "فحص أول متأنٍّ",
          text: "القوة والحركة والمشي. تسمع ما يجده الاختصاصي وتتفقان على هدف واضح.",
        },
        {
          title: "علاج وتمارين للبيت",
          text: "علاج باليد، ثم تمارين قليلة على ورقة. وتبدأ كل زيارة بما تغيّر.",
        },
      ],
      faqs: [
        {
          question: "هل أحتاج إلى تحويل من طبيب؟",
          answer:
            "تطلبه شركات تأمين كثيرة، ونحتاج إلى التقرير بعد العمليات والجلطات الدماغية. وإن لم يكن لديك تحويل، يمكن أن يراك طبيبنا في بيتك أولًا.",
        },
        {
          question: "كم جلسة أحتاج؟",
          answer:
            "لا يُعرف العدد بصدق إلا بعد الفحص الأول: تسمع عندها تقديرًا، ثم نقيس من جديد كل بضع زيارات. وإن لم تنفعك الجلسات قلنا لك ذلك واقترحنا غيرها.",
        },
        {
          question: "ما الذي أجهّزه؟ وكم تكلّف الجلسة؟",
          answer: `ملابس مريحة وكرسيًا ثابتًا ومساحة خالية على الأرض، وتقاريرك وصور الأشعة. و${ar.startsFrom}، مع إيصال لشركة التأمين.`,
        },
        {
          question: "أي ألم في الظهر لا ينتظر التمارين؟",
          answer: `ألم مع خدر بين الساقين، أو صعوبة جديدة في التبول، أو فقدان التحكم في البول أو البراز، أو ضعف جديد في ساق: اذهب إلى الطوارئ الآن. ${adviceOn("ar", "spinalInjury", "backPainAfterFall", "feverishBackPain")} وعند ألم الصدر أو ضيق التنفس أو ضعف في جانب من الجسم، ولو في أثناء تمرين، اتصل فورًا بالرقم ${ambulance}.`,
        },
      ],
    },
  },
}));
