import { adviceOn } from "../../../domain/triage.ts";
import type { Kind } from "./types.ts";

/** Carers and nurses for older people. */
export const elderly: Kind = {
  en: {
    excerpt:
      "How to choose help for an older parent at home: what a carer does, how to make the flat safer, how to share the days, and when to ask for a doctor.",
    metaDescription:
      "Elderly care at home in Dubai: what a carer or nurse does, how to make the home safer, how to plan days and nights, and signs that need a doctor.",
    alt: "A carer and an older woman having tea in a living room in Dubai",
    intro:
      "Most older people would rather stay in their own home, with their own chair and their own window. It works well when help comes at the right moment and in the right measure. This guide is about “{topic}”: what care at home can do, how to choose the person, how to make the rooms safer, and how the family keeps its strength.",
    infographic:
      "Safer days for an older person at home: clear and well-lit paths, rails and non-slip mats in the bathroom, medicines sorted for the week, water always within reach, emergency numbers on the fridge",
    sections: [
      `## When it is time for help

The need for help seldom arrives on one day. It shows in small things: post that is not opened, the same shirt three days in a row, an empty fridge, a bruise that nobody can explain, a tablet found under the table. One of them means little. Several together mean that it is time to talk.

- Walking, standing up or climbing a step has become unsafe
- Washing, dressing or using the bathroom takes more strength than there is
- Medicines are forgotten or taken twice
- Meals are skipped and clothes hang loosely
- Days and nights are changing places
- The person who has cared so far is worn out

Talk early, and with your parent rather than about them. A trial of two days a week is easier to accept than a great decision, and it shows quickly what is really needed.`,
      `## Carer or nurse: who does what

A carer helps with daily life: getting up, washing, dressing, meals, walks, company, a watchful eye at night. A nurse does what needs training in medicine: injections, dressings, catheters, feeding tubes, blood sugar and blood pressure with a plan for what to do about them. Many families need both in different amounts, such as a carer every day and a nurse twice a week.

Shifts of {{shifts}} can be booked. Begin with the shift that is needed most now, by day or by night, and add more only when they prove useful.

### Questions to ask before you decide

Which training and licence does the person have? Who takes over on days off? Who supervises, and how often does a nurse look in? What happens in an emergency at night? Which language is spoken at the table? A good provider has heard all of these before.`,
      `## Making the home safer

Often it is a fall that ends living on one's own. Many falls happen at night, on the way to the bathroom, on something that has always been there. An hour with open eyes changes a lot:

1. Clear the path from bed to bathroom, fix or remove rugs, tidy away cables
2. Put night lights along it, and a switch or lamp within reach of the bed
3. Fit rails beside the toilet and in the shower, with a non-slip mat and a stool
4. Choose a firm chair with arms, and a bed at knee height
5. Replace slippers with closed shoes that have a rubber sole
6. Have eyes and glasses checked once a year

Cold air from the air conditioning stiffens joints, and marble floors are slippery when wet. In a villa, a bedroom on the ground floor spares the stairs. Walking aids help only when they are adjusted to the person, so have that done properly.

${adviceOn("en", "brokenHip", "spinalInjury", "headBlow", "headBlowOnBloodThinner", "backPainAfterFall")}`,
      `## Medicines, food and drink

Older bodies handle medicines differently. Keep one list with the name, the dose, the time and the reason of each, and take it to every visit. A weekly box that is filled by one person and checked by another prevents many mistakes. Never stop a tablet because somebody feels better, and never add one from the pharmacy without asking: common painkillers and sleeping tablets can cause falls, bleeding or confusion.

Thirst becomes weaker with age, while Dubai's summer asks for more water. Offer small glasses often, with taste if that helps: laban, soup, fruit, tea. Dark urine and dry lips can mean too little. With heart or kidney disease, ask a doctor how much is right.

### At the table

Small meals, protein with each of them, and company at the table do more than supplements. Coughing while eating, or meals that take an hour, should be looked at by a doctor.`,
      `## Memory, mood and good days

Being forgetful is not the same as dementia. Hearing loss, low mood, poor sleep, an infection or a medicine can look just like it, so every change should be examined. ${adviceOn("en", "newConfusion")} A lasting change deserves a proper assessment and a name, because plans are easier with one.

Where memory fails, routine holds: the same time to get up, the same cup, the same walk. Say one thing at a time, in short sentences, from the front. Do not argue about what year it is; answer the feeling behind the question. Photographs, songs and prayers often stay when much else has gone.

If evenings are restless, brighten the room before sunset, keep afternoons calm and naps short, and check for pain, thirst or a full bladder. A carer who knows these things lets a spouse sleep through a night again, and that may be the most useful help of all.`,
      `## Keeping the family strong

Caring is work, and nobody does it well around the clock. Write down who does what, on which days, and who decides in an emergency. Brothers and sisters abroad can order medicines, pay bills and make the daily call; being far away is not the same as being unable to help.

Plan free hours before you need them, and treat them as part of the care. If you sleep badly, are quick to anger, lose weight or feel nothing at all, tell your own doctor. A few days of relief by a carer at home cost less than a collapse.

Meet once a month, with your parent if that is possible, and ask three questions: what goes well, what is hard, what shall we change? A short daily note from the carer keeps everybody at the same point. For medical tasks in between, [nurse at home]({base}/services/nurse-at-home) can be added for single visits, and a [doctor on call]({base}/services/doctor-on-call) sees the patient without a trip across town.`,
    ],
    faq: [
      {
        q: "Can we meet the carer before we decide?",
        a: "Yes, and you should. A first meeting with the person who is to be cared for shows more than papers. If the two do not get on, say so without embarrassment; a change in the first weeks is normal.",
      },
      {
        q: "Does the carer also do housework?",
        a: "Light work around the person is part of the care: the bed, the meal, the laundry of the patient, a tidy room. Cleaning the whole house is another job, and it would take away the time that is meant for your parent.",
      },
      {
        q: "Can you help for a short time only?",
        a: "Yes. Families often ask for a week or two after a hospital stay, during a journey or when the usual helper is on leave. Ask as early as you can, so that the handover does not happen on the last evening.",
      },
    ],
  },
  ar: {
    excerpt:
      "كيف تختار العون لوالد مسنّ أو والدة مسنّة في البيت: ماذا يفعل المرافق، وكيف يصبح المنزل آمنًا، وكيف تتقاسم العائلة الأيام، ومتى تطلب طبيبًا.",
    metaDescription:
      "رعاية كبار السن في المنزل بدبي: ماذا يفعل المرافق أو الممرّضة، وكيف يصبح البيت أكثر أمانًا، وكيف تُنظّم الأيام والليالي، ومتى تحتاج طبيبًا.",
    alt: "مرافقة وسيدة كبيرة في السن تشربان الشاي في غرفة جلوس بدبي",
    intro:
      "معظم كبار السن يفضّلون البقاء في بيوتهم، مع كرسيهم ونافذتهم وذكرياتهم. وينجح ذلك حين يأتي العون في الوقت المناسب وبالقدر المناسب. يتناول هذا الدليل موضوع «{topic}»: ما الذي تستطيعه الرعاية في المنزل، وكيف تختار الشخص، وكيف تصبح الغرف أكثر أمانًا، وكيف تحافظ العائلة على قوتها.",
    infographic:
      "أيام أكثر أمانًا لكبير السن في البيت: ممرات خالية ومضاءة، مقابض وسجاد مانع للانزلاق في الحمّام، أدوية مرتبة للأسبوع، ماء في متناول اليد، أرقام الطوارئ على الثلاجة",
    sections: [
      `## متى يحين وقت طلب العون

نادرًا ما تأتي الحاجة إلى العون في يوم واحد، بل تظهر في أمور صغيرة: رسائل لا تُفتح، والقميص نفسه ثلاثة أيام، وثلاجة فارغة، وكدمة لا يعرف أحد سببها، وقرص دواء تحت الطاولة. الواحدة منها لا تعني الكثير، أما اجتماع عدة علامات فيعني أن وقت الحديث قد حان.

- صار المشي أو الوقوف أو صعود درجة غير آمن
- الاستحمام أو اللبس أو استخدام الحمّام يتطلب قوة لم تعد لديه
- تُنسى الأدوية أو تؤخذ مرتين
- تفوت الوجبات وتتسع الملابس
- يختلط عليه الليل والنهار
- أنهك التعب من كان يرعاه حتى الآن

تحدّثوا مبكرًا، ومع والدكم لا عنه. فتجربة يومين في الأسبوع أسهل قبولًا من قرار كبير، وتُظهر سريعًا ما تحتاجون إليه حقًا.`,
      `## المرافق أم الممرّضة: من يفعل ماذا

يساعد المرافق في الحياة اليومية: النهوض والاستحمام واللبس والوجبات والمشي والصحبة وعين ساهرة في الليل. وتقوم الممرّضة بما يتطلب تدريبًا طبيًا: الحقن والضمادات والقسطرة وأنابيب التغذية وقياس السكر والضغط مع خطة لما ينبغي فعله. وتحتاج عائلات كثيرة إلى الاثنين بمقادير مختلفة، مثل مرافق كل يوم وممرّضة مرتين في الأسبوع.

يمكن حجز مناوبات من {{shifts}}. ابدؤوا بالمناوبة التي تشتد الحاجة إليها الآن، نهارًا أو ليلًا، ولا تزيدوا إلا حين تثبت الفائدة.

### أسئلة تطرحونها قبل القرار

ما التدريب والترخيص لدى هذا الشخص؟ ومن يحل محله في أيام الراحة؟ ومن يشرف عليه، وكم مرة تزوركم ممرّضة للاطمئنان؟ وماذا يحدث في طارئ ليلي؟ وبأي لغة يدور الحديث على المائدة؟ مقدّم الخدمة الجيد سمع هذه الأسئلة كلها من قبل.`,
      `## جعل البيت أكثر أمانًا

كثيرًا ما ينهي السقوط حياة المرء المستقلة في بيته. وكثير منه يقع ليلًا في الطريق إلى الحمّام، بسبب شيء كان في مكانه دائمًا. ساعة واحدة بعين منتبهة تغيّر الكثير:

1. أخلوا الطريق من السرير إلى الحمّام، وثبّتوا السجاد أو أزيلوه، وأبعدوا الأسلاك
2. ضعوا أضواء ليلية على امتداده، ومفتاحًا أو مصباحًا في متناول من في السرير
3. ركّبوا مقابض بجانب المرحاض وفي مكان الاستحمام، مع سجادة مانعة للانزلاق ومقعد
4. اختاروا كرسيًا ثابتًا له ذراعان، وسريرًا بارتفاع الركبة
5. استبدلوا النعال المفتوحة بأحذية مغلقة لها أرضية مطاطية
6. افحصوا النظر والنظارة مرة في السنة

الهواء البارد من المكيّف يزيد تيبّس المفاصل، وأرضيات الرخام زلقة حين تبتل. وفي الفلل تغني غرفة نوم في الطابق الأرضي عن صعود الدرج. وأدوات المشي لا تنفع إلا إذا ضُبطت على قياس صاحبها، فاحرصوا على ضبطها عند مختص.

${adviceOn("ar", "brokenHip", "spinalInjury", "headBlow", "headBlowOnBloodThinner", "backPainAfterFall")}`,
      `## الأدوية والطعام والشراب

تتعامل أجسام كبار السن مع الأدوية بطريقة مختلفة. احتفظوا بقائمة واحدة فيها اسم كل دواء وجرعته ووقته وسببه، وخذوها معكم إلى كل زيارة. والعلبة الأسبوعية التي يملؤها شخص ويراجعها آخر تمنع كثيرًا من الأخطاء. لا توقفوا دواءً لأن صاحبه تحسّن، ولا تضيفوا شيئًا من الصيدلية من دون سؤال، فبعض المسكنات والمنومات الشائعة قد يسبب السقوط أو النزيف أو التشوش.

يضعف الإحساس بالعطش مع التقدم في السن، بينما يطلب صيف دبي ماءً أكثر. قدّموا أكوابًا صغيرة مرات كثيرة، وبمذاق محبوب إن كان ذلك يساعد: لبن أو حساء أو فاكهة أو شاي. البول الداكن وجفاف الشفتين قد يعنيان نقص الماء. ومع أمراض القلب أو الكلى اسألوا الطبيب عن المقدار المناسب.

### على المائدة

الوجبات الصغيرة التي في كل منها بروتين، والصحبة على المائدة، تنفع أكثر من المكمّلات. أما السعال أثناء الأكل أو الوجبة التي تستغرق ساعة فينبغي أن ينظر في ذلك طبيب.`,
      `## الذاكرة والمزاج والأيام الطيبة

النسيان ليس هو الخرف. فضعف السمع وتعكر المزاج وقلة النوم والعدوى وبعض الأدوية قد تشبهه تمامًا، ولذلك يستحق كل تغيّر أن يُفحص. ${adviceOn("ar", "newConfusion")} أما التغيّر المستمر فيستحق تقييمًا كاملًا واسمًا واضحًا، لأن التخطيط معه أسهل.

وحيث تخون الذاكرة تثبت العادة: موعد النهوض نفسه، والفنجان نفسه، والمشي في الطريق نفسه. قولوا شيئًا واحدًا في كل مرة، بجمل قصيرة ومن الأمام. لا تجادلوا في أي سنة نحن، بل أجيبوا عن الشعور الكامن وراء السؤال. والصور والأناشيد والأدعية كثيرًا ما تبقى حين يغيب غيرها.

وإذا كان المساء مضطربًا فأضيئوا الغرفة قبل الغروب، واجعلوا العصر هادئًا والقيلولة قصيرة، وانتبهوا إلى الألم أو العطش أو امتلاء المثانة. والمرافق الذي يعرف هذا كله يتيح للزوج أو الزوجة نوم ليلة كاملة من جديد، وقد يكون ذلك أنفع عون.`,
      `## كيف تحافظ العائلة على قوتها

الرعاية عمل، ولا أحد يؤديها جيدًا على مدار الساعة. اكتبوا من يفعل ماذا وفي أي الأيام، ومن يقرر في الطوارئ. ويستطيع الإخوة المقيمون في الخارج أن يطلبوا الأدوية ويدفعوا الفواتير ويجروا المكالمة اليومية، فالبعد لا يعني العجز عن المساعدة.

خططوا لساعات راحة قبل أن تحتاجوا إليها، وعدّوها جزءًا من الرعاية. وإذا ساء نوم أحدكم أو صار سريع الغضب أو نقص وزنه أو لم يعد يشعر بشيء فليخبر طبيبه هو. فأيام قليلة من العون في البيت أقل كلفة من الانهيار.

اجتمعوا مرة في الشهر، ومعكم الوالد أو الوالدة إن أمكن، واسألوا ثلاثة أسئلة: ما الذي يسير جيدًا؟ وما الصعب؟ وماذا نغيّر؟ والملاحظة اليومية القصيرة من المرافق تُبقي الجميع على بيّنة. وللمهام الطبية بين ذلك يمكن إضافة زيارات مفردة من [ممرّض في المنزل]({base}/services/nurse-at-home)، كما يستطيع [طبيب تحت الطلب]({base}/services/doctor-on-call) أن يرى المريض من دون مشوار عبر المدينة.`,
    ],
    faq: [
      {
        q: "هل نستطيع لقاء المرافق قبل أن نقرر؟",
        a: "نعم، وهذا ما ننصح به. فلقاء أول مع الشخص الذي سيتلقى الرعاية يكشف أكثر مما تكشفه الأوراق. وإذا لم يرتح أحدهما إلى الآخر فقولوا ذلك من دون حرج، فالتغيير في الأسابيع الأولى أمر معتاد.",
      },
      {
        q: "هل يقوم المرافق بأعمال المنزل أيضًا؟",
        a: "الأعمال الخفيفة المتعلقة بالشخص نفسه جزء من الرعاية: السرير والوجبة وغسيل ملابس المريض وترتيب غرفته. أما تنظيف البيت كله فعمل آخر يأخذ من الوقت المخصص لوالدكم.",
      },
      {
        q: "هل يمكن أن تساعدونا لمدة قصيرة فقط؟",
        a: "نعم. كثيرًا ما تطلب العائلات أسبوعًا أو أسبوعين بعد الخروج من المستشفى، أو أثناء سفر، أو في إجازة من يساعدها عادة. اسألوا في أبكر وقت ممكن حتى لا يحدث التسليم في آخر مساء.",
      },
    ],
  },
};
