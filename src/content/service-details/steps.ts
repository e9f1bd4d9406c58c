import type { Localized } from "@/config/locales";
import type { ServiceWords } from "./details-of";
import type { Step } from "./types";

type Steps = Localized<readonly Step[]>;
/** Steps that name a fact of the service. */
type StepsOf = Localized<(words: ServiceWords) => readonly Step[]>;

export const doctorSteps: StepsOf = {
  en: ({ visit }) => [
    {
      title: "Tell us what is wrong",
      text: "A message or a call: who is unwell, since when, and where you are. You hear the price and the time before anyone sets out.",
    },
    {
      title: "The doctor examines you",
      text: `For ${visit}, without hurry: questions, allergies, medicines, then the examination.`,
    },
    {
      title: "You keep a plan",
      text: "What it may be, what to take, what to watch for tonight and when to call again. On paper, in plain words.",
    },
  ],
  ar: ({ visit }) => [
    {
      title: "أخبرنا بما تشكو منه",
      text: "برسالة أو مكالمة: من المريض، ومنذ متى، وأين أنتم. وتعرف السعر والموعد قبل أن ينطلق أحد.",
    },
    {
      title: "يفحصك الطبيب",
      text: `تستغرق الزيارة ${visit}، دون استعجال: أسئلة عن الشكوى والحساسية والأدوية، ثم الفحص.`,
    },
    {
      title: "تبقى معك خطة",
      text: "ما الذي قد يكون السبب، وماذا تتناول، وما الذي تنتبه إليه الليلة، ومتى تتصل من جديد. مكتوبة بكلمات واضحة.",
    },
  ],
};

export const nurseSteps: Steps = {
  en: [
    {
      title: "Send the doctor's order",
      text: "A photo of the prescription or discharge letter is enough. No order yet? We arrange a doctor first.",
    },
    {
      title: "The nurse checks, then works",
      text: "Your name, your allergies and the order are checked; hands washed, sealed material opened in front of you.",
    },
    {
      title: "You know what comes next",
      text: "What was done is written down for you and your doctor, with the signs that should make you call.",
    },
  ],
  ar: [
    {
      title: "أرسل تعليمات الطبيب",
      text: "تكفي صورة للوصفة أو لتقرير الخروج. ليست لديك تعليمات بعد؟ نرتّب لك طبيبًا أولًا.",
    },
    {
      title: "نتحقّق أولًا ثم نبدأ",
      text: "نتأكد من اسمك وحساسيتك ومن التعليمات، ثم تُغسل اليدان وتُفتح الأدوات المغلّفة أمامك.",
    },
    {
      title: "تعرف ما يأتي بعد ذلك",
      text: "تبقى معك ومع طبيبك ملاحظات مكتوبة عمّا تمّ، وعن العلامات التي تستدعي أن تتصل بنا.",
    },
  ],
};

export const sampleSteps: StepsOf = {
  en: ({ labResults }) => [
    {
      title: "Choose the tests",
      text: "Send your doctor's request, or tell us what worries you. We say whether you must fast and for how long.",
    },
    {
      title: "The sample is taken at home",
      text: "A few minutes at your table. Every tube is labelled with your name in front of you and travels in a box that keeps its temperature.",
    },
    {
      title: "The result is explained",
      text: `Most results are on your phone in ${labResults}, and a doctor tells you what they mean for you.`,
    },
  ],
  ar: ({ labResults }) => [
    {
      title: "اختر التحاليل",
      text: "أرسل طلب طبيبك، أو أخبرنا بما يقلقك. ونقول لك إن كان الصيام لازمًا وكم ساعة.",
    },
    {
      title: "تُسحب العيّنة في بيتك",
      text: "دقائق قليلة على طاولتك. يُكتب اسمك على كل أنبوب أمامك، وتُنقل العيّنات في صندوق مضبوط الحرارة.",
    },
    {
      title: "نشرح لك النتيجة",
      text: `تصل معظم النتائج إلى هاتفك خلال ${labResults}، ويخبرك طبيب بما تعنيه لك.`,
    },
  ],
};

export const careSteps: Steps = {
  en: [
    {
      title: "We listen first",
      text: "Tell us about the day and the night: what is hard, what still goes well, which doctors are involved.",
    },
    {
      title: "A plan and a person",
      text: "A nurse writes the care plan with your family and proposes who will come. If it is not a good match, we change it.",
    },
    {
      title: "You always know",
      text: "Short notes after every shift. The nurse reviews the plan with you and adjusts it as things change.",
    },
  ],
  ar: [
    {
      title: "نصغي أولًا",
      text: "حدّثنا عن النهار والليل: ما الذي صار صعبًا، وما الذي ما زال سهلًا، ومن يتابع الحالة من الأطباء.",
    },
    {
      title: "خطة وشخص تألفونه",
      text: "تكتب ممرّضة خطة الرعاية معكم وتقترح من سيأتي. وإن لم تجدوا الألفة غيّرناه.",
    },
    {
      title: "أنتم على علم دائمًا",
      text: "ملاحظات قصيرة بعد كل مناوبة، وتراجع الممرّضة الخطة معكم وتعدّلها كلما تغيّر شيء.",
    },
  ],
};
