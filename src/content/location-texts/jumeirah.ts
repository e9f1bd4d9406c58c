import type { LocationTexts } from "./types";

export const texts: LocationTexts = {
  landmarks: {
    en: "Jumeirah Beach Road, Kite Beach and the fishing harbour",
    ar: "شارع شاطئ جميرا وكايت بيتش ومرفأ الصيادين",
  },
  arrival: {
    en: "Send the street and the villa's number or a location pin, and say which gate is used; at night a light above the right one helps.",
    ar: "أرسل الشارع ورقم الفيلا أو موقعك على الخريطة، واذكر أي بوابة تُستخدم، وفي الليل يساعدنا ضوء فوقها.",
  },
  calls: {
    "doctor-on-call": {
      en: "Houses with three generations: a feverish toddler, a grandmother whose sugar is higher than usual, one of the household staff with back pain.",
      ar: "بيوت تجمع ثلاثة أجيال: طفل محموم، وجدّة ارتفع سكرها عن المعتاد، وأحد العاملين في البيت يشكو ظهره.",
    },
    "doctor-at-home": {
      en: "Check-ups after hospital for parents who do not like waiting rooms, at the hour the family agrees on, with a woman doctor when you ask and one is on duty.",
      ar: "مراجعات بعد المستشفى لآباء وأمهات لا يحبّون غرف الانتظار، في الساعة التي تتفق عليها العائلة، ومع طبيبة إن طلبتم وكانت في المناوبة.",
    },
    "nurse-on-call": {
      en: "Injections timed around fasting and prayer if you wish, dressings, and a woman nurse for the women of the house.",
      ar: "حقن في مواعيد تراعي الصيام والصلاة إن رغبتم، وضمادات، وممرّضة لنساء البيت.",
    },
    "nurse-at-home": {
      en: "Day after day for a mother after a birth or a father after an operation, with the quiet and the customs of the house respected.",
      ar: "يومًا بعد يوم لأم بعد الولادة أو لأب بعد العملية، مع احترام هدوء البيت وعاداته.",
    },
    "lab-test-at-home": {
      en: "Several members of a family before breakfast, and older people who need not leave their armchair for it.",
      ar: "عدّة أفراد من العائلة قبل الفطور، وكبار في السن لا حاجة بهم إلى مغادرة مقاعدهم.",
    },
    "iv-therapy-at-home": {
      en: "A drip in the bedroom or the majlis after travel or tiring weeks. Illnesses and medicines are asked about first, and the nurse does not leave before it is done.",
      ar: "محلول في غرفة النوم أو المجلس بعد سفر أو أسابيع متعبة. نسأل أولًا عن الأمراض والأدوية، ولا تغادر الممرّضة قبل أن ينتهي.",
    },
    "elderly-care": {
      en: "Fathers and mothers who stay in their own house: help with washing, meals, medicines and getting ready for prayer, in their own language whenever we can.",
      ar: "آباء وأمهات يبقون في بيوتهم: مساعدة في الاستحمام والطعام والدواء والاستعداد للصلاة، وبلغتهم متى أمكن.",
    },
  },
};
