import type { LocationTexts } from "./types";

export const texts: LocationTexts = {
  landmarks: {
    en: "the Dubai Canal, Bay Square and the metro station",
    ar: "قناة دبي المائية وباي سكوير ومحطة المترو",
  },
  arrival: {
    en: "Send the tower and the floor, and for an office the name we should give at reception. A photo of the entrance saves a round on the service road.",
    ar: "أرسل اسم البرج والطابق، وفي المكاتب الاسم الذي نذكره عند الاستقبال. وصورة للمدخل توفّر علينا دورة في الطريق الجانبي.",
  },
  calls: {
    "doctor-on-call": {
      en: "A colleague with a fever in the meeting room, a migraine that will not wait for the evening, a stomach bug in one of the serviced flats along the canal.",
      ar: "زميل أصابته الحمى في غرفة الاجتماعات، وصداع نصفي لا ينتظر المساء، ونزلة معوية في إحدى الشقق الفندقية على القناة.",
    },
    "doctor-at-home": {
      en: "People who leave before the clinics open and come back when they close: results explained, long-standing medicines gone through, a sick note where it is justified.",
      ar: "من يخرج قبل أن تفتح العيادات ويعود بعد أن تغلق: شرح للنتائج، ومراجعة للأدوية المزمنة، وإجازة مرضية حين تستدعي الحالة.",
    },
    "nurse-on-call": {
      en: "A prescribed injection or a fresh dressing in the lunch break, behind a closed door at the office or up in the flat.",
      ar: "حقنة موصوفة أو ضماد جديد في استراحة الغداء، خلف باب مغلق في المكتب أو في الشقة.",
    },
    "nurse-at-home": {
      en: "A course of injections or wound care at the same hour every evening, so that recovering does not cost you the working week.",
      ar: "سلسلة حقن أو عناية بجرح في الساعة نفسها كل مساء، فلا يكلّفك التعافي أسبوع عملك.",
    },
    "lab-test-at-home": {
      en: "Fasting tests at the desk before the first meeting, and check-ups for a small team, one colleague after the other, on a single morning.",
      ar: "تحاليل صيام في المكتب قبل الاجتماع الأول، وفحوص لفريق صغير واحدًا بعد آخر في صباح واحد.",
    },
    "iv-therapy-at-home": {
      en: "A drip in a quiet corner of the office or on the sofa after work. Medicines and illnesses are asked about first, and sometimes the honest answer is no.",
      ar: "محلول في زاوية هادئة من المكتب أو على الأريكة بعد الدوام. نسأل أولًا عن الأدوية والأمراض، وقد يكون الجواب الصادق: لا.",
    },
    "elderly-care": {
      en: "Parents who live with busy children in a tower flat: a carer for the office hours, the canal promenade in the cool of the day, and a note of how it all went.",
      ar: "والدان يعيشان مع أبناء مشغولين في شقة بالبرج: مرافق لساعات الدوام، ونزهة على ممشى القناة حين يلطف الجو، وملاحظة عن سير اليوم.",
    },
  },
};
