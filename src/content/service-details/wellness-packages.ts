import { ambulance } from "./phrases";
import { sampleSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("wellness-packages", (en, ar) => ({
  category: "tests",
  heading: {
    en: "Wellness Packages at Home in Dubai, Explained by a Doctor",
    ar: "باقات الفحص والعافية في بيتك بدبي، ويشرحها لك طبيب",
  },
  adHeadline: { en: "Health Check at Home in Dubai", ar: "باقات فحص في منزلك بدبي" },
  related: ["lab-test-at-home", "family-doctors", "flu-vaccination", "iv-therapy-at-home"],
  texts: {
    en: {
      about: [
        "More tests are not better tests. We ask about your family, your habits and your worries, and suggest a package that answers them, without the ones that only cause alarm.",
      ],
      benefits: [
        "Chosen for your age and history, not for the length of the list",
        `Most results in ${en.labResults}`,
        "A doctor's summary in words you can use",
      ],
      keywords: [
        "health check up package dubai",
        "full body check up at home",
        "wellness package dubai",
        "annual health check dubai",
        "blood test package price",
        "preventive health check",
      ],
      soon: en.soon(en.byAppointment),
      who: "A nurse for the samples, a doctor for the result",
      steps: sampleSteps.en(en),
      faqs: [
        {
          question: "What is in a package?",
          answer:
            "Usually blood count, sugar, cholesterol, liver, kidneys, thyroid and vitamin D, with blood pressure and weight. You see the list and its price before you decide.",
        },
        {
          question: "How often is it useful, and what does it cost?",
          answer: `Once a year is enough for most healthy adults; with a long-term illness your doctor sets the rhythm. ${en.startsFrom}, with a receipt that names every test.`,
        },
        {
          question: "Do I have to fast for it?",
          answer:
            "For sugar and cholesterol usually yes, and we tell you for how long when you book. Water is fine. Take your medicines as usual unless your doctor says otherwise. If you use insulin or diabetes tablets, ask your doctor before you fast.",
        },
        {
          question: "Does a normal result mean I am healthy?",
          answer: `It is good news about what was measured, not a promise. If you have symptoms, see a doctor whatever the numbers say; with chest pain, trouble breathing or weakness on one side call ${ambulance}.`,
        },
      ],
    },
    ar: {
      about: [
        "كثرة التحاليل لا تعني جودتها. نسألك عن عائلتك وعاداتك وما يقلقك، ونقترح باقة تجيب عن ذلك، من دون تحاليل لا تجلب إلا القلق.",
      ],
      benefits: [
        "مختارة لعمرك وتاريخك الصحي، لا لطول القائمة",
        `معظم النتائج خلال ${ar.labResults}`,
        "خلاصة من طبيب بكلمات تفيدك",
      ],
      keywords: [
        "فحص شامل دبي",
        "باقات فحوصات منزلية",
        "فحص دوري في المنزل",
        "تحاليل شاملة دبي",
        "سعر الفحص الشامل",
        "فحص سنوي دبي",
      ],
      soon: ar.soon(ar.byAppointment),
      who: "ممرّضة للعيّنات وطبيب للنتيجة",
      steps: sampleSteps.ar(ar),
      faqs: [
        {
          question: "ماذا تشمل الباقة؟",
          answer:
            "عادةً صورة الدم والسكر والكوليسترول والكبد والكلى والغدة الدرقية وفيتامين د، مع قياس الضغط والوزن. وترى القائمة وسعرها قبل أن تقرّر.",
        },
        {
          question: "كم مرة يفيد الفحص؟ وكم تكلّف الباقة؟",
          answer: `مرة في السنة تكفي معظم الأصحاء، ومع مرض مزمن يحدّد طبيبك المواعيد. و${ar.startsFrom}، مع إيصال فيه اسم كل تحليل.`,
        },
        {
          question: "هل يلزمني الصيام قبله؟",
          answer:
            "لتحليل السكر والدهون نعم في الغالب، ونقول لك كم ساعة عند الحجز. الماء مسموح. وتناول أدويتك كالمعتاد ما لم يقل طبيبك غير ذلك. وإن كنت تستعمل الإنسولين أو أقراص السكري فاسأل طبيبك قبل أن تصوم.",
        },
        {
          question: "هل تعني النتيجة السليمة أنني بصحة تامة؟",
          answer: `هي خبر سارّ عمّا قيس، وليست وعدًا. إن كانت لديك أعراض فراجع طبيبًا مهما قالت الأرقام. وعند ألم الصدر أو ضيق التنفس أو ضعف في جانب من الجسم اتصل بالرقم ${ambulance}.`,
        },
      ],
    },
  },
}));
