import type { OwnTexts } from "../types.ts";

/** What varies from one article about older people to the next. */
export const elderlyVariety: OwnTexts = {
  intros: [
    [
      "Parents seldom ask for help, and children often notice late. This article is about “{topic}”. It gives you words for a difficult conversation, a way to choose, and small changes at home that cost little and prevent a lot.",
      "نادرًا ما يطلب الوالدان العون، وكثيرًا ما ينتبه الأبناء متأخرين. موضوع هذا المقال: «{topic}». تجد فيه كلمات لحديث صعب، وطريقة للاختيار، وتغييرات صغيرة في البيت تكلّف قليلًا وتمنع كثيرًا.",
    ],
    [
      "Growing old at home is possible for many, if days have a rhythm and nights are safe. What follows is about “{topic}”, for sons, daughters and spouses who want to do it well without wearing themselves out.",
      "التقدم في السن داخل البيت ممكن لكثيرين إذا كان للأيام نظام وكانت الليالي آمنة. وما يلي عن «{topic}»، للأبناء والأزواج الذين يريدون أن يحسنوا الرعاية من غير أن يُنهكوا أنفسهم.",
    ],
  ],
  chapters: [
    {
      heading: ["Staying steady on one's feet", "ثبات على القدمين"],
      lead: [
        "Muscles can be trained at any age. A few minutes every day are easier to keep up than an hour once a week.",
        "يمكن تقوية العضلات في أي عمر، ودقائق كل يوم أسهل من ساعة مرة في الأسبوع.",
      ],
      tips: [
        [
          "Stand up from a chair and sit down again, five times, holding on if needed.",
          "النهوض من الكرسي والجلوس خمس مرات مع الإمساك بشيء عند الحاجة.",
        ],
        [
          "Walk the corridor after each meal, in the shopping mall when it is hot.",
          "المشي في الممر بعد كل وجبة، وفي مركز تسوق حين يشتد الحر.",
        ],
        [
          "Practise balance beside the kitchen counter, first with two hands, then with one.",
          "تمرين التوازن عند طاولة المطبخ بيدين أولًا ثم بيد واحدة.",
        ],
        [
          "Carry light things, such as a bottle of water, from room to room.",
          "حمل أشياء خفيفة كزجاجة ماء من غرفة إلى غرفة.",
        ],
        [
          "Ask a physiotherapist for a plan after an illness in bed.",
          "طلب خطة من اختصاصي علاج طبيعي بعد مرض ألزم الفراش.",
        ],
        [
          "Sit down when dizzy; for pain in the chest or trouble breathing stop at once and call 998.",
          "الجلوس عند الدوار، أما ألم الصدر أو صعوبة التنفس فيعني التوقف فورًا والاتصال بالرقم 998.",
        ],
        ["Do it together; company keeps a habit alive.", "أدّوها معًا، فالصحبة تُبقي العادة."],
        ["Praise the effort and not the number.", "امدحوا الجهد لا العدد."],
      ],
    },
    {
      about: /choose|carer|right/i,
      heading: ["The first two weeks with a carer", "أول أسبوعين مع المرافق"],
      lead: [
        "A good start decides whether help is accepted. Plan it as you would plan a move.",
        "البداية الجيدة تحدد هل يُقبل العون، فخططوا لها كما تخططون للانتقال إلى بيت جديد.",
      ],
      tips: [
        [
          "Introduce the carer over tea, without tasks on the first day.",
          "قدّموا المرافق على كوب شاي، من غير مهام في اليوم الأول.",
        ],
        [
          "Write one page about habits: breakfast, prayer, television, what annoys.",
          "اكتبوا صفحة عن العادات: الفطور والصلاة والتلفاز وما يزعج.",
        ],
        [
          "Agree on what your parent continues to do alone.",
          "اتفقوا على ما يستمر الوالد أو الوالدة في القيام به دون عون.",
        ],
        [
          "Keep money and valuables out of the arrangement from the beginning.",
          "أبعدوا المال والأشياء الثمينة عن الأمر منذ البداية.",
        ],
        [
          "Show the wardrobe, the medicine box and the emergency sheet in person.",
          "أروا المرافق الخزانة وعلبة الأدوية وورقة الطوارئ بأنفسكم.",
        ],
        [
          "Ring every evening in the first days, then every other day.",
          "اتصلوا كل مساء في الأيام الأولى ثم مرة كل يومين.",
        ],
        ["Listen to complaints from both sides before you judge.", "استمعوا إلى شكوى الطرفين قبل الحكم."],
        [
          "After fourteen days decide together what to keep and what to change.",
          "بعد أربعة عشر يومًا قرروا معًا ما يبقى وما يتغير.",
        ],
      ],
    },
    {
      about: /dementia|memory|night/i,
      heading: ["Calm evenings and safe nights", "أمسيات هادئة وليالٍ آمنة"],
      lead: [
        "Late hours are the hardest when memory fades. Light, habit and a locked balcony help.",
        "الساعات المتأخرة هي الأصعب مع ضعف الذاكرة، والضوء والعادة والشرفة المغلقة تعين.",
      ],
      tips: [
        [
          "Draw the curtains and turn on warm lamps before it gets dark.",
          "أسدلوا الستائر وأضيئوا مصابيح دافئة اللون قبل الظلام.",
        ],
        [
          "Offer a small supper, then the same three steps to bed every day.",
          "قدّموا عشاءً خفيفًا ثم الخطوات الثلاث نفسها إلى السرير كل يوم.",
        ],
        ["Put a picture of a toilet on the bathroom door.", "ضعوا صورة مرحاض على باب الحمّام."],
        ["Cover mirrors if the face in them causes fear.", "غطّوا المرايا إذا أخافه الوجه الذي فيها."],
        [
          "Secure front door, balcony and stove with simple devices.",
          "أمّنوا باب البيت والشرفة والموقد بأدوات بسيطة.",
        ],
        [
          "Sew a telephone number into the jacket, in case somebody walks off.",
          "خيطوا رقم هاتف في السترة تحسبًا لخروجه وحده.",
        ],
        [
          "Look for the reason behind pacing: pain, hunger, heat, a full bladder.",
          "ابحثوا عن سبب المشي المتكرر: ألم أو جوع أو حر أو مثانة ممتلئة.",
        ],
        [
          "Sleeping tablets often make confusion worse; a doctor decides, nobody else.",
          "كثيرًا ما تزيد المنوّمات التشوش، والقرار فيها للطبيب وحده.",
        ],
      ],
    },
    {
      heading: ["Washing and dressing with dignity", "الاستحمام واللبس بكرامة"],
      lead: [
        "Being washed by somebody is hard to accept. Small courtesies make it bearable.",
        "أن يغسلك غيرك أمر صعب، واللطف الصغير يهوّنه.",
      ],
      tips: [
        ["Ask before every touch, and say what comes next.", "استأذنوا قبل كل لمسة وقولوا ما سيأتي."],
        ["Warm the room and the towel first.", "دفّئوا الغرفة والمنشفة أولًا."],
        ["Cover the parts of the body that are not being washed.", "غطّوا ما لا يُغسل من الجسم."],
        ["Let them wash what they still can, such as the face.", "دعوه يغسل بيده ما يستطيع، كالوجه."],
        ["Test the water with your elbow.", "اختبروا الماء بالمرفق."],
        [
          "Clothes that open at the front and shoes with straps save strength.",
          "ثياب تُفتح من الأمام وأحذية بأشرطة توفّر الجهد.",
        ],
        [
          "Look at heels, hips and the lower back for red patches every day.",
          "افحصوا الكعبين والوركين وأسفل الظهر كل يوم بحثًا عن احمرار.",
        ],
        [
          "A full bath is not needed daily; hands, face and folds of skin are.",
          "لا يلزم الاستحمام الكامل كل يوم، بل اليدان والوجه وثنايا الجلد.",
        ],
      ],
    },
    {
      heading: ["Eyes, ears and teeth", "العينان والأذنان والأسنان"],
      lead: [
        "Much that looks like old age is poor sight or hearing that can be helped.",
        "كثير مما يبدو شيخوخة ضعف في النظر أو السمع يمكن علاجه.",
      ],
      tips: [
        [
          "Have eyes checked yearly, and clean the lenses every morning.",
          "افحصوا النظر كل سنة ونظّفوا العدسات كل صباح.",
        ],
        [
          "Wax is a common reason for poorer hearing; hearing that is lost suddenly needs a doctor the same day.",
          "الشمع سبب شائع لضعف السمع، أما فقدان مفاجئ للسمع فيستدعي طبيبًا في اليوم نفسه.",
        ],
        ["Test the batteries of hearing aids on a fixed day.", "اختبروا بطاريات السماعة في يوم ثابت."],
        [
          "Dentures that hurt lead to weight loss; they can be adjusted.",
          "طقم الأسنان المؤلم يُنقص الوزن، ويمكن ضبطه.",
        ],
        [
          "Brush teeth, gums and tongue twice daily, with a soft brush.",
          "نظّفوا الأسنان واللثة واللسان مرتين يوميًا بفرشاة ناعمة.",
        ],
        ["Speak slowly and turn the television down.", "تكلموا ببطء وأخفضوا التلفاز."],
        ["Mark steps and taps with a contrasting colour.", "ميّزوا الدرجات والصنابير بلون مختلف."],
        [
          "Sudden loss of sight in one eye, even for minutes, is a reason to call 998.",
          "فقدان مفاجئ للبصر في عين واحدة ولو دقائق سبب للاتصال بالرقم 998.",
        ],
      ],
    },
    {
      about: /hospital|after|choose/i,
      heading: ["Coming home from hospital", "العودة من المستشفى"],
      lead: [
        "The first days after discharge need the most attention. A plan catches many problems.",
        "الأيام الأولى بعد الخروج أحوج ما تكون إلى الانتباه، والخطة تكشف كثيرًا من المشكلات.",
      ],
      tips: [
        [
          "Ask for the discharge letter and read it together before you leave.",
          "اطلبوا تقرير الخروج واقرؤوه معًا قبل المغادرة.",
        ],
        [
          "Compare the new list of medicines with the old one, line by line.",
          "قارنوا قائمة الأدوية الجديدة بالقديمة سطرًا سطرًا.",
        ],
        [
          "Have the bed, the chair and the commode in place the day before.",
          "جهّزوا السرير والكرسي وكرسي المرحاض المتنقل قبل يوم.",
        ],
        ["Fetch medicines from the pharmacy on the way home.", "أحضروا الأدوية من الصيدلية في الطريق."],
        ["Plan who sleeps in the house for the first nights.", "حددوا من ينام في البيت الليالي الأولى."],
        [
          "Watch eating, drinking, pain and passing urine, and write it down.",
          "راقبوا الأكل والشرب والألم والتبول ودوّنوا ذلك.",
        ],
        [
          "Know the number to ring about the treatment, day and night.",
          "اعرفوا الرقم الذي تتصلون به عن العلاج ليلًا ونهارًا.",
        ],
        ["Book the follow-up before the weekend.", "احجزوا المراجعة قبل عطلة الأسبوع."],
      ],
    },
    {
      heading: ["Company and things to do", "صحبة وأعمال صغيرة"],
      lead: [
        "A day needs a purpose at eighty as it does at thirty.",
        "يحتاج اليوم إلى معنى في الثمانين كما في الثلاثين.",
      ],
      tips: [
        ["Fold napkins, water plants, sort photographs.", "طيّ المناديل وسقي النبات وترتيب الصور."],
        ["Cook a dish from earlier years together.", "طبخ طبق من الأيام القديمة معًا."],
        ["Read the newspaper aloud and argue a little.", "قراءة الجريدة بصوت عالٍ ومناقشتها قليلًا."],
        [
          "Walk to the mosque, the shop or the bench, in the cool hours.",
          "المشي إلى المسجد أو الدكان أو المقعد في الساعات المعتدلة.",
        ],
        ["Invite one guest rather than ten.", "دعوة ضيف واحد لا عشرة."],
        ["Play cards or dominoes; memory likes rules.", "لعب الورق أو الدومينو فالذاكرة تحب القواعد."],
        ["Record stories on a telephone for the grandchildren.", "تسجيل الحكايات للأحفاد على الهاتف."],
        ["Leave time for doing nothing.", "ترك وقت لا يُعمل فيه شيء."],
      ],
    },
    {
      about: /medicine|tablet|care/i,
      heading: ["A medicine round that works", "نظام ناجح للأدوية"],
      lead: [
        "Five tablets at four times a day are hard for anybody. Order helps.",
        "خمسة أقراص في أربعة أوقات أمر صعب على أي أحد، والترتيب يعين.",
      ],
      tips: [
        [
          "Fill the weekly box on the same day, at a table, without television.",
          "املؤوا العلبة الأسبوعية في اليوم نفسه على طاولة ومن غير تلفاز.",
        ],
        [
          "Ask whether times can be joined, so that there are two rounds and not four.",
          "اسألوا هل تُجمع الأوقات فتصير مرتين لا أربعًا.",
        ],
        ["Keep look-alike boxes apart.", "أبعدوا العلب المتشابهة بعضها عن بعض."],
        ["Tick the sheet after the tablet is swallowed, not before.", "ضعوا العلامة بعد بلع القرص لا قبله."],
        [
          "A tablet found on the floor tells you something; write it down.",
          "القرص الذي يُعثر عليه على الأرض يدل على شيء، فدوّنوه.",
        ],
        [
          "Blood thinners, insulin and heart tablets come first on the list.",
          "مميّعات الدم والإنسولين وأقراص القلب في أول القائمة.",
        ],
        [
          "New dizziness after a new medicine should be reported the same day.",
          "الدوار الجديد بعد دواء جديد يُبلَّغ عنه في اليوم نفسه.",
        ],
        ["Take what is left over to a pharmacy.", "خذوا ما يتبقى إلى صيدلية."],
      ],
    },
  ],
  faq: [
    {
      q: ["Can a carer give tablets?", "هل يعطي المرافق الأقراص؟"],
      a: [
        "A carer can remind and hand over what has been sorted by a nurse or the family. Changing a dose, crushing tablets or giving injections is not for a carer.",
        "يستطيع المرافق أن يذكّر وأن يناول ما رتّبته الممرّضة أو العائلة. أما تغيير الجرعة أو طحن الأقراص أو إعطاء الحقن فليس من عمله.",
      ],
    },
    {
      q: ["What if my father refuses help?", "ماذا لو رفض والدي العون؟"],
      a: [
        "Begin with a task he dislikes anyway, such as shopping, and let him choose the hours. Speak of relief for you, not of weakness in him. Try again after a while.",
        "ابدأ بمهمة لا يحبها أصلًا كالتسوق، ودعه يختار الساعات. تحدث عن الراحة التي يمنحها لك لا عن ضعف فيه، وحاول من جديد بعد مدة.",
      ],
    },
    {
      q: ["Is somebody there at night?", "هل يبقى أحد في الليل؟"],
      a: [
        "If you book a night or a round-the-clock shift, yes. Say whether the carer should stay awake or may sleep nearby, because the two are planned differently.",
        "نعم إذا حجزتم مناوبة ليلية أو على مدار الساعة. واذكروا هل ينبغي أن يبقى المرافق مستيقظًا أم ينام قريبًا، فلكل منهما ترتيب مختلف.",
      ],
    },
  ],
};
