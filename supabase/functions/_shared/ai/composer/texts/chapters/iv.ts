import type { OwnTexts } from "../types.ts";

/** What varies from one article about drips to the next. */
export const ivVariety: OwnTexts = {
  intros: [
    [
      "Not everybody who asks for a drip needs one, and some people should not have one at all. This article is about “{topic}”. It separates what is known from what is advertised, and shows how a session with proper checks is carried out.",
      "ليس كل من يطلب محلولًا وريديًا يحتاج إليه، وبعض الناس لا ينبغي أن يأخذه أصلًا. موضوع هذا المقال: «{topic}». يفصل بين ما هو معروف وما هو إعلان، ويبيّن كيف تجري جلسة فيها ما يلزم من فحوص.",
    ],
    [
      "Before fluid goes into a vein, somebody trained should know your heart, your kidneys and your medicines. Here you find the background to “{topic}”, the questions a nurse asks, and the simpler things that may be enough.",
      "قبل أن يدخل سائل إلى الوريد ينبغي أن يعرف شخص مدرّب حال قلبك وكليتيك وأدويتك. هنا تجد ما يتصل بموضوع «{topic}»، والأسئلة التي تطرحها الممرّضة، والأمور الأبسط التي قد تكفي.",
    ],
  ],
  chapters: [
    {
      about: /who|ask|safe|licen|first/i,
      heading: ["What to ask before you agree", "ماذا تسأل قبل أن توافق"],
      lead: [
        "You need no medical training to find out whether a service is careful.",
        "لا تحتاج إلى دراسة الطب لتعرف هل الخدمة متأنية.",
      ],
      tips: [
        [
          "What exactly is in the bag, and how much of each part?",
          "ما الذي في الكيس بالضبط، وكم من كل مكوّن؟",
        ],
        ["Which benefit has been shown for somebody like me?", "ما الفائدة المثبتة لمن هو في مثل حالي؟"],
        ["What could go wrong, and how often does that happen?", "ما المضاعفات المحتملة، وكم تتكرر؟"],
        [
          "Who ordered it, and how do I reach that doctor tonight?",
          "من الذي أمر به، وكيف أصل إلى ذلك الطبيب الليلة؟",
        ],
        ["Is there a tablet or a drink that does the same?", "هل يوجد قرص أو شراب يؤدي الغرض نفسه؟"],
        [
          "How fast will it run, and what happens if I feel unwell?",
          "بأي سرعة يمر، وماذا يحدث إذا شعرت بتوعك؟",
        ],
        ["Where was it stored on a hot day?", "أين حُفظ في يوم حار؟"],
        ["May I change my mind when everything is set up?", "هل يمكنني أن أغيّر رأيي بعد تجهيز كل شيء؟"],
      ],
    },
    {
      about: /vitamin|iron|known|skin|energy/i,
      heading: ["What is known about vitamins by drip", "ما المعروف عن الفيتامينات بالوريد"],
      lead: [
        "Vitamins sound harmless. In a vein they are medicines with effects, limits and open questions.",
        "تبدو الفيتامينات بلا ضرر، لكنها في الوريد أدوية لها آثار وحدود وأسئلة لم يُجب عنها.",
      ],
      tips: [
        [
          "People without a lack have not been shown to gain energy from extra vitamins.",
          "لم يثبت أن من لا نقص لديه يكسب نشاطًا من فيتامينات إضافية.",
        ],
        [
          "The body passes what it does not need of vitamin C and most B vitamins in the urine.",
          "يطرح الجسم الزائد من فيتامين ج ومعظم فيتامينات ب مع البول.",
        ],
        [
          "Very high doses of vitamin C can lead to kidney stones.",
          "الجرعات العالية جدًا من فيتامين ج قد تؤدي إلى حصى الكلى.",
        ],
        [
          "Vitamins A, D, E and K stay in the body, so too much does harm.",
          "فيتامينات أ ود وهـ وك تبقى في الجسم، فالزيادة منها تضر.",
        ],
        [
          "Where the bowel cannot absorb, a doctor may choose the vein for good reason.",
          "حين لا تستطيع الأمعاء الامتصاص قد يختار الطبيب الوريد لسبب وجيه.",
        ],
        [
          "Magnesium and potassium act on the heart and are given only after thought.",
          "المغنيسيوم والبوتاسيوم يؤثران في القلب ولا يُعطيان إلا بعد تفكير.",
        ],
        [
          "A week of feeling better may come from rest, water and expectation.",
          "إذا شعرت بتحسّن أسبوعًا فقد يكون سببه الراحة والماء والتوقع.",
        ],
        [
          "Measure first where a value can be measured, and again after treatment.",
          "ليُقَس أولًا ما يمكن قياسه بالتحليل، ثم يُعاد القياس بعد العلاج.",
        ],
      ],
    },
    {
      about: /hydrat|water|food poisoning|heat|dehydr/i,
      heading: ["Trying the mouth before the vein", "الفم قبل الوريد"],
      lead: [
        "Oral rehydration solution replaces fluid and salt, and for most upsets it is enough.",
        "محلول الإماهة الفموي يعوّض السوائل والأملاح، ويكفي في معظم حالات اضطراب المعدة.",
      ],
      tips: [
        [
          "Buy sachets from a pharmacy instead of mixing sugar and salt by eye.",
          "اشترِ الأكياس الجاهزة من الصيدلية بدل خلط السكر والملح بالتقدير.",
        ],
        [
          "Chill it; cold solution tastes less salty and stays down more easily.",
          "برّده، فالبارد أقل ملوحة في الفم وأسهل بقاءً في المعدة.",
        ],
        [
          "A teaspoon every minute amounts to a glass within the hour.",
          "ملعقة صغيرة كل دقيقة تساوي كوبًا خلال ساعة.",
        ],
        [
          "Wait ten minutes after vomiting, then begin again with less.",
          "انتظر عشر دقائق بعد القيء ثم ابدأ من جديد بكمية أقل.",
        ],
        [
          "Discard what is left after twenty-four hours, even from the fridge.",
          "تخلّص مما بقي بعد أربع وعشرين ساعة ولو كان في الثلاجة.",
        ],
        [
          "Sports drinks contain more sugar and less salt than the gut needs.",
          "مشروبات الرياضة فيها سكر أكثر وملح أقل مما تحتاج إليه الأمعاء.",
        ],
        [
          "Count how often you pass urine; it is the simplest gauge there is.",
          "عُدّ مرات التبول، فهو أبسط مقياس.",
        ],
        [
          "If nothing stays down for hours, ask for a doctor the same day to decide what comes next; someone with diabetes who keeps vomiting needs 998.",
          "إن لم يستقر شيء ساعات فاطلب طبيبًا في اليوم نفسه ليقرر الخطوة التالية؛ ومريض سكري يتقيأ باستمرار يحتاج إلى الإسعاف على الرقم 998.",
        ],
      ],
    },
    {
      about: /first|check|nurse/i,
      heading: ["Making the cannula comfortable", "كانيولا مريحة"],
      lead: [
        "The thin tube in the arm is called a cannula. Good placement helps to avoid pain and leaks.",
        "الأنبوب الرفيع في الذراع يسمى الكانيولا، وحسن وضعه يجنّبك الألم والتسرّب.",
      ],
      tips: [
        [
          "Drink and keep warm beforehand; veins are then easier to see.",
          "اشرب وتدفّأ قبلها فتظهر الأوردة أوضح.",
        ],
        ["Say which arm served well the last time.", "قل أي ذراع كانت أسهل في المرة السابقة."],
        [
          "The forearm is often better than the bend of the elbow, because you can move.",
          "الساعد أفضل غالبًا من ثنية المرفق لأنك تستطيع الحركة.",
        ],
        [
          "Two attempts are reasonable; after that, somebody else should try, or it waits.",
          "محاولتان حد معقول، ثم يحاول شخص آخر أو يُؤجَّل الأمر.",
        ],
        [
          "Mention surgery on the breast or armpit, or a dialysis fistula; that arm is spared.",
          "اذكر جراحة في الثدي أو الإبط أو وصلة غسيل الكلى، فتلك الذراع تُترك.",
        ],
        ["Hair is clipped and not shaved, if it must be removed at all.", "يُقص الشعر ولا يُحلق إن لزم."],
        ["The dressing is clear, so that the skin can be watched.", "الغطاء شفاف حتى يُراقب الجلد."],
        [
          "It comes out on the same day, unless a doctor has ordered more doses.",
          "تُنزع في اليوم نفسه ما لم يأمر الطبيب بجرعات أخرى.",
        ],
      ],
    },
    {
      about: /heat|summer|exhaust|hydrat/i,
      heading: ["Getting through the hot months", "أشهر الحر بسلام"],
      lead: ["Preventing fluid loss is simpler than treating it.", "منع فقد السوائل أسهل من علاجه."],
      tips: [
        ["Move sport and errands to the early morning.", "اجعل الرياضة والمشاوير في الصباح الباكر."],
        [
          "Wear a hat and light, loose clothes that cover the skin.",
          "البس قبعة وثيابًا خفيفة واسعة تغطي الجلد.",
        ],
        [
          "Get used to the heat over one to two weeks after a journey.",
          "اعتد الحر على مدى أسبوع إلى أسبوعين بعد السفر.",
        ],
        [
          "Never leave a child, an older person or an animal in a parked car.",
          "لا تترك طفلًا ولا مسنًا ولا حيوانًا في سيارة متوقفة.",
        ],
        [
          "Some medicines weaken sweating or drain water; ask which of yours do.",
          "بعض الأدوية يضعف التعرّق أو يدرّ الماء، فاسأل أيها لديك.",
        ],
        [
          "Outdoor workers need shade, breaks and a colleague who watches.",
          "العاملون في الخارج يحتاجون إلى ظل واستراحات وزميل ينتبه.",
        ],
        [
          "Somebody who is still unwell after 30 minutes of rest, cooling and drinking needs 998.",
          "من لم يتحسن بعد 30 دقيقة من الراحة والتبريد والشرب يحتاج إلى الإسعاف على الرقم 998.",
        ],
        [
          "Confusion or collapse in the heat is an emergency: call 998 and cool the person.",
          "التشوّش أو الانهيار في الحر حالة طارئة: اتصل بالرقم 998 وبرّد المصاب.",
        ],
      ],
    },
    {
      about: /poison|after|iron/i,
      heading: ["The day after a session", "اليوم التالي للجلسة"],
      lead: [
        "Most people feel as usual. A few things are worth watching.",
        "معظم الناس يشعرون كالمعتاد، وأمور قليلة تستحق الانتباه.",
      ],
      tips: [
        [
          "Look at the place twice, in the evening and the next morning.",
          "انظر إلى الموضع مرتين: مساءً وفي الصباح التالي.",
        ],
        [
          "A bruise turns green and yellow within a week and needs nothing.",
          "الكدمة تخضرّ وتصفرّ خلال أسبوع ولا تحتاج إلى شيء.",
        ],
        [
          "A vein that is red, hot, hard or painful, or a fever, needs a doctor today; a fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: go to an emergency department now.",
          "وريد أحمر أو ساخن أو متصلّب أو مؤلم، أو حمّى، يستدعي طبيبًا اليوم؛ والحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن.",
        ],
        ["Urine may be bright yellow after B vitamins.", "قد يصير البول أصفر فاقعًا بعد فيتامينات ب."],
        ["Keep the record of what was given with your papers.", "احفظ سجل ما أُعطي لك مع أوراقك."],
        [
          "Keep drinking as your thirst and your doctor tell you.",
          "استمر في الشرب بحسب عطشك وما قاله الطبيب.",
        ],
        [
          "Itching or hives hours later should be reported the same day; a swelling face or trouble breathing means 998.",
          "الحكة أو الشرى بعد ساعات يُبلَّغ عنه في اليوم نفسه؛ وتورّم الوجه أو صعوبة التنفس يعني الاتصال بالرقم 998.",
        ],
        [
          "Ankles that swell after fluids deserve a call, above all with heart disease.",
          "تورّم الكاحلين بعد السوائل يستحق اتصالًا، ولا سيما مع مرض القلب.",
        ],
      ],
    },
    {
      about: /vitamin|known|safe|tell/i,
      heading: ["Reading an advertisement with care", "قراءة الإعلان بتأنٍّ"],
      lead: [
        "Fine words are easily written. A few checks tell advice from selling.",
        "الكلام الجميل سهل، وأسئلة قليلة تفرّق بين النصيحة والبيع.",
      ],
      tips: [
        [
          "Words such as detox have no meaning in medicine; liver and kidneys clear the blood themselves.",
          "عبارة «تنظيف السموم» ليس لها معنى طبي، فالكبد والكليتان تنقّي الدم من تلقاء نفسها.",
        ],
        [
          "No drip has been shown to slim, whiten the skin or keep anyone young.",
          "لم يثبت أن محلولًا ينحّف أو يبيّض البشرة أو يحفظ الشباب.",
        ],
        ["Pictures of before and after prove nothing.", "صور قبل وبعد لا تثبت شيئًا."],
        ["A famous customer is no study.", "الزبون المشهور ليس دراسة."],
        ["Ask for the name and strength of every ingredient.", "اسأل عن اسم كل مكوّن وتركيزه."],
        [
          "Beware of courses that are sold before the first assessment.",
          "احذر الباقات التي تُباع قبل أول تقييم.",
        ],
        ["Products need a registration in the Emirates.", "تحتاج المنتجات إلى تسجيل في الإمارات."],
        ["Good providers tell you what a drip cannot do.", "مقدّم الخدمة الجيد يخبرك بما لا يفعله المحلول."],
      ],
    },
    {
      heading: ["When a doctor has ordered the treatment", "حين يأمر طبيب بالعلاج"],
      lead: [
        "Antibiotics, iron or fluids on prescription follow stricter rules than a drip by choice.",
        "للمضادات الحيوية والحديد والسوائل الموصوفة قواعد أشد من قواعد المحلول الاختياري.",
      ],
      tips: [
        ["Show the signed order before the appointment is fixed.", "أرسل الأمر الموقّع قبل تحديد الموعد."],
        [
          "The first dose of some medicines has to be given in a clinic.",
          "الجرعة الأولى من بعض الأدوية يجب أن تكون في العيادة.",
        ],
        [
          "Speed and dilution are part of the order and are not changed on the way.",
          "السرعة والتخفيف من الأمر نفسه ولا يُغيَّران.",
        ],
        ["Blood tests before and after belong to the plan.", "التحاليل قبل العلاج وبعده من الخطة."],
        [
          "Tell the prescribing doctor about every reaction, small ones too.",
          "أخبر الطبيب الذي وصف العلاج بكل تفاعل ولو كان صغيرًا.",
        ],
        [
          "The days between doses matter; do not change them for convenience.",
          "عدد الأيام بين الجرعات مهم، فلا تغيّره لأن الموعد لا يناسبك.",
        ],
        ["Ask who decides when the course ends.", "اسأل من يقرر نهاية العلاج."],
        ["Keep the telephone numbers of both teams together.", "احفظ أرقام الفريقين معًا."],
      ],
    },
  ],
  faq: [
    {
      q: ["Can I eat before a session?", "هل آكل قبل الجلسة؟"],
      a: [
        "Yes, something light. On an empty stomach people feel faint more easily, and some vitamins cause nausea. If a blood test is planned first, ask whether you should fast for it.",
        "نعم، شيئًا خفيفًا. فالمعدة الفارغة تزيد احتمال الدوار، وبعض الفيتامينات يسبب الغثيان. وإذا كان هناك تحليل دم قبلها فاسأل هل يحتاج إلى صيام.",
      ],
    },
    {
      q: ["May I drive afterwards?", "هل أقود السيارة بعدها؟"],
      a: [
        "Wait until you have stood up, walked around and feel steady. After medicines that make you drowsy you should not drive. Fluids do not remove alcohol from the blood.",
        "انتظر حتى تقف وتمشي قليلًا وتشعر بالثبات. وبعد الأدوية التي تسبب النعاس لا تقد. والسوائل لا تزيل الكحول من الدم.",
      ],
    },
    {
      q: ["Why am I asked for a blood test first?", "لماذا يُطلب مني تحليل الدم أولًا؟"],
      a: [
        "Because some substances help only where they are lacking, and harm where they are not. Iron is the best example. The test also shows whether kidneys and salts allow extra fluid.",
        "لأن بعض المواد لا ينفع إلا من ينقصه ويضر غيره، والحديد أوضح مثال. ويُظهر التحليل أيضًا هل تسمح الكلى والأملاح بسوائل إضافية.",
      ],
    },
  ],
};
