import { adviceOn } from "../../../domain/triage.ts";
import type { Kind } from "./types.ts";

/** Drips that are given at home. */
export const iv: Kind = {
  en: {
    excerpt:
      "Who a drip at home can help, who should ask a doctor first, what the nurse checks, and how to recognise a service that takes safety seriously.",
    metaDescription:
      "IV therapy at home in Dubai: who it suits, who should see a doctor first, what the nurse checks before a drip, and how to tell a careful service.",
    alt: "A drip stand beside an armchair in a living room in Dubai",
    intro:
      "A drip looks simple: a bag, a tube, an armchair. It is also a medical procedure, because whatever enters a vein acts at once and cannot be taken back. This guide is about “{topic}”. It explains when a drip is reasonable, when drinking is enough, and which checks you should expect.",
    infographic:
      "Before a drip at home: medical history asked, pulse and blood pressure measured, allergies and medicines checked, nurse places the line, nurse stays until the end",
    sections: [
      `## When a drip makes sense, and when water is enough

For most healthy people with mild dehydration, drinking works as well as a drip: small sips of oral rehydration solution, soup or water with a salty snack. The gut takes up fluid quickly as long as it stays down.

A drip becomes reasonable when drinking does not work or something has to be given that cannot be swallowed:

- Repeated vomiting or diarrhoea, so that little fluid stays inside, once a doctor has examined you
- Weakness and dizziness after hours in the heat, once a doctor has ruled out heatstroke
- Iron or certain vitamins, when a blood test has shown a lack and tablets were not tolerated
- Antibiotics or other medicines that a doctor has prescribed for the vein

Claims that a drip makes anyone beautiful, slim or immune belong to advertising. Where the evidence is thin, a careful provider says so and lets you decide with open eyes.`,
      `## Who should ask a doctor first

Some conditions make extra fluid or certain substances dangerous. Please talk to a doctor before a drip if one of these fits:

- Heart failure, an irregular heartbeat or very high blood pressure
- Kidney disease, or medicines that change the salts in the blood
- Pregnancy or breastfeeding
- Diabetes that is not well controlled
- A lack of the enzyme G6PD, which matters for high doses of vitamin C
- A strong allergic reaction in the past, whatever the cause
- Children and teenagers

A [doctor on call]({base}/services/doctor-on-call) can examine you at home and decide. If the answer is no, you have been spared a risk; ask what helps instead.

### Medicines you take

Have the list ready, with blood thinners, water tablets, lithium and heart medicines at the top. They decide which bags are possible and how fast they may run.`,
      `## What the nurse checks before anything runs

Before the needle come questions and measurements. The nurse asks about illnesses, operations, allergies, medicines, pregnancy and the last meal, and measures pulse, blood pressure, temperature and oxygen. If a value is out of line, the drip waits and a doctor is called.

Then everything is shown to you: the sealed bag with its name, strength and date, and each ampoule that is added. You may read the labels and ask what each part is for. Hands are washed, gloves put on, the skin is cleaned and allowed to dry, and a thin tube is placed in a vein of the arm.

1. Your name and the order are compared
2. The line is flushed to see that it lies well
3. The first minutes run slowly, with the nurse beside you
4. Pulse and blood pressure are taken again halfway and at the end`,
      `## How a session goes, and how you may feel

Eat something light and drink a glass of water an hour or two before, unless you were told otherwise. Wear loose sleeves, use the bathroom, and choose a chair in which you can lean back. Reading, sleeping and talking are all fine; walking around with the stand is not a good idea.

A feeling of coolness in the arm is common. Some vitamins bring a warm flush or a taste in the mouth that passes when the speed is reduced. Say at once if the place burns or swells, if you itch, feel tight in the chest, cold or faint. The nurse stops the drip first and asks afterwards.

### The hours afterwards

Keep the dressing on for a few hours, press if it bleeds, and avoid heavy lifting with that arm for the day. A small bruise is normal. Redness that spreads, a hot cord along the vein, or fever is not, and needs a doctor today. ${adviceOn("en", "feverAfterBirth", "feverWithWeakImmunity")} Trouble breathing, a swelling face or a collapse means 998.`,
      `## How to recognise a careful service

You invite somebody into your home to put something into your blood. You are entitled to ask questions, and the answers should come easily.

- The provider has a licence of the Dubai Health Authority, and so has the nurse
- A doctor has signed each order and can be reached during the session
- Medical history comes before the menu and payment
- Bags and ampoules are opened in front of you, never prepared in the car
- Needles go into a rigid container that leaves with the nurse
- There is a kit for allergic reactions, and somebody who knows how to use it
- You get a record of what was given, with batch numbers

Be wary of parties where many people are connected quickly, of promises about weight or skin, and of prices that only hold if you decide this minute. A good provider sends people away when a drip is not the right thing.`,
      `## What helps besides a drip

Fluids treat the result, not always the reason. If you often feel tired, find out why before you treat it with vitamins. Sleep, iron, thyroid, mood and medicines are the usual reasons, and a few values from [lab tests at home]({base}/services/lab-test-at-home) can tell them apart. If low levels are found, food and tablets are the first choice for most people, because they act steadily and are easy to stop.

In the hot months prevention beats treatment. Drink before you are thirsty, take breaks in the shade, add a salty snack to long hours outdoors and avoid the sun around noon. After a stomach upset, return to food in small steps: rice, bananas, toast, soup.

After long flights, water, daylight and a normal bedtime do more than any bag. And when a friend suggests a drip because it did them good, remember that their blood test was not yours.`,
    ],
    faq: [
      {
        q: "How long does a drip take?",
        a: "It depends on the bag, your veins and how fast it may run for you. The session takes {{visit:iv-therapy-at-home}}; allow more time for the questions and checks before it and for rest afterwards. A nurse who is in a hurry is a reason to ask questions.",
      },
      {
        q: "Does it hurt?",
        a: "There is a short prick when the thin tube goes in. After that you should hardly feel it. Burning, pressure or swelling is a sign to stop, so say so immediately and do not wait politely until the bag is empty.",
      },
      {
        q: "How often may I have a drip?",
        a: "There is no number that suits everybody. A drip needs a reason each time, and repeated ones need a doctor's look and often a blood test, because some vitamins and minerals build up in the body and do harm.",
      },
    ],
  },
  ar: {
    excerpt:
      "لمن يفيد المحلول الوريدي في المنزل، ومن عليه أن يسأل الطبيب أولًا، وماذا تفحص الممرّضة، وكيف تميّز خدمة تأخذ السلامة على محمل الجد.",
    metaDescription:
      "العلاج الوريدي في المنزل بدبي: لمن يصلح، ومن عليه أن يراجع الطبيب أولًا، وماذا تفحص الممرّضة قبل المحلول، وكيف تميّز الخدمة المتأنية من غيرها.",
    alt: "حامل محاليل وريدية بجانب كرسي مريح في غرفة جلوس بدبي",
    intro:
      "يبدو المحلول الوريدي بسيطًا: كيس وأنبوب وكرسي مريح. لكنه إجراء طبي أيضًا، لأن ما يدخل الوريد يعمل في الحال ولا يمكن استرجاعه. يتناول هذا الدليل موضوع «{topic}»، ويشرح متى يكون المحلول معقولًا، ومتى يكفي الشرب، وأي فحوص ينبغي أن تتوقعها.",
    infographic:
      "قبل المحلول الوريدي في المنزل: سؤال عن التاريخ الصحي، قياس النبض وضغط الدم، مراجعة الحساسية والأدوية، ممرّضة تركّب الأنبوب، تبقى الممرّضة حتى النهاية",
    sections: [
      `## متى يكون المحلول معقولًا ومتى يكفي الماء

عند معظم الأصحاء الذين لديهم جفاف بسيط ينفع الشرب كما ينفع المحلول: رشفات صغيرة من محلول الإماهة الفموي أو الحساء أو الماء مع شيء مالح. فالأمعاء تمتص السوائل بسرعة ما دامت لا تُتقيّأ.

ويصبح المحلول معقولًا حين لا ينجح الشرب، أو حين يجب إعطاء شيء لا يمكن بلعه:

- قيء أو إسهال متكرر لا يبقى معه في الجسم إلا القليل من السوائل، بعد أن يفحصك طبيب
- ضعف ودوار بعد ساعات في الحر، بعد أن يستبعد الطبيب ضربة الشمس
- الحديد أو فيتامينات معينة، إذا أظهر تحليل الدم نقصًا ولم تُحتمل الأقراص
- مضادات حيوية أو أدوية أخرى وصفها طبيب للإعطاء في الوريد

أما القول إن المحلول يجمّل أو ينحّف أو يحصّن من المرض فمكانه الإعلانات. وحيث تقل الأدلة يقول مقدّم الخدمة المتأني ذلك صراحة ويترك لك القرار وأنت على بيّنة.`,
      `## من عليه أن يسأل الطبيب أولًا

في بعض الحالات تصبح السوائل الإضافية أو مواد معينة خطرة. نرجو أن تتحدث إلى طبيب قبل المحلول إذا انطبق عليك شيء مما يلي:

- قصور في القلب أو اضطراب في نبضه أو ضغط دم مرتفع جدًا
- مرض في الكلى، أو أدوية تغيّر أملاح الدم
- حمل أو رضاعة
- سكري غير منضبط
- نقص إنزيم G6PD (أنيميا الفول)، وهو مهم مع الجرعات العالية من فيتامين ج
- تفاعل تحسسي شديد في السابق أيًا كان سببه
- الأطفال والمراهقون

يستطيع [طبيب تحت الطلب]({base}/services/doctor-on-call) أن يفحصك في المنزل ويقرر. وإذا كان الجواب بالنفي فقد تجنّبت خطرًا؛ اسأل عندها عمّا ينفعك بدلًا منه.

### الأدوية التي تتناولها

جهّز القائمة، وضع في أولها مميّعات الدم ومدرّات البول والليثيوم وأدوية القلب. فهي التي تحدد أي المحاليل ممكن وبأي سرعة يُعطى.`,
      `## ماذا تفحص الممرّضة قبل أن يبدأ أي شيء

قبل الإبرة تأتي الأسئلة والقياسات. تسأل الممرّضة عن الأمراض والعمليات والحساسية والأدوية والحمل وآخر وجبة، وتقيس النبض وضغط الدم والحرارة والأكسجين. وإذا خرجت قيمة عن المعتاد انتظر المحلول واتصلت بالطبيب.

بعد ذلك يُعرض عليك كل شيء: الكيس المغلق باسمه وتركيزه وتاريخه، وكل أمبولة تُضاف إليه. ومن حقك أن تقرأ الملصقات وتسأل عن فائدة كل مكوّن. ثم تُغسل اليدان وتُلبس القفازات ويُنظّف الجلد ويُترك ليجف، ويوضع أنبوب رفيع في وريد من أوردة الذراع.

1. يُقارن اسمك بالأمر الطبي
2. يُختبر الأنبوب بقليل من السائل للتأكد من موضعه
3. يمر المحلول ببطء في الدقائق الأولى والممرّضة إلى جانبك
4. يُقاس النبض وضغط الدم مرة أخرى في المنتصف وفي النهاية`,
      `## كيف تسير الجلسة وبماذا قد تشعر

تناول شيئًا خفيفًا واشرب كوبًا من الماء قبلها بساعة أو ساعتين ما لم يُطلب منك غير ذلك. البس ما كمّه واسع، واذهب إلى الحمّام، واختر كرسيًا تستطيع أن تستند إليه. القراءة والنوم والحديث كلها لا بأس بها، أما المشي ومعك حامل المحلول فليس فكرة جيدة.

الإحساس ببرودة في الذراع شائع. وبعض الفيتامينات يسبب احمرارًا دافئًا أو طعمًا في الفم يزول عند تقليل السرعة. وقل فورًا إذا شعرت بحرقة أو تورّم في الموضع، أو بحكة أو ضيق في الصدر أو برد أو دوار. فالممرّضة توقف المحلول أولًا ثم تسأل.

### الساعات التالية

أبقِ الضمادة بضع ساعات، واضغط إذا نزف الموضع، وتجنّب حمل الأشياء الثقيلة بتلك الذراع بقية اليوم. الكدمة الصغيرة أمر معتاد. أما الاحمرار الذي ينتشر، أو حبل ساخن على طول الوريد، أو الحمّى، فليست كذلك وتحتاج إلى طبيب اليوم. ${adviceOn("ar", "feverAfterBirth", "feverWithWeakImmunity")} وصعوبة التنفس أو تورّم الوجه أو الانهيار يعني الاتصال بالرقم 998.`,
      `## كيف تميّز الخدمة المتأنية

أنت تدعو شخصًا إلى بيتك ليضع شيئًا في دمك، ومن حقك أن تسأل، وينبغي أن تأتي الأجوبة بسهولة.

- لدى مقدّم الخدمة ترخيص من هيئة الصحة بدبي، وكذلك الممرّضة
- كل أمر وقّعه طبيب يمكن الوصول إليه أثناء الجلسة
- يأتي التاريخ الصحي قبل قائمة الخيارات وقبل الدفع
- تُفتح الأكياس والأمبولات أمامك ولا تُجهّز في السيارة
- توضع الإبر في وعاء صلب يغادر مع الممرّضة
- توجد حقيبة لحالات الحساسية ومن يعرف كيف يستخدمها
- تتسلّم سجلًا بما أُعطي لك مع أرقام التشغيلات

احذر من التجمعات التي يُوصل فيها كثيرون بالمحاليل على عجل، ومن الوعود المتعلقة بالوزن أو البشرة، ومن أسعار لا تصلح إلا إذا قررت في هذه الدقيقة. مقدّم الخدمة الجيد يعتذر عن المحلول حين لا يكون هو المناسب.`,
      `## ما الذي ينفع غير المحلول

السوائل تعالج النتيجة ولا تعالج السبب دائمًا. إذا كنت تشعر بالتعب كثيرًا فاعرف السبب قبل أن تعالجه بالفيتامينات. فالنوم والحديد والغدة الدرقية والمزاج والأدوية هي الأسباب المعتادة، وعدد قليل من [التحاليل المخبرية في المنزل]({base}/services/lab-test-at-home) يميّز بينها. وإذا ظهر نقص فالغذاء والأقراص هما الخيار الأول لمعظم الناس، لأن مفعولهما ثابت وإيقافهما سهل.

وفي أشهر الحر الوقاية خير من العلاج: اشرب قبل أن تعطش، وخذ استراحات في الظل، وأضف شيئًا مالحًا إلى ساعات العمل الطويلة في الخارج، وتجنّب شمس الظهيرة. وبعد اضطراب المعدة عد إلى الطعام بخطوات صغيرة: الأرز والموز والخبز المحمّص والحساء.

وبعد الرحلات الطويلة يفيدك الماء وضوء النهار والنوم في موعده أكثر من أي كيس. وإذا نصحك صديق بمحلول لأنه أفاده فتذكّر أن تحليل دمه ليس تحليل دمك.`,
    ],
    faq: [
      {
        q: "كم يستغرق المحلول؟",
        a: "يتوقف ذلك على نوع الكيس وأوردتك والسرعة المناسبة لك. تستغرق الجلسة {{visit:iv-therapy-at-home}}، وأضف إليها وقتًا للأسئلة والفحوص قبلها وللراحة بعدها. والممرّضة المستعجلة سبب كافٍ لأن تسأل.",
      },
      {
        q: "هل يؤلم؟",
        a: "هناك وخزة قصيرة عند إدخال الأنبوب الرفيع، وبعدها لا تكاد تشعر به. أما الحرقة أو الضغط أو التورّم فعلامة على ضرورة التوقف، فأخبر الممرّضة فورًا ولا تنتظر مجاملةً حتى يفرغ الكيس.",
      },
      {
        q: "كم مرة يمكنني أخذ المحلول؟",
        a: "لا يوجد عدد يناسب الجميع. فكل محلول يحتاج إلى سبب، وتكراره يحتاج إلى نظر الطبيب وغالبًا إلى تحليل دم، لأن بعض الفيتامينات والمعادن يتراكم في الجسم ويضر.",
      },
    ],
  },
};
