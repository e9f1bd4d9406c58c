import { adviceOn } from "@domain/triage";
import { ambulance } from "./phrases";
import { detailsOf } from "./details-of";

/** Guidance of vaccine safety, not a promise of the business: how long people are watched for a reaction. */
const MINUTES_OF_OBSERVATION = 15;

export const details = detailsOf("flu-vaccination", (en, ar) => ({
  category: "wellness",
  heading: {
    en: "Flu Vaccination at Home in Dubai, for All the Family",
    ar: "تطعيم الإنفلونزا في بيتك بدبي، للعائلة كلها",
  },
  adHeadline: { en: "Flu Vaccine at Home in Dubai", ar: "تطعيم الإنفلونزا في بيتك بدبي" },
  related: ["family-doctors", "lab-test-at-home", "elderly-care", "nurse-at-home"],
  texts: {
    en: {
      about: [
        "One visit can cover parents, grandparents, children and the people who work in the house. The vaccine lowers the risk of severe flu; it does not prevent every cold, and it takes about two weeks to work fully.",
      ],
      benefits: [
        "The whole household in one visit",
        "Kept cold from store to arm",
        "A vaccination record for school or work",
      ],
      keywords: [
        "flu vaccine at home dubai",
        "flu shot dubai",
        "influenza vaccination price dubai",
        "flu vaccine for children dubai",
        "office flu vaccination",
        "flu shot near me",
      ],
      soon: en.soon(en.byAppointment),
      who: en.licensed("A DHA-licensed nurse", "A nurse"),
      steps: [
        {
          title: "Tell us who, and how many",
          text: "Ages, allergies, pregnancy, long-term illness and earlier reactions to a vaccine.",
        },
        {
          title: "Check, then vaccine",
          text: "Temperature and a few questions; then a small injection in the upper arm, or in a baby’s thigh, from a cooled, sealed dose.",
        },
        {
          title: `About ${MINUTES_OF_OBSERVATION} minutes’ watch`,
          text: "The nurse stays to see that all is well, and leaves the record with date and batch.",
        },
      ],
      faqs: [
        {
          question: "Who should ask a doctor first?",
          answer:
            "Anyone who had a severe allergic reaction to a vaccine, has a fever now, or is under treatment that weakens the immune system. It is not given before 6 months of age; for young children and in pregnancy, ask which vaccine is right.",
        },
        {
          question: "When is the best time for it?",
          answer:
            "In the autumn, before the season begins; later is still better than not at all. Before Hajj, Umrah or a long journey leave it about two weeks to work.",
        },
        {
          question: "What does it cost for a whole family?",
          answer: `It starts from ${en.price}. Tell us how many you are and how old, and you hear one price for all of you before we come. Each of you gets a record of your own.`,
        },
        {
          question: "What is normal afterwards, and what is not?",
          answer: `A sore arm, tiredness or a mild fever for a day or two is common. ${adviceOn("en", "feverAfterBirth", "feverWithWeakImmunity")} A swelling face or throat, trouble breathing or fainting soon after is an emergency: call ${ambulance}.`,
        },
      ],
    },
    ar: {
      about: [
        "تكفي زيارة واحدة للوالدين والأجداد والأطفال ومن يعمل في البيت. يقلّل التطعيم من خطر الإنفلونزا الشديدة، لكنه لا يمنع كل زكام، ويحتاج إلى نحو أسبوعين حتى يكتمل مفعوله.",
      ],
      benefits: [
        "أهل البيت كلهم في زيارة واحدة",
        "اللقاح مبرّد من المخزن إلى الذراع",
        "سجلّ تطعيم للمدرسة أو العمل",
      ],
      keywords: [
        "تطعيم الإنفلونزا دبي",
        "لقاح الانفلونزا في المنزل",
        "سعر تطعيم الإنفلونزا",
        "تطعيم الأطفال للإنفلونزا",
        "ابرة الانفلونزا دبي",
        "تطعيم الموظفين في المكتب",
      ],
      soon: ar.soon(ar.byAppointment),
      who: ar.licensed("ممرّض مرخّص من هيئة الصحة بدبي", "ممرّض"),
      steps: [
        {
          title: "أخبرنا من أنتم وكم عددكم",
          text: "الأعمار والحساسية والحمل والأمراض المزمنة وأي ردّ فعل سابق على لقاح.",
        },
        {
          title: "فحص ثم تطعيم",
          text: "قياس الحرارة وأسئلة قليلة، ثم حقنة صغيرة في أعلى الذراع، أو في الفخذ للرضّع، من جرعة مبرّدة مغلّفة.",
        },
        {
          title: `نحو ${MINUTES_OF_OBSERVATION} دقيقة تحت الملاحظة`,
          text: "يبقى الممرّض ليطمئن إلى سلامتكم، ويترك السجلّ بالتاريخ ورقم التشغيلة.",
        },
      ],
      faqs: [
        {
          question: "من عليه أن يسأل طبيبًا أولًا؟",
          answer:
            "من أصابه تحسّس شديد من لقاح، أو لديه حرارة الآن، أو يتلقى علاجًا يضعف المناعة. ولا يُعطى قبل عمر 6 أشهر، وللأطفال الصغار والحوامل يُسأل الطبيب عن اللقاح المناسب.",
        },
        {
          question: "ما أفضل وقت للتطعيم؟",
          answer:
            "في الخريف قبل أن يبدأ الموسم، والتأخّر خير من تركه. وقبل الحج أو العمرة أو سفر طويل اترك له نحو أسبوعين حتى يكتمل مفعوله.",
        },
        {
          question: "كم يكلّف لعائلة كاملة؟",
          answer: `يبدأ من ${ar.price}. أخبرنا بعددكم وأعماركم، فتعرفون سعرًا واحدًا لكم جميعًا قبل أن نأتي. ولكل واحد منكم سجلّه.`,
        },
        {
          question: "ما الطبيعي بعده وما ليس طبيعيًا؟",
          answer: `ألم الذراع أو التعب أو حرارة خفيفة ليوم أو يومين أمر شائع. ${adviceOn("ar", "feverAfterBirth", "feverWithWeakImmunity")} أما تورّم الوجه أو الحلق أو ضيق التنفس أو الإغماء بعده بقليل فحالة طارئة: اتصل بالرقم ${ambulance}.`,
        },
      ],
    },
  },
}));
