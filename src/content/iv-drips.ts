import { adviceOn } from "@domain/triage";
import { emergencyNumbers } from "@/config/contact";
import type { Localized } from "@/config/locales";

const { ambulance } = emergencyNumbers;

export type DripId =
  | "energy-booster"
  | "hair-growth"
  | "liver-detox"
  | "gut-cleansing"
  | "nad"
  | "iron"
  | "immune-boost"
  | "hydration"
  | "multivitamin"
  | "jet-lag"
  | "skin-glow";

export interface Drip {
  /** Names its picture too. */
  id: DripId;
  category: Localized;
  title: Localized;
  suitableFor: Localized;
  benefits: Localized<readonly string[]>;
  /** What it does not do, and who should ask a doctor instead. */
  note: Localized;
  isPopular?: boolean;
  badge?: Localized;
}

const beauty: Localized = { en: "Beauty", ar: "الجمال" };
const detox: Localized = { en: "Detox", ar: "ديتوكس" };

/** The catalogue of drips, in the order by which a click on one is counted. */
export const drips: readonly Drip[] = [
  {
    id: "energy-booster",
    category: { en: "Energy", ar: "الطاقة" },
    title: { en: "Energy Booster", ar: "دفعة طاقة" },
    isPopular: true,
    suitableFor: {
      en: "Long weeks and short nights, when you have eaten and drunk too little",
      ar: "أسابيع عمل طويلة وليالٍ قصيرة، مع قلّة في الأكل والشرب",
    },
    benefits: {
      en: ["Fluids and salts", "B vitamins and vitamin C", "A quiet rest while it runs"],
      ar: ["سوائل وأملاح", "فيتامينات ب وفيتامين ج", "راحة هادئة أثناء الجلسة"],
    },
    note: {
      en: "Tiredness that lasts for weeks needs a doctor and a blood test, not a drip.",
      ar: "التعب الذي يطول أسابيع يحتاج إلى طبيب وتحليل دم، لا إلى محلول.",
    },
  },
  {
    id: "hair-growth",
    category: beauty,
    title: { en: "Hair Growth", ar: "نمو الشعر" },
    suitableFor: {
      en: "A lack of biotin or zinc after illness or a strict diet",
      ar: "نقص البيوتين أو الزنك بعد مرض أو حمية قاسية",
    },
    benefits: {
      en: ["Biotin and B vitamins", "Zinc", "A talk about likely causes"],
      ar: ["بيوتين وفيتامينات ب", "زنك", "حديث عن الأسباب المحتملة"],
    },
    note: {
      en: "There is no evidence that it makes hair grow unless something was missing. Biotin can disturb blood tests, so tell your doctor.",
      ar: "لا دليل على أنه ينمّي الشعر إلا حيث كان هناك نقص. وقد يؤثّر البيوتين في نتائج تحاليل الدم، فأخبر طبيبك.",
    },
  },
  {
    id: "liver-detox",
    category: detox,
    title: { en: "Liver Detox", ar: "ديتوكس الكبد" },
    suitableFor: {
      en: "Feeling heavy after a season of feasts, with a healthy liver",
      ar: "شعور بالثقل بعد موسم من الولائم، والكبد سليم",
    },
    benefits: {
      en: ["Fluids and salts", "Vitamin C", "B vitamins"],
      ar: ["سوائل وأملاح", "فيتامين ج", "فيتامينات ب"],
    },
    note: {
      en: "Plainly: fluids and vitamins. Your liver cleans itself, and no drip draws out toxins. Not with liver disease.",
      ar: "بوضوح: سوائل وفيتامينات. الكبد ينظّف نفسه، ولا محلول يسحب السموم. ولا يصلح لمن لديه مرض في الكبد.",
    },
  },
  {
    id: "gut-cleansing",
    category: detox,
    title: { en: "Gut Cleansing", ar: "تنقية الأمعاء" },
    suitableFor: {
      en: "When a stomach upset is over and you still feel empty and weak",
      ar: "حين يمضي اضطراب المعدة ويبقى الضعف",
    },
    benefits: {
      en: ["Fluids that spare the stomach", "The salts you have lost", "B vitamins"],
      ar: ["سوائل لا تُثقل المعدة", "الأملاح التي فقدتها", "فيتامينات ب"],
    },
    note: {
      en: `Plainly: fluids and vitamins into a vein; nothing is washed out. Not suitable with a fever. With a little blood in the stool, see a doctor today; with blood in the vomit, a lot of blood in the stool or severe belly pain, call ${ambulance}.`,
      ar: `بوضوح: سوائل وفيتامينات في الوريد، ولا تُغسل بها الأمعاء. ولا يصلح مع الحمّى. ومع قليل من الدم في البراز: طبيب اليوم؛ ومع دم في القيء أو دم كثير في البراز أو ألم شديد في البطن: اتصال فوري بالرقم ${ambulance}.`,
    },
  },
  {
    id: "nad",
    category: { en: "Anti aging", ar: "مكافحة الشيخوخة" },
    title: { en: "NAD", ar: "NAD" },
    suitableFor: {
      en: "Healthy adults who are curious about it and have time for a slow drip",
      ar: "بالغون أصحّاء يودّون تجربته ولديهم وقت لجلسة بطيئة",
    },
    benefits: {
      en: ["A substance found in every cell", "Run slowly, a nurse beside you", "An honest talk first"],
      ar: ["مادة موجودة في كل خلية", "يُعطى ببطء والممرّضة بجانبك", "حديث صريح قبل البدء"],
    },
    note: {
      en: "The research is young: nobody can promise that it slows ageing. Not in pregnancy, while breastfeeding or with cancer.",
      ar: "الأبحاث في بدايتها، ولا أحد يستطيع أن يعدك بأنه يؤخّر الشيخوخة. ولا يصلح في الحمل أو الرضاعة أو مع السرطان.",
    },
  },
  {
    id: "iron",
    category: { en: "Health", ar: "الصحة" },
    title: { en: "Iron", ar: "الحديد" },
    suitableFor: {
      en: "A lack of iron shown by a blood test, when tablets are not an option",
      ar: "نقص حديد أثبته تحليل الدم، حين لا تناسبك الأقراص أو لا تكفي",
    },
    benefits: {
      en: ["Prescribed by a doctor", "Dose taken from your results", "Watched during and after"],
      ar: ["بوصفة من الطبيب", "جرعة بحسب نتائجك", "مراقبة أثناء الجلسة وبعدها"],
    },
    note: {
      en: "Iron can cause a serious allergic reaction. A doctor decides whether home is the place for it; often a clinic is safer.",
      ar: "قد يسبّب الحديد تحسّسًا خطيرًا. والطبيب يقرّر إن كان البيت مناسبًا له، وكثيرًا ما تكون العيادة أسلم.",
    },
  },
  {
    id: "immune-boost",
    category: { en: "Immunity", ar: "المناعة" },
    title: { en: "Immune Boost", ar: "دعم المناعة" },
    suitableFor: {
      en: "Feeling worn out after a cold, or in the season of colds",
      ar: "إرهاق بعد نزلة برد، أو في موسمها",
    },
    benefits: {
      en: ["Fluids and vitamin C", "Zinc and B vitamins", "Advice on vaccination"],
      ar: ["سوائل وفيتامين ج", "زنك وفيتامينات ب", "نصيحة حول التطعيم"],
    },
    note: {
      en: "No drip keeps an infection away; vaccines, sleep and clean hands do more. Not suitable with a fever.",
      ar: "لا محلول يمنع العدوى؛ التطعيم والنوم ونظافة اليدين أجدى. ولا يصلح مع الحمّى.",
    },
  },
  {
    id: "hydration",
    category: { en: "Hydration", ar: "الترطيب" },
    title: { en: "Hydration", ar: "ترطيب الجسم" },
    isPopular: true,
    badge: { en: "Best for Hangover", ar: "الأفضل بعد السهر" },
    suitableFor: {
      en: "Thirst after a day in the sun, or after a stomach upset that a doctor has looked at",
      ar: "عطش بعد يوم تحت الشمس، أو بعد اضطراب في المعدة فحصه طبيب",
    },
    benefits: {
      en: [
        "Fluids and salts, nothing more",
        "When drinking is hard, if a doctor agrees",
        "The simplest drip we have",
      ],
      ar: ["سوائل وأملاح لا غير", "حين يصعب الشرب، بموافقة طبيب", "أبسط ما لدينا"],
    },
    note: {
      en: "If you can drink, water and rehydration salts do the same. Fluids do not remove alcohol or make you fit to drive.",
      ar: "إن كنت تستطيع الشرب فالماء ومحلول الإماهة يكفيانك. ولا تزيل السوائل الكحول من الجسم ولا تجعلك قادرًا على القيادة.",
    },
  },
  {
    id: "multivitamin",
    category: { en: "Vitamins", ar: "الفيتامينات" },
    title: { en: "Multivitamin", ar: "فيتامينات متعددة" },
    suitableFor: {
      en: "Weeks of poor appetite or unbalanced meals",
      ar: "أسابيع من ضعف الشهية أو الطعام غير المتوازن",
    },
    benefits: {
      en: ["Vitamins B and C", "Minerals", "Fluids and salts"],
      ar: ["فيتامينات ب وج", "معادن", "سوائل وأملاح"],
    },
    note: {
      en: "Whoever eats well gains little from it. Name every medicine you take: some cannot be combined with vitamins.",
      ar: "من يأكل جيدًا لا يكسب منه الكثير. واذكر كل دواء تتناوله، فبعضها لا يجتمع مع الفيتامينات.",
    },
  },
  {
    id: "jet-lag",
    category: { en: "Recovery", ar: "التعافي" },
    title: { en: "Jet Lag", ar: "إرهاق السفر" },
    isPopular: true,
    badge: { en: "Traveler Favorite", ar: "المفضّل لدى المسافرين" },
    suitableFor: {
      en: "The day after a long flight, with a full day ahead of you",
      ar: "اليوم التالي لرحلة طويلة، وأمامك يوم حافل",
    },
    benefits: {
      en: ["Fluids after dry cabin air", "B vitamins and vitamin C", "In your hotel room, lying down"],
      ar: ["سوائل بعد هواء الطائرة الجاف", "فيتامينات ب وفيتامين ج", "في غرفتك بالفندق وأنت مستلقٍ"],
    },
    note: {
      en: `Daylight and sleep set your body clock, not a drip. ${adviceOn("en", "swollenCalf", "clotInLung")}`,
      ar: `ساعة الجسم يضبطها ضوء النهار والنوم، لا المحلول. ${adviceOn("ar", "swollenCalf", "clotInLung")}`,
    },
  },
  {
    id: "skin-glow",
    category: beauty,
    title: { en: "Skin Glow", ar: "نضارة البشرة" },
    badge: { en: "VIP Choice", ar: "اختيار كبار الضيوف" },
    suitableFor: {
      en: "Before a wedding or a big evening, after tiring, thirsty days",
      ar: "قبل زفاف أو مناسبة، بعد أيام من العطش والتعب",
    },
    benefits: {
      en: ["Fluids and salts", "Vitamin C", "Zinc and B vitamins"],
      ar: ["سوائل وأملاح", "فيتامين ج", "زنك وفيتامينات ب"],
    },
    note: {
      en: "It does not lighten the skin or smooth wrinkles; sleep, water and sunscreen do more.",
      ar: "لا يفتّح البشرة ولا يمحو التجاعيد؛ النوم والماء وواقي الشمس أجدى.",
    },
  },
];
