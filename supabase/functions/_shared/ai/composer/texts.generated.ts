// Made from src/content/writer/ by `npm run texts`. Change the texts there: this file is overwritten.
import type { WriterTexts } from "./types.ts";

export const writerTexts: WriterTexts = {
 "chapters": {
  "everyday": [
   {
    "about": "allerg",
    "heading": {
     "en": "Allergies and intolerances",
     "ar": "الحساسية وعدم التحمّل"
    },
    "lead": {
     "en": "The two words are often mixed up, and the difference decides what may be given to you.",
     "ar": "كثيرًا ما تختلط الكلمتان، والفرق بينهما يحدد ما يجوز أن يُعطى لك."
    },
    "tips": [
     {
      "en": "An allergy involves the immune system and can become dangerous within minutes.",
      "ar": "الحساسية من عمل جهاز المناعة وقد تصبح خطرة خلال دقائق."
     },
     {
      "en": "An intolerance, such as cramps after milk, is a nuisance and depends on the amount.",
      "ar": "عدم التحمّل، كالمغص بعد الحليب، مزعج ويتوقف على الكمية."
     },
     {
      "en": "Many people who were told as children that they react to penicillin can take it today; a specialist can test that.",
      "ar": "كثير ممن قيل لهم في الصغر إن البنسلين يضرهم يستطيعون تناوله اليوم، ويختبر ذلك اختصاصي."
     },
     {
      "en": "Report plasters, latex, iodine and disinfectants as well as medicines.",
      "ar": "اذكر اللاصق واللاتكس واليود والمطهّرات كما تذكر الأدوية."
     },
     {
      "en": "Carry two adrenaline pens if a doctor has prescribed them, and check their dates.",
      "ar": "احمل معك قلمين من الأدرينالين إذا وصفهما لك طبيب، وراجع تاريخ صلاحيتهما."
     },
     {
      "en": "Tell the kitchen of a restaurant in plain words, not with a hint.",
      "ar": "أخبر مطبخ المطعم بكلمات واضحة لا بالتلميح."
     },
     {
      "en": "Wear a bracelet or keep a card that names a severe allergy.",
      "ar": "البس سوارًا أو احمل بطاقة تذكر الحساسية الشديدة."
     },
     {
      "en": "A swelling face, tongue or throat means 998, even if it seems to settle.",
      "ar": "تورّم الوجه أو اللسان أو الحلق يعني الاتصال بالرقم 998 وإن بدا أنه يخف."
     }
    ]
   },
   {
    "heading": {
     "en": "Cool air, dust and dry rooms",
     "ar": "الهواء البارد والغبار وجفاف الغرف"
    },
    "lead": {
     "en": "We spend most of the summer indoors. The air there affects airways, skin and eyes.",
     "ar": "نقضي معظم الصيف في الداخل، وهواء الغرف يؤثر في الصدر والجلد والعينين."
    },
    "tips": [
     {
      "en": "A setting of about 24 degrees is comfortable for most people who are ill.",
      "ar": "نحو 24 درجة مريحة لمعظم المرضى."
     },
     {
      "en": "Have filters cleaned before the season, and again in the middle of it.",
      "ar": "نظّف مرشّحات المكيّف قبل الموسم ومرة أخرى في وسطه."
     },
     {
      "en": "Direct the vents at the ceiling instead of the bed or the sofa.",
      "ar": "وجّه فتحات الهواء إلى السقف لا إلى السرير أو الأريكة."
     },
     {
      "en": "On dusty days close the windows, and rinse the nose in the evening.",
      "ar": "في أيام الغبار أغلق النوافذ واشطف الأنف مساءً."
     },
     {
      "en": "People with asthma keep their reliever at hand and know their plan.",
      "ar": "مريض الربو يُبقي بخّاخ الإسعاف قريبًا ويعرف خطته."
     },
     {
      "en": "Dry eyes need more blinking and fewer hours of screen.",
      "ar": "جفاف العين يخففه الرمش المتكرر وتقليل ساعات الشاشة."
     },
     {
      "en": "Incense and smoke irritate the lungs; leave them out while somebody coughs.",
      "ar": "البخور والدخان يهيّجان الرئتين، فاتركهما ما دام في البيت من يسعل."
     },
     {
      "en": "Let the body adjust for some minutes between the heat outside and a cold room.",
      "ar": "دع جسمك يتأقلم دقائق بين حر الخارج وبرودة الغرفة."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "iv",
     "lab",
     "nurse"
    ],
    "about": "office|work|tired",
    "heading": {
     "en": "Illness and working days",
     "ar": "المرض وأيام العمل"
    },
    "lead": {
     "en": "Few people like to miss work. A realistic plan is better than a heroic one.",
     "ar": "قليل من الناس يحب التغيّب عن العمل، والخطة الواقعية خير من البطولة."
    },
    "tips": [
     {
      "en": "Tell your manager early what you can do from home, and what has to wait.",
      "ar": "أخبر مديرك مبكرًا بما تستطيع عمله من البيت وما يمكن أن ينتظر."
     },
     {
      "en": "Do not share an office while you cough, sneeze or vomit.",
      "ar": "لا تشارك غيرك المكتب وأنت تسعل أو تعطس أو تتقيأ."
     },
     {
      "en": "Details of your illness are yours; read what the certificate says before you hand it in.",
      "ar": "تفاصيل مرضك تخصك، فاقرأ ما تذكره الإجازة المرضية قبل أن تسلّمها."
     },
     {
      "en": "Start again with shorter working days if tasks need concentration.",
      "ar": "ارجع إلى العمل بساعات أقل إذا كان يتطلب تركيزًا."
     },
     {
      "en": "Work at height, at machines or behind the wheel needs a clear head and no drowsy tablets.",
      "ar": "العمل في الأماكن العالية أو مع الآلات أو خلف المقود يحتاج إلى ذهن صافٍ، بلا أقراص تسبب النعاس."
     },
     {
      "en": "Shift workers should name their hours, since medicines are timed by them.",
      "ar": "من يعمل بالمناوبات فليذكر ساعاته لأن الأدوية تُوقَّت عليها."
     },
     {
      "en": "Keep water, a snack and your usual tablets in the desk.",
      "ar": "أبقِ ماءً ووجبة خفيفة وأقراصك المعتادة في المكتب."
     },
     {
      "en": "If tiredness lasts for weeks, look for its cause rather than for a stronger coffee.",
      "ar": "إذا دام التعب أسابيع فابحث عن سببه لا عن قهوة أقوى."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "nurse",
     "lab",
     "homeCare"
    ],
    "about": "vaccin|child|flu|travel",
    "heading": {
     "en": "Vaccinations at a glance",
     "ar": "التطعيمات باختصار"
    },
    "lead": {
     "en": "Whoever treats you asks about them, and the answer is often at the back of a drawer.",
     "ar": "يسألك عنها كل من يعالجك، والجواب كثيرًا ما يكون في آخر الدرج."
    },
    "tips": [
     {
      "en": "Put all records into one folder, foreign booklets included.",
      "ar": "اجمع السجلات كلها في ملف واحد مع دفاتر البلدان الأخرى."
     },
     {
      "en": "Missed doses can usually be made up without starting again.",
      "ar": "الجرعات الفائتة تُستدرك غالبًا من غير البدء من جديد."
     },
     {
      "en": "Flu vaccine is given every year, best in autumn.",
      "ar": "لقاح الإنفلونزا كل سنة، وأفضل وقته الخريف."
     },
     {
      "en": "Tetanus needs a booster at intervals; a dirty wound is the usual reminder.",
      "ar": "الكزاز يحتاج إلى جرعة معززة كل مدة، والجرح المتسخ يذكّر بها عادة."
     },
     {
      "en": "Ask about whooping cough and flu vaccines in pregnancy.",
      "ar": "اسألي عن لقاحي السعال الديكي والإنفلونزا في الحمل."
     },
     {
      "en": "Travel vaccines should be planned six weeks before the flight.",
      "ar": "لقاحات السفر يُخطط لها قبل الرحلة بستة أسابيع."
     },
     {
      "en": "Live vaccines are usually not given to people with a weakened immune system.",
      "ar": "لا تُعطى اللقاحات الحية عادةً لمن ضعفت مناعته."
     },
     {
      "en": "Stay under watch for about fifteen minutes after any injection of this kind.",
      "ar": "ابقَ تحت الملاحظة نحو خمس عشرة دقيقة بعد أي حقنة من هذا النوع."
     }
    ]
   },
   {
    "heading": {
     "en": "Worry, low mood and being ill",
     "ar": "القلق وتعكر المزاج مع المرض"
    },
    "lead": {
     "en": "Illness affects the mind as well as the body. That is common and can be talked about.",
     "ar": "يؤثر المرض في النفس كما يؤثر في الجسم، وهذا شائع ويمكن الحديث عنه."
    },
    "tips": [
     {
      "en": "Tell one person how you really are.",
      "ar": "أخبر شخصًا واحدًا كيف حالك حقًا."
     },
     {
      "en": "Keep a small routine: wash, dress, sit by a window.",
      "ar": "حافظ على نظام صغير: اغتسل والبس واجلس عند نافذة."
     },
     {
      "en": "Read about symptoms by day, never in bed.",
      "ar": "اقرأ عن الأعراض نهارًا لا في السرير."
     },
     {
      "en": "Slow breathing, longer out than in, calms the pulse.",
      "ar": "التنفس البطيء مع زفير أطول يهدّئ النبض."
     },
     {
      "en": "Pain and poor sleep feed fear, so have both treated.",
      "ar": "الألم وقلة النوم يزيدان الخوف فعالج الاثنين."
     },
     {
      "en": "A visit every day from somebody, even short, does good.",
      "ar": "زيارة يومية من أحد الأقارب أو الأصدقاء تنفع ولو كانت قصيرة."
     },
     {
      "en": "Low mood that lasts for more than two weeks is a reason to see a doctor.",
      "ar": "تعكر المزاج أكثر من أسبوعين سبب لزيارة طبيب."
     },
     {
      "en": "Thoughts of harming yourself: call 998 now and do not stay alone.",
      "ar": "أفكار بإيذاء النفس: اتصل بالرقم 998 الآن ولا تبقَ وحدك."
     }
    ]
   },
   {
    "heading": {
     "en": "A first-aid cupboard that is worth having",
     "ar": "خزانة إسعاف تستحق اسمها"
    },
    "lead": {
     "en": "Many cupboards hold old tablets and not one plaster. Yours could be different.",
     "ar": "في كثير من الخزائن أقراص قديمة ولا لاصق واحد، فلتكن خزانتك غير ذلك."
    },
    "tips": [
     {
      "en": "Plasters in several sizes, sterile gauze, tape and a bandage.",
      "ar": "لاصق بمقاسات عدة وشاش معقّم وشريط ورباط."
     },
     {
      "en": "A digital thermometer with a spare battery.",
      "ar": "ميزان حرارة رقمي مع بطارية احتياطية."
     },
     {
      "en": "Tweezers, scissors with round tips and disposable gloves.",
      "ar": "ملقط ومقص مدوّر الطرف وقفازات."
     },
     {
      "en": "Oral rehydration powder for adults and for children.",
      "ar": "مسحوق الإماهة للكبار وللصغار."
     },
     {
      "en": "One fever medicine for each age group in the house, with its syringe or cup.",
      "ar": "خافض حرارة واحد لكل عمر في البيت مع محقنته أو كوبه."
     },
     {
      "en": "A cold pack in the freezer, and cling film for a burn that has been cooled under running water for twenty minutes.",
      "ar": "كمادة باردة في المجمّد، وغلاف بلاستيكي يغطى به الحرق بعد تبريده بالماء الجاري عشرين دقيقة."
     },
     {
      "en": "A list of what is inside, with dates, on the door.",
      "ar": "قائمة بالمحتويات وتواريخها على الباب."
     },
     {
      "en": "Nothing that was prescribed for somebody else.",
      "ar": "لا شيء مما وُصف لشخص آخر."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "nurse",
     "iv",
     "lab"
    ],
    "about": "holiday|hotel|visitor|travel",
    "heading": {
     "en": "Flying and travelling soon after",
     "ar": "الطيران والسفر بعد المرض أو العلاج"
    },
    "lead": {
     "en": "A journey is part of the plan if it lies ahead within days.",
     "ar": "السفر جزء من الخطة إذا كان بعد أيام قليلة."
    },
    "tips": [
     {
      "en": "Ask whether your condition allows a flight, and from which day.",
      "ar": "اسأل هل تسمح حالتك بالطيران ومن أي يوم."
     },
     {
      "en": "Carry medicines in hand luggage, in their boxes, with the prescription.",
      "ar": "احمل الأدوية في حقيبة اليد في علبها مع الوصفة."
     },
     {
      "en": "Check the rules of the country you fly to as well as those here.",
      "ar": "راجع قواعد البلد الذي تسافر إليه كما تراجعها هنا."
     },
     {
      "en": "Walk along the aisle and move your feet every hour.",
      "ar": "امشِ في الممر وحرّك قدميك كل ساعة."
     },
     {
      "en": "After surgery or in a plaster cast, ask about the risk of clots.",
      "ar": "بعد جراحة أو جبيرة اسأل عن خطر الجلطات."
     },
     {
      "en": "Ears hurt more with a blocked nose; postpone if you can.",
      "ar": "ألم الأذن أشد مع انسداد الأنف، فأجّل إن استطعت."
     },
     {
      "en": "Keep insulin and other cold medicines away from the hold.",
      "ar": "أبعد الإنسولين والأدوية الباردة عن مخزن الطائرة."
     },
     {
      "en": "Airlines lend wheelchairs, but want to know two days before.",
      "ar": "توفّر شركات الطيران الكراسي المتحركة إذا علمت قبل يومين."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "lab",
     "iv",
     "elderly"
    ],
    "heading": {
     "en": "Watches, apps and home devices",
     "ar": "الساعات والتطبيقات وأجهزة البيت"
    },
    "lead": {
     "en": "Small devices measure a lot. Some of it is useful.",
     "ar": "الأجهزة الصغيرة تقيس الكثير، وبعضه نافع."
    },
    "tips": [
     {
      "en": "Trends over weeks are more reliable than one alarm.",
      "ar": "الاتجاه خلال أسابيع أوثق من تنبيه واحد."
     },
     {
      "en": "Cold fingers, nail varnish and movement disturb oxygen clips.",
      "ar": "برودة الأصابع وطلاء الأظافر والحركة تشوّش قياس الأكسجين."
     },
     {
      "en": "A watch cannot rule out a heart attack; chest pain means 998.",
      "ar": "لا تستطيع الساعة أن تنفي الجلطة القلبية، وألم الصدر يعني الاتصال بالرقم 998."
     },
     {
      "en": "Compare a home device with the clinician's at the next visit.",
      "ar": "قارن جهازك بجهاز المختص في الزيارة التالية."
     },
     {
      "en": "Share a screenshot, and say what you felt at that moment.",
      "ar": "أرسل صورة الشاشة وقل ما شعرت به في تلك اللحظة."
     },
     {
      "en": "Switch off functions that make you anxious.",
      "ar": "أوقف ما يثير قلقك من الوظائف."
     },
     {
      "en": "Read what an app does with your data before you enter any.",
      "ar": "اقرأ ما يفعله التطبيق ببياناتك قبل إدخالها."
     },
     {
      "en": "If you feel unwell and the device says all is fine, trust the feeling.",
      "ar": "إذا شعرت بالتوعك وقال الجهاز إن كل شيء طبيعي فصدّق شعورك."
     }
    ]
   }
  ],
  "habits": [
   {
    "for": [
     "doctor",
     "lab",
     "elderly",
     "nurse",
     "iv"
    ],
    "heading": {
     "en": "Kidneys and everyday medicines",
     "ar": "الكلى وأدوية كل يوم"
    },
    "lead": {
     "en": "Many medicines leave the body through the kidneys. When they work less, doses change.",
     "ar": "كثير من الأدوية يغادر الجسم عبر الكلى، فإذا ضعفت تغيّرت الجرعات."
    },
    "tips": [
     {
      "en": "Know your latest kidney value, or ask for it.",
      "ar": "اعرف آخر قيمة لكليتيك أو اطلبها."
     },
     {
      "en": "Ibuprofen and similar painkillers can harm weak kidneys, and more so when you are dehydrated.",
      "ar": "الإيبوبروفين وما يشبهه من المسكّنات قد يضر الكلى الضعيفة، ولا سيما عند الجفاف."
     },
     {
      "en": "Drink more on hot days, unless your fluids are restricted.",
      "ar": "اشرب أكثر في أيام الحر ما لم تُحدَّد سوائلك."
     },
     {
      "en": "Contrast for scans needs a check beforehand.",
      "ar": "مادة التباين في التصوير تحتاج إلى تحليل مسبق."
     },
     {
      "en": "Some herbal slimming products have damaged kidneys; leave them.",
      "ar": "بعض منتجات التنحيف العشبية أضرّ بالكلى، فاتركها."
     },
     {
      "en": "Blood pressure and sugar in range protect the kidneys most.",
      "ar": "ضبط الضغط والسكر أكثر ما يحمي الكلى."
     },
     {
      "en": "Foamy urine for weeks should be tested.",
      "ar": "البول الرغوي أسابيع ينبغي تحليله."
     },
     {
      "en": "Remind whoever prescribes for you, every time.",
      "ar": "ذكّر بذلك في كل مرة من يصف لك دواء."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "nurse",
     "iv",
     "homeCare",
     "lab"
    ],
    "about": "fever|poison|flu|child",
    "heading": {
     "en": "Keeping an infection from spreading",
     "ar": "منع انتقال العدوى"
    },
    "lead": {
     "en": "One ill person in the house is enough.",
     "ar": "يكفي مريض واحد في البيت."
    },
    "tips": [
     {
      "en": "Give the patient a room, or at least a corner, and fresh air.",
      "ar": "خصّص للمريض غرفة أو ركنًا وهواءً متجددًا."
     },
     {
      "en": "Eat at different times and wash dishes hot.",
      "ar": "كلوا في أوقات مختلفة واغسلوا الصحون بماء حار."
     },
     {
      "en": "Cough into the elbow and throw tissues away at once.",
      "ar": "اسعل في مرفقك وتخلّص من المنديل فورًا."
     },
     {
      "en": "A mask helps on the way to the bathroom and in the lift.",
      "ar": "الكمامة تفيد في الطريق إلى الحمّام وفي المصعد."
     },
     {
      "en": "Wipe handles, switches and remote controls daily.",
      "ar": "امسح المقابض والمفاتيح وأجهزة التحكم كل يوم."
     },
     {
      "en": "Protect babies, pregnant women and grandparents first.",
      "ar": "احموا الرضّع والحوامل والأجداد أولًا."
     },
     {
      "en": "Wash bedding at sixty degrees if somebody has vomited.",
      "ar": "اغسلوا أغطية السرير بحرارة ستين درجة إذا تقيأ أحد."
     },
     {
      "en": "Ask about tests or preventive medicine for close contacts.",
      "ar": "اسألوا عن تحليل أو دواء وقائي للمخالطين."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "lab",
     "iv",
     "elderly",
     "homeCare"
    ],
    "heading": {
     "en": "Moving more, without a gym",
     "ar": "حركة أكثر من غير نادٍ"
    },
    "lead": {
     "en": "Regular movement helps blood pressure, sugar, sleep and mood.",
     "ar": "الحركة المنتظمة تنفع الضغط والسكر والنوم والمزاج."
    },
    "tips": [
     {
      "en": "Begin with ten minutes and add one every few days.",
      "ar": "ابدأ بعشر دقائق وزد دقيقة كل بضعة أيام."
     },
     {
      "en": "Walk in a mall, a shaded park or a long corridor during summer.",
      "ar": "امشِ صيفًا في مركز تسوق أو حديقة مظللة أو ممر طويل."
     },
     {
      "en": "Take stairs down first, then one floor up.",
      "ar": "انزل الدرج أولًا ثم اصعد طابقًا."
     },
     {
      "en": "The right effort lets you talk but not sing.",
      "ar": "الجهد المناسب أن تستطيع الكلام لا الغناء."
     },
     {
      "en": "Strengthen legs and back twice a week with your own weight.",
      "ar": "قوِّ الساقين والظهر مرتين في الأسبوع بوزن جسمك."
     },
     {
      "en": "After an illness start again with half of what you did before.",
      "ar": "بعد المرض ابدأ من جديد بنصف ما كنت تفعله."
     },
     {
      "en": "Pain in a joint that lasts until the next day means doing less.",
      "ar": "ألم المفصل الذي يبقى إلى اليوم التالي يعني أن تخفف الحركة."
     },
     {
      "en": "Ask a doctor first if you have heart disease or have not moved for years.",
      "ar": "اسأل الطبيب أولًا إن كان لديك مرض قلب أو لم تتحرك منذ سنوات."
     }
    ]
   },
   {
    "for": [
     "nurse",
     "elderly",
     "homeCare",
     "doctor"
    ],
    "heading": {
     "en": "Keeping the bowel regular",
     "ar": "انتظام الأمعاء"
    },
    "lead": {
     "en": "Constipation is common in illness, in heat and with strong painkillers.",
     "ar": "الإمساك شائع مع المرض والحر والمسكّنات القوية."
    },
    "tips": [
     {
      "en": "Drink with every meal and between meals.",
      "ar": "اشرب مع كل وجبة وبين الوجبات."
     },
     {
      "en": "Oats, lentils, dates and vegetables, added slowly.",
      "ar": "الشوفان والعدس والتمر والخضار، تُزاد ببطء."
     },
     {
      "en": "Sit down after breakfast, when the bowel is most active.",
      "ar": "اجلس بعد الفطور حين تنشط الأمعاء."
     },
     {
      "en": "A footstool in front of the toilet makes it easier.",
      "ar": "مسند للقدمين أمام المرحاض يسهّل الأمر."
     },
     {
      "en": "Walk as much as the illness allows.",
      "ar": "امشِ بقدر ما يسمح المرض."
     },
     {
      "en": "Ask for a laxative together with opioid painkillers, from the first day.",
      "ar": "اطلب مليّنًا مع المسكّنات الأفيونية من اليوم الأول."
     },
     {
      "en": "Do not strain after surgery or with heart disease.",
      "ar": "لا تضغط بقوة عند التبرّز بعد الجراحة أو مع مرض القلب."
     },
     {
      "en": "A change that lasts for weeks should be examined; a little blood in the stool needs a doctor today, and a lot of blood in the stool means 998.",
      "ar": "التغيّر الذي يدوم أسابيع ينبغي فحصه، وقليل من الدم في البراز يستدعي طبيبًا اليوم، ودم كثير في البراز يعني الاتصال بالرقم 998."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "nurse",
     "elderly",
     "lab"
    ],
    "about": "heart|cholesterol|smok",
    "heading": {
     "en": "Leaving cigarettes and shisha behind",
     "ar": "ترك السجائر والشيشة"
    },
    "lead": {
     "en": "Stopping helps at every age, and an illness is a good moment to begin.",
     "ar": "الإقلاع ينفع في كل عمر، والمرض وقت مناسب للبدء."
    },
    "tips": [
     {
      "en": "Choose a date within two weeks and tell people.",
      "ar": "اختر يومًا خلال أسبوعين وأخبر الناس."
     },
     {
      "en": "Shisha smoke contains tar and carbon monoxide too.",
      "ar": "دخان الشيشة فيه قطران وأول أكسيد الكربون أيضًا."
     },
     {
      "en": "Craving lasts a few minutes; walk, drink water, ring somebody.",
      "ar": "الرغبة تدوم دقائق: امشِ واشرب ماء واتصل بأحد."
     },
     {
      "en": "Patches and gum ease the first weeks; ask which suits you.",
      "ar": "اللصقات والعلكة تخفف الأسابيع الأولى، فاسأل ما يناسبك."
     },
     {
      "en": "Empty the ashtrays, the car and the balcony.",
      "ar": "أفرغ المنافض والسيارة والشرفة."
     },
     {
      "en": "A slip is a lesson and no reason to give up.",
      "ar": "العثرة درس لا سبب للاستسلام."
     },
     {
      "en": "Some doses, such as those of certain medicines for the lungs or the mind, change after you stop; tell your doctor.",
      "ar": "تتغير بعد الإقلاع جرعات بعض الأدوية، ومنها أدوية للرئة وأخرى للحالات النفسية، فأخبر طبيبك."
     },
     {
      "en": "Nobody should smoke in the room of a patient.",
      "ar": "لا يدخّن أحد في غرفة المريض."
     }
    ]
   },
   {
    "for": [
     "nurse",
     "elderly",
     "homeCare"
    ],
    "heading": {
     "en": "Equipment that earns its place",
     "ar": "أدوات تستحق مكانها"
    },
    "lead": {
     "en": "A few aids change the day. Many more gather dust.",
     "ar": "قليل من الأدوات يغيّر اليوم، وكثير منها يُهمل."
    },
    "tips": [
     {
      "en": "Try a bed with a raised head before you buy one.",
      "ar": "جرّب سريرًا يرتفع رأسه قبل شرائه."
     },
     {
      "en": "A shower chair and a hand shower are worth it for almost everybody.",
      "ar": "كرسي الاستحمام ورأس الدش اليدوي ينفعان الجميع تقريبًا."
     },
     {
      "en": "The stick reaches the crease of the wrist when the arm hangs down.",
      "ar": "تصل العصا إلى ثنية الرسغ حين تتدلى الذراع."
     },
     {
      "en": "Wheelchairs come in widths; measure hips and doors.",
      "ar": "للكراسي المتحركة مقاسات، فقِس الوركين والأبواب."
     },
     {
      "en": "Hire what is needed for weeks, buy what is needed for years.",
      "ar": "استأجر ما تحتاج إليه أسابيع واشترِ ما تحتاج إليه سنوات."
     },
     {
      "en": "A bell beside the bed costs little and calms a lot.",
      "ar": "جرس بجانب السرير رخيص ومطمئن."
     },
     {
      "en": "Check brakes, rubber tips and batteries every month.",
      "ar": "راجع المكابح والأطراف المطاطية والبطاريات كل شهر."
     },
     {
      "en": "Ask a physiotherapist to show how it is used.",
      "ar": "اطلب من اختصاصي علاج طبيعي أن يريك طريقة استعمالها."
     }
    ]
   }
  ],
  "household": [
   {
    "for": [
     "nurse",
     "iv",
     "elderly",
     "homeCare"
    ],
    "about": "hygiene|safe|clean|newborn",
    "heading": {
     "en": "Clean hands and a clean corner",
     "ar": "أيدٍ نظيفة وركن نظيف"
    },
    "lead": {
     "en": "Many infections at home are carried by hands. Soap, water and a little order prevent some of them.",
     "ar": "كثير من العدوى في البيت تنقله الأيدي، والصابون والماء وشيء من الترتيب تمنع بعضها."
    },
    "tips": [
     {
      "en": "Wash for twenty seconds, thumbs and fingertips included, and dry with a clean towel.",
      "ar": "اغسل يديك عشرين ثانية مع الإبهامين وأطراف الأصابع، وجفّفهما بمنشفة نظيفة."
     },
     {
      "en": "Hand rub helps between washes, but not when hands are visibly dirty.",
      "ar": "معقّم اليدين يفيد بين غسلة وأخرى، لا حين تكون اليدان متسختين."
     },
     {
      "en": "Give the patient towels of their own, and change them every day.",
      "ar": "خصّص للمريض مناشف له وحده، وبدّلها كل يوم."
     },
     {
      "en": "Wipe the table with ordinary cleaner before and after treatment.",
      "ar": "امسح الطاولة بمنظف عادي قبل العلاج وبعده."
     },
     {
      "en": "Open windows for a few minutes in the cooler hours to change the air.",
      "ar": "افتح النوافذ دقائق في الساعات المعتدلة ليتجدد الهواء."
     },
     {
      "en": "Visitors with a cold, a cough or a stomach upset should come another day.",
      "ar": "من به زكام أو سعال أو اضطراب في المعدة فليؤجل زيارته."
     },
     {
      "en": "Short nails and no rings make washing work better for anyone who helps.",
      "ar": "الأظافر القصيرة وخلع الخواتم يجعلان الغسل أنفع لكل من يساعد."
     },
     {
      "en": "Used tissues, gloves and pads go into a closed bag at once.",
      "ar": "توضع المناديل والقفازات والحفاضات المستعملة في كيس مغلق فورًا."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "nurse",
     "lab",
     "iv",
     "homeCare"
    ],
    "about": "child|baby|newborn|famil",
    "heading": {
     "en": "Children in the home during a visit",
     "ar": "الأطفال في البيت أثناء الزيارة"
    },
    "lead": {
     "en": "Children notice when something unusual happens. A plan for them keeps the visit calm.",
     "ar": "يشعر الأطفال بكل ما هو غير معتاد، وخطة صغيرة لهم تحفظ هدوء الزيارة."
    },
    "tips": [
     {
      "en": "Tell them in a sentence who is coming and why, shortly before the bell rings.",
      "ar": "أخبرهم بجملة من سيأتي ولماذا، قبل الزيارة بقليل."
     },
     {
      "en": "Do not promise that nothing will hurt; promise to stay.",
      "ar": "لا تعدهم بأن شيئًا لن يؤلم، بل عدهم بأن تبقى معهم."
     },
     {
      "en": "A favourite toy may be examined first, to show what the instruments do.",
      "ar": "يمكن فحص اللعبة المفضلة أولًا ليروا ما تفعله الأدوات."
     },
     {
      "en": "Let somebody take brothers and sisters to another room.",
      "ar": "ليأخذ أحدهم الإخوة إلى غرفة أخرى."
     },
     {
      "en": "Keep bags, needles and medicines above the reach of small hands.",
      "ar": "أبقِ الحقائب والإبر والأدوية فوق متناول الأيدي الصغيرة."
     },
     {
      "en": "Praise what the child managed, and do not scold tears.",
      "ar": "امدح ما استطاعه الطفل ولا توبّخه على البكاء."
     },
     {
      "en": "Weigh young children beforehand, because doses are worked out from the weight.",
      "ar": "زِن الصغار قبل الزيارة، لأن الجرعة تُحسب من الوزن."
     },
     {
      "en": "Have the vaccination card ready together with the name of the school or nursery.",
      "ar": "جهّز بطاقة التطعيم واسم المدرسة أو الحضانة."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "nurse",
     "lab",
     "iv"
    ],
    "about": "parent|elder|older",
    "heading": {
     "en": "When the patient is older",
     "ar": "حين يكون المريض كبيرًا في السن"
    },
    "lead": {
     "en": "Illness in old age often looks different from what the textbook says.",
     "ar": "كثيرًا ما يبدو المرض في الكبر على غير ما تصفه الكتب."
    },
    "tips": [
     {
      "en": "A serious infection may come without any fever: new confusion or unusual drowsiness means 998.",
      "ar": "قد تأتي عدوى خطيرة من غير حمّى: تشوّش جديد أو نعاس غير معتاد يعني الاتصال بالرقم 998."
     },
     {
      "en": "Bring hearing aids and glasses to the conversation, and speak from the front.",
      "ar": "احرص على السماعة والنظارة أثناء الحديث، وتكلم من الأمام."
     },
     {
      "en": "Tell us what a normal week looks like, so that a change can be judged.",
      "ar": "أخبرنا كيف يكون الأسبوع المعتاد حتى يُعرف ما تغيّر."
     },
     {
      "en": "Ask whether all tablets are still needed, once a year at least.",
      "ar": "اسأل مرة في السنة على الأقل هل ما زالت كل الأقراص لازمة."
     },
     {
      "en": "Let the patient answer first, even if a daughter knows the dates better.",
      "ar": "دع المريض يجيب أولًا وإن كانت ابنته أعرف بالتواريخ."
     },
     {
      "en": "Skin bruises easily; gentle tape and longer pressure help.",
      "ar": "تظهر الكدمات على الجلد سريعًا، واللاصق اللطيف والضغط الأطول يقللان منها."
     },
     {
      "en": "Have somebody stay for an hour after a new medicine.",
      "ar": "ليبقَ معه أحد ساعة بعد أي دواء جديد."
     },
     {
      "en": "Keep the wishes for treatment written down where relatives find them.",
      "ar": "اكتبوا رغباته في العلاج حيث يجدها أقاربه."
     }
    ]
   },
   {
    "for": [
     "nurse",
     "elderly",
     "homeCare"
    ],
    "about": "choose|carer|babysit|help",
    "heading": {
     "en": "Working together with household staff",
     "ar": "التعاون مع العاملين في البيت"
    },
    "lead": {
     "en": "In many homes in Dubai somebody helps with cooking, cleaning or children. They are part of the plan.",
     "ar": "في بيوت كثيرة في دبي من يساعد في الطبخ أو التنظيف أو الأطفال، وهم جزء من الخطة."
    },
    "tips": [
     {
      "en": "Explain what the illness means for daily work, in a language they know well.",
      "ar": "اشرح ما يعنيه المرض للعمل اليومي بلغة يفهمونها جيدًا."
     },
     {
      "en": "Name one person who gives medicines, and nobody else.",
      "ar": "عيّن شخصًا واحدًا يعطي الأدوية دون غيره."
     },
     {
      "en": "Show how to lift and turn without hurting a back, theirs or the patient's.",
      "ar": "أرهم كيف يُرفع المريض ويُقلب من غير أذى لظهره أو لظهورهم."
     },
     {
      "en": "Write meals and forbidden foods on a sheet in the kitchen.",
      "ar": "اكتب الوجبات والأطعمة الممنوعة على ورقة في المطبخ."
     },
     {
      "en": "Plan their rest as carefully as your own, nights above all.",
      "ar": "خطط لراحتهم كما تخطط لراحتك، والليل قبل كل شيء."
     },
     {
      "en": "Let them ring you at any hour without fear of being a nuisance.",
      "ar": "دعهم يتصلون بك في أي ساعة من غير خوف من الإزعاج."
     },
     {
      "en": "Tasks that need a licence, such as injections, stay with a nurse.",
      "ar": "ما يتطلب ترخيصًا كالحقن يبقى للممرّضة."
     },
     {
      "en": "Say thank you aloud; people who are valued notice more.",
      "ar": "اشكرهم صراحة، فمن يُقدَّر ينتبه أكثر."
     }
    ]
   },
   {
    "for": [
     "nurse",
     "iv",
     "lab"
    ],
    "heading": {
     "en": "Needles, packaging and waste",
     "ar": "الإبر والعبوات والنفايات"
    },
    "lead": {
     "en": "What is left after a treatment can hurt whoever empties the bin.",
     "ar": "ما يبقى بعد العلاج قد يؤذي من يفرغ سلة المهملات في البيت."
    },
    "tips": [
     {
      "en": "Used needles leave the house with the nurse, in a rigid box that is closed.",
      "ar": "تغادر الإبر المستعملة البيت مع الممرّضة في صندوق صلب مغلق."
     },
     {
      "en": "If you inject yourself, ask a pharmacy for such a box and where it is taken back.",
      "ar": "إن كنت تحقن نفسك فاسأل الصيدلية عن صندوق كهذا وعن مكان إعادته."
     },
     {
      "en": "Never put a cap back on a needle, and never leave one on a tray.",
      "ar": "لا تُعد الغطاء إلى الإبرة، ولا تتركها على صينية."
     },
     {
      "en": "After a prick with somebody else's needle, wash with soap and water and go to an emergency department at once.",
      "ar": "بعد وخزة بإبرة شخص آخر اغسل الموضع بالماء والصابون واذهب إلى الطوارئ في الحال."
     },
     {
      "en": "Bags, tubing and whatever has blood on it leave with the nurse as well.",
      "ar": "الأكياس والأنابيب وكل ما عليه دم يغادر مع الممرّضة أيضًا."
     },
     {
      "en": "Tear the label with your name from empty boxes before you throw them away.",
      "ar": "انزع الملصق الذي يحمل اسمك عن العلب الفارغة قبل رميها."
     },
     {
      "en": "Keep the batch number of anything that was injected until you are well.",
      "ar": "احتفظ برقم تشغيلة ما حُقن إلى أن تتعافى."
     },
     {
      "en": "Wipe drops of blood with gloves and disinfectant, then wash your hands.",
      "ar": "امسح قطرات الدم بقفازات ومطهّر ثم اغسل يديك."
     }
    ]
   },
   {
    "for": [
     "elderly",
     "homeCare"
    ],
    "heading": {
     "en": "Keeping in touch when relatives live abroad",
     "ar": "التواصل مع الأقارب في الخارج"
    },
    "lead": {
     "en": "Families in Dubai are often spread over several countries. A few agreements keep everybody informed.",
     "ar": "كثيرًا ما تتوزع عائلات دبي على بلدان عدة، واتفاقات قليلة تبقي الجميع على علم."
    },
    "tips": [
     {
      "en": "Choose one relative as the contact for the team, and one as a stand-in.",
      "ar": "اختاروا قريبًا واحدًا للتواصل مع الفريق وآخر ينوب عنه."
     },
     {
      "en": "A short message at a fixed hour calms more than ten calls at random.",
      "ar": "رسالة قصيرة في ساعة ثابتة تطمئن أكثر من عشرة اتصالات متفرقة."
     },
     {
      "en": "Write the time difference beside the telephone, so that nobody is woken without need.",
      "ar": "اكتبوا فرق التوقيت بجانب الهاتف حتى لا يوقَظ أحد من غير حاجة."
     },
     {
      "en": "Video calls show more than words, but ask the patient first.",
      "ar": "مكالمة الفيديو تُظهر أكثر من الكلمات، لكن استأذنوا المريض أولًا."
     },
     {
      "en": "Share documents through one folder to which only the family has access.",
      "ar": "ضعوا الوثائق في ملف واحد لا تصل إليه إلا العائلة."
     },
     {
      "en": "Decide early who may agree to a treatment when the patient cannot.",
      "ar": "قرروا مبكرًا من يوافق على العلاج إذا لم يستطع المريض."
     },
     {
      "en": "Visits from abroad are happier when the daily routine continues.",
      "ar": "زيارات الأقارب من الخارج أسعد حين يستمر نظام اليوم المعتاد."
     },
     {
      "en": "Tell children the truth in words they understand, wherever they are.",
      "ar": "قولوا للأطفال الحقيقة بكلمات يفهمونها أينما كانوا."
     }
    ]
   },
   {
    "for": [
     "nurse",
     "elderly",
     "homeCare"
    ],
    "about": "family|carer|support",
    "heading": {
     "en": "Looking after yourself while you care",
     "ar": "اعتنِ بنفسك وأنت ترعى غيرك"
    },
    "lead": {
     "en": "Whoever cares for another person needs care as well.",
     "ar": "من يرعى إنسانًا يحتاج هو أيضًا إلى رعاية."
    },
    "tips": [
     {
      "en": "Eat sitting down, at least once a day.",
      "ar": "تناول وجبة واحدة جالسًا على الأقل كل يوم."
     },
     {
      "en": "Keep your own appointments, the dentist's too.",
      "ar": "حافظ على مواعيدك أنت، وموعد الأسنان منها."
     },
     {
      "en": "Bend your knees and keep the load close when you lift.",
      "ar": "اثنِ ركبتيك وقرّب الحمل منك عند الرفع."
     },
     {
      "en": "Accept the first offer of help, and give it a concrete task.",
      "ar": "اقبل أول عرض للمساعدة وأعطه مهمة محددة."
     },
     {
      "en": "Take one evening a week that belongs to nobody else.",
      "ar": "خذ مساءً في الأسبوع لا يخص أحدًا غيرك."
     },
     {
      "en": "Anger is more often a sign of exhaustion than of unkindness.",
      "ar": "الغضب علامة إنهاك أكثر مما هو قسوة."
     },
     {
      "en": "Talk to others in the same position; they need no explanation.",
      "ar": "تحدث إلى من هم في مثل حالك فلا يحتاجون إلى شرح."
     },
     {
      "en": "If you fear that you might lose control, leave the room and ring somebody.",
      "ar": "إذا خشيت أن تفقد السيطرة فاخرج من الغرفة واتصل بأحد."
     }
    ]
   },
   {
    "for": [
     "nurse",
     "elderly",
     "homeCare",
     "iv"
    ],
    "heading": {
     "en": "Skin that stays healthy in bed",
     "ar": "جلد سليم مع ملازمة السرير"
    },
    "lead": {
     "en": "Skin under pressure suffers within hours. Look at it every day.",
     "ar": "الجلد المضغوط يتأذى خلال ساعات، فانظروا إليه كل يوم."
    },
    "tips": [
     {
      "en": "Change position at least every two hours, a little each time.",
      "ar": "غيّر الوضعية كل ساعتين على الأقل ولو قليلًا."
     },
     {
      "en": "Smooth the sheet; a crumb or a fold is enough to rub.",
      "ar": "سوِّ الملاءة، ففتات أو ثنية تكفي للاحتكاك."
     },
     {
      "en": "Keep the heels off the bed with a pillow under the lower legs.",
      "ar": "ارفع الكعبين عن السرير بوسادة تحت الساقين."
     },
     {
      "en": "Wash with water and mild soap, dry well between folds.",
      "ar": "اغسل بالماء وصابون لطيف وجفف بين الثنايا جيدًا."
     },
     {
      "en": "Use a cream that suits dry skin, without rubbing red places.",
      "ar": "استعمل مرهمًا يناسب الجلد الجاف من غير تدليك المواضع الحمراء."
     },
     {
      "en": "Change wet pads soon.",
      "ar": "بدّل الحفاض المبتل سريعًا."
     },
     {
      "en": "A red patch on the heels, hips or lower back that does not pale under your finger should be shown to a nurse today.",
      "ar": "احمرار الكعبين أو الوركين أو أسفل الظهر الذي لا يبهت تحت ضغط الإصبع ينبغي أن تراه ممرّضة اليوم."
     },
     {
      "en": "Ask about a special mattress before sores appear.",
      "ar": "اسأل عن فراش خاص قبل ظهور القرح."
     }
    ]
   },
   {
    "about": "licen|choose|safe|right",
    "heading": {
     "en": "Checking whom you let in",
     "ar": "التحقق ممن تُدخله"
    },
    "lead": {
     "en": "Health care at home is regulated in Dubai. You can see for yourself.",
     "ar": "الرعاية الصحية في المنزل منظَّمة في دبي، ويمكنك التحقق بنفسك."
    },
    "tips": [
     {
      "en": "The Dubai Health Authority licenses both the provider and its doctors and nurses.",
      "ar": "ترخّص هيئة الصحة بدبي مقدّم الخدمة وأطباءه وممرّضيه."
     },
     {
      "en": "A badge shows a name, a photograph and a profession; compare it with the face.",
      "ar": "البطاقة تحمل الاسم والصورة والمهنة، فقارنها بصاحبها."
     },
     {
      "en": "Titles matter: a nurse, an assistant and a carer may do different things.",
      "ar": "المسميات مهمة، فما يجوز للممرّضة لا يجوز كله للمساعد أو المرافق."
     },
     {
      "en": "Ask who supervises, and how to reach that person.",
      "ar": "اسأل عن المشرف وكيف تصل إليه."
     },
     {
      "en": "Refuse anybody who arrives unannounced.",
      "ar": "لا تستقبل من يأتي من غير موعد."
     },
     {
      "en": "Pay the company and take a receipt; never pay into a private account.",
      "ar": "ادفع للشركة وخذ إيصالًا، ولا تدفع إلى حساب شخصي."
     },
     {
      "en": "Praise and complaints both belong in writing.",
      "ar": "اكتب الثناء والشكوى معًا."
     },
     {
      "en": "A provider that welcomes these questions has nothing to fear from them.",
      "ar": "مقدّم الخدمة الذي يرحب بهذه الأسئلة لا يخشاها."
     }
    ]
   },
   {
    "for": [
     "nurse",
     "elderly",
     "homeCare",
     "iv"
    ],
    "heading": {
     "en": "Moving somebody without hurting anyone",
     "ar": "تحريك المريض من غير أذى"
    },
    "lead": {
     "en": "Technique counts for more than strength.",
     "ar": "الطريقة أهم من القوة."
    },
    "tips": [
     {
      "en": "Explain the movement and count to three together.",
      "ar": "اشرح الحركة وعدّا معًا إلى ثلاثة."
     },
     {
      "en": "Lock wheels and lower rails before you begin.",
      "ar": "ثبّت العجلات وأنزل الحواجز قبل البدء."
     },
     {
      "en": "Let the person push with their own legs as far as they can.",
      "ar": "دعه يدفع بساقيه بقدر ما يستطيع."
     },
     {
      "en": "Never pull on arms or under the armpits.",
      "ar": "لا تشد الذراعين ولا من تحت الإبطين."
     },
     {
      "en": "Use a sliding sheet for moves in bed.",
      "ar": "استعمل ملاءة انزلاق للحركة في السرير."
     },
     {
      "en": "Stand close, one foot in front of the other, back straight.",
      "ar": "قف قريبًا وقدم أمام الأخرى وظهرك مستقيم."
     },
     {
      "en": "Rest halfway, sitting on the edge, until dizziness passes.",
      "ar": "استرح في المنتصف على حافة السرير حتى يزول الدوار."
     },
     {
      "en": "If someone slides, guide them gently to the floor instead of holding on.",
      "ar": "إذا انزلق فأنزله برفق إلى الأرض بدل أن تتشبث به."
     }
    ]
   }
  ],
  "maternity": [
   {
    "about": "feed|milk|question",
    "heading": {
     "en": "Feeding in the first weeks",
     "ar": "الرضاعة في الأسابيع الأولى"
    },
    "lead": {
     "en": "A newborn has to learn how to feed, and so has the mother. Help on the first day spares sore ones later.",
     "ar": "المولود يتعلم الرضاعة وأمه تتعلمها معه، والمساعدة في اليوم الأول توفّر أيامًا مؤلمة بعده."
    },
    "tips": [
     {
      "en": "Offer milk at the first signs of hunger: a turning head, hands at the mouth, small sounds.",
      "ar": "قدّمي الحليب عند أولى علامات الجوع: رأس يلتفت، ويد عند الفم، وأصوات خفيفة."
     },
     {
      "en": "If a feed keeps hurting, have somebody experienced watch one from beginning to end.",
      "ar": "إذا استمر الألم أثناء الرضاعة فاطلبي ممن لديها خبرة أن تراقب رضعة من أولها إلى آخرها."
     },
     {
      "en": "Make up formula exactly as the tin says, with boiled water that is still at 70 °C or more, and let it cool before the feed.",
      "ar": "حضّري الحليب الصناعي كما تقول العلبة تمامًا، بماء مغليّ لم تنزل حرارته عن 70 درجة، ثم اتركيه يبرد قبل الرضعة."
     },
     {
      "en": "Milk is all that a baby needs now: no water, herbs, honey or dates.",
      "ar": "لا يحتاج الرضيع الآن إلى غير الحليب: لا ماء ولا أعشاب ولا عسل ولا تمر."
     },
     {
      "en": "Note each feed and each wet nappy; it is what any doctor asks about first.",
      "ar": "دوّني كل رضعة وكل حفاض مبلل، فعنهما يسأل الطبيب أولًا."
     },
     {
      "en": "Keep a glass of water and something to eat where you usually sit.",
      "ar": "اجعلي الماء وشيئًا من الطعام حيث تجلسين عادة."
     },
     {
      "en": "Ask a doctor or pharmacist before any medicine, tablet or herbal tea while you breastfeed.",
      "ar": "اسألي طبيبًا أو صيدليًا قبل أي دواء أو شاي أعشاب ما دمت ترضعين."
     },
     {
      "en": "Hold the baby upright against your shoulder for a few minutes afterwards.",
      "ar": "احملي الطفل منتصبًا على كتفك بضع دقائق بعد الرضعة."
     }
    ]
   },
   {
    "about": "sleep|night",
    "heading": {
     "en": "Where and how a baby sleeps",
     "ar": "أين ينام الرضيع وكيف"
    },
    "lead": {
     "en": "For a baby the place matters more than the hours. Everybody who looks after it should know these rules.",
     "ar": "المكان أهم للرضيع من عدد الساعات، وينبغي أن يعرف هذه القواعد كل من يعتني به."
    },
    "tips": [
     {
      "en": "Face up, every time, for naps by day as well.",
      "ar": "على الظهر في كل مرة، وفي نوم النهار أيضًا."
     },
     {
      "en": "A firm, flat mattress, without pillows, padded edges or toys.",
      "ar": "مرتبة ثابتة مستوية بلا وسائد ولا حواجز مبطّنة ولا دمى."
     },
     {
      "en": "Keep the cot beside your bed for the first six months.",
      "ar": "سرير الطفل إلى جانب سريرك طوال الأشهر الستة الأولى."
     },
     {
      "en": "To know whether it is too warm, feel the chest or the neck, not the hands.",
      "ar": "لتعرفي هل يشعر بالحر تحسّسي صدره أو رقبته لا يديه."
     },
     {
      "en": "Never nod off together on a sofa or in an armchair.",
      "ar": "لا تغفي والطفل معك على أريكة أو كرسي."
     },
     {
      "en": "Nobody smokes in the home or in the car.",
      "ar": "لا يدخّن أحد في البيت ولا في السيارة."
     },
     {
      "en": "A car seat is made for the car: lift a sleeping baby out on arrival.",
      "ar": "مقعد السيارة للسيارة وحدها، فأخرجي منه الطفل النائم عند الوصول."
     },
     {
      "en": "Take hats and bibs off before you lay it down.",
      "ar": "انزعي القبعة والمريلة قبل أن تضعيه في سريره."
     }
    ]
   },
   {
    "about": "mother|recover|postnatal|help",
    "heading": {
     "en": "Rest and recovery for the mother",
     "ar": "راحة الأم وتعافيها"
    },
    "lead": {
     "en": "Between feeds and visitors the mother is easily forgotten, although she has her own recovery to manage.",
     "ar": "بين الرضعات والزوار تُنسى الأم بسهولة، مع أن أمامها تعافيها هي."
    },
    "tips": [
     {
      "en": "Lie down when the baby does, and ask visitors to come next week.",
      "ar": "استلقي حين ينام المولود، واطلبي من الزوار أن يأتوا الأسبوع القادم."
     },
     {
      "en": "Take pain medicine as the hospital wrote it down, and add nothing without asking.",
      "ar": "خذي المسكّن كما كتبه المستشفى، ولا تزيدي عليه شيئًا من دون سؤال."
     },
     {
      "en": "After a caesarean carry nothing heavier than your baby until the surgeon agrees.",
      "ar": "بعد القيصرية لا تحملي ما هو أثقل من طفلك حتى يسمح الجرّاح."
     },
     {
      "en": "Injections against blood clots are taken to the last one; only the doctor stops them.",
      "ar": "حقن منع التجلط تُؤخذ إلى آخر واحدة منها، ولا يوقفها إلا الطبيب."
     },
     {
      "en": "Get up and walk a little several times a day, as far as the hospital allows it.",
      "ar": "انهضي وامشي قليلًا عدة مرات في اليوم بقدر ما يسمح به المستشفى."
     },
     {
      "en": "Tears come easily in the first week; sadness that stays for two weeks belongs with a doctor.",
      "ar": "تسهل الدموع في الأسبوع الأول، أما الحزن الذي يبقى أسبوعين فيُعرض على طبيب."
     },
     {
      "en": "Keep the appointment for the check six weeks after the birth.",
      "ar": "احرصي على موعد الفحص بعد ستة أسابيع من الولادة."
     },
     {
      "en": "In Ramadan speak with your doctor first: fasting may be made up later.",
      "ar": "في رمضان تحدثي إلى طبيبك أولًا، فالصيام يُقضى لاحقًا."
     }
    ]
   },
   {
    "about": "bath|skin|cord|prepare",
    "heading": {
     "en": "Bath, skin and cord",
     "ar": "الاستحمام والبشرة والحبل السري"
    },
    "lead": {
     "en": "New skin needs little: lukewarm water, a soft towel and clean hands do almost everything.",
     "ar": "بشرة المولود لا تحتاج إلا إلى القليل: ماء فاتر ومنشفة ناعمة ويدان نظيفتان."
    },
    "tips": [
     {
      "en": "Fold the nappy below the stump, so that air keeps it dry.",
      "ar": "اطوي الحفاض تحت السرّة حتى يبقيها الهواء جافة."
     },
     {
      "en": "Put nothing on it that a doctor has not named: no powder, oil, kohl or coin.",
      "ar": "لا تضعي عليها ما لم يسمّه الطبيب: لا بودرة ولا زيتًا ولا كحلًا ولا قطعة نقود."
     },
     {
      "en": "Two or three baths a week are enough.",
      "ar": "مرتان أو ثلاث في الأسبوع تكفي للاستحمام."
     },
     {
      "en": "Test the water with your elbow before the baby goes in.",
      "ar": "اختبري الماء بمرفقك قبل أن ينزل فيه الطفل."
     },
     {
      "en": "Keep one hand on the baby all the time, and let the telephone ring.",
      "ar": "أبقي يدًا على الطفل طوال الوقت ودعي الهاتف يرن."
     },
     {
      "en": "Change nappies soon, pat the folds dry, and use no powder.",
      "ar": "غيّري الحفاض سريعًا، وجفّفي الثنايا بلطف، واستغني عن البودرة."
     },
     {
      "en": "No perfume on the skin, and no kohl around the eyes.",
      "ar": "لا عطر على البشرة ولا كحل حول العينين."
     },
     {
      "en": "Whoever wants to hold the baby washes first, grandparents too.",
      "ar": "من أراد أن يحمل المولود غسل يديه أولًا، والأجداد كذلك."
     }
    ]
   },
   {
    "about": "question|paper|check|expect",
    "heading": {
     "en": "What to ask at the baby's checks",
     "ar": "أسئلة لفحوص المولود"
    },
    "lead": {
     "en": "A check passes quickly. With a list nothing is left for the way home.",
     "ar": "الفحص قصير، ومع القائمة لا يبقى سؤال لطريق العودة."
    },
    "tips": [
     {
      "en": "Is the weight where it should be for this week?",
      "ar": "هل الوزن كما ينبغي في هذا الأسبوع؟"
     },
     {
      "en": "Which vaccinations are due next, and who writes them into the booklet?",
      "ar": "ما التطعيمات القادمة، ومن يسجّلها في الدفتر؟"
     },
     {
      "en": "Have hearing, heart and the drop of blood from the heel been checked?",
      "ar": "هل فُحص السمع والقلب وقطرة الدم من الكعب؟"
     },
     {
      "en": "Does my baby need vitamin D, and how many drops?",
      "ar": "هل يحتاج طفلي إلى فيتامين د، وكم قطرة؟"
     },
     {
      "en": "Which thermometer do I use, and where do I measure?",
      "ar": "أي ميزان حرارة أستعمل، وأين أقيس؟"
     },
     {
      "en": "What should I see in the nappy from now on?",
      "ar": "ماذا ينبغي أن أرى في الحفاض من الآن؟"
     },
     {
      "en": "Which emergency department for children is the nearest to our home?",
      "ar": "أي قسم طوارئ للأطفال هو الأقرب إلى بيتنا؟"
     },
     {
      "en": "When do we come back, and what may wait until then?",
      "ar": "متى نعود، وما الذي يمكن تأجيله إلى ذلك الموعد؟"
     }
    ]
   }
  ],
  "measuring": [
   {
    "for": [
     "doctor",
     "nurse",
     "homeCare"
    ],
    "about": "fever|child|temperature",
    "heading": {
     "en": "Taking a temperature so that it counts",
     "ar": "قياس الحرارة قياسًا يُعتمد عليه"
    },
    "lead": {
     "en": "A reading helps only if it can be compared. Use one thermometer, one place and one notebook.",
     "ar": "لا ينفع القياس إلا إذا أمكنت مقارنته: ميزان حرارة واحد وموضع واحد ودفتر واحد."
    },
    "tips": [
     {
      "en": "A digital thermometer under the arm suits small children; hold the arm against the body until it beeps.",
      "ar": "الميزان الرقمي تحت الإبط يناسب صغار الأطفال؛ اضمم الذراع إلى الجسم حتى تسمع الصوت."
     },
     {
      "en": "Wait a quarter of an hour after a hot drink, a bath or a walk outside in the heat.",
      "ar": "انتظر ربع ساعة بعد مشروب ساخن أو استحمام أو مشي في الحر."
     },
     {
      "en": "Ear thermometers read too low when the probe points at the wall of the ear canal.",
      "ar": "ميزان الأذن يعطي قيمة أقل إذا اتجه طرفه إلى جدار القناة."
     },
     {
      "en": "Strips for the forehead and a hand on the brow are too inexact for any decision.",
      "ar": "أشرطة الجبين واليد على الجبهة لا تكفي دقتها لاتخاذ قرار."
     },
     {
      "en": "Write the number with the time and with whatever was given to bring it down.",
      "ar": "اكتب الرقم مع الوقت ومع ما أُعطي لخفضه."
     },
     {
      "en": "How somebody drinks, answers and breathes tells you more than half a degree up or down.",
      "ar": "طريقة الشرب والإجابة والتنفس تخبرك أكثر مما تخبرك نصف درجة صعودًا أو هبوطًا."
     },
     {
      "en": "Light clothes and a room at a normal temperature are enough; a cold bath makes people shiver.",
      "ar": "تكفي ثياب خفيفة وغرفة معتدلة الحرارة، أما الحمّام البارد فيسبب الرجفة."
     },
     {
      "en": "Check the thermometer's battery today, not in the middle of the night when you need it.",
      "ar": "افحص بطارية ميزان الحرارة اليوم، لا في منتصف الليل حين تحتاج إليه."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "nurse",
     "elderly",
     "lab"
    ],
    "about": "blood pressure|heart|cholesterol",
    "heading": {
     "en": "Measuring blood pressure at home",
     "ar": "قياس ضغط الدم في المنزل"
    },
    "lead": {
     "en": "Values taken calmly at home often say more than one taken in a waiting room.",
     "ar": "القيم التي تؤخذ بهدوء في المنزل كثيرًا ما تقول أكثر من قياس واحد في قاعة انتظار."
    },
    "tips": [
     {
      "en": "Sit for five minutes with your back supported, both feet on the floor and legs uncrossed.",
      "ar": "اجلس خمس دقائق وظهرك مسنود وقدماك على الأرض من غير أن تضع ساقًا على ساق."
     },
     {
      "en": "Rest the arm on a table so that the cuff lies at the height of the heart.",
      "ar": "أسند ذراعك إلى طاولة حتى يكون الرباط بمستوى القلب."
     },
     {
      "en": "Use a cuff that fits your arm; one that is too narrow shows values that are too high.",
      "ar": "استعمل رباطًا بمقاس ذراعك، فالضيق يُظهر قيمًا أعلى من الحقيقة."
     },
     {
      "en": "No coffee, cigarette or exercise in the half hour before, and an empty bladder.",
      "ar": "لا قهوة ولا تدخين ولا رياضة في نصف الساعة السابقة، ومثانة فارغة."
     },
     {
      "en": "Take two readings a minute apart, in the morning and in the evening, and note them all.",
      "ar": "خذ قياسين بينهما دقيقة صباحًا ومساءً، ودوّنها كلها."
     },
     {
      "en": "Do not talk or look at your telephone while the cuff fills.",
      "ar": "لا تتحدث ولا تنظر إلى هاتفك بينما ينتفخ الرباط."
     },
     {
      "en": "Bring a week of values to the visit instead of the single one that frightened you.",
      "ar": "أحضر إلى الزيارة قيم أسبوع بدل القيمة الواحدة التي أقلقتك."
     },
     {
      "en": "Change no tablet because of a reading; send the list to your doctor and ask. Chest pain, weakness on one side or slurred speech means 998, whatever the cuff shows.",
      "ar": "لا تغيّر دواءً بسبب قراءة، بل أرسل القائمة إلى طبيبك واسأله. وألم الصدر أو ضعف في جانب من الجسم أو ثقل الكلام يعني الاتصال بالرقم 998 مهما أظهر الجهاز."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "nurse",
     "iv",
     "elderly",
     "homeCare"
    ],
    "about": "hydrat|drink|summer|heat|fluid|stomach|poison",
    "heading": {
     "en": "Drinking enough, day by day",
     "ar": "شرب ما يكفي يومًا بعد يوم"
    },
    "lead": {
     "en": "Air conditioning hides how much water the body loses. Small habits work better than a litre at once.",
     "ar": "التكييف يخفي مقدار ما يفقده الجسم من الماء، والعادات الصغيرة أنفع من لتر دفعة واحدة."
    },
    "tips": [
     {
      "en": "Start the morning with a glass of water before coffee, and put the next one where you will see it.",
      "ar": "ابدأ الصباح بكوب ماء قبل القهوة، وضع الكوب التالي حيث تراه."
     },
     {
      "en": "Pale yellow urine is a good sign; dark urine and a dry mouth mean that you should drink more; almost no urine all day means 998.",
      "ar": "البول الأصفر الفاتح علامة جيدة، أما البول الداكن وجفاف الفم فيعنيان أن تشرب أكثر؛ وانقطاع البول أو قلّته الشديدة طوال اليوم يعني الاتصال بالرقم 998."
     },
     {
      "en": "After diarrhoea or hours of sweating, oral rehydration solution replaces salt as well as water.",
      "ar": "بعد الإسهال أو ساعات من التعرّق يعوّض محلول الإماهة الملح والماء معًا."
     },
     {
      "en": "Mix rehydration powder with exactly the amount of water on the packet, never stronger.",
      "ar": "اخلط مسحوق الإماهة بكمية الماء المكتوبة على العبوة بالضبط، لا بأقل منها."
     },
     {
      "en": "With an upset stomach take a sip every few minutes; a full glass often comes back.",
      "ar": "مع اضطراب المعدة خذ رشفة كل بضع دقائق، فالكوب الكامل كثيرًا ما يُتقيّأ."
     },
     {
      "en": "Soup, yoghurt drinks and fruit count towards the day's fluids, very sweet drinks much less.",
      "ar": "الحساء واللبن والفاكهة من سوائل اليوم، أما المشروبات شديدة الحلاوة فأقل نفعًا."
     },
     {
      "en": "Anyone with heart or kidney disease should have a daily amount named by their doctor.",
      "ar": "من لديه مرض في القلب أو الكلى فليحدد له طبيبه كمية اليوم."
     },
     {
      "en": "Thirst is a late signal in old age, so offer a drink instead of asking whether it is wanted.",
      "ar": "العطش إشارة متأخرة في الكبر، فقدّم الشراب بدل أن تسأل هل يريده."
     }
    ]
   },
   {
    "for": [
     "nurse",
     "iv",
     "lab",
     "elderly",
     "homeCare"
    ],
    "heading": {
     "en": "Standing up without a fall",
     "ar": "الوقوف من غير سقوط"
    },
    "lead": {
     "en": "Blood pressure drops for a moment when we stand, and more so after lying down, an injection or a sample.",
     "ar": "ينخفض الضغط لحظة حين نقف، ويزيد ذلك بعد الاستلقاء أو حقنة أو سحب عيّنة."
    },
    "tips": [
     {
      "en": "Sit on the edge of the bed first and move your feet up and down for a minute.",
      "ar": "اجلس أولًا على حافة السرير وحرّك قدميك دقيقة إلى أعلى وأسفل."
     },
     {
      "en": "Switch on the lamp before you get up at night, even for three steps.",
      "ar": "أشعل المصباح قبل النهوض ليلًا ولو لثلاث خطوات."
     },
     {
      "en": "Wear shoes with a rubber sole; socks slip on marble.",
      "ar": "البس حذاءً بأرضية مطاطية، فالجورب ينزلق على الرخام."
     },
     {
      "en": "If the room turns, sit down where you are rather than reaching for a distant chair.",
      "ar": "إذا دارت بك الغرفة فاجلس حيث أنت بدل أن تمد يدك إلى كرسي بعيد."
     },
     {
      "en": "Ask the doctor whether water tablets, blood pressure medicine or sleeping pills play a part.",
      "ar": "اسأل الطبيب هل لمدرّات البول أو أدوية الضغط أو المنوّمات دور في ذلك."
     },
     {
      "en": "Keep the way to the bathroom free of cables, toys and loose rugs.",
      "ar": "أبقِ الطريق إلى الحمّام خاليًا من الأسلاك والألعاب والسجاد غير المثبَّت."
     },
     {
      "en": "Use the rail or the stick that was fitted for you, indoors too.",
      "ar": "استعمل المقبض أو العصا التي ضُبطت لك، وداخل البيت أيضًا."
     },
     {
      "en": "Report every fall, including those without an injury, because the next one can often be prevented.",
      "ar": "أبلغ عن كل سقوط وإن لم يترك إصابة، فكثيرًا ما يمكن منع التالي."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "iv",
     "elderly",
     "homeCare"
    ],
    "about": "tired|sleep|fatigue|calm|night",
    "heading": {
     "en": "Sleep and rest that help recovery",
     "ar": "نوم وراحة يعينان على التعافي"
    },
    "lead": {
     "en": "The body repairs itself at rest. A few simple changes make nights easier for patients and for those beside them.",
     "ar": "يصلح الجسم نفسه في الراحة، وتغييرات بسيطة تجعل الليل أيسر على المريض ومن معه."
    },
    "tips": [
     {
      "en": "Get up at the same hour every day; falling asleep in the evening then becomes easier.",
      "ar": "انهض في الساعة نفسها كل يوم، فيصير النوم مساءً أسهل."
     },
     {
      "en": "Ten minutes of morning daylight on the balcony set the inner clock.",
      "ar": "عشر دقائق من ضوء الصباح في الشرفة تضبط الساعة الداخلية."
     },
     {
      "en": "Cool the bedroom a little, but do not let the air stream blow at the bed.",
      "ar": "برّد غرفة النوم قليلًا من غير أن يتجه تيار الهواء إلى السرير."
     },
     {
      "en": "Short rests are better than a long sleep in the afternoon.",
      "ar": "فترات راحة قصيرة خير من نوم طويل بعد الظهر."
     },
     {
      "en": "Keep bright screens and heavy news out of the last hour of the day.",
      "ar": "أبعد الشاشات الساطعة والأخبار الثقيلة عن الساعة الأخيرة من اليوم."
     },
     {
      "en": "Pain that wakes you is worth a question; the timing of a tablet can sometimes be changed.",
      "ar": "الألم الذي يوقظك يستحق السؤال، فقد يمكن تغيير موعد القرص."
     },
     {
      "en": "Loud snoring with pauses in breath should be mentioned to a doctor, not only joked about.",
      "ar": "الشخير العالي الذي تتخلله وقفات في النفَس ينبغي أن يُذكر للطبيب."
     },
     {
      "en": "Return to activity in steps: a room, then the corridor, then the street in the cool hours.",
      "ar": "عد إلى الحركة على مراحل: الغرفة ثم الممر ثم الشارع في الساعات المعتدلة."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "iv",
     "elderly",
     "homeCare"
    ],
    "about": "food|stomach|poison|meal",
    "heading": {
     "en": "Eating on days when you are unwell",
     "ar": "الأكل في أيام التعب"
    },
    "lead": {
     "en": "Appetite often returns late. Until then, little and often is a good rule.",
     "ar": "كثيرًا ما تتأخر الشهية في العودة، وإلى ذلك الحين فالقليل المتكرر قاعدة حسنة."
    },
    "tips": [
     {
      "en": "Begin with rice, toast, bananas, potatoes or clear soup, and see what stays down.",
      "ar": "ابدأ بالأرز أو الخبز المحمّص أو الموز أو البطاطس أو حساء صافٍ، وانظر ما تقبله المعدة."
     },
     {
      "en": "Leave out fried food, strong spices and alcohol until the stomach has settled for a day.",
      "ar": "اترك المقليات والتوابل القوية والكحول حتى تهدأ المعدة يومًا كاملًا."
     },
     {
      "en": "Add protein as soon as it is welcome: an egg, lentils, fish or yoghurt.",
      "ar": "أضف البروتين حين تتقبله: بيضة أو عدسًا أو سمكًا أو لبنًا."
     },
     {
      "en": "Serve small portions on small plates, since a heaped plate takes away the appetite.",
      "ar": "قدّم كميات صغيرة في صحون صغيرة، فالصحن المليء يذهب بالشهية."
     },
     {
      "en": "Sit upright at meals and for half an hour afterwards.",
      "ar": "كُل جالسًا معتدلًا، وابقَ كذلك نصف ساعة بعد الأكل."
     },
     {
      "en": "A sore mouth likes cool and soft things: laban, melon, mashed vegetables.",
      "ar": "الفم الملتهب يرتاح إلى البارد اللين: لبن وشمّام وخضار مهروسة."
     },
     {
      "en": "Babies continue with breast milk or their usual formula, in smaller and more frequent feeds.",
      "ar": "يستمر الرضيع على حليب أمه أو حليبه المعتاد بكميات أصغر ومرات أكثر."
     },
     {
      "en": "Weight that falls for weeks without a reason should be discussed with a doctor.",
      "ar": "الوزن الذي ينقص أسابيع من غير سبب ينبغي أن يُناقش مع الطبيب."
     }
    ]
   }
  ],
  "medicines": [
   {
    "heading": {
     "en": "One list of medicines for everybody",
     "ar": "قائمة أدوية واحدة للجميع"
    },
    "lead": {
     "en": "Many questions at a visit concern what the patient already takes. A list that is kept up to date answers them in a minute.",
     "ar": "كثير من أسئلة الزيارة يدور حول ما يتناوله المريض أصلًا، والقائمة المحدَّثة تجيب عنها في دقيقة واحدة."
    },
    "tips": [
     {
      "en": "Write the generic name beside the brand name, because brands differ from one country to the next.",
      "ar": "اكتب الاسم العلمي بجانب الاسم التجاري، لأن الأسماء التجارية تختلف من بلد إلى آخر."
     },
     {
      "en": "Add the dose, the hour and the reason for each tablet, drop, cream, patch or inhaler.",
      "ar": "أضف الجرعة والساعة وسبب الاستعمال لكل قرص أو قطرة أو مرهم أو لصقة أو بخّاخ."
     },
     {
      "en": "Include what nobody prescribed: vitamins, herbal tea, sleeping aids and painkillers from the pharmacy.",
      "ar": "اذكر ما لم يصفه أحد: الفيتامينات وشاي الأعشاب والمنوّمات ومسكّنات الصيدلية."
     },
     {
      "en": "Note every allergy together with what happened, since an upset stomach and a swollen lip mean different things.",
      "ar": "دوّن كل حساسية مع ما حدث فيها، فاضطراب المعدة غير تورّم الشفة."
     },
     {
      "en": "Cross out what was stopped, with the date and the name of the doctor who stopped it.",
      "ar": "اشطب ما أُوقف، واكتب التاريخ واسم الطبيب الذي أوقفه."
     },
     {
      "en": "Keep one copy on paper at home and a photograph of it on two telephones.",
      "ar": "احتفظ بنسخة ورقية في البيت وبصورة منها على هاتفين."
     },
     {
      "en": "Show it to the pharmacist before you buy anything new, even a remedy for a simple cold.",
      "ar": "اعرضها على الصيدلي قبل شراء أي دواء جديد، ولو كان لزكام بسيط."
     },
     {
      "en": "Check it against the boxes every few months and return what is out of date to a pharmacy.",
      "ar": "قارنها بالعلب كل بضعة أشهر، وأعد إلى الصيدلية ما انتهت صلاحيته."
     }
    ]
   },
   {
    "about": "summer|heat|travel|hotel",
    "heading": {
     "en": "Storing medicines in Dubai's climate",
     "ar": "حفظ الأدوية في مناخ دبي"
    },
    "lead": {
     "en": "Heat and moisture can spoil medicines without changing how they look. A few habits keep them usable.",
     "ar": "الحرارة والرطوبة قد تفسدان الدواء من دون أن يتغير شكله، وعادات قليلة تحفظه صالحًا."
    },
    "tips": [
     {
      "en": "Never leave a medicine in a parked car, not even for the length of a shopping trip.",
      "ar": "لا تترك دواءً في سيارة متوقفة، ولو مدة التسوّق فقط."
     },
     {
      "en": "Choose a dry cupboard in an air-conditioned room instead of the kitchen shelf or the bathroom.",
      "ar": "اختر خزانة جافة في غرفة مكيّفة بدل رف المطبخ أو الحمّام."
     },
     {
      "en": "Put insulin and other cold medicines in the middle of the fridge, away from the freezing back wall.",
      "ar": "ضع الإنسولين وغيره من الأدوية الباردة في وسط الثلاجة بعيدًا عن جدارها الخلفي الذي يجمّد."
     },
     {
      "en": "Ask the pharmacist how long an opened bottle of drops or syrup may be used, and write the date on it.",
      "ar": "اسأل الصيدلي كم تصلح زجاجة القطرة أو الشراب بعد فتحها، واكتب التاريخ عليها."
     },
     {
      "en": "Carry cold medicines home in an insulated bag, wrapped so that they do not touch the ice.",
      "ar": "انقل الأدوية الباردة إلى البيت ملفوفة في حقيبة عازلة حتى لا تلامس الثلج."
     },
     {
      "en": "Leave tablets in their own strips, which protect them better than an open bowl or a bag.",
      "ar": "أبقِ الأقراص في أشرطتها، فهي تحميها أكثر من وعاء مفتوح أو كيس."
     },
     {
      "en": "Before a long weekend, count what is left, because a pharmacy may need time to order more.",
      "ar": "قبل إجازة طويلة عُدّ ما بقي لديك، فقد تحتاج الصيدلية إلى وقت لطلب المزيد."
     },
     {
      "en": "Lock all medicines away from children, including those in a grandmother's handbag or a guest's suitcase.",
      "ar": "احفظ الأدوية كلها في مكان مقفل بعيدًا عن الأطفال، حتى ما في حقيبة الجدة وحقيبة الضيف."
     }
    ]
   },
   {
    "about": "fasting|ramadan",
    "heading": {
     "en": "Medicines and visits in Ramadan",
     "ar": "الأدوية والزيارات في رمضان"
    },
    "lead": {
     "en": "Treatment and fasting can often be brought together, if the plan is made with a doctor before the month begins.",
     "ar": "كثيرًا ما يمكن الجمع بين العلاج والصيام إذا وُضعت الخطة مع الطبيب قبل بداية الشهر."
    },
    "tips": [
     {
      "en": "Ask at least two weeks ahead whether fasting is advisable with your illness and your medicines.",
      "ar": "اسأل قبل أسبوعين على الأقل هل يُنصح بالصيام مع مرضك وأدويتك."
     },
     {
      "en": "Do not move doses by yourself; some tablets have a form that is taken once a day instead.",
      "ar": "لا تغيّر مواعيد الجرعات من تلقاء نفسك، فلبعض الأقراص شكل يؤخذ مرة واحدة في اليوم."
     },
     {
      "en": "People who use insulin or tablets that lower sugar need a plan of their own from their doctor.",
      "ar": "من يستعمل الإنسولين أو أقراصًا تخفض السكر يحتاج إلى خطة خاصة به من طبيبه."
     },
     {
      "en": "Break the fast when you feel shaky, sweaty or faint, and measure the sugar if you have diabetes.",
      "ar": "أفطر إذا شعرت برجفة أو تعرّق أو دوار، وقِس السكر إن كنت مصابًا بالسكري."
     },
     {
      "en": "Between sunset and dawn drink at intervals, so that the body can use the water.",
      "ar": "اشرب على فترات بين المغرب والفجر حتى يستفيد الجسم من الماء."
     },
     {
      "en": "Say when you book that you fast; many treatments and samples fit well into the evening.",
      "ar": "أخبرنا عند الحجز أنك صائم، فكثير من العلاجات والعيّنات يناسبه المساء."
     },
     {
      "en": "Whoever is ill, pregnant or travelling may ask a doctor and a scholar about postponing the fast.",
      "ar": "للمريض والحامل والمسافر أن يسأل الطبيب وأهل العلم عن تأجيل الصيام."
     },
     {
      "en": "After the month, go back to the usual hours step by step, as the doctor told you.",
      "ar": "بعد انتهاء الشهر عُد إلى المواعيد المعتادة خطوة خطوة كما قال لك الطبيب."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "nurse",
     "lab",
     "iv"
    ],
    "about": "pregnan|maternity|postnatal",
    "heading": {
     "en": "If you are pregnant or breastfeeding",
     "ar": "إذا كنتِ حاملًا أو مرضعًا"
    },
    "lead": {
     "en": "Say so in your first message. It changes which medicines are chosen, how values are read and who should see you.",
     "ar": "اذكري ذلك في أول رسالة، فهو يغيّر اختيار الأدوية وقراءة القيم ومن ينبغي أن يراك."
    },
    "tips": [
     {
      "en": "Have the week of pregnancy, your blood group and your antenatal notes at hand.",
      "ar": "جهّزي أسبوع الحمل وفصيلة دمك وملف متابعة الحمل."
     },
     {
      "en": "Take no medicine, herb or high-dose vitamin without asking, including those that were fine before.",
      "ar": "لا تتناولي دواءً أو عشبة أو فيتامينًا بجرعة عالية من دون سؤال، ولو كان مناسبًا لك من قبل."
     },
     {
      "en": "Name the hospital where you are booked for the birth, because some questions belong to its team.",
      "ar": "اذكري المستشفى الذي ستلدين فيه، لأن بعض الأسئلة يخص فريقه."
     },
     {
      "en": "Lie on your left side rather than flat on your back when a procedure takes more than a few minutes.",
      "ar": "استلقي على جانبك الأيسر لا على ظهرك إذا استغرق الإجراء أكثر من دقائق قليلة."
     },
     {
      "en": "Reference ranges shift during pregnancy, so compare your results only with those meant for your weeks.",
      "ar": "تتغير النطاقات المرجعية في الحمل، فقارني نتائجك بما يخص أسابيعك فقط."
     },
     {
      "en": "Tell the team about vaccines you had or missed; some are advised in pregnancy, others have to wait.",
      "ar": "أخبري الفريق بما أخذته من لقاحات وما فاتك، فبعضها يُنصح به في الحمل وبعضها يؤجَّل."
     },
     {
      "en": "Bleeding, strong pain in the belly or a baby who moves less: go to the emergency department of your maternity hospital now.",
      "ar": "النزف أو ألم شديد في البطن أو قلة حركة الجنين: إلى طوارئ مستشفى الولادة الآن."
     },
     {
      "en": "While breastfeeding, ask for a medicine that goes with it before you think of weaning.",
      "ar": "في أثناء الرضاعة اسألي عن دواء يناسبها قبل أن تفكري في الفطام."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "nurse",
     "lab",
     "iv",
     "elderly"
    ],
    "about": "diabet|sugar",
    "heading": {
     "en": "If you live with diabetes",
     "ar": "إذا كنت مصابًا بالسكري"
    },
    "lead": {
     "en": "Diabetes plays a part in every illness and every treatment. Mention it at once, even if it is well controlled.",
     "ar": "للسكري دور في كل مرض وكل علاج، فاذكره فورًا وإن كان منضبطًا."
    },
    "tips": [
     {
      "en": "Measure more often on sick days, since infections raise sugar while lack of appetite lowers it.",
      "ar": "قِس السكر مرات أكثر في أيام المرض، فالعدوى ترفعه وقلة الشهية تخفضه."
     },
     {
      "en": "Ask your doctor now, while you are well, which tablets to pause when you vomit or cannot drink; if the vomiting does not stop, call 998.",
      "ar": "اسأل طبيبك الآن وأنت بخير أي الأقراص توقفها عند القيء أو العجز عن الشرب؛ وإذا لم يتوقف القيء فاتصل بالرقم 998."
     },
     {
      "en": "Never stop insulin altogether on your own; the body needs some of it even when you eat little.",
      "ar": "لا توقف الإنسولين كله من تلقاء نفسك، فالجسم يحتاج إلى بعضه وإن أكلت قليلًا."
     },
     {
      "en": "Keep something sweet beside the bed, in the car and in your bag; somebody too drowsy to swallow gets nothing by mouth and needs 998.",
      "ar": "أبقِ شيئًا حلوًا عند السرير وفي السيارة وفي حقيبتك؛ ومن منعه النعاس من البلع فلا تعطه شيئًا عن طريق الفم واتصل بالرقم 998."
     },
     {
      "en": "Look at your feet every evening, between the toes as well, and show any sore early.",
      "ar": "افحص قدميك كل مساء وما بين الأصابع، وأطلع مختصًا على أي جرح مبكرًا."
     },
     {
      "en": "Write values down with the hour and the meal, because a single number explains little.",
      "ar": "دوّن القيم مع الساعة والوجبة، فالرقم الواحد لا يشرح الكثير."
     },
     {
      "en": "Tell whoever treats you about the last HbA1c and about low values you did not feel coming.",
      "ar": "أخبر من يعالجك بآخر سكر تراكمي وبأي هبوط لم تشعر باقترابه."
     },
     {
      "en": "Wounds heal more slowly when sugar is high, which is one more reason to have them checked on time.",
      "ar": "تلتئم الجروح أبطأ حين يرتفع السكر، وهذا سبب آخر لفحصها في موعدها."
     }
    ]
   }
  ],
  "orientation": [
   {
    "heading": {
     "en": "Home, clinic or hospital?",
     "ar": "البيت أم العيادة أم المستشفى؟"
    },
    "lead": {
     "en": "The right place depends on what has to be done, not only on how bad it feels.",
     "ar": "المكان المناسب يحدده ما يجب عمله، لا ما تشعر به وحده."
    },
    "tips": [
     {
      "en": "At home: examination, prescriptions, many samples, dressings, injections and advice.",
      "ar": "في البيت: الفحص والوصفات وكثير من العيّنات والضمادات والحقن والنصيحة."
     },
     {
      "en": "In a clinic: X-rays, ultrasound, stitches and small procedures by day.",
      "ar": "في العيادة: الأشعة والتصوير بالموجات والخياطة والإجراءات الصغيرة نهارًا."
     },
     {
      "en": "In an emergency department: what cannot wait but needs no ambulance. For anything on the list of emergency signs call 998.",
      "ar": "في قسم الطوارئ: ما لا يحتمل الانتظار ولا يحتاج إلى سيارة إسعاف. أما عند أي علامة من قائمة الخطر فاتصل بالرقم 998."
     },
     {
      "en": "A planned operation and its checks belong to the hospital that does it.",
      "ar": "العملية المخطط لها ومراجعاتها تخص المستشفى الذي يجريها."
     },
     {
      "en": "If the way is hard for the patient, ask what can come to the house instead.",
      "ar": "إذا كان الطريق صعبًا على المريض فاسأل ما الذي يمكن أن يأتي إلى البيت."
     },
     {
      "en": "Ring and describe it when you are unsure; nobody expects you to know.",
      "ar": "اتصل وصف الحال إذا لم تكن متأكدًا، فلا أحد ينتظر منك أن تعرف."
     },
     {
      "en": "Choose a hospital that accepts your insurance before you need one.",
      "ar": "اختر مستشفى يقبل تأمينك قبل أن تحتاج إليه."
     },
     {
      "en": "Take the list of medicines along, wherever you go.",
      "ar": "خذ قائمة الأدوية معك أينما ذهبت."
     }
    ]
   },
   {
    "heading": {
     "en": "A short diary of symptoms",
     "ar": "يوميات قصيرة للأعراض"
    },
    "lead": {
     "en": "Memory smooths things out. A few words a day show what really happened.",
     "ar": "الذاكرة تخفف ما حدث، وكلمات قليلة كل يوم تُظهره كما كان."
    },
    "tips": [
     {
      "en": "Write at the same hour, best before going to bed.",
      "ar": "اكتب في الساعة نفسها، والأفضل قبل النوم."
     },
     {
      "en": "Use numbers from zero to ten for pain, tiredness and breath.",
      "ar": "استعمل أرقامًا من صفر إلى عشرة للألم والتعب والنفَس."
     },
     {
      "en": "Add what you did, ate and took in the hours before.",
      "ar": "أضف ما فعلته وأكلته وتناولته في الساعات السابقة."
     },
     {
      "en": "Mark good days too, since they show what helps.",
      "ar": "ضع علامة على الأيام الجيدة أيضًا، فهي تبيّن ما ينفع."
     },
     {
      "en": "Photograph a rash beside a coin, in daylight.",
      "ar": "صوّر الطفح بجانب قطعة نقود في ضوء النهار."
     },
     {
      "en": "Note the first day of your period and changes in it.",
      "ar": "دوّني أول يوم من الدورة وأي تغيّر فيها."
     },
     {
      "en": "Two weeks are enough for most questions.",
      "ar": "أسبوعان يكفيان لمعظم الأسئلة."
     },
     {
      "en": "Underline the three lines that you want to talk about.",
      "ar": "ضع خطًا تحت ثلاثة أسطر تريد الحديث عنها."
     }
    ]
   },
   {
    "heading": {
     "en": "Reading the leaflet of a medicine",
     "ar": "قراءة نشرة الدواء"
    },
    "lead": {
     "en": "The long list of side effects frightens many people. It can be read calmly.",
     "ar": "القائمة الطويلة للأعراض الجانبية تخيف كثيرين، ويمكن قراءتها بهدوء."
    },
    "tips": [
     {
      "en": "Look first for what must not be combined with it.",
      "ar": "ابحث أولًا عمّا لا يجوز جمعه معه."
     },
     {
      "en": "Very common means more than one person in ten; very rare means fewer than one in ten thousand.",
      "ar": "«شائع جدًا» يعني أكثر من واحد في كل عشرة، و«نادر جدًا» أقل من واحد في كل عشرة آلاف."
     },
     {
      "en": "Check whether it is taken with food, before it or at any time.",
      "ar": "تحقق هل يؤخذ مع الطعام أم قبله أم في أي وقت."
     },
     {
      "en": "Some tablets may not be broken, crushed or chewed.",
      "ar": "بعض الأقراص لا يجوز كسره أو طحنه أو مضغه."
     },
     {
      "en": "Find out what to do about a missed dose; doubling is seldom right.",
      "ar": "اعرف ما تفعله عند نسيان جرعة، فمضاعفتها نادرًا ما تصح."
     },
     {
      "en": "Alcohol, grapefruit and driving have paragraphs of their own.",
      "ar": "للكحول والجريب فروت وقيادة السيارة فقرات خاصة."
     },
     {
      "en": "Ask for the leaflet in a language you read well.",
      "ar": "اطلب النشرة بلغة تقرؤها جيدًا."
     },
     {
      "en": "Ring a pharmacist with the leaflet in your hand.",
      "ar": "اتصل بالصيدلي والنشرة في يدك."
     }
    ]
   },
   {
    "heading": {
     "en": "After the visit: telling us how it went",
     "ar": "بعد الزيارة: أخبرنا كيف كانت"
    },
    "lead": {
     "en": "Praise is pleasant, criticism is useful. Both reach the people concerned.",
     "ar": "الثناء جميل والنقد نافع، وكلاهما يصل إلى المعنيين."
    },
    "tips": [
     {
      "en": "Write within a few days, while details are fresh.",
      "ar": "اكتب خلال أيام ما دامت التفاصيل حاضرة."
     },
     {
      "en": "Say what happened, what you expected and what you would like now.",
      "ar": "قل ما حدث وما توقعته وما تريده الآن."
     },
     {
      "en": "Leave medical details out of public reviews.",
      "ar": "لا تذكر تفاصيل طبية في التقييمات العامة."
     },
     {
      "en": "A mistake with a medicine should be reported at once, by telephone.",
      "ar": "الخطأ في دواء يُبلَّغ عنه فورًا بالهاتف."
     },
     {
      "en": "You may ask for a written answer and for a date.",
      "ar": "لك أن تطلب جوابًا مكتوبًا وموعدًا له."
     },
     {
      "en": "If we cannot settle it, the health authority takes complaints too.",
      "ar": "إن لم نصل إلى حل فهيئة الصحة تستقبل الشكاوى أيضًا."
     },
     {
      "en": "Praise is passed on to those whom you name.",
      "ar": "يصل ثناؤك إلى من تذكرهم بأسمائهم."
     },
     {
      "en": "Tell us what was missing on the website as well.",
      "ar": "أخبرنا كذلك بما لم تجده في الموقع."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "nurse",
     "lab",
     "iv",
     "elderly"
    ],
    "about": "parent|family|elder",
    "heading": {
     "en": "When parents visit from abroad",
     "ar": "حين يزورك الوالدان من الخارج"
    },
    "lead": {
     "en": "A long stay goes better if health is planned like the flight.",
     "ar": "الإقامة الطويلة أيسر إذا خُطط للصحة كما يُخطط للرحلة."
    },
    "tips": [
     {
      "en": "Bring medicines for the whole stay and a week more.",
      "ar": "ليحضروا أدوية تكفي مدة الإقامة كلها وأسبوعًا إضافيًا."
     },
     {
      "en": "Bring a letter with diagnoses, doses and allergies in English or Arabic.",
      "ar": "أحضروا رسالة بالأمراض والجرعات والحساسية بالعربية أو الإنجليزية."
     },
     {
      "en": "Check what the travel insurance says about illnesses that existed before.",
      "ar": "راجعوا ما تقوله وثيقة تأمين السفر عن الأمراض السابقة."
     },
     {
      "en": "Give them two quiet days after landing.",
      "ar": "امنحوهم يومين هادئين بعد الوصول."
     },
     {
      "en": "Show the way to the bathroom at night, and where the light is.",
      "ar": "أروهم الطريق إلى الحمّام ليلًا ومكان مفتاح الضوء."
     },
     {
      "en": "Avoid outings at noon from May to October.",
      "ar": "تجنّبوا الخروج ظهرًا من مايو إلى أكتوبر."
     },
     {
      "en": "Find out how they would reach you during your working day.",
      "ar": "اتفقوا كيف يصلون إليك في ساعات عملك."
     },
     {
      "en": "A check of pressure and sugar in the first week gives a starting point.",
      "ar": "قياس الضغط والسكر في الأسبوع الأول نقطة بداية."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "nurse",
     "iv",
     "lab"
    ],
    "heading": {
     "en": "Combining what can be combined",
     "ar": "جمع ما يمكن جمعه"
    },
    "lead": {
     "en": "One well-planned visit spares time, strain and money.",
     "ar": "زيارة واحدة حسنة التخطيط توفّر الوقت والجهد والمال."
    },
    "tips": [
     {
      "en": "Ask whether a sample, a dressing and a review fit into the same hour.",
      "ar": "اسأل هل تجتمع عيّنة وضماد ومراجعة في ساعة واحدة."
     },
     {
      "en": "Mention everybody in the household who needs something.",
      "ar": "اذكر كل من يحتاج إلى شيء في البيت."
     },
     {
      "en": "Fasting tests first, then breakfast, then the rest.",
      "ar": "تحاليل الصيام أولًا ثم الفطور ثم الباقي."
     },
     {
      "en": "Collect questions for a week unless they are urgent.",
      "ar": "اجمع الأسئلة أسبوعًا ما لم تكن عاجلة."
     },
     {
      "en": "Bring forms from school or work to the same appointment.",
      "ar": "أحضر نماذج المدرسة أو العمل إلى الموعد نفسه."
     },
     {
      "en": "Regular visits on a fixed weekday are easier to remember.",
      "ar": "الزيارات المنتظمة في يوم ثابت أسهل تذكرًا."
     },
     {
      "en": "Tell us early, so that the right person comes with the right things.",
      "ar": "أخبرنا مبكرًا ليأتي الشخص المناسب بما يلزم."
     },
     {
      "en": "What is urgent should never wait for the sake of convenience.",
      "ar": "ما هو عاجل لا يؤجَّل طلبًا للراحة."
     }
    ]
   }
  ],
  "visits": [
   {
    "heading": {
     "en": "Helping the team find your door",
     "ar": "كيف تساعد الفريق على الوصول إلى بابك"
    },
    "lead": {
     "en": "In a city of towers and gated communities the last hundred metres often take longest.",
     "ar": "في مدينة الأبراج والمجمّعات المسوّرة كثيرًا ما تكون الأمتار المئة الأخيرة هي الأطول."
    },
    "tips": [
     {
      "en": "Send a location pin together with the name of the building, the floor and the flat number.",
      "ar": "أرسل الموقع مع اسم المبنى والطابق ورقم الشقة."
     },
     {
      "en": "Name the gate that visitors use, because delivery entrances are often closed at night.",
      "ar": "اذكر البوابة التي يدخل منها الزوار، فمداخل التوصيل كثيرًا ما تُغلق ليلًا."
     },
     {
      "en": "Register the visitor with security, or with reception if you are in a hotel or an office.",
      "ar": "سجّل الزائر لدى الأمن، أو لدى الاستقبال إن كنت في فندق أو مكتب."
     },
     {
      "en": "Say where a car can stop, and whether visitor parking needs a code.",
      "ar": "أخبرنا أين يمكن أن تقف السيارة، وهل تحتاج مواقف الزوار إلى رمز."
     },
     {
      "en": "Leave the telephone switched on and near you; a silent one costs minutes.",
      "ar": "أبقِ هاتفك مفتوحًا وقريبًا منك، فالهاتف الصامت يكلّف دقائق."
     },
     {
      "en": "In a villa, switch on the outside light and tie up the dog.",
      "ar": "في الفيلا أشعل المصباح الخارجي واربط الكلب."
     },
     {
      "en": "Mention the Makani number if you know it: ten digits on a plate beside the entrance.",
      "ar": "اذكر رقم «مكاني» إن عرفته، وهو عشرة أرقام على لوحة بجانب المدخل."
     },
     {
      "en": "Tell us when you have to move, for example from the office to your home.",
      "ar": "أخبرنا إذا اضطررت إلى الانتقال، من المكتب إلى البيت مثلًا."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "lab",
     "iv",
     "elderly",
     "nurse"
    ],
    "heading": {
     "en": "Getting more out of the conversation",
     "ar": "كيف تستفيد أكثر من الحديث مع المختص"
    },
    "lead": {
     "en": "Much of what is said at a visit is soon forgotten. Preparation and paper make up for it.",
     "ar": "ينسى المرضى كثيرًا مما يسمعونه في الزيارة، والاستعداد والورقة يعوّضان ذلك."
    },
    "tips": [
     {
      "en": "Begin with what worries you most, even if it seems small or embarrassing.",
      "ar": "ابدأ بأكثر ما يقلقك وإن بدا صغيرًا أو محرجًا."
     },
     {
      "en": "Describe what you notice instead of the diagnosis that you found on the internet.",
      "ar": "صف ما تلاحظه بدل التشخيص الذي وجدته على الإنترنت."
     },
     {
      "en": "Ask three things: what is it most likely, what can I do, and what would make you change your mind?",
      "ar": "اسأل عن ثلاثة: ما الأرجح؟ وماذا أفعل؟ وما الذي قد يغيّر رأيك؟"
     },
     {
      "en": "Repeat the plan in your own words; misunderstandings show up at once.",
      "ar": "أعد الخطة بكلماتك أنت، فينكشف أي سوء فهم في الحال."
     },
     {
      "en": "Invite a relative to listen, in the room or on the telephone, if you would like that.",
      "ar": "ادعُ قريبًا ليستمع في الغرفة أو بالهاتف إذا رغبت."
     },
     {
      "en": "Say when money plays a part, because there is often a simpler way to the same aim.",
      "ar": "قل إن كان للتكلفة دور، فكثيرًا ما يوجد طريق أبسط إلى الهدف نفسه."
     },
     {
      "en": "Request an interpreter or a colleague who speaks your language before the visit, not through a child.",
      "ar": "اطلب قبل الزيارة مترجمًا أو زميلًا يتكلم لغتك بدل أن يترجم لك طفل."
     },
     {
      "en": "It is fine to disagree, and to ask for time or for a second opinion.",
      "ar": "لا بأس أن تخالف الرأي أو تطلب مهلة أو رأيًا ثانيًا."
     }
    ]
   },
   {
    "heading": {
     "en": "Bills, receipts and reports",
     "ar": "الفواتير والإيصالات والتقارير"
    },
    "lead": {
     "en": "Clear papers prevent arguments later, with an insurer, an employer or a school.",
     "ar": "الأوراق الواضحة تجنّبك الجدال لاحقًا مع شركة التأمين أو جهة العمل أو المدرسة."
    },
    "tips": [
     {
      "en": "Ask for the price of the visit and of each extra before anybody sets out.",
      "ar": "اسأل عن سعر الزيارة وكل إضافة قبل أن ينطلق أحد."
     },
     {
      "en": "Check that name and date of birth match your Emirates ID or passport.",
      "ar": "تأكد من أن الاسم وتاريخ الميلاد يطابقان الهوية الإماراتية أو جواز السفر."
     },
     {
      "en": "An itemised receipt lists the service, the date, the clinician and what you paid.",
      "ar": "الإيصال المفصّل يذكر الخدمة والتاريخ واسم المختص وما دفعته."
     },
     {
      "en": "Many policies want claims within a fixed number of days, so send the papers the same week.",
      "ar": "تشترط وثائق كثيرة تقديم المطالبة خلال أيام محددة، فأرسل الأوراق في الأسبوع نفسه."
     },
     {
      "en": "Travellers should ask their insurer beforehand whether a report in English is enough.",
      "ar": "على المسافر أن يسأل شركة التأمين مسبقًا هل يكفي تقرير بالإنجليزية."
     },
     {
      "en": "Photograph everything the same day; printed receipts fade in a warm car.",
      "ar": "صوّر كل شيء في اليوم نفسه، فالإيصالات المطبوعة تبهت في سيارة حارة."
     },
     {
      "en": "Whether a cost is refunded is decided by the insurer, not by the team at your door.",
      "ar": "استرداد التكلفة تقرره شركة التأمين لا الفريق الذي عند بابك."
     },
     {
      "en": "Ask for a copy of the notes as well, since the next doctor will be glad of them.",
      "ar": "اطلب نسخة من الملاحظات أيضًا، فهي تفيد الطبيب التالي."
     }
    ]
   },
   {
    "heading": {
     "en": "Consent, privacy and respect",
     "ar": "الموافقة والخصوصية والاحترام"
    },
    "lead": {
     "en": "Your home stays your home. Treatment there follows the same rules as in a hospital.",
     "ar": "بيتك يبقى بيتك، والعلاج فيه تسري عليه القواعد نفسها كما في المستشفى."
    },
    "tips": [
     {
      "en": "You may refuse any step, and ask what happens if you do.",
      "ar": "لك أن ترفض أي خطوة، وأن تسأل ماذا يترتب على رفضك."
     },
     {
      "en": "For a child a parent or guardian agrees; older children deserve an explanation as well.",
      "ar": "يوافق عن الطفل أحد والديه أو وليّه، والأكبر سنًا يستحق شرحًا أيضًا."
     },
     {
      "en": "Ask for a woman or a man to carry out an examination if that matters to you.",
      "ar": "اطلب أن يجري الفحص رجل أو امرأة إذا كان ذلك يهمك."
     },
     {
      "en": "Somebody of your choice may stay in the room the whole time.",
      "ar": "يمكن أن يبقى معك في الغرفة طوال الوقت من تختاره."
     },
     {
      "en": "Decide which relatives may hear about your health, and tell the team their names.",
      "ar": "حدّد الأقارب الذين يجوز إخبارهم عن صحتك، واذكر أسماءهم للفريق."
     },
     {
      "en": "Pictures are taken for treatment only, with your consent, and you may ask where they are kept.",
      "ar": "لا تُلتقط الصور إلا للعلاج وبموافقتك، ولك أن تسأل أين تُحفظ."
     },
     {
      "en": "Switch off home cameras in the room, for your own sake and for that of the staff.",
      "ar": "أوقف كاميرات البيت في الغرفة، مراعاة لك وللعاملين."
     },
     {
      "en": "Name and licence are shown when you ask; nobody takes offence.",
      "ar": "يُعرض عليك الاسم والترخيص متى طلبت، ولا ينزعج أحد."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "nurse",
     "lab",
     "iv"
    ],
    "about": "hotel|holiday|visitor|travel",
    "heading": {
     "en": "If you are a guest in the city",
     "ar": "إذا كنت ضيفًا على المدينة"
    },
    "lead": {
     "en": "Falling ill away from home is unsettling. Most of it can be arranged from the room.",
     "ar": "المرض بعيدًا عن البيت مزعج، ومعظم ما يلزم يمكن ترتيبه من الغرفة."
    },
    "tips": [
     {
      "en": "Give the name under which the room is booked, which is not always that of the patient.",
      "ar": "اذكر الاسم الذي حُجزت به الغرفة، فليس دائمًا اسم المريض."
     },
     {
      "en": "Let reception know that a visitor with a medical bag is expected.",
      "ar": "أخبر الاستقبال أنك تنتظر زائرًا معه حقيبة طبية."
     },
     {
      "en": "Have your passport, visa page and travel policy ready on the desk.",
      "ar": "جهّز جواز السفر وصفحة التأشيرة ووثيقة تأمين السفر على المكتب."
     },
     {
      "en": "Tell us the date of your flight, since some treatments need a day or two before you fly.",
      "ar": "أخبرنا بموعد رحلتك، فبعض العلاجات يحتاج إلى يوم أو يومين قبل السفر."
     },
     {
      "en": "Medicine names from your own country may be unknown here, so show the box.",
      "ar": "قد لا تُعرف هنا أسماء أدوية بلدك، فأرِ الفريق العلبة."
     },
     {
      "en": "Ask the hotel for a fridge that keeps medicines cold without freezing them.",
      "ar": "اطلب من الفندق ثلاجة تبرّد الدواء من غير أن تجمّده."
     },
     {
      "en": "Postpone the desert trip or the dive until somebody has said that you are fit for it.",
      "ar": "أجّل رحلة الصحراء أو الغوص إلى أن يقال لك إنك قادر عليها."
     },
     {
      "en": "Take the written summary home; your own doctor can carry on from there.",
      "ar": "خذ الملخص المكتوب معك، فيكمل طبيبك من حيث انتهينا."
     }
    ]
   },
   {
    "heading": {
     "en": "Being ready for an emergency",
     "ar": "الاستعداد للطوارئ"
    },
    "lead": {
     "en": "Few people think clearly in a fright. Ten minutes on a quiet evening are well spent.",
     "ar": "قلّ من يفكر بهدوء ساعة الفزع، وعشر دقائق في مساء هادئ تستحق أن تُبذل."
    },
    "tips": [
     {
      "en": "Stick a note with 998 for an ambulance and 999 for the police on the fridge.",
      "ar": "ألصق على الثلاجة ورقة فيها 998 للإسعاف و999 للشرطة."
     },
     {
      "en": "Teach children and household staff to say the address, the tower and the floor.",
      "ar": "علّم الأطفال والعاملين في البيت أن يذكروا العنوان والبرج والطابق."
     },
     {
      "en": "Agree on who goes down to the gate and who stays with the patient.",
      "ar": "اتفقوا على من ينزل إلى البوابة ومن يبقى مع المريض."
     },
     {
      "en": "Keep a small first-aid box where every adult knows it: gauze, tape, gloves, a torch.",
      "ar": "احفظوا علبة إسعاف صغيرة يعرف مكانها كل بالغ: شاش ولاصق وقفازات ومصباح."
     },
     {
      "en": "Save your allergies and a contact in the emergency part of your telephone.",
      "ar": "سجّل حساسيتك ورقم قريب في بيانات الطوارئ بهاتفك."
     },
     {
      "en": "A course in first aid takes an afternoon and serves the whole family.",
      "ar": "دورة الإسعافات الأولية تستغرق ساعات قليلة وتنفع العائلة كلها."
     },
     {
      "en": "Know which hospital near you has an emergency department that is open at night.",
      "ar": "اعرف أي مستشفى قريب فيه قسم طوارئ يعمل ليلًا."
     },
     {
      "en": "Never drive yourself when you feel that you might faint.",
      "ar": "لا تقد السيارة بنفسك إذا شعرت بأنك قد تفقد وعيك."
     }
    ]
   },
   {
    "heading": {
     "en": "Health information you can rely on",
     "ar": "معلومات صحية يمكن الوثوق بها"
    },
    "lead": {
     "en": "Advice travels fast in family groups, and not all of it is good.",
     "ar": "تنتشر النصائح سريعًا في مجموعات العائلة، وليست كلها صحيحة."
    },
    "tips": [
     {
      "en": "Look for the author, their training and the date before you believe a page.",
      "ar": "ابحث عن الكاتب ومؤهله والتاريخ قبل أن تصدّق صفحة."
     },
     {
      "en": "Health authorities and large hospitals write for patients too, free of charge.",
      "ar": "هيئات الصحة والمستشفيات الكبرى تكتب للمرضى أيضًا من دون مقابل."
     },
     {
      "en": "Be careful with pages that sell the very thing they recommend.",
      "ar": "احذر الصفحات التي تبيع ما توصي به."
     },
     {
      "en": "What helped a neighbour may harm you, since age, illnesses and medicines differ.",
      "ar": "ما نفع جارك قد يضرك، لاختلاف العمر والأمراض والأدوية."
     },
     {
      "en": "A story is not proof, however moving it is.",
      "ar": "القصة ليست دليلًا مهما كانت مؤثرة."
     },
     {
      "en": "Save the page and show it at the visit; a clinician can tell you what to make of it.",
      "ar": "احفظ الصفحة واعرضها في الزيارة، فيخبرك المختص بما يؤخذ منها."
     },
     {
      "en": "Programs that answer health questions make mistakes with confidence, so check what they say.",
      "ar": "البرامج التي تجيب عن أسئلة الصحة تخطئ بثقة، فتحقق مما تقوله."
     },
     {
      "en": "When two sources disagree, ask which applies to you and why.",
      "ar": "إذا اختلف مصدران فاسأل أيهما ينطبق عليك ولماذا."
     }
    ]
   },
   {
    "for": [
     "doctor",
     "lab",
     "nurse"
    ],
    "heading": {
     "en": "Following up without losing the thread",
     "ar": "المتابعة من غير أن يضيع شيء"
    },
    "lead": {
     "en": "A plan is only as good as what happens in the week after it.",
     "ar": "قيمة الخطة فيما يحدث في الأسبوع الذي يليها."
    },
    "tips": [
     {
      "en": "Put the date of the next check into your calendar while somebody is still there to ask.",
      "ar": "سجّل موعد المراجعة في تقويمك وما زال أمامك من تسأله."
     },
     {
      "en": "Agree on one channel for results, and on what silence means.",
      "ar": "اتفق على طريقة واحدة لإبلاغ النتائج، وعلى معنى عدم الرد."
     },
     {
      "en": "Finish a course as prescribed, or ask before you stop because you feel better.",
      "ar": "أكمل الدواء كما وُصف، أو اسأل قبل أن توقفه لأنك تحسّنت."
     },
     {
      "en": "Write down side effects with the day on which they began.",
      "ar": "دوّن الأعراض الجانبية مع اليوم الذي بدأت فيه."
     },
     {
      "en": "Send one summary to your regular doctor, so that knowledge stays in one place.",
      "ar": "أرسل ملخصًا واحدًا إلى طبيبك المعتاد حتى تبقى المعلومات في مكان واحد."
     },
     {
      "en": "If your symptoms change, say so even when the appointment is far off; for an emergency sign call 998.",
      "ar": "إذا تغيّرت الأعراض فأخبرنا وإن كان الموعد بعيدًا، وعند أي علامة خطر اتصل بالرقم 998."
     },
     {
      "en": "Keep papers of one illness in one folder, newest first.",
      "ar": "احفظ أوراق المرض الواحد في ملف واحد والأحدث في الأول."
     },
     {
      "en": "Cancel early what you no longer need, since somebody else is waiting for the hour.",
      "ar": "ألغِ مبكرًا ما لم تعد تحتاج إليه، فهناك من ينتظر هذا الموعد."
     }
    ]
   }
  ]
 },
 "emergency": {
  "frames": [
   {
    "heading": {
     "en": "Signs that need an ambulance, not a visit",
     "ar": "علامات تستدعي الإسعاف لا الزيارة"
    },
    "lead": {
     "en": "Call **998** for an ambulance straight away for any of these. One is enough, and you do not have to be sure:",
     "ar": "اتصل بالإسعاف على الرقم **998** فورًا عند ظهور أي مما يلي. تكفي علامة واحدة، ولا يلزم أن تكون متأكدًا:"
    },
    "end": {
     "en": "Stay with the person, unlock the door, and send someone down to meet the crew.",
     "ar": "ابقَ مع المريض، وافتح الباب، وأرسل من يستقبل الطاقم عند المدخل."
    }
   },
   {
    "heading": {
     "en": "When to call 998 instead of us",
     "ar": "متى تتصل بالرقم 998 بدلًا منا"
    },
    "lead": {
     "en": "Some signs leave no time for a home visit. If you see one of them, ring **998** and ask for an ambulance:",
     "ar": "بعض العلامات لا يتسع معها الوقت لزيارة منزلية. إذا رأيت واحدة منها فاطلب الإسعاف على الرقم **998**:"
    },
    "end": {
     "en": "While you wait, keep the way to the door free and have the medicines ready for the crew.",
     "ar": "وأنت تنتظر أبقِ الطريق إلى الباب خاليًا وجهّز أدوية المريض للطاقم."
    }
   },
   {
    "heading": {
     "en": "Do not wait for a visit if you notice this",
     "ar": "لا تنتظر زيارة إذا لاحظت هذا"
    },
    "lead": {
     "en": "An ambulance comes faster and carries more than we can. Dial **998** at once for:",
     "ar": "الإسعاف أسرع ومعه أكثر مما نحمله. اتصل بالرقم **998** في الحال عند:"
    },
    "end": {
     "en": "Answer the questions on the telephone, do what you are told, and do not drive the patient yourself.",
     "ar": "أجب عن أسئلة الهاتف، وافعل ما يقال لك، ولا تنقل المريض بسيارتك."
    }
   }
  ],
  "signs": [
   [
    {
     "en": "Trouble breathing, or lips and face turning blue or grey",
     "ar": "صعوبة في التنفس، أو وجه وشفتان بلون أزرق أو رمادي"
    },
    {
     "en": "Somebody who struggles to breathe, cannot finish a sentence, or looks blue around the lips",
     "ar": "شخص يجد صعوبة في التنفس أو لا يكمل جملة أو ازرقّت شفتاه"
    },
    {
     "en": "Very fast breathing, breathing that is hard work, or somebody who cannot get enough air",
     "ar": "تنفس سريع جدًا أو مجهد، أو شخص لا يكفيه نَفَسه"
    }
   ],
   [
    {
     "en": "Pain or pressure in the chest, or pain spreading to the arm or jaw",
     "ar": "ألم أو ضغط في الصدر، أو ألم يمتد إلى الذراع أو الفك"
    },
    {
     "en": "Chest pain or a tight chest, with or without sweating and nausea",
     "ar": "ألم في الصدر أو ضيق فيه، مع تعرّق وغثيان أو من دونهما"
    },
    {
     "en": "Pressure on the chest, even if it comes and goes",
     "ar": "ضغط على الصدر وإن كان يذهب ويعود"
    }
   ],
   [
    {
     "en": "A drooping face, a weak arm or slurred speech that came on suddenly",
     "ar": "ارتخاء مفاجئ في الوجه أو ضعف في الذراع أو ثقل في الكلام"
    },
    {
     "en": "Sudden weakness on one side, words that come out wrong, or a mouth that hangs",
     "ar": "ضعف مفاجئ في جانب من الجسم أو كلام غير مفهوم أو تدلّي الفم"
    },
    {
     "en": "A face that suddenly looks uneven, an arm that sinks, or speech nobody understands",
     "ar": "وجه صار مائلًا فجأة، أو ذراع لا تثبت مرفوعة، أو كلام لا يُفهم"
    }
   ],
   [
    {
     "en": "A seizure, a faint, or somebody who is hard to wake",
     "ar": "نوبة تشنج أو إغماء، أو شخص يصعب إيقاظه"
    },
    {
     "en": "New confusion, a fit, a collapse, or a person who does not react as usual",
     "ar": "تشوّش جديد أو نوبة تشنج أو انهيار، أو شخص لا يتجاوب كعادته"
    },
    {
     "en": "Anybody who faints, has a fit, or cannot be woken",
     "ar": "من أُغمي عليه أو أصابته نوبة تشنج أو لا يستيقظ"
    }
   ],
   [
    {
     "en": "Heavy bleeding, a serious injury, or a bad reaction to a medicine or a food",
     "ar": "نزيف شديد أو إصابة خطيرة أو تفاعل حاد مع دواء أو طعام"
    },
    {
     "en": "Bleeding that does not stop, a bad accident, or swelling of the face, tongue or throat",
     "ar": "نزيف لا يتوقف أو حادث خطير أو تورّم في الوجه أو اللسان أو الحلق"
    },
    {
     "en": "Heavy bleeding, deep burns, or a severe reaction to food, a sting or a medicine",
     "ar": "نزيف غزير أو حروق عميقة أو تفاعل حاد مع طعام أو لسعة أو دواء"
    }
   ],
   [
    {
     "en": "A stiff neck, or a rash that does not fade under a glass",
     "ar": "تيبّس في الرقبة، أو طفح لا يبهت تحت الكأس"
    },
    {
     "en": "Spots that stay when you press a glass on them, or a neck that is too stiff to bend",
     "ar": "بقع لا تختفي عند الضغط عليها بكأس، أو رقبة متيبّسة لا تنثني"
    },
    {
     "en": "Red or purple spots that pressure does not clear, or a neck that has become stiff",
     "ar": "بقع حمراء أو بنفسجية لا تزول بالضغط، أو رقبة صارت متيبّسة"
    }
   ],
   [
    {
     "en": "Thoughts of self-harm, or somebody in immediate danger (the police answer on **999**)",
     "ar": "أفكار بإيذاء النفس أو خطر وشيك على شخص ما (الشرطة على الرقم **999**)"
    },
    {
     "en": "Somebody who wants to harm themselves or others; the police can be reached on **999**",
     "ar": "شخص يريد إيذاء نفسه أو غيره، وتجيب الشرطة على الرقم **999**"
    },
    {
     "en": "Thoughts of ending one's life, or a threat from others; for the police the number is **999**",
     "ar": "أفكار بإنهاء الحياة، أو تهديد من شخص آخر، ورقم الشرطة **999**"
    }
   ]
  ]
 },
 "everyArticle": {
  "groupHeadings": [
   {
    "en": "## Also good to know",
    "ar": "## ومما يفيدك أيضًا"
   },
   {
    "en": "## What else helps",
    "ar": "## أمور أخرى تنفع"
   },
   {
    "en": "## In everyday life",
    "ar": "## في الحياة اليومية"
   }
  ],
  "practical": [
   {
    "en": "## Costs, papers and privacy\n\nAsk for the fee before you agree, and for what it includes: the visit itself, supplies, medicines, samples, evening hours. A clear answer names each of them. You receive a receipt with the date, the service and the amount, and many insurers ask for a short medical report with it. Keep both; copies are harder to get after months.\n\nWhat you tell us about your health stays with the people who treat you. You may ask to see your notes, have a mistake corrected, and decide which relative may be told what. Photographs, for example of a rash or a wound, are taken only with your consent. If somebody else books for you, we still ask you yourself before anything is done, as long as you are able to answer.",
    "ar": "## التكلفة والأوراق والخصوصية\n\nاسأل عن الرسوم قبل أن توافق، وعمّا تشمله: الزيارة نفسها والمستلزمات والأدوية والعيّنات وساعات المساء. الجواب الواضح يذكر كل واحد منها على حدة. وتتسلّم إيصالًا فيه التاريخ والخدمة والمبلغ، وتطلب شركات تأمين كثيرة معه تقريرًا طبيًا قصيرًا. احتفظ بالاثنين، فالحصول على نسخة بعد شهور أصعب.\n\nما تخبرنا به عن صحتك يبقى بين من يعالجونك. ومن حقك أن تطّلع على ملفك، وأن يُصحَّح خطأ فيه، وأن تقرر ما الذي يُقال لأي قريب. ولا تُلتقط صور، لطفح أو جرح مثلًا، إلا بموافقتك. وإذا حجز لك شخص آخر سألناك أنت قبل أي إجراء، ما دمت قادرًا على الإجابة."
   },
   {
    "en": "## Small things that help everybody\n\nPut one person in charge of the telephone, so that the team does not hear three versions of the same story. Save the location pin and the gate code where the whole household finds them. Write questions down as they come to mind; the most important one is easily forgotten when someone with a bag stands in the room.\n\nSay honestly what you have tried already, herbs and home remedies included. Nobody will laugh, and some of them change how medicines work. If you did not understand something, ask again, or ask for it in your own language. And if you are unhappy with a visit, tell us the same day; that is when it can still be put right.",
    "ar": "## أمور صغيرة تساعد الجميع\n\nاجعلوا شخصًا واحدًا مسؤولًا عن الهاتف حتى لا يسمع الفريق ثلاث روايات للقصة نفسها. واحفظوا موقع البيت ورمز البوابة حيث يجدهما كل من في المنزل. واكتبوا الأسئلة حين تخطر، فأهمها يُنسى بسهولة عندما يقف في الغرفة شخص يحمل حقيبة طبية.\n\nقل بصدق ما جرّبته حتى الآن، بما في ذلك الأعشاب والوصفات المنزلية. لن يضحك أحد، وبعضها يغيّر مفعول الأدوية. وإذا لم تفهم شيئًا فاسأل من جديد، أو اطلب أن يُشرح لك بلغتك. وإذا لم ترضَ عن زيارة فأخبرنا في اليوم نفسه، ففيه يمكن إصلاح الأمر."
   }
  ],
  "areas": [
   {
    "en": "## Where we visit in Dubai\n\nOur teams visit homes, hotels and offices across the city, among others in {{areas}}. You get an expected time for your own address when you ask, and the [overview of areas]({base}/dubai) shows which communities each team knows well.",
    "ar": "## أين نصل إليك في دبي\n\nتزور فرقنا البيوت والفنادق والمكاتب في أنحاء المدينة، ومنها {{areas}}. عندما تسأل نخبرك بالوقت المتوقع لعنوانك أنت، وتعرض صفحة [المناطق]({base}/dubai) الأحياء التي يعرفها كل فريق جيدًا."
   },
   {
    "en": "## Areas that we visit\n\nOur teams come to {{areas}}, and to other parts of the city when you ask. Ask for the expected time at your own address. The page about [areas]({base}/dubai) tells you what to know about each.",
    "ar": "## المناطق التي نزورها\n\nتصل فرقنا إلى {{areas}}، وإلى غيرها في المدينة حين تسأل. اسأل عن الوقت المتوقع لعنوانك. وتخبرك صفحة [المناطق]({base}/dubai) بما يهمك عن كل منها."
   },
   {
    "en": "## Across the city\n\nHomes, hotel rooms and offices all count as home to us. Rush hour on Sheikh Zayed Road, bridges and building works change travel times, so you hear a realistic one for the place where you are. See [the areas we visit]({base}/dubai).",
    "ar": "## في أنحاء المدينة\n\nالبيت وغرفة الفندق والمكتب سواء عندنا. زحام شارع الشيخ زايد والجسور وأعمال البناء تغيّر زمن الطريق، ولذلك نخبرك بوقت واقعي للمكان الذي أنت فيه. انظر [أين نصل إليك]({base}/dubai)."
   },
   {
    "en": "## How far we travel\n\nThe same road at noon and on a Friday evening makes two different journeys. Our teams start from several parts of Dubai, and whoever is nearest and suitable comes. Look up your community under [areas]({base}/dubai) and send the exact entrance.",
    "ar": "## إلى أين نصل\n\nالطريق نفسه ظهرًا ومساء الجمعة رحلتان مختلفتان. تنطلق فرقنا من أنحاء عدة في دبي ويأتي الأقرب المناسب. ابحث عن منطقتك في صفحة [المناطق]({base}/dubai) وأرسل المدخل بالضبط."
   },
   {
    "en": "## Finding your door\n\nTowers have several lobbies, and some gates close at night. What [each area]({base}/dubai) is like to reach is described on a page of its own. A pin, a floor and a name for the guard are all we need.",
    "ar": "## الوصول إلى بابك\n\nللأبراج مداخل عدة، وبعض البوابات يُغلق ليلًا. ولكل منطقة صفحة تصف الوصول إليها ضمن [مناطق دبي]({base}/dubai). يكفينا الموقع ورقم الطابق واسم تتركه عند الحارس."
   }
  ],
  "bookings": [
   {
    "en": "## How to arrange it\n\nSend a message or call: who it is for, what is wrong and since when, and where you are. We tell you honestly whether this service fits, and name time and fee before anybody sets out. All ways to reach us are on the [contact page]({base}/contact); the page about [{service}]({base}/services/{slug}) says what is included.",
    "ar": "## كيف ترتّب الأمر\n\nأرسل رسالة أو اتصل واذكر أربعة أمور: لمن الخدمة، وما المشكلة أو الطلب، ومنذ متى، وأين أنت. نقول لك بصراحة هل تناسبك خدمة {service}، ونذكر الوقت المتوقع والرسوم قبل أن ينطلق أحد. تجد كل طرق الوصول إلينا في [صفحة التواصل]({base}/contact)، وتجد ما تشمله الخدمة في صفحة [{service}]({base}/services/{slug})."
   },
   {
    "en": "## Booking, in four lines\n\nWrite who needs help, what has happened, where you are and what you would like. You get an honest answer about whether this service is right for it, an expected time and the price before anybody leaves. Start from the [contact page]({base}/contact), or read what is included on the page about [{service}]({base}/services/{slug}).",
    "ar": "## الحجز في أربعة أسطر\n\nاكتب من يحتاج إلى المساعدة، وماذا حدث، وأين أنت، وماذا تريد. يصلك جواب صريح هل تناسبك خدمة {service}، مع وقت متوقع والسعر قبل أن يتحرك أحد. ابدأ من [صفحة التواصل]({base}/contact)، أو اقرأ ما تشمله خدمة [{service}]({base}/services/{slug})."
   },
   {
    "en": "## Your next step\n\nIf this sounds like what you need, look at the page about [{service}]({base}/services/{slug}) and then [get in touch]({base}/contact). One of our team answers, {{hours}}. You may ask first and decide later, and nobody minds if you cancel early.",
    "ar": "## خطوتك التالية\n\nإذا كان هذا ما تحتاج إليه فانظر في صفحة [{service}]({base}/services/{slug}) ثم [تواصل معنا]({base}/contact). يجيبك أحد أفراد فريقنا {{hours}}. ولك أن تسأل أولًا وتقرر لاحقًا، ولا حرج في الإلغاء المبكر."
   },
   {
    "en": "## Asking costs nothing\n\nDescribe the situation in your own words on the [contact page]({base}/contact). We tell you whether a visit makes sense, who would come and what it costs, and leave the choice to you. Details of the service are under [{service}]({base}/services/{slug}).",
    "ar": "## السؤال لا يكلّفك شيئًا\n\nصف الحال بكلماتك في [صفحة التواصل]({base}/contact). نخبرك هل الزيارة مفيدة ومن سيأتي وكم تكلّف، والقرار لك. وتجد تفاصيل الخدمة في صفحة [{service}]({base}/services/{slug})."
   },
   {
    "en": "## What happens after you write\n\nYour message reaches people who arrange visits all day. They ask two or three questions, check who is free, and confirm time and fee. Use the [contact page]({base}/contact) for that, and keep the page about [{service}]({base}/services/{slug}) for reference.",
    "ar": "## ماذا يحدث بعد رسالتك\n\nتصل رسالتك إلى من يرتبون الزيارات طوال اليوم. يطرحون سؤالين أو ثلاثة، ويعرفون من المتاح، ويؤكدون الوقت والرسوم. ابدأ من [صفحة التواصل]({base}/contact)، وارجع إلى صفحة [{service}]({base}/services/{slug}) عند الحاجة."
   }
  ],
  "price": {
   "en": "The fee starts from {{price:{slug}}}; you hear the exact amount before you agree.",
   "ar": "تبدأ الرسوم من {{price:{slug}}}، ونخبرك بالمبلغ في حالتك قبل أن توافق."
  },
  "closings": [
   {
    "en": "This article gives general information. It cannot examine you and does not replace the advice of a doctor who can. If you are worried, ask; that is what we are here for.",
    "ar": "يقدّم هذا المقال معلومات عامة، ولا يستطيع أن يفحصك، ولا يغني عن رأي طبيب يستطيع ذلك. وإذا كنت قلقًا فاسأل، فنحن هنا من أجل ذلك."
   },
   {
    "en": "What you read here is general and cannot know your history. Leave decisions about your treatment to a clinician who knows it.",
    "ar": "ما قرأته هنا عام ولا يعرف تاريخك الصحي، فدع القرار في علاجك لمختص يعرفه."
   },
   {
    "en": "Use this page to prepare your questions. It is no diagnosis, and it does not take the place of an examination.",
    "ar": "استعن بهذه الصفحة لإعداد أسئلتك، فهي ليست تشخيصًا ولا تحل محل الفحص."
   }
  ],
  "faq": [
   {
    "q": {
     "en": "Is the team licensed?",
     "ar": "هل الفريق مرخّص؟"
    },
    "a": {
     "en": "{{licensed:Yes. |}}Doctors and nurses who visit patients in Dubai need a licence of the Dubai Health Authority, and so does the provider they work for. You may ask anybody at your door for their name and licence before you let them in.",
     "ar": "{{licensed:نعم. |}}كل طبيب أو ممرّض يزور المرضى في دبي يحتاج إلى ترخيص من هيئة الصحة بدبي، وكذلك الجهة التي يعمل لديها. ومن حقك أن تسأل من يقف عند بابك عن اسمه وترخيصه قبل أن تسمح له بالدخول."
    }
   },
   {
    "q": {
     "en": "Which languages do you speak?",
     "ar": "ما اللغات التي تتحدثونها؟"
    },
    "a": {
     "en": "Our staff speak {{languages}} between them. Tell us when you book which language the patient is most at ease in, and we send somebody who speaks it wherever that is possible.",
     "ar": "يتحدث فريقنا {{languages}}. أخبرنا عند الحجز باللغة التي يرتاح إليها المريض أكثر، ونرسل من يتحدثها كلما أمكن ذلك."
    }
   },
   {
    "q": {
     "en": "Does insurance pay for it?",
     "ar": "هل يغطي التأمين الخدمة؟"
    },
    "a": {
     "en": "That depends on your policy. You receive an itemised receipt and a medical report that you can hand in. Ask your insurer beforehand whether home visits are covered and whether they want an approval first.",
     "ar": "يتوقف ذلك على وثيقة التأمين لديك. تتسلّم إيصالًا مفصّلًا وتقريرًا طبيًا يمكنك تقديمهما. واسأل شركة التأمين مسبقًا هل تشمل الزيارات المنزلية وهل تطلب موافقة قبلها."
    }
   },
   {
    "q": {
     "en": "Can I book for a relative?",
     "ar": "هل أحجز لأحد أقاربي؟"
    },
    "a": {
     "en": "Yes. Give us the telephone number of the person who is with the patient, and tell the patient that we are coming. Adults agree to their treatment themselves.",
     "ar": "نعم. أعطنا رقم من هو مع المريض، وأخبر المريض بقدومنا. والبالغ يوافق على علاجه بنفسه."
    }
   },
   {
    "q": {
     "en": "What if I have to cancel?",
     "ar": "ماذا لو اضطررت إلى الإلغاء؟"
    },
    "a": {
     "en": "Tell us as soon as you know: an early message frees the hour for somebody else. Ask when you book whether a late change costs anything.",
     "ar": "أخبرنا فور أن تعرف، فالرسالة المبكرة تتيح الموعد لغيرك. واسأل عند الحجز هل للتغيير المتأخر رسوم."
    }
   },
   {
    "q": {
     "en": "Do you come at night and at weekends?",
     "ar": "هل تأتون ليلًا وفي عطلة الأسبوع؟"
    },
    "a": {
     "en": "We can be reached {{hours}}. What can be arranged at a given hour depends on the service, so ask, and you will hear the earliest sensible time.",
     "ar": "يمكن الوصول إلينا {{hours}}. وما يمكن ترتيبه في ساعة معينة يعتمد على الخدمة، فاسأل نخبرك بأقرب وقت مناسب."
    }
   },
   {
    "q": {
     "en": "How is my information protected?",
     "ar": "كيف تُحمى معلوماتي؟"
    },
    "a": {
     "en": "What you tell us is for those who treat you or arrange the visit. The page on privacy explains what this website stores, for how long, and how you can ask for a copy.",
     "ar": "ما تخبرنا به مخصّص لمن يعالجك أو يرتب زيارتك. وتشرح صفحة الخصوصية ما الذي يحفظه هذا الموقع ومدة حفظه وكيف تطلب نسخة منه."
    }
   },
   {
    "q": {
     "en": "Can I ask for the same person again?",
     "ar": "هل أطلب الشخص نفسه مرة أخرى؟"
    },
    "a": {
     "en": "You can, and we try to make it possible. Tell us when you book the next visit; if that person is off duty, a colleague gets the notes.",
     "ar": "نعم، ونحاول ذلك. اذكره عند حجز الزيارة التالية، وإذا لم يكن ذلك الشخص في المناوبة تسلّم زميله الملاحظات."
    }
   },
   {
    "q": {
     "en": "What should I do while I wait?",
     "ar": "ماذا أفعل وأنا أنتظر؟"
    },
    "a": {
     "en": "Put papers and medicines on the table, keep the telephone near, and rest. If one of the emergency signs appears, do not wait for us: call 998.",
     "ar": "ضع الأوراق والأدوية على الطاولة، وأبقِ الهاتف قريبًا، واسترح. وإذا ظهرت إحدى علامات الخطر فلا تنتظرنا: اتصل بالرقم 998."
    }
   }
  ]
 },
 "kinds": {
  "doctor": {
   "excerpt": {
    "en": "When a home visit is the right choice, what the doctor checks, what to have ready, and which signs should send you to a hospital instead.",
    "ar": "متى تكون زيارة الطبيب في المنزل خيارًا مناسبًا، وماذا يفحص، وما الذي تجهّزه قبل وصوله، وأي العلامات تستدعي المستشفى بدلًا من الانتظار."
   },
   "metaDescription": {
    "en": "When a doctor's home visit in Dubai makes sense, what happens during it, what to have ready, and which warning signs need an ambulance instead.",
    "ar": "متى تفيد زيارة الطبيب في المنزل بدبي، وماذا يحدث خلالها، وما الذي تجهّزه قبلها، وأي علامات الخطر تستدعي الإسعاف بدلًا من الانتظار في البيت."
   },
   "alt": {
    "en": "A doctor with a medical bag at the door of a home in Dubai",
    "ar": "طبيب يحمل حقيبته الطبية عند باب منزل في دبي"
   },
   "infographic": {
    "en": "A doctor's home visit step by step: describe how you feel, share your location, the doctor examines you, you get a written plan, know when to call again",
    "ar": "زيارة الطبيب في المنزل خطوة بخطوة: صف ما تشعر به، أرسل موقعك، يفحصك الطبيب، تتسلّم خطة مكتوبة، تعرف متى تتصل من جديد"
   },
   "intros": [
    {
     "en": "Feeling ill is hard enough without traffic, parking and a crowded waiting room. This guide to “{topic}” explains when a visit at home is a sensible choice, how it goes from the first message to the plan you keep, and where its limits are. Read the list of emergency signs first.",
     "ar": "يكفي المريض ما يشعر به من تعب، من غير زحام الطريق والبحث عن موقف وقاعة انتظار مزدحمة. يتناول هذا الدليل موضوع «{topic}»: متى تكون الزيارة المنزلية خيارًا حكيمًا، وكيف تسير من أول رسالة حتى الخطة التي تبقى معك، وأين تنتهي حدودها. اقرأ قائمة علامات الخطر أولًا."
    },
    {
     "en": "When you are ill, the journey to a clinic can feel longer than the illness. This article is about “{topic}”. It helps you decide between a home visit, a clinic and a hospital, tells you how a visit goes, and names what you can do for yourself in the meantime.",
     "ar": "حين تمرض قد يبدو الطريق إلى العيادة أطول من المرض نفسه. موضوع هذا المقال: «{topic}». يساعدك على الاختيار بين الزيارة المنزلية والعيادة والمستشفى، ويشرح كيف تسير الزيارة، وما تستطيع فعله بنفسك إلى ذلك الحين."
    },
    {
     "en": "A doctor who comes to you sees more than a chart: the room, the medicines on the shelf, the people who help. Here you can read about “{topic}”, from the first question on the telephone to the follow-up, and about the limits of what a bag can hold.",
     "ar": "الطبيب الذي يأتي إليك يرى أكثر من الأوراق: الغرفة والأدوية على الرف ومن يساعدك. هنا تقرأ عن «{topic}»، من أول سؤال على الهاتف حتى المتابعة، وعن حدود ما تتسع له حقيبة الطبيب."
    }
   ],
   "sections": [
    {
     "en": "## When a home visit is a good idea\n\nMany illnesses that keep people in bed do not need a hospital. A doctor with time, a stethoscope and a few instruments can deal with many of them at the bedside. People usually call for one of these reasons:\n\n- Fever, a sore throat, a cough or a blocked nose that is getting worse instead of better\n- An upset stomach, vomiting or diarrhoea, with no blood and no signs of severe dehydration\n- Ear pain, sinus pain, a rash, or burning when passing urine\n- A headache or back pain that feels familiar and has no alarm signs\n- A child who is unwell at an hour when no clinic is open\n- A parent for whom the way to the clinic is harder than the illness itself\n- A repeat prescription, or a second look after a hospital stay\n\nIf you are unsure, describe what you feel in one or two sentences and ask. Being told that you can wait until morning is a useful answer too. Someone with diabetes who keeps vomiting: call 998. A baby under three months with 38 °C or more: go to an emergency department now; do not wait for a visit. Fever in a mother in the weeks after birth: go to an emergency department now. 38 °C or more during chemotherapy, after a transplant or without a working spleen: go to an emergency department now, and ring your hospital team's urgent line on the way.",
     "ar": "## متى تكون الزيارة المنزلية فكرة جيدة\n\nكثير من الأمراض التي تُلزم الناس الفراش لا تحتاج إلى مستشفى. فالطبيب الذي لديه الوقت وسماعة وبعض الأدوات يستطيع أن يعالج كثيرًا منها بجانب السرير. ومن الأسباب المعتادة لطلب الزيارة:\n\n- حمّى أو التهاب في الحلق أو سعال أو انسداد في الأنف يزداد سوءًا بدل أن يتحسن\n- اضطراب في المعدة أو قيء أو إسهال، من دون دم ومن دون علامات جفاف شديد\n- ألم في الأذن أو الجيوب الأنفية، أو طفح جلدي، أو حرقة عند التبول\n- صداع أو ألم في الظهر يشبه ما عرفته من قبل ولا ترافقه علامات خطر\n- طفل متعب في ساعة لا تعمل فيها العيادات\n- أحد الوالدين حين يكون الطريق إلى العيادة أصعب عليه من المرض نفسه\n- تجديد وصفة أو مراجعة بعد الخروج من المستشفى\n\nإذا كنت مترددًا فصف ما تشعر به في جملة أو جملتين واسأل. وقد يكون الجواب أنك تستطيع الانتظار حتى الصباح، وهذا جواب مفيد أيضًا. مريض سكري يتقيأ باستمرار: اتصال فوري بالرقم 998. رضيع دون ثلاثة أشهر وحرارته 38 درجة أو أكثر: إلى الطوارئ الآن، ولا تنتظروا زيارة. حمّى عند الأم في الأسابيع التي تلي الولادة: إلى الطوارئ الآن. حرارة 38 درجة أو أكثر أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن، مع اتصال في الطريق بخط الطوارئ لدى فريقكم في المستشفى."
    },
    {
     "en": "## What happens during the visit\n\nThe doctor begins with questions. When did it start, what makes it better or worse, who else at home is ill, what have you taken so far, and what illnesses do you already live with? Good answers here can make some tests unnecessary.\n\nThen comes the examination: temperature, pulse, blood pressure and oxygen level for nearly everybody, and throat, ears, chest, belly or skin depending on the complaint. The doctor explains what was found in plain words, and says just as plainly what was not found.\n\n### What you keep afterwards\n\nYou should be left with a plan that you can follow without calling back for an explanation: what this most likely is, what to take and how often, what to drink and eat, how long it should last, and which changes mean that you should call again. If you need a prescription, a sick-leave certificate or a receipt for your insurer, ask before the doctor leaves.",
     "ar": "## ماذا يحدث خلال الزيارة\n\nيبدأ الطبيب بالأسئلة: متى بدأت الأعراض، وما الذي يخففها أو يزيدها، وهل في البيت مريض آخر، وماذا تناولت حتى الآن، وما الأمراض التي تعيش معها أصلًا؟ الإجابات الدقيقة هنا قد تغني عن بعض الفحوص.\n\nثم يأتي الفحص: الحرارة والنبض وضغط الدم ونسبة الأكسجين لكل مريض تقريبًا، ثم الحلق أو الأذنان أو الصدر أو البطن أو الجلد بحسب الشكوى. ويشرح لك الطبيب بكلمات بسيطة ما وجده، ويذكر بالوضوح نفسه ما لم يجده.\n\n### ما الذي يبقى معك بعد الزيارة\n\nينبغي أن تبقى لديك خطة تستطيع اتباعها من غير أن تتصل مرة أخرى لتفهمها: ما التشخيص الأرجح، وماذا تتناول وكم مرة، وماذا تشرب وتأكل، وكم يُتوقع أن يستمر الأمر، وأي التغيرات تعني أن تتصل من جديد. وإذا احتجت إلى وصفة أو إجازة مرضية أو إيصال لشركة التأمين فاطلب ذلك قبل أن يغادر الطبيب."
    },
    {
     "en": "## What to have ready before the doctor arrives\n\nA few minutes of preparation make the visit calmer and shorter. Put these things on one table:\n\n1. Emirates ID or passport, and the insurance card if you have one\n2. Every medicine that is taken regularly, in its box, with vitamins and herbal products\n3. A note of temperatures and doses with the time of each\n4. Recent test results, hospital letters and known allergies\n5. For children, the last known weight, because doses depend on it\n\nClear a chair and a place with good light. Tell building security that you expect a visitor, and send the flat number and the nearest entrance together with your location. If there is a pet, keep it in another room. If you would like a female or a male doctor, or a certain language, say so when you book and not at the door, so that there is time to arrange it.",
     "ar": "## ما الذي تجهّزه قبل وصول الطبيب\n\nدقائق قليلة من التحضير تجعل الزيارة أهدأ وأقصر. ضع هذه الأشياء على طاولة واحدة:\n\n1. الهوية الإماراتية أو جواز السفر، وبطاقة التأمين إن وُجدت\n2. كل دواء يؤخذ بانتظام في علبته، مع الفيتامينات والمستحضرات العشبية\n3. ورقة فيها درجات الحرارة والجرعات ووقت كل منها\n4. نتائج الفحوص الحديثة وتقارير المستشفى والحساسية المعروفة\n5. آخر وزن معروف للطفل، لأن الجرعات تعتمد عليه\n\nأفرغ كرسيًا ومكانًا جيد الإضاءة، وأخبر حارس المبنى أنك تنتظر زائرًا، وأرسل رقم الشقة وأقرب مدخل مع الموقع. وإذا كان في البيت حيوان أليف فأبقه في غرفة أخرى. وإن كنت تفضّل طبيبة أو طبيبًا أو لغة بعينها فقل ذلك عند الحجز لا عند الباب، حتى يتسع الوقت لترتيبه."
    },
    {
     "en": "## What a doctor can do at home, and what needs a clinic\n\nA home visit covers more than most people expect. The doctor can examine, prescribe, give some medicines and injections, check a wound, take a heart tracing when the equipment was requested, and arrange samples. Blood and urine can be collected through [lab tests at home]({base}/services/lab-test-at-home), and a nurse can follow up with dressings or injections through [nurse on call]({base}/services/nurse-on-call).\n\nSome things belong elsewhere. X-rays, scans, stitches for deep cuts, treatment of broken bones and continuous monitoring need a clinic or a hospital. A careful doctor will say so early, write down what was found and help you decide where to go. That is not a wasted visit: arriving with a clear note often shortens the wait on the other side.\n\n### A word about antibiotics\n\nColds, flu and most sore throats come from viruses, and antibiotics do nothing against them. If the doctor suggests waiting, ask what would change the decision and when to check again.",
     "ar": "## ما يستطيع الطبيب فعله في البيت وما يحتاج إلى عيادة\n\nتشمل الزيارة المنزلية أكثر مما يتوقعه معظم الناس. يستطيع الطبيب أن يفحص ويصف الدواء ويعطي بعض الأدوية والحقن ويعاين الجروح، وأن يجري تخطيطًا للقلب إذا طُلب الجهاز مسبقًا، وأن يرتّب أخذ العيّنات. ويمكن سحب الدم وجمع عيّنة البول عن طريق [التحاليل المخبرية في المنزل]({base}/services/lab-test-at-home)، كما يمكن أن تتابع ممرّضة الضمادات والحقن عن طريق [ممرّض تحت الطلب]({base}/services/nurse-on-call).\n\nوهناك أمور مكانها غير البيت: الأشعة والتصوير، وخياطة الجروح العميقة، وعلاج الكسور، والمراقبة المستمرة. الطبيب المتأني يقول ذلك مبكرًا ويدوّن ما وجده ويساعدك على اختيار وجهتك. ولا تكون الزيارة عندئذ وقتًا ضائعًا، فالوصول بتقرير واضح كثيرًا ما يختصر الانتظار في الجهة الأخرى.\n\n### كلمة عن المضادات الحيوية\n\nنزلات البرد والإنفلونزا ومعظم التهابات الحلق سببها فيروسات لا تؤثر فيها المضادات الحيوية. فإذا اقترح الطبيب الانتظار فاسأله ما الذي يغيّر القرار ومتى يُعاد الفحص."
    },
    {
     "en": "## Caring for yourself until help arrives\n\nWhile you wait, simple things matter most. Sip water, soup or oral rehydration solution often rather than much at once. Rest with the head slightly raised if breathing through the nose is hard. Take fever medicine only as the leaflet of your own pack says, write down the time, and do not mix two products that contain the same ingredient.\n\nDo not start antibiotics that are left over from another illness, and do not take a relative's tablets because the symptoms look alike. Give no aspirin to anyone under 16, and measure a child's liquid medicine with the syringe from the pack instead of a kitchen spoon.\n\nSomebody who lives alone should tell a neighbour or friend, keep the phone charged and leave the door easy to open. If anything on the list of emergency signs appears while you wait, do not wait for us: call 998.",
     "ar": "## كيف تعتني بنفسك إلى أن تصل المساعدة\n\nالأمور البسيطة هي الأهم في وقت الانتظار. ارتشف الماء أو الحساء أو محلول الإماهة الفموي مرات متكررة بدل كمية كبيرة دفعة واحدة، واسترح ورأسك مرفوع قليلًا إذا صعب التنفس من الأنف. تناول خافض الحرارة كما تقول نشرة العبوة التي بين يديك فقط، ودوّن الوقت، ولا تجمع بين منتجين فيهما المادة نفسها.\n\nلا تبدأ بمضاد حيوي بقي من مرض سابق، ولا تأخذ أقراص أحد أقاربك لأن الأعراض متشابهة. ولا تعطِ الأسبرين لمن هم دون 16 عامًا، وقِس دواء الطفل السائل بالمحقنة المرفقة لا بملعقة المطبخ.\n\nمن يعيش وحده فليخبر جارًا أو صديقًا، وليُبقِ هاتفه مشحونًا وبابه سهل الفتح. وإذا ظهرت أثناء الانتظار أي علامة من قائمة الخطر فلا تنتظرنا: اتصل بالرقم 998."
    },
    {
     "en": "## After the visit: the next two days\n\nMost short illnesses turn a corner within two or three days. Use the plan that you were given and check three things twice a day: how you drink, how you breathe and how you feel compared with yesterday. A number on the thermometer says less than those three.\n\nCall again if the fever comes back after a day without it, if a rash spreads, if pain moves or grows, or if you cannot keep down medicine that you need. For anything on the list of emergency signs call 998. A short follow-up message is never a bother. For people with diabetes, heart disease, kidney disease or a pregnancy, the threshold for calling should be lower; ask the doctor where it lies for you.\n\nIf tests were sent, agree how you will hear about them and who explains them. A result without an explanation helps nobody.",
     "ar": "## بعد الزيارة: اليومان التاليان\n\nمعظم الأمراض القصيرة تبدأ بالتحسن خلال يومين أو ثلاثة. اتبع الخطة التي تسلّمتها وراقب ثلاثة أمور مرتين في اليوم: كيف تشرب، وكيف تتنفس، وكيف تشعر مقارنة بالأمس. وهذه الثلاثة تخبرك أكثر مما يخبرك رقم ميزان الحرارة.\n\nاتصل من جديد إذا عادت الحمّى بعد يوم من غيابها، أو انتشر الطفح، أو انتقل الألم أو اشتد، أو لم يستقر في معدتك دواء تحتاج إليه. وعند أي علامة من قائمة الخطر اتصل بالرقم 998. ورسالة متابعة قصيرة لا تزعج أحدًا. أما من لديه سكري أو مرض في القلب أو الكلى، والمرأة الحامل، فينبغي أن يتصلوا في وقت أبكر؛ اسأل الطبيب عن الحد المناسب لك.\n\nوإذا أُرسلت عيّنات فاتفق على طريقة إبلاغك بالنتيجة وعلى من يشرحها لك، فنتيجة بلا شرح لا تنفع أحدًا."
    }
   ],
   "chapters": [
    {
     "about": "what happens|expect|visit",
     "heading": {
      "en": "What to tell the doctor first",
      "ar": "ماذا تقول للطبيب أولًا"
     },
     "lead": {
      "en": "Good information at the start saves questions, tests and sometimes a second visit.",
      "ar": "المعلومات الجيدة في البداية تغني عن أسئلة وتحاليل، وأحيانًا عن زيارة ثانية."
     },
     "tips": [
      {
       "en": "The first sign and the day on which it appeared, in your own words.",
       "ar": "أول علامة واليوم الذي ظهرت فيه بكلماتك أنت."
      },
      {
       "en": "What has become better since then, what has become worse, and what has stayed the same.",
       "ar": "ما الذي تحسّن منذ ذلك، وما الذي ساء، وما الذي بقي على حاله."
      },
      {
       "en": "Whether colleagues, children or fellow travellers have something similar.",
       "ar": "هل لدى زملائك أو الأطفال أو رفاق السفر شيء مشابه."
      },
      {
       "en": "Journeys of the last month, insect bites, new food and contact with animals.",
       "ar": "أسفار الشهر الأخير ولسعات الحشرات والأطعمة الجديدة ومخالطة الحيوانات."
      },
      {
       "en": "Operations, long-term illnesses and anything that runs in the family.",
       "ar": "العمليات والأمراض المزمنة وما يتكرر في العائلة."
      },
      {
       "en": "Everything that you have taken for it, with the strength and the hour.",
       "ar": "كل ما تناولته لهذه الشكوى مع تركيزه ووقته."
      },
      {
       "en": "Smoking, alcohol and other substances, said plainly; it stays between you and the doctor.",
       "ar": "التدخين والكحول وغيرهما بصراحة، فذلك يبقى بينك وبين الطبيب."
      },
      {
       "en": "What you fear it might be, because that question deserves an answer too.",
       "ar": "ما تخشى أن يكون، فهذا السؤال يستحق جوابًا أيضًا."
      }
     ]
    },
    {
     "about": "fever|cold|throat|ill|sick",
     "heading": {
      "en": "Easing coughs, colds and sore throats",
      "ar": "تخفيف السعال والزكام والتهاب الحلق"
     },
     "lead": {
      "en": "Most infections of nose and throat pass within one to two weeks. These things make the time easier.",
      "ar": "معظم التهابات الأنف والحلق يمضي خلال أسبوع إلى أسبوعين، وهذه الأمور تيسّر الانتظار."
     },
     "tips": [
      {
       "en": "Salt water in the nose loosens mucus and can be used many times a day.",
       "ar": "الماء المالح في الأنف يليّن المخاط ويمكن استعماله مرات كثيرة في اليوم."
      },
      {
       "en": "Honey in warm water soothes a cough, but never give it to a baby under one year.",
       "ar": "العسل في ماء دافئ يهدّئ السعال، لكن لا يُعطى أبدًا لرضيع دون سنة."
      },
      {
       "en": "Use a decongestant spray for a few days only, because longer use blocks the nose again; it is not for children under 6, and in pregnancy a doctor decides.",
       "ar": "استعمل بخاخ الاحتقان أيامًا قليلة فقط، فالإطالة تسدّ الأنف من جديد؛ ولا يُعطى لطفل دون 6 سنوات، وفي الحمل يقرّر الطبيب."
      },
      {
       "en": "Lozenges are for those who can suck them without choking, so not for toddlers.",
       "ar": "أقراص المصّ لمن لا يُخشى عليه الاختناق بها، فلا تُعطى لصغار الأطفال."
      },
      {
       "en": "Rest the voice; whispering strains it as much as shouting.",
       "ar": "أرح صوتك، فالهمس يجهده كما يجهده الصياح."
      },
      {
       "en": "Keep away from work and school while you have a fever, and for one day after it has gone.",
       "ar": "ابتعد عن العمل والمدرسة ما دامت لديك حمّى ويومًا بعد زوالها."
      },
      {
       "en": "A cough that lasts longer than three weeks should be examined.",
       "ar": "السعال الذي يدوم أكثر من ثلاثة أسابيع ينبغي أن يُفحص."
      },
      {
       "en": "Look at the leaflets: flu powders and fever tablets often contain the same substance.",
       "ar": "اقرأ النشرات، فمساحيق الزكام وأقراص الحمّى كثيرًا ما تحوي المادة نفسها."
      }
     ]
    },
    {
     "about": "family|household|regular",
     "heading": {
      "en": "Why a doctor who knows you helps",
      "ar": "لماذا يفيدك طبيب يعرفك"
     },
     "lead": {
      "en": "Single visits solve single problems. For everything that lasts, it is worth seeing the same person again.",
      "ar": "الزيارة الواحدة تحل مشكلة واحدة، أما ما يدوم فيستحق أن تعود فيه إلى الطبيب نفسه."
     },
     "tips": [
      {
       "en": "Earlier values show whether a number is rising or falling.",
       "ar": "القيم السابقة تبيّن هل الرقم في صعود أم هبوط."
      },
      {
       "en": "Vaccinations, screening and prescriptions can be planned for the year.",
       "ar": "يمكن التخطيط للتطعيمات والفحوص والوصفات لسنة كاملة."
      },
      {
       "en": "The whole household shares infections, worries and often a kitchen; one doctor sees the links.",
       "ar": "أهل البيت يتقاسمون العدوى والقلق والمطبخ، والطبيب الواحد يرى ما يربط بينها."
      },
      {
       "en": "Letters from specialists come together in one place.",
       "ar": "تجتمع رسائل الاختصاصيين في مكان واحد."
      },
      {
       "en": "Sensitive subjects are easier with a person you trust.",
       "ar": "الموضوعات الحساسة أيسر مع من تثق به."
      },
      {
       "en": "Duplicate tests and clashing medicines are noticed sooner.",
       "ar": "يُنتبه أبكر إلى التحاليل المكررة والأدوية المتعارضة."
      },
      {
       "en": "Children who know the doctor are less afraid of the stethoscope.",
       "ar": "الأطفال الذين يعرفون الطبيب أقل خوفًا من السماعة."
      },
      {
       "en": "You can say what matters to you once, and need not begin again each time.",
       "ar": "تقول ما يهمك مرة واحدة ولا تبدأ من جديد كل مرة."
      }
     ]
    },
    {
     "about": "stomach|poison|food",
     "heading": {
      "en": "Stomach upsets at home",
      "ar": "اضطراب المعدة في البيت"
     },
     "lead": {
      "en": "Most upsets of stomach and bowel end by themselves. Until then the aim is to replace what is lost.",
      "ar": "معظم اضطرابات المعدة والأمعاء ينتهي وحده، والهدف حتى ذلك الحين تعويض ما يُفقد."
     },
     "tips": [
      {
       "en": "Start with sips every few minutes, and leave solid food until the vomiting has stopped for some hours.",
       "ar": "ابدأ برشفات كل بضع دقائق، ودع الطعام الصلب حتى يتوقف القيء ساعات."
      },
      {
       "en": "Keep rehydration powder at home; it is cheap and lasts for years.",
       "ar": "احتفظ بمسحوق الإماهة في البيت، فهو رخيص وصلاحيته طويلة."
      },
      {
       "en": "Tablets that stop diarrhoea are not for children, nor for anyone with a fever or bloody diarrhoea.",
       "ar": "أقراص إيقاف الإسهال ليست للأطفال، ولا لمن لديه حمّى أو إسهال مدمّى."
      },
      {
       "en": "Clean the bathroom with bleach and give the ill person a towel of their own.",
       "ar": "نظّف الحمّام بالمبيّض وخصّص للمريض منشفة."
      },
      {
       "en": "Stay away from work, school and pools for two days after the last vomiting or diarrhoea.",
       "ar": "ابتعد عن العمل والمدرسة والمسابح يومين بعد آخر قيء أو إسهال."
      },
      {
       "en": "Note what was eaten in the two days before, and who else ate it.",
       "ar": "دوّن ما أكلته في اليومين السابقين ومن أكل معك."
      },
      {
       "en": "The contraceptive pill and other daily tablets may not have been absorbed; ask what to do.",
       "ar": "قد لا تكون حبوب منع الحمل والأقراص اليومية قد امتُصّت، فاسأل عمّا تفعله."
      },
      {
       "en": "A little blood in the stool, or belly pain that grows and stays in one place, needs a doctor the same day; a lot of blood in the stool means 998.",
       "ar": "قليل من الدم في البراز أو ألم في البطن يزداد ويثبت في موضع واحد يحتاج إلى طبيب في اليوم نفسه؛ ودم كثير في البراز يعني الاتصال بالرقم 998."
      }
     ]
    },
    {
     "about": "pain|back|headache",
     "heading": {
      "en": "Aches and strains that you know",
      "ar": "آلام تعرفها من قبل"
     },
     "lead": {
      "en": "Familiar pain without new features can often be treated at home, with patience and movement.",
      "ar": "الألم المألوف من غير جديد فيه يمكن علاجه في البيت غالبًا بالصبر والحركة."
     },
     "tips": [
      {
       "en": "Keep moving within what the pain allows; bed rest makes a stiff back stiffer.",
       "ar": "تحرّك بقدر ما يسمح الألم، فملازمة السرير تزيد الظهر تيبسًا."
      },
      {
       "en": "Warmth eases tight muscles, and cold eases a fresh sprain during the first two days.",
       "ar": "الدفء يريح العضل المشدود، والبرودة تنفع الالتواء الحديث في أول يومين."
      },
      {
       "en": "Put a cloth between skin and ice, and take it off after a quarter of an hour.",
       "ar": "ضع قماشًا بين الجلد والثلج وارفعه بعد ربع ساعة."
      },
      {
       "en": "Choose one painkiller that suits your stomach, kidneys and other medicines, on advice.",
       "ar": "اختر بعد سؤال مسكّنًا واحدًا يناسب معدتك وكليتيك وأدويتك."
      },
      {
       "en": "Painkillers on most days of the month can cause headaches of their own.",
       "ar": "المسكّنات في معظم أيام الشهر قد تسبب صداعًا بحد ذاتها."
      },
      {
       "en": "A sudden headache that is worse than any before means 998.",
       "ar": "صداع مفاجئ لم يسبق له مثيل في شدته يعني الاتصال بالرقم 998."
      },
      {
       "en": "A hand or foot that slowly becomes numb should be examined soon; sudden weakness on one side means 998.",
       "ar": "اليد أو القدم التي يزداد خدرها ببطء ينبغي أن تُفحص قريبًا، أما الضعف المفاجئ في جانب من الجسم فيعني الاتصال بالرقم 998."
      },
      {
       "en": "Back pain with numbness around the genitals, new trouble passing urine or weak legs belongs in an emergency department now.",
       "ar": "ألم الظهر مع خدر حول الأعضاء التناسلية أو صعوبة جديدة في التبول أو ضعف في الساقين يعني الذهاب إلى الطوارئ الآن."
      }
     ]
    },
    {
     "about": "certificate|leave|prescription",
     "heading": {
      "en": "Prescriptions, certificates and referrals",
      "ar": "الوصفات والإجازات والتحويلات"
     },
     "lead": {
      "en": "Papers follow from an examination, not the other way round.",
      "ar": "الأوراق تأتي بعد الفحص لا قبله."
     },
     "tips": [
      {
       "en": "Say at the start which paper you need and for whom.",
       "ar": "قل في البداية أي ورقة تحتاج إليها ولمن."
      },
      {
       "en": "A certificate states days of rest that the findings justify, no more.",
       "ar": "تذكر الإجازة أيام الراحة التي تبررها نتيجة الفحص لا أكثر."
      },
      {
       "en": "A careful doctor does not backdate a certificate.",
       "ar": "الإجازة بتاريخ سابق لا يكتبها طبيب متأنٍّ."
      },
      {
       "en": "Bring the old box when you ask for a repeat prescription.",
       "ar": "أحضر العلبة القديمة حين تطلب تجديد الوصفة."
      },
      {
       "en": "Some painkillers, sedatives and stimulants need a special form and are not issued at home.",
       "ar": "بعض المسكّنات والمهدئات والمنشطات يتطلب نموذجًا خاصًا ولا يُصرف في المنزل."
      },
      {
       "en": "Ask how many days the supply lasts and when to come back.",
       "ar": "اسأل كم يومًا تكفي الكمية ومتى تراجع."
      },
      {
       "en": "A referral names the question, the findings and the medicines.",
       "ar": "يذكر التحويل السؤال ونتيجة الفحص والأدوية."
      },
      {
       "en": "Read every paper before the doctor leaves; a wrong letter in a name is easily put right then.",
       "ar": "اقرأ كل ورقة قبل أن يغادر الطبيب، فتصحيح حرف في الاسم سهل حينها."
      }
     ]
    },
    {
     "about": "child|fever|famil",
     "heading": {
      "en": "What parents notice first",
      "ar": "ما يلاحظه الوالدان أولًا"
     },
     "lead": {
      "en": "You know your child best. What seems unlike them is worth a sentence.",
      "ar": "أنتم أعرف بطفلكم، وما ليس من عادته يستحق أن يُذكر."
     },
     "tips": [
      {
       "en": "Wet nappies or visits to the toilet, compared with a normal day.",
       "ar": "عدد الحفاضات المبللة أو مرات دخول الحمّام مقارنة بيوم عادي."
      },
      {
       "en": "Whether the child plays when the fever is down.",
       "ar": "هل يلعب الطفل حين تنخفض الحرارة."
      },
      {
       "en": "How many cups the child has drunk since the morning.",
       "ar": "كم كوبًا شرب منذ الصباح."
      },
      {
       "en": "How the cry sounds, and whether comfort works.",
       "ar": "كيف يبدو البكاء وهل يهدأ بالحضن."
      },
      {
       "en": "Dose and time of every syrup, with the child's weight.",
       "ar": "جرعة كل شراب ووقته مع وزن الطفل."
      },
      {
       "en": "Illnesses at nursery or school this week.",
       "ar": "الأمراض المنتشرة في الحضانة أو المدرسة هذا الأسبوع."
      },
      {
       "en": "A rash: where it began and how it changes.",
       "ar": "الطفح: أين بدأ وكيف يتغير."
      },
      {
       "en": "Your own feeling that something is wrong, even without a number.",
       "ar": "شعورك بأن هناك شيئًا غير طبيعي ولو من غير رقم."
      }
     ]
    },
    {
     "heading": {
      "en": "Living well with a long-term condition",
      "ar": "حياة جيدة مع مرض مزمن"
     },
     "lead": {
      "en": "Blood pressure, asthma, thyroid or diabetes need small steps, taken regularly.",
      "ar": "الضغط والربو والغدة والسكري تحتاج إلى خطوات صغيرة منتظمة."
     },
     "tips": [
      {
       "en": "Agree on a target and on what to do when you miss it.",
       "ar": "اتفق على هدف وعلى ما تفعله إذا لم تبلغه."
      },
      {
       "en": "Link tablets to something you do anyway, such as brushing your teeth.",
       "ar": "اربط الأقراص بعادة لديك كتنظيف الأسنان."
      },
      {
       "en": "Order the next box when a week is left.",
       "ar": "اطلب العلبة التالية حين يبقى أسبوع."
      },
      {
       "en": "Have a written plan for days when it gets worse.",
       "ar": "لتكن لديك خطة مكتوبة للأيام التي يسوء فيها الأمر."
      },
      {
       "en": "Check inhaler or injection technique once a year.",
       "ar": "راجع طريقة البخّاخ أو الحقن مرة في السنة."
      },
      {
       "en": "Combine blood tests so that one sample serves several questions.",
       "ar": "اجمع التحاليل حتى تكفي عيّنة واحدة لعدة أسئلة."
      },
      {
       "en": "Tell the doctor what you do not take, and why.",
       "ar": "أخبر الطبيب بما لا تتناوله ولماذا."
      },
      {
       "en": "Celebrate steady values; they are your own work.",
       "ar": "افرح بالقيم المستقرة، فهي ثمرة جهدك."
      }
     ]
    }
   ],
   "faq": [
    {
     "q": {
      "en": "How quickly does a doctor come?",
      "ar": "كم يستغرق وصول الطبيب؟"
     },
     "a": {
      "en": "It depends on the time of day, traffic and where the nearest team is. When you book you are told an expected time for your address, and you hear from us if that changes. If your condition gets worse while you wait, say so at once or call 998.",
      "ar": "يتوقف ذلك على الوقت وحركة المرور ومكان أقرب فريق. عند الحجز نخبرك بالوقت المتوقع لعنوانك ونبلغك إذا تغيّر. وإذا ساءت حالتك أثناء الانتظار فأخبرنا فورًا أو اتصل بالرقم 998."
     }
    },
    {
     "q": {
      "en": "Can the doctor see more than one person in the family?",
      "ar": "هل يستطيع الطبيب فحص أكثر من شخص في العائلة؟"
     },
     "a": {
      "en": "Usually yes, but please say so when you book. Each person needs an examination and notes of their own, so the visit takes longer, and the team plans its time and the fee accordingly.",
      "ar": "نعم في الغالب، لكن نرجو ذكر ذلك عند الحجز. فلكل شخص فحص وملف خاص به، ولذلك تطول الزيارة ويخطط الفريق للوقت والرسوم على هذا الأساس."
     }
    },
    {
     "q": {
      "en": "Will I get a prescription and a sick-leave certificate?",
      "ar": "هل أحصل على وصفة وإجازة مرضية؟"
     },
     "a": {
      "en": "If the doctor finds a medical reason, yes. Prescriptions follow the rules of the Dubai Health Authority, so some medicines cannot be given at home. Certificates are issued after an examination and never without one.",
      "ar": "نعم إذا وجد الطبيب سببًا طبيًا. تخضع الوصفات لقواعد هيئة الصحة بدبي، ولذلك لا تُعطى بعض الأدوية في المنزل. ولا تصدر الإجازة المرضية إلا بعد فحص."
     }
    },
    {
     "q": {
      "en": "Can a doctor come to my office?",
      "ar": "هل يأتي الطبيب إلى مكتبي؟"
     },
     "a": {
      "en": "Yes, if there is a room with a door, a chair and enough light. Tell the reception about the visit, and say when you book whether parking or an access card is needed.",
      "ar": "نعم، إذا توفرت غرفة لها باب وفيها كرسي وإضاءة كافية. أخبر الاستقبال بالزيارة، واذكر عند الحجز هل يلزم موقف أو بطاقة دخول."
     }
    },
    {
     "q": {
      "en": "What if the doctor sends me to a hospital?",
      "ar": "ماذا لو أحالني الطبيب إلى المستشفى؟"
     },
     "a": {
      "en": "Then you receive a note with the findings, the medicines you were given and the reason. The doctor helps you choose where to go, and an ambulance is called if you should not travel by car.",
      "ar": "تتسلّم عندئذ رسالة فيها ما وجده الطبيب وما أُعطي لك من أدوية وسبب الإحالة. ويساعدك على اختيار وجهتك، ويطلب الإسعاف إذا كان الأسلم ألا تنتقل بالسيارة."
     }
    },
    {
     "q": {
      "en": "Is a video call enough?",
      "ar": "هل تكفي مكالمة بالفيديو؟"
     },
     "a": {
      "en": "Sometimes, for a question about a known problem or a result. Anyone who needs a hands-on examination, a stethoscope or a measurement needs a visit, and a careful doctor says so during the call.",
      "ar": "أحيانًا، لسؤال عن مشكلة معروفة أو عن نتيجة. أما من يحتاج إلى فحص باليد أو السماعة أو إلى قياس فيحتاج إلى زيارة، والطبيب المتأني يقول ذلك في المكالمة."
     }
    }
   ]
  },
  "elderly": {
   "excerpt": {
    "en": "How to choose help for an older parent at home: what a carer does, how to make the flat safer, how to share the days, and when to ask for a doctor.",
    "ar": "كيف تختار العون لوالد مسنّ أو والدة مسنّة في البيت: ماذا يفعل المرافق، وكيف يصبح المنزل آمنًا، وكيف تتقاسم العائلة الأيام، ومتى تطلب طبيبًا."
   },
   "metaDescription": {
    "en": "Elderly care at home in Dubai: what a carer or nurse does, how to make the home safer, how to plan days and nights, and signs that need a doctor.",
    "ar": "رعاية كبار السن في المنزل بدبي: ماذا يفعل المرافق أو الممرّضة، وكيف يصبح البيت أكثر أمانًا، وكيف تُنظّم الأيام والليالي، ومتى تحتاج طبيبًا."
   },
   "alt": {
    "en": "A carer and an older woman having tea in a living room in Dubai",
    "ar": "مرافقة وسيدة كبيرة في السن تشربان الشاي في غرفة جلوس بدبي"
   },
   "infographic": {
    "en": "Safer days for an older person at home: clear and well-lit paths, rails and non-slip mats in the bathroom, medicines sorted for the week, water always within reach, emergency numbers on the fridge",
    "ar": "أيام أكثر أمانًا لكبير السن في البيت: ممرات خالية ومضاءة، مقابض وسجاد مانع للانزلاق في الحمّام، أدوية مرتبة للأسبوع، ماء في متناول اليد، أرقام الطوارئ على الثلاجة"
   },
   "intros": [
    {
     "en": "Most older people would rather stay in their own home, with their own chair and their own window. It works well when help comes at the right moment and in the right measure. This guide is about “{topic}”: what care at home can do, how to choose the person, how to make the rooms safer, and how the family keeps its strength.",
     "ar": "معظم كبار السن يفضّلون البقاء في بيوتهم، مع كرسيهم ونافذتهم وذكرياتهم. وينجح ذلك حين يأتي العون في الوقت المناسب وبالقدر المناسب. يتناول هذا الدليل موضوع «{topic}»: ما الذي تستطيعه الرعاية في المنزل، وكيف تختار الشخص، وكيف تصبح الغرف أكثر أمانًا، وكيف تحافظ العائلة على قوتها."
    },
    {
     "en": "Parents seldom ask for help, and children often notice late. This article is about “{topic}”. It gives you words for a difficult conversation, a way to choose, and small changes at home that cost little and prevent a lot.",
     "ar": "نادرًا ما يطلب الوالدان العون، وكثيرًا ما ينتبه الأبناء متأخرين. موضوع هذا المقال: «{topic}». تجد فيه كلمات لحديث صعب، وطريقة للاختيار، وتغييرات صغيرة في البيت تكلّف قليلًا وتمنع كثيرًا."
    },
    {
     "en": "Growing old at home is possible for many, if days have a rhythm and nights are safe. What follows is about “{topic}”, for sons, daughters and spouses who want to do it well without wearing themselves out.",
     "ar": "التقدم في السن داخل البيت ممكن لكثيرين إذا كان للأيام نظام وكانت الليالي آمنة. وما يلي عن «{topic}»، للأبناء والأزواج الذين يريدون أن يحسنوا الرعاية من غير أن يُنهكوا أنفسهم."
    }
   ],
   "sections": [
    {
     "en": "## When it is time for help\n\nThe need for help seldom arrives on one day. It shows in small things: post that is not opened, the same shirt three days in a row, an empty fridge, a bruise that nobody can explain, a tablet found under the table. One of them means little. Several together mean that it is time to talk.\n\n- Walking, standing up or climbing a step has become unsafe\n- Washing, dressing or using the bathroom takes more strength than there is\n- Medicines are forgotten or taken twice\n- Meals are skipped and clothes hang loosely\n- Days and nights are changing places\n- The person who has cared so far is worn out\n\nTalk early, and with your parent rather than about them. A trial of two days a week is easier to accept than a great decision, and it shows quickly what is really needed.",
     "ar": "## متى يحين وقت طلب العون\n\nنادرًا ما تأتي الحاجة إلى العون في يوم واحد، بل تظهر في أمور صغيرة: رسائل لا تُفتح، والقميص نفسه ثلاثة أيام، وثلاجة فارغة، وكدمة لا يعرف أحد سببها، وقرص دواء تحت الطاولة. الواحدة منها لا تعني الكثير، أما اجتماع عدة علامات فيعني أن وقت الحديث قد حان.\n\n- صار المشي أو الوقوف أو صعود درجة غير آمن\n- الاستحمام أو اللبس أو استخدام الحمّام يتطلب قوة لم تعد لديه\n- تُنسى الأدوية أو تؤخذ مرتين\n- تفوت الوجبات وتتسع الملابس\n- يختلط عليه الليل والنهار\n- أنهك التعب من كان يرعاه حتى الآن\n\nتحدّثوا مبكرًا، ومع والدكم لا عنه. فتجربة يومين في الأسبوع أسهل قبولًا من قرار كبير، وتُظهر سريعًا ما تحتاجون إليه حقًا."
    },
    {
     "en": "## Carer or nurse: who does what\n\nA carer helps with daily life: getting up, washing, dressing, meals, walks, company, a watchful eye at night. A nurse does what needs training in medicine: injections, dressings, catheters, feeding tubes, blood sugar and blood pressure with a plan for what to do about them. Many families need both in different amounts, such as a carer every day and a nurse twice a week.\n\nShifts of {{shifts}} can be booked. Begin with the shift that is needed most now, by day or by night, and add more only when they prove useful.\n\n### Questions to ask before you decide\n\nWhich training and licence does the person have? Who takes over on days off? Who supervises, and how often does a nurse look in? What happens in an emergency at night? Which language is spoken at the table? A good provider has heard all of these before.",
     "ar": "## المرافق أم الممرّضة: من يفعل ماذا\n\nيساعد المرافق في الحياة اليومية: النهوض والاستحمام واللبس والوجبات والمشي والصحبة وعين ساهرة في الليل. وتقوم الممرّضة بما يتطلب تدريبًا طبيًا: الحقن والضمادات والقسطرة وأنابيب التغذية وقياس السكر والضغط مع خطة لما ينبغي فعله. وتحتاج عائلات كثيرة إلى الاثنين بمقادير مختلفة، مثل مرافق كل يوم وممرّضة مرتين في الأسبوع.\n\nيمكن حجز مناوبات من {{shifts}}. ابدؤوا بالمناوبة التي تشتد الحاجة إليها الآن، نهارًا أو ليلًا، ولا تزيدوا إلا حين تثبت الفائدة.\n\n### أسئلة تطرحونها قبل القرار\n\nما التدريب والترخيص لدى هذا الشخص؟ ومن يحل محله في أيام الراحة؟ ومن يشرف عليه، وكم مرة تزوركم ممرّضة للاطمئنان؟ وماذا يحدث في طارئ ليلي؟ وبأي لغة يدور الحديث على المائدة؟ مقدّم الخدمة الجيد سمع هذه الأسئلة كلها من قبل."
    },
    {
     "en": "## Making the home safer\n\nOften it is a fall that ends living on one's own. Many falls happen at night, on the way to the bathroom, on something that has always been there. An hour with open eyes changes a lot:\n\n1. Clear the path from bed to bathroom, fix or remove rugs, tidy away cables\n2. Put night lights along it, and a switch or lamp within reach of the bed\n3. Fit rails beside the toilet and in the shower, with a non-slip mat and a stool\n4. Choose a firm chair with arms, and a bed at knee height\n5. Replace slippers with closed shoes that have a rubber sole\n6. Have eyes and glasses checked once a year\n\nCold air from the air conditioning stiffens joints, and marble floors are slippery when wet. In a villa, a bedroom on the ground floor spares the stairs. Walking aids help only when they are adjusted to the person, so have that done properly.\n\nAfter a fall, a leg that cannot bear weight: call 998. After a fall or an accident, severe pain in the neck or back: call 998 and do not move the person. After a blow to the head, vomiting, a growing headache, drowsiness, or clear fluid from the nose or an ear: call 998. A blow to the head of someone who takes a blood thinner: go to an emergency department now, even if they feel well. After a fall or an accident, pain in the neck or back that is not severe: go to an emergency department now.",
     "ar": "## جعل البيت أكثر أمانًا\n\nكثيرًا ما ينهي السقوط حياة المرء المستقلة في بيته. وكثير منه يقع ليلًا في الطريق إلى الحمّام، بسبب شيء كان في مكانه دائمًا. ساعة واحدة بعين منتبهة تغيّر الكثير:\n\n1. أخلوا الطريق من السرير إلى الحمّام، وثبّتوا السجاد أو أزيلوه، وأبعدوا الأسلاك\n2. ضعوا أضواء ليلية على امتداده، ومفتاحًا أو مصباحًا في متناول من في السرير\n3. ركّبوا مقابض بجانب المرحاض وفي مكان الاستحمام، مع سجادة مانعة للانزلاق ومقعد\n4. اختاروا كرسيًا ثابتًا له ذراعان، وسريرًا بارتفاع الركبة\n5. استبدلوا النعال المفتوحة بأحذية مغلقة لها أرضية مطاطية\n6. افحصوا النظر والنظارة مرة في السنة\n\nالهواء البارد من المكيّف يزيد تيبّس المفاصل، وأرضيات الرخام زلقة حين تبتل. وفي الفلل تغني غرفة نوم في الطابق الأرضي عن صعود الدرج. وأدوات المشي لا تنفع إلا إذا ضُبطت على قياس صاحبها، فاحرصوا على ضبطها عند مختص.\n\nبعد سقوط، عجز عن الوقوف على الساق: اتصال فوري بالرقم 998. بعد سقوط أو حادث، ألم شديد في الرقبة أو الظهر: اتصال فوري بالرقم 998، ومن غير تحريك المصاب. بعد ضربة على الرأس، قيء أو صداع يزداد أو نعاس أو سائل شفاف من الأنف أو الأذن: اتصال فوري بالرقم 998. ضربة على رأس من يتناول مميّعًا للدم: إلى الطوارئ الآن ولو شعر أنه بخير. بعد سقوط أو حادث، ألم غير شديد في الرقبة أو الظهر: إلى الطوارئ الآن."
    },
    {
     "en": "## Medicines, food and drink\n\nOlder bodies handle medicines differently. Keep one list with the name, the dose, the time and the reason of each, and take it to every visit. A weekly box that is filled by one person and checked by another prevents many mistakes. Never stop a tablet because somebody feels better, and never add one from the pharmacy without asking: common painkillers and sleeping tablets can cause falls, bleeding or confusion.\n\nThirst becomes weaker with age, while Dubai's summer asks for more water. Offer small glasses often, with taste if that helps: laban, soup, fruit, tea. Dark urine and dry lips can mean too little. With heart or kidney disease, ask a doctor how much is right.\n\n### At the table\n\nSmall meals, protein with each of them, and company at the table do more than supplements. Coughing while eating, or meals that take an hour, should be looked at by a doctor.",
     "ar": "## الأدوية والطعام والشراب\n\nتتعامل أجسام كبار السن مع الأدوية بطريقة مختلفة. احتفظوا بقائمة واحدة فيها اسم كل دواء وجرعته ووقته وسببه، وخذوها معكم إلى كل زيارة. والعلبة الأسبوعية التي يملؤها شخص ويراجعها آخر تمنع كثيرًا من الأخطاء. لا توقفوا دواءً لأن صاحبه تحسّن، ولا تضيفوا شيئًا من الصيدلية من دون سؤال، فبعض المسكنات والمنومات الشائعة قد يسبب السقوط أو النزيف أو التشوش.\n\nيضعف الإحساس بالعطش مع التقدم في السن، بينما يطلب صيف دبي ماءً أكثر. قدّموا أكوابًا صغيرة مرات كثيرة، وبمذاق محبوب إن كان ذلك يساعد: لبن أو حساء أو فاكهة أو شاي. البول الداكن وجفاف الشفتين قد يعنيان نقص الماء. ومع أمراض القلب أو الكلى اسألوا الطبيب عن المقدار المناسب.\n\n### على المائدة\n\nالوجبات الصغيرة التي في كل منها بروتين، والصحبة على المائدة، تنفع أكثر من المكمّلات. أما السعال أثناء الأكل أو الوجبة التي تستغرق ساعة فينبغي أن ينظر في ذلك طبيب."
    },
    {
     "en": "## Memory, mood and good days\n\nBeing forgetful is not the same as dementia. Hearing loss, low mood, poor sleep, an infection or a medicine can look just like it, so every change should be examined. New confusion or unusual drowsiness: call 998. A lasting change deserves a proper assessment and a name, because plans are easier with one.\n\nWhere memory fails, routine holds: the same time to get up, the same cup, the same walk. Say one thing at a time, in short sentences, from the front. Do not argue about what year it is; answer the feeling behind the question. Photographs, songs and prayers often stay when much else has gone.\n\nIf evenings are restless, brighten the room before sunset, keep afternoons calm and naps short, and check for pain, thirst or a full bladder. A carer who knows these things lets a spouse sleep through a night again, and that may be the most useful help of all.",
     "ar": "## الذاكرة والمزاج والأيام الطيبة\n\nالنسيان ليس هو الخرف. فضعف السمع وتعكر المزاج وقلة النوم والعدوى وبعض الأدوية قد تشبهه تمامًا، ولذلك يستحق كل تغيّر أن يُفحص. تشوّش جديد أو نعاس غير معتاد: اتصال فوري بالرقم 998. أما التغيّر المستمر فيستحق تقييمًا كاملًا واسمًا واضحًا، لأن التخطيط معه أسهل.\n\nوحيث تخون الذاكرة تثبت العادة: موعد النهوض نفسه، والفنجان نفسه، والمشي في الطريق نفسه. قولوا شيئًا واحدًا في كل مرة، بجمل قصيرة ومن الأمام. لا تجادلوا في أي سنة نحن، بل أجيبوا عن الشعور الكامن وراء السؤال. والصور والأناشيد والأدعية كثيرًا ما تبقى حين يغيب غيرها.\n\nوإذا كان المساء مضطربًا فأضيئوا الغرفة قبل الغروب، واجعلوا العصر هادئًا والقيلولة قصيرة، وانتبهوا إلى الألم أو العطش أو امتلاء المثانة. والمرافق الذي يعرف هذا كله يتيح للزوج أو الزوجة نوم ليلة كاملة من جديد، وقد يكون ذلك أنفع عون."
    },
    {
     "en": "## Keeping the family strong\n\nCaring is work, and nobody does it well around the clock. Write down who does what, on which days, and who decides in an emergency. Brothers and sisters abroad can order medicines, pay bills and make the daily call; being far away is not the same as being unable to help.\n\nPlan free hours before you need them, and treat them as part of the care. If you sleep badly, are quick to anger, lose weight or feel nothing at all, tell your own doctor. A few days of relief by a carer at home cost less than a collapse.\n\nMeet once a month, with your parent if that is possible, and ask three questions: what goes well, what is hard, what shall we change? A short daily note from the carer keeps everybody at the same point. For medical tasks in between, [nurse at home]({base}/services/nurse-at-home) can be added for single visits, and a [doctor on call]({base}/services/doctor-on-call) sees the patient without a trip across town.",
     "ar": "## كيف تحافظ العائلة على قوتها\n\nالرعاية عمل، ولا أحد يؤديها جيدًا على مدار الساعة. اكتبوا من يفعل ماذا وفي أي الأيام، ومن يقرر في الطوارئ. ويستطيع الإخوة المقيمون في الخارج أن يطلبوا الأدوية ويدفعوا الفواتير ويجروا المكالمة اليومية، فالبعد لا يعني العجز عن المساعدة.\n\nخططوا لساعات راحة قبل أن تحتاجوا إليها، وعدّوها جزءًا من الرعاية. وإذا ساء نوم أحدكم أو صار سريع الغضب أو نقص وزنه أو لم يعد يشعر بشيء فليخبر طبيبه هو. فأيام قليلة من العون في البيت أقل كلفة من الانهيار.\n\nاجتمعوا مرة في الشهر، ومعكم الوالد أو الوالدة إن أمكن، واسألوا ثلاثة أسئلة: ما الذي يسير جيدًا؟ وما الصعب؟ وماذا نغيّر؟ والملاحظة اليومية القصيرة من المرافق تُبقي الجميع على بيّنة. وللمهام الطبية بين ذلك يمكن إضافة زيارات مفردة من [ممرّض في المنزل]({base}/services/nurse-at-home)، كما يستطيع [طبيب تحت الطلب]({base}/services/doctor-on-call) أن يرى المريض من دون مشوار عبر المدينة."
    }
   ],
   "chapters": [
    {
     "heading": {
      "en": "Staying steady on one's feet",
      "ar": "ثبات على القدمين"
     },
     "lead": {
      "en": "Muscles can be trained at any age. A few minutes every day are easier to keep up than an hour once a week.",
      "ar": "يمكن تقوية العضلات في أي عمر، ودقائق كل يوم أسهل من ساعة مرة في الأسبوع."
     },
     "tips": [
      {
       "en": "Stand up from a chair and sit down again, five times, holding on if needed.",
       "ar": "النهوض من الكرسي والجلوس خمس مرات مع الإمساك بشيء عند الحاجة."
      },
      {
       "en": "Walk the corridor after each meal, in the shopping mall when it is hot.",
       "ar": "المشي في الممر بعد كل وجبة، وفي مركز تسوق حين يشتد الحر."
      },
      {
       "en": "Practise balance beside the kitchen counter, first with two hands, then with one.",
       "ar": "تمرين التوازن عند طاولة المطبخ بيدين أولًا ثم بيد واحدة."
      },
      {
       "en": "Carry light things, such as a bottle of water, from room to room.",
       "ar": "حمل أشياء خفيفة كزجاجة ماء من غرفة إلى غرفة."
      },
      {
       "en": "Ask a physiotherapist for a plan after an illness in bed.",
       "ar": "طلب خطة من اختصاصي علاج طبيعي بعد مرض ألزم الفراش."
      },
      {
       "en": "Sit down when dizzy; for pain in the chest or trouble breathing stop at once and call 998.",
       "ar": "الجلوس عند الدوار، أما ألم الصدر أو صعوبة التنفس فيعني التوقف فورًا والاتصال بالرقم 998."
      },
      {
       "en": "Do it together; company keeps a habit alive.",
       "ar": "أدّوها معًا، فالصحبة تُبقي العادة."
      },
      {
       "en": "Praise the effort and not the number.",
       "ar": "امدحوا الجهد لا العدد."
      }
     ]
    },
    {
     "about": "choose|carer|right",
     "heading": {
      "en": "The first two weeks with a carer",
      "ar": "أول أسبوعين مع المرافق"
     },
     "lead": {
      "en": "A good start decides whether help is accepted. Plan it as you would plan a move.",
      "ar": "البداية الجيدة تحدد هل يُقبل العون، فخططوا لها كما تخططون للانتقال إلى بيت جديد."
     },
     "tips": [
      {
       "en": "Introduce the carer over tea, without tasks on the first day.",
       "ar": "قدّموا المرافق على كوب شاي، من غير مهام في اليوم الأول."
      },
      {
       "en": "Write one page about habits: breakfast, prayer, television, what annoys.",
       "ar": "اكتبوا صفحة عن العادات: الفطور والصلاة والتلفاز وما يزعج."
      },
      {
       "en": "Agree on what your parent continues to do alone.",
       "ar": "اتفقوا على ما يستمر الوالد أو الوالدة في القيام به دون عون."
      },
      {
       "en": "Keep money and valuables out of the arrangement from the beginning.",
       "ar": "أبعدوا المال والأشياء الثمينة عن الأمر منذ البداية."
      },
      {
       "en": "Show the wardrobe, the medicine box and the emergency sheet in person.",
       "ar": "أروا المرافق الخزانة وعلبة الأدوية وورقة الطوارئ بأنفسكم."
      },
      {
       "en": "Ring every evening in the first days, then every other day.",
       "ar": "اتصلوا كل مساء في الأيام الأولى ثم مرة كل يومين."
      },
      {
       "en": "Listen to complaints from both sides before you judge.",
       "ar": "استمعوا إلى شكوى الطرفين قبل الحكم."
      },
      {
       "en": "After fourteen days decide together what to keep and what to change.",
       "ar": "بعد أربعة عشر يومًا قرروا معًا ما يبقى وما يتغير."
      }
     ]
    },
    {
     "about": "dementia|memory|night",
     "heading": {
      "en": "Calm evenings and safe nights",
      "ar": "أمسيات هادئة وليالٍ آمنة"
     },
     "lead": {
      "en": "Late hours are the hardest when memory fades. Light, habit and a locked balcony help.",
      "ar": "الساعات المتأخرة هي الأصعب مع ضعف الذاكرة، والضوء والعادة والشرفة المغلقة تعين."
     },
     "tips": [
      {
       "en": "Draw the curtains and turn on warm lamps before it gets dark.",
       "ar": "أسدلوا الستائر وأضيئوا مصابيح دافئة اللون قبل الظلام."
      },
      {
       "en": "Offer a small supper, then the same three steps to bed every day.",
       "ar": "قدّموا عشاءً خفيفًا ثم الخطوات الثلاث نفسها إلى السرير كل يوم."
      },
      {
       "en": "Put a picture of a toilet on the bathroom door.",
       "ar": "ضعوا صورة مرحاض على باب الحمّام."
      },
      {
       "en": "Cover mirrors if the face in them causes fear.",
       "ar": "غطّوا المرايا إذا أخافه الوجه الذي فيها."
      },
      {
       "en": "Secure front door, balcony and stove with simple devices.",
       "ar": "أمّنوا باب البيت والشرفة والموقد بأدوات بسيطة."
      },
      {
       "en": "Sew a telephone number into the jacket, in case somebody walks off.",
       "ar": "خيطوا رقم هاتف في السترة تحسبًا لخروجه وحده."
      },
      {
       "en": "Look for the reason behind pacing: pain, hunger, heat, a full bladder.",
       "ar": "ابحثوا عن سبب المشي المتكرر: ألم أو جوع أو حر أو مثانة ممتلئة."
      },
      {
       "en": "Sleeping tablets often make confusion worse; a doctor decides, nobody else.",
       "ar": "كثيرًا ما تزيد المنوّمات التشوش، والقرار فيها للطبيب وحده."
      }
     ]
    },
    {
     "heading": {
      "en": "Washing and dressing with dignity",
      "ar": "الاستحمام واللبس بكرامة"
     },
     "lead": {
      "en": "Being washed by somebody is hard to accept. Small courtesies make it bearable.",
      "ar": "أن يغسلك غيرك أمر صعب، واللطف الصغير يهوّنه."
     },
     "tips": [
      {
       "en": "Ask before every touch, and say what comes next.",
       "ar": "استأذنوا قبل كل لمسة وقولوا ما سيأتي."
      },
      {
       "en": "Warm the room and the towel first.",
       "ar": "دفّئوا الغرفة والمنشفة أولًا."
      },
      {
       "en": "Cover the parts of the body that are not being washed.",
       "ar": "غطّوا ما لا يُغسل من الجسم."
      },
      {
       "en": "Let them wash what they still can, such as the face.",
       "ar": "دعوه يغسل بيده ما يستطيع، كالوجه."
      },
      {
       "en": "Test the water with your elbow.",
       "ar": "اختبروا الماء بالمرفق."
      },
      {
       "en": "Clothes that open at the front and shoes with straps save strength.",
       "ar": "ثياب تُفتح من الأمام وأحذية بأشرطة توفّر الجهد."
      },
      {
       "en": "Look at heels, hips and the lower back for red patches every day.",
       "ar": "افحصوا الكعبين والوركين وأسفل الظهر كل يوم بحثًا عن احمرار."
      },
      {
       "en": "A full bath is not needed daily; hands, face and folds of skin are.",
       "ar": "لا يلزم الاستحمام الكامل كل يوم، بل اليدان والوجه وثنايا الجلد."
      }
     ]
    },
    {
     "heading": {
      "en": "Eyes, ears and teeth",
      "ar": "العينان والأذنان والأسنان"
     },
     "lead": {
      "en": "Much that looks like old age is poor sight or hearing that can be helped.",
      "ar": "كثير مما يبدو شيخوخة ضعف في النظر أو السمع يمكن علاجه."
     },
     "tips": [
      {
       "en": "Have eyes checked yearly, and clean the lenses every morning.",
       "ar": "افحصوا النظر كل سنة ونظّفوا العدسات كل صباح."
      },
      {
       "en": "Wax is a common reason for poorer hearing; hearing that is lost suddenly needs a doctor the same day.",
       "ar": "الشمع سبب شائع لضعف السمع، أما فقدان مفاجئ للسمع فيستدعي طبيبًا في اليوم نفسه."
      },
      {
       "en": "Test the batteries of hearing aids on a fixed day.",
       "ar": "اختبروا بطاريات السماعة في يوم ثابت."
      },
      {
       "en": "Dentures that hurt lead to weight loss; they can be adjusted.",
       "ar": "طقم الأسنان المؤلم يُنقص الوزن، ويمكن ضبطه."
      },
      {
       "en": "Brush teeth, gums and tongue twice daily, with a soft brush.",
       "ar": "نظّفوا الأسنان واللثة واللسان مرتين يوميًا بفرشاة ناعمة."
      },
      {
       "en": "Speak slowly and turn the television down.",
       "ar": "تكلموا ببطء وأخفضوا التلفاز."
      },
      {
       "en": "Mark steps and taps with a contrasting colour.",
       "ar": "ميّزوا الدرجات والصنابير بلون مختلف."
      },
      {
       "en": "Sudden loss of sight in one eye, even for minutes, is a reason to call 998.",
       "ar": "فقدان مفاجئ للبصر في عين واحدة ولو دقائق سبب للاتصال بالرقم 998."
      }
     ]
    },
    {
     "about": "hospital|after|choose",
     "heading": {
      "en": "Coming home from hospital",
      "ar": "العودة من المستشفى"
     },
     "lead": {
      "en": "The first days after discharge need the most attention. A plan catches many problems.",
      "ar": "الأيام الأولى بعد الخروج أحوج ما تكون إلى الانتباه، والخطة تكشف كثيرًا من المشكلات."
     },
     "tips": [
      {
       "en": "Ask for the discharge letter and read it together before you leave.",
       "ar": "اطلبوا تقرير الخروج واقرؤوه معًا قبل المغادرة."
      },
      {
       "en": "Compare the new list of medicines with the old one, line by line.",
       "ar": "قارنوا قائمة الأدوية الجديدة بالقديمة سطرًا سطرًا."
      },
      {
       "en": "Have the bed, the chair and the commode in place the day before.",
       "ar": "جهّزوا السرير والكرسي وكرسي المرحاض المتنقل قبل يوم."
      },
      {
       "en": "Fetch medicines from the pharmacy on the way home.",
       "ar": "أحضروا الأدوية من الصيدلية في الطريق."
      },
      {
       "en": "Plan who sleeps in the house for the first nights.",
       "ar": "حددوا من ينام في البيت الليالي الأولى."
      },
      {
       "en": "Watch eating, drinking, pain and passing urine, and write it down.",
       "ar": "راقبوا الأكل والشرب والألم والتبول ودوّنوا ذلك."
      },
      {
       "en": "Know the number to ring about the treatment, day and night.",
       "ar": "اعرفوا الرقم الذي تتصلون به عن العلاج ليلًا ونهارًا."
      },
      {
       "en": "Book the follow-up before the weekend.",
       "ar": "احجزوا المراجعة قبل عطلة الأسبوع."
      }
     ]
    },
    {
     "heading": {
      "en": "Company and things to do",
      "ar": "صحبة وأعمال صغيرة"
     },
     "lead": {
      "en": "A day needs a purpose at eighty as it does at thirty.",
      "ar": "يحتاج اليوم إلى معنى في الثمانين كما في الثلاثين."
     },
     "tips": [
      {
       "en": "Fold napkins, water plants, sort photographs.",
       "ar": "طيّ المناديل وسقي النبات وترتيب الصور."
      },
      {
       "en": "Cook a dish from earlier years together.",
       "ar": "طبخ طبق من الأيام القديمة معًا."
      },
      {
       "en": "Read the newspaper aloud and argue a little.",
       "ar": "قراءة الجريدة بصوت عالٍ ومناقشتها قليلًا."
      },
      {
       "en": "Walk to the mosque, the shop or the bench, in the cool hours.",
       "ar": "المشي إلى المسجد أو الدكان أو المقعد في الساعات المعتدلة."
      },
      {
       "en": "Invite one guest rather than ten.",
       "ar": "دعوة ضيف واحد لا عشرة."
      },
      {
       "en": "Play cards or dominoes; memory likes rules.",
       "ar": "لعب الورق أو الدومينو فالذاكرة تحب القواعد."
      },
      {
       "en": "Record stories on a telephone for the grandchildren.",
       "ar": "تسجيل الحكايات للأحفاد على الهاتف."
      },
      {
       "en": "Leave time for doing nothing.",
       "ar": "ترك وقت لا يُعمل فيه شيء."
      }
     ]
    },
    {
     "about": "medicine|tablet|care",
     "heading": {
      "en": "A medicine round that works",
      "ar": "نظام ناجح للأدوية"
     },
     "lead": {
      "en": "Five tablets at four times a day are hard for anybody. Order helps.",
      "ar": "خمسة أقراص في أربعة أوقات أمر صعب على أي أحد، والترتيب يعين."
     },
     "tips": [
      {
       "en": "Fill the weekly box on the same day, at a table, without television.",
       "ar": "املؤوا العلبة الأسبوعية في اليوم نفسه على طاولة ومن غير تلفاز."
      },
      {
       "en": "Ask whether times can be joined, so that there are two rounds and not four.",
       "ar": "اسألوا هل تُجمع الأوقات فتصير مرتين لا أربعًا."
      },
      {
       "en": "Keep look-alike boxes apart.",
       "ar": "أبعدوا العلب المتشابهة بعضها عن بعض."
      },
      {
       "en": "Tick the sheet after the tablet is swallowed, not before.",
       "ar": "ضعوا العلامة بعد بلع القرص لا قبله."
      },
      {
       "en": "A tablet found on the floor tells you something; write it down.",
       "ar": "القرص الذي يُعثر عليه على الأرض يدل على شيء، فدوّنوه."
      },
      {
       "en": "Blood thinners, insulin and heart tablets come first on the list.",
       "ar": "مميّعات الدم والإنسولين وأقراص القلب في أول القائمة."
      },
      {
       "en": "New dizziness after a new medicine should be reported the same day.",
       "ar": "الدوار الجديد بعد دواء جديد يُبلَّغ عنه في اليوم نفسه."
      },
      {
       "en": "Take what is left over to a pharmacy.",
       "ar": "خذوا ما يتبقى إلى صيدلية."
      }
     ]
    }
   ],
   "faq": [
    {
     "q": {
      "en": "Can we meet the carer before we decide?",
      "ar": "هل نستطيع لقاء المرافق قبل أن نقرر؟"
     },
     "a": {
      "en": "Yes, and you should. A first meeting with the person who is to be cared for shows more than papers. If the two do not get on, say so without embarrassment; a change in the first weeks is normal.",
      "ar": "نعم، وهذا ما ننصح به. فلقاء أول مع الشخص الذي سيتلقى الرعاية يكشف أكثر مما تكشفه الأوراق. وإذا لم يرتح أحدهما إلى الآخر فقولوا ذلك من دون حرج، فالتغيير في الأسابيع الأولى أمر معتاد."
     }
    },
    {
     "q": {
      "en": "Does the carer also do housework?",
      "ar": "هل يقوم المرافق بأعمال المنزل أيضًا؟"
     },
     "a": {
      "en": "Light work around the person is part of the care: the bed, the meal, the laundry of the patient, a tidy room. Cleaning the whole house is another job, and it would take away the time that is meant for your parent.",
      "ar": "الأعمال الخفيفة المتعلقة بالشخص نفسه جزء من الرعاية: السرير والوجبة وغسيل ملابس المريض وترتيب غرفته. أما تنظيف البيت كله فعمل آخر يأخذ من الوقت المخصص لوالدكم."
     }
    },
    {
     "q": {
      "en": "Can you help for a short time only?",
      "ar": "هل يمكن أن تساعدونا لمدة قصيرة فقط؟"
     },
     "a": {
      "en": "Yes. Families often ask for a week or two after a hospital stay, during a journey or when the usual helper is on leave. Ask as early as you can, so that the handover does not happen on the last evening.",
      "ar": "نعم. كثيرًا ما تطلب العائلات أسبوعًا أو أسبوعين بعد الخروج من المستشفى، أو أثناء سفر، أو في إجازة من يساعدها عادة. اسألوا في أبكر وقت ممكن حتى لا يحدث التسليم في آخر مساء."
     }
    },
    {
     "q": {
      "en": "Can a carer give tablets?",
      "ar": "هل يعطي المرافق الأقراص؟"
     },
     "a": {
      "en": "A carer can remind and hand over what has been sorted by a nurse or the family. Changing a dose, crushing tablets or giving injections is not for a carer.",
      "ar": "يستطيع المرافق أن يذكّر وأن يناول ما رتّبته الممرّضة أو العائلة. أما تغيير الجرعة أو طحن الأقراص أو إعطاء الحقن فليس من عمله."
     }
    },
    {
     "q": {
      "en": "What if my father refuses help?",
      "ar": "ماذا لو رفض والدي العون؟"
     },
     "a": {
      "en": "Begin with a task he dislikes anyway, such as shopping, and let him choose the hours. Speak of relief for you, not of weakness in him. Try again after a while.",
      "ar": "ابدأ بمهمة لا يحبها أصلًا كالتسوق، ودعه يختار الساعات. تحدث عن الراحة التي يمنحها لك لا عن ضعف فيه، وحاول من جديد بعد مدة."
     }
    },
    {
     "q": {
      "en": "Is somebody there at night?",
      "ar": "هل يبقى أحد في الليل؟"
     },
     "a": {
      "en": "If you book a night or a round-the-clock shift, yes. Say whether the carer should stay awake or may sleep nearby, because the two are planned differently.",
      "ar": "نعم إذا حجزتم مناوبة ليلية أو على مدار الساعة. واذكروا هل ينبغي أن يبقى المرافق مستيقظًا أم ينام قريبًا، فلكل منهما ترتيب مختلف."
     }
    }
   ]
  },
  "homeCare": {
   "excerpt": {
    "en": "How help at home is planned well: which questions to ask first, how to prepare the rooms, what a good first visit looks like, and what to write down.",
    "ar": "كيف يُخطَّط للعون في المنزل تخطيطًا جيدًا: أي الأسئلة تُطرح أولًا، وكيف تُجهَّز الغرف، وكيف تبدو الزيارة الأولى الجيدة، وما الذي يُدوَّن."
   },
   "metaDescription": {
    "en": "Care at home in Dubai, planned well: the questions to ask first, how to prepare the home, what a good first visit looks like, and when to call a doctor.",
    "ar": "الرعاية في المنزل بدبي حين تُخطَّط جيدًا: الأسئلة التي تُطرح أولًا، وتجهيز البيت، وشكل الزيارة الأولى الجيدة، ومتى ينبغي الاتصال بالطبيب."
   },
   "alt": {
    "en": "A member of the care team greeting a family at their door in Dubai",
    "ar": "أحد أعضاء فريق الرعاية يحيّي عائلة عند باب منزلها في دبي"
   },
   "infographic": {
    "en": "Good help at home in five steps: say what you need, ask about licence and experience, prepare the room, meet at a first visit, review the plan together",
    "ar": "عون جيد في المنزل في خمس خطوات: قل ما تحتاج إليه، اسأل عن الترخيص والخبرة، جهّز الغرفة، التقِ بالفريق في زيارة أولى، راجعوا الخطة معًا"
   },
   "intros": [
    {
     "en": "Help that comes to the door spares a family journeys, waiting and strain, if it is planned with a little care. This guide is about “{topic}”. It shows which questions to ask beforehand, how to prepare the home, what a good first visit looks like, and how you notice early that something should change.",
     "ar": "العون الذي يصل إلى الباب يعفي العائلة من المشاوير والانتظار والإرهاق، إذا خُطّط له بشيء من العناية. يتناول هذا الدليل موضوع «{topic}»، ويبيّن أي الأسئلة تُطرح قبل البدء، وكيف يُجهّز البيت، وكيف تبدو الزيارة الأولى الجيدة، وكيف تلاحظ مبكرًا أن شيئًا ينبغي أن يتغير."
    },
    {
     "en": "Letting somebody into your home to help is a step, and a good beginning makes it easier. This article is about “{topic}”. You find the questions that matter, a plan for the first days, and the signs by which you know that it works.",
     "ar": "إدخال شخص إلى بيتك ليساعدك خطوة، والبداية الجيدة تيسّرها. موضوع هذا المقال: «{topic}». تجد فيه الأسئلة المهمة، وخطة للأيام الأولى، والعلامات التي تعرف بها أن الأمر ناجح."
    },
    {
     "en": "Help at home succeeds when expectations are clear on both sides. Read here about “{topic}”: what to settle beforehand, how to share the work, and when a doctor or a nurse should have a look.",
     "ar": "ينجح العون في البيت حين تكون التوقعات واضحة لدى الطرفين. اقرأ هنا عن «{topic}»: ما يُتفق عليه مسبقًا، وكيف يُقسم العمل، ومتى ينبغي أن ينظر طبيب أو ممرّضة."
    }
   ],
   "sections": [
    {
     "en": "## Begin with what you need\n\nBefore you compare providers, describe a normal day. Which hours are easy, which are hard, and what exactly makes them hard? The clearer the picture, the better the help fits, and the less you pay for hours that nobody needs.\n\n- Who is to be helped, how old are they, and which conditions are known?\n- What can the person or the family do alone, and what can they no longer do?\n- Is medical work part of it, such as injections, dressings or measurements?\n- At which times is help wanted, and for how long: days, weeks or open?\n- Which language, customs and wishes matter at home?\n\nWrite the answers on one page. It serves as the request, as the briefing for whoever comes, and later as the measure of whether things have become better.",
     "ar": "## ابدأ بما تحتاج إليه\n\nقبل أن تقارن بين مقدّمي الخدمة صِف يومًا عاديًا. أي الساعات سهل وأيها صعب، وما الذي يجعله صعبًا على وجه التحديد؟ كلما كانت الصورة أوضح كان العون أنسب، وقلّ ما تدفعه مقابل ساعات لا يحتاج إليها أحد.\n\n- من الذي يحتاج إلى المساعدة، وكم عمره، وما الحالات المعروفة لديه؟\n- ما الذي يستطيع الشخص أو العائلة فعله من دون مساعدة، وما الذي لم يعد ممكنًا؟\n- هل هناك عمل طبي، مثل الحقن أو الضمادات أو القياسات؟\n- في أي الأوقات تريد العون ولأي مدة: أيام أو أسابيع أو مدة مفتوحة؟\n- أي اللغات والعادات والرغبات مهمة في البيت؟\n\nاكتب الأجوبة في صفحة واحدة. فهي الطلب نفسه، وهي التعريف لمن سيأتي، وهي لاحقًا المقياس الذي تعرف به هل تحسّنت الأمور."
    },
    {
     "en": "## Questions to ask a provider\n\nYou let somebody into your home, perhaps into the room of a child or of someone who cannot defend themselves. Questions are not impolite.\n\n1. Is the provider licensed by the Dubai Health Authority, and is the person who comes licensed or trained for this task?\n2. Who checks references and identity, and may I see the papers?\n3. Who stands in when the person is ill or on leave?\n4. Who supervises the work, and whom do I call at night?\n5. What is included in the fee, what costs extra, and how can I cancel?\n\n### What good answers sound like\n\nGood answers are short, concrete and written down. Be careful when everything is possible at once, when nobody asks about the patient, or when payment comes before the plan.",
     "ar": "## أسئلة تطرحها على مقدّم الخدمة\n\nأنت تُدخل شخصًا إلى بيتك، وربما إلى غرفة طفل أو إنسان لا يستطيع الدفاع عن نفسه. والسؤال هنا ليس قلة أدب.\n\n1. هل مقدّم الخدمة مرخّص من هيئة الصحة بدبي، وهل من سيأتي مرخّص أو مدرّب على هذه المهمة؟\n2. من يتحقق من الهوية والخبرات السابقة، وهل أستطيع أن أرى الأوراق؟\n3. من يحل محل الشخص إذا مرض أو كان في إجازة؟\n4. من يشرف على العمل، وبمن أتصل ليلًا؟\n5. ما الذي تشمله الرسوم، وما الذي يُحسب زيادة، وكيف يكون الإلغاء؟\n\n### كيف تبدو الأجوبة الجيدة\n\nالأجوبة الجيدة قصيرة ومحددة ومكتوبة. كن حذرًا حين يكون كل شيء ممكنًا في الحال، أو حين لا يسأل أحد عن المريض، أو حين يأتي الدفع قبل الخطة."
    },
    {
     "en": "## Preparing the home\n\nA prepared home makes the first day calm. Choose one place for everything that belongs to the care: papers, medicines in their boxes, a list of telephone numbers, clean towels, a note pad and a pen. Show where the fuse box, the first-aid kit and the exit are.\n\nCheck the paths that are used most. Light, a dry floor and no loose cables prevent many accidents. Medicines, cleaning products and small batteries belong in a cupboard that children cannot open. If a bed has to be reached from both sides, move it before anyone arrives.\n\nTell the building's security about the visits and arrange an access card if somebody comes every day. Explain the rules of the house once and kindly: shoes, kitchen, prayer times, pets, guests, photographs. What seems obvious to you may be new to the person who wants to do it right.",
     "ar": "## تجهيز البيت\n\nالبيت المجهّز يجعل اليوم الأول هادئًا. اختر مكانًا واحدًا لكل ما يخص الرعاية: الأوراق، والأدوية في علبها، وقائمة أرقام الهاتف، والمناشف النظيفة، ودفتر وقلم. وأرِ من يأتي مكان لوحة الكهرباء وحقيبة الإسعافات والمخرج.\n\nتفقّد الممرات الأكثر استعمالًا. فالإضاءة والأرضية الجافة وإبعاد الأسلاك تمنع كثيرًا من الحوادث. الأدوية ومواد التنظيف والبطاريات الصغيرة مكانها خزانة لا يفتحها الأطفال. وإذا كان يجب الوصول إلى السرير من الجانبين فحرّكه قبل أن يصل أحد.\n\nأخبر حارس المبنى بالزيارات ورتّب بطاقة دخول إذا كان أحد سيأتي كل يوم. واشرح قواعد البيت مرة واحدة بلطف: الأحذية والمطبخ وأوقات الصلاة والحيوانات الأليفة والضيوف والتصوير. فما يبدو لك بديهيًا قد يكون جديدًا على من يريد أن يحسن العمل."
    },
    {
     "en": "## The first visit\n\nThe first visit is for looking and listening. Plan enough time and be there yourself. Go through the page with the needs, show the rooms, and let the person who is to be helped speak first, even if it takes longer.\n\nAgree on three things before you part: what is done each time, what is never done without asking, and when you are called. Medicines deserve their own minute: who gives them, from which list, and where that is noted. Nobody should start, stop or change one without a doctor.\n\n### After the first week\n\nMeet for a quarter of an hour. Ask what went well, what was difficult and what was missing. Small corrections now prevent a large disappointment later. If the two people do not suit each other, ask for a change; it happens, and it is nobody's fault.",
     "ar": "## الزيارة الأولى\n\nالزيارة الأولى للنظر والاستماع. خصّص لها وقتًا كافيًا وكن حاضرًا بنفسك. راجعوا صفحة الاحتياجات معًا، وأرِهم الغرف، ودع من ستُقدَّم له المساعدة يتكلم أولًا وإن استغرق ذلك وقتًا أطول.\n\nاتفقوا على ثلاثة أمور قبل أن تفترقوا: ما الذي يُفعل في كل مرة، وما الذي لا يُفعل أبدًا من دون سؤال، ومتى يُتصل بك. وللأدوية دقيقة خاصة بها: من يعطيها، ومن أي قائمة، وأين يُدوَّن ذلك. ولا يبدأ أحد دواءً ولا يوقفه ولا يغيّره من دون طبيب.\n\n### بعد الأسبوع الأول\n\nالتقوا ربع ساعة. اسأل ما الذي سار جيدًا، وما الذي كان صعبًا، وما الذي كان ناقصًا. فتصحيحات صغيرة الآن تمنع خيبة كبيرة لاحقًا. وإذا لم ينسجم الشخصان فاطلب التغيير، فهذا يحدث وليس ذنب أحد."
    },
    {
     "en": "## Notes that everybody can read\n\nA short note after each visit keeps family, carers, nurses and doctors at the same point. It needs neither an app nor long sentences: date and time, what was done, how the person was, what they ate and drank, medicines, anything unusual.\n\nOver a few weeks such notes show things that nobody sees in a day: sleep that gets shorter, weight that falls, pain that always comes on the same day. Bring them along when a doctor comes; they are better than memory.\n\nRespect the privacy of the person. Keep the notes in the house, send photographs only with consent, and do not discuss health in the lift or in group chats. What is written about somebody should be written so that they could read it themselves without feeling hurt.",
     "ar": "## ملاحظات يستطيع الجميع قراءتها\n\nملاحظة قصيرة بعد كل زيارة تُبقي العائلة والمرافقين والممرّضين والأطباء على علم بكل جديد. لا تحتاج إلى تطبيق ولا إلى جمل طويلة: التاريخ والوقت، وما الذي تم، وكيف كان الشخص، وماذا أكل وشرب، والأدوية، وأي أمر غير معتاد.\n\nوخلال أسابيع قليلة تُظهر هذه الملاحظات ما لا يراه أحد في يوم واحد: نومًا يقصر، ووزنًا ينقص، وألمًا يأتي دائمًا في اليوم نفسه. أحضرها معك حين يأتي الطبيب، فهي خير من الذاكرة.\n\nواحترم خصوصية الشخص. احفظ الملاحظات في البيت، ولا ترسل الصور إلا بموافقة، ولا تتحدث عن الصحة في المصعد أو في مجموعات المحادثة. وما يُكتب عن إنسان ينبغي أن يُكتب بحيث يستطيع أن يقرأه بنفسه من دون أن يُجرح."
    },
    {
     "en": "## When help at home is not enough\n\nCare at home has limits, and good providers say where they are. In an adult or an older child, call a doctor the same day for fever that does not settle, pain that grows, repeated vomiting, a fall that left no pain, or a new rash after a medicine. A baby under three months with 38 °C or more: go to an emergency department now; do not wait for a visit. Fever in a mother in the weeks after birth: go to an emergency department now. 38 °C or more during chemotherapy, after a transplant or without a working spleen: go to an emergency department now, and ring your hospital team's urgent line on the way. New confusion or unusual drowsiness: call 998. Someone with diabetes who keeps vomiting: call 998. After a blow to the head, vomiting, a growing headache, drowsiness, or clear fluid from the nose or an ear: call 998. A blow to the head of someone who takes a blood thinner: go to an emergency department now, even if they feel well. A visit by a [doctor on call]({base}/services/doctor-on-call) can often settle the rest without a journey.\n\nIf nursing tasks turn up that were not planned, a licensed nurse should take them over; [nurse at home]({base}/services/nurse-at-home) can be added for single visits or for a while. And if care becomes too heavy for one pair of hands, say so before something happens.\n\nThink about tomorrow on a good day. Who decides if the person cannot? Which hospital holds the records? Where are the papers? A plan that is never needed costs an evening. A plan that is missing costs far more when it is needed.",
     "ar": "## حين لا يكفي العون في المنزل\n\nللرعاية في المنزل حدود، ومقدّم الخدمة الجيد يقول أين هي. وللبالغ أو الطفل الكبير اطلب طبيبًا في اليوم نفسه عند حمّى لا تهدأ، أو ألم يزداد، أو قيء متكرر، أو سقوط لم يترك ألمًا، أو طفح جديد بعد دواء. رضيع دون ثلاثة أشهر وحرارته 38 درجة أو أكثر: إلى الطوارئ الآن، ولا تنتظروا زيارة. حمّى عند الأم في الأسابيع التي تلي الولادة: إلى الطوارئ الآن. حرارة 38 درجة أو أكثر أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن، مع اتصال في الطريق بخط الطوارئ لدى فريقكم في المستشفى. تشوّش جديد أو نعاس غير معتاد: اتصال فوري بالرقم 998. مريض سكري يتقيأ باستمرار: اتصال فوري بالرقم 998. بعد ضربة على الرأس، قيء أو صداع يزداد أو نعاس أو سائل شفاف من الأنف أو الأذن: اتصال فوري بالرقم 998. ضربة على رأس من يتناول مميّعًا للدم: إلى الطوارئ الآن ولو شعر أنه بخير. وكثيرًا ما تحسم ما سوى ذلك زيارة من [طبيب تحت الطلب]({base}/services/doctor-on-call) من دون مشوار.\n\nوإذا ظهرت مهام تمريضية لم تكن في الحسبان فينبغي أن تتولاها ممرّضة مرخّصة، ويمكن إضافة [ممرّض في المنزل]({base}/services/nurse-at-home) لزيارات مفردة أو لمدة محددة. وإذا صارت الرعاية أثقل من أن يحملها شخص واحد فقل ذلك قبل أن يحدث شيء.\n\nفكّر في الغد في يوم طيب. من يقرر إذا لم يستطع الشخص أن يقرر؟ وفي أي مستشفى ملفه؟ وأين الأوراق؟ الخطة التي لا نحتاج إليها تكلّف أمسية واحدة، أما غيابها عند الحاجة فيكلّف أكثر بكثير."
    }
   ],
   "chapters": [
    {
     "heading": {
      "en": "A plan for the day that fits on one page",
      "ar": "خطة لليوم في صفحة واحدة"
     },
     "lead": {
      "en": "A simple timetable spares questions and gives everybody room to breathe.",
      "ar": "جدول بسيط يغني عن كثرة الأسئلة ويريح الجميع."
     },
     "tips": [
      {
       "en": "Enter fixed points first: medicines, meals, appointments, rest.",
       "ar": "اكتب الثوابت أولًا: الأدوية والوجبات والمواعيد والراحة."
      },
      {
       "en": "Leave gaps between them; things take longer than planned.",
       "ar": "اترك فراغًا بينها، فالأمور تستغرق أكثر من المتوقع."
      },
      {
       "en": "Put demanding tasks where energy is highest.",
       "ar": "ضع المهام المتعبة في وقت النشاط."
      },
      {
       "en": "Include something pleasant each day: music, a call, the balcony.",
       "ar": "ضمّن كل يوم شيئًا محببًا: موسيقى أو مكالمة أو جلسة في الشرفة."
      },
      {
       "en": "Say who does what by name.",
       "ar": "اذكر بالاسم من يفعل ماذا."
      },
      {
       "en": "Hang the page where it is seen, and date it.",
       "ar": "علّق الصفحة حيث تُرى واكتب عليها التاريخ."
      },
      {
       "en": "Cross out what proved unnecessary after a few days.",
       "ar": "اشطب بعد أيام ما تبيّن أنه غير لازم."
      },
      {
       "en": "Make a smaller version for bad days.",
       "ar": "أعدّ نسخة أخف للأيام الصعبة."
      }
     ]
    },
    {
     "about": "question|ask|choose|before",
     "heading": {
      "en": "What belongs in the agreement",
      "ar": "ما الذي يتضمنه الاتفاق"
     },
     "lead": {
      "en": "What is said kindly is pleasant; what is written is remembered.",
      "ar": "الكلام الطيب جميل، لكن المكتوب هو ما يُتذكر."
     },
     "tips": [
      {
       "en": "Tasks that are included, and tasks that are not.",
       "ar": "المهام المشمولة والمهام غير المشمولة."
      },
      {
       "en": "Days, hours, breaks and what happens when it gets later.",
       "ar": "الأيام والساعات والاستراحات وما يحدث عند التأخر."
      },
      {
       "en": "The fee, the way of paying and the date of the bill.",
       "ar": "الأجر وطريقة الدفع وتاريخ الفاتورة."
      },
      {
       "en": "Notice for ending it, and for a change of times.",
       "ar": "مهلة الإنهاء ومهلة تغيير المواعيد."
      },
      {
       "en": "Keys, cards and codes: who has them and how they come back.",
       "ar": "المفاتيح والبطاقات والرموز: من يحملها وكيف تعاد."
      },
      {
       "en": "Rules about guests, telephones and pictures.",
       "ar": "قواعد الضيوف والهواتف والتصوير."
      },
      {
       "en": "The name of the person who supervises, with a number.",
       "ar": "اسم المشرف ورقمه."
      },
      {
       "en": "What is reported to you the same day, and what in the weekly talk.",
       "ar": "ما يُبلَّغ لك في اليوم نفسه وما يُترك للقاء الأسبوعي."
      }
     ]
    },
    {
     "heading": {
      "en": "How you notice that it works",
      "ar": "كيف تلاحظ أن الأمر ناجح"
     },
     "lead": {
      "en": "Progress at home is quiet. Look for small things rather than great ones.",
      "ar": "التقدم في البيت هادئ، فابحث عن الأمور الصغيرة لا الكبيرة."
     },
     "tips": [
      {
       "en": "The person who is helped looks forward to the visit, or at least does not dread it.",
       "ar": "من يتلقى المساعدة ينتظر الزيارة، أو لا يضيق بها على الأقل."
      },
      {
       "en": "You sleep better and check your telephone less often.",
       "ar": "تنام أفضل وتنظر إلى هاتفك أقل."
      },
      {
       "en": "You hear about mistakes without having to ask.",
       "ar": "تُخبَر بالأخطاء من غير أن تسأل."
      },
      {
       "en": "Notes are short, legible and up to date.",
       "ar": "الملاحظات قصيرة مقروءة محدَّثة."
      },
      {
       "en": "There are fewer surprises at the doctor's.",
       "ar": "تقل المفاجآت عند الطبيب."
      },
      {
       "en": "Questions come to you early instead of late at night.",
       "ar": "تصلك الأسئلة مبكرًا لا في آخر الليل."
      },
      {
       "en": "Skin, weight and mood stay steady or improve.",
       "ar": "حال الجلد والوزن والمزاج ثابتة أو في تحسن."
      },
      {
       "en": "The helper asks for advice, and accepts it.",
       "ar": "من يساعد يطلب النصيحة ويأخذ بها."
      }
     ]
    },
    {
     "about": "newborn|babysit|child|first",
     "heading": {
      "en": "A safe room in twenty minutes",
      "ar": "غرفة آمنة في عشرين دقيقة"
     },
     "lead": {
      "en": "Walk through the home and look at it from the eye level of the person who needs care.",
      "ar": "امشِ في البيت وانظر إليه من مستوى نظر من يحتاج إلى الرعاية."
     },
     "tips": [
      {
       "en": "Look for what can be pulled, swallowed, slipped on or leaned over.",
       "ar": "ابحث عمّا يمكن شدّه أو بلعه أو الانزلاق عليه أو الميل فوقه."
      },
      {
       "en": "Lock the balcony and move chairs away from its rail.",
       "ar": "أغلق الشرفة وأبعد الكراسي عن سورها."
      },
      {
       "en": "Turn the water heater down to avoid scalds.",
       "ar": "أخفض حرارة السخان لتجنّب الحروق."
      },
      {
       "en": "Empty buckets and paddling pools after use, and never leave a child alone near water.",
       "ar": "أفرغ الدلاء والمسابح الصغيرة بعد استعمالها، ولا تترك طفلًا وحده قرب الماء."
      },
      {
       "en": "Keep hot drinks away from laps with a child on them.",
       "ar": "أبعد المشروبات الساخنة عمّن يحمل طفلًا."
      },
      {
       "en": "Check the smoke alarm and agree on the way out.",
       "ar": "افحص جهاز إنذار الدخان واتفقوا على المخرج."
      },
      {
       "en": "Fasten tall furniture to the wall.",
       "ar": "ثبّت الأثاث العالي بالجدار."
      },
      {
       "en": "Put emergency numbers where a stranger would look for them.",
       "ar": "ضع أرقام الطوارئ حيث يبحث عنها الغريب."
      }
     ]
    },
    {
     "about": "palliative|comfort|famil|support",
     "heading": {
      "en": "Talking with each other",
      "ar": "الحديث بينكم"
     },
     "lead": {
      "en": "Care goes well where people speak early and kindly.",
      "ar": "تسير الرعاية جيدًا حيث يتكلم الناس مبكرًا وبلطف."
     },
     "tips": [
      {
       "en": "Start with what goes well before you name what does not.",
       "ar": "ابدأ بما يسير جيدًا قبل أن تذكر غيره."
      },
      {
       "en": "Ask open questions and wait for the answer.",
       "ar": "اسأل أسئلة مفتوحة وانتظر الجواب."
      },
      {
       "en": "Talk about somebody as if they could hear you.",
       "ar": "تحدث عن الإنسان كأنه يسمعك."
      },
      {
       "en": "Let silence be; not every worry needs advice.",
       "ar": "دع للصمت مكانه، فليس كل قلق يحتاج إلى نصيحة."
      },
      {
       "en": "Children may ask anything and help with something small.",
       "ar": "للأطفال أن يسألوا عن كل شيء وأن يساعدوا بشيء صغير."
      },
      {
       "en": "Write difficult news down before you telephone.",
       "ar": "اكتب الخبر الصعب قبل أن تتصل."
      },
      {
       "en": "Faith, customs and favourite stories give strength; make room for them.",
       "ar": "الإيمان والعادات والحكايات المحببة تعطي قوة، فأفسح لها مكانًا."
      },
      {
       "en": "If sadness or anger fills most days, speak with a doctor.",
       "ar": "إذا ملأ الحزن أو الغضب معظم الأيام فتحدث إلى طبيب."
      }
     ]
    },
    {
     "heading": {
      "en": "When several people help",
      "ar": "حين يساعد أكثر من شخص"
     },
     "lead": {
      "en": "Many hands are useful if each knows what the others do.",
      "ar": "كثرة الأيدي نافعة إذا عرف كل واحد ما يفعله الآخر."
     },
     "tips": [
      {
       "en": "Name a coordinator, and a second one for holidays.",
       "ar": "عيّن منسقًا وآخر للإجازات."
      },
      {
       "en": "Hand over in person, five minutes at the change.",
       "ar": "سلّموا وجهًا لوجه خمس دقائق عند التبديل."
      },
      {
       "en": "One notebook, one pen, one place.",
       "ar": "دفتر واحد وقلم واحد ومكان واحد."
      },
      {
       "en": "Divide tasks by skill and not by who happens to be near.",
       "ar": "وزّعوا المهام بحسب المهارة لا بحسب القرب."
      },
      {
       "en": "Settle disagreements away from the bed.",
       "ar": "حلّوا الخلاف بعيدًا عن السرير."
      },
      {
       "en": "Give family members days on which they are only family.",
       "ar": "امنحوا أفراد العائلة أيامًا يكونون فيها عائلة فقط."
      },
      {
       "en": "Check doses against the list, and sign.",
       "ar": "راجعوا الجرعات على القائمة ووقّعوا."
      },
      {
       "en": "Thank those who stand in at short notice.",
       "ar": "اشكروا من ينوب في آخر لحظة."
      }
     ]
    },
    {
     "about": "first|week|start",
     "heading": {
      "en": "The first day together",
      "ar": "اليوم الأول معًا"
     },
     "lead": {
      "en": "Nobody remembers everything that is said at the door. Spread it over the day.",
      "ar": "لا أحد يتذكر كل ما يقال عند الباب، فوزّعه على اليوم."
     },
     "tips": [
      {
       "en": "Begin with a drink, names, and a walk through the rooms.",
       "ar": "ابدأ بكوب شراب وتعارف وجولة في الغرف."
      },
      {
       "en": "Do each task once yourself while the helper watches.",
       "ar": "قم بكل مهمة مرة بنفسك ومن يساعدك ينظر."
      },
      {
       "en": "Let the helper do it once while you watch.",
       "ar": "دع من يساعدك يقوم بها مرة وأنت تنظر."
      },
      {
       "en": "Step outside for ten minutes towards the end, and come back.",
       "ar": "اخرج عشر دقائق قرب نهاية الزيارة ثم عُد."
      },
      {
       "en": "Show where food, towels and spare clothes are kept.",
       "ar": "أرِ من يساعدك مكان الطعام والمناشف والثياب الاحتياطية."
      },
      {
       "en": "Try the emergency numbers together on the screen, without dialling.",
       "ar": "راجعا أرقام الطوارئ معًا على الشاشة من غير اتصال."
      },
      {
       "en": "End with a question: what was unclear today?",
       "ar": "اختم بسؤال: ما الذي لم يتضح اليوم؟"
      },
      {
       "en": "Sleep on it before you change the plan.",
       "ar": "انتظر إلى الغد قبل أن تغيّر الخطة."
      }
     ]
    },
    {
     "heading": {
      "en": "When plans change",
      "ar": "حين تتغير الخطة"
     },
     "lead": {
      "en": "Illness, holidays and visitors upset every timetable.",
      "ar": "المرض والإجازات والزوار تربك كل جدول."
     },
     "tips": [
      {
       "en": "Tell the team a day ahead if you can.",
       "ar": "أخبر الفريق قبل يوم إن استطعت."
      },
      {
       "en": "Keep a list of two people who can stand in.",
       "ar": "احتفظ باسمين يمكن أن ينوبا."
      },
      {
       "en": "Pack one bag that is always ready: papers, medicines, a charger.",
       "ar": "جهّز حقيبة دائمة: أوراق وأدوية وشاحن."
      },
      {
       "en": "Explain changes to the person concerned before they happen.",
       "ar": "اشرح التغيير لصاحب الشأن قبل وقوعه."
      },
      {
       "en": "Leave out the least important task on crowded days.",
       "ar": "اترك أقل المهام أهمية في الأيام المزدحمة."
      },
      {
       "en": "After a break, start again gently.",
       "ar": "بعد الانقطاع ابدأ من جديد برفق."
      },
      {
       "en": "Write down what worked without the usual helper.",
       "ar": "دوّن ما نجح في غياب من يساعد عادة."
      },
      {
       "en": "Ask whether the new situation needs a nurse or a doctor to look in.",
       "ar": "اسأل هل تحتاج الحال الجديدة إلى ممرّضة أو طبيب."
      }
     ]
    }
   ],
   "faq": [
    {
     "q": {
      "en": "How early should I ask?",
      "ar": "متى ينبغي أن أطلب؟"
     },
     "a": {
      "en": "As soon as you know that help will be needed. A single visit can often be arranged on the same day; regular care is better planned a few days ahead, so that the right person can be chosen and introduced.",
      "ar": "بمجرد أن تعرف أنك ستحتاج إلى العون. يمكن ترتيب زيارة واحدة في اليوم نفسه غالبًا، أما الرعاية المنتظمة فالأفضل التخطيط لها قبل أيام، حتى يُختار الشخص المناسب ويُعرَّف بكم."
     }
    },
    {
     "q": {
      "en": "Can I change the times later?",
      "ar": "هل أستطيع تغيير المواعيد لاحقًا؟"
     },
     "a": {
      "en": "Yes. Needs change, especially in the first weeks. Tell us at least a day before if you can, so that the person who comes to you can plan as well, and we adapt the agreement in writing.",
      "ar": "نعم. فالاحتياجات تتغير، وخصوصًا في الأسابيع الأولى. أخبرنا قبل يوم على الأقل إن استطعت حتى ينظّم من يزورك وقته أيضًا، ونعدّل الاتفاق كتابة."
     }
    },
    {
     "q": {
      "en": "What if a mistake happens?",
      "ar": "ماذا لو حدث خطأ؟"
     },
     "a": {
      "en": "Report it at once, even if it is small, and ask for it to be written down. A team that thanks you for such a report is one that learns from it. If we cannot settle it with you, the health authority takes complaints too.",
      "ar": "أبلغ عنه فورًا وإن كان صغيرًا، واطلب تدوينه. والفريق الذي يشكرك على البلاغ هو الفريق الذي يتعلم منه. وإن لم نصل معك إلى حل فهيئة الصحة تستقبل الشكاوى أيضًا."
     }
    },
    {
     "q": {
      "en": "Can I stay at home during the visit?",
      "ar": "هل أبقى في البيت أثناء الزيارة؟"
     },
     "a": {
      "en": "Of course, and on the first days you should. Later it can help to leave for an hour, so that the two get used to each other while you remain within reach.",
      "ar": "بالطبع، والأفضل ذلك في الأيام الأولى. ولاحقًا قد يفيد أن تخرج ساعة حتى يعتاد أحدهما الآخر وأنت قريب."
     }
    },
    {
     "q": {
      "en": "What if we do not get on?",
      "ar": "ماذا لو لم ننسجم؟"
     },
     "a": {
      "en": "Say so early and without blame. We talk with both sides, and if that does not help, somebody else is sent. Trust cannot be forced.",
      "ar": "قل ذلك مبكرًا ومن غير لوم. نتحدث مع الطرفين، وإذا لم ينفع ذلك أرسلنا شخصًا آخر، فالثقة لا تُفرض."
     }
    },
    {
     "q": {
      "en": "Do I need to buy equipment?",
      "ar": "هل أحتاج إلى شراء أدوات؟"
     },
     "a": {
      "en": "Usually not before the first visit. Whoever comes looks at the rooms and tells you what would really help; many things can be hired for the time they are needed.",
      "ar": "في الغالب لا قبل الزيارة الأولى. من يأتي ينظر في الغرف ويخبرك بما يفيد حقًا، وكثير من الأدوات يُستأجر للمدة اللازمة."
     }
    }
   ]
  },
  "iv": {
   "excerpt": {
    "en": "Who a drip at home can help, who should ask a doctor first, what the nurse checks, and how to recognise a service that takes safety seriously.",
    "ar": "لمن يفيد المحلول الوريدي في المنزل، ومن عليه أن يسأل الطبيب أولًا، وماذا تفحص الممرّضة، وكيف تميّز خدمة تأخذ السلامة على محمل الجد."
   },
   "metaDescription": {
    "en": "IV therapy at home in Dubai: who it suits, who should see a doctor first, what the nurse checks before a drip, and how to tell a careful service.",
    "ar": "العلاج الوريدي في المنزل بدبي: لمن يصلح، ومن عليه أن يراجع الطبيب أولًا، وماذا تفحص الممرّضة قبل المحلول، وكيف تميّز الخدمة المتأنية من غيرها."
   },
   "alt": {
    "en": "A drip stand beside an armchair in a living room in Dubai",
    "ar": "حامل محاليل وريدية بجانب كرسي مريح في غرفة جلوس بدبي"
   },
   "infographic": {
    "en": "Before a drip at home: medical history asked, pulse and blood pressure measured, allergies and medicines checked, nurse places the line, nurse stays until the end",
    "ar": "قبل المحلول الوريدي في المنزل: سؤال عن التاريخ الصحي، قياس النبض وضغط الدم، مراجعة الحساسية والأدوية، ممرّضة تركّب الأنبوب، تبقى الممرّضة حتى النهاية"
   },
   "intros": [
    {
     "en": "A drip looks simple: a bag, a tube, an armchair. It is also a medical procedure, because whatever enters a vein acts at once and cannot be taken back. This guide is about “{topic}”. It explains when a drip is reasonable, when drinking is enough, and which checks you should expect.",
     "ar": "يبدو المحلول الوريدي بسيطًا: كيس وأنبوب وكرسي مريح. لكنه إجراء طبي أيضًا، لأن ما يدخل الوريد يعمل في الحال ولا يمكن استرجاعه. يتناول هذا الدليل موضوع «{topic}»، ويشرح متى يكون المحلول معقولًا، ومتى يكفي الشرب، وأي فحوص ينبغي أن تتوقعها."
    },
    {
     "en": "Not everybody who asks for a drip needs one, and some people should not have one at all. This article is about “{topic}”. It separates what is known from what is advertised, and shows how a session with proper checks is carried out.",
     "ar": "ليس كل من يطلب محلولًا وريديًا يحتاج إليه، وبعض الناس لا ينبغي أن يأخذه أصلًا. موضوع هذا المقال: «{topic}». يفصل بين ما هو معروف وما هو إعلان، ويبيّن كيف تجري جلسة فيها ما يلزم من فحوص."
    },
    {
     "en": "Before fluid goes into a vein, somebody trained should know your heart, your kidneys and your medicines. Here you find the background to “{topic}”, the questions a nurse asks, and the simpler things that may be enough.",
     "ar": "قبل أن يدخل سائل إلى الوريد ينبغي أن يعرف شخص مدرّب حال قلبك وكليتيك وأدويتك. هنا تجد ما يتصل بموضوع «{topic}»، والأسئلة التي تطرحها الممرّضة، والأمور الأبسط التي قد تكفي."
    }
   ],
   "sections": [
    {
     "en": "## When a drip makes sense, and when water is enough\n\nFor most healthy people with mild dehydration, drinking works as well as a drip: small sips of oral rehydration solution, soup or water with a salty snack. The gut takes up fluid quickly as long as it stays down.\n\nA drip becomes reasonable when drinking does not work or something has to be given that cannot be swallowed:\n\n- Repeated vomiting or diarrhoea, so that little fluid stays inside, once a doctor has examined you\n- Weakness and dizziness after hours in the heat, once a doctor has ruled out heatstroke\n- Iron or certain vitamins, when a blood test has shown a lack and tablets were not tolerated\n- Antibiotics or other medicines that a doctor has prescribed for the vein\n\nClaims that a drip makes anyone beautiful, slim or immune belong to advertising. Where the evidence is thin, a careful provider says so and lets you decide with open eyes.",
     "ar": "## متى يكون المحلول معقولًا ومتى يكفي الماء\n\nعند معظم الأصحاء الذين لديهم جفاف بسيط ينفع الشرب كما ينفع المحلول: رشفات صغيرة من محلول الإماهة الفموي أو الحساء أو الماء مع شيء مالح. فالأمعاء تمتص السوائل بسرعة ما دامت لا تُتقيّأ.\n\nويصبح المحلول معقولًا حين لا ينجح الشرب، أو حين يجب إعطاء شيء لا يمكن بلعه:\n\n- قيء أو إسهال متكرر لا يبقى معه في الجسم إلا القليل من السوائل، بعد أن يفحصك طبيب\n- ضعف ودوار بعد ساعات في الحر، بعد أن يستبعد الطبيب ضربة الشمس\n- الحديد أو فيتامينات معينة، إذا أظهر تحليل الدم نقصًا ولم تُحتمل الأقراص\n- مضادات حيوية أو أدوية أخرى وصفها طبيب للإعطاء في الوريد\n\nأما القول إن المحلول يجمّل أو ينحّف أو يحصّن من المرض فمكانه الإعلانات. وحيث تقل الأدلة يقول مقدّم الخدمة المتأني ذلك صراحة ويترك لك القرار وأنت على بيّنة."
    },
    {
     "en": "## Who should ask a doctor first\n\nSome conditions make extra fluid or certain substances dangerous. Please talk to a doctor before a drip if one of these fits:\n\n- Heart failure, an irregular heartbeat or very high blood pressure\n- Kidney disease, or medicines that change the salts in the blood\n- Pregnancy or breastfeeding\n- Diabetes that is not well controlled\n- A lack of the enzyme G6PD, which matters for high doses of vitamin C\n- A strong allergic reaction in the past, whatever the cause\n- Children and teenagers\n\nA [doctor on call]({base}/services/doctor-on-call) can examine you at home and decide. If the answer is no, you have been spared a risk; ask what helps instead.\n\n### Medicines you take\n\nHave the list ready, with blood thinners, water tablets, lithium and heart medicines at the top. They decide which bags are possible and how fast they may run.",
     "ar": "## من عليه أن يسأل الطبيب أولًا\n\nفي بعض الحالات تصبح السوائل الإضافية أو مواد معينة خطرة. نرجو أن تتحدث إلى طبيب قبل المحلول إذا انطبق عليك شيء مما يلي:\n\n- قصور في القلب أو اضطراب في نبضه أو ضغط دم مرتفع جدًا\n- مرض في الكلى، أو أدوية تغيّر أملاح الدم\n- حمل أو رضاعة\n- سكري غير منضبط\n- نقص إنزيم G6PD (أنيميا الفول)، وهو مهم مع الجرعات العالية من فيتامين ج\n- تفاعل تحسسي شديد في السابق أيًا كان سببه\n- الأطفال والمراهقون\n\nيستطيع [طبيب تحت الطلب]({base}/services/doctor-on-call) أن يفحصك في المنزل ويقرر. وإذا كان الجواب بالنفي فقد تجنّبت خطرًا؛ اسأل عندها عمّا ينفعك بدلًا منه.\n\n### الأدوية التي تتناولها\n\nجهّز القائمة، وضع في أولها مميّعات الدم ومدرّات البول والليثيوم وأدوية القلب. فهي التي تحدد أي المحاليل ممكن وبأي سرعة يُعطى."
    },
    {
     "en": "## What the nurse checks before anything runs\n\nBefore the needle come questions and measurements. The nurse asks about illnesses, operations, allergies, medicines, pregnancy and the last meal, and measures pulse, blood pressure, temperature and oxygen. If a value is out of line, the drip waits and a doctor is called.\n\nThen everything is shown to you: the sealed bag with its name, strength and date, and each ampoule that is added. You may read the labels and ask what each part is for. Hands are washed, gloves put on, the skin is cleaned and allowed to dry, and a thin tube is placed in a vein of the arm.\n\n1. Your name and the order are compared\n2. The line is flushed to see that it lies well\n3. The first minutes run slowly, with the nurse beside you\n4. Pulse and blood pressure are taken again halfway and at the end",
     "ar": "## ماذا تفحص الممرّضة قبل أن يبدأ أي شيء\n\nقبل الإبرة تأتي الأسئلة والقياسات. تسأل الممرّضة عن الأمراض والعمليات والحساسية والأدوية والحمل وآخر وجبة، وتقيس النبض وضغط الدم والحرارة والأكسجين. وإذا خرجت قيمة عن المعتاد انتظر المحلول واتصلت بالطبيب.\n\nبعد ذلك يُعرض عليك كل شيء: الكيس المغلق باسمه وتركيزه وتاريخه، وكل أمبولة تُضاف إليه. ومن حقك أن تقرأ الملصقات وتسأل عن فائدة كل مكوّن. ثم تُغسل اليدان وتُلبس القفازات ويُنظّف الجلد ويُترك ليجف، ويوضع أنبوب رفيع في وريد من أوردة الذراع.\n\n1. يُقارن اسمك بالأمر الطبي\n2. يُختبر الأنبوب بقليل من السائل للتأكد من موضعه\n3. يمر المحلول ببطء في الدقائق الأولى والممرّضة إلى جانبك\n4. يُقاس النبض وضغط الدم مرة أخرى في المنتصف وفي النهاية"
    },
    {
     "en": "## How a session goes, and how you may feel\n\nEat something light and drink a glass of water an hour or two before, unless you were told otherwise. Wear loose sleeves, use the bathroom, and choose a chair in which you can lean back. Reading, sleeping and talking are all fine; walking around with the stand is not a good idea.\n\nA feeling of coolness in the arm is common. Some vitamins bring a warm flush or a taste in the mouth that passes when the speed is reduced. Say at once if the place burns or swells, if you itch, feel tight in the chest, cold or faint. The nurse stops the drip first and asks afterwards.\n\n### The hours afterwards\n\nKeep the dressing on for a few hours, press if it bleeds, and avoid heavy lifting with that arm for the day. A small bruise is normal. Redness that spreads, a hot cord along the vein, or fever is not, and needs a doctor today. Fever in a mother in the weeks after birth: go to an emergency department now. 38 °C or more during chemotherapy, after a transplant or without a working spleen: go to an emergency department now, and ring your hospital team's urgent line on the way. Trouble breathing, a swelling face or a collapse means 998.",
     "ar": "## كيف تسير الجلسة وبماذا قد تشعر\n\nتناول شيئًا خفيفًا واشرب كوبًا من الماء قبلها بساعة أو ساعتين ما لم يُطلب منك غير ذلك. البس ما كمّه واسع، واذهب إلى الحمّام، واختر كرسيًا تستطيع أن تستند إليه. القراءة والنوم والحديث كلها لا بأس بها، أما المشي ومعك حامل المحلول فليس فكرة جيدة.\n\nالإحساس ببرودة في الذراع شائع. وبعض الفيتامينات يسبب احمرارًا دافئًا أو طعمًا في الفم يزول عند تقليل السرعة. وقل فورًا إذا شعرت بحرقة أو تورّم في الموضع، أو بحكة أو ضيق في الصدر أو برد أو دوار. فالممرّضة توقف المحلول أولًا ثم تسأل.\n\n### الساعات التالية\n\nأبقِ الضمادة بضع ساعات، واضغط إذا نزف الموضع، وتجنّب حمل الأشياء الثقيلة بتلك الذراع بقية اليوم. الكدمة الصغيرة أمر معتاد. أما الاحمرار الذي ينتشر، أو حبل ساخن على طول الوريد، أو الحمّى، فليست كذلك وتحتاج إلى طبيب اليوم. حمّى عند الأم في الأسابيع التي تلي الولادة: إلى الطوارئ الآن. حرارة 38 درجة أو أكثر أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن، مع اتصال في الطريق بخط الطوارئ لدى فريقكم في المستشفى. وصعوبة التنفس أو تورّم الوجه أو الانهيار يعني الاتصال بالرقم 998."
    },
    {
     "en": "## How to recognise a careful service\n\nYou invite somebody into your home to put something into your blood. You are entitled to ask questions, and the answers should come easily.\n\n- The provider has a licence of the Dubai Health Authority, and so has the nurse\n- A doctor has signed each order and can be reached during the session\n- Medical history comes before the menu and payment\n- Bags and ampoules are opened in front of you, never prepared in the car\n- Needles go into a rigid container that leaves with the nurse\n- There is a kit for allergic reactions, and somebody who knows how to use it\n- You get a record of what was given, with batch numbers\n\nBe wary of parties where many people are connected quickly, of promises about weight or skin, and of prices that only hold if you decide this minute. A good provider sends people away when a drip is not the right thing.",
     "ar": "## كيف تميّز الخدمة المتأنية\n\nأنت تدعو شخصًا إلى بيتك ليضع شيئًا في دمك، ومن حقك أن تسأل، وينبغي أن تأتي الأجوبة بسهولة.\n\n- لدى مقدّم الخدمة ترخيص من هيئة الصحة بدبي، وكذلك الممرّضة\n- كل أمر وقّعه طبيب يمكن الوصول إليه أثناء الجلسة\n- يأتي التاريخ الصحي قبل قائمة الخيارات وقبل الدفع\n- تُفتح الأكياس والأمبولات أمامك ولا تُجهّز في السيارة\n- توضع الإبر في وعاء صلب يغادر مع الممرّضة\n- توجد حقيبة لحالات الحساسية ومن يعرف كيف يستخدمها\n- تتسلّم سجلًا بما أُعطي لك مع أرقام التشغيلات\n\nاحذر من التجمعات التي يُوصل فيها كثيرون بالمحاليل على عجل، ومن الوعود المتعلقة بالوزن أو البشرة، ومن أسعار لا تصلح إلا إذا قررت في هذه الدقيقة. مقدّم الخدمة الجيد يعتذر عن المحلول حين لا يكون هو المناسب."
    },
    {
     "en": "## What helps besides a drip\n\nFluids treat the result, not always the reason. If you often feel tired, find out why before you treat it with vitamins. Sleep, iron, thyroid, mood and medicines are the usual reasons, and a few values from [lab tests at home]({base}/services/lab-test-at-home) can tell them apart. If low levels are found, food and tablets are the first choice for most people, because they act steadily and are easy to stop.\n\nIn the hot months prevention beats treatment. Drink before you are thirsty, take breaks in the shade, add a salty snack to long hours outdoors and avoid the sun around noon. After a stomach upset, return to food in small steps: rice, bananas, toast, soup.\n\nAfter long flights, water, daylight and a normal bedtime do more than any bag. And when a friend suggests a drip because it did them good, remember that their blood test was not yours.",
     "ar": "## ما الذي ينفع غير المحلول\n\nالسوائل تعالج النتيجة ولا تعالج السبب دائمًا. إذا كنت تشعر بالتعب كثيرًا فاعرف السبب قبل أن تعالجه بالفيتامينات. فالنوم والحديد والغدة الدرقية والمزاج والأدوية هي الأسباب المعتادة، وعدد قليل من [التحاليل المخبرية في المنزل]({base}/services/lab-test-at-home) يميّز بينها. وإذا ظهر نقص فالغذاء والأقراص هما الخيار الأول لمعظم الناس، لأن مفعولهما ثابت وإيقافهما سهل.\n\nوفي أشهر الحر الوقاية خير من العلاج: اشرب قبل أن تعطش، وخذ استراحات في الظل، وأضف شيئًا مالحًا إلى ساعات العمل الطويلة في الخارج، وتجنّب شمس الظهيرة. وبعد اضطراب المعدة عد إلى الطعام بخطوات صغيرة: الأرز والموز والخبز المحمّص والحساء.\n\nوبعد الرحلات الطويلة يفيدك الماء وضوء النهار والنوم في موعده أكثر من أي كيس. وإذا نصحك صديق بمحلول لأنه أفاده فتذكّر أن تحليل دمه ليس تحليل دمك."
    }
   ],
   "chapters": [
    {
     "about": "who|ask|safe|licen|first",
     "heading": {
      "en": "What to ask before you agree",
      "ar": "ماذا تسأل قبل أن توافق"
     },
     "lead": {
      "en": "You need no medical training to find out whether a service is careful.",
      "ar": "لا تحتاج إلى دراسة الطب لتعرف هل الخدمة متأنية."
     },
     "tips": [
      {
       "en": "What exactly is in the bag, and how much of each part?",
       "ar": "ما الذي في الكيس بالضبط، وكم من كل مكوّن؟"
      },
      {
       "en": "Which benefit has been shown for somebody like me?",
       "ar": "ما الفائدة المثبتة لمن هو في مثل حالي؟"
      },
      {
       "en": "What could go wrong, and how often does that happen?",
       "ar": "ما المضاعفات المحتملة، وكم تتكرر؟"
      },
      {
       "en": "Who ordered it, and how do I reach that doctor tonight?",
       "ar": "من الذي أمر به، وكيف أصل إلى ذلك الطبيب الليلة؟"
      },
      {
       "en": "Is there a tablet or a drink that does the same?",
       "ar": "هل يوجد قرص أو شراب يؤدي الغرض نفسه؟"
      },
      {
       "en": "How fast will it run, and what happens if I feel unwell?",
       "ar": "بأي سرعة يمر، وماذا يحدث إذا شعرت بتوعك؟"
      },
      {
       "en": "Where was it stored on a hot day?",
       "ar": "أين حُفظ في يوم حار؟"
      },
      {
       "en": "May I change my mind when everything is set up?",
       "ar": "هل يمكنني أن أغيّر رأيي بعد تجهيز كل شيء؟"
      }
     ]
    },
    {
     "about": "vitamin|iron|known|skin|energy",
     "heading": {
      "en": "What is known about vitamins by drip",
      "ar": "ما المعروف عن الفيتامينات بالوريد"
     },
     "lead": {
      "en": "Vitamins sound harmless. In a vein they are medicines with effects, limits and open questions.",
      "ar": "تبدو الفيتامينات بلا ضرر، لكنها في الوريد أدوية لها آثار وحدود وأسئلة لم يُجب عنها."
     },
     "tips": [
      {
       "en": "People without a lack have not been shown to gain energy from extra vitamins.",
       "ar": "لم يثبت أن من لا نقص لديه يكسب نشاطًا من فيتامينات إضافية."
      },
      {
       "en": "The body passes what it does not need of vitamin C and most B vitamins in the urine.",
       "ar": "يطرح الجسم الزائد من فيتامين ج ومعظم فيتامينات ب مع البول."
      },
      {
       "en": "Very high doses of vitamin C can lead to kidney stones.",
       "ar": "الجرعات العالية جدًا من فيتامين ج قد تؤدي إلى حصى الكلى."
      },
      {
       "en": "Vitamins A, D, E and K stay in the body, so too much does harm.",
       "ar": "فيتامينات أ ود وهـ وك تبقى في الجسم، فالزيادة منها تضر."
      },
      {
       "en": "Where the bowel cannot absorb, a doctor may choose the vein for good reason.",
       "ar": "حين لا تستطيع الأمعاء الامتصاص قد يختار الطبيب الوريد لسبب وجيه."
      },
      {
       "en": "Magnesium and potassium act on the heart and are given only after thought.",
       "ar": "المغنيسيوم والبوتاسيوم يؤثران في القلب ولا يُعطيان إلا بعد تفكير."
      },
      {
       "en": "A week of feeling better may come from rest, water and expectation.",
       "ar": "إذا شعرت بتحسّن أسبوعًا فقد يكون سببه الراحة والماء والتوقع."
      },
      {
       "en": "Measure first where a value can be measured, and again after treatment.",
       "ar": "ليُقَس أولًا ما يمكن قياسه بالتحليل، ثم يُعاد القياس بعد العلاج."
      }
     ]
    },
    {
     "about": "hydrat|water|food poisoning|heat|dehydr",
     "heading": {
      "en": "Trying the mouth before the vein",
      "ar": "الفم قبل الوريد"
     },
     "lead": {
      "en": "Oral rehydration solution replaces fluid and salt, and for most upsets it is enough.",
      "ar": "محلول الإماهة الفموي يعوّض السوائل والأملاح، ويكفي في معظم حالات اضطراب المعدة."
     },
     "tips": [
      {
       "en": "Buy sachets from a pharmacy instead of mixing sugar and salt by eye.",
       "ar": "اشترِ الأكياس الجاهزة من الصيدلية بدل خلط السكر والملح بالتقدير."
      },
      {
       "en": "Chill it; cold solution tastes less salty and stays down more easily.",
       "ar": "برّده، فالبارد أقل ملوحة في الفم وأسهل بقاءً في المعدة."
      },
      {
       "en": "A teaspoon every minute amounts to a glass within the hour.",
       "ar": "ملعقة صغيرة كل دقيقة تساوي كوبًا خلال ساعة."
      },
      {
       "en": "Wait ten minutes after vomiting, then begin again with less.",
       "ar": "انتظر عشر دقائق بعد القيء ثم ابدأ من جديد بكمية أقل."
      },
      {
       "en": "Discard what is left after twenty-four hours, even from the fridge.",
       "ar": "تخلّص مما بقي بعد أربع وعشرين ساعة ولو كان في الثلاجة."
      },
      {
       "en": "Sports drinks contain more sugar and less salt than the gut needs.",
       "ar": "مشروبات الرياضة فيها سكر أكثر وملح أقل مما تحتاج إليه الأمعاء."
      },
      {
       "en": "Count how often you pass urine; it is the simplest gauge there is.",
       "ar": "عُدّ مرات التبول، فهو أبسط مقياس."
      },
      {
       "en": "If nothing stays down for hours, ask for a doctor the same day to decide what comes next; someone with diabetes who keeps vomiting needs 998.",
       "ar": "إن لم يستقر شيء ساعات فاطلب طبيبًا في اليوم نفسه ليقرر الخطوة التالية؛ ومريض سكري يتقيأ باستمرار يحتاج إلى الإسعاف على الرقم 998."
      }
     ]
    },
    {
     "about": "first|check|nurse",
     "heading": {
      "en": "Making the cannula comfortable",
      "ar": "كانيولا مريحة"
     },
     "lead": {
      "en": "The thin tube in the arm is called a cannula. Good placement helps to avoid pain and leaks.",
      "ar": "الأنبوب الرفيع في الذراع يسمى الكانيولا، وحسن وضعه يجنّبك الألم والتسرّب."
     },
     "tips": [
      {
       "en": "Drink and keep warm beforehand; veins are then easier to see.",
       "ar": "اشرب وتدفّأ قبلها فتظهر الأوردة أوضح."
      },
      {
       "en": "Say which arm served well the last time.",
       "ar": "قل أي ذراع كانت أسهل في المرة السابقة."
      },
      {
       "en": "The forearm is often better than the bend of the elbow, because you can move.",
       "ar": "الساعد أفضل غالبًا من ثنية المرفق لأنك تستطيع الحركة."
      },
      {
       "en": "Two attempts are reasonable; after that, somebody else should try, or it waits.",
       "ar": "محاولتان حد معقول، ثم يحاول شخص آخر أو يُؤجَّل الأمر."
      },
      {
       "en": "Mention surgery on the breast or armpit, or a dialysis fistula; that arm is spared.",
       "ar": "اذكر جراحة في الثدي أو الإبط أو وصلة غسيل الكلى، فتلك الذراع تُترك."
      },
      {
       "en": "Hair is clipped and not shaved, if it must be removed at all.",
       "ar": "يُقص الشعر ولا يُحلق إن لزم."
      },
      {
       "en": "The dressing is clear, so that the skin can be watched.",
       "ar": "الغطاء شفاف حتى يُراقب الجلد."
      },
      {
       "en": "It comes out on the same day, unless a doctor has ordered more doses.",
       "ar": "تُنزع في اليوم نفسه ما لم يأمر الطبيب بجرعات أخرى."
      }
     ]
    },
    {
     "about": "heat|summer|exhaust|hydrat",
     "heading": {
      "en": "Getting through the hot months",
      "ar": "أشهر الحر بسلام"
     },
     "lead": {
      "en": "Preventing fluid loss is simpler than treating it.",
      "ar": "منع فقد السوائل أسهل من علاجه."
     },
     "tips": [
      {
       "en": "Move sport and errands to the early morning.",
       "ar": "اجعل الرياضة والمشاوير في الصباح الباكر."
      },
      {
       "en": "Wear a hat and light, loose clothes that cover the skin.",
       "ar": "البس قبعة وثيابًا خفيفة واسعة تغطي الجلد."
      },
      {
       "en": "Get used to the heat over one to two weeks after a journey.",
       "ar": "اعتد الحر على مدى أسبوع إلى أسبوعين بعد السفر."
      },
      {
       "en": "Never leave a child, an older person or an animal in a parked car.",
       "ar": "لا تترك طفلًا ولا مسنًا ولا حيوانًا في سيارة متوقفة."
      },
      {
       "en": "Some medicines weaken sweating or drain water; ask which of yours do.",
       "ar": "بعض الأدوية يضعف التعرّق أو يدرّ الماء، فاسأل أيها لديك."
      },
      {
       "en": "Outdoor workers need shade, breaks and a colleague who watches.",
       "ar": "العاملون في الخارج يحتاجون إلى ظل واستراحات وزميل ينتبه."
      },
      {
       "en": "Somebody who is still unwell after 30 minutes of rest, cooling and drinking needs 998.",
       "ar": "من لم يتحسن بعد 30 دقيقة من الراحة والتبريد والشرب يحتاج إلى الإسعاف على الرقم 998."
      },
      {
       "en": "Confusion or collapse in the heat is an emergency: call 998 and cool the person.",
       "ar": "التشوّش أو الانهيار في الحر حالة طارئة: اتصل بالرقم 998 وبرّد المصاب."
      }
     ]
    },
    {
     "about": "poison|after|iron",
     "heading": {
      "en": "The day after a session",
      "ar": "اليوم التالي للجلسة"
     },
     "lead": {
      "en": "Most people feel as usual. A few things are worth watching.",
      "ar": "معظم الناس يشعرون كالمعتاد، وأمور قليلة تستحق الانتباه."
     },
     "tips": [
      {
       "en": "Look at the place twice, in the evening and the next morning.",
       "ar": "انظر إلى الموضع مرتين: مساءً وفي الصباح التالي."
      },
      {
       "en": "A bruise turns green and yellow within a week and needs nothing.",
       "ar": "الكدمة تخضرّ وتصفرّ خلال أسبوع ولا تحتاج إلى شيء."
      },
      {
       "en": "A vein that is red, hot, hard or painful, or a fever, needs a doctor today; a fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: go to an emergency department now.",
       "ar": "وريد أحمر أو ساخن أو متصلّب أو مؤلم، أو حمّى، يستدعي طبيبًا اليوم؛ والحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن."
      },
      {
       "en": "Urine may be bright yellow after B vitamins.",
       "ar": "قد يصير البول أصفر فاقعًا بعد فيتامينات ب."
      },
      {
       "en": "Keep the record of what was given with your papers.",
       "ar": "احفظ سجل ما أُعطي لك مع أوراقك."
      },
      {
       "en": "Keep drinking as your thirst and your doctor tell you.",
       "ar": "استمر في الشرب بحسب عطشك وما قاله الطبيب."
      },
      {
       "en": "Itching or hives hours later should be reported the same day; a swelling face or trouble breathing means 998.",
       "ar": "الحكة أو الشرى بعد ساعات يُبلَّغ عنه في اليوم نفسه؛ وتورّم الوجه أو صعوبة التنفس يعني الاتصال بالرقم 998."
      },
      {
       "en": "Ankles that swell after fluids deserve a call, above all with heart disease.",
       "ar": "تورّم الكاحلين بعد السوائل يستحق اتصالًا، ولا سيما مع مرض القلب."
      }
     ]
    },
    {
     "about": "vitamin|known|safe|tell",
     "heading": {
      "en": "Reading an advertisement with care",
      "ar": "قراءة الإعلان بتأنٍّ"
     },
     "lead": {
      "en": "Fine words are easily written. A few checks tell advice from selling.",
      "ar": "الكلام الجميل سهل، وأسئلة قليلة تفرّق بين النصيحة والبيع."
     },
     "tips": [
      {
       "en": "Words such as detox have no meaning in medicine; liver and kidneys clear the blood themselves.",
       "ar": "عبارة «تنظيف السموم» ليس لها معنى طبي، فالكبد والكليتان تنقّي الدم من تلقاء نفسها."
      },
      {
       "en": "No drip has been shown to slim, whiten the skin or keep anyone young.",
       "ar": "لم يثبت أن محلولًا ينحّف أو يبيّض البشرة أو يحفظ الشباب."
      },
      {
       "en": "Pictures of before and after prove nothing.",
       "ar": "صور قبل وبعد لا تثبت شيئًا."
      },
      {
       "en": "A famous customer is no study.",
       "ar": "الزبون المشهور ليس دراسة."
      },
      {
       "en": "Ask for the name and strength of every ingredient.",
       "ar": "اسأل عن اسم كل مكوّن وتركيزه."
      },
      {
       "en": "Beware of courses that are sold before the first assessment.",
       "ar": "احذر الباقات التي تُباع قبل أول تقييم."
      },
      {
       "en": "Products need a registration in the Emirates.",
       "ar": "تحتاج المنتجات إلى تسجيل في الإمارات."
      },
      {
       "en": "Good providers tell you what a drip cannot do.",
       "ar": "مقدّم الخدمة الجيد يخبرك بما لا يفعله المحلول."
      }
     ]
    },
    {
     "heading": {
      "en": "When a doctor has ordered the treatment",
      "ar": "حين يأمر طبيب بالعلاج"
     },
     "lead": {
      "en": "Antibiotics, iron or fluids on prescription follow stricter rules than a drip by choice.",
      "ar": "للمضادات الحيوية والحديد والسوائل الموصوفة قواعد أشد من قواعد المحلول الاختياري."
     },
     "tips": [
      {
       "en": "Show the signed order before the appointment is fixed.",
       "ar": "أرسل الأمر الموقّع قبل تحديد الموعد."
      },
      {
       "en": "The first dose of some medicines has to be given in a clinic.",
       "ar": "الجرعة الأولى من بعض الأدوية يجب أن تكون في العيادة."
      },
      {
       "en": "Speed and dilution are part of the order and are not changed on the way.",
       "ar": "السرعة والتخفيف من الأمر نفسه ولا يُغيَّران."
      },
      {
       "en": "Blood tests before and after belong to the plan.",
       "ar": "التحاليل قبل العلاج وبعده من الخطة."
      },
      {
       "en": "Tell the prescribing doctor about every reaction, small ones too.",
       "ar": "أخبر الطبيب الذي وصف العلاج بكل تفاعل ولو كان صغيرًا."
      },
      {
       "en": "The days between doses matter; do not change them for convenience.",
       "ar": "عدد الأيام بين الجرعات مهم، فلا تغيّره لأن الموعد لا يناسبك."
      },
      {
       "en": "Ask who decides when the course ends.",
       "ar": "اسأل من يقرر نهاية العلاج."
      },
      {
       "en": "Keep the telephone numbers of both teams together.",
       "ar": "احفظ أرقام الفريقين معًا."
      }
     ]
    }
   ],
   "faq": [
    {
     "q": {
      "en": "How long does a drip take?",
      "ar": "كم يستغرق المحلول؟"
     },
     "a": {
      "en": "It depends on the bag, your veins and how fast it may run for you. The session takes {{visit:iv-therapy-at-home}}; allow more time for the questions and checks before it and for rest afterwards. A nurse who is in a hurry is a reason to ask questions.",
      "ar": "يتوقف ذلك على نوع الكيس وأوردتك والسرعة المناسبة لك. تستغرق الجلسة {{visit:iv-therapy-at-home}}، وأضف إليها وقتًا للأسئلة والفحوص قبلها وللراحة بعدها. والممرّضة المستعجلة سبب كافٍ لأن تسأل."
     }
    },
    {
     "q": {
      "en": "Does it hurt?",
      "ar": "هل يؤلم؟"
     },
     "a": {
      "en": "There is a short prick when the thin tube goes in. After that you should hardly feel it. Burning, pressure or swelling is a sign to stop, so say so immediately and do not wait politely until the bag is empty.",
      "ar": "هناك وخزة قصيرة عند إدخال الأنبوب الرفيع، وبعدها لا تكاد تشعر به. أما الحرقة أو الضغط أو التورّم فعلامة على ضرورة التوقف، فأخبر الممرّضة فورًا ولا تنتظر مجاملةً حتى يفرغ الكيس."
     }
    },
    {
     "q": {
      "en": "How often may I have a drip?",
      "ar": "كم مرة يمكنني أخذ المحلول؟"
     },
     "a": {
      "en": "There is no number that suits everybody. A drip needs a reason each time, and repeated ones need a doctor's look and often a blood test, because some vitamins and minerals build up in the body and do harm.",
      "ar": "لا يوجد عدد يناسب الجميع. فكل محلول يحتاج إلى سبب، وتكراره يحتاج إلى نظر الطبيب وغالبًا إلى تحليل دم، لأن بعض الفيتامينات والمعادن يتراكم في الجسم ويضر."
     }
    },
    {
     "q": {
      "en": "Can I eat before a session?",
      "ar": "هل آكل قبل الجلسة؟"
     },
     "a": {
      "en": "Yes, something light. On an empty stomach people feel faint more easily, and some vitamins cause nausea. If a blood test is planned first, ask whether you should fast for it.",
      "ar": "نعم، شيئًا خفيفًا. فالمعدة الفارغة تزيد احتمال الدوار، وبعض الفيتامينات يسبب الغثيان. وإذا كان هناك تحليل دم قبلها فاسأل هل يحتاج إلى صيام."
     }
    },
    {
     "q": {
      "en": "May I drive afterwards?",
      "ar": "هل أقود السيارة بعدها؟"
     },
     "a": {
      "en": "Wait until you have stood up, walked around and feel steady. After medicines that make you drowsy you should not drive. Fluids do not remove alcohol from the blood.",
      "ar": "انتظر حتى تقف وتمشي قليلًا وتشعر بالثبات. وبعد الأدوية التي تسبب النعاس لا تقد. والسوائل لا تزيل الكحول من الدم."
     }
    },
    {
     "q": {
      "en": "Why am I asked for a blood test first?",
      "ar": "لماذا يُطلب مني تحليل الدم أولًا؟"
     },
     "a": {
      "en": "Because some substances help only where they are lacking, and harm where they are not. Iron is the best example. The test also shows whether kidneys and salts allow extra fluid.",
      "ar": "لأن بعض المواد لا ينفع إلا من ينقصه ويضر غيره، والحديد أوضح مثال. ويُظهر التحليل أيضًا هل تسمح الكلى والأملاح بسوائل إضافية."
     }
    }
   ]
  },
  "lab": {
   "excerpt": {
    "en": "How a sample is taken at home, which tests need fasting, what changes a result, and how to read the report with a doctor instead of a search engine.",
    "ar": "كيف تؤخذ العيّنة في المنزل، وأي التحاليل يحتاج إلى صيام، وما الذي يغيّر النتيجة، وكيف تقرأ التقرير مع طبيب بدل محرّكات البحث."
   },
   "metaDescription": {
    "en": "Blood tests at home in Dubai: how to prepare, which tests need fasting, how the sample travels, and how to read the report together with a doctor.",
    "ar": "تحاليل الدم في المنزل بدبي: كيف تستعد لها، وأيها يحتاج إلى صيام، وكيف تنتقل العيّنة إلى المختبر، وكيف تقرأ التقرير مع الطبيب خطوة بخطوة."
   },
   "alt": {
    "en": "A nurse labelling blood tubes at a table in a home in Dubai",
    "ar": "ممرّضة تضع الملصقات على أنابيب الدم على طاولة في منزل بدبي"
   },
   "infographic": {
    "en": "From sample to result: choose the tests with a doctor, prepare and fast if told, sample taken at home, tubes cooled and sent to the laboratory, report explained to you",
    "ar": "من العيّنة إلى النتيجة: اختر التحاليل مع الطبيب، استعد وصم إذا طُلب منك، تؤخذ العيّنة في المنزل، تُنقل الأنابيب مبرّدة إلى المختبر، يُشرح لك التقرير"
   },
   "intros": [
    {
     "en": "A blood test takes a few minutes; the way to the laboratory, the waiting and the empty stomach take the rest of the morning. This guide is about “{topic}”. It tells you how a sample at home is taken, how to prepare so that the result means something, and what to do with the report when it arrives.",
     "ar": "تحليل الدم نفسه لا يستغرق إلا دقائق، أما الطريق إلى المختبر والانتظار والمعدة الفارغة فتأخذ بقية الصباح. يتناول هذا الدليل موضوع «{topic}»، ويخبرك كيف تؤخذ العيّنة في البيت، وكيف تستعد لتكون النتيجة ذات معنى، وماذا تفعل بالتقرير عندما يصل."
    },
    {
     "en": "A number on a report can calm or frighten, and both can be wrong. This article is about “{topic}”. You learn what the laboratory needs from you, what can spoil a sample, and which questions turn figures into an answer.",
     "ar": "رقم في تقرير قد يطمئن وقد يخيف، وقد يخطئ في الحالين. موضوع هذا المقال: «{topic}». تتعرف فيه إلى ما يحتاج إليه المختبر منك، وما الذي يفسد العيّنة، وأي الأسئلة تجعل من الأرقام جوابًا."
    },
    {
     "en": "Samples can be taken at your kitchen table before work, without a queue. Whether the result helps depends on what happens before and after. Read on about “{topic}”, in the order in which you will need it.",
     "ar": "يمكن أخذ العيّنة على طاولة مطبخك قبل العمل ومن غير انتظار في صف. أما فائدة النتيجة فتعتمد على ما قبلها وما بعدها. تابع القراءة عن «{topic}» بالترتيب الذي ستحتاج إليه."
    }
   ],
   "sections": [
    {
     "en": "## Start with the question, not with the test\n\nA test is useful when its result changes what you do next. Before you choose a panel from a list, put the question into words. Why am I tired? Does my diabetes treatment work? Is this medicine safe for my kidneys? A doctor can then pick the few tests that answer it.\n\n- Routine checks: blood count, sugar, cholesterol, kidney and liver values\n- Long-term control: HbA1c in diabetes, thyroid values under treatment\n- Questions from symptoms: iron and vitamin levels, markers of inflammation\n- Before an operation, a pregnancy or a new medicine\n\nMore tests are not better medicine. Out of twenty values in a healthy person, one is often slightly outside its range by pure chance, and the worry that follows is real. If you have no clear question yet, begin with a visit by a [doctor on call]({base}/services/doctor-on-call).",
     "ar": "## ابدأ بالسؤال لا بالتحليل\n\nيفيد التحليل حين تغيّر نتيجته ما ستفعله بعدها. قبل أن تختار باقة من قائمة، صُغ السؤال بالكلمات: لماذا أشعر بالتعب؟ هل يعمل علاج السكري؟ هل هذا الدواء آمن لكليتيّ؟ عندئذ يستطيع الطبيب أن يختار التحاليل القليلة التي تجيب عنه.\n\n- الفحوص الدورية: صورة الدم والسكر والكوليسترول ووظائف الكلى والكبد\n- المتابعة الطويلة: السكر التراكمي لمرضى السكري، وهرمونات الغدة الدرقية أثناء العلاج\n- أسئلة تثيرها الأعراض: الحديد والفيتامينات ومؤشرات الالتهاب\n- قبل عملية أو حمل أو دواء جديد\n\nكثرة التحاليل ليست طبًا أفضل. فمن بين عشرين قيمة عند شخص سليم كثيرًا ما تخرج واحدة قليلًا عن نطاقها بالمصادفة وحدها، لكن القلق الذي يتبعها حقيقي. وإذا لم يتضح سؤالك بعد فابدأ بزيارة من [طبيب تحت الطلب]({base}/services/doctor-on-call)."
    },
    {
     "en": "## How to prepare, and which tests need fasting\n\nMany tests need no preparation at all. Fasting matters for fasting glucose and insulin, and for some lipid tests: nothing but water for eight to twelve hours. Do not fast for longer than you were told, since that changes values as well.\n\n1. Drink water as usual; well-filled veins are easier to find\n2. Avoid hard exercise and alcohol the day before\n3. Ask about your tablets: some are taken after the sample, most as always, none are stopped without a doctor; if you use insulin or diabetes tablets, ask your doctor before you fast\n4. Tell the laboratory about biotin, a vitamin in many hair products, because it can disturb hormone tests\n5. For urine, collect the middle of the stream in the cup you were given\n\n### In Ramadan and on early mornings\n\nIn Ramadan the time from eight to twelve hours after suhoor suits fasting tests; soon after suhoor does not, because many tests need eight hours without food. Say when you book that you fast, so that the time can be chosen well.",
     "ar": "## كيف تستعد، وأي التحاليل يحتاج إلى صيام\n\nكثير من التحاليل لا يحتاج إلى أي استعداد. يهم الصيام لسكر الدم الصائم والإنسولين وبعض تحاليل الدهون: لا شيء سوى الماء مدة ثماني ساعات إلى اثنتي عشرة ساعة. ولا تصم أطول مما قيل لك، لأن ذلك يغيّر القيم أيضًا.\n\n1. اشرب الماء كالمعتاد، فالأوردة الممتلئة أسهل في العثور عليها\n2. تجنّب الرياضة الشاقة والكحول في اليوم السابق\n3. اسأل عن أدويتك: بعضها يؤخذ بعد العيّنة ومعظمها في وقته، ولا يُوقَف شيء منها من دون طبيب؛ وإن كنت تستعمل الإنسولين أو أقراص السكري فاسأل طبيبك قبل أن تصوم\n4. أخبر المختبر إذا كنت تتناول البيوتين، وهو فيتامين في كثير من منتجات الشعر، لأنه قد يشوّش تحاليل الهرمونات\n5. في عيّنة البول اجمع وسط التدفق في الوعاء الذي أُعطي لك\n\n### في رمضان وفي الصباح الباكر\n\nفي رمضان يناسب تحاليلَ الصيام الوقتُ ما بين ثماني ساعات واثنتي عشرة ساعة بعد السحور، أما ما بعد السحور بقليل فلا، لأن كثيرًا منها يحتاج إلى ثماني ساعات بلا طعام. أخبرنا عند الحجز أنك صائم حتى يُختار الوقت المناسب."
    },
    {
     "en": "## What happens when the nurse comes\n\nThe nurse first asks for your name and date of birth and compares them with the request. Labels are written or scanned in front of you, at your table and never afterwards in the car. That small step prevents the error that matters most: a tube with the wrong name.\n\nYou sit or lie comfortably and a band is placed on the upper arm. After cleaning, a thin needle goes into a vein at the elbow; the tubes are filled in a fixed order and turned over gently. The whole thing usually takes less than ten minutes. Press on the spot for three to five minutes with a straight arm; a bent one bruises more.\n\nTell the nurse if you take blood thinners, if you have had lymph nodes removed on one side, or if you tend to faint. Lying down is always an option. For children, numbing cream and a calm helper make the difference.",
     "ar": "## ماذا يحدث عندما تصل الممرّضة\n\nتسأل الممرّضة أولًا عن اسمك وتاريخ ميلادك وتقارنهما بالطلب. وتُكتب الملصقات أو يُقرأ رمزها بالماسح أمامك على طاولتك، لا لاحقًا في السيارة. هذا الإجراء الصغير يمنع أهم خطأ ممكن: أنبوب يحمل اسم شخص آخر.\n\nتجلس أو تستلقي مرتاحًا، ويوضع رباط على أعلى الذراع. وبعد التنظيف تدخل إبرة رفيعة في وريد عند المرفق، وتُملأ الأنابيب بترتيب ثابت وتُقلب برفق. يستغرق ذلك كله في العادة أقل من عشر دقائق. اضغط على الموضع من ثلاث إلى خمس دقائق وذراعك ممدودة، فثني الذراع يزيد الكدمة.\n\nأخبر الممرّضة إذا كنت تتناول مميّعات الدم، أو أُزيلت لديك عقد لمفاوية من جهة واحدة، أو كنت معرّضًا للإغماء. والاستلقاء خيار متاح دائمًا. أما الأطفال فيفيدهم كريم التخدير الموضعي ووجود شخص هادئ إلى جانبهم."
    },
    {
     "en": "## How the sample reaches the laboratory\n\nA result is only as good as the journey of the tube. Some samples have to be cooled, some kept from light, and some must arrive within hours. In Dubai's summer a car in the sun is no place for blood, so samples travel in an insulated box with a temperature that is watched.\n\nThe laboratory checks each tube when it arrives. A sample that is too small, clotted or broken down is refused, and you are asked for another. That is a nuisance, but it is right: a wrong number is worse than a missing one.\n\n### When results come\n\nMost routine values are ready within {{results}}. Cultures, allergy panels and genetic tests take longer because something has to grow or be sent on. Ask for the expected time of each test before the nurse leaves, and give the address to which the report should go.",
     "ar": "## كيف تصل العيّنة إلى المختبر\n\nجودة النتيجة من جودة رحلة الأنبوب. بعض العيّنات يجب تبريدها، وبعضها يُحفظ بعيدًا عن الضوء، وبعضها يجب أن يصل خلال ساعات. وفي صيف دبي لا تصلح سيارة واقفة في الشمس لنقل الدم، ولذلك تسافر العيّنات في صندوق معزول تُراقب حرارته.\n\nويفحص المختبر كل أنبوب عند وصوله. فالعيّنة القليلة أو المتخثرة أو المتحللة تُرفض ويُطلب منك غيرها. هذا مزعج لكنه صواب، لأن الرقم الخاطئ أسوأ من الرقم الغائب.\n\n### متى تصل النتائج\n\nتجهز معظم القيم المعتادة خلال {{results}}. أما المزارع البكتيرية وتحاليل الحساسية والتحاليل الجينية فتحتاج إلى وقت أطول، لأن شيئًا يجب أن ينمو أو يُرسل إلى مختبر آخر. اسأل عن الوقت المتوقع لكل تحليل قبل أن تغادر الممرّضة، وحدّد العنوان الذي يُرسل إليه التقرير."
    },
    {
     "en": "## How to read the report\n\nThe numbers next to your value are a reference range: where most healthy people in a comparison group lie. Ranges differ between laboratories, methods, ages and sexes, and they change in pregnancy. Compare with your own earlier results from the same laboratory when you can; the direction often says more than one figure.\n\n- A value just outside the range is frequently without meaning\n- Several values that point the same way deserve attention\n- A normal result does not rule out everything, if symptoms continue\n- A result that does not fit you at all may be a mistake, and can be repeated\n\nDo not start or stop a medicine because of a number. Send the report to a doctor who knows your history, and write down your two most important questions before you talk. Vitamins in high doses are medicines as well, and need a reason.",
     "ar": "## كيف تقرأ التقرير\n\nالأرقام المكتوبة بجانب قيمتك هي النطاق المرجعي: أي حيث يقع معظم الأصحاء في مجموعة المقارنة. وتختلف النطاقات بين المختبرات والطرق والأعمار والجنسين، وتتغير في الحمل. قارن بنتائجك السابقة من المختبر نفسه إن استطعت، فالاتجاه كثيرًا ما يقول أكثر مما يقوله رقم واحد.\n\n- القيمة التي تخرج قليلًا عن النطاق كثيرًا ما تكون بلا دلالة\n- عدة قيم تشير إلى الاتجاه نفسه تستحق الانتباه\n- النتيجة الطبيعية لا تنفي كل شيء إذا استمرت الأعراض\n- النتيجة التي لا تشبه حالتك إطلاقًا قد تكون خطأ ويمكن إعادتها\n\nلا تبدأ دواءً ولا توقفه بسبب رقم. أرسل التقرير إلى طبيب يعرف تاريخك الصحي، واكتب أهم سؤالين لديك قبل الحديث معه. والفيتامينات بجرعات عالية أدوية أيضًا، وتحتاج إلى سبب."
    },
    {
     "en": "## Who should take special care\n\nSome people need a plan before the needle. If you use insulin or diabetes tablets, ask your doctor before you fast, because your sugar can fall too far; take the first appointment of the morning and keep something sweet at hand. If you bleed easily or take blood thinners, plan a longer pressure afterwards. If you are pregnant, tell the team how far along you are, because many reference ranges are different.\n\nElderly people often have fine veins and thin skin. Warmth, water and a patient nurse help, and combining several requests into one sample spares them a second one. For somebody who cannot leave bed, a visit by [nurse on call]({base}/services/nurse-on-call) can combine the sample with a dressing or an injection.\n\nIf you feel faint, sweaty or sick after a sample, lie down with your legs up and say so. It usually passes in minutes. Call 998 for somebody who passes out.",
     "ar": "## من يحتاج إلى عناية خاصة\n\nبعض الناس يحتاجون إلى خطة قبل الإبرة. إذا كنت تستعمل الإنسولين أو أقراص السكري فاسأل طبيبك قبل أن تصوم، لأن سكرك قد يهبط أكثر مما ينبغي؛ واختر أول موعد في الصباح وأبقِ شيئًا حلوًا قريبًا منك. وإذا كنت تنزف بسهولة أو تتناول مميّعات الدم فخصّص وقتًا أطول للضغط على الموضع. وإذا كنتِ حاملًا فأخبري الفريق بأسبوع الحمل، لأن كثيرًا من النطاقات المرجعية يختلف.\n\nكبار السن أوردتهم رفيعة وجلدهم رقيق في الغالب. يفيدهم الدفء والماء وممرّضة صبورة، كما أن جمع عدة طلبات في عيّنة واحدة يعفيهم من عيّنة ثانية. ومن لا يستطيع مغادرة السرير يمكن أن تجمع له زيارة من [ممرّض تحت الطلب]({base}/services/nurse-on-call) بين العيّنة وضمادة أو حقنة.\n\nإذا شعرت بدوار أو تعرّق أو غثيان بعد العيّنة فاستلقِ وارفع ساقيك وأخبر الممرّضة. يزول ذلك في العادة خلال دقائق. ومن فقد وعيه فاتصل له بالرقم 998."
    }
   ],
   "chapters": [
    {
     "about": "urine|step|needle|home",
     "heading": {
      "en": "Samples that are not blood",
      "ar": "عيّنات غير الدم"
     },
     "lead": {
      "en": "Urine, stool and swabs are easy to collect, and easy to spoil.",
      "ar": "البول والبراز والمسحات سهلة الجمع وسهلة الإفساد أيضًا."
     },
     "tips": [
      {
       "en": "Use only the container you were given; a jam jar leaves traces of sugar.",
       "ar": "استعمل الوعاء الذي أُعطي لك فقط، فبرطمان المربى يترك أثرًا من السكر."
      },
      {
       "en": "Morning urine is the most concentrated, which many tests prefer.",
       "ar": "بول الصباح أكثر تركيزًا، وهذا ما تفضّله تحاليل كثيرة."
      },
      {
       "en": "Wash the area before you collect, and let the first drops pass.",
       "ar": "اغسل المنطقة قبل الجمع ودع القطرات الأولى تمر."
      },
      {
       "en": "For a collection over twenty-four hours, discard the first portion and keep all that follow, the first of the next morning included.",
       "ar": "في جمع بول أربع وعشرين ساعة تخلّص من أول مرة، ثم اجمع كل ما بعدها، ومنه أول مرة في صباح اليوم التالي."
      },
      {
       "en": "Women should mention their period, since a little blood changes the result.",
       "ar": "على المرأة أن تذكر الدورة الشهرية، فقليل من الدم يغيّر النتيجة."
      },
      {
       "en": "Stool belongs in the tube to the line, not above it.",
       "ar": "يوضع البراز في الأنبوب حتى الخط لا فوقه."
      },
      {
       "en": "Swabs for bacteria are taken before the first dose of an antibiotic.",
       "ar": "تؤخذ مسحة البكتيريا قبل أول جرعة من المضاد الحيوي."
      },
      {
       "en": "Hand samples over soon; until then they stay cool and out of the sun.",
       "ar": "سلّم العيّنة سريعًا، وإلى ذلك الحين تبقى باردة بعيدًا عن الشمس."
      }
     ]
    },
    {
     "about": "result|number|explain|understand|read",
     "heading": {
      "en": "Keeping your results together over the years",
      "ar": "حفظ نتائجك على مر السنين"
     },
     "lead": {
      "en": "One report is a snapshot; several in a row show the direction.",
      "ar": "التقرير الواحد لقطة، والتقارير المتتالية تُظهر الاتجاه."
     },
     "tips": [
      {
       "en": "Save each report as a file with the date first in its name.",
       "ar": "احفظ كل تقرير في ملف يبدأ اسمه بالتاريخ."
      },
      {
       "en": "Write the units beside the values, because laboratories use different ones.",
       "ar": "اكتب الوحدات بجانب القيم، لأن المختبرات تستعمل وحدات مختلفة."
      },
      {
       "en": "Mark what was special that week: an infection, a marathon, a new tablet.",
       "ar": "ضع علامة على ما ميّز ذلك الأسبوع: عدوى أو سباق أو قرص جديد."
      },
      {
       "en": "Use the same laboratory and the same hour for values that are followed over time.",
       "ar": "استعمل المختبر نفسه والساعة نفسها للقيم التي تُتابَع."
      },
      {
       "en": "Ask how far a value may wander without meaning anything.",
       "ar": "اسأل كم يمكن أن تتغير القيمة من غير أن يعني ذلك شيئًا."
      },
      {
       "en": "Repeat a surprising result before you act on it.",
       "ar": "أعد النتيجة المفاجئة قبل أن تبني عليها شيئًا."
      },
      {
       "en": "Share the folder with every doctor who treats you.",
       "ar": "شارك الملف مع كل طبيب يعالجك."
      },
      {
       "en": "Delete copies from chat groups; they hold your name and your date of birth.",
       "ar": "احذف النسخ من مجموعات المحادثة، ففيها اسمك وتاريخ ميلادك."
      }
     ]
    },
    {
     "about": "fear|child|first|needle",
     "heading": {
      "en": "If you are afraid of needles",
      "ar": "إذا كنت تخاف من الإبر"
     },
     "lead": {
      "en": "Many adults dread the needle and few say so. There are good ways to deal with it.",
      "ar": "كثير من الكبار يخافون الإبرة وقليل منهم يقول ذلك، وهناك طرق جيدة للتعامل مع هذا الخوف."
     },
     "tips": [
      {
       "en": "Tell the nurse before anything is unpacked.",
       "ar": "أخبر الممرّضة قبل أن تُفتح أي حقيبة."
      },
      {
       "en": "Ask to lie down, with a pillow under the knees.",
       "ar": "اطلب أن تستلقي وتحت ركبتيك وسادة."
      },
      {
       "en": "Tense the muscles of legs and arms for a few seconds and let go, if you tend to faint.",
       "ar": "شدّ عضلات الساقين والذراعين ثواني ثم أرخها إذا كنت معرّضًا للإغماء."
      },
      {
       "en": "Look at a picture on the wall and describe it aloud.",
       "ar": "انظر إلى صورة على الجدار وصفها بصوت مسموع."
      },
      {
       "en": "Numbing cream needs about an hour under a film to work.",
       "ar": "يحتاج كريم التخدير إلى نحو ساعة تحت غطاء لاصق ليعمل."
      },
      {
       "en": "A warm arm offers better veins and a shorter search.",
       "ar": "الذراع الدافئة أوردتها أوضح والبحث فيها أقصر."
      },
      {
       "en": "Agree on a word that means stop.",
       "ar": "اتفقا على كلمة تعني التوقف."
      },
      {
       "en": "Eat something and sit for a while afterwards, if the tests are done.",
       "ar": "كُل شيئًا واجلس قليلًا بعد انتهاء التحاليل."
      }
     ]
    },
    {
     "about": "fasting|prepare|which",
     "heading": {
      "en": "What can distort a value",
      "ar": "ما الذي يغيّر القيمة"
     },
     "lead": {
      "en": "A figure reflects the hour as well as the body. Laboratories can only measure what arrives.",
      "ar": "الرقم يعكس الساعة كما يعكس الجسم، والمختبر لا يقيس إلا ما يصله."
     },
     "tips": [
      {
       "en": "A hard training session raises muscle and liver values for days.",
       "ar": "التدريب الشاق يرفع قيم العضلات والكبد أيامًا."
      },
      {
       "en": "Standing for a long time concentrates the blood; lying down dilutes it.",
       "ar": "الوقوف الطويل يركّز الدم والاستلقاء يخففه."
      },
      {
       "en": "Cortisol and iron change between morning and evening.",
       "ar": "الكورتيزول والحديد يتغيران بين الصباح والمساء."
      },
      {
       "en": "An infection lifts ferritin, so that a lack of iron may be hidden.",
       "ar": "العدوى ترفع الفيريتين فقد تخفي نقص الحديد."
      },
      {
       "en": "Too little water makes kidney values look worse than they are.",
       "ar": "قلة الماء تُظهر قيم الكلى أسوأ مما هي."
      },
      {
       "en": "Sugar falls in a tube that is left for hours.",
       "ar": "ينخفض السكر في أنبوب تُرك ساعات."
      },
      {
       "en": "A fist clenched for a long time raises potassium in the sample.",
       "ar": "قبض اليد طويلًا يرفع البوتاسيوم في العيّنة."
      },
      {
       "en": "Supplements, contraceptive pills and cortisone belong on the request.",
       "ar": "المكمّلات وحبوب منع الحمل والكورتيزون تُذكر في الطلب."
      }
     ]
    },
    {
     "about": "cholesterol|year|check|step",
     "heading": {
      "en": "Planning a check that fits your age",
      "ar": "فحص دوري يناسب عمرك"
     },
     "lead": {
      "en": "A sensible check is short, repeated at sensible intervals and discussed afterwards.",
      "ar": "الفحص المعقول قصير ويتكرر في أوقات معقولة ويُناقش بعدها."
     },
     "tips": [
      {
       "en": "Blood pressure and weight are easy to measure and say a great deal.",
       "ar": "ضغط الدم والوزن سهل قياسهما ويدلان على الكثير."
      },
      {
       "en": "Sugar and cholesterol are usually repeated every few years, more often at higher risk.",
       "ar": "يُعاد السكر والكوليسترول عادة كل بضع سنوات، وأكثر عند ارتفاع الخطر."
      },
      {
       "en": "Family illness at a young age is a reason to begin earlier.",
       "ar": "مرض في العائلة في سن مبكرة سبب للبدء أبكر."
      },
      {
       "en": "Tumour markers are a poor way to look for cancer in healthy people.",
       "ar": "دلالات الأورام وسيلة ضعيفة للبحث عن السرطان عند الأصحاء."
      },
      {
       "en": "Screening for bowel, breast and cervix follows its own calendar; ask for it.",
       "ar": "فحوص القولون والثدي وعنق الرحم لها مواعيدها، فاسأل عنها."
      },
      {
       "en": "Whole-body packages find many harmless things that then need more tests.",
       "ar": "باقات فحص الجسم الكامل تكشف أشياء كثيرة لا ضرر فيها ثم تستدعي تحاليل أخرى."
      },
      {
       "en": "Vaccinations are part of prevention as much as any tube.",
       "ar": "التطعيمات من الوقاية كأي تحليل."
      },
      {
       "en": "Fix the next date now, and choose a quiet week.",
       "ar": "حدد الموعد التالي الآن واختر أسبوعًا هادئًا."
      }
     ]
    },
    {
     "about": "allerg|b12|thyroid|tired|vitamin",
     "heading": {
      "en": "Values that people ask about",
      "ar": "قيم يسأل عنها الناس"
     },
     "lead": {
      "en": "A few names appear on many reports. This is what they mean, in a sentence each.",
      "ar": "أسماء قليلة تظهر في تقارير كثيرة، وهذا معناها في جملة لكل منها."
     },
     "tips": [
      {
       "en": "HbA1c shows the average sugar of about three months and needs no fasting.",
       "ar": "السكر التراكمي يبيّن متوسط السكر في نحو ثلاثة أشهر ولا يحتاج إلى صيام."
      },
      {
       "en": "Creatinine shows how the kidneys work, and depends on muscle and age.",
       "ar": "الكرياتينين يدل على عمل الكلى، ويتوقف على كتلة العضلات والعمر."
      },
      {
       "en": "CRP rises with inflammation within hours and falls when it settles.",
       "ar": "بروتين CRP يرتفع مع الالتهاب خلال ساعات وينخفض حين يهدأ."
      },
      {
       "en": "Ferritin shows how full the iron stores are.",
       "ar": "الفيريتين يبيّن امتلاء مخازن الحديد."
      },
      {
       "en": "ALT is a sign of strain on the liver, often from weight or medicines.",
       "ar": "إنزيم ALT علامة على إجهاد الكبد، وكثيرًا ما يكون من الوزن أو الأدوية."
      },
      {
       "en": "Haemoglobin carries oxygen; too little of it makes people pale and tired.",
       "ar": "الهيموغلوبين يحمل الأكسجين، ونقصه يسبب الشحوب والتعب."
      },
      {
       "en": "White cells defend the body; their number changes with infection, stress and cortisone.",
       "ar": "الكريات البيضاء تدافع عن الجسم، وعددها يتغير مع العدوى والإجهاد والكورتيزون."
      },
      {
       "en": "Vitamin D is stored for months, so it need not be measured often.",
       "ar": "فيتامين د يُخزَّن شهورًا فلا يلزم قياسه كثيرًا."
      }
     ]
    },
    {
     "about": "diabet|thyroid|cholesterol|control",
     "heading": {
      "en": "Tests while you are under treatment",
      "ar": "التحاليل أثناء العلاج"
     },
     "lead": {
      "en": "Treatment is steered by values. Timing makes them useful.",
      "ar": "القيم توجّه العلاج، وتوقيتها يجعلها نافعة."
     },
     "tips": [
      {
       "en": "Thyroid values settle about six weeks after a change of dose.",
       "ar": "تستقر قيم الغدة بعد نحو ستة أسابيع من تغيير الجرعة."
      },
      {
       "en": "Take thyroid tablets after the sample on that day, if your doctor agrees.",
       "ar": "تناول قرص الغدة بعد العيّنة في ذلك اليوم إذا وافق طبيبك."
      },
      {
       "en": "Cholesterol is checked some weeks after a statin is started or changed.",
       "ar": "يُراجع الكوليسترول بعد أسابيع من بدء دواء الستاتين أو تغييره."
      },
      {
       "en": "For levels of a medicine, note the hour of the last dose.",
       "ar": "عند قياس مستوى دواء اكتب ساعة آخر جرعة."
      },
      {
       "en": "Water tablets call for salts and kidney values from time to time.",
       "ar": "مدرّات البول تستدعي مراجعة الأملاح والكلى من وقت إلى آخر."
      },
      {
       "en": "Warfarin needs its own calendar of INR checks.",
       "ar": "الوارفارين له جدول خاص من قياس INR."
      },
      {
       "en": "Iron treatment is judged by the blood count and ferritin, not only by how you feel.",
       "ar": "يُحكم على علاج الحديد بصورة الدم والفيريتين لا بالشعور وحده."
      },
      {
       "en": "Bring the previous figure when you discuss the new one.",
       "ar": "أحضر الرقم السابق حين تناقش الجديد."
      }
     ]
    },
    {
     "about": "child|older|vein|blood test",
     "heading": {
      "en": "When a sample is harder than usual",
      "ar": "حين تكون العيّنة أصعب من المعتاد"
     },
     "lead": {
      "en": "Small children, thin skin and hidden veins need time and patience.",
      "ar": "الصغار والجلد الرقيق والأوردة المختفية تحتاج إلى وقت وصبر."
     },
     "tips": [
      {
       "en": "Warm the hand or arm in water for five minutes.",
       "ar": "دفّئ اليد أو الذراع بالماء خمس دقائق."
      },
      {
       "en": "Let the arm hang before the band goes on.",
       "ar": "دع الذراع تتدلى قبل وضع الرباط."
      },
      {
       "en": "A butterfly needle suits thin veins.",
       "ar": "إبرة الفراشة تناسب الأوردة الرفيعة."
      },
      {
       "en": "Hold a toddler on your lap, chest to chest, with one arm out.",
       "ar": "احضن الصغير وصدره إلى صدرك وذراعه ممدودة."
      },
      {
       "en": "A finger prick is enough for some tests.",
       "ar": "تكفي وخزة الإصبع لبعض التحاليل."
      },
      {
       "en": "After two failed attempts another person or another day is better.",
       "ar": "بعد محاولتين لم تنجحا يكون شخص آخر أو يوم آخر أفضل."
      },
      {
       "en": "Bring the cuddly toy and let it have a plaster as well.",
       "ar": "أحضروا الدمية وضعوا لها لاصقًا أيضًا."
      },
      {
       "en": "Tell us which place worked last time.",
       "ar": "أخبرنا أي موضع نجح في المرة السابقة."
      }
     ]
    }
   ],
   "faq": [
    {
     "q": {
      "en": "Do I need a doctor's request?",
      "ar": "هل أحتاج إلى طلب من الطبيب؟"
     },
     "a": {
      "en": "For many routine tests you can ask directly; for others a doctor's request is required or simply wise. If you are not sure which tests make sense, a short consultation first often saves money, because fewer tests answer the question.",
      "ar": "يمكنك طلب كثير من التحاليل المعتادة مباشرة، وبعضها يتطلب طلب طبيب أو يحسن فيه ذلك. وإذا لم تكن متأكدًا من التحاليل المناسبة فاستشارة قصيرة أولًا كثيرًا ما توفّر المال، لأن تحاليل أقل تجيب عن السؤال."
     }
    },
    {
     "q": {
      "en": "Can I drink coffee before a fasting test?",
      "ar": "هل أشرب القهوة قبل تحليل يحتاج إلى صيام؟"
     },
     "a": {
      "en": "Better not. Black coffee and tea can change sugar and fat values, and milk or sugar certainly do. Plain water is fine and makes the sample easier. Have your coffee straight afterwards with breakfast.",
      "ar": "الأفضل ألا تشربها. فالقهوة السوداء والشاي قد يغيّران قيم السكر والدهون، والحليب والسكر يغيّرانها بالتأكيد. الماء وحده لا بأس به ويسهّل أخذ العيّنة. واشرب قهوتك بعدها مباشرة مع الفطور."
     }
    },
    {
     "q": {
      "en": "What if my result is clearly outside the range?",
      "ar": "ماذا لو كانت نتيجتي خارج النطاق بوضوح؟"
     },
     "a": {
      "en": "Values that need quick action are reported to you or your doctor as soon as the laboratory has confirmed them. For all others, arrange a conversation with a doctor within a few days and bring earlier results along.",
      "ar": "القيم التي تتطلب إجراءً سريعًا تُبلّغ لك أو لطبيبك فور أن يؤكدها المختبر. وفيما عداها رتّب حديثًا مع طبيب خلال أيام قليلة، وأحضر معك نتائجك السابقة."
     }
    },
    {
     "q": {
      "en": "How much blood is taken?",
      "ar": "كم يؤخذ من الدم؟"
     },
     "a": {
      "en": "Usually a few tubes of a few millilitres each, about one or two tablespoons in all. A healthy adult makes up for that within days. For small children the laboratory uses smaller tubes.",
      "ar": "في العادة بضعة أنابيب في كل منها ملليلترات قليلة، أي نحو ملعقة كبيرة أو ملعقتين. ويعوّضها البالغ السليم خلال أيام. وللأطفال الصغار أنابيب أصغر."
     }
    },
    {
     "q": {
      "en": "May I exercise on the same day?",
      "ar": "هل أمارس الرياضة في اليوم نفسه؟"
     },
     "a": {
      "en": "Light movement afterwards is fine. Leave heavy lifting with that arm for a few hours, and do not train hard on the day before, because muscle values and sugar react to it.",
      "ar": "الحركة الخفيفة بعدها لا بأس بها. لا تحمل بتلك الذراع أشياء ثقيلة ساعات، ولا تتدرب بشدة في اليوم السابق، لأن قيم العضلات والسكر تتأثر بذلك."
     }
    },
    {
     "q": {
      "en": "Why was my sample refused?",
      "ar": "لماذا رُفضت عيّنتي؟"
     },
     "a": {
      "en": "Common reasons are too little blood, a clot, cells that burst on the way or a missing label. Refusing it protects you from a wrong figure. A second sample is arranged as soon as possible.",
      "ar": "من الأسباب الشائعة قلة الدم أو تجلّطه أو تكسّر خلاياه في الطريق أو غياب الملصق. رفضها يحميك من رقم خاطئ، وتُرتَّب عيّنة ثانية في أقرب وقت."
     }
    }
   ]
  },
  "nurse": {
   "excerpt": {
    "en": "What a nurse can do at home, how to prepare a clean corner for the visit, which papers are needed, and what to watch for between visits.",
    "ar": "ما الذي تستطيع الممرّضة أن تفعله في المنزل، وكيف تجهّز ركنًا نظيفًا للزيارة، وأي أوراق تلزم، وما الذي تراقبه بين زيارة وأخرى."
   },
   "metaDescription": {
    "en": "What a nurse can do for you at home in Dubai: injections, dressings, drips and checks, what to prepare, and when to call a doctor instead.",
    "ar": "ما الذي تقدّمه الممرّضة في منزلك بدبي من حقن وضمادات ومحاليل وقياسات، وما الذي تجهّزه قبل الزيارة، ومتى تحتاج إلى طبيب بدلًا منها."
   },
   "alt": {
    "en": "A nurse preparing a dressing at a table in a home in Dubai",
    "ar": "ممرّضة تجهّز ضمادة على طاولة في منزل بدبي"
   },
   "infographic": {
    "en": "A nurse's visit at home: order from the doctor, clean table and good light, hands washed and items checked, treatment and measurements, notes for the family",
    "ar": "زيارة الممرّضة في المنزل: أمر من الطبيب، طاولة نظيفة وإضاءة جيدة، غسل اليدين ومراجعة الأدوات، العلاج والقياسات، ملاحظات للعائلة"
   },
   "intros": [
    {
     "en": "Going home from hospital, starting a course of injections or looking after a wound often raises the same question: who does this at home, and how safely? This guide is about “{topic}”. It explains what a nurse does, what has to be ready, what a family can do in between, and where a nurse hands over to a doctor.",
     "ar": "الخروج من المستشفى أو بدء دورة من الحقن أو العناية بجرح يثير غالبًا السؤال نفسه: من يقوم بهذا في البيت، وكيف يكون آمنًا؟ يتناول هذا الدليل موضوع «{topic}»، ويشرح ما تفعله الممرّضة، وما ينبغي تجهيزه، وما تستطيع العائلة أن تقوم به بين الزيارات، ومتى تسلّم الممرّضة الأمر إلى الطبيب."
    },
    {
     "en": "Much of what happens on a ward can also be done in a bedroom, if somebody trained does it and the room is ready. This article is about “{topic}”: which tasks a nurse takes over, what the family prepares, and how everyone knows what to do next.",
     "ar": "كثير مما يُعمل في المستشفى يمكن عمله في غرفة النوم إذا قام به شخص مدرّب وكانت الغرفة جاهزة. موضوع هذا المقال: «{topic}»، وما تتولاه الممرّضة، وما تجهّزه العائلة، وكيف يعرف الجميع الخطوة التالية."
    },
    {
     "en": "Good nursing at home looks unhurried: clean hands, a checked order, a few quiet questions. Read here about “{topic}”, what belongs in a nurse's bag and what does not, and which changes you should never keep to yourself.",
     "ar": "التمريض الجيد في المنزل لا عجلة فيه: يدان نظيفتان وأمر طبي مُراجَع وأسئلة هادئة. اقرأ هنا عن «{topic}»، وعمّا تحمله حقيبة الممرّضة وما لا تحمله، وأي التغيرات لا يجوز أن تحتفظ بها لنفسك."
    }
   ],
   "sections": [
    {
     "en": "## What a nurse can do at home\n\nA home nurse carries out what a doctor has ordered and watches how the patient responds. The most common reasons for a visit are:\n\n- Injections and infusions that were prescribed, such as antibiotics\n- Dressings for surgical wounds, pressure sores and diabetic foot wounds\n- Care of catheters, drains, feeding tubes and stomas\n- Measuring blood pressure, blood sugar, temperature and oxygen, with a written record\n- Help with washing, turning and moving after an operation\n- Showing the family how to do the simple parts themselves\n\nA nurse does not diagnose an illness and does not change a prescription. If something looks different from what was expected, the nurse calls the doctor and tells you why. That division protects the patient: two people look, and each does what they were trained for.",
     "ar": "## ما الذي تستطيع الممرّضة فعله في المنزل\n\nتنفّذ ممرّضة المنزل ما أمر به الطبيب وتراقب استجابة المريض له. وأكثر أسباب الزيارة شيوعًا:\n\n- الحقن والمحاليل الموصوفة، مثل المضادات الحيوية\n- ضمادات جروح العمليات وقرح الفراش وجروح القدم السكرية\n- العناية بالقسطرة وأنابيب التصريف وأنابيب التغذية والفغرة\n- قياس ضغط الدم والسكر والحرارة والأكسجين مع تدوينها\n- المساعدة في الاستحمام والتقليب والحركة بعد العمليات\n- تعليم العائلة كيف تقوم بالأجزاء البسيطة بنفسها\n\nلا تشخّص الممرّضة مرضًا ولا تغيّر وصفة. وإذا بدا شيء مختلفًا عمّا هو متوقع اتصلت بالطبيب وأخبرتك بالسبب. وهذا التقسيم يحمي المريض، فهناك شخصان ينظران، وكل منهما يؤدي ما تدرّب عليه."
    },
    {
     "en": "## The papers and supplies you need\n\nFor any medicine that goes under the skin, into a muscle or into a vein, the nurse needs a valid prescription with the name of the patient, the medicine, the dose, how it is given and for how long. A photo sent beforehand saves time, because a missing line can be mended before the visit instead of at the bedside.\n\nAsk when you book which supplies come with the nurse and which you should have at home. Dressings, gloves and syringes usually come along; the medicine itself often comes from your pharmacy. Keep it as the label says. Some injections must stay in the fridge, others must not.\n\n### For patients who come from hospital\n\nHave the discharge letter, the operation note and the list of medicines at hand. If the surgeon gave instructions for the wound or the drain, they come first.",
     "ar": "## الأوراق والمستلزمات التي تحتاج إليها\n\nكل دواء يُعطى تحت الجلد أو في العضل أو في الوريد يتطلب وصفة سارية فيها اسم المريض والدواء والجرعة وطريقة الإعطاء والمدة. إرسال صورة منها مسبقًا يوفّر الوقت، لأن السطر الناقص يمكن استكماله قبل الزيارة لا بجانب السرير.\n\nاسأل عند الحجز عن المستلزمات التي تأتي مع الممرّضة وعمّا يجب أن يكون لديك في البيت. عادة تحضر معها الضمادات والقفازات والمحاقن، أما الدواء نفسه فغالبًا من صيدليتك. احفظه كما يقول الملصق، فبعض الحقن يجب أن تبقى في الثلاجة وبعضها لا يجوز أن يوضع فيها.\n\n### لمن خرج حديثًا من المستشفى\n\nجهّز تقرير الخروج وتقرير العملية وقائمة الأدوية. وإذا أعطى الجرّاح تعليمات خاصة بالجرح أو أنبوب التصريف فهي مقدّمة على غيرها."
    },
    {
     "en": "## How to prepare the room\n\nThe nurse needs little space but good conditions. Choose a place with daylight or a bright lamp, a table that can be wiped, a chair, and a bed or sofa that can be reached from one side. Clear the table, wipe it and keep pets and small children away during the procedure.\n\n1. Wash your hands, and have soap, running water and a clean towel ready\n2. Put out the prescription, the medicines and the last notes\n3. Wear clothes with sleeves that roll up easily, or loose trousers for leg wounds\n4. Eat and drink as usual unless you were told otherwise, and use the bathroom before\n5. Keep a bin with a lid near; needles go into the nurse's own sharps box, never into household waste\n\nIf the patient is afraid of needles or faints easily, say so. Lying down, a slow breath and a bit of time make a real difference.",
     "ar": "## كيف تجهّز الغرفة\n\nتحتاج الممرّضة إلى مساحة صغيرة وظروف جيدة. اختر مكانًا فيه ضوء النهار أو مصباح قوي، وطاولة يسهل مسحها، وكرسيًا، وسريرًا أو أريكة يمكن الوصول إليها من جانب واحد على الأقل. أفرغ الطاولة وامسحها، وأبعد الحيوانات الأليفة والأطفال الصغار أثناء الإجراء.\n\n1. اغسل يديك وجهّز الصابون والماء الجاري ومنشفة نظيفة\n2. ضع الوصفة والأدوية وآخر الملاحظات في متناول اليد\n3. البس ما يسهل رفع كمّه، أو سروالًا واسعًا إذا كان الجرح في الساق\n4. كل واشرب كالمعتاد ما لم يُطلب منك غير ذلك، واذهب إلى الحمّام قبل الزيارة\n5. جهّز سلة بغطاء؛ أما الإبر فتوضع في صندوق الممرّضة الخاص ولا تُرمى مع نفايات البيت\n\nإذا كان المريض يخاف من الإبر أو يُغمى عليه بسهولة فأخبر الممرّضة. فالاستلقاء والتنفس البطيء وقليل من الوقت تصنع فرقًا حقيقيًا."
    },
    {
     "en": "## What a visit looks like\n\nA visit starts with identity, allergies and the order: the right patient, the right medicine, the right dose, the right way, the right time. It may feel like a formality. It is the step that prevents many mistakes.\n\nNext the nurse takes a few measurements and asks how the time since the last visit went. Then comes the treatment itself. After an injection or infusion the nurse stays long enough to see that it is tolerated. A wound is looked at, measured and sometimes photographed with your consent, so that the next person can compare.\n\n### Notes that travel\n\nAt the end everything is written down: what was given, what was seen, what to watch. Keep these pages together. They connect the nurse, the doctor and the family, and they are most useful when a different colleague comes next time.",
     "ar": "## كيف تسير الزيارة\n\nتبدأ الزيارة بالتحقق من الهوية والحساسية والأمر الطبي: المريض الصحيح، والدواء الصحيح، والجرعة الصحيحة، والطريقة الصحيحة، والوقت الصحيح. قد يبدو ذلك إجراءً شكليًا، لكنه الخطوة التي تمنع كثيرًا من الأخطاء.\n\nبعد ذلك تأخذ الممرّضة بعض القياسات وتسأل كيف مرّ الوقت منذ الزيارة السابقة، ثم يأتي العلاج نفسه. وبعد الحقنة أو المحلول تبقى وقتًا كافيًا لترى أن المريض يتحمّله. أما الجرح فيُعاين ويُقاس وقد يُصوَّر بموافقتك حتى يستطيع من يأتي بعدها أن يقارن.\n\n### ملاحظات تنتقل مع المريض\n\nفي النهاية يُدوَّن كل شيء: ما الذي أُعطي، وما الذي لوحظ، وما الذي ينبغي الانتباه إليه. احتفظ بهذه الأوراق معًا، فهي تصل بين الممرّضة والطبيب والعائلة، وتظهر فائدتها عندما تأتي زميلة أخرى في المرة التالية."
    },
    {
     "en": "## Between two visits: what families can do\n\nMost healing happens when nobody medical is in the room. Keep dressings dry and in place, and do not look under them out of curiosity. Help the patient to drink, to change position and to walk a few steps if the doctor allows it. Give tablets at the agreed times and tick them off on a list.\n\nTake note of changes in a simple table: date, temperature, pain from zero to ten, appetite, anything unusual. Two lines a day are enough. Wash your hands before and after you touch the bed, the bag or the bandage.\n\nRest is part of care for you as well. If nights are hard, share them with somebody or ask about a shift by [nurse at home]({base}/services/nurse-at-home). Tired carers make mistakes that rested ones do not.",
     "ar": "## بين زيارتين: ما تستطيع العائلة فعله\n\nمعظم التعافي يحدث حين لا يكون في الغرفة أحد من الطاقم الطبي. حافظ على الضمادة جافة وثابتة ولا ترفعها بدافع الفضول. ساعد المريض على الشرب وتغيير وضعيته والمشي خطوات قليلة إذا سمح الطبيب. أعطه الأقراص في مواعيدها المتفق عليها وضع علامة على كل جرعة في قائمة.\n\nدوّن التغيرات في جدول بسيط: التاريخ، والحرارة، والألم من صفر إلى عشرة، والشهية، وأي أمر غير معتاد. سطران في اليوم يكفيان. واغسل يديك قبل لمس السرير أو الكيس أو الضمادة وبعده.\n\nوالراحة جزء من الرعاية لك أنت أيضًا. إذا كانت الليالي صعبة فتقاسمها مع غيرك، أو اسأل عن مناوبة من خدمة [ممرّض في المنزل]({base}/services/nurse-at-home). فمن يرعى وهو متعب يقع في أخطاء لا يقع فيها من نال قسطه من الراحة."
    },
    {
     "en": "## When to call the nurse, and when a doctor\n\nCall the nurse's line if a dressing is soaked, loose or wet, if a catheter drains less than usual without pain, if you are unsure about a dose, or if an appointment has to move. Send a photo when you are asked for one; it often answers the question.\n\nAsk for a doctor the same day if a wound becomes redder, hotter or more painful, smells, or its edges begin to part; if an adult or an older child has a fever or shivering; if a rash appears after a medicine; or if the patient is much weaker than the day before. A wound that bursts open: call 998. A urinary catheter that does not drain, with pain or a swollen lower belly: go to an emergency department now. A painful, swollen or warm calf: go to an emergency department now. New confusion or unusual drowsiness: call 998. 38 °C or more during chemotherapy, after a transplant or without a working spleen: go to an emergency department now, and ring your hospital team's urgent line on the way. Fever in a mother in the weeks after birth: go to an emergency department now. A visit by a [doctor on call]({base}/services/doctor-on-call) can settle much of the rest at home.\n\nAfter an operation, use the surgeon's number for anything that concerns the operated part itself. It helps to write all numbers on one sheet and hang it on the fridge.",
     "ar": "## متى تتصل بالممرّضة ومتى تحتاج إلى طبيب\n\nاتصل بخط التمريض إذا تشرّبت الضمادة أو ارتخت أو ابتلّت، أو قلّ ما تصرّفه القسطرة عن المعتاد من غير ألم، أو لم تكن متأكدًا من جرعة، أو احتجت إلى تغيير موعد. وأرسل صورة عندما تُطلب منك، فكثيرًا ما يكون فيها الجواب.\n\nواطلب طبيبًا في اليوم نفسه إذا ازداد الجرح احمرارًا أو سخونة أو ألمًا أو ظهرت له رائحة أو بدأت حوافه تتباعد، أو إذا ظهرت حمّى أو قشعريرة لدى بالغ أو طفل كبير، أو ظهر طفح بعد دواء، أو صار المريض أضعف كثيرًا من الأمس. وإذا انفتح الجرح فاتصل بالرقم 998. قسطرة بول لا تصرّف، مع ألم أو انتفاخ أسفل البطن: إلى الطوارئ الآن. ألم أو تورّم أو سخونة في ربلة ساق واحدة: إلى الطوارئ الآن. تشوّش جديد أو نعاس غير معتاد: اتصال فوري بالرقم 998. حرارة 38 درجة أو أكثر أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن، مع اتصال في الطريق بخط الطوارئ لدى فريقكم في المستشفى. حمّى عند الأم في الأسابيع التي تلي الولادة: إلى الطوارئ الآن. وتستطيع زيارة من [طبيب تحت الطلب]({base}/services/doctor-on-call) أن تحسم كثيرًا مما سوى ذلك في المنزل.\n\nوبعد العمليات استخدم رقم الجرّاح لكل ما يخص موضع العملية نفسه. ومن المفيد أن تكتب الأرقام كلها في ورقة واحدة وتعلّقها على الثلاجة."
    }
   ],
   "chapters": [
    {
     "about": "inject|on call|antibiotic",
     "heading": {
      "en": "How an injection at home is given",
      "ar": "كيف تُعطى الحقنة في المنزل"
     },
     "lead": {
      "en": "An injection takes seconds. What matters are the checks before it and the minutes after it.",
      "ar": "الحقنة تستغرق ثواني، والمهم هو المراجعة قبلها والدقائق التي تليها."
     },
     "tips": [
      {
       "en": "The ampoule is shown to you before it is opened: name, strength, date.",
       "ar": "تُعرض عليك الأمبولة قبل فتحها: الاسم والتركيز والتاريخ."
      },
      {
       "en": "Say if you have reacted to any medicine before, even many years ago.",
       "ar": "اذكر أي تفاعل سابق مع دواء وإن كان قبل سنوات كثيرة."
      },
      {
       "en": "Sides are changed from day to day, so that skin and muscle can rest.",
       "ar": "يُبدَّل الجانب من يوم إلى آخر حتى يرتاح الجلد والعضل."
      },
      {
       "en": "Relax the muscle by standing on the other leg or by lying down.",
       "ar": "أرخِ العضلة بالوقوف على الساق الأخرى أو بالاستلقاء."
      },
      {
       "en": "A first dose of an antibiotic belongs where a reaction can be treated; ask your doctor.",
       "ar": "الجرعة الأولى من المضاد الحيوي مكانها حيث يمكن علاج التفاعل، فاسأل طبيبك."
      },
      {
       "en": "Stay with somebody for a quarter of an hour afterwards; a swelling face or trouble breathing means 998.",
       "ar": "ليبقَ معك أحد ربع ساعة بعدها؛ وتورّم الوجه أو صعوبة التنفس يعني الاتصال بالرقم 998."
      },
      {
       "en": "A small lump or a blue mark fades within days; warmth that spreads needs a doctor the same day.",
       "ar": "الكتلة الصغيرة أو الأثر الأزرق يزول خلال أيام، أما السخونة التي تنتشر فتستدعي طبيبًا في اليوم نفسه."
      },
      {
       "en": "Blood thinners need longer pressure on the spot and no rubbing.",
       "ar": "مع مميّعات الدم يلزم ضغط أطول على الموضع من غير تدليك."
      }
     ]
    },
    {
     "about": "surgery|operation|wound|after",
     "heading": {
      "en": "Looking after a wound while it heals",
      "ar": "العناية بالجرح إلى أن يلتئم"
     },
     "lead": {
      "en": "Skin needs time and protection. Most of the work is leaving it in peace.",
      "ar": "يحتاج الجلد إلى وقت وحماية، وأكثر العمل أن يُترك وشأنه."
     },
     "tips": [
      {
       "en": "Ask on which day the first change is due and who does it.",
       "ar": "اسأل في أي يوم يُبدَّل الضماد أول مرة ومن يبدّله."
      },
      {
       "en": "Shower only when the surgeon has allowed it, and pat dry instead of rubbing.",
       "ar": "لا تستحم إلا بعد أن يسمح الجرّاح، وجفّف بالتربيت لا بالفرك."
      },
      {
       "en": "No powder, oil, toothpaste or home mixture belongs on an open wound.",
       "ar": "لا مسحوق ولا زيت ولا معجون أسنان ولا خلطة منزلية على جرح مفتوح."
      },
      {
       "en": "Clear or slightly pink fluid in the first days is common; pus, a bad smell or spreading redness needs a doctor the same day.",
       "ar": "السائل الصافي أو الوردي الخفيف في الأيام الأولى شائع، أما الصديد أو الرائحة الكريهة أو احمرار يتّسع فيستدعي طبيبًا في اليوم نفسه."
      },
      {
       "en": "Support a wound on the belly with a pillow when you cough or stand up.",
       "ar": "أسند جرح البطن بوسادة عند السعال أو النهوض."
      },
      {
       "en": "Protein, fluids and not smoking help tissue to grow.",
       "ar": "البروتين والسوائل والامتناع عن التدخين تعين الأنسجة على النمو."
      },
      {
       "en": "Strips and glue fall off by themselves; do not pull at their edges.",
       "ar": "الشرائط واللاصق الطبي تسقط وحدها، فلا تشد أطرافها."
      },
      {
       "en": "Protect a young scar from the sun for several months.",
       "ar": "احمِ الندبة الحديثة من الشمس شهورًا."
      }
     ]
    },
    {
     "about": "surgery|operation|pain|week",
     "heading": {
      "en": "Pain and movement in the first days",
      "ar": "الألم والحركة في الأيام الأولى"
     },
     "lead": {
      "en": "Too much pain keeps people in bed, and bed slows recovery. The plan balances both.",
      "ar": "الألم الشديد يُبقي المريض في السرير، والسرير يؤخر التعافي، والخطة توازن بينهما."
     },
     "tips": [
      {
       "en": "Take painkillers at the hours that were prescribed, not only when it hurts most.",
       "ar": "تناول المسكّن في مواعيده الموصوفة لا حين يبلغ الألم أشده فقط."
      },
      {
       "en": "Rate pain at rest and while moving; the second number is the one that counts.",
       "ar": "قيّم الألم في الراحة وفي الحركة، والرقم الثاني هو المهم."
      },
      {
       "en": "Strong painkillers slow the bowel, so ask early for something against constipation.",
       "ar": "المسكّنات القوية تبطئ الأمعاء، فاطلب مبكرًا ما يمنع الإمساك."
      },
      {
       "en": "Never drive or sign contracts under strong painkillers.",
       "ar": "لا تقد السيارة ولا توقّع عقدًا تحت تأثير مسكّن قوي."
      },
      {
       "en": "Short walks through the flat, several times a day, do more than one long effort.",
       "ar": "مشي قصير داخل البيت مرات في اليوم أنفع من مجهود واحد طويل."
      },
      {
       "en": "Breathe in deeply ten times an hour while awake, to open the lungs.",
       "ar": "خذ عشرة أنفاس عميقة كل ساعة وأنت مستيقظ لتنفتح الرئتان."
      },
      {
       "en": "Raise the arm or foot that was operated on if the surgeon agrees; a painful, swollen or warm calf belongs in an emergency department now.",
       "ar": "ارفع على وسائد الذراع أو القدم التي أُجريت فيها العملية إذا وافق الجرّاح؛ أما ألم أو تورّم أو سخونة في ربلة ساق واحدة فإلى الطوارئ الآن."
      },
      {
       "en": "Pain that grows again after a good day should be reported.",
       "ar": "الألم الذي يعود ويزداد بعد يوم طيب ينبغي الإبلاغ عنه."
      }
     ]
    },
    {
     "about": "catheter|drain|tube|operat",
     "heading": {
      "en": "Catheters, drains and feeding tubes",
      "ar": "القسطرة وأنابيب التصريف والتغذية"
     },
     "lead": {
      "en": "Tubes work quietly if they hang free, stay clean and are not pulled.",
      "ar": "تعمل الأنابيب بهدوء إذا تدلّت بحرية وبقيت نظيفة ولم تُشدّ."
     },
     "tips": [
      {
       "en": "The urine bag hangs lower than the bladder and never lies on the floor.",
       "ar": "يُعلَّق كيس البول أدنى من المثانة ولا يوضع على الأرض."
      },
      {
       "en": "Empty a bag when it is two thirds full, with clean hands.",
       "ar": "أفرغ الكيس حين يمتلئ ثلثاه وبيدين نظيفتين."
      },
      {
       "en": "Fix the tube to the thigh or the clothes, so that nobody steps on it.",
       "ar": "ثبّت الأنبوب على الفخذ أو الثوب حتى لا يدوس عليه أحد."
      },
      {
       "en": "Write down how much came out of a drain and what colour it was.",
       "ar": "دوّن كم خرج من أنبوب التصريف وما لونه."
      },
      {
       "en": "Flush a feeding tube with water before and after each meal.",
       "ar": "اغسل أنبوب التغذية بالماء قبل كل وجبة وبعدها."
      },
      {
       "en": "Sit the patient up while feed is running, and for half an hour after it.",
       "ar": "أجلس المريض أثناء التغذية ونصف ساعة بعدها."
      },
      {
       "en": "If a tube has slipped out, do not push it back in; cover the place and call.",
       "ar": "لا تُدخل أنبوبًا خرج من مكانه، بل غطّ الموضع واتصل."
      },
      {
       "en": "Urine that stops, with pain or a swollen lower belly: go to an emergency department now.",
       "ar": "انقطاع البول مع ألم أو انتفاخ أسفل البطن: إلى الطوارئ الآن."
      }
     ]
    },
    {
     "about": "hotel|home|on call|do for you",
     "heading": {
      "en": "Single visits or whole shifts?",
      "ar": "زيارات مفردة أم مناوبات كاملة؟"
     },
     "lead": {
      "en": "The right amount of nursing is what the patient needs this week, not what sounds safe.",
      "ar": "المقدار المناسب من التمريض هو ما يحتاج إليه المريض هذا الأسبوع، لا ما يبدو أكثر أمانًا."
     },
     "tips": [
      {
       "en": "One task a day, such as an injection, calls for a visit.",
       "ar": "مهمة واحدة في اليوم كالحقنة تكفيها زيارة."
      },
      {
       "en": "Several tasks spread over the day, or a need for watching, call for a shift.",
       "ar": "مهام موزعة على اليوم أو حاجة إلى الملاحظة تستدعي مناوبة."
      },
      {
       "en": "Nights are chosen when pain, confusion or equipment keeps everybody awake.",
       "ar": "تُختار الليالي حين يسهر الجميع بسبب ألم أو تشوّش أو جهاز."
      },
      {
       "en": "Begin with more hours after a hospital stay and reduce them week by week.",
       "ar": "ابدأ بساعات أكثر بعد المستشفى وقلّلها أسبوعًا بعد أسبوع."
      },
      {
       "en": "A carer can take over washing and meals, at lower cost.",
       "ar": "يستطيع المرافق أن يتولى الاستحمام والوجبات بتكلفة أقل."
      },
      {
       "en": "Ask for the plan in writing, with the hours and what they include.",
       "ar": "اطلب الخطة مكتوبة بالساعات وما تشمله."
      },
      {
       "en": "Let one nurse coordinate when several people are involved.",
       "ar": "لتنسّق ممرّضة واحدة إذا تعدد المشاركون."
      },
      {
       "en": "Review the plan on a fixed day instead of when something goes wrong.",
       "ar": "راجعوا الخطة في يوم ثابت لا عند وقوع مشكلة."
      }
     ]
    },
    {
     "about": "before|surgery|operation",
     "heading": {
      "en": "Getting ready before an operation",
      "ar": "الاستعداد قبل العملية"
     },
     "lead": {
      "en": "A week of preparation makes the first days at home easier.",
      "ar": "أسبوع من الاستعداد يجعل الأيام الأولى في البيت أسهل."
     },
     "tips": [
      {
       "en": "Ask the surgical team which tablets to pause, and on which day exactly.",
       "ar": "اسأل فريق الجراحة أي الأقراص توقفها وفي أي يوم بالضبط."
      },
      {
       "en": "Follow the fasting times for food and drink that the hospital gave you.",
       "ar": "التزم بأوقات الصيام عن الطعام والشراب كما حددها المستشفى."
      },
      {
       "en": "Arrange somebody to drive you home and to stay for the first night.",
       "ar": "رتّب من يعيدك إلى البيت ومن يبقى معك الليلة الأولى."
      },
      {
       "en": "Put what you use daily at hip height.",
       "ar": "ضع ما تستعمله يوميًا بارتفاع الخصر."
      },
      {
       "en": "Practise getting out of bed by rolling on your side.",
       "ar": "تدرّب على النهوض من السرير بالانقلاب على الجانب."
      },
      {
       "en": "Stop smoking as early as you can; even a few weeks help the wound.",
       "ar": "أوقف التدخين في أبكر وقت، فأسابيع قليلة تنفع الجرح."
      },
      {
       "en": "Tell the hospital about a cold, a cough or a skin infection before the day.",
       "ar": "أخبر المستشفى قبل الموعد بأي زكام أو سعال أو عدوى في الجلد."
      },
      {
       "en": "Order loose clothes, gauze and a thermometer while you can still walk easily.",
       "ar": "وفّر ثيابًا واسعة وشاشًا وميزان حرارة وأنت تمشي بسهولة."
      }
     ]
    },
    {
     "about": "tablet|medicine|home",
     "heading": {
      "en": "Giving medicines correctly",
      "ar": "إعطاء الأدوية بطريقة صحيحة"
     },
     "lead": {
      "en": "Tablets, drops and patches work as they should only when they are used correctly.",
      "ar": "لا تؤدي الأقراص والقطرات واللصقات عملها إلا إذا استُعملت كما ينبغي."
     },
     "tips": [
      {
       "en": "Read the label three times: taking it out, giving it, putting it back.",
       "ar": "اقرأ الملصق ثلاث مرات: عند إخراج الدواء وعند إعطائه وعند إعادته."
      },
      {
       "en": "Shake suspensions until nothing sticks to the bottom.",
       "ar": "رُجّ المعلّق حتى لا يبقى شيء في القاع."
      },
      {
       "en": "Wait five minutes between two kinds of eye drops.",
       "ar": "انتظر خمس دقائق بين نوعين من قطرات العين."
      },
      {
       "en": "Remove the old patch before a new one goes on another spot.",
       "ar": "انزع اللصقة القديمة قبل وضع جديدة في موضع آخر."
      },
      {
       "en": "Rinse the mouth after a cortisone inhaler.",
       "ar": "اشطف الفم بعد بخّاخ الكورتيزون."
      },
      {
       "en": "Sit upright with a full glass of water for tablets.",
       "ar": "اجلس معتدلًا مع كوب ماء كامل عند تناول الأقراص."
      },
      {
       "en": "If swallowing is hard, ask for drops or a powder instead of crushing.",
       "ar": "إن صعب البلع فاطلب قطرات أو مسحوقًا بدل الطحن."
      },
      {
       "en": "Write it down at once, not at the end of the day.",
       "ar": "دوّن ذلك فورًا لا في آخر اليوم."
      }
     ]
    },
    {
     "about": "antibiotic|drip|infusion|hotel",
     "heading": {
      "en": "Infusions that a doctor has prescribed",
      "ar": "محاليل وصفها الطبيب"
     },
     "lead": {
      "en": "Some courses begin in hospital and are completed at home.",
      "ar": "بعض العلاجات يبدأ في المستشفى ويُستكمل في المنزل."
     },
     "tips": [
      {
       "en": "The discharge letter names the medicine, the dose, the speed and the last day.",
       "ar": "يذكر تقرير الخروج الدواء والجرعة والسرعة وآخر يوم."
      },
      {
       "en": "Store vials as labelled and take them out in time to reach room temperature.",
       "ar": "احفظ القوارير كما على الملصق وأخرجها لتبلغ حرارة الغرفة."
      },
      {
       "en": "The line is flushed before and after.",
       "ar": "يُغسل الأنبوب قبلها وبعدها."
      },
      {
       "en": "Burning or swelling while it runs means that the site is changed; a vein that is red, hot, hard or painful needs a doctor today.",
       "ar": "الحرقة أو التورّم أثناء المحلول يعني تغيير الموضع، أما وريد أحمر أو ساخن أو متصلّب أو مؤلم فيستدعي طبيبًا اليوم."
      },
      {
       "en": "Blood tests check kidneys, liver or levels during longer courses.",
       "ar": "تُراجَع الكلى والكبد ومستوى الدواء بالتحاليل في العلاج الطويل."
      },
      {
       "en": "Diarrhoea during antibiotics should be mentioned.",
       "ar": "الإسهال أثناء المضاد الحيوي ينبغي ذكره."
      },
      {
       "en": "Keep visits at equal intervals as far as the day allows.",
       "ar": "اجعل الزيارات على فترات متساوية قدر الإمكان."
      },
      {
       "en": "Ask what happens on the day the cannula fails.",
       "ar": "اسأل ماذا يحدث إذا تعطلت الكانيولا."
      }
     ]
    }
   ],
   "faq": [
    {
     "q": {
      "en": "Do I need a prescription for a nurse's visit?",
      "ar": "هل أحتاج إلى وصفة طبية لزيارة الممرّضة؟"
     },
     "a": {
      "en": "For injections, infusions and wound medicines, yes: a nurse gives only what a doctor has ordered. For measurements, help with washing or a change of a simple dressing it is not always needed. If you have none, a doctor can examine you first.",
      "ar": "نعم في الحقن والمحاليل وأدوية الجروح، فالممرّضة لا تعطي إلا ما أمر به طبيب. أما القياسات والمساعدة في الاستحمام وتبديل ضمادة بسيطة فلا تتطلبها دائمًا. وإذا لم تكن لديك وصفة فيمكن أن يفحصك طبيب أولًا."
     }
    },
    {
     "q": {
      "en": "Can the same nurse come every day?",
      "ar": "هل يمكن أن تأتي الممرّضة نفسها كل يوم؟"
     },
     "a": {
      "en": "We try to keep one small team for each patient, because familiar faces make care easier. Nurses need days off too, so the notes are kept in a way that lets a colleague carry on without a gap.",
      "ar": "نحرص على أن يكون لكل مريض فريق صغير ثابت، لأن الرعاية أيسر مع وجوه مألوفة. وللممرّضات أيام راحة أيضًا، لذلك تُحفظ الملاحظات بطريقة تتيح لزميلة أخرى أن تكمل من دون انقطاع."
     }
    },
    {
     "q": {
      "en": "Can I ask for a female nurse?",
      "ar": "هل أستطيع طلب ممرّضة لا ممرّض؟"
     },
     "a": {
      "en": "Yes. Say so when you book, together with any other wish about language or time. For some hours and areas it may take a little longer to arrange.",
      "ar": "نعم. اذكر ذلك عند الحجز مع أي رغبة أخرى في اللغة أو الموعد. وقد يحتاج ترتيب ذلك إلى وقت أطول قليلًا في بعض الساعات والمناطق."
     }
    },
    {
     "q": {
      "en": "How long does a nurse stay?",
      "ar": "كم تبقى الممرّضة؟"
     },
     "a": {
      "en": "As long as the task needs: a short visit for an injection, longer for a large dressing, and whole shifts where somebody has to be watched. You are told the planned time when you book.",
      "ar": "بقدر ما تحتاج المهمة: زيارة قصيرة للحقنة، وأطول للضماد الكبير، ومناوبات كاملة لمن يحتاج إلى ملاحظة. ونخبرك بالمدة المتوقعة عند الحجز."
     }
    },
    {
     "q": {
      "en": "May a nurse give me medicine from abroad?",
      "ar": "هل تعطيني الممرّضة دواءً من خارج البلد؟"
     },
     "a": {
      "en": "Only with a prescription that is valid here, in its original sealed pack, and if the product may be used in the Emirates. Show both before the visit; a doctor decides in case of doubt.",
      "ar": "فقط مع وصفة معتمدة هنا، وفي عبوته الأصلية المغلقة، وإذا كان مسموحًا به في الإمارات. أرسل صورتهما قبل الزيارة، وعند الشك يقرر طبيب."
     }
    },
    {
     "q": {
      "en": "What if something goes wrong between visits?",
      "ar": "ماذا لو حدث شيء بين زيارتين؟"
     },
     "a": {
      "en": "Look at the sheet with the numbers and ring the line it names. Say what changed, when, and what you see. For anything on the list of emergency signs call 998 first.",
      "ar": "انظر في ورقة الأرقام واتصل بالخط المذكور فيها. قل ما الذي تغيّر ومتى وماذا ترى. وعند أي علامة من قائمة الخطر اتصل بالرقم 998 أولًا."
     }
    }
   ]
  }
 },
 "newborn": {
  "frames": [
   {
    "heading": {
     "en": "The first weeks with a newborn",
     "ar": "الأسابيع الأولى مع المولود"
    },
    "baby": {
     "en": "Babies feed eight to twelve times a day and wet more nappies each day of the first week. Put them on their back to sleep, in their own bed. Signs that cannot wait until morning:",
     "ar": "يرضع المولود من ثماني مرات إلى اثنتي عشرة مرة في اليوم، وتزداد حفاضاته المبللة كل يوم في الأسبوع الأول. ضعيه على ظهره لينام في سريره. علامات لا تنتظر الصباح:"
    },
    "mother": {
     "en": "And for the mother:",
     "ar": "وللأم:"
    }
   },
   {
    "heading": {
     "en": "What to watch in mother and baby",
     "ar": "ما يُراقب عند الأم والمولود"
    },
    "baby": {
     "en": "Milk every two to three hours, by night too, and sneezing now and then are usual in the first weeks. For sleep a newborn lies face up and alone in its cot. What is not usual:",
     "ar": "طلب الحليب كل ساعتين أو ثلاث ولو ليلًا، والعطاس أحيانًا، أمران معتادان في الأسابيع الأولى. وللنوم يُوضع المولود على ظهره وحده في سريره. أما ما ليس معتادًا فهو:"
    },
    "mother": {
     "en": "The mother deserves the same attention:",
     "ar": "والأم تستحق الانتباه نفسه:"
    }
   },
   {
    "heading": {
     "en": "Mother and baby: what cannot wait",
     "ar": "الأم والمولود: ما لا يحتمل الانتظار"
    },
    "baby": {
     "en": "Feeds that become regular and nappies that grow heavier from day to day are reassuring, and so is a baby who sleeps on the back in a cot of its own. Each of these signs comes with what to do, at any hour:",
     "ar": "يطمئن القلب حين تنتظم الرضعات وتثقل الحفاضات يومًا بعد يوم، وحين ينام الطفل على ظهره في سرير له وحده. أما هذه العلامات فلكل منها ما كُتب بجانبها، في أي ساعة:"
    },
    "mother": {
     "en": "Signs in the mother, even weeks after the birth:",
     "ar": "علامات عند الأم، حتى بعد أسابيع من الولادة:"
    }
   }
  ],
  "babySigns": [
   [
    "infantFever",
    "newbornNotFeeding",
    "fastBreathingChild",
    "dryBaby",
    "infectedCord",
    "earlyJaundice"
   ],
   [
    "deepeningJaundice"
   ]
  ],
  "motherSigns": [
   [
    "bleedingAfterBirth",
    "headacheAroundBirth",
    "harmToMotherOrBaby"
   ],
   [
    "swollenCalf",
    "feverAfterBirth",
    "lossAfterBirth"
   ]
  ]
 },
 "notes": [
  {
   "about": "thyroid",
   "text": {
    "en": "## Thyroid values in short\n\nTSH is the signal from the brain to the thyroid gland; it rises when the gland is slow and falls when it is too busy. Free T4 and free T3 show what the gland delivers. One value seldom decides: a doctor reads them together, with your symptoms and your tablets.",
    "ar": "## قيم الغدة الدرقية باختصار\n\nهرمون TSH هو إشارة الدماغ إلى الغدة، يرتفع حين تكسل وينخفض حين تنشط أكثر مما ينبغي. أما T4 الحر وT3 الحر فيبيّنان ما تنتجه الغدة. ونادرًا ما تحسم قيمة واحدة، فالطبيب يقرؤها معًا ومع أعراضك وأدويتك."
   }
  },
  {
   "about": "cholesterol",
   "text": {
    "en": "## Cholesterol values in short\n\nLDL carries cholesterol into the vessel wall, HDL carries some of it back, and triglycerides follow meals and weight. Which LDL is right depends on your whole risk: age, smoking, blood pressure, diabetes and family. That is why two people with one number can get different advice.",
    "ar": "## قيم الكوليسترول باختصار\n\nيحمل LDL الكوليسترول إلى جدار الأوعية، ويعيد HDL بعضه، وتتبع الدهون الثلاثية الوجبات والوزن. وتعتمد قيمة LDL المناسبة على مجمل الخطر لديك: العمر والتدخين وضغط الدم والسكري والعائلة. ولهذا قد ينال شخصان لهما الرقم نفسه نصيحتين مختلفتين."
   }
  },
  {
   "about": "allerg",
   "text": {
    "en": "## What an allergy test can say\n\nA raised antibody shows that the body knows a substance, not that it makes you ill. Many people have a positive test and eat the food without trouble. A result counts only together with what really happened, so write down what you ate or touched, when, and what followed.",
    "ar": "## ماذا يقول تحليل الحساسية\n\nارتفاع الأجسام المضادة يعني أن الجسم يعرف المادة، لا أنها تمرضك. وكثيرون تكون نتيجتهم إيجابية ويأكلون الطعام نفسه بلا مشكلة. لا قيمة للنتيجة إلا مع ما حدث فعلًا، فدوّن ما أكلته أو لمسته ومتى وماذا تبعه."
   }
  },
  {
   "about": "\\bb12\\b|tired",
   "text": {
    "en": "## When tiredness does not go away\n\nCommon reasons are too little iron or vitamin B12, a slow thyroid, diabetes and an infection that is not over. B12 is often low in vegans, older people and those who take metformin or acid blockers for a long time. Short nights, low mood and too much work are just as common.",
    "ar": "## حين لا يزول التعب\n\nمن الأسباب الشائعة نقص الحديد أو فيتامين ب12 وكسل الغدة الدرقية والسكري وعدوى لم تنتهِ. وكثيرًا ما ينخفض ب12 عند من لا يأكلون أي منتج حيواني وكبار السن ومن يتناولون الميتفورمين أو مثبطات الحموضة مدة طويلة. ولا يقل عنها شيوعًا قلة النوم وتعكر المزاج وكثرة العمل."
   }
  },
  {
   "about": "\\biron\\b",
   "text": {
    "en": "## Why iron needs a blood test first\n\nIron that is not needed stays in the body and harms organs. Ferritin and blood count show whether there is a lack, and the next question is where the iron goes: heavy periods, the stomach, the bowel. Some iron drips belong in a clinic, because strong reactions, though rare, need equipment.",
    "ar": "## لماذا يسبق الحديدَ تحليلُ الدم\n\nالحديد الذي لا يحتاج إليه الجسم يبقى فيه ويضر أعضاءه. يبيّن الفيريتين وصورة الدم هل هناك نقص، ثم يأتي السؤال عن سببه: دورة غزيرة أم المعدة أم الأمعاء. وبعض محاليل الحديد مكانه العيادة، لأن التفاعلات الشديدة على ندرتها تحتاج إلى تجهيزات."
   }
  },
  {
   "about": "food poisoning",
   "text": {
    "en": "## First steps before anything else\n\nTake small sips of oral rehydration solution, one every few minutes, and rest. Wash your hands often, and cook for nobody else. These signs need more than that:\n\n- Vomit with blood or like coffee grounds, or black, tarry stools: call 998.\n- A lot of blood in the stool: call 998.\n- Severe belly pain that does not ease, or a belly that is hard to the touch: call 998.\n- Almost no urine all day, or dehydration with a racing heart: call 998.\n- Someone with diabetes who keeps vomiting: call 998.\n- A baby over two days old without a wet nappy for 8 hours, or any baby with a sunken soft spot on the head: go to an emergency department now.\n- A little blood in the stool: a doctor today.\n- An adult who cannot keep any drink down for hours: a doctor today.",
    "ar": "## الخطوات الأولى قبل أي شيء\n\nخذ رشفات صغيرة من محلول الإماهة الفموي، رشفة كل بضع دقائق، واسترح. اغسل يديك كثيرًا ولا تطبخ لغيرك. وهذه العلامات تحتاج إلى أكثر من ذلك:\n\n- قيء فيه دم أو يشبه القهوة المطحونة، أو براز أسود كالقطران: اتصال فوري بالرقم 998.\n- دم كثير في البراز: اتصال فوري بالرقم 998.\n- ألم شديد في البطن لا يهدأ، أو بطن متصلّب عند اللمس: اتصال فوري بالرقم 998.\n- انقطاع البول أو قلّته الشديدة طوال اليوم، أو جفاف مع تسارع في القلب: اتصال فوري بالرقم 998.\n- مريض سكري يتقيأ باستمرار: اتصال فوري بالرقم 998.\n- رضيع تجاوز عمره يومين وبقي 8 ساعات بلا حفاض مبلل، أو أي رضيع انخفض يافوخ رأسه: إلى الطوارئ الآن.\n- قليل من الدم في البراز: طبيب اليوم.\n- بالغ لا يستقر في معدته أي شراب ساعات: طبيب اليوم."
   }
  },
  {
   "about": "heat exhaustion",
   "text": {
    "en": "## First steps before anything else\n\nBring the person to a cool place, loosen clothes, offer small sips of oral rehydration solution and let them rest. These signs need more than that:\n\n- Confusion, collapse or a very hot body after time in the heat: call 998 and cool the person with water and air.\n- Someone in the heat who is still unwell after 30 minutes of rest, cooling and drinking: call 998.\n- Someone who faints or collapses: call 998.\n- Almost no urine all day, or dehydration with a racing heart: call 998.\n- Someone with diabetes who keeps vomiting: call 998.\n- A baby over two days old without a wet nappy for 8 hours, or any baby with a sunken soft spot on the head: go to an emergency department now.\n- An adult who cannot keep any drink down for hours: a doctor today.",
    "ar": "## الخطوات الأولى قبل أي شيء\n\nانقل المريض إلى مكان بارد، وأرخِ ملابسه، وقدّم له رشفات صغيرة من محلول الإماهة الفموي، ودعه يستريح. وهذه العلامات تحتاج إلى أكثر من ذلك:\n\n- تشوّش أو انهيار أو حرارة شديدة في الجسم بعد البقاء في الحر: اتصال فوري بالرقم 998، مع تبريد المصاب بالماء والهواء.\n- من أصابه الحر ولم يتحسن بعد 30 دقيقة من الراحة والتبريد والشرب: اتصال فوري بالرقم 998.\n- إغماء أو انهيار مفاجئ: اتصال فوري بالرقم 998.\n- انقطاع البول أو قلّته الشديدة طوال اليوم، أو جفاف مع تسارع في القلب: اتصال فوري بالرقم 998.\n- مريض سكري يتقيأ باستمرار: اتصال فوري بالرقم 998.\n- رضيع تجاوز عمره يومين وبقي 8 ساعات بلا حفاض مبلل، أو أي رضيع انخفض يافوخ رأسه: إلى الطوارئ الآن.\n- بالغ لا يستقر في معدته أي شراب ساعات: طبيب اليوم."
   }
  },
  {
   "about": "child with a fever",
   "text": {
    "en": "## When the patient is a child\n\nA baby under three months with 38 °C or more: go to an emergency department now; do not wait for a visit. In older children watch how they drink, play and breathe, and know these signs:\n\n- A baby or small child whose breathing is fast or noisy: go to an emergency department now.\n- A stiff neck, or a rash that does not fade under a glass: call 998.\n- A seizure (fit): call 998, lay the person on one side and put nothing in the mouth.\n- Someone who cannot be woken or is hard to wake: call 998.",
    "ar": "## حين يكون المريض طفلًا\n\nرضيع دون ثلاثة أشهر وحرارته 38 درجة أو أكثر: إلى الطوارئ الآن، ولا تنتظروا زيارة. وفي الأكبر سنًا راقب كيف يشرب ويلعب ويتنفس، وانتبه إلى هذه العلامات:\n\n- رضيع أو طفل صغير تنفسه سريع أو مصحوب بصوت: إلى الطوارئ الآن.\n- تيبّس الرقبة، أو طفح لا يبهت تحت الكأس: اتصال فوري بالرقم 998.\n- نوبة تشنج: اتصال فوري بالرقم 998، مع وضع المصاب على جنبه ومن غير إدخال شيء في فمه.\n- شخص لا يستيقظ أو يصعب إيقاظه: اتصال فوري بالرقم 998."
   }
  },
  {
   "about": "babysitt",
   "text": {
    "en": "## Before you leave your child with somebody\n\nAsk about training in first aid for children, and ask to see the certificate. Meet once while you are at home. Write down food, sleep, allergies, what comforts your child, and who may open the door. Agree on telephone and photographs. Name the danger of pools, balconies and hot drinks one by one.",
    "ar": "## قبل أن تترك طفلك مع أحد\n\nاسأل عن تدريب الإسعافات الأولية للأطفال واطلب أن ترى شهادته. ليكن اللقاء الأول وأنت في البيت. اكتب ما يخص الطعام والنوم والحساسية وما يهدّئ طفلك ومن يحق له أن يفتح الباب. واتفقا على الهاتف والصور. واذكر خطر المسابح والشرفات والمشروبات الساخنة كلًا على حدة."
   }
  },
  {
   "about": "palliative",
   "text": {
    "en": "## What palliative care is about\n\nIt is care for the person with a serious illness, beside treatment or after it: less pain, easier breath, quiet nights, and time with those who matter. It can begin early. Strong pain medicine is given according to a doctor's plan, and families are told beforehand what to do at night and whom to call.",
    "ar": "## ما هي الرعاية التلطيفية\n\nهي رعاية المصاب بمرض خطير، إلى جانب العلاج أو بعده: ألم أقل، ونفَس أيسر، وليالٍ هادئة، ووقت مع من يحب. ويمكن أن تبدأ مبكرًا. تُعطى المسكنات القوية وفق خطة طبيب، وتعرف العائلة مسبقًا ماذا تفعل ليلًا وبمن تتصل."
   }
  }
 ]
};
