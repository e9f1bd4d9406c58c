import type { OwnTexts } from "../types.ts";

/** What varies from one article about samples to the next. */
export const labVariety: OwnTexts = {
  intros: [
    [
      "A number on a report can calm or frighten, and both can be wrong. This article is about “{topic}”. You learn what the laboratory needs from you, what can spoil a sample, and which questions turn figures into an answer.",
      "رقم في تقرير قد يطمئن وقد يخيف، وقد يخطئ في الحالين. موضوع هذا المقال: «{topic}». تتعرف فيه إلى ما يحتاج إليه المختبر منك، وما الذي يفسد العيّنة، وأي الأسئلة تجعل من الأرقام جوابًا.",
    ],
    [
      "Samples can be taken at your kitchen table before work, without a queue. Whether the result helps depends on what happens before and after. Read on about “{topic}”, in the order in which you will need it.",
      "يمكن أخذ العيّنة على طاولة مطبخك قبل العمل ومن غير انتظار في صف. أما فائدة النتيجة فتعتمد على ما قبلها وما بعدها. تابع القراءة عن «{topic}» بالترتيب الذي ستحتاج إليه.",
    ],
  ],
  chapters: [
    {
      about: /urine|step|needle|home/i,
      heading: ["Samples that are not blood", "عيّنات غير الدم"],
      lead: [
        "Urine, stool and swabs are easy to collect, and easy to spoil.",
        "البول والبراز والمسحات سهلة الجمع وسهلة الإفساد أيضًا.",
      ],
      tips: [
        [
          "Use only the container you were given; a jam jar leaves traces of sugar.",
          "استعمل الوعاء الذي أُعطي لك فقط، فبرطمان المربى يترك أثرًا من السكر.",
        ],
        [
          "Morning urine is the most concentrated, which many tests prefer.",
          "بول الصباح أكثر تركيزًا، وهذا ما تفضّله تحاليل كثيرة.",
        ],
        [
          "Wash the area before you collect, and let the first drops pass.",
          "اغسل المنطقة قبل الجمع ودع القطرات الأولى تمر.",
        ],
        [
          "For a collection over twenty-four hours, discard the first portion and keep all that follow, the first of the next morning included.",
          "في جمع بول أربع وعشرين ساعة تخلّص من أول مرة، ثم اجمع كل ما بعدها، ومنه أول مرة في صباح اليوم التالي.",
        ],
        [
          "Women should mention their period, since a little blood changes the result.",
          "على المرأة أن تذكر الدورة الشهرية، فقليل من الدم يغيّر النتيجة.",
        ],
        ["Stool belongs in the tube to the line, not above it.", "يوضع البراز في الأنبوب حتى الخط لا فوقه."],
        [
          "Swabs for bacteria are taken before the first dose of an antibiotic.",
          "تؤخذ مسحة البكتيريا قبل أول جرعة من المضاد الحيوي.",
        ],
        [
          "Hand samples over soon; until then they stay cool and out of the sun.",
          "سلّم العيّنة سريعًا، وإلى ذلك الحين تبقى باردة بعيدًا عن الشمس.",
        ],
      ],
    },
    {
      about: /result|number|explain|understand|read/i,
      heading: ["Keeping your results together over the years", "حفظ نتائجك على مر السنين"],
      lead: [
        "One report is a snapshot; several in a row show the direction.",
        "التقرير الواحد لقطة، والتقارير المتتالية تُظهر الاتجاه.",
      ],
      tips: [
        [
          "Save each report as a file with the date first in its name.",
          "احفظ كل تقرير في ملف يبدأ اسمه بالتاريخ.",
        ],
        [
          "Write the units beside the values, because laboratories use different ones.",
          "اكتب الوحدات بجانب القيم، لأن المختبرات تستعمل وحدات مختلفة.",
        ],
        [
          "Mark what was special that week: an infection, a marathon, a new tablet.",
          "ضع علامة على ما ميّز ذلك الأسبوع: عدوى أو سباق أو قرص جديد.",
        ],
        [
          "Use the same laboratory and the same hour for values that are followed over time.",
          "استعمل المختبر نفسه والساعة نفسها للقيم التي تُتابَع.",
        ],
        [
          "Ask how far a value may wander without meaning anything.",
          "اسأل كم يمكن أن تتغير القيمة من غير أن يعني ذلك شيئًا.",
        ],
        ["Repeat a surprising result before you act on it.", "أعد النتيجة المفاجئة قبل أن تبني عليها شيئًا."],
        ["Share the folder with every doctor who treats you.", "شارك الملف مع كل طبيب يعالجك."],
        [
          "Delete copies from chat groups; they hold your name and your date of birth.",
          "احذف النسخ من مجموعات المحادثة، ففيها اسمك وتاريخ ميلادك.",
        ],
      ],
    },
    {
      about: /fear|child|first|needle/i,
      heading: ["If you are afraid of needles", "إذا كنت تخاف من الإبر"],
      lead: [
        "Many adults dread the needle and few say so. There are good ways to deal with it.",
        "كثير من الكبار يخافون الإبرة وقليل منهم يقول ذلك، وهناك طرق جيدة للتعامل مع هذا الخوف.",
      ],
      tips: [
        ["Tell the nurse before anything is unpacked.", "أخبر الممرّضة قبل أن تُفتح أي حقيبة."],
        ["Ask to lie down, with a pillow under the knees.", "اطلب أن تستلقي وتحت ركبتيك وسادة."],
        [
          "Tense the muscles of legs and arms for a few seconds and let go, if you tend to faint.",
          "شدّ عضلات الساقين والذراعين ثواني ثم أرخها إذا كنت معرّضًا للإغماء.",
        ],
        [
          "Look at a picture on the wall and describe it aloud.",
          "انظر إلى صورة على الجدار وصفها بصوت مسموع.",
        ],
        [
          "Numbing cream needs about an hour under a film to work.",
          "يحتاج كريم التخدير إلى نحو ساعة تحت غطاء لاصق ليعمل.",
        ],
        [
          "A warm arm offers better veins and a shorter search.",
          "الذراع الدافئة أوردتها أوضح والبحث فيها أقصر.",
        ],
        ["Agree on a word that means stop.", "اتفقا على كلمة تعني التوقف."],
        [
          "Eat something and sit for a while afterwards, if the tests are done.",
          "كُل شيئًا واجلس قليلًا بعد انتهاء التحاليل.",
        ],
      ],
    },
    {
      about: /fasting|prepare|which/i,
      heading: ["What can distort a value", "ما الذي يغيّر القيمة"],
      lead: [
        "A figure reflects the hour as well as the body. Laboratories can only measure what arrives.",
        "الرقم يعكس الساعة كما يعكس الجسم، والمختبر لا يقيس إلا ما يصله.",
      ],
      tips: [
        [
          "A hard training session raises muscle and liver values for days.",
          "التدريب الشاق يرفع قيم العضلات والكبد أيامًا.",
        ],
        [
          "Standing for a long time concentrates the blood; lying down dilutes it.",
          "الوقوف الطويل يركّز الدم والاستلقاء يخففه.",
        ],
        [
          "Cortisol and iron change between morning and evening.",
          "الكورتيزول والحديد يتغيران بين الصباح والمساء.",
        ],
        [
          "An infection lifts ferritin, so that a lack of iron may be hidden.",
          "العدوى ترفع الفيريتين فقد تخفي نقص الحديد.",
        ],
        [
          "Too little water makes kidney values look worse than they are.",
          "قلة الماء تُظهر قيم الكلى أسوأ مما هي.",
        ],
        ["Sugar falls in a tube that is left for hours.", "ينخفض السكر في أنبوب تُرك ساعات."],
        [
          "A fist clenched for a long time raises potassium in the sample.",
          "قبض اليد طويلًا يرفع البوتاسيوم في العيّنة.",
        ],
        [
          "Supplements, contraceptive pills and cortisone belong on the request.",
          "المكمّلات وحبوب منع الحمل والكورتيزون تُذكر في الطلب.",
        ],
      ],
    },
    {
      about: /cholesterol|year|check|step/i,
      heading: ["Planning a check that fits your age", "فحص دوري يناسب عمرك"],
      lead: [
        "A sensible check is short, repeated at sensible intervals and discussed afterwards.",
        "الفحص المعقول قصير ويتكرر في أوقات معقولة ويُناقش بعدها.",
      ],
      tips: [
        [
          "Blood pressure and weight are easy to measure and say a great deal.",
          "ضغط الدم والوزن سهل قياسهما ويدلان على الكثير.",
        ],
        [
          "Sugar and cholesterol are usually repeated every few years, more often at higher risk.",
          "يُعاد السكر والكوليسترول عادة كل بضع سنوات، وأكثر عند ارتفاع الخطر.",
        ],
        [
          "Family illness at a young age is a reason to begin earlier.",
          "مرض في العائلة في سن مبكرة سبب للبدء أبكر.",
        ],
        [
          "Tumour markers are a poor way to look for cancer in healthy people.",
          "دلالات الأورام وسيلة ضعيفة للبحث عن السرطان عند الأصحاء.",
        ],
        [
          "Screening for bowel, breast and cervix follows its own calendar; ask for it.",
          "فحوص القولون والثدي وعنق الرحم لها مواعيدها، فاسأل عنها.",
        ],
        [
          "Whole-body packages find many harmless things that then need more tests.",
          "باقات فحص الجسم الكامل تكشف أشياء كثيرة لا ضرر فيها ثم تستدعي تحاليل أخرى.",
        ],
        ["Vaccinations are part of prevention as much as any tube.", "التطعيمات من الوقاية كأي تحليل."],
        ["Fix the next date now, and choose a quiet week.", "حدد الموعد التالي الآن واختر أسبوعًا هادئًا."],
      ],
    },
    {
      about: /allerg|b12|thyroid|tired|vitamin/i,
      heading: ["Values that people ask about", "قيم يسأل عنها الناس"],
      lead: [
        "A few names appear on many reports. This is what they mean, in a sentence each.",
        "أسماء قليلة تظهر في تقارير كثيرة، وهذا معناها في جملة لكل منها.",
      ],
      tips: [
        [
          "HbA1c shows the average sugar of about three months and needs no fasting.",
          "السكر التراكمي يبيّن متوسط السكر في نحو ثلاثة أشهر ولا يحتاج إلى صيام.",
        ],
        [
          "Creatinine shows how the kidneys work, and depends on muscle and age.",
          "الكرياتينين يدل على عمل الكلى، ويتوقف على كتلة العضلات والعمر.",
        ],
        [
          "CRP rises with inflammation within hours and falls when it settles.",
          "بروتين CRP يرتفع مع الالتهاب خلال ساعات وينخفض حين يهدأ.",
        ],
        ["Ferritin shows how full the iron stores are.", "الفيريتين يبيّن امتلاء مخازن الحديد."],
        [
          "ALT is a sign of strain on the liver, often from weight or medicines.",
          "إنزيم ALT علامة على إجهاد الكبد، وكثيرًا ما يكون من الوزن أو الأدوية.",
        ],
        [
          "Haemoglobin carries oxygen; too little of it makes people pale and tired.",
          "الهيموغلوبين يحمل الأكسجين، ونقصه يسبب الشحوب والتعب.",
        ],
        [
          "White cells defend the body; their number changes with infection, stress and cortisone.",
          "الكريات البيضاء تدافع عن الجسم، وعددها يتغير مع العدوى والإجهاد والكورتيزون.",
        ],
        [
          "Vitamin D is stored for months, so it need not be measured often.",
          "فيتامين د يُخزَّن شهورًا فلا يلزم قياسه كثيرًا.",
        ],
      ],
    },
    {
      about: /diabet|thyroid|cholesterol|control/i,
      heading: ["Tests while you are under treatment", "التحاليل أثناء العلاج"],
      lead: [
        "Treatment is steered by values. Timing makes them useful.",
        "القيم توجّه العلاج، وتوقيتها يجعلها نافعة.",
      ],
      tips: [
        [
          "Thyroid values settle about six weeks after a change of dose.",
          "تستقر قيم الغدة بعد نحو ستة أسابيع من تغيير الجرعة.",
        ],
        [
          "Take thyroid tablets after the sample on that day, if your doctor agrees.",
          "تناول قرص الغدة بعد العيّنة في ذلك اليوم إذا وافق طبيبك.",
        ],
        [
          "Cholesterol is checked some weeks after a statin is started or changed.",
          "يُراجع الكوليسترول بعد أسابيع من بدء دواء الستاتين أو تغييره.",
        ],
        [
          "For levels of a medicine, note the hour of the last dose.",
          "عند قياس مستوى دواء اكتب ساعة آخر جرعة.",
        ],
        [
          "Water tablets call for salts and kidney values from time to time.",
          "مدرّات البول تستدعي مراجعة الأملاح والكلى من وقت إلى آخر.",
        ],
        ["Warfarin needs its own calendar of INR checks.", "الوارفارين له جدول خاص من قياس INR."],
        [
          "Iron treatment is judged by the blood count and ferritin, not only by how you feel.",
          "يُحكم على علاج الحديد بصورة الدم والفيريتين لا بالشعور وحده.",
        ],
        ["Bring the previous figure when you discuss the new one.", "أحضر الرقم السابق حين تناقش الجديد."],
      ],
    },
    {
      about: /child|older|vein|blood test/i,
      heading: ["When a sample is harder than usual", "حين تكون العيّنة أصعب من المعتاد"],
      lead: [
        "Small children, thin skin and hidden veins need time and patience.",
        "الصغار والجلد الرقيق والأوردة المختفية تحتاج إلى وقت وصبر.",
      ],
      tips: [
        ["Warm the hand or arm in water for five minutes.", "دفّئ اليد أو الذراع بالماء خمس دقائق."],
        ["Let the arm hang before the band goes on.", "دع الذراع تتدلى قبل وضع الرباط."],
        ["A butterfly needle suits thin veins.", "إبرة الفراشة تناسب الأوردة الرفيعة."],
        [
          "Hold a toddler on your lap, chest to chest, with one arm out.",
          "احضن الصغير وصدره إلى صدرك وذراعه ممدودة.",
        ],
        ["A finger prick is enough for some tests.", "تكفي وخزة الإصبع لبعض التحاليل."],
        [
          "After two failed attempts another person or another day is better.",
          "بعد محاولتين لم تنجحا يكون شخص آخر أو يوم آخر أفضل.",
        ],
        ["Bring the cuddly toy and let it have a plaster as well.", "أحضروا الدمية وضعوا لها لاصقًا أيضًا."],
        ["Tell us which place worked last time.", "أخبرنا أي موضع نجح في المرة السابقة."],
      ],
    },
  ],
  faq: [
    {
      q: ["How much blood is taken?", "كم يؤخذ من الدم؟"],
      a: [
        "Usually a few tubes of a few millilitres each, about one or two tablespoons in all. A healthy adult makes up for that within days. For small children the laboratory uses smaller tubes.",
        "في العادة بضعة أنابيب في كل منها ملليلترات قليلة، أي نحو ملعقة كبيرة أو ملعقتين. ويعوّضها البالغ السليم خلال أيام. وللأطفال الصغار أنابيب أصغر.",
      ],
    },
    {
      q: ["May I exercise on the same day?", "هل أمارس الرياضة في اليوم نفسه؟"],
      a: [
        "Light movement afterwards is fine. Leave heavy lifting with that arm for a few hours, and do not train hard on the day before, because muscle values and sugar react to it.",
        "الحركة الخفيفة بعدها لا بأس بها. لا تحمل بتلك الذراع أشياء ثقيلة ساعات، ولا تتدرب بشدة في اليوم السابق، لأن قيم العضلات والسكر تتأثر بذلك.",
      ],
    },
    {
      q: ["Why was my sample refused?", "لماذا رُفضت عيّنتي؟"],
      a: [
        "Common reasons are too little blood, a clot, cells that burst on the way or a missing label. Refusing it protects you from a wrong figure. A second sample is arranged as soon as possible.",
        "من الأسباب الشائعة قلة الدم أو تجلّطه أو تكسّر خلاياه في الطريق أو غياب الملصق. رفضها يحميك من رقم خاطئ، وتُرتَّب عيّنة ثانية في أقرب وقت.",
      ],
    },
  ],
};
