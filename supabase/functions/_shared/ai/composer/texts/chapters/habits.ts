import type { Chapter } from "../types.ts";

/** Habits and things that keep people well. */
export const habitChapters: readonly Chapter[] = [
  {
    for: ["doctor", "lab", "elderly", "nurse", "iv"],
    heading: ["Kidneys and everyday medicines", "الكلى وأدوية كل يوم"],
    lead: [
      "Many medicines leave the body through the kidneys. When they work less, doses change.",
      "كثير من الأدوية يغادر الجسم عبر الكلى، فإذا ضعفت تغيّرت الجرعات.",
    ],
    tips: [
      ["Know your latest kidney value, or ask for it.", "اعرف آخر قيمة لكليتيك أو اطلبها."],
      [
        "Ibuprofen and similar painkillers can harm weak kidneys, and more so when you are dehydrated.",
        "الإيبوبروفين وما يشبهه من المسكّنات قد يضر الكلى الضعيفة، ولا سيما عند الجفاف.",
      ],
      [
        "Drink more on hot days, unless your fluids are restricted.",
        "اشرب أكثر في أيام الحر ما لم تُحدَّد سوائلك.",
      ],
      ["Contrast for scans needs a check beforehand.", "مادة التباين في التصوير تحتاج إلى تحليل مسبق."],
      [
        "Some herbal slimming products have damaged kidneys; leave them.",
        "بعض منتجات التنحيف العشبية أضرّ بالكلى، فاتركها.",
      ],
      ["Blood pressure and sugar in range protect the kidneys most.", "ضبط الضغط والسكر أكثر ما يحمي الكلى."],
      ["Foamy urine for weeks should be tested.", "البول الرغوي أسابيع ينبغي تحليله."],
      ["Remind whoever prescribes for you, every time.", "ذكّر بذلك في كل مرة من يصف لك دواء."],
    ],
  },
  {
    for: ["doctor", "nurse", "iv", "homeCare", "lab"],
    about: /fever|poison|flu|child/i,
    heading: ["Keeping an infection from spreading", "منع انتقال العدوى"],
    lead: ["One ill person in the house is enough.", "يكفي مريض واحد في البيت."],
    tips: [
      [
        "Give the patient a room, or at least a corner, and fresh air.",
        "خصّص للمريض غرفة أو ركنًا وهواءً متجددًا.",
      ],
      ["Eat at different times and wash dishes hot.", "كلوا في أوقات مختلفة واغسلوا الصحون بماء حار."],
      ["Cough into the elbow and throw tissues away at once.", "اسعل في مرفقك وتخلّص من المنديل فورًا."],
      [
        "A mask helps on the way to the bathroom and in the lift.",
        "الكمامة تفيد في الطريق إلى الحمّام وفي المصعد.",
      ],
      ["Wipe handles, switches and remote controls daily.", "امسح المقابض والمفاتيح وأجهزة التحكم كل يوم."],
      ["Protect babies, pregnant women and grandparents first.", "احموا الرضّع والحوامل والأجداد أولًا."],
      [
        "Wash bedding at sixty degrees if somebody has vomited.",
        "اغسلوا أغطية السرير بحرارة ستين درجة إذا تقيأ أحد.",
      ],
      [
        "Ask about tests or preventive medicine for close contacts.",
        "اسألوا عن تحليل أو دواء وقائي للمخالطين.",
      ],
    ],
  },
  {
    for: ["doctor", "lab", "iv", "elderly", "homeCare"],
    heading: ["Moving more, without a gym", "حركة أكثر من غير نادٍ"],
    lead: [
      "Regular movement helps blood pressure, sugar, sleep and mood.",
      "الحركة المنتظمة تنفع الضغط والسكر والنوم والمزاج.",
    ],
    tips: [
      ["Begin with ten minutes and add one every few days.", "ابدأ بعشر دقائق وزد دقيقة كل بضعة أيام."],
      [
        "Walk in a mall, a shaded park or a long corridor during summer.",
        "امشِ صيفًا في مركز تسوق أو حديقة مظللة أو ممر طويل.",
      ],
      ["Take stairs down first, then one floor up.", "انزل الدرج أولًا ثم اصعد طابقًا."],
      ["The right effort lets you talk but not sing.", "الجهد المناسب أن تستطيع الكلام لا الغناء."],
      [
        "Strengthen legs and back twice a week with your own weight.",
        "قوِّ الساقين والظهر مرتين في الأسبوع بوزن جسمك.",
      ],
      [
        "After an illness start again with half of what you did before.",
        "بعد المرض ابدأ من جديد بنصف ما كنت تفعله.",
      ],
      [
        "Pain in a joint that lasts until the next day means doing less.",
        "ألم المفصل الذي يبقى إلى اليوم التالي يعني أن تخفف الحركة.",
      ],
      [
        "Ask a doctor first if you have heart disease or have not moved for years.",
        "اسأل الطبيب أولًا إن كان لديك مرض قلب أو لم تتحرك منذ سنوات.",
      ],
    ],
  },
  {
    for: ["nurse", "elderly", "homeCare", "doctor"],
    heading: ["Keeping the bowel regular", "انتظام الأمعاء"],
    lead: [
      "Constipation is common in illness, in heat and with strong painkillers.",
      "الإمساك شائع مع المرض والحر والمسكّنات القوية.",
    ],
    tips: [
      ["Drink with every meal and between meals.", "اشرب مع كل وجبة وبين الوجبات."],
      ["Oats, lentils, dates and vegetables, added slowly.", "الشوفان والعدس والتمر والخضار، تُزاد ببطء."],
      ["Sit down after breakfast, when the bowel is most active.", "اجلس بعد الفطور حين تنشط الأمعاء."],
      ["A footstool in front of the toilet makes it easier.", "مسند للقدمين أمام المرحاض يسهّل الأمر."],
      ["Walk as much as the illness allows.", "امشِ بقدر ما يسمح المرض."],
      [
        "Ask for a laxative together with opioid painkillers, from the first day.",
        "اطلب مليّنًا مع المسكّنات الأفيونية من اليوم الأول.",
      ],
      [
        "Do not strain after surgery or with heart disease.",
        "لا تضغط بقوة عند التبرّز بعد الجراحة أو مع مرض القلب.",
      ],
      [
        "A change that lasts for weeks should be examined; a little blood in the stool needs a doctor today, and a lot of blood in the stool means 998.",
        "التغيّر الذي يدوم أسابيع ينبغي فحصه، وقليل من الدم في البراز يستدعي طبيبًا اليوم، ودم كثير في البراز يعني الاتصال بالرقم 998.",
      ],
    ],
  },
  {
    for: ["doctor", "nurse", "elderly", "lab"],
    about: /heart|cholesterol|smok/i,
    heading: ["Leaving cigarettes and shisha behind", "ترك السجائر والشيشة"],
    lead: [
      "Stopping helps at every age, and an illness is a good moment to begin.",
      "الإقلاع ينفع في كل عمر، والمرض وقت مناسب للبدء.",
    ],
    tips: [
      ["Choose a date within two weeks and tell people.", "اختر يومًا خلال أسبوعين وأخبر الناس."],
      [
        "Shisha smoke contains tar and carbon monoxide too.",
        "دخان الشيشة فيه قطران وأول أكسيد الكربون أيضًا.",
      ],
      [
        "Craving lasts a few minutes; walk, drink water, ring somebody.",
        "الرغبة تدوم دقائق: امشِ واشرب ماء واتصل بأحد.",
      ],
      [
        "Patches and gum ease the first weeks; ask which suits you.",
        "اللصقات والعلكة تخفف الأسابيع الأولى، فاسأل ما يناسبك.",
      ],
      ["Empty the ashtrays, the car and the balcony.", "أفرغ المنافض والسيارة والشرفة."],
      ["A slip is a lesson and no reason to give up.", "العثرة درس لا سبب للاستسلام."],
      [
        "Some doses, such as those of certain medicines for the lungs or the mind, change after you stop; tell your doctor.",
        "تتغير بعد الإقلاع جرعات بعض الأدوية، ومنها أدوية للرئة وأخرى للحالات النفسية، فأخبر طبيبك.",
      ],
      ["Nobody should smoke in the room of a patient.", "لا يدخّن أحد في غرفة المريض."],
    ],
  },
  {
    for: ["nurse", "elderly", "homeCare"],
    heading: ["Equipment that earns its place", "أدوات تستحق مكانها"],
    lead: [
      "A few aids change the day. Many more gather dust.",
      "قليل من الأدوات يغيّر اليوم، وكثير منها يُهمل.",
    ],
    tips: [
      ["Try a bed with a raised head before you buy one.", "جرّب سريرًا يرتفع رأسه قبل شرائه."],
      [
        "A shower chair and a hand shower are worth it for almost everybody.",
        "كرسي الاستحمام ورأس الدش اليدوي ينفعان الجميع تقريبًا.",
      ],
      [
        "The stick reaches the crease of the wrist when the arm hangs down.",
        "تصل العصا إلى ثنية الرسغ حين تتدلى الذراع.",
      ],
      [
        "Wheelchairs come in widths; measure hips and doors.",
        "للكراسي المتحركة مقاسات، فقِس الوركين والأبواب.",
      ],
      [
        "Hire what is needed for weeks, buy what is needed for years.",
        "استأجر ما تحتاج إليه أسابيع واشترِ ما تحتاج إليه سنوات.",
      ],
      ["A bell beside the bed costs little and calms a lot.", "جرس بجانب السرير رخيص ومطمئن."],
      [
        "Check brakes, rubber tips and batteries every month.",
        "راجع المكابح والأطراف المطاطية والبطاريات كل شهر.",
      ],
      ["Ask a physiotherapist to show how it is used.", "اطلب من اختصاصي علاج طبيعي أن يريك طريقة استعمالها."],
    ],
  },
];
