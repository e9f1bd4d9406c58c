import type { Both } from "./types.ts";

/** The same signs with their advice in every article; the text around them varies. */
export const emergencyFrames: readonly { heading: Both; lead: Both; end: Both }[] = [
  {
    heading: ["Signs that need an ambulance, not a visit", "علامات تستدعي الإسعاف لا الزيارة"],
    lead: [
      "Call **998** for an ambulance straight away for any of these. One is enough, and you do not have to be sure:",
      "اتصل بالإسعاف على الرقم **998** فورًا عند ظهور أي مما يلي. تكفي علامة واحدة، ولا يلزم أن تكون متأكدًا:",
    ],
    end: [
      "Stay with the person, unlock the door, and send someone down to meet the crew.",
      "ابقَ مع المريض، وافتح الباب، وأرسل من يستقبل الطاقم عند المدخل.",
    ],
  },
  {
    heading: ["When to call 998 instead of us", "متى تتصل بالرقم 998 بدلًا منا"],
    lead: [
      "Some signs leave no time for a home visit. If you see one of them, ring **998** and ask for an ambulance:",
      "بعض العلامات لا يتسع معها الوقت لزيارة منزلية. إذا رأيت واحدة منها فاطلب الإسعاف على الرقم **998**:",
    ],
    end: [
      "While you wait, keep the way to the door free and have the medicines ready for the crew.",
      "وأنت تنتظر أبقِ الطريق إلى الباب خاليًا وجهّز أدوية المريض للطاقم.",
    ],
  },
  {
    heading: ["Do not wait for a visit if you notice this", "لا تنتظر زيارة إذا لاحظت هذا"],
    lead: [
      "An ambulance comes faster and carries more than we can. Dial **998** at once for:",
      "الإسعاف أسرع ومعه أكثر مما نحمله. اتصل بالرقم **998** في الحال عند:",
    ],
    end: [
      "Answer the questions on the telephone, do what you are told, and do not drive the patient yourself.",
      "أجب عن أسئلة الهاتف، وافعل ما يقال لك، ولا تنقل المريض بسيارتك.",
    ],
  },
];

/** Each sign in three wordings. */
export const emergencySigns: readonly (readonly [Both, Both, Both])[] = [
  [
    [
      "Trouble breathing, or lips and face turning blue or grey",
      "صعوبة في التنفس، أو وجه وشفتان بلون أزرق أو رمادي",
    ],
    [
      "Somebody who struggles to breathe, cannot finish a sentence, or looks blue around the lips",
      "شخص يجد صعوبة في التنفس أو لا يكمل جملة أو ازرقّت شفتاه",
    ],
    [
      "Very fast breathing, breathing that is hard work, or somebody who cannot get enough air",
      "تنفس سريع جدًا أو مجهد، أو شخص لا يكفيه نَفَسه",
    ],
  ],
  [
    [
      "Pain or pressure in the chest, or pain spreading to the arm or jaw",
      "ألم أو ضغط في الصدر، أو ألم يمتد إلى الذراع أو الفك",
    ],
    [
      "Chest pain or a tight chest, with or without sweating and nausea",
      "ألم في الصدر أو ضيق فيه، مع تعرّق وغثيان أو من دونهما",
    ],
    ["Pressure on the chest, even if it comes and goes", "ضغط على الصدر وإن كان يذهب ويعود"],
  ],
  [
    [
      "A drooping face, a weak arm or slurred speech that came on suddenly",
      "ارتخاء مفاجئ في الوجه أو ضعف في الذراع أو ثقل في الكلام",
    ],
    [
      "Sudden weakness on one side, words that come out wrong, or a mouth that hangs",
      "ضعف مفاجئ في جانب من الجسم أو كلام غير مفهوم أو تدلّي الفم",
    ],
    [
      "A face that suddenly looks uneven, an arm that sinks, or speech nobody understands",
      "وجه صار مائلًا فجأة، أو ذراع لا تثبت مرفوعة، أو كلام لا يُفهم",
    ],
  ],
  [
    ["A seizure, a faint, or somebody who is hard to wake", "نوبة تشنج أو إغماء، أو شخص يصعب إيقاظه"],
    [
      "New confusion, a fit, a collapse, or a person who does not react as usual",
      "تشوّش جديد أو نوبة تشنج أو انهيار، أو شخص لا يتجاوب كعادته",
    ],
    ["Anybody who faints, has a fit, or cannot be woken", "من أُغمي عليه أو أصابته نوبة تشنج أو لا يستيقظ"],
  ],
  [
    [
      "Heavy bleeding, a serious injury, or a bad reaction to a medicine or a food",
      "نزيف شديد أو إصابة خطيرة أو تفاعل حاد مع دواء أو طعام",
    ],
    [
      "Bleeding that does not stop, a bad accident, or swelling of the face, tongue or throat",
      "نزيف لا يتوقف أو حادث خطير أو تورّم في الوجه أو اللسان أو الحلق",
    ],
    [
      "Heavy bleeding, deep burns, or a severe reaction to food, a sting or a medicine",
      "نزيف غزير أو حروق عميقة أو تفاعل حاد مع طعام أو لسعة أو دواء",
    ],
  ],
  [
    ["A stiff neck, or a rash that does not fade under a glass", "تيبّس في الرقبة، أو طفح لا يبهت تحت الكأس"],
    [
      "Spots that stay when you press a glass on them, or a neck that is too stiff to bend",
      "بقع لا تختفي عند الضغط عليها بكأس، أو رقبة متيبّسة لا تنثني",
    ],
    [
      "Red or purple spots that pressure does not clear, or a neck that has become stiff",
      "بقع حمراء أو بنفسجية لا تزول بالضغط، أو رقبة صارت متيبّسة",
    ],
  ],
  [
    [
      "Thoughts of self-harm, or somebody in immediate danger (the police answer on **999**)",
      "أفكار بإيذاء النفس أو خطر وشيك على شخص ما (الشرطة على الرقم **999**)",
    ],
    [
      "Somebody who wants to harm themselves or others; the police can be reached on **999**",
      "شخص يريد إيذاء نفسه أو غيره، وتجيب الشرطة على الرقم **999**",
    ],
    [
      "Thoughts of ending one's life, or a threat from others; for the police the number is **999**",
      "أفكار بإنهاء الحياة، أو تهديد من شخص آخر، ورقم الشرطة **999**",
    ],
  ],
];
