import type { LocationTexts } from "./types";

export const texts: LocationTexts = {
  landmarks: {
    en: "the Creek, the Gold Souk and the Clock Tower",
    ar: "الخور وسوق الذهب ودوّار الساعة",
  },
  arrival: {
    en: "A shop, a mosque or a hotel nearby is enough, with a location pin if you can. Tell us the floor, and whether there is a lift.",
    ar: "يكفي متجر أو مسجد أو فندق قريب، مع موقعك على الخريطة إن أمكن. وأخبرنا بالطابق وهل في المبنى مصعد.",
  },
  calls: {
    "doctor-on-call": {
      en: "Hotel guests by the Creek, traders who cannot close the shop for a clinic, families whose child has a fever when the evening traffic stands still.",
      ar: "نزلاء فنادق الخور، وتجار لا يستطيعون إغلاق المتجر للذهاب إلى عيادة، وعائلات أصابت الحمى طفلها والشوارع متوقفة مساءً.",
    },
    "doctor-at-home": {
      en: "A visit after the shops have shut, explained in Hindi, Urdu, Arabic or English: pressure, sugar, a cough that stays, medicines gone through box by box.",
      ar: "زيارة بعد إغلاق المتاجر، بشرح بالعربية أو الإنجليزية أو الهندية أو الأردية: الضغط والسكر وسعال طال وأدوية نراجعها علبة علبة.",
    },
    "nurse-on-call": {
      en: "Injections and dressings that a hospital ordered, in a flat or a hotel room, without crossing the city for a quarter of an hour's work.",
      ar: "حقن وضمادات طلبها المستشفى، في الشقة أو غرفة الفندق، بلا قطع المدينة من أجل عمل قصير.",
    },
    "nurse-at-home": {
      en: "The same nurse each day for a father after his operation in an old building without a lift: we take the stairs, so that he need not.",
      ar: "الممرّض نفسه كل يوم لأب أجرى عملية ويسكن مبنى قديمًا بلا مصعد: نصعد نحن الدرج كي لا ينزله هو.",
    },
    "lab-test-at-home": {
      en: "Sugar, cholesterol and vitamin tests before the shop opens, and several relatives under one roof on the same visit.",
      ar: "تحاليل السكر والدهون والفيتامينات قبل فتح المتجر، وعدّة أقارب تحت سقف واحد في الزيارة نفسها.",
    },
    "iv-therapy-at-home": {
      en: "Guests who have just landed nearby and ask for fluids after the journey: checked first, given slowly, with a nurse there throughout.",
      ar: "ضيوف هبطت طائرتهم قريبًا ويطلبون السوائل بعد السفر: فحص أولًا، ثم تنقيط بطيء، والممرّضة حاضرة طوال الوقت.",
    },
    "elderly-care": {
      en: "Grandparents who know every neighbour and do not want to move: a carer who speaks their language, goes to the market with them and keeps the medicines in order.",
      ar: "أجداد يعرفون كل جار ولا يريدون الانتقال: مرافق يتحدث لغتهم، ويذهب معهم إلى السوق، ويرتّب أدويتهم.",
    },
  },
};
