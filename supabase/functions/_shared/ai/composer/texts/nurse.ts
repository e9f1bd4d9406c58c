import { adviceOn } from "../../../domain/triage.ts";
import type { Kind } from "./types.ts";

/** Nurses who come to the patient. */
export const nurse: Kind = {
  en: {
    excerpt:
      "What a nurse can do at home, how to prepare a clean corner for the visit, which papers are needed, and what to watch for between visits.",
    metaDescription:
      "What a nurse can do for you at home in Dubai: injections, dressings, drips and checks, what to prepare, and when to call a doctor instead.",
    alt: "A nurse preparing a dressing at a table in a home in Dubai",
    intro:
      "Going home from hospital, starting a course of injections or looking after a wound often raises the same question: who does this at home, and how safely? This guide is about “{topic}”. It explains what a nurse does, what has to be ready, what a family can do in between, and where a nurse hands over to a doctor.",
    infographic:
      "A nurse's visit at home: order from the doctor, clean table and good light, hands washed and items checked, treatment and measurements, notes for the family",
    sections: [
      `## What a nurse can do at home

A home nurse carries out what a doctor has ordered and watches how the patient responds. The most common reasons for a visit are:

- Injections and infusions that were prescribed, such as antibiotics
- Dressings for surgical wounds, pressure sores and diabetic foot wounds
- Care of catheters, drains, feeding tubes and stomas
- Measuring blood pressure, blood sugar, temperature and oxygen, with a written record
- Help with washing, turning and moving after an operation
- Showing the family how to do the simple parts themselves

A nurse does not diagnose an illness and does not change a prescription. If something looks different from what was expected, the nurse calls the doctor and tells you why. That division protects the patient: two people look, and each does what they were trained for.`,
      `## The papers and supplies you need

For any medicine that goes under the skin, into a muscle or into a vein, the nurse needs a valid prescription with the name of the patient, the medicine, the dose, how it is given and for how long. A photo sent beforehand saves time, because a missing line can be mended before the visit instead of at the bedside.

Ask when you book which supplies come with the nurse and which you should have at home. Dressings, gloves and syringes usually come along; the medicine itself often comes from your pharmacy. Keep it as the label says. Some injections must stay in the fridge, others must not.

### For patients who come from hospital

Have the discharge letter, the operation note and the list of medicines at hand. If the surgeon gave instructions for the wound or the drain, they come first.`,
      `## How to prepare the room

The nurse needs little space but good conditions. Choose a place with daylight or a bright lamp, a table that can be wiped, a chair, and a bed or sofa that can be reached from one side. Clear the table, wipe it and keep pets and small children away during the procedure.

1. Wash your hands, and have soap, running water and a clean towel ready
2. Put out the prescription, the medicines and the last notes
3. Wear clothes with sleeves that roll up easily, or loose trousers for leg wounds
4. Eat and drink as usual unless you were told otherwise, and use the bathroom before
5. Keep a bin with a lid near; needles go into the nurse's own sharps box, never into household waste

If the patient is afraid of needles or faints easily, say so. Lying down, a slow breath and a bit of time make a real difference.`,
      `## What a visit looks like

A visit starts with identity, allergies and the order: the right patient, the right medicine, the right dose, the right way, the right time. It may feel like a formality. It is the step that prevents many mistakes.

Next the nurse takes a few measurements and asks how the time since the last visit went. Then comes the treatment itself. After an injection or infusion the nurse stays long enough to see that it is tolerated. A wound is looked at, measured and sometimes photographed with your consent, so that the next person can compare.

### Notes that travel

At the end everything is written down: what was given, what was seen, what to watch. Keep these pages together. They connect the nurse, the doctor and the family, and they are most useful when a different colleague comes next time.`,
      `## Between two visits: what families can do

Most healing happens when nobody medical is in the room. Keep dressings dry and in place, and do not look under them out of curiosity. Help the patient to drink, to change position and to walk a few steps if the doctor allows it. Give tablets at the agreed times and tick them off on a list.

Take note of changes in a simple table: date, temperature, pain from zero to ten, appetite, anything unusual. Two lines a day are enough. Wash your hands before and after you touch the bed, the bag or the bandage.

Rest is part of care for you as well. If nights are hard, share them with somebody or ask about a shift by [nurse at home]({base}/services/nurse-at-home). Tired carers make mistakes that rested ones do not.`,
      `## When to call the nurse, and when a doctor

Call the nurse's line if a dressing is soaked, loose or wet, if a catheter drains less than usual without pain, if you are unsure about a dose, or if an appointment has to move. Send a photo when you are asked for one; it often answers the question.

Ask for a doctor the same day if a wound becomes redder, hotter or more painful, smells, or its edges begin to part; if an adult or an older child has a fever or shivering; if a rash appears after a medicine; or if the patient is much weaker than the day before. A wound that bursts open: call 998. ${adviceOn("en", "blockedCatheter", "swollenCalf", "newConfusion", "feverWithWeakImmunity", "feverAfterBirth")} A visit by a [doctor on call]({base}/services/doctor-on-call) can settle much of the rest at home.

After an operation, use the surgeon's number for anything that concerns the operated part itself. It helps to write all numbers on one sheet and hang it on the fridge.`,
    ],
    faq: [
      {
        q: "Do I need a prescription for a nurse's visit?",
        a: "For injections, infusions and wound medicines, yes: a nurse gives only what a doctor has ordered. For measurements, help with washing or a change of a simple dressing it is not always needed. If you have none, a doctor can examine you first.",
      },
      {
        q: "Can the same nurse come every day?",
        a: "We try to keep one small team for each patient, because familiar faces make care easier. Nurses need days off too, so the notes are kept in a way that lets a colleague carry on without a gap.",
      },
      {
        q: "Can I ask for a female nurse?",
        a: "Yes. Say so when you book, together with any other wish about language or time. For some hours and areas it may take a little longer to arrange.",
      },
    ],
  },
  ar: {
    excerpt:
      "ما الذي تستطيع الممرّضة أن تفعله في المنزل، وكيف تجهّز ركنًا نظيفًا للزيارة، وأي أوراق تلزم، وما الذي تراقبه بين زيارة وأخرى.",
    metaDescription:
      "ما الذي تقدّمه الممرّضة في منزلك بدبي من حقن وضمادات ومحاليل وقياسات، وما الذي تجهّزه قبل الزيارة، ومتى تحتاج إلى طبيب بدلًا منها.",
    alt: "ممرّضة تجهّز ضمادة على طاولة في منزل بدبي",
    intro:
      "الخروج من المستشفى أو بدء دورة من الحقن أو العناية بجرح يثير غالبًا السؤال نفسه: من يقوم بهذا في البيت، وكيف يكون آمنًا؟ يتناول هذا الدليل موضوع «{topic}»، ويشرح ما تفعله الممرّضة، وما ينبغي تجهيزه، وما تستطيع العائلة أن تقوم به بين الزيارات، ومتى تسلّم الممرّضة الأمر إلى الطبيب.",
    infographic:
      "زيارة الممرّضة في المنزل: أمر من الطبيب، طاولة نظيفة وإضاءة جيدة، غسل اليدين ومراجعة الأدوات، العلاج والقياسات، ملاحظات للعائلة",
    sections: [
      `## ما الذي تستطيع الممرّضة فعله في المنزل

تنفّذ ممرّضة المنزل ما أمر به الطبيب وتراقب استجابة المريض له. وأكثر أسباب الزيارة شيوعًا:

- الحقن والمحاليل الموصوفة، مثل المضادات الحيوية
- ضمادات جروح العمليات وقرح الفراش وجروح القدم السكرية
- العناية بالقسطرة وأنابيب التصريف وأنابيب التغذية والفغرة
- قياس ضغط الدم والسكر والحرارة والأكسجين مع تدوينها
- المساعدة في الاستحمام والتقليب والحركة بعد العمليات
- تعليم العائلة كيف تقوم بالأجزاء البسيطة بنفسها

لا تشخّص الممرّضة مرضًا ولا تغيّر وصفة. وإذا بدا شيء مختلفًا عمّا هو متوقع اتصلت بالطبيب وأخبرتك بالسبب. وهذا التقسيم يحمي المريض، فهناك شخصان ينظران، وكل منهما يؤدي ما تدرّب عليه.`,
      `## الأوراق والمستلزمات التي تحتاج إليها

كل دواء يُعطى تحت الجلد أو في العضل أو في الوريد يتطلب وصفة سارية فيها اسم المريض والدواء والجرعة وطريقة الإعطاء والمدة. إرسال صورة منها مسبقًا يوفّر الوقت، لأن السطر الناقص يمكن استكماله قبل الزيارة لا بجانب السرير.

اسأل عند الحجز عن المستلزمات التي تأتي مع الممرّضة وعمّا يجب أن يكون لديك في البيت. عادة تحضر معها الضمادات والقفازات والمحاقن، أما الدواء نفسه فغالبًا من صيدليتك. احفظه كما يقول الملصق، فبعض الحقن يجب أن تبقى في الثلاجة وبعضها لا يجوز أن يوضع فيها.

### لمن خرج حديثًا من المستشفى

جهّز تقرير الخروج وتقرير العملية وقائمة الأدوية. وإذا أعطى الجرّاح تعليمات خاصة بالجرح أو أنبوب التصريف فهي مقدّمة على غيرها.`,
      `## كيف تجهّز الغرفة

تحتاج الممرّضة إلى مساحة صغيرة وظروف جيدة. اختر مكانًا فيه ضوء النهار أو مصباح قوي، وطاولة يسهل مسحها، وكرسيًا، وسريرًا أو أريكة يمكن الوصول إليها من جانب واحد على الأقل. أفرغ الطاولة وامسحها، وأبعد الحيوانات الأليفة والأطفال الصغار أثناء الإجراء.

1. اغسل يديك وجهّز الصابون والماء الجاري ومنشفة نظيفة
2. ضع الوصفة والأدوية وآخر الملاحظات في متناول اليد
3. البس ما يسهل رفع كمّه، أو سروالًا واسعًا إذا كان الجرح في الساق
4. كل واشرب كالمعتاد ما لم يُطلب منك غير ذلك، واذهب إلى الحمّام قبل الزيارة
5. جهّز سلة بغطاء؛ أما الإبر فتوضع في صندوق الممرّضة الخاص ولا تُرمى مع نفايات البيت

إذا كان المريض يخاف من الإبر أو يُغمى عليه بسهولة فأخبر الممرّضة. فالاستلقاء والتنفس البطيء وقليل من الوقت تصنع فرقًا حقيقيًا.`,
      `## كيف تسير الزيارة

تبدأ الزيارة بالتحقق من الهوية والحساسية والأمر الطبي: المريض الصحيح، والدواء الصحيح، والجرعة الصحيحة، والطريقة الصحيحة، والوقت الصحيح. قد يبدو ذلك إجراءً شكليًا، لكنه الخطوة التي تمنع كثيرًا من الأخطاء.

بعد ذلك تأخذ الممرّضة بعض القياسات وتسأل كيف مرّ الوقت منذ الزيارة السابقة، ثم يأتي العلاج نفسه. وبعد الحقنة أو المحلول تبقى وقتًا كافيًا لترى أن المريض يتحمّله. أما الجرح فيُعاين ويُقاس وقد يُصوَّر بموافقتك حتى يستطيع من يأتي بعدها أن يقارن.

### ملاحظات تنتقل مع المريض

في النهاية يُدوَّن كل شيء: ما الذي أُعطي، وما الذي لوحظ، وما الذي ينبغي الانتباه إليه. احتفظ بهذه الأوراق معًا، فهي تصل بين الممرّضة والطبيب والعائلة، وتظهر فائدتها عندما تأتي زميلة أخرى في المرة التالية.`,
      `## بين زيارتين: ما تستطيع العائلة فعله

معظم التعافي يحدث حين لا يكون في الغرفة أحد من الطاقم الطبي. حافظ على الضمادة جافة وثابتة ولا ترفعها بدافع الفضول. ساعد المريض على الشرب وتغيير وضعيته والمشي خطوات قليلة إذا سمح الطبيب. أعطه الأقراص في مواعيدها المتفق عليها وضع علامة على كل جرعة في قائمة.

دوّن التغيرات في جدول بسيط: التاريخ، والحرارة، والألم من صفر إلى عشرة، والشهية، وأي أمر غير معتاد. سطران في اليوم يكفيان. واغسل يديك قبل لمس السرير أو الكيس أو الضمادة وبعده.

والراحة جزء من الرعاية لك أنت أيضًا. إذا كانت الليالي صعبة فتقاسمها مع غيرك، أو اسأل عن مناوبة من خدمة [ممرّض في المنزل]({base}/services/nurse-at-home). فمن يرعى وهو متعب يقع في أخطاء لا يقع فيها من نال قسطه من الراحة.`,
      `## متى تتصل بالممرّضة ومتى تحتاج إلى طبيب

اتصل بخط التمريض إذا تشرّبت الضمادة أو ارتخت أو ابتلّت، أو قلّ ما تصرّفه القسطرة عن المعتاد من غير ألم، أو لم تكن متأكدًا من جرعة، أو احتجت إلى تغيير موعد. وأرسل صورة عندما تُطلب منك، فكثيرًا ما يكون فيها الجواب.

واطلب طبيبًا في اليوم نفسه إذا ازداد الجرح احمرارًا أو سخونة أو ألمًا أو ظهرت له رائحة أو بدأت حوافه تتباعد، أو إذا ظهرت حمّى أو قشعريرة لدى بالغ أو طفل كبير، أو ظهر طفح بعد دواء، أو صار المريض أضعف كثيرًا من الأمس. وإذا انفتح الجرح فاتصل بالرقم 998. ${adviceOn("ar", "blockedCatheter", "swollenCalf", "newConfusion", "feverWithWeakImmunity", "feverAfterBirth")} وتستطيع زيارة من [طبيب تحت الطلب]({base}/services/doctor-on-call) أن تحسم كثيرًا مما سوى ذلك في المنزل.

وبعد العمليات استخدم رقم الجرّاح لكل ما يخص موضع العملية نفسه. ومن المفيد أن تكتب الأرقام كلها في ورقة واحدة وتعلّقها على الثلاجة.`,
    ],
    faq: [
      {
        q: "هل أحتاج إلى وصفة طبية لزيارة الممرّضة؟",
        a: "نعم في الحقن والمحاليل وأدوية الجروح، فالممرّضة لا تعطي إلا ما أمر به طبيب. أما القياسات والمساعدة في الاستحمام وتبديل ضمادة بسيطة فلا تتطلبها دائمًا. وإذا لم تكن لديك وصفة فيمكن أن يفحصك طبيب أولًا.",
      },
      {
        q: "هل يمكن أن تأتي الممرّضة نفسها كل يوم؟",
        a: "نحرص على أن يكون لكل مريض فريق صغير ثابت، لأن الرعاية أيسر مع وجوه مألوفة. وللممرّضات أيام راحة أيضًا، لذلك تُحفظ الملاحظات بطريقة تتيح لزميلة أخرى أن تكمل من دون انقطاع.",
      },
      {
        q: "هل أستطيع طلب ممرّضة لا ممرّض؟",
        a: "نعم. اذكر ذلك عند الحجز مع أي رغبة أخرى في اللغة أو الموعد. وقد يحتاج ترتيب ذلك إلى وقت أطول قليلًا في بعض الساعات والمناطق.",
      },
    ],
  },
};
