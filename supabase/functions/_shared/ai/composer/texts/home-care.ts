import { adviceOn } from "../../../domain/triage.ts";
import type { Kind } from "./types.ts";

/** Any help at home that has no texts of its own. */
export const homeCare: Kind = {
  en: {
    excerpt:
      "How help at home is planned well: which questions to ask first, how to prepare the rooms, what a good first visit looks like, and what to write down.",
    metaDescription:
      "Care at home in Dubai, planned well: the questions to ask first, how to prepare the home, what a good first visit looks like, and when to call a doctor.",
    alt: "A member of the care team greeting a family at their door in Dubai",
    intro:
      "Help that comes to the door spares a family journeys, waiting and strain, if it is planned with a little care. This guide is about “{topic}”. It shows which questions to ask beforehand, how to prepare the home, what a good first visit looks like, and how you notice early that something should change.",
    infographic:
      "Good help at home in five steps: say what you need, ask about licence and experience, prepare the room, meet at a first visit, review the plan together",
    sections: [
      `## Begin with what you need

Before you compare providers, describe a normal day. Which hours are easy, which are hard, and what exactly makes them hard? The clearer the picture, the better the help fits, and the less you pay for hours that nobody needs.

- Who is to be helped, how old are they, and which conditions are known?
- What can the person or the family do alone, and what can they no longer do?
- Is medical work part of it, such as injections, dressings or measurements?
- At which times is help wanted, and for how long: days, weeks or open?
- Which language, customs and wishes matter at home?

Write the answers on one page. It serves as the request, as the briefing for whoever comes, and later as the measure of whether things have become better.`,
      `## Questions to ask a provider

You let somebody into your home, perhaps into the room of a child or of someone who cannot defend themselves. Questions are not impolite.

1. Is the provider licensed by the Dubai Health Authority, and is the person who comes licensed or trained for this task?
2. Who checks references and identity, and may I see the papers?
3. Who stands in when the person is ill or on leave?
4. Who supervises the work, and whom do I call at night?
5. What is included in the fee, what costs extra, and how can I cancel?

### What good answers sound like

Good answers are short, concrete and written down. Be careful when everything is possible at once, when nobody asks about the patient, or when payment comes before the plan.`,
      `## Preparing the home

A prepared home makes the first day calm. Choose one place for everything that belongs to the care: papers, medicines in their boxes, a list of telephone numbers, clean towels, a note pad and a pen. Show where the fuse box, the first-aid kit and the exit are.

Check the paths that are used most. Light, a dry floor and no loose cables prevent many accidents. Medicines, cleaning products and small batteries belong in a cupboard that children cannot open. If a bed has to be reached from both sides, move it before anyone arrives.

Tell the building's security about the visits and arrange an access card if somebody comes every day. Explain the rules of the house once and kindly: shoes, kitchen, prayer times, pets, guests, photographs. What seems obvious to you may be new to the person who wants to do it right.`,
      `## The first visit

The first visit is for looking and listening. Plan enough time and be there yourself. Go through the page with the needs, show the rooms, and let the person who is to be helped speak first, even if it takes longer.

Agree on three things before you part: what is done each time, what is never done without asking, and when you are called. Medicines deserve their own minute: who gives them, from which list, and where that is noted. Nobody should start, stop or change one without a doctor.

### After the first week

Meet for a quarter of an hour. Ask what went well, what was difficult and what was missing. Small corrections now prevent a large disappointment later. If the two people do not suit each other, ask for a change; it happens, and it is nobody's fault.`,
      `## Notes that everybody can read

A short note after each visit keeps family, carers, nurses and doctors at the same point. It needs neither an app nor long sentences: date and time, what was done, how the person was, what they ate and drank, medicines, anything unusual.

Over a few weeks such notes show things that nobody sees in a day: sleep that gets shorter, weight that falls, pain that always comes on the same day. Bring them along when a doctor comes; they are better than memory.

Respect the privacy of the person. Keep the notes in the house, send photographs only with consent, and do not discuss health in the lift or in group chats. What is written about somebody should be written so that they could read it themselves without feeling hurt.`,
      `## When help at home is not enough

Care at home has limits, and good providers say where they are. In an adult or an older child, call a doctor the same day for fever that does not settle, pain that grows, repeated vomiting, a fall that left no pain, or a new rash after a medicine. ${adviceOn("en", "infantFever", "feverAfterBirth", "feverWithWeakImmunity", "newConfusion", "vomitingWithDiabetes", "headBlow", "headBlowOnBloodThinner")} A visit by a [doctor on call]({base}/services/doctor-on-call) can often settle the rest without a journey.

If nursing tasks turn up that were not planned, a licensed nurse should take them over; [nurse at home]({base}/services/nurse-at-home) can be added for single visits or for a while. And if care becomes too heavy for one pair of hands, say so before something happens.

Think about tomorrow on a good day. Who decides if the person cannot? Which hospital holds the records? Where are the papers? A plan that is never needed costs an evening. A plan that is missing costs far more when it is needed.`,
    ],
    faq: [
      {
        q: "How early should I ask?",
        a: "As soon as you know that help will be needed. A single visit can often be arranged on the same day; regular care is better planned a few days ahead, so that the right person can be chosen and introduced.",
      },
      {
        q: "Can I change the times later?",
        a: "Yes. Needs change, especially in the first weeks. Tell us at least a day before if you can, so that the person who comes to you can plan as well, and we adapt the agreement in writing.",
      },
      {
        q: "What if a mistake happens?",
        a: "Report it at once, even if it is small, and ask for it to be written down. A team that thanks you for such a report is one that learns from it. If we cannot settle it with you, the health authority takes complaints too.",
      },
    ],
  },
  ar: {
    excerpt:
      "كيف يُخطَّط للعون في المنزل تخطيطًا جيدًا: أي الأسئلة تُطرح أولًا، وكيف تُجهَّز الغرف، وكيف تبدو الزيارة الأولى الجيدة، وما الذي يُدوَّن.",
    metaDescription:
      "الرعاية في المنزل بدبي حين تُخطَّط جيدًا: الأسئلة التي تُطرح أولًا، وتجهيز البيت، وشكل الزيارة الأولى الجيدة، ومتى ينبغي الاتصال بالطبيب.",
    alt: "أحد أعضاء فريق الرعاية يحيّي عائلة عند باب منزلها في دبي",
    intro:
      "العون الذي يصل إلى الباب يعفي العائلة من المشاوير والانتظار والإرهاق، إذا خُطّط له بشيء من العناية. يتناول هذا الدليل موضوع «{topic}»، ويبيّن أي الأسئلة تُطرح قبل البدء، وكيف يُجهّز البيت، وكيف تبدو الزيارة الأولى الجيدة، وكيف تلاحظ مبكرًا أن شيئًا ينبغي أن يتغير.",
    infographic:
      "عون جيد في المنزل في خمس خطوات: قل ما تحتاج إليه، اسأل عن الترخيص والخبرة، جهّز الغرفة، التقِ بالفريق في زيارة أولى، راجعوا الخطة معًا",
    sections: [
      `## ابدأ بما تحتاج إليه

قبل أن تقارن بين مقدّمي الخدمة صِف يومًا عاديًا. أي الساعات سهل وأيها صعب، وما الذي يجعله صعبًا على وجه التحديد؟ كلما كانت الصورة أوضح كان العون أنسب، وقلّ ما تدفعه مقابل ساعات لا يحتاج إليها أحد.

- من الذي يحتاج إلى المساعدة، وكم عمره، وما الحالات المعروفة لديه؟
- ما الذي يستطيع الشخص أو العائلة فعله من دون مساعدة، وما الذي لم يعد ممكنًا؟
- هل هناك عمل طبي، مثل الحقن أو الضمادات أو القياسات؟
- في أي الأوقات تريد العون ولأي مدة: أيام أو أسابيع أو مدة مفتوحة؟
- أي اللغات والعادات والرغبات مهمة في البيت؟

اكتب الأجوبة في صفحة واحدة. فهي الطلب نفسه، وهي التعريف لمن سيأتي، وهي لاحقًا المقياس الذي تعرف به هل تحسّنت الأمور.`,
      `## أسئلة تطرحها على مقدّم الخدمة

أنت تُدخل شخصًا إلى بيتك، وربما إلى غرفة طفل أو إنسان لا يستطيع الدفاع عن نفسه. والسؤال هنا ليس قلة أدب.

1. هل مقدّم الخدمة مرخّص من هيئة الصحة بدبي، وهل من سيأتي مرخّص أو مدرّب على هذه المهمة؟
2. من يتحقق من الهوية والخبرات السابقة، وهل أستطيع أن أرى الأوراق؟
3. من يحل محل الشخص إذا مرض أو كان في إجازة؟
4. من يشرف على العمل، وبمن أتصل ليلًا؟
5. ما الذي تشمله الرسوم، وما الذي يُحسب زيادة، وكيف يكون الإلغاء؟

### كيف تبدو الأجوبة الجيدة

الأجوبة الجيدة قصيرة ومحددة ومكتوبة. كن حذرًا حين يكون كل شيء ممكنًا في الحال، أو حين لا يسأل أحد عن المريض، أو حين يأتي الدفع قبل الخطة.`,
      `## تجهيز البيت

البيت المجهّز يجعل اليوم الأول هادئًا. اختر مكانًا واحدًا لكل ما يخص الرعاية: الأوراق، والأدوية في علبها، وقائمة أرقام الهاتف، والمناشف النظيفة، ودفتر وقلم. وأرِ من يأتي مكان لوحة الكهرباء وحقيبة الإسعافات والمخرج.

تفقّد الممرات الأكثر استعمالًا. فالإضاءة والأرضية الجافة وإبعاد الأسلاك تمنع كثيرًا من الحوادث. الأدوية ومواد التنظيف والبطاريات الصغيرة مكانها خزانة لا يفتحها الأطفال. وإذا كان يجب الوصول إلى السرير من الجانبين فحرّكه قبل أن يصل أحد.

أخبر حارس المبنى بالزيارات ورتّب بطاقة دخول إذا كان أحد سيأتي كل يوم. واشرح قواعد البيت مرة واحدة بلطف: الأحذية والمطبخ وأوقات الصلاة والحيوانات الأليفة والضيوف والتصوير. فما يبدو لك بديهيًا قد يكون جديدًا على من يريد أن يحسن العمل.`,
      `## الزيارة الأولى

الزيارة الأولى للنظر والاستماع. خصّص لها وقتًا كافيًا وكن حاضرًا بنفسك. راجعوا صفحة الاحتياجات معًا، وأرِهم الغرف، ودع من ستُقدَّم له المساعدة يتكلم أولًا وإن استغرق ذلك وقتًا أطول.

اتفقوا على ثلاثة أمور قبل أن تفترقوا: ما الذي يُفعل في كل مرة، وما الذي لا يُفعل أبدًا من دون سؤال، ومتى يُتصل بك. وللأدوية دقيقة خاصة بها: من يعطيها، ومن أي قائمة، وأين يُدوَّن ذلك. ولا يبدأ أحد دواءً ولا يوقفه ولا يغيّره من دون طبيب.

### بعد الأسبوع الأول

التقوا ربع ساعة. اسأل ما الذي سار جيدًا، وما الذي كان صعبًا، وما الذي كان ناقصًا. فتصحيحات صغيرة الآن تمنع خيبة كبيرة لاحقًا. وإذا لم ينسجم الشخصان فاطلب التغيير، فهذا يحدث وليس ذنب أحد.`,
      `## ملاحظات يستطيع الجميع قراءتها

ملاحظة قصيرة بعد كل زيارة تُبقي العائلة والمرافقين والممرّضين والأطباء على علم بكل جديد. لا تحتاج إلى تطبيق ولا إلى جمل طويلة: التاريخ والوقت، وما الذي تم، وكيف كان الشخص، وماذا أكل وشرب، والأدوية، وأي أمر غير معتاد.

وخلال أسابيع قليلة تُظهر هذه الملاحظات ما لا يراه أحد في يوم واحد: نومًا يقصر، ووزنًا ينقص، وألمًا يأتي دائمًا في اليوم نفسه. أحضرها معك حين يأتي الطبيب، فهي خير من الذاكرة.

واحترم خصوصية الشخص. احفظ الملاحظات في البيت، ولا ترسل الصور إلا بموافقة، ولا تتحدث عن الصحة في المصعد أو في مجموعات المحادثة. وما يُكتب عن إنسان ينبغي أن يُكتب بحيث يستطيع أن يقرأه بنفسه من دون أن يُجرح.`,
      `## حين لا يكفي العون في المنزل

للرعاية في المنزل حدود، ومقدّم الخدمة الجيد يقول أين هي. وللبالغ أو الطفل الكبير اطلب طبيبًا في اليوم نفسه عند حمّى لا تهدأ، أو ألم يزداد، أو قيء متكرر، أو سقوط لم يترك ألمًا، أو طفح جديد بعد دواء. ${adviceOn("ar", "infantFever", "feverAfterBirth", "feverWithWeakImmunity", "newConfusion", "vomitingWithDiabetes", "headBlow", "headBlowOnBloodThinner")} وكثيرًا ما تحسم ما سوى ذلك زيارة من [طبيب تحت الطلب]({base}/services/doctor-on-call) من دون مشوار.

وإذا ظهرت مهام تمريضية لم تكن في الحسبان فينبغي أن تتولاها ممرّضة مرخّصة، ويمكن إضافة [ممرّض في المنزل]({base}/services/nurse-at-home) لزيارات مفردة أو لمدة محددة. وإذا صارت الرعاية أثقل من أن يحملها شخص واحد فقل ذلك قبل أن يحدث شيء.

فكّر في الغد في يوم طيب. من يقرر إذا لم يستطع الشخص أن يقرر؟ وفي أي مستشفى ملفه؟ وأين الأوراق؟ الخطة التي لا نحتاج إليها تكلّف أمسية واحدة، أما غيابها عند الحاجة فيكلّف أكثر بكثير.`,
    ],
    faq: [
      {
        q: "متى ينبغي أن أطلب؟",
        a: "بمجرد أن تعرف أنك ستحتاج إلى العون. يمكن ترتيب زيارة واحدة في اليوم نفسه غالبًا، أما الرعاية المنتظمة فالأفضل التخطيط لها قبل أيام، حتى يُختار الشخص المناسب ويُعرَّف بكم.",
      },
      {
        q: "هل أستطيع تغيير المواعيد لاحقًا؟",
        a: "نعم. فالاحتياجات تتغير، وخصوصًا في الأسابيع الأولى. أخبرنا قبل يوم على الأقل إن استطعت حتى ينظّم من يزورك وقته أيضًا، ونعدّل الاتفاق كتابة.",
      },
      {
        q: "ماذا لو حدث خطأ؟",
        a: "أبلغ عنه فورًا وإن كان صغيرًا، واطلب تدوينه. والفريق الذي يشكرك على البلاغ هو الفريق الذي يتعلم منه. وإن لم نصل معك إلى حل فهيئة الصحة تستقبل الشكاوى أيضًا.",
      },
    ],
  },
};
