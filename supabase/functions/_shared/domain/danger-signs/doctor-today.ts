import type { DangerSign } from "./danger-sign.ts";

/** Signs that a doctor sees on the same day. */
export const doctorToday = {
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
    source: "https://www.nhs.uk/conditions/phlebitis/",
  },
  feverAfterBirth: {
    advice: "doctor today",
    words: {
      en: "Fever in a mother in the weeks after birth: a doctor today.",
      ar: "حمّى عند الأم في الأسابيع التي تلي الولادة: طبيب اليوم.",
    },
    source: "https://www.nhs.uk/conditions/baby/support-and-services/your-post-pregnancy-body/",
  },
  nothingStaysDown: {
    advice: "doctor today",
    words: {
      en: "An adult who cannot keep any drink down for hours: a doctor today.",
      ar: "بالغ لا يستقر في معدته أي شراب ساعات: طبيب اليوم.",
    },
    source: "https://www.nhs.uk/conditions/diarrhoea-and-vomiting/",
  },
  bloodInStool: {
    advice: "doctor today",
    words: {
      en: "Blood in the stool: a doctor today; a lot of blood: call 998.",
      ar: "دم في البراز: طبيب اليوم؛ ودم كثير: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/diarrhoea-and-vomiting/",
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
