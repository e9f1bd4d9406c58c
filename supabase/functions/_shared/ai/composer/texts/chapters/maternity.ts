import type { Chapter } from "../types.ts";

/** Chapters about a mother and her newborn, for the service that cares for both. */
export const maternityChapters: readonly Chapter[] = [
  {
    about: /feed|milk|question/i,
    heading: ["Feeding in the first weeks", "الرضاعة في الأسابيع الأولى"],
    lead: [
      "A newborn has to learn how to feed, and so has the mother. Help on the first day spares sore ones later.",
      "المولود يتعلم الرضاعة وأمه تتعلمها معه، والمساعدة في اليوم الأول توفّر أيامًا مؤلمة بعده.",
    ],
    tips: [
      [
        "Offer milk at the first signs of hunger: a turning head, hands at the mouth, small sounds.",
        "قدّمي الحليب عند أولى علامات الجوع: رأس يلتفت، ويد عند الفم، وأصوات خفيفة.",
      ],
      [
        "If a feed keeps hurting, have somebody experienced watch one from beginning to end.",
        "إذا استمر الألم أثناء الرضاعة فاطلبي ممن لديها خبرة أن تراقب رضعة من أولها إلى آخرها.",
      ],
      [
        "Make up formula exactly as the tin says, with boiled water that is still at 70 °C or more, and let it cool before the feed.",
        "حضّري الحليب الصناعي كما تقول العلبة تمامًا، بماء مغليّ لم تنزل حرارته عن 70 درجة، ثم اتركيه يبرد قبل الرضعة.",
      ],
      [
        "Milk is all that a baby needs now: no water, herbs, honey or dates.",
        "لا يحتاج الرضيع الآن إلى غير الحليب: لا ماء ولا أعشاب ولا عسل ولا تمر.",
      ],
      [
        "Note each feed and each wet nappy; it is what any doctor asks about first.",
        "دوّني كل رضعة وكل حفاض مبلل، فعنهما يسأل الطبيب أولًا.",
      ],
      [
        "Keep a glass of water and something to eat where you usually sit.",
        "اجعلي الماء وشيئًا من الطعام حيث تجلسين عادة.",
      ],
      [
        "Ask a doctor or pharmacist before any medicine, tablet or herbal tea while you breastfeed.",
        "اسألي طبيبًا أو صيدليًا قبل أي دواء أو شاي أعشاب ما دمت ترضعين.",
      ],
      [
        "Hold the baby upright against your shoulder for a few minutes afterwards.",
        "احملي الطفل منتصبًا على كتفك بضع دقائق بعد الرضعة.",
      ],
    ],
  },
  {
    about: /sleep|night/i,
    heading: ["Where and how a baby sleeps", "أين ينام الرضيع وكيف"],
    lead: [
      "For a baby the place matters more than the hours. Everybody who looks after it should know these rules.",
      "المكان أهم للرضيع من عدد الساعات، وينبغي أن يعرف هذه القواعد كل من يعتني به.",
    ],
    tips: [
      ["Face up, every time, for naps by day as well.", "على الظهر في كل مرة، وفي نوم النهار أيضًا."],
      [
        "A firm, flat mattress, without pillows, padded edges or toys.",
        "مرتبة ثابتة مستوية بلا وسائد ولا حواجز مبطّنة ولا دمى.",
      ],
      [
        "Keep the cot beside your bed for the first six months.",
        "سرير الطفل إلى جانب سريرك طوال الأشهر الستة الأولى.",
      ],
      [
        "To know whether it is too warm, feel the chest or the neck, not the hands.",
        "لتعرفي هل يشعر بالحر تحسّسي صدره أو رقبته لا يديه.",
      ],
      ["Never nod off together on a sofa or in an armchair.", "لا تغفي والطفل معك على أريكة أو كرسي."],
      ["Nobody smokes in the home or in the car.", "لا يدخّن أحد في البيت ولا في السيارة."],
      [
        "A car seat is made for the car: lift a sleeping baby out on arrival.",
        "مقعد السيارة للسيارة وحدها، فأخرجي منه الطفل النائم عند الوصول.",
      ],
      ["Take hats and bibs off before you lay it down.", "انزعي القبعة والمريلة قبل أن تضعيه في سريره."],
    ],
  },
  {
    about: /mother|recover|postnatal|help/i,
    heading: ["Rest and recovery for the mother", "راحة الأم وتعافيها"],
    lead: [
      "Between feeds and visitors the mother is easily forgotten, although she has her own recovery to manage.",
      "بين الرضعات والزوار تُنسى الأم بسهولة، مع أن أمامها تعافيها هي.",
    ],
    tips: [
      [
        "Lie down when the baby does, and ask visitors to come next week.",
        "استلقي حين ينام المولود، واطلبي من الزوار أن يأتوا الأسبوع القادم.",
      ],
      [
        "Take pain medicine as the hospital wrote it down, and add nothing without asking.",
        "خذي المسكّن كما كتبه المستشفى، ولا تزيدي عليه شيئًا من دون سؤال.",
      ],
      [
        "After a caesarean carry nothing heavier than your baby until the surgeon agrees.",
        "بعد القيصرية لا تحملي ما هو أثقل من طفلك حتى يسمح الجرّاح.",
      ],
      [
        "Injections against blood clots are taken to the last one; only the doctor stops them.",
        "حقن منع التجلط تُؤخذ إلى آخر واحدة منها، ولا يوقفها إلا الطبيب.",
      ],
      [
        "Get up and walk a little several times a day, as far as the hospital allows it.",
        "انهضي وامشي قليلًا عدة مرات في اليوم بقدر ما يسمح به المستشفى.",
      ],
      [
        "Tears come easily in the first week; sadness that stays for two weeks belongs with a doctor.",
        "تسهل الدموع في الأسبوع الأول، أما الحزن الذي يبقى أسبوعين فيُعرض على طبيب.",
      ],
      [
        "Keep the appointment for the check six weeks after the birth.",
        "احرصي على موعد الفحص بعد ستة أسابيع من الولادة.",
      ],
      [
        "In Ramadan speak with your doctor first: fasting may be made up later.",
        "في رمضان تحدثي إلى طبيبك أولًا، فالصيام يُقضى لاحقًا.",
      ],
    ],
  },
  {
    about: /bath|skin|cord|prepare/i,
    heading: ["Bath, skin and cord", "الاستحمام والبشرة والحبل السري"],
    lead: [
      "New skin needs little: lukewarm water, a soft towel and clean hands do almost everything.",
      "بشرة المولود لا تحتاج إلا إلى القليل: ماء فاتر ومنشفة ناعمة ويدان نظيفتان.",
    ],
    tips: [
      [
        "Fold the nappy below the stump, so that air keeps it dry.",
        "اطوي الحفاض تحت السرّة حتى يبقيها الهواء جافة.",
      ],
      [
        "Put nothing on it that a doctor has not named: no powder, oil, kohl or coin.",
        "لا تضعي عليها ما لم يسمّه الطبيب: لا بودرة ولا زيتًا ولا كحلًا ولا قطعة نقود.",
      ],
      ["Two or three baths a week are enough.", "مرتان أو ثلاث في الأسبوع تكفي للاستحمام."],
      [
        "Test the water with your elbow before the baby goes in.",
        "اختبري الماء بمرفقك قبل أن ينزل فيه الطفل.",
      ],
      [
        "Keep one hand on the baby all the time, and let the telephone ring.",
        "أبقي يدًا على الطفل طوال الوقت ودعي الهاتف يرن.",
      ],
      [
        "Change nappies soon, pat the folds dry, and use no powder.",
        "غيّري الحفاض سريعًا، وجفّفي الثنايا بلطف، واستغني عن البودرة.",
      ],
      ["No perfume on the skin, and no kohl around the eyes.", "لا عطر على البشرة ولا كحل حول العينين."],
      [
        "Whoever wants to hold the baby washes first, grandparents too.",
        "من أراد أن يحمل المولود غسل يديه أولًا، والأجداد كذلك.",
      ],
    ],
  },
  {
    about: /question|paper|check|expect/i,
    heading: ["What to ask at the baby's checks", "أسئلة لفحوص المولود"],
    lead: [
      "A check passes quickly. With a list nothing is left for the way home.",
      "الفحص قصير، ومع القائمة لا يبقى سؤال لطريق العودة.",
    ],
    tips: [
      ["Is the weight where it should be for this week?", "هل الوزن كما ينبغي في هذا الأسبوع؟"],
      [
        "Which vaccinations are due next, and who writes them into the booklet?",
        "ما التطعيمات القادمة، ومن يسجّلها في الدفتر؟",
      ],
      [
        "Have hearing, heart and the drop of blood from the heel been checked?",
        "هل فُحص السمع والقلب وقطرة الدم من الكعب؟",
      ],
      ["Does my baby need vitamin D, and how many drops?", "هل يحتاج طفلي إلى فيتامين د، وكم قطرة؟"],
      ["Which thermometer do I use, and where do I measure?", "أي ميزان حرارة أستعمل، وأين أقيس؟"],
      ["What should I see in the nappy from now on?", "ماذا ينبغي أن أرى في الحفاض من الآن؟"],
      [
        "Which emergency department for children is the nearest to our home?",
        "أي قسم طوارئ للأطفال هو الأقرب إلى بيتنا؟",
      ],
      [
        "When do we come back, and what may wait until then?",
        "متى نعود، وما الذي يمكن تأجيله إلى ذلك الموعد؟",
      ],
    ],
  },
];
