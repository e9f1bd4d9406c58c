import type { DangerSign } from "./danger-sign.ts";

/** Signs that belong in an emergency department now. */
export const emergencyDepartment = {
  infantFever: {
    advice: "emergency department",
    words: {
      en: "A baby under three months with 38 °C or more: go to an emergency department now; do not wait for a visit.",
      ar: "رضيع دون ثلاثة أشهر وحرارته 38 درجة أو أكثر: إلى الطوارئ الآن، ولا تنتظروا زيارة.",
    },
    forWhom: { en: "A baby under three months", ar: "رضيع دون ثلاثة أشهر" },
    source: "https://www.nice.org.uk/guidance/ng143",
    sourceAdvises: "an examination within two hours",
  },
  newbornNotFeeding: {
    advice: "emergency department",
    words: {
      en: "A newborn below 36 °C, too sleepy to feed or missing two feeds in a row: go to an emergency department now.",
      ar: "مولود حرارته أقل من 36 درجة، أو يمنعه النعاس من الرضاعة، أو فوّت رضعتين متتاليتين: إلى الطوارئ الآن.",
    },
    forWhom: { en: "A newborn", ar: "مولود" },
    source: "https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/",
    sourceAdvises: "medical help as soon as possible",
  },
  earlyJaundice: {
    advice: "emergency department",
    words: {
      en: "Yellow skin in the first 24 hours of life: go to an emergency department now.",
      ar: "اصفرار الجلد في أول 24 ساعة من العمر: إلى الطوارئ الآن.",
    },
    forWhom: { en: "in the first 24 hours of life", ar: "في أول 24 ساعة من العمر" },
    source: "https://www.nice.org.uk/guidance/cg98",
    sourceAdvises: "the bilirubin measured urgently, within two hours",
  },
  fastBreathingChild: {
    advice: "emergency department",
    words: {
      en: "A baby or small child whose breathing is fast or noisy: go to an emergency department now.",
      ar: "رضيع أو طفل صغير تنفسه سريع أو مصحوب بصوت: إلى الطوارئ الآن.",
    },
    forWhom: { en: "A baby or small child", ar: "رضيع أو طفل صغير" },
    source: "https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/",
    sourceAdvises: "medical help as soon as possible",
  },
  dryBaby: {
    advice: "emergency department",
    words: {
      en: "A baby over two days old without a wet nappy for 8 hours, or any baby with a sunken soft spot on the head: go to an emergency department now.",
      ar: "رضيع تجاوز عمره يومين وبقي 8 ساعات بلا حفاض مبلل، أو أي رضيع انخفض يافوخ رأسه: إلى الطوارئ الآن.",
    },
    forWhom: { en: "A baby", ar: "رضيع" },
    source: "https://www.nhs.uk/conditions/dehydration/",
    sourceAdvises: "an urgent appointment or an emergency department",
  },
  infectedCord: {
    advice: "emergency department",
    words: {
      en: "Redness that spreads from a newborn's cord onto the belly: go to an emergency department now.",
      ar: "احمرار يمتد من الحبل السري إلى بطن المولود: إلى الطوارئ الآن.",
    },
    forWhom: { en: "a newborn", ar: "المولود" },
    source: "https://kidshealth.org/en/parents/az-omphalitis.html",
  },
  pregnancyWarning: {
    advice: "emergency department",
    words: {
      en: "In pregnancy, bleeding, strong belly pain or a baby who moves less: go to the emergency department of your maternity hospital now.",
      ar: "في الحمل، نزف أو ألم شديد في البطن أو قلة حركة الجنين: إلى طوارئ مستشفى الولادة الآن.",
    },
    forWhom: { en: "In pregnancy", ar: "في الحمل" },
    source: "https://www.nhs.uk/pregnancy/keeping-well/your-babys-movements/",
    sourceAdvises: "the maternity unit called at once",
  },
  feverAfterBirth: {
    advice: "emergency department",
    words: {
      en: "Fever in a mother in the weeks after birth: go to an emergency department now.",
      ar: "حمّى عند الأم في الأسابيع التي تلي الولادة: إلى الطوارئ الآن.",
    },
    forWhom: { en: "a mother in the weeks after birth", ar: "الأم في الأسابيع التي تلي الولادة" },
    source:
      "https://www.northerntrust.hscni.net/services/maternity-services/postnatal-and-early-years/complications-after-giving-birth/",
  },
  lossAfterBirth: {
    advice: "emergency department",
    words: {
      en: "After birth, large clots or a bad-smelling discharge: go to an emergency department now.",
      ar: "بعد الولادة، كتل دم كبيرة أو إفرازات كريهة الرائحة: إلى الطوارئ الآن.",
    },
    forWhom: { en: "After birth", ar: "بعد الولادة" },
    source:
      "https://www.northerntrust.hscni.net/services/maternity-services/postnatal-and-early-years/complications-after-giving-birth/",
    sourceAdvises:
      "emergency attention for an offensive discharge; other NHS pages a midwife or doctor the same day for either sign",
  },
  swollenCalf: {
    advice: "emergency department",
    words: {
      en: "A painful, swollen or warm calf: go to an emergency department now.",
      ar: "ألم أو تورّم أو سخونة في ربلة ساق واحدة: إلى الطوارئ الآن.",
    },
    source: "https://www.nice.org.uk/guidance/ng158",
    sourceAdvises:
      "an examination, with a scan within four hours where a clot is likely, or treatment until the scan",
  },
  headBlowOnBloodThinner: {
    advice: "emergency department",
    words: {
      en: "A blow to the head of someone who takes a blood thinner: go to an emergency department now, even if they feel well.",
      ar: "ضربة على رأس من يتناول مميّعًا للدم: إلى الطوارئ الآن ولو شعر أنه بخير.",
    },
    forWhom: { en: "someone who takes a blood thinner", ar: "من يتناول مميّعًا للدم" },
    source: "https://www.nice.org.uk/guidance/ng232",
  },
  feverWithWeakImmunity: {
    advice: "emergency department",
    words: {
      en: "38 °C or more during chemotherapy, after a transplant or without a working spleen: go to an emergency department now, and ring your hospital team's urgent line on the way.",
      ar: "حرارة 38 درجة أو أكثر أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن، مع اتصال في الطريق بخط الطوارئ لدى فريقكم في المستشفى.",
    },
    forWhom: {
      en: "during chemotherapy, after a transplant or without a working spleen",
      ar: "أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال",
    },
    source: "https://www.nice.org.uk/guidance/cg151",
    sourceAdvises:
      "emergency care and the specialist team's 24-hour advice, for people on anticancer treatment; sepsis guidance (NICE NG51) names the other two among those most at risk",
  },
  numbSaddle: {
    advice: "emergency department",
    words: {
      en: "Back pain with numbness around the genitals or the back passage, new trouble passing urine, or weak legs: go to an emergency department now.",
      ar: "ألم في الظهر مع خدر حول الأعضاء التناسلية أو فتحة الشرج، أو صعوبة جديدة في التبول، أو ضعف في الساقين: إلى الطوارئ الآن.",
    },
    source: "https://www.nhs.uk/conditions/back-pain/",
  },
  backPainAfterFall: {
    advice: "emergency department",
    words: {
      en: "After a fall or an accident, pain in the neck or back that is not severe: go to an emergency department now.",
      ar: "بعد سقوط أو حادث، ألم غير شديد في الرقبة أو الظهر: إلى الطوارئ الآن.",
    },
    forWhom: { en: "After a fall or an accident", ar: "بعد سقوط أو حادث" },
    source: "https://www.nhs.uk/conditions/back-pain/",
    sourceAdvises: "an ambulance or an emergency department where the pain began with a serious accident",
  },
  blockedCatheter: {
    advice: "emergency department",
    words: {
      en: "A urinary catheter that does not drain, with pain or a swollen lower belly: go to an emergency department now.",
      ar: "قسطرة بول لا تصرّف، مع ألم أو انتفاخ أسفل البطن: إلى الطوارئ الآن.",
    },
    forWhom: { en: "A urinary catheter", ar: "قسطرة بول" },
    source: "https://www.nhs.uk/conditions/urinary-catheters/",
    sourceAdvises: "medical help at once",
  },
  poisoning: {
    advice: "emergency department",
    words: {
      en: "Far too much of a medicine, or somebody else's tablets: go to an emergency department now, with the box.",
      ar: "جرعة دواء تفوق المقرر بكثير، أو دواء شخص آخر: إلى الطوارئ الآن ومعكم العلبة.",
    },
    source: "https://www.nhs.uk/conditions/poisoning/",
    sourceAdvises: "an ambulance or an emergency department; advice by telephone where the harm is uncertain",
  },
  animalBite: {
    advice: "emergency department",
    words: {
      en: "A bite or scratch from an animal: wash it with soap and water for 15 minutes and go to an emergency department now.",
      ar: "عضّة حيوان أو خدشه: غسل الموضع بالماء والصابون 15 دقيقة، ثم إلى الطوارئ الآن.",
    },
    source: "https://www.who.int/news-room/fact-sheets/detail/rabies",
  },
  usedNeedle: {
    advice: "emergency department",
    words: {
      en: "A prick from somebody else's needle: wash it with soap and water and go to an emergency department at once.",
      ar: "وخزة بإبرة شخص آخر: غسل الموضع بالماء والصابون، ثم إلى الطوارئ في الحال.",
    },
    source: "https://moorfields.nhs.uk/about-us/resources/infection-control/sharps-injury",
  },
} as const satisfies Readonly<Record<string, DangerSign>>;
