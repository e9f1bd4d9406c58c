import { ambulance } from "./phrases";
import { doctorSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("family-doctors", (en, ar) => ({
  category: "doctor",
  heading: { en: "A Family Doctor in Dubai Who Knows You", ar: "طبيب أسرة في دبي يعرفكم ويأتي إليكم" },
  adHeadline: { en: "Your Family Doctor in Dubai", ar: "طبيب أسرتك في دبي" },
  related: ["doctor-on-call", "doctor-at-home", "doctor-at-hotel", "wellness-packages"],
  texts: {
    en: {
      about: [
        "For blood pressure, diabetes, asthma, growing children and ageing parents, being known matters more than being quick. Your doctor keeps the history together, reviews medicines, reads the letters of specialists, and plans the next visit with you.",
      ],
      benefits: [
        "The same doctor each time, whenever possible",
        "One history for the whole household",
        "Check-ups, long-term medicines and referrals in one place",
      ],
      keywords: [
        "family doctor dubai",
        "family doctor home visit",
        "family physician near me",
        "gp dubai",
        "diabetes doctor at home",
        "blood pressure check at home",
      ],
      soon: en.soon(en.byAppointment),
      who: en.licensed("A DHA-licensed family doctor", "A family doctor"),
      steps: doctorSteps.en(en),
      faqs: [
        {
          question: "What is different from a doctor on call?",
          answer:
            "A doctor on call deals with today's problem. A family doctor also follows what lasts: conditions, medicines, vaccinations and tests over months and years.",
        },
        {
          question: "Can one doctor look after the children and the grandparents?",
          answer:
            "Yes, that is the idea. For a pregnancy, a newborn or a rare illness the doctor works together with the specialist, reads the letters, and keeps everything in one place.",
        },
        {
          question: "How often does the doctor come, and what does it cost?",
          answer: `${en.startsFrom}. How often depends on you: the rhythm is agreed at the first visit, and it changes when your health does. You get a receipt for your insurer each time.`,
        },
        {
          question: "Can I change my medicines on the doctor's advice by chat?",
          answer: `No change without a visit or a proper consultation; do not stop or double a medicine on your own. For chest pain, trouble breathing, weakness on one side or new confusion call ${ambulance}.`,
        },
      ],
    },
    ar: {
      about: [
        "حين يتعلق الأمر بالضغط والسكري والربو ونموّ الأطفال وكِبَر الوالدين، فمعرفة الطبيب بك أهم من سرعته. يجمع طبيبكم التاريخ الصحي، ويراجع الأدوية، ويقرأ تقارير الاختصاصيين، ويخطّط معكم للزيارة التالية.",
      ],
      benefits: [
        "الطبيب نفسه كل مرة متى أمكن",
        "ملف واحد لأهل البيت كلهم",
        "الفحوص والأدوية الدائمة والإحالات لدى طبيب واحد",
      ],
      keywords: [
        "طبيب أسرة دبي",
        "دكتور عائلة دبي",
        "طبيب عائلة زيارة منزلية",
        "متابعة السكري في المنزل",
        "متابعة الضغط في البيت",
        "طبيب عام دبي",
      ],
      soon: ar.soon(ar.byAppointment),
      who: ar.licensed("طبيب أسرة مرخّص من هيئة الصحة بدبي", "طبيب أسرة"),
      steps: doctorSteps.ar(ar),
      faqs: [
        {
          question: "ما الفرق بينه وبين طبيب تحت الطلب؟",
          answer:
            "الطبيب تحت الطلب يعالج مشكلة اليوم. أما طبيب الأسرة فيتابع أيضًا ما يدوم: الأمراض والأدوية والتطعيمات والتحاليل على مدى الشهور والسنوات.",
        },
        {
          question: "هل يتابع طبيب واحد الأطفال والأجداد معًا؟",
          answer:
            "نعم، هذا هو المقصود. وفي الحمل أو مع مولود جديد أو مرض نادر يعمل مع الاختصاصي، ويقرأ التقارير، وتبقى الأمور كلها لدى طبيب واحد.",
        },
        {
          question: "كم مرة يأتي الطبيب؟ وكم تكلّف الزيارة؟",
          answer: `${ar.startsFrom}. أما عدد الزيارات فبحسب حالتك: نتفق عليه في الزيارة الأولى ويتغيّر مع صحتك. وتحصل كل مرة على إيصال لشركة التأمين.`,
        },
        {
          question: "هل أغيّر أدويتي بناءً على محادثة؟",
          answer: `لا تغيير من دون زيارة أو استشارة كاملة، ولا توقف دواءً ولا تضاعفه من تلقاء نفسك. وعند ألم الصدر أو ضيق التنفس أو ضعف في جانب من الجسم أو تشوّش جديد اتصل بالرقم ${ambulance}.`,
        },
      ],
    },
  },
}));
