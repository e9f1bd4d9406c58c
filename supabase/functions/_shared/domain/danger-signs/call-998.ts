import type { DangerSign } from "./danger-sign.ts";

/** Signs for which an ambulance is called. */
export const call998 = {
  chestPain: {
    advice: "call 998",
    words: {
      en: "Pain or pressure in the chest: call 998.",
      ar: "ألم أو ضغط في الصدر: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/symptoms/chest-pain/",
    sourceAdvises:
      "an ambulance for sudden pain that does not go away, spreads, or comes with sweating, sickness or breathlessness; otherwise a doctor's appointment",
  },
  clotInLung: {
    advice: "call 998",
    words: {
      en: "Breathlessness, chest pain or coughing up blood after an operation, a birth or a long journey: call 998.",
      ar: "ضيق في التنفس أو ألم في الصدر أو سعال مصحوب بدم بعد عملية أو ولادة أو سفر طويل: اتصال فوري بالرقم 998.",
    },
    forWhom: { en: "after an operation, a birth or a long journey", ar: "بعد عملية أو ولادة أو سفر طويل" },
    source: "https://www.nhs.uk/conditions/pulmonary-embolism/",
    sourceAdvises:
      "an ambulance or an emergency department for chest pain or severe difficulty breathing; otherwise an urgent appointment",
  },
  hardBreathing: {
    advice: "call 998",
    words: { en: "Trouble breathing: call 998.", ar: "صعوبة في التنفس: اتصال فوري بالرقم 998." },
    source: "https://www.nhs.uk/symptoms/shortness-of-breath/",
    sourceAdvises:
      "an ambulance or an emergency department for severe difficulty breathing, and for any in a child; otherwise urgent advice by telephone",
  },
  stroke: {
    advice: "call 998",
    words: {
      en: "A drooping face, weakness on one side or slurred speech: call 998.",
      ar: "تدلّي الوجه أو ضعف في جانب من الجسم أو ثقل الكلام: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/stroke/symptoms/",
  },
  suddenHeadache: {
    advice: "call 998",
    words: {
      en: "A sudden headache that is worse than any before: call 998.",
      ar: "صداع مفاجئ لم يسبق له مثيل في شدته: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/symptoms/headaches/",
    sourceAdvises: "an ambulance or an emergency department",
  },
  lossOfSight: {
    advice: "call 998",
    words: {
      en: "Sudden loss of sight, even for a few minutes: call 998.",
      ar: "فقدان مفاجئ للبصر ولو دقائق: اتصال فوري بالرقم 998.",
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
  fainting: {
    advice: "call 998",
    words: {
      en: "Someone who faints or collapses: call 998.",
      ar: "إغماء أو انهيار مفاجئ: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/fainting/",
    sourceAdvises:
      "an ambulance where somebody does not wake within a minute or is not themselves again; otherwise a doctor's appointment",
  },
  seizure: {
    advice: "call 998",
    words: {
      en: "A seizure (fit): call 998, lay the person on one side and put nothing in the mouth.",
      ar: "نوبة تشنج: اتصال فوري بالرقم 998، مع وضع المصاب على جنبه ومن غير إدخال شيء في فمه.",
    },
    source: "https://www.nhs.uk/conditions/what-to-do-if-someone-has-a-seizure-fit/",
    sourceAdvises:
      "an ambulance for a first seizure, for one of more than five minutes and for one without recovery",
  },
  headBlow: {
    advice: "call 998",
    words: {
      en: "After a blow to the head, vomiting, a growing headache, drowsiness, or clear fluid from the nose or an ear: call 998.",
      ar: "بعد ضربة على الرأس، قيء أو صداع يزداد أو نعاس أو سائل شفاف من الأنف أو الأذن: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/head-injury-and-concussion/",
    sourceAdvises:
      "an ambulance for drowsiness or clear fluid, an emergency department for vomiting or a headache that stays",
  },
  brokenHip: {
    advice: "call 998",
    words: {
      en: "After a fall, a leg that cannot bear weight: call 998.",
      ar: "بعد سقوط، عجز عن الوقوف على الساق: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/broken-hip/",
  },
  spinalInjury: {
    advice: "call 998",
    words: {
      en: "After a fall or an accident, severe pain in the neck or back: call 998 and do not move the person.",
      ar: "بعد سقوط أو حادث، ألم شديد في الرقبة أو الظهر: اتصال فوري بالرقم 998، ومن غير تحريك المصاب.",
    },
    forWhom: { en: "After a fall or an accident", ar: "بعد سقوط أو حادث" },
    source: "https://www.mayoclinic.org/first-aid/first-aid-spinal-injury/basics/art-20056677",
  },
  newConfusion: {
    advice: "call 998",
    words: {
      en: "New confusion or unusual drowsiness: call 998.",
      ar: "تشوّش جديد أو نعاس غير معتاد: اتصال فوري بالرقم 998.",
    },
    source: "https://111.wales.nhs.uk/encyclopaedia/c/article/confusion(delirium)/",
  },
  heatstroke: {
    advice: "call 998",
    words: {
      en: "Confusion, collapse or a very hot body after time in the heat: call 998 and cool the person with water and air.",
      ar: "تشوّش أو انهيار أو حرارة شديدة في الجسم بعد البقاء في الحر: اتصال فوري بالرقم 998، مع تبريد المصاب بالماء والهواء.",
    },
    source: "https://www.nhs.uk/conditions/heat-exhaustion-heatstroke/",
  },
  heatThatStays: {
    advice: "call 998",
    words: {
      en: "Someone in the heat who is still unwell after 30 minutes of rest, cooling and drinking: call 998.",
      ar: "من أصابه الحر ولم يتحسن بعد 30 دقيقة من الراحة والتبريد والشرب: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/heat-exhaustion-heatstroke/",
  },
  heavyBleeding: {
    advice: "call 998",
    words: {
      en: "Heavy bleeding, or bleeding that does not stop after 10 minutes of firm pressure: call 998.",
      ar: "نزيف غزير، أو نزيف لا يتوقف بعد 10 دقائق من الضغط المحكم: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-call-999/",
  },
  bleedingAfterBirth: {
    advice: "call 998",
    words: {
      en: "After birth, bleeding that soaks a pad in an hour or less: call 998.",
      ar: "بعد الولادة، نزيف يملأ فوطة كاملة خلال ساعة أو أقل: اتصال فوري بالرقم 998.",
    },
    forWhom: { en: "After birth", ar: "بعد الولادة" },
    source: "https://www.nhs.uk/conditions/baby/support-and-services/your-post-pregnancy-body/",
  },
  gutBleeding: {
    advice: "call 998",
    words: {
      en: "Vomit with blood or like coffee grounds, or black, tarry stools: call 998.",
      ar: "قيء فيه دم أو يشبه القهوة المطحونة، أو براز أسود كالقطران: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/vomiting-blood/",
    sourceAdvises: "an ambulance or an emergency department",
  },
  muchBloodInStool: {
    advice: "call 998",
    words: {
      en: "A lot of blood in the stool: call 998.",
      ar: "دم كثير في البراز: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/bleeding-from-the-bottom-rectal-bleeding/",
    sourceAdvises: "an ambulance or an emergency department",
  },
  severeBellyPain: {
    advice: "call 998",
    words: {
      en: "Severe belly pain that does not ease, or a belly that is hard to the touch: call 998.",
      ar: "ألم شديد في البطن لا يهدأ، أو بطن متصلّب عند اللمس: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/stomach-ache/",
    sourceAdvises: "an ambulance or an emergency department",
  },
  allergicSwelling: {
    advice: "call 998",
    words: {
      en: "A swelling face, tongue or throat: call 998.",
      ar: "تورّم الوجه أو اللسان أو الحلق: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/anaphylaxis/",
  },
  choking: {
    advice: "call 998",
    words: {
      en: "Someone who chokes and cannot breathe, cough or speak: give first aid and call 998.",
      ar: "شخص غصّ ولا يستطيع التنفس أو السعال أو الكلام: إسعاف أولي واتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/when-to-call-999/",
  },
  meningitis: {
    advice: "call 998",
    words: {
      en: "A stiff neck, or a rash that does not fade under a glass: call 998.",
      ar: "تيبّس الرقبة، أو طفح لا يبهت تحت الكأس: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/meningitis/symptoms/",
    sourceAdvises: "an ambulance or an emergency department",
  },
  sepsis: {
    advice: "call 998",
    words: {
      en: "In an ill person, very fast breathing, or cold, blotchy, grey or bluish skin: call 998.",
      ar: "مريض يتنفس بسرعة شديدة، أو جلده بارد أو مبقّع أو رمادي أو مزرقّ: اتصال فوري بالرقم 998.",
    },
    forWhom: { en: "In an ill person", ar: "مريض" },
    source: "https://www.nhs.uk/conditions/sepsis/",
    sourceAdvises: "an ambulance or an emergency department",
  },
  severeDehydration: {
    advice: "call 998",
    words: {
      en: "Almost no urine all day, or dehydration with a racing heart: call 998.",
      ar: "انقطاع البول أو قلّته الشديدة طوال اليوم، أو جفاف مع تسارع في القلب: اتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/dehydration/",
    sourceAdvises: "an ambulance or an emergency department",
  },
  lowSugar: {
    advice: "call 998",
    words: {
      en: "Low blood sugar in someone too drowsy to swallow: give nothing by mouth and call 998.",
      ar: "هبوط السكر عند من منعه النعاس من البلع: لا شيء عن طريق الفم واتصال فوري بالرقم 998.",
    },
    source: "https://www.nhs.uk/conditions/low-blood-sugar-hypoglycaemia/",
  },
  vomitingWithDiabetes: {
    advice: "call 998",
    words: {
      en: "Someone with diabetes who keeps vomiting: call 998.",
      ar: "مريض سكري يتقيأ باستمرار: اتصال فوري بالرقم 998.",
    },
    forWhom: { en: "Someone with diabetes", ar: "مريض سكري" },
    source: "https://www.nhs.uk/conditions/diabetic-ketoacidosis/",
    sourceAdvises:
      "an ambulance or an emergency department for signs of ketoacidosis, of which being sick is one, where ketones are high or not known",
  },
  harmToSelf: {
    advice: "call 998",
    words: {
      en: "Thoughts of harming yourself: call 998 now and do not stay alone.",
      ar: "أفكار بإيذاء النفس: اتصال فوري بالرقم 998، ولا يبقَ صاحبها وحده.",
    },
    source:
      "https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/behaviours/help-for-suicidal-thoughts/",
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
    forWhom: { en: "In pregnancy or after birth", ar: "أثناء الحمل أو بعد الولادة" },
    source: "https://www.nhs.uk/conditions/pre-eclampsia/symptoms/",
    sourceAdvises: "medical advice immediately: midwife, doctor or 111",
  },
} as const satisfies Readonly<Record<string, DangerSign>>;
