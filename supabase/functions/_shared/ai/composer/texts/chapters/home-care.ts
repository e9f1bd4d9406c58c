import type { OwnTexts } from "../types.ts";

/** What varies from one article about help at home to the next. */
export const homeCareVariety: OwnTexts = {
  intros: [
    [
      "Letting somebody into your home to help is a step, and a good beginning makes it easier. This article is about “{topic}”. You find the questions that matter, a plan for the first days, and the signs by which you know that it works.",
      "إدخال شخص إلى بيتك ليساعدك خطوة، والبداية الجيدة تيسّرها. موضوع هذا المقال: «{topic}». تجد فيه الأسئلة المهمة، وخطة للأيام الأولى، والعلامات التي تعرف بها أن الأمر ناجح.",
    ],
    [
      "Help at home succeeds when expectations are clear on both sides. Read here about “{topic}”: what to settle beforehand, how to share the work, and when a doctor or a nurse should have a look.",
      "ينجح العون في البيت حين تكون التوقعات واضحة لدى الطرفين. اقرأ هنا عن «{topic}»: ما يُتفق عليه مسبقًا، وكيف يُقسم العمل، ومتى ينبغي أن ينظر طبيب أو ممرّضة.",
    ],
  ],
  chapters: [
    {
      heading: ["A plan for the day that fits on one page", "خطة لليوم في صفحة واحدة"],
      lead: [
        "A simple timetable spares questions and gives everybody room to breathe.",
        "جدول بسيط يغني عن كثرة الأسئلة ويريح الجميع.",
      ],
      tips: [
        [
          "Enter fixed points first: medicines, meals, appointments, rest.",
          "اكتب الثوابت أولًا: الأدوية والوجبات والمواعيد والراحة.",
        ],
        [
          "Leave gaps between them; things take longer than planned.",
          "اترك فراغًا بينها، فالأمور تستغرق أكثر من المتوقع.",
        ],
        ["Put demanding tasks where energy is highest.", "ضع المهام المتعبة في وقت النشاط."],
        [
          "Include something pleasant each day: music, a call, the balcony.",
          "ضمّن كل يوم شيئًا محببًا: موسيقى أو مكالمة أو جلسة في الشرفة.",
        ],
        ["Say who does what by name.", "اذكر بالاسم من يفعل ماذا."],
        ["Hang the page where it is seen, and date it.", "علّق الصفحة حيث تُرى واكتب عليها التاريخ."],
        ["Cross out what proved unnecessary after a few days.", "اشطب بعد أيام ما تبيّن أنه غير لازم."],
        ["Make a smaller version for bad days.", "أعدّ نسخة أخف للأيام الصعبة."],
      ],
    },
    {
      about: /question|ask|choose|before/i,
      heading: ["What belongs in the agreement", "ما الذي يتضمنه الاتفاق"],
      lead: [
        "What is said kindly is pleasant; what is written is remembered.",
        "الكلام الطيب جميل، لكن المكتوب هو ما يُتذكر.",
      ],
      tips: [
        ["Tasks that are included, and tasks that are not.", "المهام المشمولة والمهام غير المشمولة."],
        [
          "Days, hours, breaks and what happens when it gets later.",
          "الأيام والساعات والاستراحات وما يحدث عند التأخر.",
        ],
        ["The fee, the way of paying and the date of the bill.", "الأجر وطريقة الدفع وتاريخ الفاتورة."],
        ["Notice for ending it, and for a change of times.", "مهلة الإنهاء ومهلة تغيير المواعيد."],
        [
          "Keys, cards and codes: who has them and how they come back.",
          "المفاتيح والبطاقات والرموز: من يحملها وكيف تعاد.",
        ],
        ["Rules about guests, telephones and pictures.", "قواعد الضيوف والهواتف والتصوير."],
        ["The name of the person who supervises, with a number.", "اسم المشرف ورقمه."],
        [
          "What is reported to you the same day, and what in the weekly talk.",
          "ما يُبلَّغ لك في اليوم نفسه وما يُترك للقاء الأسبوعي.",
        ],
      ],
    },
    {
      heading: ["How you notice that it works", "كيف تلاحظ أن الأمر ناجح"],
      lead: [
        "Progress at home is quiet. Look for small things rather than great ones.",
        "التقدم في البيت هادئ، فابحث عن الأمور الصغيرة لا الكبيرة.",
      ],
      tips: [
        [
          "The person who is helped looks forward to the visit, or at least does not dread it.",
          "من يتلقى المساعدة ينتظر الزيارة، أو لا يضيق بها على الأقل.",
        ],
        ["You sleep better and check your telephone less often.", "تنام أفضل وتنظر إلى هاتفك أقل."],
        ["You hear about mistakes without having to ask.", "تُخبَر بالأخطاء من غير أن تسأل."],
        ["Notes are short, legible and up to date.", "الملاحظات قصيرة مقروءة محدَّثة."],
        ["There are fewer surprises at the doctor's.", "تقل المفاجآت عند الطبيب."],
        ["Questions come to you early instead of late at night.", "تصلك الأسئلة مبكرًا لا في آخر الليل."],
        ["Skin, weight and mood stay steady or improve.", "حال الجلد والوزن والمزاج ثابتة أو في تحسن."],
        ["The helper asks for advice, and accepts it.", "من يساعد يطلب النصيحة ويأخذ بها."],
      ],
    },
    {
      about: /newborn|babysit|child|first/i,
      heading: ["A safe room in twenty minutes", "غرفة آمنة في عشرين دقيقة"],
      lead: [
        "Walk through the home and look at it from the eye level of the person who needs care.",
        "امشِ في البيت وانظر إليه من مستوى نظر من يحتاج إلى الرعاية.",
      ],
      tips: [
        [
          "Look for what can be pulled, swallowed, slipped on or leaned over.",
          "ابحث عمّا يمكن شدّه أو بلعه أو الانزلاق عليه أو الميل فوقه.",
        ],
        ["Lock the balcony and move chairs away from its rail.", "أغلق الشرفة وأبعد الكراسي عن سورها."],
        ["Turn the water heater down to avoid scalds.", "أخفض حرارة السخان لتجنّب الحروق."],
        [
          "Empty buckets and paddling pools after use, and never leave a child alone near water.",
          "أفرغ الدلاء والمسابح الصغيرة بعد استعمالها، ولا تترك طفلًا وحده قرب الماء.",
        ],
        ["Keep hot drinks away from laps with a child on them.", "أبعد المشروبات الساخنة عمّن يحمل طفلًا."],
        ["Check the smoke alarm and agree on the way out.", "افحص جهاز إنذار الدخان واتفقوا على المخرج."],
        ["Fasten tall furniture to the wall.", "ثبّت الأثاث العالي بالجدار."],
        [
          "Put emergency numbers where a stranger would look for them.",
          "ضع أرقام الطوارئ حيث يبحث عنها الغريب.",
        ],
      ],
    },
    {
      about: /palliative|comfort|famil|support/i,
      heading: ["Talking with each other", "الحديث بينكم"],
      lead: [
        "Care goes well where people speak early and kindly.",
        "تسير الرعاية جيدًا حيث يتكلم الناس مبكرًا وبلطف.",
      ],
      tips: [
        ["Start with what goes well before you name what does not.", "ابدأ بما يسير جيدًا قبل أن تذكر غيره."],
        ["Ask open questions and wait for the answer.", "اسأل أسئلة مفتوحة وانتظر الجواب."],
        ["Talk about somebody as if they could hear you.", "تحدث عن الإنسان كأنه يسمعك."],
        ["Let silence be; not every worry needs advice.", "دع للصمت مكانه، فليس كل قلق يحتاج إلى نصيحة."],
        [
          "Children may ask anything and help with something small.",
          "للأطفال أن يسألوا عن كل شيء وأن يساعدوا بشيء صغير.",
        ],
        ["Write difficult news down before you telephone.", "اكتب الخبر الصعب قبل أن تتصل."],
        [
          "Faith, customs and favourite stories give strength; make room for them.",
          "الإيمان والعادات والحكايات المحببة تعطي قوة، فأفسح لها مكانًا.",
        ],
        [
          "If sadness or anger fills most days, speak with a doctor.",
          "إذا ملأ الحزن أو الغضب معظم الأيام فتحدث إلى طبيب.",
        ],
      ],
    },
    {
      heading: ["When several people help", "حين يساعد أكثر من شخص"],
      lead: [
        "Many hands are useful if each knows what the others do.",
        "كثرة الأيدي نافعة إذا عرف كل واحد ما يفعله الآخر.",
      ],
      tips: [
        ["Name a coordinator, and a second one for holidays.", "عيّن منسقًا وآخر للإجازات."],
        ["Hand over in person, five minutes at the change.", "سلّموا وجهًا لوجه خمس دقائق عند التبديل."],
        ["One notebook, one pen, one place.", "دفتر واحد وقلم واحد ومكان واحد."],
        [
          "Divide tasks by skill and not by who happens to be near.",
          "وزّعوا المهام بحسب المهارة لا بحسب القرب.",
        ],
        ["Settle disagreements away from the bed.", "حلّوا الخلاف بعيدًا عن السرير."],
        [
          "Give family members days on which they are only family.",
          "امنحوا أفراد العائلة أيامًا يكونون فيها عائلة فقط.",
        ],
        ["Check doses against the list, and sign.", "راجعوا الجرعات على القائمة ووقّعوا."],
        ["Thank those who stand in at short notice.", "اشكروا من ينوب في آخر لحظة."],
      ],
    },
    {
      about: /first|week|start/i,
      heading: ["The first day together", "اليوم الأول معًا"],
      lead: [
        "Nobody remembers everything that is said at the door. Spread it over the day.",
        "لا أحد يتذكر كل ما يقال عند الباب، فوزّعه على اليوم.",
      ],
      tips: [
        ["Begin with a drink, names, and a walk through the rooms.", "ابدأ بكوب شراب وتعارف وجولة في الغرف."],
        ["Do each task once yourself while the helper watches.", "قم بكل مهمة مرة بنفسك ومن يساعدك ينظر."],
        ["Let the helper do it once while you watch.", "دع من يساعدك يقوم بها مرة وأنت تنظر."],
        [
          "Step outside for ten minutes towards the end, and come back.",
          "اخرج عشر دقائق قرب نهاية الزيارة ثم عُد.",
        ],
        [
          "Show where food, towels and spare clothes are kept.",
          "أرِ من يساعدك مكان الطعام والمناشف والثياب الاحتياطية.",
        ],
        [
          "Try the emergency numbers together on the screen, without dialling.",
          "راجعا أرقام الطوارئ معًا على الشاشة من غير اتصال.",
        ],
        ["End with a question: what was unclear today?", "اختم بسؤال: ما الذي لم يتضح اليوم؟"],
        ["Sleep on it before you change the plan.", "انتظر إلى الغد قبل أن تغيّر الخطة."],
      ],
    },
    {
      heading: ["When plans change", "حين تتغير الخطة"],
      lead: ["Illness, holidays and visitors upset every timetable.", "المرض والإجازات والزوار تربك كل جدول."],
      tips: [
        ["Tell the team a day ahead if you can.", "أخبر الفريق قبل يوم إن استطعت."],
        ["Keep a list of two people who can stand in.", "احتفظ باسمين يمكن أن ينوبا."],
        [
          "Pack one bag that is always ready: papers, medicines, a charger.",
          "جهّز حقيبة دائمة: أوراق وأدوية وشاحن.",
        ],
        [
          "Explain changes to the person concerned before they happen.",
          "اشرح التغيير لصاحب الشأن قبل وقوعه.",
        ],
        ["Leave out the least important task on crowded days.", "اترك أقل المهام أهمية في الأيام المزدحمة."],
        ["After a break, start again gently.", "بعد الانقطاع ابدأ من جديد برفق."],
        ["Write down what worked without the usual helper.", "دوّن ما نجح في غياب من يساعد عادة."],
        [
          "Ask whether the new situation needs a nurse or a doctor to look in.",
          "اسأل هل تحتاج الحال الجديدة إلى ممرّضة أو طبيب.",
        ],
      ],
    },
  ],
  faq: [
    {
      q: ["Can I stay at home during the visit?", "هل أبقى في البيت أثناء الزيارة؟"],
      a: [
        "Of course, and on the first days you should. Later it can help to leave for an hour, so that the two get used to each other while you remain within reach.",
        "بالطبع، والأفضل ذلك في الأيام الأولى. ولاحقًا قد يفيد أن تخرج ساعة حتى يعتاد أحدهما الآخر وأنت قريب.",
      ],
    },
    {
      q: ["What if we do not get on?", "ماذا لو لم ننسجم؟"],
      a: [
        "Say so early and without blame. We talk with both sides, and if that does not help, somebody else is sent. Trust cannot be forced.",
        "قل ذلك مبكرًا ومن غير لوم. نتحدث مع الطرفين، وإذا لم ينفع ذلك أرسلنا شخصًا آخر، فالثقة لا تُفرض.",
      ],
    },
    {
      q: ["Do I need to buy equipment?", "هل أحتاج إلى شراء أدوات؟"],
      a: [
        "Usually not before the first visit. Whoever comes looks at the rooms and tells you what would really help; many things can be hired for the time they are needed.",
        "في الغالب لا قبل الزيارة الأولى. من يأتي ينظر في الغرف ويخبرك بما يفيد حقًا، وكثير من الأدوات يُستأجر للمدة اللازمة.",
      ],
    },
  ],
};
