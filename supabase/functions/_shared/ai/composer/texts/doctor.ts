import { adviceOn } from "../../../domain/triage.ts";
import type { Kind } from "./types.ts";

/** Doctors who come to the patient. */
export const doctor: Kind = {
  en: {
    excerpt:
      "When a home visit is the right choice, what the doctor checks, what to have ready, and which signs should send you to a hospital instead.",
    metaDescription:
      "When a doctor's home visit in Dubai makes sense, what happens during it, what to have ready, and which warning signs need an ambulance instead.",
    alt: "A doctor with a medical bag at the door of a home in Dubai",
    intro:
      "Feeling ill is hard enough without traffic, parking and a crowded waiting room. This guide to “{topic}” explains when a visit at home is a sensible choice, how it goes from the first message to the plan you keep, and where its limits are. Read the list of emergency signs first.",
    infographic:
      "A doctor's home visit step by step: describe how you feel, share your location, the doctor examines you, you get a written plan, know when to call again",
    sections: [
      `## When a home visit is a good idea

Many illnesses that keep people in bed do not need a hospital. A doctor with time, a stethoscope and a few instruments can deal with many of them at the bedside. People usually call for one of these reasons:

- Fever, a sore throat, a cough or a blocked nose that is getting worse instead of better
- An upset stomach, vomiting or diarrhoea, with no blood and no signs of severe dehydration
- Ear pain, sinus pain, a rash, or burning when passing urine
- A headache or back pain that feels familiar and has no alarm signs
- A child who is unwell at an hour when no clinic is open
- A parent for whom the way to the clinic is harder than the illness itself
- A repeat prescription, or a second look after a hospital stay

If you are unsure, describe what you feel in one or two sentences and ask. Being told that you can wait until morning is a useful answer too. ${adviceOn("en", "vomitingWithDiabetes", "infantFever", "feverAfterBirth", "feverWithWeakImmunity")}`,
      `## What happens during the visit

The doctor begins with questions. When did it start, what makes it better or worse, who else at home is ill, what have you taken so far, and what illnesses do you already live with? Good answers here can make some tests unnecessary.

Then comes the examination: temperature, pulse, blood pressure and oxygen level for nearly everybody, and throat, ears, chest, belly or skin depending on the complaint. The doctor explains what was found in plain words, and says just as plainly what was not found.

### What you keep afterwards

You should be left with a plan that you can follow without calling back for an explanation: what this most likely is, what to take and how often, what to drink and eat, how long it should last, and which changes mean that you should call again. If you need a prescription, a sick-leave certificate or a receipt for your insurer, ask before the doctor leaves.`,
      `## What to have ready before the doctor arrives

A few minutes of preparation make the visit calmer and shorter. Put these things on one table:

1. Emirates ID or passport, and the insurance card if you have one
2. Every medicine that is taken regularly, in its box, with vitamins and herbal products
3. A note of temperatures and doses with the time of each
4. Recent test results, hospital letters and known allergies
5. For children, the last known weight, because doses depend on it

Clear a chair and a place with good light. Tell building security that you expect a visitor, and send the flat number and the nearest entrance together with your location. If there is a pet, keep it in another room. If you would like a female or a male doctor, or a certain language, say so when you book and not at the door, so that there is time to arrange it.`,
      `## What a doctor can do at home, and what needs a clinic

A home visit covers more than most people expect. The doctor can examine, prescribe, give some medicines and injections, check a wound, take a heart tracing when the equipment was requested, and arrange samples. Blood and urine can be collected through [lab tests at home]({base}/services/lab-test-at-home), and a nurse can follow up with dressings or injections through [nurse on call]({base}/services/nurse-on-call).

Some things belong elsewhere. X-rays, scans, stitches for deep cuts, treatment of broken bones and continuous monitoring need a clinic or a hospital. A careful doctor will say so early, write down what was found and help you decide where to go. That is not a wasted visit: arriving with a clear note often shortens the wait on the other side.

### A word about antibiotics

Colds, flu and most sore throats come from viruses, and antibiotics do nothing against them. If the doctor suggests waiting, ask what would change the decision and when to check again.`,
      `## Caring for yourself until help arrives

While you wait, simple things matter most. Sip water, soup or oral rehydration solution often rather than much at once. Rest with the head slightly raised if breathing through the nose is hard. Take fever medicine only as the leaflet of your own pack says, write down the time, and do not mix two products that contain the same ingredient.

Do not start antibiotics that are left over from another illness, and do not take a relative's tablets because the symptoms look alike. Give no aspirin to anyone under 16, and measure a child's liquid medicine with the syringe from the pack instead of a kitchen spoon.

Somebody who lives alone should tell a neighbour or friend, keep the phone charged and leave the door easy to open. If anything on the list of emergency signs appears while you wait, do not wait for us: call 998.`,
      `## After the visit: the next two days

Most short illnesses turn a corner within two or three days. Use the plan that you were given and check three things twice a day: how you drink, how you breathe and how you feel compared with yesterday. A number on the thermometer says less than those three.

Call again if the fever comes back after a day without it, if a rash spreads, if pain moves or grows, or if you cannot keep down medicine that you need. For anything on the list of emergency signs call 998. A short follow-up message is never a bother. For people with diabetes, heart disease, kidney disease or a pregnancy, the threshold for calling should be lower; ask the doctor where it lies for you.

If tests were sent, agree how you will hear about them and who explains them. A result without an explanation helps nobody.`,
    ],
    faq: [
      {
        q: "How quickly does a doctor come?",
        a: "It depends on the time of day, traffic and where the nearest team is. When you book you are told an expected time for your address, and you hear from us if that changes. If your condition gets worse while you wait, say so at once or call 998.",
      },
      {
        q: "Can the doctor see more than one person in the family?",
        a: "Usually yes, but please say so when you book. Each person needs an examination and notes of their own, so the visit takes longer, and the team plans its time and the fee accordingly.",
      },
      {
        q: "Will I get a prescription and a sick-leave certificate?",
        a: "If the doctor finds a medical reason, yes. Prescriptions follow the rules of the Dubai Health Authority, so some medicines cannot be given at home. Certificates are issued after an examination and never without one.",
      },
    ],
  },
  ar: {
    excerpt:
      "متى تكون زيارة الطبيب في المنزل خيارًا مناسبًا، وماذا يفحص، وما الذي تجهّزه قبل وصوله، وأي العلامات تستدعي المستشفى بدلًا من الانتظار.",
    metaDescription:
      "متى تفيد زيارة الطبيب في المنزل بدبي، وماذا يحدث خلالها، وما الذي تجهّزه قبلها، وأي علامات الخطر تستدعي الإسعاف بدلًا من الانتظار في البيت.",
    alt: "طبيب يحمل حقيبته الطبية عند باب منزل في دبي",
    intro:
      "يكفي المريض ما يشعر به من تعب، من غير زحام الطريق والبحث عن موقف وقاعة انتظار مزدحمة. يتناول هذا الدليل موضوع «{topic}»: متى تكون الزيارة المنزلية خيارًا حكيمًا، وكيف تسير من أول رسالة حتى الخطة التي تبقى معك، وأين تنتهي حدودها. اقرأ قائمة علامات الخطر أولًا.",
    infographic:
      "زيارة الطبيب في المنزل خطوة بخطوة: صف ما تشعر به، أرسل موقعك، يفحصك الطبيب، تتسلّم خطة مكتوبة، تعرف متى تتصل من جديد",
    sections: [
      `## متى تكون الزيارة المنزلية فكرة جيدة

كثير من الأمراض التي تُلزم الناس الفراش لا تحتاج إلى مستشفى. فالطبيب الذي لديه الوقت وسماعة وبعض الأدوات يستطيع أن يعالج كثيرًا منها بجانب السرير. ومن الأسباب المعتادة لطلب الزيارة:

- حمّى أو التهاب في الحلق أو سعال أو انسداد في الأنف يزداد سوءًا بدل أن يتحسن
- اضطراب في المعدة أو قيء أو إسهال، من دون دم ومن دون علامات جفاف شديد
- ألم في الأذن أو الجيوب الأنفية، أو طفح جلدي، أو حرقة عند التبول
- صداع أو ألم في الظهر يشبه ما عرفته من قبل ولا ترافقه علامات خطر
- طفل متعب في ساعة لا تعمل فيها العيادات
- أحد الوالدين حين يكون الطريق إلى العيادة أصعب عليه من المرض نفسه
- تجديد وصفة أو مراجعة بعد الخروج من المستشفى

إذا كنت مترددًا فصف ما تشعر به في جملة أو جملتين واسأل. وقد يكون الجواب أنك تستطيع الانتظار حتى الصباح، وهذا جواب مفيد أيضًا. ${adviceOn("ar", "vomitingWithDiabetes", "infantFever", "feverAfterBirth", "feverWithWeakImmunity")}`,
      `## ماذا يحدث خلال الزيارة

يبدأ الطبيب بالأسئلة: متى بدأت الأعراض، وما الذي يخففها أو يزيدها، وهل في البيت مريض آخر، وماذا تناولت حتى الآن، وما الأمراض التي تعيش معها أصلًا؟ الإجابات الدقيقة هنا قد تغني عن بعض الفحوص.

ثم يأتي الفحص: الحرارة والنبض وضغط الدم ونسبة الأكسجين لكل مريض تقريبًا، ثم الحلق أو الأذنان أو الصدر أو البطن أو الجلد بحسب الشكوى. ويشرح لك الطبيب بكلمات بسيطة ما وجده، ويذكر بالوضوح نفسه ما لم يجده.

### ما الذي يبقى معك بعد الزيارة

ينبغي أن تبقى لديك خطة تستطيع اتباعها من غير أن تتصل مرة أخرى لتفهمها: ما التشخيص الأرجح، وماذا تتناول وكم مرة، وماذا تشرب وتأكل، وكم يُتوقع أن يستمر الأمر، وأي التغيرات تعني أن تتصل من جديد. وإذا احتجت إلى وصفة أو إجازة مرضية أو إيصال لشركة التأمين فاطلب ذلك قبل أن يغادر الطبيب.`,
      `## ما الذي تجهّزه قبل وصول الطبيب

دقائق قليلة من التحضير تجعل الزيارة أهدأ وأقصر. ضع هذه الأشياء على طاولة واحدة:

1. الهوية الإماراتية أو جواز السفر، وبطاقة التأمين إن وُجدت
2. كل دواء يؤخذ بانتظام في علبته، مع الفيتامينات والمستحضرات العشبية
3. ورقة فيها درجات الحرارة والجرعات ووقت كل منها
4. نتائج الفحوص الحديثة وتقارير المستشفى والحساسية المعروفة
5. آخر وزن معروف للطفل، لأن الجرعات تعتمد عليه

أفرغ كرسيًا ومكانًا جيد الإضاءة، وأخبر حارس المبنى أنك تنتظر زائرًا، وأرسل رقم الشقة وأقرب مدخل مع الموقع. وإذا كان في البيت حيوان أليف فأبقه في غرفة أخرى. وإن كنت تفضّل طبيبة أو طبيبًا أو لغة بعينها فقل ذلك عند الحجز لا عند الباب، حتى يتسع الوقت لترتيبه.`,
      `## ما يستطيع الطبيب فعله في البيت وما يحتاج إلى عيادة

تشمل الزيارة المنزلية أكثر مما يتوقعه معظم الناس. يستطيع الطبيب أن يفحص ويصف الدواء ويعطي بعض الأدوية والحقن ويعاين الجروح، وأن يجري تخطيطًا للقلب إذا طُلب الجهاز مسبقًا، وأن يرتّب أخذ العيّنات. ويمكن سحب الدم وجمع عيّنة البول عن طريق [التحاليل المخبرية في المنزل]({base}/services/lab-test-at-home)، كما يمكن أن تتابع ممرّضة الضمادات والحقن عن طريق [ممرّض تحت الطلب]({base}/services/nurse-on-call).

وهناك أمور مكانها غير البيت: الأشعة والتصوير، وخياطة الجروح العميقة، وعلاج الكسور، والمراقبة المستمرة. الطبيب المتأني يقول ذلك مبكرًا ويدوّن ما وجده ويساعدك على اختيار وجهتك. ولا تكون الزيارة عندئذ وقتًا ضائعًا، فالوصول بتقرير واضح كثيرًا ما يختصر الانتظار في الجهة الأخرى.

### كلمة عن المضادات الحيوية

نزلات البرد والإنفلونزا ومعظم التهابات الحلق سببها فيروسات لا تؤثر فيها المضادات الحيوية. فإذا اقترح الطبيب الانتظار فاسأله ما الذي يغيّر القرار ومتى يُعاد الفحص.`,
      `## كيف تعتني بنفسك إلى أن تصل المساعدة

الأمور البسيطة هي الأهم في وقت الانتظار. ارتشف الماء أو الحساء أو محلول الإماهة الفموي مرات متكررة بدل كمية كبيرة دفعة واحدة، واسترح ورأسك مرفوع قليلًا إذا صعب التنفس من الأنف. تناول خافض الحرارة كما تقول نشرة العبوة التي بين يديك فقط، ودوّن الوقت، ولا تجمع بين منتجين فيهما المادة نفسها.

لا تبدأ بمضاد حيوي بقي من مرض سابق، ولا تأخذ أقراص أحد أقاربك لأن الأعراض متشابهة. ولا تعطِ الأسبرين لمن هم دون 16 عامًا، وقِس دواء الطفل السائل بالمحقنة المرفقة لا بملعقة المطبخ.

من يعيش وحده فليخبر جارًا أو صديقًا، وليُبقِ هاتفه مشحونًا وبابه سهل الفتح. وإذا ظهرت أثناء الانتظار أي علامة من قائمة الخطر فلا تنتظرنا: اتصل بالرقم 998.`,
      `## بعد الزيارة: اليومان التاليان

معظم الأمراض القصيرة تبدأ بالتحسن خلال يومين أو ثلاثة. اتبع الخطة التي تسلّمتها وراقب ثلاثة أمور مرتين في اليوم: كيف تشرب، وكيف تتنفس، وكيف تشعر مقارنة بالأمس. وهذه الثلاثة تخبرك أكثر مما يخبرك رقم ميزان الحرارة.

اتصل من جديد إذا عادت الحمّى بعد يوم من غيابها، أو انتشر الطفح، أو انتقل الألم أو اشتد، أو لم يستقر في معدتك دواء تحتاج إليه. وعند أي علامة من قائمة الخطر اتصل بالرقم 998. ورسالة متابعة قصيرة لا تزعج أحدًا. أما من لديه سكري أو مرض في القلب أو الكلى، والمرأة الحامل، فينبغي أن يتصلوا في وقت أبكر؛ اسأل الطبيب عن الحد المناسب لك.

وإذا أُرسلت عيّنات فاتفق على طريقة إبلاغك بالنتيجة وعلى من يشرحها لك، فنتيجة بلا شرح لا تنفع أحدًا.`,
    ],
    faq: [
      {
        q: "كم يستغرق وصول الطبيب؟",
        a: "يتوقف ذلك على الوقت وحركة المرور ومكان أقرب فريق. عند الحجز نخبرك بالوقت المتوقع لعنوانك ونبلغك إذا تغيّر. وإذا ساءت حالتك أثناء الانتظار فأخبرنا فورًا أو اتصل بالرقم 998.",
      },
      {
        q: "هل يستطيع الطبيب فحص أكثر من شخص في العائلة؟",
        a: "نعم في الغالب، لكن نرجو ذكر ذلك عند الحجز. فلكل شخص فحص وملف خاص به، ولذلك تطول الزيارة ويخطط الفريق للوقت والرسوم على هذا الأساس.",
      },
      {
        q: "هل أحصل على وصفة وإجازة مرضية؟",
        a: "نعم إذا وجد الطبيب سببًا طبيًا. تخضع الوصفات لقواعد هيئة الصحة بدبي، ولذلك لا تُعطى بعض الأدوية في المنزل. ولا تصدر الإجازة المرضية إلا بعد فحص.",
      },
    ],
  },
};
