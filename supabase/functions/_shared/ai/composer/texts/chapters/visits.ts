import type { Chapter } from "../types.ts";

/** What makes any visit at home go well. */
export const visitChapters: readonly Chapter[] = [
  {
    heading: ["Helping the team find your door", "كيف تساعد الفريق على الوصول إلى بابك"],
    lead: [
      "In a city of towers and gated communities the last hundred metres often take longest.",
      "في مدينة الأبراج والمجمّعات المسوّرة كثيرًا ما تكون الأمتار المئة الأخيرة هي الأطول.",
    ],
    tips: [
      [
        "Send a location pin together with the name of the building, the floor and the flat number.",
        "أرسل الموقع مع اسم المبنى والطابق ورقم الشقة.",
      ],
      [
        "Name the gate that visitors use, because delivery entrances are often closed at night.",
        "اذكر البوابة التي يدخل منها الزوار، فمداخل التوصيل كثيرًا ما تُغلق ليلًا.",
      ],
      [
        "Register the visitor with security, or with reception if you are in a hotel or an office.",
        "سجّل الزائر لدى الأمن، أو لدى الاستقبال إن كنت في فندق أو مكتب.",
      ],
      [
        "Say where a car can stop, and whether visitor parking needs a code.",
        "أخبرنا أين يمكن أن تقف السيارة، وهل تحتاج مواقف الزوار إلى رمز.",
      ],
      [
        "Leave the telephone switched on and near you; a silent one costs minutes.",
        "أبقِ هاتفك مفتوحًا وقريبًا منك، فالهاتف الصامت يكلّف دقائق.",
      ],
      [
        "In a villa, switch on the outside light and tie up the dog.",
        "في الفيلا أشعل المصباح الخارجي واربط الكلب.",
      ],
      [
        "Mention the Makani number if you know it: ten digits on a plate beside the entrance.",
        "اذكر رقم «مكاني» إن عرفته، وهو عشرة أرقام على لوحة بجانب المدخل.",
      ],
      [
        "Tell us when you have to move, for example from the office to your home.",
        "أخبرنا إذا اضطررت إلى الانتقال، من المكتب إلى البيت مثلًا.",
      ],
    ],
  },
  {
    for: ["doctor", "lab", "iv", "elderly", "nurse"],
    heading: ["Getting more out of the conversation", "كيف تستفيد أكثر من الحديث مع المختص"],
    lead: [
      "Much of what is said at a visit is soon forgotten. Preparation and paper make up for it.",
      "ينسى المرضى كثيرًا مما يسمعونه في الزيارة، والاستعداد والورقة يعوّضان ذلك.",
    ],
    tips: [
      [
        "Begin with what worries you most, even if it seems small or embarrassing.",
        "ابدأ بأكثر ما يقلقك وإن بدا صغيرًا أو محرجًا.",
      ],
      [
        "Describe what you notice instead of the diagnosis that you found on the internet.",
        "صف ما تلاحظه بدل التشخيص الذي وجدته على الإنترنت.",
      ],
      [
        "Ask three things: what is it most likely, what can I do, and what would make you change your mind?",
        "اسأل عن ثلاثة: ما الأرجح؟ وماذا أفعل؟ وما الذي قد يغيّر رأيك؟",
      ],
      [
        "Repeat the plan in your own words; misunderstandings show up at once.",
        "أعد الخطة بكلماتك أنت، فينكشف أي سوء فهم في الحال.",
      ],
      [
        "Invite a relative to listen, in the room or on the telephone, if you would like that.",
        "ادعُ قريبًا ليستمع في الغرفة أو بالهاتف إذا رغبت.",
      ],
      [
        "Say when money plays a part, because there is often a simpler way to the same aim.",
        "قل إن كان للتكلفة دور، فكثيرًا ما يوجد طريق أبسط إلى الهدف نفسه.",
      ],
      [
        "Request an interpreter or a colleague who speaks your language before the visit, not through a child.",
        "اطلب قبل الزيارة مترجمًا أو زميلًا يتكلم لغتك بدل أن يترجم لك طفل.",
      ],
      [
        "It is fine to disagree, and to ask for time or for a second opinion.",
        "لا بأس أن تخالف الرأي أو تطلب مهلة أو رأيًا ثانيًا.",
      ],
    ],
  },
  {
    heading: ["Bills, receipts and reports", "الفواتير والإيصالات والتقارير"],
    lead: [
      "Clear papers prevent arguments later, with an insurer, an employer or a school.",
      "الأوراق الواضحة تجنّبك الجدال لاحقًا مع شركة التأمين أو جهة العمل أو المدرسة.",
    ],
    tips: [
      [
        "Ask for the price of the visit and of each extra before anybody sets out.",
        "اسأل عن سعر الزيارة وكل إضافة قبل أن ينطلق أحد.",
      ],
      [
        "Check that name and date of birth match your Emirates ID or passport.",
        "تأكد من أن الاسم وتاريخ الميلاد يطابقان الهوية الإماراتية أو جواز السفر.",
      ],
      [
        "An itemised receipt lists the service, the date, the clinician and what you paid.",
        "الإيصال المفصّل يذكر الخدمة والتاريخ واسم المختص وما دفعته.",
      ],
      [
        "Many policies want claims within a fixed number of days, so send the papers the same week.",
        "تشترط وثائق كثيرة تقديم المطالبة خلال أيام محددة، فأرسل الأوراق في الأسبوع نفسه.",
      ],
      [
        "Travellers should ask their insurer beforehand whether a report in English is enough.",
        "على المسافر أن يسأل شركة التأمين مسبقًا هل يكفي تقرير بالإنجليزية.",
      ],
      [
        "Photograph everything the same day; printed receipts fade in a warm car.",
        "صوّر كل شيء في اليوم نفسه، فالإيصالات المطبوعة تبهت في سيارة حارة.",
      ],
      [
        "Whether a cost is refunded is decided by the insurer, not by the team at your door.",
        "استرداد التكلفة تقرره شركة التأمين لا الفريق الذي عند بابك.",
      ],
      [
        "Ask for a copy of the notes as well, since the next doctor will be glad of them.",
        "اطلب نسخة من الملاحظات أيضًا، فهي تفيد الطبيب التالي.",
      ],
    ],
  },
  {
    heading: ["Consent, privacy and respect", "الموافقة والخصوصية والاحترام"],
    lead: [
      "Your home stays your home. Treatment there follows the same rules as in a hospital.",
      "بيتك يبقى بيتك، والعلاج فيه تسري عليه القواعد نفسها كما في المستشفى.",
    ],
    tips: [
      [
        "You may refuse any step, and ask what happens if you do.",
        "لك أن ترفض أي خطوة، وأن تسأل ماذا يترتب على رفضك.",
      ],
      [
        "For a child a parent or guardian agrees; older children deserve an explanation as well.",
        "يوافق عن الطفل أحد والديه أو وليّه، والأكبر سنًا يستحق شرحًا أيضًا.",
      ],
      [
        "Ask for a woman or a man to carry out an examination if that matters to you.",
        "اطلب أن يجري الفحص رجل أو امرأة إذا كان ذلك يهمك.",
      ],
      [
        "Somebody of your choice may stay in the room the whole time.",
        "يمكن أن يبقى معك في الغرفة طوال الوقت من تختاره.",
      ],
      [
        "Decide which relatives may hear about your health, and tell the team their names.",
        "حدّد الأقارب الذين يجوز إخبارهم عن صحتك، واذكر أسماءهم للفريق.",
      ],
      [
        "Pictures are taken for treatment only, with your consent, and you may ask where they are kept.",
        "لا تُلتقط الصور إلا للعلاج وبموافقتك، ولك أن تسأل أين تُحفظ.",
      ],
      [
        "Switch off home cameras in the room, for your own sake and for that of the staff.",
        "أوقف كاميرات البيت في الغرفة، مراعاة لك وللعاملين.",
      ],
      [
        "Name and licence are shown when you ask; nobody takes offence.",
        "يُعرض عليك الاسم والترخيص متى طلبت، ولا ينزعج أحد.",
      ],
    ],
  },
  {
    for: ["doctor", "nurse", "lab", "iv"],
    about: /hotel|holiday|visitor|travel/i,
    heading: ["If you are a guest in the city", "إذا كنت ضيفًا على المدينة"],
    lead: [
      "Falling ill away from home is unsettling. Most of it can be arranged from the room.",
      "المرض بعيدًا عن البيت مزعج، ومعظم ما يلزم يمكن ترتيبه من الغرفة.",
    ],
    tips: [
      [
        "Give the name under which the room is booked, which is not always that of the patient.",
        "اذكر الاسم الذي حُجزت به الغرفة، فليس دائمًا اسم المريض.",
      ],
      [
        "Let reception know that a visitor with a medical bag is expected.",
        "أخبر الاستقبال أنك تنتظر زائرًا معه حقيبة طبية.",
      ],
      [
        "Have your passport, visa page and travel policy ready on the desk.",
        "جهّز جواز السفر وصفحة التأشيرة ووثيقة تأمين السفر على المكتب.",
      ],
      [
        "Tell us the date of your flight, since some treatments need a day or two before you fly.",
        "أخبرنا بموعد رحلتك، فبعض العلاجات يحتاج إلى يوم أو يومين قبل السفر.",
      ],
      [
        "Medicine names from your own country may be unknown here, so show the box.",
        "قد لا تُعرف هنا أسماء أدوية بلدك، فأرِ الفريق العلبة.",
      ],
      [
        "Ask the hotel for a fridge that keeps medicines cold without freezing them.",
        "اطلب من الفندق ثلاجة تبرّد الدواء من غير أن تجمّده.",
      ],
      [
        "Postpone the desert trip or the dive until somebody has said that you are fit for it.",
        "أجّل رحلة الصحراء أو الغوص إلى أن يقال لك إنك قادر عليها.",
      ],
      [
        "Take the written summary home; your own doctor can carry on from there.",
        "خذ الملخص المكتوب معك، فيكمل طبيبك من حيث انتهينا.",
      ],
    ],
  },
  {
    heading: ["Being ready for an emergency", "الاستعداد للطوارئ"],
    lead: [
      "Few people think clearly in a fright. Ten minutes on a quiet evening are well spent.",
      "قلّ من يفكر بهدوء ساعة الفزع، وعشر دقائق في مساء هادئ تستحق أن تُبذل.",
    ],
    tips: [
      [
        "Stick a note with 998 for an ambulance and 999 for the police on the fridge.",
        "ألصق على الثلاجة ورقة فيها 998 للإسعاف و999 للشرطة.",
      ],
      [
        "Teach children and household staff to say the address, the tower and the floor.",
        "علّم الأطفال والعاملين في البيت أن يذكروا العنوان والبرج والطابق.",
      ],
      [
        "Agree on who goes down to the gate and who stays with the patient.",
        "اتفقوا على من ينزل إلى البوابة ومن يبقى مع المريض.",
      ],
      [
        "Keep a small first-aid box where every adult knows it: gauze, tape, gloves, a torch.",
        "احفظوا علبة إسعاف صغيرة يعرف مكانها كل بالغ: شاش ولاصق وقفازات ومصباح.",
      ],
      [
        "Save your allergies and a contact in the emergency part of your telephone.",
        "سجّل حساسيتك ورقم قريب في بيانات الطوارئ بهاتفك.",
      ],
      [
        "A course in first aid takes an afternoon and serves the whole family.",
        "دورة الإسعافات الأولية تستغرق ساعات قليلة وتنفع العائلة كلها.",
      ],
      [
        "Know which hospital near you has an emergency department that is open at night.",
        "اعرف أي مستشفى قريب فيه قسم طوارئ يعمل ليلًا.",
      ],
      [
        "Never drive yourself when you feel that you might faint.",
        "لا تقد السيارة بنفسك إذا شعرت بأنك قد تفقد وعيك.",
      ],
    ],
  },
  {
    heading: ["Health information you can rely on", "معلومات صحية يمكن الوثوق بها"],
    lead: [
      "Advice travels fast in family groups, and not all of it is good.",
      "تنتشر النصائح سريعًا في مجموعات العائلة، وليست كلها صحيحة.",
    ],
    tips: [
      [
        "Look for the author, their training and the date before you believe a page.",
        "ابحث عن الكاتب ومؤهله والتاريخ قبل أن تصدّق صفحة.",
      ],
      [
        "Health authorities and large hospitals write for patients too, free of charge.",
        "هيئات الصحة والمستشفيات الكبرى تكتب للمرضى أيضًا من دون مقابل.",
      ],
      [
        "Be careful with pages that sell the very thing they recommend.",
        "احذر الصفحات التي تبيع ما توصي به.",
      ],
      [
        "What helped a neighbour may harm you, since age, illnesses and medicines differ.",
        "ما نفع جارك قد يضرك، لاختلاف العمر والأمراض والأدوية.",
      ],
      ["A story is not proof, however moving it is.", "القصة ليست دليلًا مهما كانت مؤثرة."],
      [
        "Save the page and show it at the visit; a clinician can tell you what to make of it.",
        "احفظ الصفحة واعرضها في الزيارة، فيخبرك المختص بما يؤخذ منها.",
      ],
      [
        "Programs that answer health questions make mistakes with confidence, so check what they say.",
        "البرامج التي تجيب عن أسئلة الصحة تخطئ بثقة، فتحقق مما تقوله.",
      ],
      [
        "When two sources disagree, ask which applies to you and why.",
        "إذا اختلف مصدران فاسأل أيهما ينطبق عليك ولماذا.",
      ],
    ],
  },
  {
    for: ["doctor", "lab", "nurse"],
    heading: ["Following up without losing the thread", "المتابعة من غير أن يضيع شيء"],
    lead: [
      "A plan is only as good as what happens in the week after it.",
      "قيمة الخطة فيما يحدث في الأسبوع الذي يليها.",
    ],
    tips: [
      [
        "Put the date of the next check into your calendar while somebody is still there to ask.",
        "سجّل موعد المراجعة في تقويمك وما زال أمامك من تسأله.",
      ],
      [
        "Agree on one channel for results, and on what silence means.",
        "اتفق على طريقة واحدة لإبلاغ النتائج، وعلى معنى عدم الرد.",
      ],
      [
        "Finish a course as prescribed, or ask before you stop because you feel better.",
        "أكمل الدواء كما وُصف، أو اسأل قبل أن توقفه لأنك تحسّنت.",
      ],
      [
        "Write down side effects with the day on which they began.",
        "دوّن الأعراض الجانبية مع اليوم الذي بدأت فيه.",
      ],
      [
        "Send one summary to your regular doctor, so that knowledge stays in one place.",
        "أرسل ملخصًا واحدًا إلى طبيبك المعتاد حتى تبقى المعلومات في مكان واحد.",
      ],
      [
        "If your symptoms change, say so even when the appointment is far off; for an emergency sign call 998.",
        "إذا تغيّرت الأعراض فأخبرنا وإن كان الموعد بعيدًا، وعند أي علامة خطر اتصل بالرقم 998.",
      ],
      [
        "Keep papers of one illness in one folder, newest first.",
        "احفظ أوراق المرض الواحد في ملف واحد والأحدث في الأول.",
      ],
      [
        "Cancel early what you no longer need, since somebody else is waiting for the hour.",
        "ألغِ مبكرًا ما لم تعد تحتاج إليه، فهناك من ينتظر هذا الموعد.",
      ],
    ],
  },
];
