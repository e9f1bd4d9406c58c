import type { DangerSign } from "./danger-sign.ts";

/** Signs that a doctor sees on the same day. */
export const doctorToday = {
  deepeningJaundice: {
    advice: "doctor today",
    words: {
      en: "A newborn whose yellow skin deepens, or who has few wet nappies: a doctor today.",
      ar: "مولود يشتد اصفراره أو تقلّ حفاضاته المبللة: طبيب اليوم.",
    },
    forWhom: { en: "A newborn", ar: "مولود" },
    source:
      "https://wyhealthiertogether.nhs.uk/parentscarers/worried-your-baby-unwell-under-3-months/jaundice",
  },
  infectedWound: {
    advice: "doctor today",
    words: {
      en: "A wound with spreading redness, pus, a bad smell or a fever: a doctor today.",
      ar: "جرح يتّسع احمراره، أو يخرج منه صديد أو رائحة كريهة، أو ترافقه حمّى: طبيب اليوم.",
    },
    source: "https://www.guysandstthomas.nhs.uk/health-information/surgical-wounds-and-preventing-infections",
  },
  infectedVein: {
    advice: "doctor today",
    words: {
      en: "After a drip, a vein that is red, hot, hard or painful, or a fever: a doctor today.",
      ar: "بعد المحلول، وريد أحمر أو ساخن أو متصلّب أو مؤلم، أو حمّى: طبيب اليوم.",
    },
    forWhom: { en: "After a drip", ar: "بعد المحلول" },
    source: "https://www.nhs.uk/conditions/phlebitis/",
  },
  nothingStaysDown: {
    advice: "doctor today",
    words: {
      en: "An adult who cannot keep any drink down for hours: a doctor today.",
      ar: "بالغ لا يستقر في معدته أي شراب ساعات: طبيب اليوم.",
    },
    forWhom: { en: "An adult", ar: "بالغ" },
    source: "https://www.nhs.uk/conditions/diarrhoea-and-vomiting/",
  },
  bloodInStool: {
    advice: "doctor today",
    words: {
      en: "A little blood in the stool: a doctor today.",
      ar: "قليل من الدم في البراز: طبيب اليوم.",
    },
    source: "https://www.nhs.uk/conditions/bleeding-from-the-bottom-rectal-bleeding/",
    sourceAdvises: "an urgent appointment for bloody diarrhoea, otherwise an appointment",
  },
  feverishBackPain: {
    advice: "doctor today",
    words: {
      en: "Back pain with a fever or unexplained weight loss: a doctor today.",
      ar: "ألم في الظهر مع حمّى أو نقص في الوزن بلا سبب: طبيب اليوم.",
    },
    source: "https://www.nhs.uk/conditions/back-pain/",
    sourceAdvises: "an urgent appointment",
  },
  suddenHearingLoss: {
    advice: "doctor today",
    words: {
      en: "Hearing that is lost suddenly: a doctor today.",
      ar: "فقدان مفاجئ للسمع: طبيب اليوم.",
    },
    source: "https://www.nice.org.uk/guidance/ng98",
  },
} as const satisfies Readonly<Record<string, DangerSign>>;
