import type { OwnTexts } from "../types.ts";

/** What varies from one article about doctors to the next. */
export const doctorVariety: OwnTexts = {
  intros: [
    [
      "When you are ill, the journey to a clinic can feel longer than the illness. This article is about “{topic}”. It helps you decide between a home visit, a clinic and a hospital, tells you how a visit goes, and names what you can do for yourself in the meantime.",
      "حين تمرض قد يبدو الطريق إلى العيادة أطول من المرض نفسه. موضوع هذا المقال: «{topic}». يساعدك على الاختيار بين الزيارة المنزلية والعيادة والمستشفى، ويشرح كيف تسير الزيارة، وما تستطيع فعله بنفسك إلى ذلك الحين.",
    ],
    [
      "A doctor who comes to you sees more than a chart: the room, the medicines on the shelf, the people who help. Here you can read about “{topic}”, from the first question on the telephone to the follow-up, and about the limits of what a bag can hold.",
      "الطبيب الذي يأتي إليك يرى أكثر من الأوراق: الغرفة والأدوية على الرف ومن يساعدك. هنا تقرأ عن «{topic}»، من أول سؤال على الهاتف حتى المتابعة، وعن حدود ما تتسع له حقيبة الطبيب.",
    ],
  ],
  chapters: [
    {
      about: /what happens|expect|visit/i,
      heading: ["What to tell the doctor first", "ماذا تقول للطبيب أولًا"],
      lead: [
        "Good information at the start saves questions, tests and sometimes a second visit.",
        "المعلومات الجيدة في البداية تغني عن أسئلة وتحاليل، وأحيانًا عن زيارة ثانية.",
      ],
      tips: [
        [
          "The first sign and the day on which it appeared, in your own words.",
          "أول علامة واليوم الذي ظهرت فيه بكلماتك أنت.",
        ],
        [
          "What has become better since then, what has become worse, and what has stayed the same.",
          "ما الذي تحسّن منذ ذلك، وما الذي ساء، وما الذي بقي على حاله.",
        ],
        [
          "Whether colleagues, children or fellow travellers have something similar.",
          "هل لدى زملائك أو الأطفال أو رفاق السفر شيء مشابه.",
        ],
        [
          "Journeys of the last month, insect bites, new food and contact with animals.",
          "أسفار الشهر الأخير ولسعات الحشرات والأطعمة الجديدة ومخالطة الحيوانات.",
        ],
        [
          "Operations, long-term illnesses and anything that runs in the family.",
          "العمليات والأمراض المزمنة وما يتكرر في العائلة.",
        ],
        [
          "Everything that you have taken for it, with the strength and the hour.",
          "كل ما تناولته لهذه الشكوى مع تركيزه ووقته.",
        ],
        [
          "Smoking, alcohol and other substances, said plainly; it stays between you and the doctor.",
          "التدخين والكحول وغيرهما بصراحة، فذلك يبقى بينك وبين الطبيب.",
        ],
        [
          "What you fear it might be, because that question deserves an answer too.",
          "ما تخشى أن يكون، فهذا السؤال يستحق جوابًا أيضًا.",
        ],
      ],
    },
    {
      about: /fever|cold|throat|ill|sick/i,
      heading: ["Easing coughs, colds and sore throats", "تخفيف السعال والزكام والتهاب الحلق"],
      lead: [
        "Most infections of nose and throat pass within one to two weeks. These things make the time easier.",
        "معظم التهابات الأنف والحلق يمضي خلال أسبوع إلى أسبوعين، وهذه الأمور تيسّر الانتظار.",
      ],
      tips: [
        [
          "Salt water in the nose loosens mucus and can be used many times a day.",
          "الماء المالح في الأنف يليّن المخاط ويمكن استعماله مرات كثيرة في اليوم.",
        ],
        [
          "Honey in warm water soothes a cough, but never give it to a baby under one year.",
          "العسل في ماء دافئ يهدّئ السعال، لكن لا يُعطى أبدًا لرضيع دون سنة.",
        ],
        [
          "Use a decongestant spray for a few days only, because longer use blocks the nose again; it is not for children under 6, and in pregnancy a doctor decides.",
          "استعمل بخاخ الاحتقان أيامًا قليلة فقط، فالإطالة تسدّ الأنف من جديد؛ ولا يُعطى لطفل دون 6 سنوات، وفي الحمل يقرّر الطبيب.",
        ],
        [
          "Lozenges are for those who can suck them without choking, so not for toddlers.",
          "أقراص المصّ لمن لا يُخشى عليه الاختناق بها، فلا تُعطى لصغار الأطفال.",
        ],
        [
          "Rest the voice; whispering strains it as much as shouting.",
          "أرح صوتك، فالهمس يجهده كما يجهده الصياح.",
        ],
        [
          "Keep away from work and school while you have a fever, and for one day after it has gone.",
          "ابتعد عن العمل والمدرسة ما دامت لديك حمّى ويومًا بعد زوالها.",
        ],
        [
          "A cough that lasts longer than three weeks should be examined.",
          "السعال الذي يدوم أكثر من ثلاثة أسابيع ينبغي أن يُفحص.",
        ],
        [
          "Look at the leaflets: flu powders and fever tablets often contain the same substance.",
          "اقرأ النشرات، فمساحيق الزكام وأقراص الحمّى كثيرًا ما تحوي المادة نفسها.",
        ],
      ],
    },
    {
      about: /family|household|regular/i,
      heading: ["Why a doctor who knows you helps", "لماذا يفيدك طبيب يعرفك"],
      lead: [
        "Single visits solve single problems. For everything that lasts, it is worth seeing the same person again.",
        "الزيارة الواحدة تحل مشكلة واحدة، أما ما يدوم فيستحق أن تعود فيه إلى الطبيب نفسه.",
      ],
      tips: [
        [
          "Earlier values show whether a number is rising or falling.",
          "القيم السابقة تبيّن هل الرقم في صعود أم هبوط.",
        ],
        [
          "Vaccinations, screening and prescriptions can be planned for the year.",
          "يمكن التخطيط للتطعيمات والفحوص والوصفات لسنة كاملة.",
        ],
        [
          "The whole household shares infections, worries and often a kitchen; one doctor sees the links.",
          "أهل البيت يتقاسمون العدوى والقلق والمطبخ، والطبيب الواحد يرى ما يربط بينها.",
        ],
        ["Letters from specialists come together in one place.", "تجتمع رسائل الاختصاصيين في مكان واحد."],
        ["Sensitive subjects are easier with a person you trust.", "الموضوعات الحساسة أيسر مع من تثق به."],
        [
          "Duplicate tests and clashing medicines are noticed sooner.",
          "يُنتبه أبكر إلى التحاليل المكررة والأدوية المتعارضة.",
        ],
        [
          "Children who know the doctor are less afraid of the stethoscope.",
          "الأطفال الذين يعرفون الطبيب أقل خوفًا من السماعة.",
        ],
        [
          "You can say what matters to you once, and need not begin again each time.",
          "تقول ما يهمك مرة واحدة ولا تبدأ من جديد كل مرة.",
        ],
      ],
    },
    {
      about: /stomach|poison|food/i,
      heading: ["Stomach upsets at home", "اضطراب المعدة في البيت"],
      lead: [
        "Most upsets of stomach and bowel end by themselves. Until then the aim is to replace what is lost.",
        "معظم اضطرابات المعدة والأمعاء ينتهي وحده، والهدف حتى ذلك الحين تعويض ما يُفقد.",
      ],
      tips: [
        [
          "Start with sips every few minutes, and leave solid food until the vomiting has stopped for some hours.",
          "ابدأ برشفات كل بضع دقائق، ودع الطعام الصلب حتى يتوقف القيء ساعات.",
        ],
        [
          "Keep rehydration powder at home; it is cheap and lasts for years.",
          "احتفظ بمسحوق الإماهة في البيت، فهو رخيص وصلاحيته طويلة.",
        ],
        [
          "Tablets that stop diarrhoea are not for children, nor for anyone with a fever or bloody diarrhoea.",
          "أقراص إيقاف الإسهال ليست للأطفال، ولا لمن لديه حمّى أو إسهال مدمّى.",
        ],
        [
          "Clean the bathroom with bleach and give the ill person a towel of their own.",
          "نظّف الحمّام بالمبيّض وخصّص للمريض منشفة.",
        ],
        [
          "Stay away from work, school and pools for two days after the last vomiting or diarrhoea.",
          "ابتعد عن العمل والمدرسة والمسابح يومين بعد آخر قيء أو إسهال.",
        ],
        [
          "Note what was eaten in the two days before, and who else ate it.",
          "دوّن ما أكلته في اليومين السابقين ومن أكل معك.",
        ],
        [
          "The contraceptive pill and other daily tablets may not have been absorbed; ask what to do.",
          "قد لا تكون حبوب منع الحمل والأقراص اليومية قد امتُصّت، فاسأل عمّا تفعله.",
        ],
        [
          "A little blood in the stool, or belly pain that grows and stays in one place, needs a doctor the same day; a lot of blood in the stool means 998.",
          "قليل من الدم في البراز أو ألم في البطن يزداد ويثبت في موضع واحد يحتاج إلى طبيب في اليوم نفسه؛ ودم كثير في البراز يعني الاتصال بالرقم 998.",
        ],
      ],
    },
    {
      about: /pain|back|headache/i,
      heading: ["Aches and strains that you know", "آلام تعرفها من قبل"],
      lead: [
        "Familiar pain without new features can often be treated at home, with patience and movement.",
        "الألم المألوف من غير جديد فيه يمكن علاجه في البيت غالبًا بالصبر والحركة.",
      ],
      tips: [
        [
          "Keep moving within what the pain allows; bed rest makes a stiff back stiffer.",
          "تحرّك بقدر ما يسمح الألم، فملازمة السرير تزيد الظهر تيبسًا.",
        ],
        [
          "Warmth eases tight muscles, and cold eases a fresh sprain during the first two days.",
          "الدفء يريح العضل المشدود، والبرودة تنفع الالتواء الحديث في أول يومين.",
        ],
        [
          "Put a cloth between skin and ice, and take it off after a quarter of an hour.",
          "ضع قماشًا بين الجلد والثلج وارفعه بعد ربع ساعة.",
        ],
        [
          "Choose one painkiller that suits your stomach, kidneys and other medicines, on advice.",
          "اختر بعد سؤال مسكّنًا واحدًا يناسب معدتك وكليتيك وأدويتك.",
        ],
        [
          "Painkillers on most days of the month can cause headaches of their own.",
          "المسكّنات في معظم أيام الشهر قد تسبب صداعًا بحد ذاتها.",
        ],
        [
          "A sudden headache that is worse than any before means 998.",
          "صداع مفاجئ لم يسبق له مثيل في شدته يعني الاتصال بالرقم 998.",
        ],
        [
          "A hand or foot that slowly becomes numb should be examined soon; sudden weakness on one side means 998.",
          "اليد أو القدم التي يزداد خدرها ببطء ينبغي أن تُفحص قريبًا، أما الضعف المفاجئ في جانب من الجسم فيعني الاتصال بالرقم 998.",
        ],
        [
          "Back pain with numbness around the genitals, new trouble passing urine or weak legs belongs in an emergency department now.",
          "ألم الظهر مع خدر حول الأعضاء التناسلية أو صعوبة جديدة في التبول أو ضعف في الساقين يعني الذهاب إلى الطوارئ الآن.",
        ],
      ],
    },
    {
      about: /certificate|leave|prescription/i,
      heading: ["Prescriptions, certificates and referrals", "الوصفات والإجازات والتحويلات"],
      lead: ["Papers follow from an examination, not the other way round.", "الأوراق تأتي بعد الفحص لا قبله."],
      tips: [
        ["Say at the start which paper you need and for whom.", "قل في البداية أي ورقة تحتاج إليها ولمن."],
        [
          "A certificate states days of rest that the findings justify, no more.",
          "تذكر الإجازة أيام الراحة التي تبررها نتيجة الفحص لا أكثر.",
        ],
        ["A careful doctor does not backdate a certificate.", "الإجازة بتاريخ سابق لا يكتبها طبيب متأنٍّ."],
        [
          "Bring the old box when you ask for a repeat prescription.",
          "أحضر العلبة القديمة حين تطلب تجديد الوصفة.",
        ],
        [
          "Some painkillers, sedatives and stimulants need a special form and are not issued at home.",
          "بعض المسكّنات والمهدئات والمنشطات يتطلب نموذجًا خاصًا ولا يُصرف في المنزل.",
        ],
        ["Ask how many days the supply lasts and when to come back.", "اسأل كم يومًا تكفي الكمية ومتى تراجع."],
        [
          "A referral names the question, the findings and the medicines.",
          "يذكر التحويل السؤال ونتيجة الفحص والأدوية.",
        ],
        [
          "Read every paper before the doctor leaves; a wrong letter in a name is easily put right then.",
          "اقرأ كل ورقة قبل أن يغادر الطبيب، فتصحيح حرف في الاسم سهل حينها.",
        ],
      ],
    },
    {
      about: /child|fever|famil/i,
      heading: ["What parents notice first", "ما يلاحظه الوالدان أولًا"],
      lead: [
        "You know your child best. What seems unlike them is worth a sentence.",
        "أنتم أعرف بطفلكم، وما ليس من عادته يستحق أن يُذكر.",
      ],
      tips: [
        [
          "Wet nappies or visits to the toilet, compared with a normal day.",
          "عدد الحفاضات المبللة أو مرات دخول الحمّام مقارنة بيوم عادي.",
        ],
        ["Whether the child plays when the fever is down.", "هل يلعب الطفل حين تنخفض الحرارة."],
        ["How many cups the child has drunk since the morning.", "كم كوبًا شرب منذ الصباح."],
        ["How the cry sounds, and whether comfort works.", "كيف يبدو البكاء وهل يهدأ بالحضن."],
        ["Dose and time of every syrup, with the child's weight.", "جرعة كل شراب ووقته مع وزن الطفل."],
        ["Illnesses at nursery or school this week.", "الأمراض المنتشرة في الحضانة أو المدرسة هذا الأسبوع."],
        ["A rash: where it began and how it changes.", "الطفح: أين بدأ وكيف يتغير."],
        [
          "Your own feeling that something is wrong, even without a number.",
          "شعورك بأن هناك شيئًا غير طبيعي ولو من غير رقم.",
        ],
      ],
    },
    {
      heading: ["Living well with a long-term condition", "حياة جيدة مع مرض مزمن"],
      lead: [
        "Blood pressure, asthma, thyroid or diabetes need small steps, taken regularly.",
        "الضغط والربو والغدة والسكري تحتاج إلى خطوات صغيرة منتظمة.",
      ],
      tips: [
        ["Agree on a target and on what to do when you miss it.", "اتفق على هدف وعلى ما تفعله إذا لم تبلغه."],
        [
          "Link tablets to something you do anyway, such as brushing your teeth.",
          "اربط الأقراص بعادة لديك كتنظيف الأسنان.",
        ],
        ["Order the next box when a week is left.", "اطلب العلبة التالية حين يبقى أسبوع."],
        [
          "Have a written plan for days when it gets worse.",
          "لتكن لديك خطة مكتوبة للأيام التي يسوء فيها الأمر.",
        ],
        ["Check inhaler or injection technique once a year.", "راجع طريقة البخّاخ أو الحقن مرة في السنة."],
        [
          "Combine blood tests so that one sample serves several questions.",
          "اجمع التحاليل حتى تكفي عيّنة واحدة لعدة أسئلة.",
        ],
        ["Tell the doctor what you do not take, and why.", "أخبر الطبيب بما لا تتناوله ولماذا."],
        ["Celebrate steady values; they are your own work.", "افرح بالقيم المستقرة، فهي ثمرة جهدك."],
      ],
    },
  ],
  faq: [
    {
      q: ["Can a doctor come to my office?", "هل يأتي الطبيب إلى مكتبي؟"],
      a: [
        "Yes, if there is a room with a door, a chair and enough light. Tell the reception about the visit, and say when you book whether parking or an access card is needed.",
        "نعم، إذا توفرت غرفة لها باب وفيها كرسي وإضاءة كافية. أخبر الاستقبال بالزيارة، واذكر عند الحجز هل يلزم موقف أو بطاقة دخول.",
      ],
    },
    {
      q: ["What if the doctor sends me to a hospital?", "ماذا لو أحالني الطبيب إلى المستشفى؟"],
      a: [
        "Then you receive a note with the findings, the medicines you were given and the reason. The doctor helps you choose where to go, and an ambulance is called if you should not travel by car.",
        "تتسلّم عندئذ رسالة فيها ما وجده الطبيب وما أُعطي لك من أدوية وسبب الإحالة. ويساعدك على اختيار وجهتك، ويطلب الإسعاف إذا كان الأسلم ألا تنتقل بالسيارة.",
      ],
    },
    {
      q: ["Is a video call enough?", "هل تكفي مكالمة بالفيديو؟"],
      a: [
        "Sometimes, for a question about a known problem or a result. Anyone who needs a hands-on examination, a stethoscope or a measurement needs a visit, and a careful doctor says so during the call.",
        "أحيانًا، لسؤال عن مشكلة معروفة أو عن نتيجة. أما من يحتاج إلى فحص باليد أو السماعة أو إلى قياس فيحتاج إلى زيارة، والطبيب المتأني يقول ذلك في المكالمة.",
      ],
    },
  ],
};
