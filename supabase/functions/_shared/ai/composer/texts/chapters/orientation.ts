import type { Chapter } from "../types.ts";

/** Finding one's way: where to go, what to write down, what to read. */
export const orientationChapters: readonly Chapter[] = [
  {
    heading: ["Home, clinic or hospital?", "البيت أم العيادة أم المستشفى؟"],
    lead: [
      "The right place depends on what has to be done, not only on how bad it feels.",
      "المكان المناسب يحدده ما يجب عمله، لا ما تشعر به وحده.",
    ],
    tips: [
      [
        "At home: examination, prescriptions, many samples, dressings, injections and advice.",
        "في البيت: الفحص والوصفات وكثير من العيّنات والضمادات والحقن والنصيحة.",
      ],
      [
        "In a clinic: X-rays, ultrasound, stitches and small procedures by day.",
        "في العيادة: الأشعة والتصوير بالموجات والخياطة والإجراءات الصغيرة نهارًا.",
      ],
      [
        "In an emergency department: what cannot wait but needs no ambulance. For anything on the list of emergency signs call 998.",
        "في قسم الطوارئ: ما لا يحتمل الانتظار ولا يحتاج إلى سيارة إسعاف. أما عند أي علامة من قائمة الخطر فاتصل بالرقم 998.",
      ],
      [
        "A planned operation and its checks belong to the hospital that does it.",
        "العملية المخطط لها ومراجعاتها تخص المستشفى الذي يجريها.",
      ],
      [
        "If the way is hard for the patient, ask what can come to the house instead.",
        "إذا كان الطريق صعبًا على المريض فاسأل ما الذي يمكن أن يأتي إلى البيت.",
      ],
      [
        "Ring and describe it when you are unsure; nobody expects you to know.",
        "اتصل وصف الحال إذا لم تكن متأكدًا، فلا أحد ينتظر منك أن تعرف.",
      ],
      [
        "Choose a hospital that accepts your insurance before you need one.",
        "اختر مستشفى يقبل تأمينك قبل أن تحتاج إليه.",
      ],
      ["Take the list of medicines along, wherever you go.", "خذ قائمة الأدوية معك أينما ذهبت."],
    ],
  },
  {
    heading: ["A short diary of symptoms", "يوميات قصيرة للأعراض"],
    lead: [
      "Memory smooths things out. A few words a day show what really happened.",
      "الذاكرة تخفف ما حدث، وكلمات قليلة كل يوم تُظهره كما كان.",
    ],
    tips: [
      ["Write at the same hour, best before going to bed.", "اكتب في الساعة نفسها، والأفضل قبل النوم."],
      [
        "Use numbers from zero to ten for pain, tiredness and breath.",
        "استعمل أرقامًا من صفر إلى عشرة للألم والتعب والنفَس.",
      ],
      [
        "Add what you did, ate and took in the hours before.",
        "أضف ما فعلته وأكلته وتناولته في الساعات السابقة.",
      ],
      ["Mark good days too, since they show what helps.", "ضع علامة على الأيام الجيدة أيضًا، فهي تبيّن ما ينفع."],
      ["Photograph a rash beside a coin, in daylight.", "صوّر الطفح بجانب قطعة نقود في ضوء النهار."],
      ["Note the first day of your period and changes in it.", "دوّني أول يوم من الدورة وأي تغيّر فيها."],
      ["Two weeks are enough for most questions.", "أسبوعان يكفيان لمعظم الأسئلة."],
      ["Underline the three lines that you want to talk about.", "ضع خطًا تحت ثلاثة أسطر تريد الحديث عنها."],
    ],
  },
  {
    heading: ["Reading the leaflet of a medicine", "قراءة نشرة الدواء"],
    lead: [
      "The long list of side effects frightens many people. It can be read calmly.",
      "القائمة الطويلة للأعراض الجانبية تخيف كثيرين، ويمكن قراءتها بهدوء.",
    ],
    tips: [
      ["Look first for what must not be combined with it.", "ابحث أولًا عمّا لا يجوز جمعه معه."],
      [
        "Very common means more than one person in ten; very rare means fewer than one in ten thousand.",
        "«شائع جدًا» يعني أكثر من واحد في كل عشرة، و«نادر جدًا» أقل من واحد في كل عشرة آلاف.",
      ],
      [
        "Check whether it is taken with food, before it or at any time.",
        "تحقق هل يؤخذ مع الطعام أم قبله أم في أي وقت.",
      ],
      ["Some tablets may not be broken, crushed or chewed.", "بعض الأقراص لا يجوز كسره أو طحنه أو مضغه."],
      [
        "Find out what to do about a missed dose; doubling is seldom right.",
        "اعرف ما تفعله عند نسيان جرعة، فمضاعفتها نادرًا ما تصح.",
      ],
      [
        "Alcohol, grapefruit and driving have paragraphs of their own.",
        "للكحول والجريب فروت وقيادة السيارة فقرات خاصة.",
      ],
      ["Ask for the leaflet in a language you read well.", "اطلب النشرة بلغة تقرؤها جيدًا."],
      ["Ring a pharmacist with the leaflet in your hand.", "اتصل بالصيدلي والنشرة في يدك."],
    ],
  },
  {
    heading: ["After the visit: telling us how it went", "بعد الزيارة: أخبرنا كيف كانت"],
    lead: [
      "Praise is pleasant, criticism is useful. Both reach the people concerned.",
      "الثناء جميل والنقد نافع، وكلاهما يصل إلى المعنيين.",
    ],
    tips: [
      ["Write within a few days, while details are fresh.", "اكتب خلال أيام ما دامت التفاصيل حاضرة."],
      [
        "Say what happened, what you expected and what you would like now.",
        "قل ما حدث وما توقعته وما تريده الآن.",
      ],
      ["Leave medical details out of public reviews.", "لا تذكر تفاصيل طبية في التقييمات العامة."],
      [
        "A mistake with a medicine should be reported at once, by telephone.",
        "الخطأ في دواء يُبلَّغ عنه فورًا بالهاتف.",
      ],
      ["You may ask for a written answer and for a date.", "لك أن تطلب جوابًا مكتوبًا وموعدًا له."],
      [
        "If we cannot settle it, the health authority takes complaints too.",
        "إن لم نصل إلى حل فهيئة الصحة تستقبل الشكاوى أيضًا.",
      ],
      ["Praise is passed on to those whom you name.", "يصل ثناؤك إلى من تذكرهم بأسمائهم."],
      ["Tell us what was missing on the website as well.", "أخبرنا كذلك بما لم تجده في الموقع."],
    ],
  },
  {
    for: ["doctor", "nurse", "lab", "iv", "elderly"],
    about: /parent|family|elder/i,
    heading: ["When parents visit from abroad", "حين يزورك الوالدان من الخارج"],
    lead: [
      "A long stay goes better if health is planned like the flight.",
      "الإقامة الطويلة أيسر إذا خُطط للصحة كما يُخطط للرحلة.",
    ],
    tips: [
      [
        "Bring medicines for the whole stay and a week more.",
        "ليحضروا أدوية تكفي مدة الإقامة كلها وأسبوعًا إضافيًا.",
      ],
      [
        "Bring a letter with diagnoses, doses and allergies in English or Arabic.",
        "أحضروا رسالة بالأمراض والجرعات والحساسية بالعربية أو الإنجليزية.",
      ],
      [
        "Check what the travel insurance says about illnesses that existed before.",
        "راجعوا ما تقوله وثيقة تأمين السفر عن الأمراض السابقة.",
      ],
      ["Give them two quiet days after landing.", "امنحوهم يومين هادئين بعد الوصول."],
      [
        "Show the way to the bathroom at night, and where the light is.",
        "أروهم الطريق إلى الحمّام ليلًا ومكان مفتاح الضوء.",
      ],
      ["Avoid outings at noon from May to October.", "تجنّبوا الخروج ظهرًا من مايو إلى أكتوبر."],
      ["Find out how they would reach you during your working day.", "اتفقوا كيف يصلون إليك في ساعات عملك."],
      [
        "A check of pressure and sugar in the first week gives a starting point.",
        "قياس الضغط والسكر في الأسبوع الأول نقطة بداية.",
      ],
    ],
  },
  {
    for: ["doctor", "nurse", "iv", "lab"],
    heading: ["Combining what can be combined", "جمع ما يمكن جمعه"],
    lead: [
      "One well-planned visit spares time, strain and money.",
      "زيارة واحدة حسنة التخطيط توفّر الوقت والجهد والمال.",
    ],
    tips: [
      [
        "Ask whether a sample, a dressing and a review fit into the same hour.",
        "اسأل هل تجتمع عيّنة وضماد ومراجعة في ساعة واحدة.",
      ],
      ["Mention everybody in the household who needs something.", "اذكر كل من يحتاج إلى شيء في البيت."],
      ["Fasting tests first, then breakfast, then the rest.", "تحاليل الصيام أولًا ثم الفطور ثم الباقي."],
      ["Collect questions for a week unless they are urgent.", "اجمع الأسئلة أسبوعًا ما لم تكن عاجلة."],
      [
        "Bring forms from school or work to the same appointment.",
        "أحضر نماذج المدرسة أو العمل إلى الموعد نفسه.",
      ],
      [
        "Regular visits on a fixed weekday are easier to remember.",
        "الزيارات المنتظمة في يوم ثابت أسهل تذكرًا.",
      ],
      [
        "Tell us early, so that the right person comes with the right things.",
        "أخبرنا مبكرًا ليأتي الشخص المناسب بما يلزم.",
      ],
      ["What is urgent should never wait for the sake of convenience.", "ما هو عاجل لا يؤجَّل طلبًا للراحة."],
    ],
  },
];
