import type { Chapter } from "../types.ts";

/** Health in everyday life. */
export const everydayChapters: readonly Chapter[] = [
  {
    about: /allerg/i,
    heading: ["Allergies and intolerances", "الحساسية وعدم التحمّل"],
    lead: [
      "The two words are often mixed up, and the difference decides what may be given to you.",
      "كثيرًا ما تختلط الكلمتان، والفرق بينهما يحدد ما يجوز أن يُعطى لك.",
    ],
    tips: [
      [
        "An allergy involves the immune system and can become dangerous within minutes.",
        "الحساسية من عمل جهاز المناعة وقد تصبح خطرة خلال دقائق.",
      ],
      [
        "An intolerance, such as cramps after milk, is a nuisance and depends on the amount.",
        "عدم التحمّل، كالمغص بعد الحليب، مزعج ويتوقف على الكمية.",
      ],
      [
        "Many people who were told as children that they react to penicillin can take it today; a specialist can test that.",
        "كثير ممن قيل لهم في الصغر إن البنسلين يضرهم يستطيعون تناوله اليوم، ويختبر ذلك اختصاصي.",
      ],
      [
        "Report plasters, latex, iodine and disinfectants as well as medicines.",
        "اذكر اللاصق واللاتكس واليود والمطهّرات كما تذكر الأدوية.",
      ],
      [
        "Carry two adrenaline pens if a doctor has prescribed them, and check their dates.",
        "احمل معك قلمين من الأدرينالين إذا وصفهما لك طبيب، وراجع تاريخ صلاحيتهما.",
      ],
      [
        "Tell the kitchen of a restaurant in plain words, not with a hint.",
        "أخبر مطبخ المطعم بكلمات واضحة لا بالتلميح.",
      ],
      [
        "Wear a bracelet or keep a card that names a severe allergy.",
        "البس سوارًا أو احمل بطاقة تذكر الحساسية الشديدة.",
      ],
      [
        "A swelling face, tongue or throat means 998, even if it seems to settle.",
        "تورّم الوجه أو اللسان أو الحلق يعني الاتصال بالرقم 998 وإن بدا أنه يخف.",
      ],
    ],
  },
  {
    heading: ["Cool air, dust and dry rooms", "الهواء البارد والغبار وجفاف الغرف"],
    lead: [
      "We spend most of the summer indoors. The air there affects airways, skin and eyes.",
      "نقضي معظم الصيف في الداخل، وهواء الغرف يؤثر في الصدر والجلد والعينين.",
    ],
    tips: [
      [
        "A setting of about 24 degrees is comfortable for most people who are ill.",
        "نحو 24 درجة مريحة لمعظم المرضى.",
      ],
      [
        "Have filters cleaned before the season, and again in the middle of it.",
        "نظّف مرشّحات المكيّف قبل الموسم ومرة أخرى في وسطه.",
      ],
      [
        "Direct the vents at the ceiling instead of the bed or the sofa.",
        "وجّه فتحات الهواء إلى السقف لا إلى السرير أو الأريكة.",
      ],
      [
        "On dusty days close the windows, and rinse the nose in the evening.",
        "في أيام الغبار أغلق النوافذ واشطف الأنف مساءً.",
      ],
      [
        "People with asthma keep their reliever at hand and know their plan.",
        "مريض الربو يُبقي بخّاخ الإسعاف قريبًا ويعرف خطته.",
      ],
      [
        "Dry eyes need more blinking and fewer hours of screen.",
        "جفاف العين يخففه الرمش المتكرر وتقليل ساعات الشاشة.",
      ],
      [
        "Incense and smoke irritate the lungs; leave them out while somebody coughs.",
        "البخور والدخان يهيّجان الرئتين، فاتركهما ما دام في البيت من يسعل.",
      ],
      [
        "Let the body adjust for some minutes between the heat outside and a cold room.",
        "دع جسمك يتأقلم دقائق بين حر الخارج وبرودة الغرفة.",
      ],
    ],
  },
  {
    for: ["doctor", "iv", "lab", "nurse"],
    about: /office|work|tired/i,
    heading: ["Illness and working days", "المرض وأيام العمل"],
    lead: [
      "Few people like to miss work. A realistic plan is better than a heroic one.",
      "قليل من الناس يحب التغيّب عن العمل، والخطة الواقعية خير من البطولة.",
    ],
    tips: [
      [
        "Tell your manager early what you can do from home, and what has to wait.",
        "أخبر مديرك مبكرًا بما تستطيع عمله من البيت وما يمكن أن ينتظر.",
      ],
      [
        "Do not share an office while you cough, sneeze or vomit.",
        "لا تشارك غيرك المكتب وأنت تسعل أو تعطس أو تتقيأ.",
      ],
      [
        "Details of your illness are yours; read what the certificate says before you hand it in.",
        "تفاصيل مرضك تخصك، فاقرأ ما تذكره الإجازة المرضية قبل أن تسلّمها.",
      ],
      [
        "Start again with shorter working days if tasks need concentration.",
        "ارجع إلى العمل بساعات أقل إذا كان يتطلب تركيزًا.",
      ],
      [
        "Work at height, at machines or behind the wheel needs a clear head and no drowsy tablets.",
        "العمل في الأماكن العالية أو مع الآلات أو خلف المقود يحتاج إلى ذهن صافٍ، بلا أقراص تسبب النعاس.",
      ],
      [
        "Shift workers should name their hours, since medicines are timed by them.",
        "من يعمل بالمناوبات فليذكر ساعاته لأن الأدوية تُوقَّت عليها.",
      ],
      [
        "Keep water, a snack and your usual tablets in the desk.",
        "أبقِ ماءً ووجبة خفيفة وأقراصك المعتادة في المكتب.",
      ],
      [
        "If tiredness lasts for weeks, look for its cause rather than for a stronger coffee.",
        "إذا دام التعب أسابيع فابحث عن سببه لا عن قهوة أقوى.",
      ],
    ],
  },
  {
    for: ["doctor", "nurse", "lab", "homeCare"],
    about: /vaccin|child|flu|travel/i,
    heading: ["Vaccinations at a glance", "التطعيمات باختصار"],
    lead: [
      "Whoever treats you asks about them, and the answer is often at the back of a drawer.",
      "يسألك عنها كل من يعالجك، والجواب كثيرًا ما يكون في آخر الدرج.",
    ],
    tips: [
      [
        "Put all records into one folder, foreign booklets included.",
        "اجمع السجلات كلها في ملف واحد مع دفاتر البلدان الأخرى.",
      ],
      [
        "Missed doses can usually be made up without starting again.",
        "الجرعات الفائتة تُستدرك غالبًا من غير البدء من جديد.",
      ],
      ["Flu vaccine is given every year, best in autumn.", "لقاح الإنفلونزا كل سنة، وأفضل وقته الخريف."],
      [
        "Tetanus needs a booster at intervals; a dirty wound is the usual reminder.",
        "الكزاز يحتاج إلى جرعة معززة كل مدة، والجرح المتسخ يذكّر بها عادة.",
      ],
      [
        "Ask about whooping cough and flu vaccines in pregnancy.",
        "اسألي عن لقاحي السعال الديكي والإنفلونزا في الحمل.",
      ],
      [
        "Travel vaccines should be planned six weeks before the flight.",
        "لقاحات السفر يُخطط لها قبل الرحلة بستة أسابيع.",
      ],
      [
        "Live vaccines are usually not given to people with a weakened immune system.",
        "لا تُعطى اللقاحات الحية عادةً لمن ضعفت مناعته.",
      ],
      [
        "Stay under watch for about fifteen minutes after any injection of this kind.",
        "ابقَ تحت الملاحظة نحو خمس عشرة دقيقة بعد أي حقنة من هذا النوع.",
      ],
    ],
  },
  {
    heading: ["Worry, low mood and being ill", "القلق وتعكر المزاج مع المرض"],
    lead: [
      "Illness affects the mind as well as the body. That is common and can be talked about.",
      "يؤثر المرض في النفس كما يؤثر في الجسم، وهذا شائع ويمكن الحديث عنه.",
    ],
    tips: [
      ["Tell one person how you really are.", "أخبر شخصًا واحدًا كيف حالك حقًا."],
      [
        "Keep a small routine: wash, dress, sit by a window.",
        "حافظ على نظام صغير: اغتسل والبس واجلس عند نافذة.",
      ],
      ["Read about symptoms by day, never in bed.", "اقرأ عن الأعراض نهارًا لا في السرير."],
      ["Slow breathing, longer out than in, calms the pulse.", "التنفس البطيء مع زفير أطول يهدّئ النبض."],
      ["Pain and poor sleep feed fear, so have both treated.", "الألم وقلة النوم يزيدان الخوف فعالج الاثنين."],
      [
        "A visit every day from somebody, even short, does good.",
        "زيارة يومية من أحد الأقارب أو الأصدقاء تنفع ولو كانت قصيرة.",
      ],
      [
        "Low mood that lasts for more than two weeks is a reason to see a doctor.",
        "تعكر المزاج أكثر من أسبوعين سبب لزيارة طبيب.",
      ],
      [
        "Thoughts of harming yourself: call 998 now and do not stay alone.",
        "أفكار بإيذاء النفس: اتصل بالرقم 998 الآن ولا تبقَ وحدك.",
      ],
    ],
  },
  {
    heading: ["A first-aid cupboard that is worth having", "خزانة إسعاف تستحق اسمها"],
    lead: [
      "Many cupboards hold old tablets and not one plaster. Yours could be different.",
      "في كثير من الخزائن أقراص قديمة ولا لاصق واحد، فلتكن خزانتك غير ذلك.",
    ],
    tips: [
      [
        "Plasters in several sizes, sterile gauze, tape and a bandage.",
        "لاصق بمقاسات عدة وشاش معقّم وشريط ورباط.",
      ],
      ["A digital thermometer with a spare battery.", "ميزان حرارة رقمي مع بطارية احتياطية."],
      ["Tweezers, scissors with round tips and disposable gloves.", "ملقط ومقص مدوّر الطرف وقفازات."],
      ["Oral rehydration powder for adults and for children.", "مسحوق الإماهة للكبار وللصغار."],
      [
        "One fever medicine for each age group in the house, with its syringe or cup.",
        "خافض حرارة واحد لكل عمر في البيت مع محقنته أو كوبه.",
      ],
      [
        "A cold pack in the freezer, and cling film for a burn that has been cooled under running water for twenty minutes.",
        "كمادة باردة في المجمّد، وغلاف بلاستيكي يغطى به الحرق بعد تبريده بالماء الجاري عشرين دقيقة.",
      ],
      ["A list of what is inside, with dates, on the door.", "قائمة بالمحتويات وتواريخها على الباب."],
      ["Nothing that was prescribed for somebody else.", "لا شيء مما وُصف لشخص آخر."],
    ],
  },
  {
    for: ["doctor", "nurse", "iv", "lab"],
    about: /holiday|hotel|visitor|travel/i,
    heading: ["Flying and travelling soon after", "الطيران والسفر بعد المرض أو العلاج"],
    lead: [
      "A journey is part of the plan if it lies ahead within days.",
      "السفر جزء من الخطة إذا كان بعد أيام قليلة.",
    ],
    tips: [
      [
        "Ask whether your condition allows a flight, and from which day.",
        "اسأل هل تسمح حالتك بالطيران ومن أي يوم.",
      ],
      [
        "Carry medicines in hand luggage, in their boxes, with the prescription.",
        "احمل الأدوية في حقيبة اليد في علبها مع الوصفة.",
      ],
      [
        "Check the rules of the country you fly to as well as those here.",
        "راجع قواعد البلد الذي تسافر إليه كما تراجعها هنا.",
      ],
      ["Walk along the aisle and move your feet every hour.", "امشِ في الممر وحرّك قدميك كل ساعة."],
      [
        "After surgery or in a plaster cast, ask about the risk of clots.",
        "بعد جراحة أو جبيرة اسأل عن خطر الجلطات.",
      ],
      [
        "Ears hurt more with a blocked nose; postpone if you can.",
        "ألم الأذن أشد مع انسداد الأنف، فأجّل إن استطعت.",
      ],
      [
        "Keep insulin and other cold medicines away from the hold.",
        "أبعد الإنسولين والأدوية الباردة عن مخزن الطائرة.",
      ],
      [
        "Airlines lend wheelchairs, but want to know two days before.",
        "توفّر شركات الطيران الكراسي المتحركة إذا علمت قبل يومين.",
      ],
    ],
  },
  {
    for: ["doctor", "lab", "iv", "elderly"],
    heading: ["Watches, apps and home devices", "الساعات والتطبيقات وأجهزة البيت"],
    lead: ["Small devices measure a lot. Some of it is useful.", "الأجهزة الصغيرة تقيس الكثير، وبعضه نافع."],
    tips: [
      ["Trends over weeks are more reliable than one alarm.", "الاتجاه خلال أسابيع أوثق من تنبيه واحد."],
      [
        "Cold fingers, nail varnish and movement disturb oxygen clips.",
        "برودة الأصابع وطلاء الأظافر والحركة تشوّش قياس الأكسجين.",
      ],
      [
        "A watch cannot rule out a heart attack; chest pain means 998.",
        "لا تستطيع الساعة أن تنفي الجلطة القلبية، وألم الصدر يعني الاتصال بالرقم 998.",
      ],
      [
        "Compare a home device with the clinician's at the next visit.",
        "قارن جهازك بجهاز المختص في الزيارة التالية.",
      ],
      [
        "Share a screenshot, and say what you felt at that moment.",
        "أرسل صورة الشاشة وقل ما شعرت به في تلك اللحظة.",
      ],
      ["Switch off functions that make you anxious.", "أوقف ما يثير قلقك من الوظائف."],
      [
        "Read what an app does with your data before you enter any.",
        "اقرأ ما يفعله التطبيق ببياناتك قبل إدخالها.",
      ],
      [
        "If you feel unwell and the device says all is fine, trust the feeling.",
        "إذا شعرت بالتوعك وقال الجهاز إن كل شيء طبيعي فصدّق شعورك.",
      ],
    ],
  },
];
