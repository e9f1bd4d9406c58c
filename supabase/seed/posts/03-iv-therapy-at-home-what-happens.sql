with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('iv-therapy-at-home-what-happens', 'published', 'iv-therapy-at-home',
    (select author_id from public.author_contacts where email = 'omar.siddiqui@example.com'), now() - interval '9 days 5 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['iv-therapy-at-home', 'hydration', 'patient-safety']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'IV therapy at home: what to expect', 'IV therapy at home: what a drip can do, what it cannot, and who should ask first',
   'An honest guide to drips at home: when they help, when a glass of water does the same, who needs a doctor first, and how a session goes.', $md$
A drip is a medical treatment: it puts fluid, salts or medicine straight into a vein. It helps when you are dehydrated and cannot keep drinks down, or when a doctor has prescribed something that has to be given this way. It does not cure an infection, cleanse the body or replace sleep. If you have heart, kidney or liver disease, are pregnant, or take regular medicines, speak to a doctor before any drip.

## When a drip at home is not enough

Some people who ask for a drip are too ill for one. Call **998** for an ambulance if there is:

- Chest pain, trouble breathing or blue lips
- Confusion, fainting, or someone who is hard to wake
- Almost no urine all day, or dehydration with a racing heart
- Vomiting that does not stop in someone with diabetes
- Blood in vomit, black stools, or a lot of blood in the stool
- Severe belly pain, or a belly that is hard to the touch
- A stiff neck, or spots that do not fade under a glass
- Collapse or confusion after hours in the heat
- Weakness on one side, a drooping face or slurred speech

Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: go to an emergency department now. For any other fever in an adult or an older child, or for vomiting or diarrhoea without these signs, start with a [doctor on call](/services/doctor-on-call). The cause comes first, and you may not need a needle at all.

## What a drip can do, and what it cannot

Here is what we would tell a member of our own family.

| Reason people ask | What we know | Often just as good |
|---|---|---|
| Dehydration, cannot keep drinks down | Works well when a doctor has examined you | Oral rehydration solution, once you can sip |
| Mild dehydration, can drink | Drinking usually does the job | Water, soup, oral rehydration solution |
| Low iron or B12 shown by a test | Can help when a doctor has prescribed it | Tablets, or a B12 injection |
| Prescribed antibiotics or other medicine | Useful as part of a doctor's plan | Only what your doctor agrees |
| Tiredness with normal tests | No good evidence | Finding the cause: sleep, thyroid, mood |
| Stronger immunity | No good evidence that it prevents illness | Vaccines, sleep, balanced meals |
| Skin and hair | Evidence is weak | Tests for a cause; a skin doctor |
| "Detox" | Drips do not cleanse the liver or gut | Your liver and kidneys already do it |
| Hangover or jet lag | Fluids may ease thirst; only time clears alcohol | Water, food, rest, daylight |

Some healthy adults still choose a vitamin drip. That is their decision, provided they were checked for risks, know what is in the bag and expect comfort rather than treatment. If you are tired for weeks, a [lab test at home](/services/lab-test-at-home) will tell you more than a drip.

### More is not better

The kidneys pass much of what the body cannot use, and large doses can do harm: vitamin C can contribute to kidney stones, and too much vitamin A, D or iron builds up. Ask for the amounts, not only the names.

## Who should not have a drip without a doctor

Tell us before you book if any of these applies. It may mean a doctor first, a slower session, or no drip.

- **Heart failure or other heart disease:** extra fluid can end up in the lungs.
- **Kidney disease or dialysis:** fluid and potassium can rise to dangerous levels.
- **Serious liver disease,** or swelling of the belly or legs.
- **High blood pressure that is not controlled.**
- **Pregnancy or breastfeeding.**
- **Children, and older people who are frail.**
- **G6PD deficiency:** high doses of vitamin C can break down red blood cells. If it runs in your family or you were never tested, say so.
- **Haemochromatosis, thalassaemia or sickle cell disease:** iron and fluids need a specialist's view.
- **Kidney stones,** now or in the past.
- **Allergy** to any medicine, vitamin or preservative.
- **Regular medicines,** above all water tablets, lithium, digoxin, blood thinners, diabetes medicines and cancer treatment.

Iron through a vein can cause serious reactions. It needs a recent blood test, a prescription and a place equipped to watch you and respond: very often a clinic rather than a living room.

### Questions worth asking any provider

1. Who assessed me, and who prescribed this?
2. What exactly is in the bag, and how much of each?
3. Is the bag sealed, in date, and opened in front of me?
4. Who stays with me, and what do they carry if I react?
5. Whom do I call tonight if I feel unwell?

A good provider answers all five, and sometimes says no.

[INFOGRAPHIC: Decision diagram before a drip at home: emergency sign leads to 998, able to drink leads to oral fluids, medical condition or regular medicines lead to a doctor first, cleared by assessment leads to a home session]

## What happens during the session

Eat something light beforehand unless you were told not to, and drink if you can. Choose a comfortable chair in good light, and wear loose sleeves.

The visit starts with questions, not a needle. The nurse checks your identity, your history, allergies and medicines, and measures blood pressure, pulse, temperature and oxygen. If something is out of range, the drip waits and a doctor decides.

Then a small plastic tube goes into a vein in your arm or hand. The needle comes out; only the soft tube stays. The session takes {{visit:iv-therapy-at-home}} and should not be rushed. You can read, talk or doze. A cool feeling along the arm is normal.

### Tell the nurse at once

Pain, burning or swelling at the site; itching, a rash or flushing; a tight chest, cough or breathlessness; a swollen face or tongue; shivering; feeling faint. The nurse will stop the drip straight away. If the nurse has already left and you have trouble breathing, a swollen face or tongue, or you collapse, call **998**.

## Risks and the day after

Most sessions pass with no more than a small bruise. Sometimes fluid leaks under the skin, or the vein becomes sore. Infection at the site, too much fluid and serious allergic reactions are less common; they are the reason for all those questions.

Keep the dressing on for a few hours and lift nothing heavy with that arm today. See a doctor the same day if, over the next days, you notice:

- Redness that spreads, a hard or hot cord along the vein, or pus
- Fever or shivering
- Swelling of the legs, or sudden weight gain
- Vomiting or diarrhoea that continues as before

Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: go to an emergency department now.

Trouble breathing, even if only when you lie flat: call 998.

Feeling better for an evening does not explain why you felt ill. If the problem returns, have someone look for the reason before you book another.

## How a home visit works

To ask about [IV therapy at home](/services/iv-therapy-at-home), message us on WhatsApp or call, {{hours}}. Tell us what is wrong, your age, your conditions and your medicines. We may suggest a doctor instead, or advise you to drink and rest.

A nurse from {{licensed:our DHA-licensed team|our team}} usually arrives within {{response:iv-therapy-at-home}}, and so does a doctor, when one is needed first. Have your Emirates ID or passport, a list of medicines and any recent results ready. You receive a note of exactly what you were given and a receipt for your insurer; ask your insurer what your plan covers. Guests in Dubai can book the same care through [nurse at hotel](/services/nurse-at-hotel).

This page is general information and does not replace a doctor who knows you.
$md$, 'IV therapy at home: an honest guide to drips', 'IV therapy at home in Dubai: what a drip can and cannot do, who should see a doctor first, how a session goes, and the signs that mean 998.', null::text, null::text,
   $faq$[
    {"q": "Will a vitamin drip give me more energy?", "a": "If tests show a deficiency, treating it can help, and often tablets are enough. If your levels are normal, there is no good evidence that a vitamin drip gives lasting energy. Tiredness that goes on for weeks deserves a doctor's visit and a few blood tests."},
    {"q": "Is a drip better than drinking water?", "a": "Not if you can drink. For mild dehydration, water or oral rehydration solution works well, costs little and needs no needle. A drip is useful when vomiting or illness stops you drinking enough and a doctor has examined you."},
    {"q": "How long does a session take?", "a": "The session itself takes {{visit:iv-therapy-at-home}}; the checks before it and a short rest afterwards come on top. The speed depends on what is in the bag and on your heart, kidneys and age. It should never be hurried to save time."},
    {"q": "Can I have a drip while pregnant or breastfeeding?", "a": "Only when a doctor who knows about your pregnancy advises it. Vomiting that stops you keeping fluids down in pregnancy needs a doctor today. Vitamin drips taken for wellness are best avoided, because their safety in pregnancy has not been shown."},
    {"q": "How often can I have one?", "a": "No interval suits everyone, and a healthy person does not need regular drips. If a doctor prescribed a course, follow that plan and have the blood tests that go with it. If you find yourself wanting one often, ask a doctor to look for the reason."}
   ]$faq$::jsonb),
  ('ar', 'العلاج الوريدي في المنزل: ما الذي تتوقعه؟', 'العلاج الوريدي في المنزل: ما يفيد فيه وما لا يفيد، ومن عليه أن يسأل الطبيب أولًا',
   'دليل صريح إلى المحاليل الوريدية في المنزل: متى تنفع، ومتى يغني عنها كوب ماء، ومن يحتاج إلى طبيب قبلها، وكيف تجري الجلسة.', $md$
المحلول الوريدي، أو ما يسميه الناس المغذّي، علاج طبي يُدخل السوائل أو الأملاح أو الدواء إلى الوريد مباشرة. ينفع حين يصيبك الجفاف ولا يستقر الشراب في معدتك، أو حين يصف لك الطبيب ما لا يُعطى إلا بهذه الطريقة. لكنه لا يشفي من العدوى، ولا ينقّي الجسم، ولا يعوّض عن النوم. ومن لديه مرض في القلب أو الكلى أو الكبد، أو يتناول أدوية بانتظام، وكذلك الحامل، فليتحدث إلى طبيب قبل أي محلول.

## متى لا يكفي المحلول في المنزل؟

يطلب بعض الناس محلولًا وحالتهم أشد من أن يعالجها محلول. اتصل بالإسعاف على الرقم **998** عند أي من هذه العلامات:

- ألم في الصدر أو صعوبة في التنفس أو ازرقاق الشفتين
- تشوش الذهن أو الإغماء أو نعاس يصعب إيقاظ المريض منه
- انقطاع البول أو قلّته الشديدة طوال اليوم، أو جفاف مع تسارع في القلب
- قيء لا يتوقف عند مريض سكري
- دم في القيء، أو براز أسود، أو دم كثير في البراز
- ألم شديد في البطن أو تصلّبه عند اللمس
- تيبّس في الرقبة، أو بقع لا تختفي تحت كوب زجاجي
- انهيار أو تشوش بعد ساعات في الحر
- ضعف في أحد جانبي الجسم أو ارتخاء في الوجه أو تلعثم في الكلام

والحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن. أما الحمّى الأخرى لدى بالغ أو طفل كبير، أو القيء أو الإسهال من دون هذه العلامات، فابدأ فيها بخدمة [طبيب تحت الطلب](/ar/services/doctor-on-call). علاج السبب يأتي أولًا، وقد يجد الطبيب أنك لا تحتاج إلى إبرة أصلًا.

## ما الذي يفيد فيه المحلول وما الذي لا يفيد؟

هذا ما نقوله لأفراد عائلاتنا حين يسألوننا.

| سبب الطلب | ما نعرفه | بديل لا يقل عنه غالبًا |
|---|---|---|
| جفاف مع تعذّر الشرب | فعّال بعد أن يفحصك طبيب | محلول الإماهة الفموي متى استطعت الشرب |
| جفاف خفيف مع القدرة على الشرب | الشرب يكفي عادةً | الماء والحساء ومحلول الإماهة الفموي |
| نقص الحديد أو فيتامين ب12 الثابت بالتحليل | قد يفيد بوصفة طبيب | الأقراص أو حقنة ب12 |
| مضاد حيوي أو دواء موصوف | مفيد ضمن خطة الطبيب | ما يوافق عليه طبيبك فقط |
| تعب مع تحاليل سليمة | لا دليل جيد على فائدته | البحث عن السبب: النوم والغدة والمزاج |
| تقوية المناعة | لا دليل جيد على أنه يقي من المرض | اللقاحات والنوم والغذاء المتوازن |
| البشرة والشعر | الأدلة ضعيفة | تحليل يكشف السبب أو طبيب جلدية |
| «تنقية السموم» | لا ينقّي الكبد ولا الأمعاء | الكبد والكليتان تقوم بذلك أصلًا |
| آثار الكحول أو إرهاق السفر | قد تخفف السوائل العطش، أما الكحول فلا يزيله إلا الوقت | الماء والطعام والراحة وضوء النهار |

ومن الأصحاء من يختار محلول الفيتامينات مع ذلك. هذا قراره، بشرط أن يُفحص أولًا، ويعرف ما في الكيس، ويتوقع راحة لا علاجًا. أما إذا لازمك التعب أسابيع، فإن [التحاليل المخبرية في المنزل](/ar/services/lab-test-at-home) تكشف لك أكثر مما يكشفه المحلول.

### الأكثر ليس أفضل

تطرح الكليتان كثيرًا مما يزيد على حاجة الجسم، وقد تضر الجرعة الكبيرة: ففيتامين ج قد يسهم في تكوّن حصى الكلى، والزائد من فيتامين أ أو د أو من الحديد يتراكم في الجسم. فاسأل عن الكميات لا عن الأسماء وحدها.

## من لا يأخذ محلولًا من دون طبيب؟

أخبرنا قبل الحجز إن انطبق عليك شيء مما يلي. فقد تحتاج إلى زيارة طبيب أولًا، أو جلسة أبطأ، أو لا يناسبك المحلول أصلًا.

- **قصور القلب أو غيره من أمراض القلب:** السوائل الزائدة قد تتجمع في الرئتين.
- **أمراض الكلى أو الغسيل الكلوي:** قد ترتفع السوائل والبوتاسيوم إلى حد خطير.
- **مرض الكبد الشديد،** أو تورّم البطن أو الساقين.
- **ضغط الدم المرتفع غير المنضبط.**
- **الحمل أو الرضاعة.**
- **الأطفال، وكبار السن ضعاف البنية.**
- **نقص إنزيم G6PD (أنيميا الفول):** الجرعات العالية من فيتامين ج قد تكسّر كريات الدم الحمراء. وإن كان في عائلتك أو لم تُفحص له قط فأخبرنا.
- **ترسّب الأصبغة الدموية أو الثلاسيميا أو فقر الدم المنجلي:** الحديد والسوائل هنا يحتاجان إلى رأي مختص.
- **حصى الكلى** الآن أو في الماضي.
- **الحساسية** من دواء أو فيتامين أو مادة حافظة.
- **الأدوية المنتظمة،** ولا سيما مدرّات البول والليثيوم والديجوكسين ومميّعات الدم وأدوية السكري وعلاج السرطان.

والحديد عن طريق الوريد قد يسبب تفاعلات خطيرة، ولذلك يحتاج إلى تحليل دم حديث ووصفة ومكان مجهّز لمراقبتك والتصرف عند الحاجة. وغالبًا ما يكون ذلك المكان عيادة لا غرفة جلوس.

### أسئلة اطرحها على أي جهة

1. من قيّم حالتي، ومن وصف هذا المحلول؟
2. ما الذي في الكيس بالضبط، وكم مقدار كل مادة؟
3. هل الكيس مختوم ولم تنتهِ صلاحيته ويُفتح أمامي؟
4. من يبقى معي، وما الذي يحمله إن حدث تفاعل؟
5. بمن أتصل الليلة إن شعرت بتوعّك؟

الجهة الجيدة تجيب عن الأسئلة الخمسة بلا تردد، وقد تقول لك أحيانًا: لا.

[INFOGRAPHIC: مخطط قرار قبل المحلول الوريدي في المنزل: علامة خطر تعني الاتصال بالرقم 998، والقدرة على الشرب تعني السوائل بالفم، ووجود مرض مزمن أو أدوية منتظمة يعني استشارة طبيب أولًا، وسلامة التقييم تعني جلسة في المنزل]

## كيف تجري الجلسة؟

تناول شيئًا خفيفًا قبلها ما لم يُطلب منك غير ذلك، واشرب إن استطعت. واختر كرسيًا مريحًا في إضاءة جيدة، وارتدِ ثوبًا واسع الكمّين.

تبدأ الزيارة بالأسئلة لا بالإبرة. يتحقق الممرّض من هويتك وتاريخك المرضي والحساسية والأدوية، ويقيس ضغط الدم والنبض والحرارة ونسبة الأكسجين. وإن كان شيء منها خارج المعدل توقف الأمر إلى أن يقرر الطبيب.

بعد ذلك يوضع أنبوب بلاستيكي دقيق في وريد الذراع أو اليد، ثم تُسحب الإبرة ويبقى الأنبوب اللين وحده. تستغرق الجلسة نفسها {{visit:iv-therapy-at-home}}، ولا ينبغي الاستعجال فيها. يمكنك أن تقرأ أو تتحدث أو تغفو. والشعور ببرودة على طول الذراع طبيعي.

### أخبر الممرّض فورًا

عند ألم أو حرقة أو تورّم في موضع الإبرة، أو حكة أو طفح أو احمرار مفاجئ، أو ضيق في الصدر أو سعال أو ضيق في التنفس، أو تورّم الوجه أو اللسان، أو ارتجاف، أو شعور بقرب الإغماء. سيوقف الممرّض المحلول في الحال. وإن كان قد غادر وشعرت بصعوبة في التنفس أو تورّم في الوجه أو اللسان، أو انهار المريض، فاتصل بالرقم **998**.

## المخاطر واليوم التالي

تمر معظم الجلسات من دون أكثر من كدمة صغيرة. وقد يتسرب السائل تحت الجلد أحيانًا أو يلتهب الوريد. أما عدوى الموضع وزيادة السوائل والحساسية الشديدة فأقل حدوثًا، وهي سبب كل تلك الأسئلة.

أبقِ الضمادة بضع ساعات، وتجنّب حمل الأثقال بتلك الذراع بقية اليوم. وراجع طبيبًا في اليوم نفسه إن لاحظت في الأيام التالية:

- احمرارًا يتسع، أو حبلًا قاسيًا أو ساخنًا على امتداد الوريد، أو صديدًا
- حمّى أو ارتجافًا
- تورّم الساقين، أو زيادة مفاجئة في الوزن
- قيئًا أو إسهالًا مستمرًا كما كان

والحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن.

صعوبة في التنفس، ولو عند الاستلقاء فقط: اتصل بالرقم 998.

والمحلول الذي أراحك مساءً لم يخبرك لماذا مرضت. فإن عادت المشكلة فليبحث أحد عن سببها قبل أن تحجز غيره.

## كيف تتم الزيارة المنزلية؟

للسؤال عن [العلاج الوريدي في المنزل](/ar/services/iv-therapy-at-home) راسلنا عبر واتساب أو اتصل بنا {{hours}}. اذكر ما تشكو منه وعمرك وأمراضك وأدويتك. قد نقترح عليك طبيبًا بدل المحلول، أو ننصحك بالشرب والراحة.

يصل ممرّض من {{licensed:فريقنا المرخّص من هيئة الصحة بدبي|فريقنا}} عادةً خلال {{response:iv-therapy-at-home}}، وكذلك الطبيب إن لزم أن يأتي أولًا. جهّز الهوية الإماراتية أو جواز السفر وقائمة أدويتك وآخر نتائجك. وتتسلم بيانًا بما أُعطي لك بالضبط، وإيصالًا لشركة التأمين، فاسألها عما تغطيه وثيقتك. ويمكن لضيوف دبي طلب الرعاية نفسها عبر خدمة [ممرّض في الفندق](/ar/services/nurse-at-hotel).

هذه معلومات عامة لا تغني عن مشورة طبيب يعرف حالتك.
$md$, 'العلاج الوريدي في المنزل: دليل صريح قبل الحجز', 'العلاج الوريدي في المنزل في دبي: ما يفيد فيه المحلول وما لا يفيد، ومن يحتاج إلى طبيب أولًا، وكيف تجري الجلسة، ومتى تتصل بالرقم 998.', null, null,
   $faq$[
    {"q": "هل يمنحني محلول الفيتامينات مزيدًا من الطاقة؟", "a": "إن أثبت التحليل نقصًا فعلاجه قد يفيد، وكثيرًا ما تكفي الأقراص. أما إذا كانت نتائجك طبيعية فلا دليل جيد على أن المحلول يمنح طاقة تدوم. والتعب الذي يستمر أسابيع يستحق زيارة طبيب وبعض التحاليل."},
    {"q": "هل المحلول أفضل من شرب الماء؟", "a": "ليس إن كنت تستطيع الشرب. ففي الجفاف الخفيف يؤدي الماء أو محلول الإماهة الفموي الغرض بكلفة قليلة وبلا إبرة. وينفع المحلول الوريدي حين يمنعك القيء أو المرض من شرب ما يكفي، بعد أن يفحصك طبيب."},
    {"q": "كم تستغرق الجلسة؟", "a": "تستغرق الجلسة نفسها {{visit:iv-therapy-at-home}}، ويضاف إليها الفحص الأولي واستراحة قصيرة بعدها. وتتوقف السرعة على ما في الكيس وعلى القلب والكلى والعمر، ولا ينبغي تسريعها توفيرًا للوقت."},
    {"q": "هل يمكن أخذ محلول في الحمل أو الرضاعة؟", "a": "فقط إذا نصح به طبيب يعرف أنك حامل أو مرضع. والقيء الذي يمنع استقرار السوائل في الحمل يستدعي طبيبًا اليوم. أما محاليل الفيتامينات بقصد العافية فالأفضل تجنّبها، لأن سلامتها في الحمل لم تثبت."},
    {"q": "كم مرة يمكنني أخذ محلول؟", "a": "لا جدول يناسب الجميع، والسليم لا يحتاج إلى محاليل منتظمة. فإن وصف لك الطبيب عددًا من الجلسات فالتزم بخطته وبالتحاليل المرافقة لها. وإن وجدت نفسك تطلبها كثيرًا فاسأل طبيبًا عن السبب."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
