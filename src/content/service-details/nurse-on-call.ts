import { benefitsOf } from "../services";
import { adviceOn } from "@domain/triage";
import { ambulance } from "./phrases";
import { nurseSteps } from "./steps";
import { detailsOf } from "./details-of";

export const details = detailsOf("nurse-on-call", (en, ar) => ({
  category: "nursing",
  heading: en.isAlwaysOpen
    ? { en: "A Nurse on Call in Dubai, Day and Night", ar: "ممرّض تحت الطلب في دبي، ليلًا ونهارًا" }
    : { en: "A Nurse on Call in Dubai, at Your Door", ar: "ممرّض تحت الطلب في دبي، عند بابك" },
  adHeadline: en.isAlwaysOpen
    ? { en: "Nurse on Call in Dubai, 24/7", ar: "ممرّض تحت الطلب في دبي 24/7" }
    : { en: "Nurse on Call in Dubai", ar: "ممرّض تحت الطلب في دبي" },
  related: ["nurse-at-home", "post-surgery-nursing", "nurse-at-hotel", "iv-therapy-at-home"],
  texts: {
    en: {
      benefits: benefitsOf("nurse-on-call").en,
      about: [
        "A visit can be one injection before breakfast, a dressing every second day, a catheter that is due to be changed, a cannula to look after, or a few calm hours of watching after hospital. The nurse works from your doctor's order and tells your doctor what she or he sees.",
        "Some people need us for a quarter of an hour, others for a night. Between the two lies most of our work: stitches that are due out, diabetic wounds watched over weeks, readings of blood pressure and sugar written down for the doctor, and a daughter or a husband shown how to do it safely on the days between.",
        "A nurse does not diagnose or change a treatment. When something does not look right, we bring a doctor to you or send you to hospital.",
      ],
      keywords: [
        "nurse on call dubai",
        "home nurse dubai",
        "nurse for injection at home",
        "wound dressing at home",
        "catheter change at home",
        "private nurse dubai",
        "female nurse at home dubai",
      ],
      soon: en.soon(),
      who: en.licensed(
        "A DHA-licensed nurse, a woman or a man as you prefer",
        "A nurse, a woman or a man as you prefer",
      ),
      steps: nurseSteps.en,
      faqs: [
        {
          question: "Do I need a prescription?",
          answer:
            "For injections, drips and medicines, yes: the nurse needs a doctor's written order and the medicine in its original box. If you have none, our doctor can see you first.",
        },
        {
          question: "How soon can a nurse come?",
          answer: `${en.arrivalOf((time) => `Usually in ${time}, ${en.hours}.`, `At a time we agree with you, ${en.hours}.`)} For a series of visits we agree on fixed hours, with the same nurse whenever possible.`,
        },
        {
          question: "What does it cost?",
          answer: `${en.startsFrom}. Material such as dressings or a new catheter is named and priced before it is used.`,
        },
        {
          question: "Can I choose between a female and a male nurse?",
          answer:
            "Yes. Say so when you book, and mention the language you would like to hear. If the nurse you prefer is free only later, we tell you the hour and you decide.",
        },
        {
          question: "What should I have ready?",
          answer:
            "The doctor's order, the medicines, your identity card, a clean table and good light. Eat as usual unless your doctor said otherwise. The nurse brings gloves and sealed material, and takes the used needles away.",
        },
        {
          question: "Do you come to hotels and offices?",
          answer:
            "Yes. Give us the name of the hotel or company and the room or floor. The nurse speaks with reception and needs no more than a chair, a table and a door that closes.",
        },
        {
          question: "Can I claim it from my insurance?",
          answer:
            "You get a receipt that lists what was done and used, and a copy of the nurse's notes if the insurer wants them. Your policy says whether home nursing is covered; ask before a long course begins.",
        },
        {
          question: "Which signs should not wait for a nurse?",
          answer: `Call ${ambulance} for trouble breathing, a swelling face or throat after a medicine, bleeding that firm pressure does not stop, chest pain, or someone who is hard to wake. ${adviceOn("en", "blockedCatheter", "feverWithWeakImmunity", "feverAfterBirth")} For any other fever in an adult or an older child, and for spreading redness, pus or growing pain around a wound, message a doctor the same day.`,
        },
      ],
    },
    ar: {
      benefits: benefitsOf("nurse-on-call").ar,
      about: [
        "قد تكون الزيارة حقنة قبل الفطور، أو ضمادًا كل يومين، أو قسطرة حان تغييرها، أو عناية بكانيولا (قنيّة وريدية)، أو ساعات هادئة من المتابعة بعد المستشفى. يعمل الممرّض وفق تعليمات طبيبك ويخبره بما يراه.",
        "هناك من يحتاجنا ربع ساعة، ومن يحتاجنا ليلة كاملة. وبينهما معظم عملنا: غرز حان نزعها، وجروح سكري نتابعها أسابيع، وقراءات ضغط وسكر ندوّنها للطبيب، وتعليم ابنة أو زوج كيفية العناية بالأمر بأمان في الأيام التي بين زيارتين.",
        "لا يشخّص الممرّض ولا يغيّر العلاج. وإذا بدا له ما يقلق، أحضرنا إليك طبيبًا أو أرسلناك إلى المستشفى.",
      ],
      keywords: [
        "ممرضة منزلية دبي",
        "ممرض تحت الطلب",
        "ممرضة للحقن في المنزل",
        "تغيير جروح في المنزل",
        "تركيب قسطرة في المنزل",
        "تمريض منزلي دبي",
        "ابرة في البيت دبي",
      ],
      soon: ar.soon(),
      who: ar.licensed("ممرّض أو ممرّضة، كما تفضّل، بترخيص من هيئة الصحة بدبي", "ممرّض أو ممرّضة، كما تفضّل"),
      steps: nurseSteps.ar,
      faqs: [
        {
          question: "هل أحتاج إلى وصفة طبية؟",
          answer:
            "نعم للحقن والمحاليل والأدوية: يحتاج الممرّض إلى تعليمات مكتوبة من طبيب، وإلى الدواء في علبته الأصلية. وإن لم تكن لديك وصفة، يمكن أن يراك طبيبنا أولًا.",
        },
        {
          question: "متى يصل الممرّض؟",
          answer: `${ar.arrivalOf((time) => `عادةً خلال ${time}، ${ar.hours}.`, `في موعد نتفق عليه معك، ${ar.hours}.`)} وإن كانت الزيارات متكررة اتفقنا على ساعات ثابتة، ومع الممرّض نفسه متى أمكن.`,
        },
        {
          question: "كم تكلّف الزيارة؟",
          answer: `${ar.startsFrom}. وأي مواد، كالضماد أو القسطرة الجديدة، نذكرها ونذكر سعرها قبل استعمالها.`,
        },
        {
          question: "هل أختار بين ممرّضة وممرّض؟",
          answer:
            "نعم. اذكر ذلك عند الحجز، واذكر اللغة التي ترتاح إليها. وإن كان من تفضّله متاحًا لاحقًا فقط، أخبرناك بالساعة والقرار لك.",
        },
        {
          question: "ما الذي أجهّزه؟",
          answer:
            "تعليمات الطبيب والأدوية والهوية، وطاولة نظيفة وضوءًا جيدًا. وكُل كعادتك ما لم يطلب طبيبك غير ذلك. يحضر الممرّض القفازات والأدوات المغلّفة، ويأخذ معه الإبر المستعملة.",
        },
        {
          question: "هل تأتون إلى الفنادق والمكاتب؟",
          answer:
            "نعم. أعطنا اسم الفندق أو الشركة ورقم الغرفة أو الطابق. يتحدث الممرّض مع الاستقبال، ولا يحتاج إلا إلى كرسي وطاولة وباب يُغلق.",
        },
        {
          question: "هل يعوّضني التأمين؟",
          answer:
            "تحصل على إيصال يبيّن ما جرى وما استُعمل، وعلى نسخة من ملاحظات الممرّض إن طلبتها شركتك. أما تغطية التمريض المنزلي فبحسب وثيقتك، فاسأل قبل أن يبدأ علاج طويل.",
        },
        {
          question: "ما العلامات التي لا تنتظر ممرّضًا؟",
          answer: `اتصل بالرقم ${ambulance} عند ضيق التنفس، أو تورّم الوجه أو الحلق بعد دواء، أو نزف لا يتوقف بالضغط عليه، أو ألم في الصدر، أو مريض يصعب إيقاظه. ${adviceOn("ar", "blockedCatheter", "feverWithWeakImmunity", "feverAfterBirth")} وعند أي حرارة أخرى لدى بالغ أو طفل كبير، أو اتساع الاحمرار أو القيح أو ازدياد الألم حول الجرح راسل طبيبًا في اليوم نفسه.`,
        },
      ],
    },
  },
}));
