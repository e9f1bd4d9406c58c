import type { LocationTexts } from "./types";

export const texts: LocationTexts = {
  landmarks: {
    en: "Nakheel Mall, the monorail stations and the tunnel to the Crescent",
    ar: "نخيل مول ومحطات المونوريل والنفق المؤدي إلى الهلال",
  },
  arrival: {
    en: "Send the frond's letter and the villa's number, or the building on the trunk, and leave our name with the guard before we arrive.",
    ar: "أرسل حرف السعفة ورقم الفيلا، أو اسم المبنى على الجذع، واترك اسمنا عند الحارس قبل وصولنا.",
  },
  calls: {
    "doctor-on-call": {
      en: "A house guest or a child who falls ill in a villa, and hotel guests on the Crescent who would rather not leave the island for a clinic.",
      ar: "ضيف أو طفل مرض في الفيلا، ونزلاء فنادق الهلال ممن يفضّلون ألّا يغادروا الجزيرة إلى عيادة.",
    },
    "doctor-at-home": {
      en: "One visit at an agreed hour for a whole household: grandparents, children and staff, one after the other and each in private.",
      ar: "زيارة واحدة في ساعة متفق عليها لأهل البيت جميعًا: الأجداد والأطفال والعاملون، واحدًا بعد آخر ولكل منهم خصوصيته.",
    },
    "nurse-on-call": {
      en: "Prescribed injections, a scrape from the pool's edge, a cannula looked after during a stay, without the drive down the trunk and back.",
      ar: "حقن موصوفة، وخدش من حافة المسبح، وعناية بالكانيولا أثناء الإقامة، بلا مشوار على امتداد الجذع ذهابًا وإيابًا.",
    },
    "nurse-at-home": {
      en: "Nursing by the hour or the shift after an operation, in houses where the bedroom is far from the front door: we agree with you who opens and where things are kept.",
      ar: "تمريض بالساعة أو بالمناوبة بعد العملية، في بيوت تبعد فيها غرفة النوم عن الباب: نتفق معك على من يفتح وأين توضع الأشياء.",
    },
    "lab-test-at-home": {
      en: "Fasting blood before the school run, for the whole family and the people who work in the house if you like, on one visit.",
      ar: "عيّنات صيام قبل الذهاب إلى المدرسة، للعائلة كلها ولمن يعمل في البيت إن أحببت، في زيارة واحدة.",
    },
    "iv-therapy-at-home": {
      en: "Fluids and vitamins after a flight or days at the beach, in the villa or the hotel room: first the health check, then the drip, with a nurse beside you.",
      ar: "سوائل وفيتامينات بعد رحلة أو أيام على الشاطئ، في الفيلا أو غرفة الفندق: الفحص أولًا ثم المحلول، والممرّضة بجانبك.",
    },
    "elderly-care": {
      en: "A parent who wants the garden, the sea and no fuss: shifts by day or by night, with a steady hand on the stairs between the floors.",
      ar: "والد أو والدة يحب الحديقة والبحر والهدوء: مناوبات في النهار أو الليل، ويد ثابتة على الدرج بين الطوابق.",
    },
  },
};
