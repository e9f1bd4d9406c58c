import type { Chapter } from "../types.ts";

/** What people measure and watch by themselves. */
export const measuringChapters: readonly Chapter[] = [
  {
    for: ["doctor", "nurse", "homeCare"],
    about: /fever|child|temperature/i,
    heading: ["Taking a temperature so that it counts", "قياس الحرارة قياسًا يُعتمد عليه"],
    lead: [
      "A reading helps only if it can be compared. Use one thermometer, one place and one notebook.",
      "لا ينفع القياس إلا إذا أمكنت مقارنته: ميزان حرارة واحد وموضع واحد ودفتر واحد.",
    ],
    tips: [
      [
        "A digital thermometer under the arm suits small children; hold the arm against the body until it beeps.",
        "الميزان الرقمي تحت الإبط يناسب صغار الأطفال؛ اضمم الذراع إلى الجسم حتى تسمع الصوت.",
      ],
      [
        "Wait a quarter of an hour after a hot drink, a bath or a walk outside in the heat.",
        "انتظر ربع ساعة بعد مشروب ساخن أو استحمام أو مشي في الحر.",
      ],
      [
        "Ear thermometers read too low when the probe points at the wall of the ear canal.",
        "ميزان الأذن يعطي قيمة أقل إذا اتجه طرفه إلى جدار القناة.",
      ],
      [
        "Strips for the forehead and a hand on the brow are too inexact for any decision.",
        "أشرطة الجبين واليد على الجبهة لا تكفي دقتها لاتخاذ قرار.",
      ],
      [
        "Write the number with the time and with whatever was given to bring it down.",
        "اكتب الرقم مع الوقت ومع ما أُعطي لخفضه.",
      ],
      [
        "How somebody drinks, answers and breathes tells you more than half a degree up or down.",
        "طريقة الشرب والإجابة والتنفس تخبرك أكثر مما تخبرك نصف درجة صعودًا أو هبوطًا.",
      ],
      [
        "Light clothes and a room at a normal temperature are enough; a cold bath makes people shiver.",
        "تكفي ثياب خفيفة وغرفة معتدلة الحرارة، أما الحمّام البارد فيسبب الرجفة.",
      ],
      [
        "Check the thermometer's battery today, not in the middle of the night when you need it.",
        "افحص بطارية ميزان الحرارة اليوم، لا في منتصف الليل حين تحتاج إليه.",
      ],
    ],
  },
  {
    for: ["doctor", "nurse", "elderly", "lab"],
    about: /blood pressure|heart|cholesterol/i,
    heading: ["Measuring blood pressure at home", "قياس ضغط الدم في المنزل"],
    lead: [
      "Values taken calmly at home often say more than one taken in a waiting room.",
      "القيم التي تؤخذ بهدوء في المنزل كثيرًا ما تقول أكثر من قياس واحد في قاعة انتظار.",
    ],
    tips: [
      [
        "Sit for five minutes with your back supported, both feet on the floor and legs uncrossed.",
        "اجلس خمس دقائق وظهرك مسنود وقدماك على الأرض من غير أن تضع ساقًا على ساق.",
      ],
      [
        "Rest the arm on a table so that the cuff lies at the height of the heart.",
        "أسند ذراعك إلى طاولة حتى يكون الرباط بمستوى القلب.",
      ],
      [
        "Use a cuff that fits your arm; one that is too narrow shows values that are too high.",
        "استعمل رباطًا بمقاس ذراعك، فالضيق يُظهر قيمًا أعلى من الحقيقة.",
      ],
      [
        "No coffee, cigarette or exercise in the half hour before, and an empty bladder.",
        "لا قهوة ولا تدخين ولا رياضة في نصف الساعة السابقة، ومثانة فارغة.",
      ],
      [
        "Take two readings a minute apart, in the morning and in the evening, and note them all.",
        "خذ قياسين بينهما دقيقة صباحًا ومساءً، ودوّنها كلها.",
      ],
      [
        "Do not talk or look at your telephone while the cuff fills.",
        "لا تتحدث ولا تنظر إلى هاتفك بينما ينتفخ الرباط.",
      ],
      [
        "Bring a week of values to the visit instead of the single one that frightened you.",
        "أحضر إلى الزيارة قيم أسبوع بدل القيمة الواحدة التي أقلقتك.",
      ],
      [
        "Change no tablet because of a reading; send the list to your doctor and ask. Chest pain, weakness on one side or slurred speech means 998, whatever the cuff shows.",
        "لا تغيّر دواءً بسبب قراءة، بل أرسل القائمة إلى طبيبك واسأله. وألم الصدر أو ضعف في جانب من الجسم أو ثقل الكلام يعني الاتصال بالرقم 998 مهما أظهر الجهاز.",
      ],
    ],
  },
  {
    for: ["doctor", "nurse", "iv", "elderly", "homeCare"],
    about: /hydrat|drink|summer|heat|fluid|stomach|poison/i,
    heading: ["Drinking enough, day by day", "شرب ما يكفي يومًا بعد يوم"],
    lead: [
      "Air conditioning hides how much water the body loses. Small habits work better than a litre at once.",
      "التكييف يخفي مقدار ما يفقده الجسم من الماء، والعادات الصغيرة أنفع من لتر دفعة واحدة.",
    ],
    tips: [
      [
        "Start the morning with a glass of water before coffee, and put the next one where you will see it.",
        "ابدأ الصباح بكوب ماء قبل القهوة، وضع الكوب التالي حيث تراه.",
      ],
      [
        "Pale yellow urine is a good sign; dark urine and a dry mouth mean that you should drink more; almost no urine all day means 998.",
        "البول الأصفر الفاتح علامة جيدة، أما البول الداكن وجفاف الفم فيعنيان أن تشرب أكثر؛ وانقطاع البول أو قلّته الشديدة طوال اليوم يعني الاتصال بالرقم 998.",
      ],
      [
        "After diarrhoea or hours of sweating, oral rehydration solution replaces salt as well as water.",
        "بعد الإسهال أو ساعات من التعرّق يعوّض محلول الإماهة الملح والماء معًا.",
      ],
      [
        "Mix rehydration powder with exactly the amount of water on the packet, never stronger.",
        "اخلط مسحوق الإماهة بكمية الماء المكتوبة على العبوة بالضبط، لا بأقل منها.",
      ],
      [
        "With an upset stomach take a sip every few minutes; a full glass often comes back.",
        "مع اضطراب المعدة خذ رشفة كل بضع دقائق، فالكوب الكامل كثيرًا ما يُتقيّأ.",
      ],
      [
        "Soup, yoghurt drinks and fruit count towards the day's fluids, very sweet drinks much less.",
        "الحساء واللبن والفاكهة من سوائل اليوم، أما المشروبات شديدة الحلاوة فأقل نفعًا.",
      ],
      [
        "Anyone with heart or kidney disease should have a daily amount named by their doctor.",
        "من لديه مرض في القلب أو الكلى فليحدد له طبيبه كمية اليوم.",
      ],
      [
        "Thirst is a late signal in old age, so offer a drink instead of asking whether it is wanted.",
        "العطش إشارة متأخرة في الكبر، فقدّم الشراب بدل أن تسأل هل يريده.",
      ],
    ],
  },
  {
    for: ["nurse", "iv", "lab", "elderly", "homeCare"],
    heading: ["Standing up without a fall", "الوقوف من غير سقوط"],
    lead: [
      "Blood pressure drops for a moment when we stand, and more so after lying down, an injection or a sample.",
      "ينخفض الضغط لحظة حين نقف، ويزيد ذلك بعد الاستلقاء أو حقنة أو سحب عيّنة.",
    ],
    tips: [
      [
        "Sit on the edge of the bed first and move your feet up and down for a minute.",
        "اجلس أولًا على حافة السرير وحرّك قدميك دقيقة إلى أعلى وأسفل.",
      ],
      [
        "Switch on the lamp before you get up at night, even for three steps.",
        "أشعل المصباح قبل النهوض ليلًا ولو لثلاث خطوات.",
      ],
      [
        "Wear shoes with a rubber sole; socks slip on marble.",
        "البس حذاءً بأرضية مطاطية، فالجورب ينزلق على الرخام.",
      ],
      [
        "If the room turns, sit down where you are rather than reaching for a distant chair.",
        "إذا دارت بك الغرفة فاجلس حيث أنت بدل أن تمد يدك إلى كرسي بعيد.",
      ],
      [
        "Ask the doctor whether water tablets, blood pressure medicine or sleeping pills play a part.",
        "اسأل الطبيب هل لمدرّات البول أو أدوية الضغط أو المنوّمات دور في ذلك.",
      ],
      [
        "Keep the way to the bathroom free of cables, toys and loose rugs.",
        "أبقِ الطريق إلى الحمّام خاليًا من الأسلاك والألعاب والسجاد غير المثبَّت.",
      ],
      [
        "Use the rail or the stick that was fitted for you, indoors too.",
        "استعمل المقبض أو العصا التي ضُبطت لك، وداخل البيت أيضًا.",
      ],
      [
        "Report every fall, including those without an injury, because the next one can often be prevented.",
        "أبلغ عن كل سقوط وإن لم يترك إصابة، فكثيرًا ما يمكن منع التالي.",
      ],
    ],
  },
  {
    for: ["doctor", "iv", "elderly", "homeCare"],
    about: /tired|sleep|fatigue|calm|night/i,
    heading: ["Sleep and rest that help recovery", "نوم وراحة يعينان على التعافي"],
    lead: [
      "The body repairs itself at rest. A few simple changes make nights easier for patients and for those beside them.",
      "يصلح الجسم نفسه في الراحة، وتغييرات بسيطة تجعل الليل أيسر على المريض ومن معه.",
    ],
    tips: [
      [
        "Get up at the same hour every day; falling asleep in the evening then becomes easier.",
        "انهض في الساعة نفسها كل يوم، فيصير النوم مساءً أسهل.",
      ],
      [
        "Ten minutes of morning daylight on the balcony set the inner clock.",
        "عشر دقائق من ضوء الصباح في الشرفة تضبط الساعة الداخلية.",
      ],
      [
        "Cool the bedroom a little, but do not let the air stream blow at the bed.",
        "برّد غرفة النوم قليلًا من غير أن يتجه تيار الهواء إلى السرير.",
      ],
      [
        "Short rests are better than a long sleep in the afternoon.",
        "فترات راحة قصيرة خير من نوم طويل بعد الظهر.",
      ],
      [
        "Keep bright screens and heavy news out of the last hour of the day.",
        "أبعد الشاشات الساطعة والأخبار الثقيلة عن الساعة الأخيرة من اليوم.",
      ],
      [
        "Pain that wakes you is worth a question; the timing of a tablet can sometimes be changed.",
        "الألم الذي يوقظك يستحق السؤال، فقد يمكن تغيير موعد القرص.",
      ],
      [
        "Loud snoring with pauses in breath should be mentioned to a doctor, not only joked about.",
        "الشخير العالي الذي تتخلله وقفات في النفَس ينبغي أن يُذكر للطبيب.",
      ],
      [
        "Return to activity in steps: a room, then the corridor, then the street in the cool hours.",
        "عد إلى الحركة على مراحل: الغرفة ثم الممر ثم الشارع في الساعات المعتدلة.",
      ],
    ],
  },
  {
    for: ["doctor", "iv", "elderly", "homeCare"],
    about: /food|stomach|poison|meal/i,
    heading: ["Eating on days when you are unwell", "الأكل في أيام التعب"],
    lead: [
      "Appetite often returns late. Until then, little and often is a good rule.",
      "كثيرًا ما تتأخر الشهية في العودة، وإلى ذلك الحين فالقليل المتكرر قاعدة حسنة.",
    ],
    tips: [
      [
        "Begin with rice, toast, bananas, potatoes or clear soup, and see what stays down.",
        "ابدأ بالأرز أو الخبز المحمّص أو الموز أو البطاطس أو حساء صافٍ، وانظر ما تقبله المعدة.",
      ],
      [
        "Leave out fried food, strong spices and alcohol until the stomach has settled for a day.",
        "اترك المقليات والتوابل القوية والكحول حتى تهدأ المعدة يومًا كاملًا.",
      ],
      [
        "Add protein as soon as it is welcome: an egg, lentils, fish or yoghurt.",
        "أضف البروتين حين تتقبله: بيضة أو عدسًا أو سمكًا أو لبنًا.",
      ],
      [
        "Serve small portions on small plates, since a heaped plate takes away the appetite.",
        "قدّم كميات صغيرة في صحون صغيرة، فالصحن المليء يذهب بالشهية.",
      ],
      [
        "Sit upright at meals and for half an hour afterwards.",
        "كُل جالسًا معتدلًا، وابقَ كذلك نصف ساعة بعد الأكل.",
      ],
      [
        "A sore mouth likes cool and soft things: laban, melon, mashed vegetables.",
        "الفم الملتهب يرتاح إلى البارد اللين: لبن وشمّام وخضار مهروسة.",
      ],
      [
        "Babies continue with breast milk or their usual formula, in smaller and more frequent feeds.",
        "يستمر الرضيع على حليب أمه أو حليبه المعتاد بكميات أصغر ومرات أكثر.",
      ],
      [
        "Weight that falls for weeks without a reason should be discussed with a doctor.",
        "الوزن الذي ينقص أسابيع من غير سبب ينبغي أن يُناقش مع الطبيب.",
      ],
    ],
  },
];
