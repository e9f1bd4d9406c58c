import type { Chapter } from "../types.ts";

/** The people and the rooms around a patient. */
export const householdChapters: readonly Chapter[] = [
  {
    for: ["nurse", "iv", "elderly", "homeCare"],
    about: /hygiene|safe|clean|newborn/i,
    heading: ["Clean hands and a clean corner", "أيدٍ نظيفة وركن نظيف"],
    lead: [
      "Many infections at home are carried by hands. Soap, water and a little order prevent some of them.",
      "كثير من العدوى في البيت تنقله الأيدي، والصابون والماء وشيء من الترتيب تمنع بعضها.",
    ],
    tips: [
      [
        "Wash for twenty seconds, thumbs and fingertips included, and dry with a clean towel.",
        "اغسل يديك عشرين ثانية مع الإبهامين وأطراف الأصابع، وجفّفهما بمنشفة نظيفة.",
      ],
      [
        "Hand rub helps between washes, but not when hands are visibly dirty.",
        "معقّم اليدين يفيد بين غسلة وأخرى، لا حين تكون اليدان متسختين.",
      ],
      [
        "Give the patient towels of their own, and change them every day.",
        "خصّص للمريض مناشف له وحده، وبدّلها كل يوم.",
      ],
      [
        "Wipe the table with ordinary cleaner before and after treatment.",
        "امسح الطاولة بمنظف عادي قبل العلاج وبعده.",
      ],
      [
        "Open windows for a few minutes in the cooler hours to change the air.",
        "افتح النوافذ دقائق في الساعات المعتدلة ليتجدد الهواء.",
      ],
      [
        "Visitors with a cold, a cough or a stomach upset should come another day.",
        "من به زكام أو سعال أو اضطراب في المعدة فليؤجل زيارته.",
      ],
      [
        "Short nails and no rings make washing work better for anyone who helps.",
        "الأظافر القصيرة وخلع الخواتم يجعلان الغسل أنفع لكل من يساعد.",
      ],
      [
        "Used tissues, gloves and pads go into a closed bag at once.",
        "توضع المناديل والقفازات والحفاضات المستعملة في كيس مغلق فورًا.",
      ],
    ],
  },
  {
    for: ["doctor", "nurse", "lab", "iv", "homeCare"],
    about: /child|baby|newborn|famil/i,
    heading: ["Children in the home during a visit", "الأطفال في البيت أثناء الزيارة"],
    lead: [
      "Children notice when something unusual happens. A plan for them keeps the visit calm.",
      "يشعر الأطفال بكل ما هو غير معتاد، وخطة صغيرة لهم تحفظ هدوء الزيارة.",
    ],
    tips: [
      [
        "Tell them in a sentence who is coming and why, shortly before the bell rings.",
        "أخبرهم بجملة من سيأتي ولماذا، قبل الزيارة بقليل.",
      ],
      [
        "Do not promise that nothing will hurt; promise to stay.",
        "لا تعدهم بأن شيئًا لن يؤلم، بل عدهم بأن تبقى معهم.",
      ],
      [
        "A favourite toy may be examined first, to show what the instruments do.",
        "يمكن فحص اللعبة المفضلة أولًا ليروا ما تفعله الأدوات.",
      ],
      ["Let somebody take brothers and sisters to another room.", "ليأخذ أحدهم الإخوة إلى غرفة أخرى."],
      [
        "Keep bags, needles and medicines above the reach of small hands.",
        "أبقِ الحقائب والإبر والأدوية فوق متناول الأيدي الصغيرة.",
      ],
      [
        "Praise what the child managed, and do not scold tears.",
        "امدح ما استطاعه الطفل ولا توبّخه على البكاء.",
      ],
      [
        "Weigh young children beforehand, because doses are worked out from the weight.",
        "زِن الصغار قبل الزيارة، لأن الجرعة تُحسب من الوزن.",
      ],
      [
        "Have the vaccination card ready together with the name of the school or nursery.",
        "جهّز بطاقة التطعيم واسم المدرسة أو الحضانة.",
      ],
    ],
  },
  {
    for: ["doctor", "nurse", "lab", "iv"],
    about: /parent|elder|older/i,
    heading: ["When the patient is older", "حين يكون المريض كبيرًا في السن"],
    lead: [
      "Illness in old age often looks different from what the textbook says.",
      "كثيرًا ما يبدو المرض في الكبر على غير ما تصفه الكتب.",
    ],
    tips: [
      [
        "A serious infection may come without any fever: new confusion or unusual drowsiness means 998.",
        "قد تأتي عدوى خطيرة من غير حمّى: تشوّش جديد أو نعاس غير معتاد يعني الاتصال بالرقم 998.",
      ],
      [
        "Bring hearing aids and glasses to the conversation, and speak from the front.",
        "احرص على السماعة والنظارة أثناء الحديث، وتكلم من الأمام.",
      ],
      [
        "Tell us what a normal week looks like, so that a change can be judged.",
        "أخبرنا كيف يكون الأسبوع المعتاد حتى يُعرف ما تغيّر.",
      ],
      [
        "Ask whether all tablets are still needed, once a year at least.",
        "اسأل مرة في السنة على الأقل هل ما زالت كل الأقراص لازمة.",
      ],
      [
        "Let the patient answer first, even if a daughter knows the dates better.",
        "دع المريض يجيب أولًا وإن كانت ابنته أعرف بالتواريخ.",
      ],
      [
        "Skin bruises easily; gentle tape and longer pressure help.",
        "تظهر الكدمات على الجلد سريعًا، واللاصق اللطيف والضغط الأطول يقللان منها.",
      ],
      ["Have somebody stay for an hour after a new medicine.", "ليبقَ معه أحد ساعة بعد أي دواء جديد."],
      [
        "Keep the wishes for treatment written down where relatives find them.",
        "اكتبوا رغباته في العلاج حيث يجدها أقاربه.",
      ],
    ],
  },
  {
    for: ["nurse", "elderly", "homeCare"],
    about: /choose|carer|babysit|help/i,
    heading: ["Working together with household staff", "التعاون مع العاملين في البيت"],
    lead: [
      "In many homes in Dubai somebody helps with cooking, cleaning or children. They are part of the plan.",
      "في بيوت كثيرة في دبي من يساعد في الطبخ أو التنظيف أو الأطفال، وهم جزء من الخطة.",
    ],
    tips: [
      [
        "Explain what the illness means for daily work, in a language they know well.",
        "اشرح ما يعنيه المرض للعمل اليومي بلغة يفهمونها جيدًا.",
      ],
      ["Name one person who gives medicines, and nobody else.", "عيّن شخصًا واحدًا يعطي الأدوية دون غيره."],
      [
        "Show how to lift and turn without hurting a back, theirs or the patient's.",
        "أرهم كيف يُرفع المريض ويُقلب من غير أذى لظهره أو لظهورهم.",
      ],
      [
        "Write meals and forbidden foods on a sheet in the kitchen.",
        "اكتب الوجبات والأطعمة الممنوعة على ورقة في المطبخ.",
      ],
      [
        "Plan their rest as carefully as your own, nights above all.",
        "خطط لراحتهم كما تخطط لراحتك، والليل قبل كل شيء.",
      ],
      [
        "Let them ring you at any hour without fear of being a nuisance.",
        "دعهم يتصلون بك في أي ساعة من غير خوف من الإزعاج.",
      ],
      [
        "Tasks that need a licence, such as injections, stay with a nurse.",
        "ما يتطلب ترخيصًا كالحقن يبقى للممرّضة.",
      ],
      ["Say thank you aloud; people who are valued notice more.", "اشكرهم صراحة، فمن يُقدَّر ينتبه أكثر."],
    ],
  },
  {
    for: ["nurse", "iv", "lab"],
    heading: ["Needles, packaging and waste", "الإبر والعبوات والنفايات"],
    lead: [
      "What is left after a treatment can hurt whoever empties the bin.",
      "ما يبقى بعد العلاج قد يؤذي من يفرغ سلة المهملات في البيت.",
    ],
    tips: [
      [
        "Used needles leave the house with the nurse, in a rigid box that is closed.",
        "تغادر الإبر المستعملة البيت مع الممرّضة في صندوق صلب مغلق.",
      ],
      [
        "If you inject yourself, ask a pharmacy for such a box and where it is taken back.",
        "إن كنت تحقن نفسك فاسأل الصيدلية عن صندوق كهذا وعن مكان إعادته.",
      ],
      [
        "Never put a cap back on a needle, and never leave one on a tray.",
        "لا تُعد الغطاء إلى الإبرة، ولا تتركها على صينية.",
      ],
      [
        "After a prick with somebody else's needle, wash with soap and water and go to an emergency department at once.",
        "بعد وخزة بإبرة شخص آخر اغسل الموضع بالماء والصابون واذهب إلى الطوارئ في الحال.",
      ],
      [
        "Bags, tubing and whatever has blood on it leave with the nurse as well.",
        "الأكياس والأنابيب وكل ما عليه دم يغادر مع الممرّضة أيضًا.",
      ],
      [
        "Tear the label with your name from empty boxes before you throw them away.",
        "انزع الملصق الذي يحمل اسمك عن العلب الفارغة قبل رميها.",
      ],
      [
        "Keep the batch number of anything that was injected until you are well.",
        "احتفظ برقم تشغيلة ما حُقن إلى أن تتعافى.",
      ],
      [
        "Wipe drops of blood with gloves and disinfectant, then wash your hands.",
        "امسح قطرات الدم بقفازات ومطهّر ثم اغسل يديك.",
      ],
    ],
  },
  {
    for: ["elderly", "homeCare"],
    heading: ["Keeping in touch when relatives live abroad", "التواصل مع الأقارب في الخارج"],
    lead: [
      "Families in Dubai are often spread over several countries. A few agreements keep everybody informed.",
      "كثيرًا ما تتوزع عائلات دبي على بلدان عدة، واتفاقات قليلة تبقي الجميع على علم.",
    ],
    tips: [
      [
        "Choose one relative as the contact for the team, and one as a stand-in.",
        "اختاروا قريبًا واحدًا للتواصل مع الفريق وآخر ينوب عنه.",
      ],
      [
        "A short message at a fixed hour calms more than ten calls at random.",
        "رسالة قصيرة في ساعة ثابتة تطمئن أكثر من عشرة اتصالات متفرقة.",
      ],
      [
        "Write the time difference beside the telephone, so that nobody is woken without need.",
        "اكتبوا فرق التوقيت بجانب الهاتف حتى لا يوقَظ أحد من غير حاجة.",
      ],
      [
        "Video calls show more than words, but ask the patient first.",
        "مكالمة الفيديو تُظهر أكثر من الكلمات، لكن استأذنوا المريض أولًا.",
      ],
      [
        "Share documents through one folder to which only the family has access.",
        "ضعوا الوثائق في ملف واحد لا تصل إليه إلا العائلة.",
      ],
      [
        "Decide early who may agree to a treatment when the patient cannot.",
        "قرروا مبكرًا من يوافق على العلاج إذا لم يستطع المريض.",
      ],
      [
        "Visits from abroad are happier when the daily routine continues.",
        "زيارات الأقارب من الخارج أسعد حين يستمر نظام اليوم المعتاد.",
      ],
      [
        "Tell children the truth in words they understand, wherever they are.",
        "قولوا للأطفال الحقيقة بكلمات يفهمونها أينما كانوا.",
      ],
    ],
  },
  {
    for: ["nurse", "elderly", "homeCare"],
    about: /family|carer|support/i,
    heading: ["Looking after yourself while you care", "اعتنِ بنفسك وأنت ترعى غيرك"],
    lead: ["Whoever cares for another person needs care as well.", "من يرعى إنسانًا يحتاج هو أيضًا إلى رعاية."],
    tips: [
      ["Eat sitting down, at least once a day.", "تناول وجبة واحدة جالسًا على الأقل كل يوم."],
      ["Keep your own appointments, the dentist's too.", "حافظ على مواعيدك أنت، وموعد الأسنان منها."],
      ["Bend your knees and keep the load close when you lift.", "اثنِ ركبتيك وقرّب الحمل منك عند الرفع."],
      [
        "Accept the first offer of help, and give it a concrete task.",
        "اقبل أول عرض للمساعدة وأعطه مهمة محددة.",
      ],
      ["Take one evening a week that belongs to nobody else.", "خذ مساءً في الأسبوع لا يخص أحدًا غيرك."],
      ["Anger is more often a sign of exhaustion than of unkindness.", "الغضب علامة إنهاك أكثر مما هو قسوة."],
      [
        "Talk to others in the same position; they need no explanation.",
        "تحدث إلى من هم في مثل حالك فلا يحتاجون إلى شرح.",
      ],
      [
        "If you fear that you might lose control, leave the room and ring somebody.",
        "إذا خشيت أن تفقد السيطرة فاخرج من الغرفة واتصل بأحد.",
      ],
    ],
  },
  {
    for: ["nurse", "elderly", "homeCare", "iv"],
    heading: ["Skin that stays healthy in bed", "جلد سليم مع ملازمة السرير"],
    lead: [
      "Skin under pressure suffers within hours. Look at it every day.",
      "الجلد المضغوط يتأذى خلال ساعات، فانظروا إليه كل يوم.",
    ],
    tips: [
      [
        "Change position at least every two hours, a little each time.",
        "غيّر الوضعية كل ساعتين على الأقل ولو قليلًا.",
      ],
      ["Smooth the sheet; a crumb or a fold is enough to rub.", "سوِّ الملاءة، ففتات أو ثنية تكفي للاحتكاك."],
      [
        "Keep the heels off the bed with a pillow under the lower legs.",
        "ارفع الكعبين عن السرير بوسادة تحت الساقين.",
      ],
      [
        "Wash with water and mild soap, dry well between folds.",
        "اغسل بالماء وصابون لطيف وجفف بين الثنايا جيدًا.",
      ],
      [
        "Use a cream that suits dry skin, without rubbing red places.",
        "استعمل مرهمًا يناسب الجلد الجاف من غير تدليك المواضع الحمراء.",
      ],
      ["Change wet pads soon.", "بدّل الحفاض المبتل سريعًا."],
      [
        "A red patch on the heels, hips or lower back that does not pale under your finger should be shown to a nurse today.",
        "احمرار الكعبين أو الوركين أو أسفل الظهر الذي لا يبهت تحت ضغط الإصبع ينبغي أن تراه ممرّضة اليوم.",
      ],
      ["Ask about a special mattress before sores appear.", "اسأل عن فراش خاص قبل ظهور القرح."],
    ],
  },
  {
    about: /licen|choose|safe|right/i,
    heading: ["Checking whom you let in", "التحقق ممن تُدخله"],
    lead: [
      "Health care at home is regulated in Dubai. You can see for yourself.",
      "الرعاية الصحية في المنزل منظَّمة في دبي، ويمكنك التحقق بنفسك.",
    ],
    tips: [
      [
        "The Dubai Health Authority licenses both the provider and its doctors and nurses.",
        "ترخّص هيئة الصحة بدبي مقدّم الخدمة وأطباءه وممرّضيه.",
      ],
      [
        "A badge shows a name, a photograph and a profession; compare it with the face.",
        "البطاقة تحمل الاسم والصورة والمهنة، فقارنها بصاحبها.",
      ],
      [
        "Titles matter: a nurse, an assistant and a carer may do different things.",
        "المسميات مهمة، فما يجوز للممرّضة لا يجوز كله للمساعد أو المرافق.",
      ],
      ["Ask who supervises, and how to reach that person.", "اسأل عن المشرف وكيف تصل إليه."],
      ["Refuse anybody who arrives unannounced.", "لا تستقبل من يأتي من غير موعد."],
      [
        "Pay the company and take a receipt; never pay into a private account.",
        "ادفع للشركة وخذ إيصالًا، ولا تدفع إلى حساب شخصي.",
      ],
      ["Praise and complaints both belong in writing.", "اكتب الثناء والشكوى معًا."],
      [
        "A provider that welcomes these questions has nothing to fear from them.",
        "مقدّم الخدمة الذي يرحب بهذه الأسئلة لا يخشاها.",
      ],
    ],
  },
  {
    for: ["nurse", "elderly", "homeCare", "iv"],
    heading: ["Moving somebody without hurting anyone", "تحريك المريض من غير أذى"],
    lead: ["Technique counts for more than strength.", "الطريقة أهم من القوة."],
    tips: [
      ["Explain the movement and count to three together.", "اشرح الحركة وعدّا معًا إلى ثلاثة."],
      ["Lock wheels and lower rails before you begin.", "ثبّت العجلات وأنزل الحواجز قبل البدء."],
      ["Let the person push with their own legs as far as they can.", "دعه يدفع بساقيه بقدر ما يستطيع."],
      ["Never pull on arms or under the armpits.", "لا تشد الذراعين ولا من تحت الإبطين."],
      ["Use a sliding sheet for moves in bed.", "استعمل ملاءة انزلاق للحركة في السرير."],
      [
        "Stand close, one foot in front of the other, back straight.",
        "قف قريبًا وقدم أمام الأخرى وظهرك مستقيم.",
      ],
      [
        "Rest halfway, sitting on the edge, until dizziness passes.",
        "استرح في المنتصف على حافة السرير حتى يزول الدوار.",
      ],
      [
        "If someone slides, guide them gently to the floor instead of holding on.",
        "إذا انزلق فأنزله برفق إلى الأرض بدل أن تتشبث به.",
      ],
    ],
  },
];
