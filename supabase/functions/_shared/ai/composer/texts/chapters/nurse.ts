import type { OwnTexts } from "../types.ts";

/** What varies from one article about nurses to the next. */
export const nurseVariety: OwnTexts = {
  intros: [
    [
      "Much of what happens on a ward can also be done in a bedroom, if somebody trained does it and the room is ready. This article is about “{topic}”: which tasks a nurse takes over, what the family prepares, and how everyone knows what to do next.",
      "كثير مما يُعمل في المستشفى يمكن عمله في غرفة النوم إذا قام به شخص مدرّب وكانت الغرفة جاهزة. موضوع هذا المقال: «{topic}»، وما تتولاه الممرّضة، وما تجهّزه العائلة، وكيف يعرف الجميع الخطوة التالية.",
    ],
    [
      "Good nursing at home looks unhurried: clean hands, a checked order, a few quiet questions. Read here about “{topic}”, what belongs in a nurse's bag and what does not, and which changes you should never keep to yourself.",
      "التمريض الجيد في المنزل لا عجلة فيه: يدان نظيفتان وأمر طبي مُراجَع وأسئلة هادئة. اقرأ هنا عن «{topic}»، وعمّا تحمله حقيبة الممرّضة وما لا تحمله، وأي التغيرات لا يجوز أن تحتفظ بها لنفسك.",
    ],
  ],
  chapters: [
    {
      about: /inject|on call|antibiotic/i,
      heading: ["How an injection at home is given", "كيف تُعطى الحقنة في المنزل"],
      lead: [
        "An injection takes seconds. What matters are the checks before it and the minutes after it.",
        "الحقنة تستغرق ثواني، والمهم هو المراجعة قبلها والدقائق التي تليها.",
      ],
      tips: [
        [
          "The ampoule is shown to you before it is opened: name, strength, date.",
          "تُعرض عليك الأمبولة قبل فتحها: الاسم والتركيز والتاريخ.",
        ],
        [
          "Say if you have reacted to any medicine before, even many years ago.",
          "اذكر أي تفاعل سابق مع دواء وإن كان قبل سنوات كثيرة.",
        ],
        [
          "Sides are changed from day to day, so that skin and muscle can rest.",
          "يُبدَّل الجانب من يوم إلى آخر حتى يرتاح الجلد والعضل.",
        ],
        [
          "Relax the muscle by standing on the other leg or by lying down.",
          "أرخِ العضلة بالوقوف على الساق الأخرى أو بالاستلقاء.",
        ],
        [
          "A first dose of an antibiotic belongs where a reaction can be treated; ask your doctor.",
          "الجرعة الأولى من المضاد الحيوي مكانها حيث يمكن علاج التفاعل، فاسأل طبيبك.",
        ],
        [
          "Stay with somebody for a quarter of an hour afterwards; a swelling face or trouble breathing means 998.",
          "ليبقَ معك أحد ربع ساعة بعدها؛ وتورّم الوجه أو صعوبة التنفس يعني الاتصال بالرقم 998.",
        ],
        [
          "A small lump or a blue mark fades within days; warmth that spreads needs a doctor the same day.",
          "الكتلة الصغيرة أو الأثر الأزرق يزول خلال أيام، أما السخونة التي تنتشر فتستدعي طبيبًا في اليوم نفسه.",
        ],
        [
          "Blood thinners need longer pressure on the spot and no rubbing.",
          "مع مميّعات الدم يلزم ضغط أطول على الموضع من غير تدليك.",
        ],
      ],
    },
    {
      about: /surgery|operation|wound|after/i,
      heading: ["Looking after a wound while it heals", "العناية بالجرح إلى أن يلتئم"],
      lead: [
        "Skin needs time and protection. Most of the work is leaving it in peace.",
        "يحتاج الجلد إلى وقت وحماية، وأكثر العمل أن يُترك وشأنه.",
      ],
      tips: [
        [
          "Ask on which day the first change is due and who does it.",
          "اسأل في أي يوم يُبدَّل الضماد أول مرة ومن يبدّله.",
        ],
        [
          "Shower only when the surgeon has allowed it, and pat dry instead of rubbing.",
          "لا تستحم إلا بعد أن يسمح الجرّاح، وجفّف بالتربيت لا بالفرك.",
        ],
        [
          "No powder, oil, toothpaste or home mixture belongs on an open wound.",
          "لا مسحوق ولا زيت ولا معجون أسنان ولا خلطة منزلية على جرح مفتوح.",
        ],
        [
          "Clear or slightly pink fluid in the first days is common; pus, a bad smell or spreading redness needs a doctor the same day.",
          "السائل الصافي أو الوردي الخفيف في الأيام الأولى شائع، أما الصديد أو الرائحة الكريهة أو احمرار يتّسع فيستدعي طبيبًا في اليوم نفسه.",
        ],
        [
          "Support a wound on the belly with a pillow when you cough or stand up.",
          "أسند جرح البطن بوسادة عند السعال أو النهوض.",
        ],
        [
          "Protein, fluids and not smoking help tissue to grow.",
          "البروتين والسوائل والامتناع عن التدخين تعين الأنسجة على النمو.",
        ],
        [
          "Strips and glue fall off by themselves; do not pull at their edges.",
          "الشرائط واللاصق الطبي تسقط وحدها، فلا تشد أطرافها.",
        ],
        ["Protect a young scar from the sun for several months.", "احمِ الندبة الحديثة من الشمس شهورًا."],
      ],
    },
    {
      about: /surgery|operation|pain|week/i,
      heading: ["Pain and movement in the first days", "الألم والحركة في الأيام الأولى"],
      lead: [
        "Too much pain keeps people in bed, and bed slows recovery. The plan balances both.",
        "الألم الشديد يُبقي المريض في السرير، والسرير يؤخر التعافي، والخطة توازن بينهما.",
      ],
      tips: [
        [
          "Take painkillers at the hours that were prescribed, not only when it hurts most.",
          "تناول المسكّن في مواعيده الموصوفة لا حين يبلغ الألم أشده فقط.",
        ],
        [
          "Rate pain at rest and while moving; the second number is the one that counts.",
          "قيّم الألم في الراحة وفي الحركة، والرقم الثاني هو المهم.",
        ],
        [
          "Strong painkillers slow the bowel, so ask early for something against constipation.",
          "المسكّنات القوية تبطئ الأمعاء، فاطلب مبكرًا ما يمنع الإمساك.",
        ],
        [
          "Never drive or sign contracts under strong painkillers.",
          "لا تقد السيارة ولا توقّع عقدًا تحت تأثير مسكّن قوي.",
        ],
        [
          "Short walks through the flat, several times a day, do more than one long effort.",
          "مشي قصير داخل البيت مرات في اليوم أنفع من مجهود واحد طويل.",
        ],
        [
          "Breathe in deeply ten times an hour while awake, to open the lungs.",
          "خذ عشرة أنفاس عميقة كل ساعة وأنت مستيقظ لتنفتح الرئتان.",
        ],
        [
          "Raise the arm or foot that was operated on if the surgeon agrees; a painful, swollen or warm calf belongs in an emergency department now.",
          "ارفع على وسائد الذراع أو القدم التي أُجريت فيها العملية إذا وافق الجرّاح؛ أما ألم أو تورّم أو سخونة في ربلة ساق واحدة فإلى الطوارئ الآن.",
        ],
        [
          "Pain that grows again after a good day should be reported.",
          "الألم الذي يعود ويزداد بعد يوم طيب ينبغي الإبلاغ عنه.",
        ],
      ],
    },
    {
      about: /catheter|drain|tube|operat/i,
      heading: ["Catheters, drains and feeding tubes", "القسطرة وأنابيب التصريف والتغذية"],
      lead: [
        "Tubes work quietly if they hang free, stay clean and are not pulled.",
        "تعمل الأنابيب بهدوء إذا تدلّت بحرية وبقيت نظيفة ولم تُشدّ.",
      ],
      tips: [
        [
          "The urine bag hangs lower than the bladder and never lies on the floor.",
          "يُعلَّق كيس البول أدنى من المثانة ولا يوضع على الأرض.",
        ],
        [
          "Empty a bag when it is two thirds full, with clean hands.",
          "أفرغ الكيس حين يمتلئ ثلثاه وبيدين نظيفتين.",
        ],
        [
          "Fix the tube to the thigh or the clothes, so that nobody steps on it.",
          "ثبّت الأنبوب على الفخذ أو الثوب حتى لا يدوس عليه أحد.",
        ],
        [
          "Write down how much came out of a drain and what colour it was.",
          "دوّن كم خرج من أنبوب التصريف وما لونه.",
        ],
        [
          "Flush a feeding tube with water before and after each meal.",
          "اغسل أنبوب التغذية بالماء قبل كل وجبة وبعدها.",
        ],
        [
          "Sit the patient up while feed is running, and for half an hour after it.",
          "أجلس المريض أثناء التغذية ونصف ساعة بعدها.",
        ],
        [
          "If a tube has slipped out, do not push it back in; cover the place and call.",
          "لا تُدخل أنبوبًا خرج من مكانه، بل غطّ الموضع واتصل.",
        ],
        [
          "Urine that stops, with pain or a swollen lower belly: go to an emergency department now.",
          "انقطاع البول مع ألم أو انتفاخ أسفل البطن: إلى الطوارئ الآن.",
        ],
      ],
    },
    {
      about: /hotel|home|on call|do for you/i,
      heading: ["Single visits or whole shifts?", "زيارات مفردة أم مناوبات كاملة؟"],
      lead: [
        "The right amount of nursing is what the patient needs this week, not what sounds safe.",
        "المقدار المناسب من التمريض هو ما يحتاج إليه المريض هذا الأسبوع، لا ما يبدو أكثر أمانًا.",
      ],
      tips: [
        [
          "One task a day, such as an injection, calls for a visit.",
          "مهمة واحدة في اليوم كالحقنة تكفيها زيارة.",
        ],
        [
          "Several tasks spread over the day, or a need for watching, call for a shift.",
          "مهام موزعة على اليوم أو حاجة إلى الملاحظة تستدعي مناوبة.",
        ],
        [
          "Nights are chosen when pain, confusion or equipment keeps everybody awake.",
          "تُختار الليالي حين يسهر الجميع بسبب ألم أو تشوّش أو جهاز.",
        ],
        [
          "Begin with more hours after a hospital stay and reduce them week by week.",
          "ابدأ بساعات أكثر بعد المستشفى وقلّلها أسبوعًا بعد أسبوع.",
        ],
        [
          "A carer can take over washing and meals, at lower cost.",
          "يستطيع المرافق أن يتولى الاستحمام والوجبات بتكلفة أقل.",
        ],
        [
          "Ask for the plan in writing, with the hours and what they include.",
          "اطلب الخطة مكتوبة بالساعات وما تشمله.",
        ],
        [
          "Let one nurse coordinate when several people are involved.",
          "لتنسّق ممرّضة واحدة إذا تعدد المشاركون.",
        ],
        [
          "Review the plan on a fixed day instead of when something goes wrong.",
          "راجعوا الخطة في يوم ثابت لا عند وقوع مشكلة.",
        ],
      ],
    },
    {
      about: /before|surgery|operation/i,
      heading: ["Getting ready before an operation", "الاستعداد قبل العملية"],
      lead: [
        "A week of preparation makes the first days at home easier.",
        "أسبوع من الاستعداد يجعل الأيام الأولى في البيت أسهل.",
      ],
      tips: [
        [
          "Ask the surgical team which tablets to pause, and on which day exactly.",
          "اسأل فريق الجراحة أي الأقراص توقفها وفي أي يوم بالضبط.",
        ],
        [
          "Follow the fasting times for food and drink that the hospital gave you.",
          "التزم بأوقات الصيام عن الطعام والشراب كما حددها المستشفى.",
        ],
        [
          "Arrange somebody to drive you home and to stay for the first night.",
          "رتّب من يعيدك إلى البيت ومن يبقى معك الليلة الأولى.",
        ],
        ["Put what you use daily at hip height.", "ضع ما تستعمله يوميًا بارتفاع الخصر."],
        [
          "Practise getting out of bed by rolling on your side.",
          "تدرّب على النهوض من السرير بالانقلاب على الجانب.",
        ],
        [
          "Stop smoking as early as you can; even a few weeks help the wound.",
          "أوقف التدخين في أبكر وقت، فأسابيع قليلة تنفع الجرح.",
        ],
        [
          "Tell the hospital about a cold, a cough or a skin infection before the day.",
          "أخبر المستشفى قبل الموعد بأي زكام أو سعال أو عدوى في الجلد.",
        ],
        [
          "Order loose clothes, gauze and a thermometer while you can still walk easily.",
          "وفّر ثيابًا واسعة وشاشًا وميزان حرارة وأنت تمشي بسهولة.",
        ],
      ],
    },
    {
      about: /tablet|medicine|home/i,
      heading: ["Giving medicines correctly", "إعطاء الأدوية بطريقة صحيحة"],
      lead: [
        "Tablets, drops and patches work as they should only when they are used correctly.",
        "لا تؤدي الأقراص والقطرات واللصقات عملها إلا إذا استُعملت كما ينبغي.",
      ],
      tips: [
        [
          "Read the label three times: taking it out, giving it, putting it back.",
          "اقرأ الملصق ثلاث مرات: عند إخراج الدواء وعند إعطائه وعند إعادته.",
        ],
        ["Shake suspensions until nothing sticks to the bottom.", "رُجّ المعلّق حتى لا يبقى شيء في القاع."],
        ["Wait five minutes between two kinds of eye drops.", "انتظر خمس دقائق بين نوعين من قطرات العين."],
        [
          "Remove the old patch before a new one goes on another spot.",
          "انزع اللصقة القديمة قبل وضع جديدة في موضع آخر.",
        ],
        ["Rinse the mouth after a cortisone inhaler.", "اشطف الفم بعد بخّاخ الكورتيزون."],
        [
          "Sit upright with a full glass of water for tablets.",
          "اجلس معتدلًا مع كوب ماء كامل عند تناول الأقراص.",
        ],
        [
          "If swallowing is hard, ask for drops or a powder instead of crushing.",
          "إن صعب البلع فاطلب قطرات أو مسحوقًا بدل الطحن.",
        ],
        ["Write it down at once, not at the end of the day.", "دوّن ذلك فورًا لا في آخر اليوم."],
      ],
    },
    {
      about: /antibiotic|drip|infusion|hotel/i,
      heading: ["Infusions that a doctor has prescribed", "محاليل وصفها الطبيب"],
      lead: [
        "Some courses begin in hospital and are completed at home.",
        "بعض العلاجات يبدأ في المستشفى ويُستكمل في المنزل.",
      ],
      tips: [
        [
          "The discharge letter names the medicine, the dose, the speed and the last day.",
          "يذكر تقرير الخروج الدواء والجرعة والسرعة وآخر يوم.",
        ],
        [
          "Store vials as labelled and take them out in time to reach room temperature.",
          "احفظ القوارير كما على الملصق وأخرجها لتبلغ حرارة الغرفة.",
        ],
        ["The line is flushed before and after.", "يُغسل الأنبوب قبلها وبعدها."],
        [
          "Burning or swelling while it runs means that the site is changed; a vein that is red, hot, hard or painful needs a doctor today.",
          "الحرقة أو التورّم أثناء المحلول يعني تغيير الموضع، أما وريد أحمر أو ساخن أو متصلّب أو مؤلم فيستدعي طبيبًا اليوم.",
        ],
        [
          "Blood tests check kidneys, liver or levels during longer courses.",
          "تُراجَع الكلى والكبد ومستوى الدواء بالتحاليل في العلاج الطويل.",
        ],
        ["Diarrhoea during antibiotics should be mentioned.", "الإسهال أثناء المضاد الحيوي ينبغي ذكره."],
        [
          "Keep visits at equal intervals as far as the day allows.",
          "اجعل الزيارات على فترات متساوية قدر الإمكان.",
        ],
        ["Ask what happens on the day the cannula fails.", "اسأل ماذا يحدث إذا تعطلت الكانيولا."],
      ],
    },
  ],
  faq: [
    {
      q: ["How long does a nurse stay?", "كم تبقى الممرّضة؟"],
      a: [
        "As long as the task needs: a short visit for an injection, longer for a large dressing, and whole shifts where somebody has to be watched. You are told the planned time when you book.",
        "بقدر ما تحتاج المهمة: زيارة قصيرة للحقنة، وأطول للضماد الكبير، ومناوبات كاملة لمن يحتاج إلى ملاحظة. ونخبرك بالمدة المتوقعة عند الحجز.",
      ],
    },
    {
      q: ["May a nurse give me medicine from abroad?", "هل تعطيني الممرّضة دواءً من خارج البلد؟"],
      a: [
        "Only with a prescription that is valid here, in its original sealed pack, and if the product may be used in the Emirates. Show both before the visit; a doctor decides in case of doubt.",
        "فقط مع وصفة معتمدة هنا، وفي عبوته الأصلية المغلقة، وإذا كان مسموحًا به في الإمارات. أرسل صورتهما قبل الزيارة، وعند الشك يقرر طبيب.",
      ],
    },
    {
      q: ["What if something goes wrong between visits?", "ماذا لو حدث شيء بين زيارتين؟"],
      a: [
        "Look at the sheet with the numbers and ring the line it names. Say what changed, when, and what you see. For anything on the list of emergency signs call 998 first.",
        "انظر في ورقة الأرقام واتصل بالخط المذكور فيها. قل ما الذي تغيّر ومتى وماذا ترى. وعند أي علامة من قائمة الخطر اتصل بالرقم 998 أولًا.",
      ],
    },
  ],
};
