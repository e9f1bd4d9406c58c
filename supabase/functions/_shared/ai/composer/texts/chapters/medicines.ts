import type { Chapter } from "../types.ts";

/** Medicines at home, for whatever reason somebody takes them. */
export const medicineChapters: readonly Chapter[] = [
  {
    heading: ["One list of medicines for everybody", "قائمة أدوية واحدة للجميع"],
    lead: [
      "Many questions at a visit concern what the patient already takes. A list that is kept up to date answers them in a minute.",
      "كثير من أسئلة الزيارة يدور حول ما يتناوله المريض أصلًا، والقائمة المحدَّثة تجيب عنها في دقيقة واحدة.",
    ],
    tips: [
      [
        "Write the generic name beside the brand name, because brands differ from one country to the next.",
        "اكتب الاسم العلمي بجانب الاسم التجاري، لأن الأسماء التجارية تختلف من بلد إلى آخر.",
      ],
      [
        "Add the dose, the hour and the reason for each tablet, drop, cream, patch or inhaler.",
        "أضف الجرعة والساعة وسبب الاستعمال لكل قرص أو قطرة أو مرهم أو لصقة أو بخّاخ.",
      ],
      [
        "Include what nobody prescribed: vitamins, herbal tea, sleeping aids and painkillers from the pharmacy.",
        "اذكر ما لم يصفه أحد: الفيتامينات وشاي الأعشاب والمنوّمات ومسكّنات الصيدلية.",
      ],
      [
        "Note every allergy together with what happened, since an upset stomach and a swollen lip mean different things.",
        "دوّن كل حساسية مع ما حدث فيها، فاضطراب المعدة غير تورّم الشفة.",
      ],
      [
        "Cross out what was stopped, with the date and the name of the doctor who stopped it.",
        "اشطب ما أُوقف، واكتب التاريخ واسم الطبيب الذي أوقفه.",
      ],
      [
        "Keep one copy on paper at home and a photograph of it on two telephones.",
        "احتفظ بنسخة ورقية في البيت وبصورة منها على هاتفين.",
      ],
      [
        "Show it to the pharmacist before you buy anything new, even a remedy for a simple cold.",
        "اعرضها على الصيدلي قبل شراء أي دواء جديد، ولو كان لزكام بسيط.",
      ],
      [
        "Check it against the boxes every few months and return what is out of date to a pharmacy.",
        "قارنها بالعلب كل بضعة أشهر، وأعد إلى الصيدلية ما انتهت صلاحيته.",
      ],
    ],
  },
  {
    about: /summer|heat|travel|hotel/i,
    heading: ["Storing medicines in Dubai's climate", "حفظ الأدوية في مناخ دبي"],
    lead: [
      "Heat and moisture can spoil medicines without changing how they look. A few habits keep them usable.",
      "الحرارة والرطوبة قد تفسدان الدواء من دون أن يتغير شكله، وعادات قليلة تحفظه صالحًا.",
    ],
    tips: [
      [
        "Never leave a medicine in a parked car, not even for the length of a shopping trip.",
        "لا تترك دواءً في سيارة متوقفة، ولو مدة التسوّق فقط.",
      ],
      [
        "Choose a dry cupboard in an air-conditioned room instead of the kitchen shelf or the bathroom.",
        "اختر خزانة جافة في غرفة مكيّفة بدل رف المطبخ أو الحمّام.",
      ],
      [
        "Put insulin and other cold medicines in the middle of the fridge, away from the freezing back wall.",
        "ضع الإنسولين وغيره من الأدوية الباردة في وسط الثلاجة بعيدًا عن جدارها الخلفي الذي يجمّد.",
      ],
      [
        "Ask the pharmacist how long an opened bottle of drops or syrup may be used, and write the date on it.",
        "اسأل الصيدلي كم تصلح زجاجة القطرة أو الشراب بعد فتحها، واكتب التاريخ عليها.",
      ],
      [
        "Carry cold medicines home in an insulated bag, wrapped so that they do not touch the ice.",
        "انقل الأدوية الباردة إلى البيت ملفوفة في حقيبة عازلة حتى لا تلامس الثلج.",
      ],
      [
        "Leave tablets in their own strips, which protect them better than an open bowl or a bag.",
        "أبقِ الأقراص في أشرطتها، فهي تحميها أكثر من وعاء مفتوح أو كيس.",
      ],
      [
        "Before a long weekend, count what is left, because a pharmacy may need time to order more.",
        "قبل إجازة طويلة عُدّ ما بقي لديك، فقد تحتاج الصيدلية إلى وقت لطلب المزيد.",
      ],
      [
        "Lock all medicines away from children, including those in a grandmother's handbag or a guest's suitcase.",
        "احفظ الأدوية كلها في مكان مقفل بعيدًا عن الأطفال، حتى ما في حقيبة الجدة وحقيبة الضيف.",
      ],
    ],
  },
  {
    about: /fasting|ramadan/i,
    heading: ["Medicines and visits in Ramadan", "الأدوية والزيارات في رمضان"],
    lead: [
      "Treatment and fasting can often be brought together, if the plan is made with a doctor before the month begins.",
      "كثيرًا ما يمكن الجمع بين العلاج والصيام إذا وُضعت الخطة مع الطبيب قبل بداية الشهر.",
    ],
    tips: [
      [
        "Ask at least two weeks ahead whether fasting is advisable with your illness and your medicines.",
        "اسأل قبل أسبوعين على الأقل هل يُنصح بالصيام مع مرضك وأدويتك.",
      ],
      [
        "Do not move doses by yourself; some tablets have a form that is taken once a day instead.",
        "لا تغيّر مواعيد الجرعات من تلقاء نفسك، فلبعض الأقراص شكل يؤخذ مرة واحدة في اليوم.",
      ],
      [
        "People who use insulin or tablets that lower sugar need a plan of their own from their doctor.",
        "من يستعمل الإنسولين أو أقراصًا تخفض السكر يحتاج إلى خطة خاصة به من طبيبه.",
      ],
      [
        "Break the fast when you feel shaky, sweaty or faint, and measure the sugar if you have diabetes.",
        "أفطر إذا شعرت برجفة أو تعرّق أو دوار، وقِس السكر إن كنت مصابًا بالسكري.",
      ],
      [
        "Between sunset and dawn drink at intervals, so that the body can use the water.",
        "اشرب على فترات بين المغرب والفجر حتى يستفيد الجسم من الماء.",
      ],
      [
        "Say when you book that you fast; many treatments and samples fit well into the evening.",
        "أخبرنا عند الحجز أنك صائم، فكثير من العلاجات والعيّنات يناسبه المساء.",
      ],
      [
        "Whoever is ill, pregnant or travelling may ask a doctor and a scholar about postponing the fast.",
        "للمريض والحامل والمسافر أن يسأل الطبيب وأهل العلم عن تأجيل الصيام.",
      ],
      [
        "After the month, go back to the usual hours step by step, as the doctor told you.",
        "بعد انتهاء الشهر عُد إلى المواعيد المعتادة خطوة خطوة كما قال لك الطبيب.",
      ],
    ],
  },
  {
    for: ["doctor", "nurse", "lab", "iv"],
    about: /pregnan|maternity|postnatal/i,
    heading: ["If you are pregnant or breastfeeding", "إذا كنتِ حاملًا أو مرضعًا"],
    lead: [
      "Say so in your first message. It changes which medicines are chosen, how values are read and who should see you.",
      "اذكري ذلك في أول رسالة، فهو يغيّر اختيار الأدوية وقراءة القيم ومن ينبغي أن يراك.",
    ],
    tips: [
      [
        "Have the week of pregnancy, your blood group and your antenatal notes at hand.",
        "جهّزي أسبوع الحمل وفصيلة دمك وملف متابعة الحمل.",
      ],
      [
        "Take no medicine, herb or high-dose vitamin without asking, including those that were fine before.",
        "لا تتناولي دواءً أو عشبة أو فيتامينًا بجرعة عالية من دون سؤال، ولو كان مناسبًا لك من قبل.",
      ],
      [
        "Name the hospital where you are booked for the birth, because some questions belong to its team.",
        "اذكري المستشفى الذي ستلدين فيه، لأن بعض الأسئلة يخص فريقه.",
      ],
      [
        "Lie on your left side rather than flat on your back when a procedure takes more than a few minutes.",
        "استلقي على جانبك الأيسر لا على ظهرك إذا استغرق الإجراء أكثر من دقائق قليلة.",
      ],
      [
        "Reference ranges shift during pregnancy, so compare your results only with those meant for your weeks.",
        "تتغير النطاقات المرجعية في الحمل، فقارني نتائجك بما يخص أسابيعك فقط.",
      ],
      [
        "Tell the team about vaccines you had or missed; some are advised in pregnancy, others have to wait.",
        "أخبري الفريق بما أخذته من لقاحات وما فاتك، فبعضها يُنصح به في الحمل وبعضها يؤجَّل.",
      ],
      [
        "Bleeding, strong pain in the belly or a baby who moves less: go to the emergency department of your maternity hospital now.",
        "النزف أو ألم شديد في البطن أو قلة حركة الجنين: إلى طوارئ مستشفى الولادة الآن.",
      ],
      [
        "While breastfeeding, ask for a medicine that goes with it before you think of weaning.",
        "في أثناء الرضاعة اسألي عن دواء يناسبها قبل أن تفكري في الفطام.",
      ],
    ],
  },
  {
    for: ["doctor", "nurse", "lab", "iv", "elderly"],
    about: /diabet|sugar/i,
    heading: ["If you live with diabetes", "إذا كنت مصابًا بالسكري"],
    lead: [
      "Diabetes plays a part in every illness and every treatment. Mention it at once, even if it is well controlled.",
      "للسكري دور في كل مرض وكل علاج، فاذكره فورًا وإن كان منضبطًا.",
    ],
    tips: [
      [
        "Measure more often on sick days, since infections raise sugar while lack of appetite lowers it.",
        "قِس السكر مرات أكثر في أيام المرض، فالعدوى ترفعه وقلة الشهية تخفضه.",
      ],
      [
        "Ask your doctor now, while you are well, which tablets to pause when you vomit or cannot drink; if the vomiting does not stop, call 998.",
        "اسأل طبيبك الآن وأنت بخير أي الأقراص توقفها عند القيء أو العجز عن الشرب؛ وإذا لم يتوقف القيء فاتصل بالرقم 998.",
      ],
      [
        "Never stop insulin altogether on your own; the body needs some of it even when you eat little.",
        "لا توقف الإنسولين كله من تلقاء نفسك، فالجسم يحتاج إلى بعضه وإن أكلت قليلًا.",
      ],
      [
        "Keep something sweet beside the bed, in the car and in your bag; somebody too drowsy to swallow gets nothing by mouth and needs 998.",
        "أبقِ شيئًا حلوًا عند السرير وفي السيارة وفي حقيبتك؛ ومن منعه النعاس من البلع فلا تعطه شيئًا عن طريق الفم واتصل بالرقم 998.",
      ],
      [
        "Look at your feet every evening, between the toes as well, and show any sore early.",
        "افحص قدميك كل مساء وما بين الأصابع، وأطلع مختصًا على أي جرح مبكرًا.",
      ],
      [
        "Write values down with the hour and the meal, because a single number explains little.",
        "دوّن القيم مع الساعة والوجبة، فالرقم الواحد لا يشرح الكثير.",
      ],
      [
        "Tell whoever treats you about the last HbA1c and about low values you did not feel coming.",
        "أخبر من يعالجك بآخر سكر تراكمي وبأي هبوط لم تشعر باقترابه.",
      ],
      [
        "Wounds heal more slowly when sugar is high, which is one more reason to have them checked on time.",
        "تلتئم الجروح أبطأ حين يرتفع السكر، وهذا سبب آخر لفحصها في موعدها.",
      ],
    ],
  },
];
