import type { LocationTexts } from "./types";

export const texts: LocationTexts = {
  landmarks: {
    en: "Dubai Marina Mall, the tram stations and Ain Dubai",
    ar: "دبي مارينا مول ومحطات الترام وعين دبي",
  },
  arrival: {
    en: "Send the tower's name, the flat, and the entrance where a car may stop: many towers share one podium and have two lobbies.",
    ar: "أرسل اسم البرج ورقم الشقة والمدخل الذي يمكن أن تقف عنده السيارة، فكثير من الأبراج تتشارك منصة واحدة ولها بهوان.",
  },
  calls: {
    "doctor-on-call": {
      en: "Guests of the holiday flats and beach hotels whose dinner did not agree with them, sunburn after a day at JBR, a child's fever at midnight on a high floor.",
      ar: "نزلاء الشقق السياحية وفنادق الشاطئ بعد عشاء لم يناسبهم، وحروق الشمس بعد نهار في جي بي آر، وحرارة طفل في منتصف الليل في طابق مرتفع.",
    },
    "doctor-at-home": {
      en: "Residents who want the check-up after hospital without a taxi, a basement car park and a waiting room, and parents whose child rests best in its own bed.",
      ar: "سكان يريدون المراجعة بعد المستشفى بلا سيارة أجرة ولا مواقف تحت الأرض ولا غرفة انتظار، وآباء يرتاح طفلهم في سريره أكثر من أي مكان.",
    },
    "nurse-on-call": {
      en: "Injections that a doctor at home prescribed before the holiday, a graze from the cycle path along the water, stitches to be looked at before the flight back.",
      ar: "حقن وصفها طبيبك قبل السفر، وخدوش من مسار الدراجات على الماء، وغُرز تحتاج إلى نظرة قبل رحلة العودة.",
    },
    "nurse-at-home": {
      en: "Daily dressings and injections for people recovering in a tower flat, at an hour that leaves the rest of the day free.",
      ar: "ضمادات وحقن يومية لمن يتعافى في شقته، في ساعة تترك له بقية النهار.",
    },
    "lab-test-at-home": {
      en: "Fasting blood at the kitchen counter before the day begins, and yearly check-ups for couples who never find the same free morning for a laboratory.",
      ar: "عيّنة صيام في المطبخ قبل أن يبدأ اليوم، وفحص سنوي لزوجين لا يجدان صباحًا واحدًا مشتركًا للذهاب إلى المختبر.",
    },
    "iv-therapy-at-home": {
      en: "People back from a long flight or a long day in the sun who ask for fluids. Their health is checked first, and the nurse stays until the drip is done.",
      ar: "عائدون من رحلة طويلة أو من نهار طويل تحت الشمس يطلبون السوائل. نقيّم حالتهم أولًا، وتبقى الممرّضة معهم حتى ينتهي المحلول.",
    },
    "elderly-care": {
      en: "Parents who come for the winter and should not be alone in a high flat while the family works: meals, medicines, and a walk along the promenade when the sun is low.",
      ar: "آباء وأمهات يقضون الشتاء هنا ولا ينبغي أن يبقوا وحدهم في شقة مرتفعة والعائلة في العمل: وجبات وأدوية ونزهة على الممشى حين تميل الشمس.",
    },
  },
};
