import type { LocationTexts } from "./types";

export const texts: LocationTexts = {
  landmarks: {
    en: "Burj Khalifa, The Dubai Mall and Dubai Opera",
    ar: "برج خليفة ودبي مول ودبي أوبرا",
  },
  arrival: {
    en: "Send the building and flat, or the hotel and your room. On event nights tell us which road is still open on your side of the Boulevard.",
    ar: "أرسل اسم المبنى ورقم الشقة، أو اسم الفندق ورقم الغرفة. وفي ليالي الفعاليات أخبرنا أي طريق ما زال مفتوحًا من جهتك.",
  },
  calls: {
    "doctor-on-call": {
      en: "Hotel guests who fell ill between the fountain and dinner, a back that locked in an Old Town flat, a sore throat the evening before a big meeting.",
      ar: "نزلاء فنادق مرضوا بين النافورة والعشاء، وتشنّج في الظهر في شقة بالبلدة القديمة، والتهاب حلق في مساء يسبق اجتماعًا مهمًا.",
    },
    "doctor-at-home": {
      en: "People who plan a visit for after work: a blood pressure to be measured again in peace, a cough that has stayed too long, a hospital's papers explained line by line.",
      ar: "من يرتّب زيارة بعد الدوام: ضغط يحتاج إلى قياس هادئ من جديد، وسعال طال، وأوراق مستشفى تُشرح سطرًا سطرًا.",
    },
    "nurse-on-call": {
      en: "A dressing after day surgery, an injection your doctor prescribed, a catheter looked after between two appointments, in a flat or a hotel room.",
      ar: "تغيير ضماد بعد جراحة اليوم الواحد، وحقنة وصفها طبيبك، وعناية بالقسطرة بين موعدين، في الشقة أو في غرفة الفندق.",
    },
    "nurse-at-home": {
      en: "The same face every day after an operation, announced at reception beforehand, so that nobody who should be resting has to come down to the lobby.",
      ar: "الوجه نفسه كل يوم بعد العملية، مع إبلاغ الاستقبال مسبقًا، فلا ينزل إلى البهو من يحتاج إلى الراحة.",
    },
    "lab-test-at-home": {
      en: "Blood taken early, before the Boulevard fills with cars, and several members of a family on one visit instead of several trips.",
      ar: "سحب الدم باكرًا قبل أن يزدحم البوليفارد، وعدّة أفراد من العائلة في زيارة واحدة بدل مشاوير متفرقة.",
    },
    "iv-therapy-at-home": {
      en: "Guests who landed at night and residents after days of events who would like fluids in their own room, once a clinician has agreed that a drip suits them.",
      ar: "ضيوف وصلوا ليلًا وسكان أنهكتهم أيام من الفعاليات يرغبون في السوائل في غرفهم، بعد أن يتأكد مختص من أنها تناسبهم.",
    },
    "elderly-care": {
      en: "Grandparents in a city flat: company while the family is at the office, a steady arm in the lift, and a slow round by the lake before the crowds come.",
      ar: "أجداد في شقة وسط المدينة: صحبة والعائلة في العمل، وذراع ثابتة عند المصعد، ونزهة هادئة حول البحيرة قبل الزحام.",
    },
  },
};
