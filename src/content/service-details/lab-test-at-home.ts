import { benefitsOf } from "../services";
import { ambulance } from "./phrases";
import { sampleSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("lab-test-at-home", (en, ar) => ({
  category: "tests",
  heading: {
    en: "Lab Tests at Home in Dubai, Without the Waiting Room",
    ar: "تحاليل مخبرية في بيتك بدبي، بلا غرفة انتظار",
  },
  adHeadline: { en: "Lab Tests at Home in Dubai", ar: "تحاليل في منزلك بدبي" },
  related: ["wellness-packages", "doctor-at-home", "family-doctors", "flu-vaccination"],
  texts: {
    en: {
      benefits: benefitsOf("lab-test-at-home").en,
      about: [
        "Blood count, sugar and HbA1c, cholesterol, thyroid, vitamins, liver and kidneys, urine and swabs: most tests that a clinic takes can be taken at your kitchen table. Send us your doctor's request, or ask us which tests answer your question and which ones you can do without.",
        "Fasting? We come first thing: the sample first, then breakfast. A child gets time, a lap to sit on and as few drops as the laboratory allows; thin veins get a nurse who does this every day.",
        "One number outside the range is not a diagnosis. A doctor reads the result together with your history and tells you whether anything needs to be done.",
      ],
      keywords: [
        "blood test at home dubai",
        "lab test at home",
        "home blood collection dubai",
        "hba1c test at home",
        "vitamin d test dubai",
        "full body check up at home",
        "nipt test dubai",
        "allergy test at home",
      ],
      soon: en.soon(en.byAppointment),
      who: en.licensed(
        "A DHA-licensed nurse; a licensed laboratory; a doctor for the result",
        "A nurse; a licensed laboratory; a doctor for the result",
      ),
      steps: sampleSteps.en(en),
      faqs: [
        {
          question: "Do I have to fast?",
          answer:
            "Only for some tests, and we tell you when you book. Water is fine. Take your medicines as usual unless your doctor says otherwise. If you use insulin or diabetes tablets, ask your doctor before you fast.",
        },
        {
          question: "When do I get the result?",
          answer: `Most results take ${en.labResults}. Cultures and rare tests need longer; we name the day when we take the sample.`,
        },
        {
          question: "What does it cost?",
          answer: `It starts from ${en.price} and depends on the tests. You get the list with its total before we come.`,
        },
        {
          question: "Do you take blood from children?",
          answer:
            "Yes, and gently: on your lap, with a fine needle, and with a numbing cream when a doctor recommends it. Many questions about a child can be answered without blood, so ask us before you book.",
        },
        {
          question: "Who sees my results?",
          answer:
            "You, the laboratory and the doctor who explains them. Nobody at work and nobody in the family, unless you say so. A few infections must be reported to the health authority by law; if that is the case, we tell you.",
        },
        {
          question: "What if a value is dangerous?",
          answer: `The laboratory calls us, we call you${en.isAlwaysOpen ? ", at any hour" : ""}, and a doctor says what to do next: a second sample, a visit or the hospital. Keep your phone near you on that day.`,
        },
        {
          question: "Do I get a receipt for my insurance?",
          answer:
            "Yes, with the name of every test. Many insurers refund only what a doctor has asked for. If you have no request, our doctor can see you and decide with you.",
        },
        {
          question: "I feel ill now. Should I do a blood test first?",
          answer: `No. Ask for a doctor, who decides whether a test helps. With chest pain, trouble breathing, weakness on one side, confusion or fainting call ${ambulance}.`,
        },
      ],
    },
    ar: {
      benefits: benefitsOf("lab-test-at-home").ar,
      about: [
        "صورة الدم، والسكر والسكر التراكمي، والكوليسترول، والغدة الدرقية، والفيتامينات، والكبد والكلى، والبول والمسحات: معظم ما يُسحب في العيادة يمكن سحبه على طاولة مطبخك. أرسل إلينا طلب طبيبك، أو اسألنا أي التحاليل يجيب عن سؤالك وأيها لا حاجة إليه.",
        "الساعات الأولى من الصباح لمن هو صائم: العيّنة أولًا ثم الفطور. وللطفل وقت وحضن وأقلّ قدر يقبله المختبر من الدم، ولمن عروقه دقيقة ممرّضة تفعل هذا كل يوم.",
        "رقم واحد خارج المعدّل ليس تشخيصًا. يقرأ الطبيب النتيجة مع تاريخك الصحي ويخبرك إن كان هناك ما ينبغي فعله.",
      ],
      keywords: [
        "تحاليل منزلية دبي",
        "تحليل دم في البيت",
        "سحب دم منزلي",
        "تحليل السكر التراكمي",
        "تحليل فيتامين د دبي",
        "فحص شامل في المنزل",
        "تحليل حساسية دبي",
        "مختبر منزلي دبي",
      ],
      soon: ar.soon(ar.byAppointment),
      who: ar.licensed(
        "ممرّضة مرخّصة من هيئة الصحة بدبي، ومختبر مرخّص، وطبيب يشرح النتيجة",
        "ممرّضة، ومختبر مرخّص، وطبيب يشرح النتيجة",
      ),
      steps: sampleSteps.ar(ar),
      faqs: [
        {
          question: "هل عليّ أن أصوم قبل التحليل؟",
          answer:
            "لبعض التحاليل فقط، ونخبرك عند الحجز. الماء مسموح. وتناول أدويتك كالمعتاد ما لم يقل طبيبك غير ذلك. وإن كنت تستعمل الإنسولين أو أقراص السكري فاسأل طبيبك قبل أن تصوم.",
        },
        {
          question: "متى تصلني النتيجة؟",
          answer: `تصل معظم النتائج خلال ${ar.labResults}. أما المزارع البكتيرية والتحاليل النادرة فتحتاج إلى وقت أطول، ونحدّد لك اليوم عند سحب العيّنة.`,
        },
        {
          question: "كم تكلّف التحاليل؟",
          answer: `تبدأ من ${ar.price} وتختلف بحسب التحاليل. تصلك القائمة مع مجموعها قبل أن نأتي.`,
        },
        {
          question: "هل تسحبون الدم من الأطفال؟",
          answer:
            "نعم، وبرفق: في حضنك، وبإبرة دقيقة، ومع كريم مخدّر للجلد إن أوصى به طبيب. وكثير مما يُسأل عنه عند الأطفال يُجاب عنه بلا دم، فاسألنا قبل أن تحجز.",
        },
        {
          question: "من يطّلع على نتائجي؟",
          answer:
            "أنت والمختبر والطبيب الذي يشرحها لك، لا جهة عملك ولا أحد من العائلة إلا بإذنك. وهناك أمراض معدية قليلة يوجب القانون إبلاغ الجهة الصحية عنها، وإن كان الأمر كذلك أخبرناك.",
        },
        {
          question: "وماذا لو ظهرت نتيجة خطرة؟",
          answer: `يتصل بنا المختبر ونتصل بك${ar.isAlwaysOpen ? " في أي ساعة" : ""}، ويقول لك طبيب ما الخطوة التالية: عيّنة ثانية أو زيارة أو المستشفى. فأبقِ هاتفك قريبًا منك في ذلك اليوم.`,
        },
        {
          question: "هل أحصل على إيصال للتأمين؟",
          answer:
            "نعم، وفيه اسم كل تحليل. وشركات كثيرة لا تعوّض إلا ما طلبه طبيب. فإن لم يكن لديك طلب، يمكن أن يراك طبيبنا ويقرّر معك.",
        },
        {
          question: "أشعر بالمرض الآن، فهل أبدأ بتحليل دم؟",
          answer: `لا. اطلب طبيبًا، وهو يقرّر إن كان التحليل يفيد. وعند ألم الصدر أو ضيق التنفس أو ضعف في جانب من الجسم أو التشوّش أو الإغماء اتصل بالرقم ${ambulance}.`,
        },
      ],
    },
  },
}));
