import { adviceListOn, adviceOn } from "../../../domain/triage.ts";
import type { Topic } from "../../topics.ts";
import { chanceOf } from "../chance.ts";
import { newbornSection } from "./newborn.ts";
import type { Both } from "./types.ts";

interface Note {
  /** What the English title of a topic has to match. */
  about: RegExp;
  en: string;
  ar: string;
}

const NOTES: readonly Note[] = [
  {
    about: /thyroid/i,
    en: `## Thyroid values in short

TSH is the signal from the brain to the thyroid gland; it rises when the gland is slow and falls when it is too busy. Free T4 and free T3 show what the gland delivers. One value seldom decides: a doctor reads them together, with your symptoms and your tablets.`,
    ar: `## قيم الغدة الدرقية باختصار

هرمون TSH هو إشارة الدماغ إلى الغدة، يرتفع حين تكسل وينخفض حين تنشط أكثر مما ينبغي. أما T4 الحر وT3 الحر فيبيّنان ما تنتجه الغدة. ونادرًا ما تحسم قيمة واحدة، فالطبيب يقرؤها معًا ومع أعراضك وأدويتك.`,
  },
  {
    about: /cholesterol/i,
    en: `## Cholesterol values in short

LDL carries cholesterol into the vessel wall, HDL carries some of it back, and triglycerides follow meals and weight. Which LDL is right depends on your whole risk: age, smoking, blood pressure, diabetes and family. That is why two people with one number can get different advice.`,
    ar: `## قيم الكوليسترول باختصار

يحمل LDL الكوليسترول إلى جدار الأوعية، ويعيد HDL بعضه، وتتبع الدهون الثلاثية الوجبات والوزن. وتعتمد قيمة LDL المناسبة على مجمل الخطر لديك: العمر والتدخين وضغط الدم والسكري والعائلة. ولهذا قد ينال شخصان لهما الرقم نفسه نصيحتين مختلفتين.`,
  },
  {
    about: /allerg/i,
    en: `## What an allergy test can say

A raised antibody shows that the body knows a substance, not that it makes you ill. Many people have a positive test and eat the food without trouble. A result counts only together with what really happened, so write down what you ate or touched, when, and what followed.`,
    ar: `## ماذا يقول تحليل الحساسية

ارتفاع الأجسام المضادة يعني أن الجسم يعرف المادة، لا أنها تمرضك. وكثيرون تكون نتيجتهم إيجابية ويأكلون الطعام نفسه بلا مشكلة. لا قيمة للنتيجة إلا مع ما حدث فعلًا، فدوّن ما أكلته أو لمسته ومتى وماذا تبعه.`,
  },
  {
    about: /\bb12\b|tired/i,
    en: `## When tiredness does not go away

Common reasons are too little iron or vitamin B12, a slow thyroid, diabetes and an infection that is not over. B12 is often low in vegans, older people and those who take metformin or acid blockers for a long time. Short nights, low mood and too much work are just as common.`,
    ar: `## حين لا يزول التعب

من الأسباب الشائعة نقص الحديد أو فيتامين ب12 وكسل الغدة الدرقية والسكري وعدوى لم تنتهِ. وكثيرًا ما ينخفض ب12 عند من لا يأكلون أي منتج حيواني وكبار السن ومن يتناولون الميتفورمين أو مثبطات الحموضة مدة طويلة. ولا يقل عنها شيوعًا قلة النوم وتعكر المزاج وكثرة العمل.`,
  },
  {
    about: /\biron\b/i,
    en: `## Why iron needs a blood test first

Iron that is not needed stays in the body and harms organs. Ferritin and blood count show whether there is a lack, and the next question is where the iron goes: heavy periods, the stomach, the bowel. Some iron drips belong in a clinic, because strong reactions, though rare, need equipment.`,
    ar: `## لماذا يسبق الحديدَ تحليلُ الدم

الحديد الذي لا يحتاج إليه الجسم يبقى فيه ويضر أعضاءه. يبيّن الفيريتين وصورة الدم هل هناك نقص، ثم يأتي السؤال عن سببه: دورة غزيرة أم المعدة أم الأمعاء. وبعض محاليل الحديد مكانه العيادة، لأن التفاعلات الشديدة على ندرتها تحتاج إلى تجهيزات.`,
  },
  {
    about: /food poisoning/i,
    en: `## First steps before anything else

Take small sips of oral rehydration solution, one every few minutes, and rest. Wash your hands often, and cook for nobody else. These signs need more than that:

${adviceListOn("en", "gutBleeding", "muchBloodInStool", "severeBellyPain", "severeDehydration", "vomitingWithDiabetes", "dryBaby", "bloodInStool", "nothingStaysDown")}`,
    ar: `## الخطوات الأولى قبل أي شيء

خذ رشفات صغيرة من محلول الإماهة الفموي، رشفة كل بضع دقائق، واسترح. اغسل يديك كثيرًا ولا تطبخ لغيرك. وهذه العلامات تحتاج إلى أكثر من ذلك:

${adviceListOn("ar", "gutBleeding", "muchBloodInStool", "severeBellyPain", "severeDehydration", "vomitingWithDiabetes", "dryBaby", "bloodInStool", "nothingStaysDown")}`,
  },
  {
    about: /heat exhaustion/i,
    en: `## First steps before anything else

Bring the person to a cool place, loosen clothes, offer small sips of oral rehydration solution and let them rest. These signs need more than that:

${adviceListOn("en", "heatstroke", "heatThatStays", "fainting", "severeDehydration", "vomitingWithDiabetes", "dryBaby", "nothingStaysDown")}`,
    ar: `## الخطوات الأولى قبل أي شيء

انقل المريض إلى مكان بارد، وأرخِ ملابسه، وقدّم له رشفات صغيرة من محلول الإماهة الفموي، ودعه يستريح. وهذه العلامات تحتاج إلى أكثر من ذلك:

${adviceListOn("ar", "heatstroke", "heatThatStays", "fainting", "severeDehydration", "vomitingWithDiabetes", "dryBaby", "nothingStaysDown")}`,
  },
  {
    about: /child with a fever/i,
    en: `## When the patient is a child

${adviceOn("en", "infantFever")} In older children watch how they drink, play and breathe, and know these signs:

${adviceListOn("en", "fastBreathingChild", "meningitis", "seizure", "hardToWake")}`,
    ar: `## حين يكون المريض طفلًا

${adviceOn("ar", "infantFever")} وفي الأكبر سنًا راقب كيف يشرب ويلعب ويتنفس، وانتبه إلى هذه العلامات:

${adviceListOn("ar", "fastBreathingChild", "meningitis", "seizure", "hardToWake")}`,
  },
  {
    about: /babysitt/i,
    en: `## Before you leave your child with somebody

Ask about training in first aid for children, and ask to see the certificate. Meet once while you are at home. Write down food, sleep, allergies, what comforts your child, and who may open the door. Agree on telephone and photographs. Name the danger of pools, balconies and hot drinks one by one.`,
    ar: `## قبل أن تترك طفلك مع أحد

اسأل عن تدريب الإسعافات الأولية للأطفال واطلب أن ترى شهادته. ليكن اللقاء الأول وأنت في البيت. اكتب ما يخص الطعام والنوم والحساسية وما يهدّئ طفلك ومن يحق له أن يفتح الباب. واتفقا على الهاتف والصور. واذكر خطر المسابح والشرفات والمشروبات الساخنة كلًا على حدة.`,
  },
  {
    about: /palliative/i,
    en: `## What palliative care is about

It is care for the person with a serious illness, beside treatment or after it: less pain, easier breath, quiet nights, and time with those who matter. It can begin early. Strong pain medicine is given according to a doctor's plan, and families are told beforehand what to do at night and whom to call.`,
    ar: `## ما هي الرعاية التلطيفية

هي رعاية المصاب بمرض خطير، إلى جانب العلاج أو بعده: ألم أقل، ونفَس أيسر، وليالٍ هادئة، ووقت مع من يحب. ويمكن أن تبدأ مبكرًا. تُعطى المسكنات القوية وفق خطة طبيب، وتعرف العائلة مسبقًا ماذا تفعل ليلًا وبمن تتصل.`,
  },
];

const NEWBORN = /newborn|postnatal/i;

/** What an article says about its own topic besides the texts about the service; at most one section. */
export const notesOn = ({ title_en }: Topic): Both[] => {
  if (NEWBORN.test(title_en)) return [newbornSection(chanceOf(title_en.toLowerCase()))];
  const note = NOTES.find(({ about }) => about.test(title_en));
  return note ? [[note.en, note.ar]] : [];
};
