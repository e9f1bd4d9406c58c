import type { Kind } from "./types.ts";

/** Samples that are taken at home. */
export const lab: Kind = {
  en: {
    excerpt:
      "How a sample is taken at home, which tests need fasting, what changes a result, and how to read the report with a doctor instead of a search engine.",
    metaDescription:
      "Blood tests at home in Dubai: how to prepare, which tests need fasting, how the sample travels, and how to read the report together with a doctor.",
    alt: "A nurse labelling blood tubes at a table in a home in Dubai",
    intro:
      "A blood test takes a few minutes; the way to the laboratory, the waiting and the empty stomach take the rest of the morning. This guide is about “{topic}”. It tells you how a sample at home is taken, how to prepare so that the result means something, and what to do with the report when it arrives.",
    infographic:
      "From sample to result: choose the tests with a doctor, prepare and fast if told, sample taken at home, tubes cooled and sent to the laboratory, report explained to you",
    sections: [
      `## Start with the question, not with the test

A test is useful when its result changes what you do next. Before you choose a panel from a list, put the question into words. Why am I tired? Does my diabetes treatment work? Is this medicine safe for my kidneys? A doctor can then pick the few tests that answer it.

- Routine checks: blood count, sugar, cholesterol, kidney and liver values
- Long-term control: HbA1c in diabetes, thyroid values under treatment
- Questions from symptoms: iron and vitamin levels, markers of inflammation
- Before an operation, a pregnancy or a new medicine

More tests are not better medicine. Out of twenty values in a healthy person, one is often slightly outside its range by pure chance, and the worry that follows is real. If you have no clear question yet, begin with a visit by a [doctor on call]({base}/services/doctor-on-call).`,
      `## How to prepare, and which tests need fasting

Many tests need no preparation at all. Fasting matters for fasting glucose and insulin, and for some lipid tests: nothing but water for eight to twelve hours. Do not fast for longer than you were told, since that changes values as well.

1. Drink water as usual; well-filled veins are easier to find
2. Avoid hard exercise and alcohol the day before
3. Ask about your tablets: some are taken after the sample, most as always, none are stopped without a doctor; if you use insulin or diabetes tablets, ask your doctor before you fast
4. Tell the laboratory about biotin, a vitamin in many hair products, because it can disturb hormone tests
5. For urine, collect the middle of the stream in the cup you were given

### In Ramadan and on early mornings

In Ramadan the time from eight to twelve hours after suhoor suits fasting tests; soon after suhoor does not, because many tests need eight hours without food. Say when you book that you fast, so that the time can be chosen well.`,
      `## What happens when the nurse comes

The nurse first asks for your name and date of birth and compares them with the request. Labels are written or scanned in front of you, at your table and never afterwards in the car. That small step prevents the error that matters most: a tube with the wrong name.

You sit or lie comfortably and a band is placed on the upper arm. After cleaning, a thin needle goes into a vein at the elbow; the tubes are filled in a fixed order and turned over gently. The whole thing usually takes less than ten minutes. Press on the spot for three to five minutes with a straight arm; a bent one bruises more.

Tell the nurse if you take blood thinners, if you have had lymph nodes removed on one side, or if you tend to faint. Lying down is always an option. For children, numbing cream and a calm helper make the difference.`,
      `## How the sample reaches the laboratory

A result is only as good as the journey of the tube. Some samples have to be cooled, some kept from light, and some must arrive within hours. In Dubai's summer a car in the sun is no place for blood, so samples travel in an insulated box with a temperature that is watched.

The laboratory checks each tube when it arrives. A sample that is too small, clotted or broken down is refused, and you are asked for another. That is a nuisance, but it is right: a wrong number is worse than a missing one.

### When results come

Most routine values are ready within {{results}}. Cultures, allergy panels and genetic tests take longer because something has to grow or be sent on. Ask for the expected time of each test before the nurse leaves, and give the address to which the report should go.`,
      `## How to read the report

The numbers next to your value are a reference range: where most healthy people in a comparison group lie. Ranges differ between laboratories, methods, ages and sexes, and they change in pregnancy. Compare with your own earlier results from the same laboratory when you can; the direction often says more than one figure.

- A value just outside the range is frequently without meaning
- Several values that point the same way deserve attention
- A normal result does not rule out everything, if symptoms continue
- A result that does not fit you at all may be a mistake, and can be repeated

Do not start or stop a medicine because of a number. Send the report to a doctor who knows your history, and write down your two most important questions before you talk. Vitamins in high doses are medicines as well, and need a reason.`,
      `## Who should take special care

Some people need a plan before the needle. If you use insulin or diabetes tablets, ask your doctor before you fast, because your sugar can fall too far; take the first appointment of the morning and keep something sweet at hand. If you bleed easily or take blood thinners, plan a longer pressure afterwards. If you are pregnant, tell the team how far along you are, because many reference ranges are different.

Elderly people often have fine veins and thin skin. Warmth, water and a patient nurse help, and combining several requests into one sample spares them a second one. For somebody who cannot leave bed, a visit by [nurse on call]({base}/services/nurse-on-call) can combine the sample with a dressing or an injection.

If you feel faint, sweaty or sick after a sample, lie down with your legs up and say so. It usually passes in minutes. Call 998 for somebody who passes out.`,
    ],
    faq: [
      {
        q: "Do I need a doctor's request?",
        a: "For many routine tests you can ask directly; for others a doctor's request is required or simply wise. If you are not sure which tests make sense, a short consultation first often saves money, because fewer tests answer the question.",
      },
      {
        q: "Can I drink coffee before a fasting test?",
        a: "Better not. Black coffee and tea can change sugar and fat values, and milk or sugar certainly do. Plain water is fine and makes the sample easier. Have your coffee straight afterwards with breakfast.",
      },
      {
        q: "What if my result is clearly outside the range?",
        a: "Values that need quick action are reported to you or your doctor as soon as the laboratory has confirmed them. For all others, arrange a conversation with a doctor within a few days and bring earlier results along.",
      },
    ],
  },
  ar: {
    excerpt:
      "كيف تؤخذ العيّنة في المنزل، وأي التحاليل يحتاج إلى صيام، وما الذي يغيّر النتيجة، وكيف تقرأ التقرير مع طبيب بدل محرّكات البحث.",
    metaDescription:
      "تحاليل الدم في المنزل بدبي: كيف تستعد لها، وأيها يحتاج إلى صيام، وكيف تنتقل العيّنة إلى المختبر، وكيف تقرأ التقرير مع الطبيب خطوة بخطوة.",
    alt: "ممرّضة تضع الملصقات على أنابيب الدم على طاولة في منزل بدبي",
    intro:
      "تحليل الدم نفسه لا يستغرق إلا دقائق، أما الطريق إلى المختبر والانتظار والمعدة الفارغة فتأخذ بقية الصباح. يتناول هذا الدليل موضوع «{topic}»، ويخبرك كيف تؤخذ العيّنة في البيت، وكيف تستعد لتكون النتيجة ذات معنى، وماذا تفعل بالتقرير عندما يصل.",
    infographic:
      "من العيّنة إلى النتيجة: اختر التحاليل مع الطبيب، استعد وصم إذا طُلب منك، تؤخذ العيّنة في المنزل، تُنقل الأنابيب مبرّدة إلى المختبر، يُشرح لك التقرير",
    sections: [
      `## ابدأ بالسؤال لا بالتحليل

يفيد التحليل حين تغيّر نتيجته ما ستفعله بعدها. قبل أن تختار باقة من قائمة، صُغ السؤال بالكلمات: لماذا أشعر بالتعب؟ هل يعمل علاج السكري؟ هل هذا الدواء آمن لكليتيّ؟ عندئذ يستطيع الطبيب أن يختار التحاليل القليلة التي تجيب عنه.

- الفحوص الدورية: صورة الدم والسكر والكوليسترول ووظائف الكلى والكبد
- المتابعة الطويلة: السكر التراكمي لمرضى السكري، وهرمونات الغدة الدرقية أثناء العلاج
- أسئلة تثيرها الأعراض: الحديد والفيتامينات ومؤشرات الالتهاب
- قبل عملية أو حمل أو دواء جديد

كثرة التحاليل ليست طبًا أفضل. فمن بين عشرين قيمة عند شخص سليم كثيرًا ما تخرج واحدة قليلًا عن نطاقها بالمصادفة وحدها، لكن القلق الذي يتبعها حقيقي. وإذا لم يتضح سؤالك بعد فابدأ بزيارة من [طبيب تحت الطلب]({base}/services/doctor-on-call).`,
      `## كيف تستعد، وأي التحاليل يحتاج إلى صيام

كثير من التحاليل لا يحتاج إلى أي استعداد. يهم الصيام لسكر الدم الصائم والإنسولين وبعض تحاليل الدهون: لا شيء سوى الماء مدة ثماني ساعات إلى اثنتي عشرة ساعة. ولا تصم أطول مما قيل لك، لأن ذلك يغيّر القيم أيضًا.

1. اشرب الماء كالمعتاد، فالأوردة الممتلئة أسهل في العثور عليها
2. تجنّب الرياضة الشاقة والكحول في اليوم السابق
3. اسأل عن أدويتك: بعضها يؤخذ بعد العيّنة ومعظمها في وقته، ولا يُوقَف شيء منها من دون طبيب؛ وإن كنت تستعمل الإنسولين أو أقراص السكري فاسأل طبيبك قبل أن تصوم
4. أخبر المختبر إذا كنت تتناول البيوتين، وهو فيتامين في كثير من منتجات الشعر، لأنه قد يشوّش تحاليل الهرمونات
5. في عيّنة البول اجمع وسط التدفق في الوعاء الذي أُعطي لك

### في رمضان وفي الصباح الباكر

في رمضان يناسب تحاليلَ الصيام الوقتُ ما بين ثماني ساعات واثنتي عشرة ساعة بعد السحور، أما ما بعد السحور بقليل فلا، لأن كثيرًا منها يحتاج إلى ثماني ساعات بلا طعام. أخبرنا عند الحجز أنك صائم حتى يُختار الوقت المناسب.`,
      `## ماذا يحدث عندما تصل الممرّضة

تسأل الممرّضة أولًا عن اسمك وتاريخ ميلادك وتقارنهما بالطلب. وتُكتب الملصقات أو يُقرأ رمزها بالماسح أمامك على طاولتك، لا لاحقًا في السيارة. هذا الإجراء الصغير يمنع أهم خطأ ممكن: أنبوب يحمل اسم شخص آخر.

تجلس أو تستلقي مرتاحًا، ويوضع رباط على أعلى الذراع. وبعد التنظيف تدخل إبرة رفيعة في وريد عند المرفق، وتُملأ الأنابيب بترتيب ثابت وتُقلب برفق. يستغرق ذلك كله في العادة أقل من عشر دقائق. اضغط على الموضع من ثلاث إلى خمس دقائق وذراعك ممدودة، فثني الذراع يزيد الكدمة.

أخبر الممرّضة إذا كنت تتناول مميّعات الدم، أو أُزيلت لديك عقد لمفاوية من جهة واحدة، أو كنت معرّضًا للإغماء. والاستلقاء خيار متاح دائمًا. أما الأطفال فيفيدهم كريم التخدير الموضعي ووجود شخص هادئ إلى جانبهم.`,
      `## كيف تصل العيّنة إلى المختبر

جودة النتيجة من جودة رحلة الأنبوب. بعض العيّنات يجب تبريدها، وبعضها يُحفظ بعيدًا عن الضوء، وبعضها يجب أن يصل خلال ساعات. وفي صيف دبي لا تصلح سيارة واقفة في الشمس لنقل الدم، ولذلك تسافر العيّنات في صندوق معزول تُراقب حرارته.

ويفحص المختبر كل أنبوب عند وصوله. فالعيّنة القليلة أو المتخثرة أو المتحللة تُرفض ويُطلب منك غيرها. هذا مزعج لكنه صواب، لأن الرقم الخاطئ أسوأ من الرقم الغائب.

### متى تصل النتائج

تجهز معظم القيم المعتادة خلال {{results}}. أما المزارع البكتيرية وتحاليل الحساسية والتحاليل الجينية فتحتاج إلى وقت أطول، لأن شيئًا يجب أن ينمو أو يُرسل إلى مختبر آخر. اسأل عن الوقت المتوقع لكل تحليل قبل أن تغادر الممرّضة، وحدّد العنوان الذي يُرسل إليه التقرير.`,
      `## كيف تقرأ التقرير

الأرقام المكتوبة بجانب قيمتك هي النطاق المرجعي: أي حيث يقع معظم الأصحاء في مجموعة المقارنة. وتختلف النطاقات بين المختبرات والطرق والأعمار والجنسين، وتتغير في الحمل. قارن بنتائجك السابقة من المختبر نفسه إن استطعت، فالاتجاه كثيرًا ما يقول أكثر مما يقوله رقم واحد.

- القيمة التي تخرج قليلًا عن النطاق كثيرًا ما تكون بلا دلالة
- عدة قيم تشير إلى الاتجاه نفسه تستحق الانتباه
- النتيجة الطبيعية لا تنفي كل شيء إذا استمرت الأعراض
- النتيجة التي لا تشبه حالتك إطلاقًا قد تكون خطأ ويمكن إعادتها

لا تبدأ دواءً ولا توقفه بسبب رقم. أرسل التقرير إلى طبيب يعرف تاريخك الصحي، واكتب أهم سؤالين لديك قبل الحديث معه. والفيتامينات بجرعات عالية أدوية أيضًا، وتحتاج إلى سبب.`,
      `## من يحتاج إلى عناية خاصة

بعض الناس يحتاجون إلى خطة قبل الإبرة. إذا كنت تستعمل الإنسولين أو أقراص السكري فاسأل طبيبك قبل أن تصوم، لأن سكرك قد يهبط أكثر مما ينبغي؛ واختر أول موعد في الصباح وأبقِ شيئًا حلوًا قريبًا منك. وإذا كنت تنزف بسهولة أو تتناول مميّعات الدم فخصّص وقتًا أطول للضغط على الموضع. وإذا كنتِ حاملًا فأخبري الفريق بأسبوع الحمل، لأن كثيرًا من النطاقات المرجعية يختلف.

كبار السن أوردتهم رفيعة وجلدهم رقيق في الغالب. يفيدهم الدفء والماء وممرّضة صبورة، كما أن جمع عدة طلبات في عيّنة واحدة يعفيهم من عيّنة ثانية. ومن لا يستطيع مغادرة السرير يمكن أن تجمع له زيارة من [ممرّض تحت الطلب]({base}/services/nurse-on-call) بين العيّنة وضمادة أو حقنة.

إذا شعرت بدوار أو تعرّق أو غثيان بعد العيّنة فاستلقِ وارفع ساقيك وأخبر الممرّضة. يزول ذلك في العادة خلال دقائق. ومن فقد وعيه فاتصل له بالرقم 998.`,
    ],
    faq: [
      {
        q: "هل أحتاج إلى طلب من الطبيب؟",
        a: "يمكنك طلب كثير من التحاليل المعتادة مباشرة، وبعضها يتطلب طلب طبيب أو يحسن فيه ذلك. وإذا لم تكن متأكدًا من التحاليل المناسبة فاستشارة قصيرة أولًا كثيرًا ما توفّر المال، لأن تحاليل أقل تجيب عن السؤال.",
      },
      {
        q: "هل أشرب القهوة قبل تحليل يحتاج إلى صيام؟",
        a: "الأفضل ألا تشربها. فالقهوة السوداء والشاي قد يغيّران قيم السكر والدهون، والحليب والسكر يغيّرانها بالتأكيد. الماء وحده لا بأس به ويسهّل أخذ العيّنة. واشرب قهوتك بعدها مباشرة مع الفطور.",
      },
      {
        q: "ماذا لو كانت نتيجتي خارج النطاق بوضوح؟",
        a: "القيم التي تتطلب إجراءً سريعًا تُبلّغ لك أو لطبيبك فور أن يؤكدها المختبر. وفيما عداها رتّب حديثًا مع طبيب خلال أيام قليلة، وأحضر معك نتائجك السابقة.",
      },
    ],
  },
};
