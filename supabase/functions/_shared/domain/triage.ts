import type { ArticleLocale } from "./article-text.ts";

/** What somebody does about a sign, the most urgent first. */
export type Advice = "call 998" | "emergency department" | "doctor today";

interface DangerSign {
  advice: Advice;
  /** The sign with its advice, as texts say it. */
  words: Readonly<Record<ArticleLocale, string>>;
  source: string;
  /** What the source advises, where that is less urgent. */
  sourceAdvises?: string;
}

/**
 * The danger signs that texts of this product name, each with its one advice. Where sources leave a choice, the more urgent
 * one counts: nobody here can scan a leg or take blood cultures at the bedside.
 */
export const dangerSigns = {
  chestPain: {
    advice: "call 998",
    words: {
      en: "Pain or pressure in the chest: call 998.",
      ar: "ألم أو ضغط في الصدر: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/symptoms/chest-pain/",
  },
  hardBreathing: {
    advice: "call 998",
    words: { en: "Trouble breathing: call 998.", ar: "صعوبة في التنفس: اتصال فوري بالرقم 998." },
    source: "https://www.nhs.uk/symptoms/shortness-of-breath/",
  },
  stroke: {
    advice: "call 998",
    words: {
      en: "A drooping face, weakness on one side or slurred speech: call 998.",
      ar: "تدلّي الوجه أو ضعف في جانب من الجسم أو ثقل الكلام: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/stroke/symptoms/",
  },
  hardToWake: {
    advice: "call 998",
    words: {
      en: "Someone who cannot be woken or is hard to wake: call 998.",
      ar: "شخص لا يستيقظ أو يصعب إيقاظه: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-call-999/",
  },
  newConfusion: {
    advice: "call 998",
    words: {
      en: "New confusion or unusual drowsiness: call 998.",
      ar: "تشوّش جديد أو نعاس غير معتاد: اتصال فوري بالرقم 998.",
    },
    source: "https://111.wales.nhs.uk/encyclopaedia/c/article/confusion(delirium)/",
  },
  heavyBleeding: {
    advice: "call 998",
    words: { en: "Heavy bleeding: call 998.", ar: "نزيف غزير: اتصال فوري بالرقم 998." },
    source: "https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-call-999/",
  },
  allergicSwelling: {
    advice: "call 998",
    words: {
      en: "A swelling face, tongue or throat: call 998.",
      ar: "تورّم الوجه أو اللسان أو الحلق: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/anaphylaxis/",
  },
  meningitis: {
    advice: "call 998",
    words: {
      en: "A stiff neck, or a rash that does not fade under a glass: call 998.",
      ar: "تيبّس الرقبة، أو طفح لا يبهت تحت الكأس: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/meningitis/symptoms/",
  },
  harmToMotherOrBaby: {
    advice: "call 998",
    words: {
      en: "Thoughts of harming yourself or the baby: call 998 now and do not stay alone.",
      ar: "أفكار بإيذاء نفسكِ أو المولود: اتصلي بالرقم 998 الآن ولا تبقي وحدكِ.",
    },
    source: "https://www.nhs.uk/mental-health/conditions/post-partum-psychosis/",
  },
  headacheAroundBirth: {
    advice: "call 998",
    words: {
      en: "In pregnancy or after birth, a severe headache with disturbed sight: call 998.",
      ar: "صداع شديد مع اضطراب في النظر أثناء الحمل أو بعد الولادة: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/pre-eclampsia/",
    sourceAdvises: "medical advice immediately: midwife, doctor or 111",
  },
  infantFever: {
    advice: "emergency department",
    words: {
      en: "A baby under three months with 38 °C or more: go to an emergency department now; do not wait for a visit.",
      ar: "رضيع دون ثلاثة أشهر وحرارته 38 درجة أو أكثر: إلى الطوارئ الآن، ولا تنتظروا زيارة.",
    },
    source: "https://oxfordshire-healthiertogether.nhs.uk/pregnant-women/fever-high-temperature",
  },
  newbornNotFeeding: {
    advice: "emergency department",
    words: {
      en: "A newborn below 36 °C, too sleepy to feed or missing two feeds in a row: go to an emergency department now.",
      ar: "مولود حرارته أقل من 36 درجة، أو يمنعه النعاس من الرضاعة، أو فوّت رضعتين متتاليتين: إلى الطوارئ الآن.",
    },
    source: "https://oxfordshire-healthiertogether.nhs.uk/pregnant-women/fever-high-temperature",
  },
  earlyJaundice: {
    advice: "emergency department",
    words: {
      en: "Yellow skin in the first 24 hours of life: go to an emergency department now.",
      ar: "اصفرار الجلد في أول 24 ساعة من العمر: إلى الطوارئ الآن.",
    },
    source: "https://www.nice.org.uk/guidance/cg98",
    sourceAdvises: "the bilirubin measured urgently, within two hours",
  },
  swollenCalf: {
    advice: "emergency department",
    words: {
      en: "A painful, swollen or warm calf: go to an emergency department now; with breathlessness or chest pain, call 998.",
      ar: "ساق مؤلمة أو متورمة أو ساخنة: إلى الطوارئ الآن؛ ومع ضيق التنفس أو ألم الصدر: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nice.org.uk/guidance/ng158",
    sourceAdvises: "an urgent assessment the same day, with a scan within hours",
  },
  headBlowOnBloodThinner: {
    advice: "emergency department",
    words: {
      en: "A blow to the head of someone who takes a blood thinner: go to an emergency department now, even if they feel well.",
      ar: "ضربة على رأس من يتناول مميّعًا للدم: إلى الطوارئ الآن ولو شعر أنه بخير.",
    },
    source: "https://www.nice.org.uk/guidance/ng232",
  },
  deepeningJaundice: {
    advice: "doctor today",
    words: {
      en: "Yellow skin that deepens, or few wet nappies: a doctor today.",
      ar: "اصفرار يشتد، أو قلة الحفاضات المبللة: طبيب اليوم.",
    },
    source:
      "https://wyhealthiertogether.nhs.uk/parentscarers/worried-your-baby-unwell-under-3-months/jaundice",
  },
  infectedWound: {
    advice: "doctor today",
    words: {
      en: "A wound with spreading redness, pus or a bad smell: a doctor today.",
      ar: "جرح يتّسع احمراره أو يخرج منه صديد أو رائحة كريهة: طبيب اليوم.",
    },
    source: "https://www.guysandstthomas.nhs.uk/health-information/surgical-wounds-and-preventing-infections",
  },
} as const satisfies Readonly<Record<string, DangerSign>>;

export type DangerSignId = keyof typeof dangerSigns;

/** Signs with their advice, one sentence after the other. */
export const adviceOn = (locale: ArticleLocale, ...ids: readonly DangerSignId[]): string =>
  ids.map((id) => dangerSigns[id].words[locale]).join(" ");

/** What to do about every sign, a line for each. */
export const everyAdvice = (locale: ArticleLocale): string =>
  Object.values(dangerSigns)
    .map(({ words }) => `  - ${words[locale]}`)
    .join("\n");
