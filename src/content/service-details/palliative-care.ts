import { pricesFromAED } from "../facts";
import { ambulance, soon } from "./phrases";
import { careSteps } from "./steps";
import type { ServiceDetails } from "./types";

export const details: ServiceDetails = {
  category: "care",
  price: { fromAED: pricesFromAED.careDay, unit: "day" },
  related: ["elderly-care", "nurse-at-home", "doctor-at-home", "family-doctors"],
  texts: {
    en: {
      summary:
        "Comfort at home in a serious illness: less pain, quieter nights, and time for one another, with nurses who know this road.",
      about: [
        "Palliative care does not replace your doctors and does not mean giving up. It eases pain, breathlessness, nausea and fear, cares for people with advanced dementia, and looks after the family that looks after them.",
      ],
      benefits: [
        "Medicines for comfort, given as your doctor has ordered",
        "Your wishes and your faith written into the plan",
        "Hours of rest for the family",
      ],
      soon: soon.shifts.en,
      who: "A DHA-licensed nurse and a trained carer",
      steps: careSteps.en,
      faqs: [
        {
          question: "Can pain be treated at home?",
          answer:
            "In most cases it can be eased well. A doctor prescribes and adjusts; the nurse gives the medicines, watches their effect, and calls the doctor at any hour. Do not change strong pain medicines on your own.",
        },
        {
          question: "Whom do we call when things change at night?",
          answer: `Us, at any hour: agree with your doctor beforehand what you want to happen. If something sudden frightens you, such as heavy bleeding, choking or a fall, call ${ambulance}.`,
        },
      ],
    },
    ar: {
      summary:
        "راحة في البيت مع مرض شديد: ألم أقل، وليالٍ أهدأ، ووقت لبعضكم بعضًا، مع ممرّضات يعرفن هذا الطريق.",
      about: [
        "الرعاية التلطيفية لا تحلّ محل أطبائكم ولا تعني الاستسلام. هي تخفّف الألم وضيق النفَس والغثيان والخوف، وترعى من تقدّم به الخرف، وتعتني بالعائلة التي تعتني به.",
      ],
      benefits: ["أدوية الراحة كما يأمر بها طبيبكم", "رغباتكم وإيمانكم جزء من الخطة", "ساعات راحة للعائلة"],
      soon: soon.shifts.ar,
      who: "ممرّضة مرخّصة من هيئة الصحة بدبي ومرافق مدرَّب",
      steps: careSteps.ar,
      faqs: [
        {
          question: "هل يمكن تخفيف الألم في البيت؟",
          answer:
            "يمكن تخفيفه جيدًا في معظم الحالات. يصف الطبيب ويعدّل، وتعطي الممرّضة الأدوية وتتابع أثرها وتتصل بالطبيب في أي ساعة. ولا تغيّروا مسكّنات الألم القوية من أنفسكم.",
        },
        {
          question: "بمن نتصل إذا تغيّرت الحال ليلًا؟",
          answer: `بنا في أي ساعة. واتفقوا مع طبيبكم مسبقًا على ما تريدون أن يحدث. وإن أخافكم أمر مفاجئ كنزف شديد أو اختناق أو سقوط فاتصلوا بالرقم ${ambulance}.`,
        },
      ],
    },
  },
};
