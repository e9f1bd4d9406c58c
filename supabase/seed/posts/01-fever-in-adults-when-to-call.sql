with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('fever-in-adults-when-to-call', 'published', 'doctor-on-call',
    (select author_id from public.author_contacts where email = 'layla.haddad@example.com'), now() - interval '3 days 4 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['doctor-on-call', 'fever', 'when-to-call']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Fever in adults: when to call a doctor', 'Fever in adults: when to rest, when to call a doctor, when to call 998',
   'Two short lists to read first tonight: the signs that mean an ambulance, and the ones that mean a doctor today. Then what to do at home.', $md$
Most fevers in adults are an infection passing through and settle within a few days with rest and fluids. How you look, drink and breathe matters more than the number on the thermometer. Read the first list now: if one sign fits, call **998** for an ambulance. If something in the second list fits, have a doctor see you today. If neither sounds like you, care at home is usually enough for tonight.

## Call 998 now for any of these signs

One is enough. You do not have to be sure, and you do not have to wait for the temperature to rise.

- Trouble breathing, very fast breathing, or lips and face turning blue or grey
- Pain or pressure in the chest
- New confusion, slurred speech, or someone who is hard to wake
- A seizure, a faint or a collapse
- A stiff neck, or a severe headache with light hurting the eyes
- Purple or red spots that do not fade when you press a clear glass against them
- Cold, clammy, patchy or very pale skin
- Almost no urine all day, or vomiting blood
- Vomiting that does not stop in someone with diabetes
- A swollen throat that stops you swallowing your own saliva

While you wait, stay with the person. If they are drowsy, lay them on their side and give nothing by mouth. Open the door, send someone to meet the crew, and bag all their medicines.

### If your immune system is weak

A temperature of 38 °C is an emergency during chemotherapy, after a transplant or without a working spleen, even if you feel fairly well. Go to an emergency department now, and ring your hospital team's urgent line on the way. Do not take paracetamol first and wait to see what happens.

### If you gave birth in the last six weeks

A fever can come from an infection of the womb, a wound or a breast, and it can become serious within hours. Go to an emergency department now.

[INFOGRAPHIC: Three-step fever guide for adults: red signs that mean call 998, amber signs that mean a doctor today, green signs that mean rest and fluids at home]

## See a doctor today if one of these fits

These are not emergencies in themselves, but they should not wait.

- The fever has lasted more than three days, or it went away and came back
- It is 39 °C or more and medicine hardly brings it down
- You are pregnant
- You are over 65, or live with diabetes or heart, lung, liver or kidney disease
- You take steroids or another medicine that weakens the immune system
- You have been in a country with malaria or dengue in recent months
- You have recently had an operation, or have a wound or patch of skin that is red, hot and spreading
- It burns to pass urine, or your back hurts below the ribs
- You cannot keep fluids down, or your belly pain is getting worse

Not on either list, but something feels wrong? That is a good enough reason to ask.

## What the number on the thermometer means

| Reading | What it usually means | What to do |
|---|---|---|
| Below 36 °C while ill | Can be a sign of serious infection | Speak to a doctor now; 998 with any sign above |
| 36 to 37.9 °C | Normal or a little raised; evenings run higher | Rest, drink, measure again in an hour if unwell |
| 38 to 38.9 °C | A fever | Home care, and check both lists |
| 39 to 39.9 °C | A high fever, often still viral | Home care; a doctor today if medicine hardly brings it down |
| 40 °C or more | A very high fever | Speak to a doctor now; 998 with any sign above |

Use a digital thermometer under the tongue or in the ear. Wait 20 minutes after eating, drinking or a shower. An armpit reading runs a little low. Every four to six hours is enough; note the time, the reading and any medicine taken.

### Fever or heat?

Hours outdoors in a Dubai summer can push the body's temperature up without any infection. Heat exhaustion brings sweating, cramps and dizziness, and eases in a cool room with water. A very hot person who is confused, staggering or has collapsed may have heatstroke: call 998, move them to shade or air conditioning, wet the skin and fan it. Fever medicine does not help heatstroke.

## What to do at home tonight

A fever is one of the ways the body fights an infection, so the aim is comfort and fluids, not a perfect number.

- Sip often: water, soup or oral rehydration solution. Pale yellow urine means you are drinking enough.
- Wear one light layer and keep the room comfortable. Skip ice baths and cold showers; shivering only makes more heat.
- Eat if you feel like it. A day of little appetite does no harm.
- Ask someone to look in on you during the night, or arrange a phone call.
- Stay home until you have been free of fever for a full day without medicine.

### Medicines, carefully

You do not have to treat a fever that is not bothering you. Paracetamol eases the aches for most adults. Take it exactly as the leaflet of your own pack says, and never more in 24 hours than the leaflet allows. Many cold and flu remedies already contain paracetamol, so check the label before you add more. If you weigh under 50 kg, have liver disease or drink alcohol regularly, ask a pharmacist or doctor for your dose.

Ibuprofen does not suit everyone. Do not take it in pregnancy unless a doctor prescribes it, least of all from week 20 on. Ask first if you have asthma, have had a stomach ulcer, have kidney or heart disease, or take blood thinners. If dengue is possible, avoid ibuprofen and aspirin until a doctor has seen you. Never use antibiotics left over from another illness.

## What a doctor will look for

A doctor on call does not treat the number; the question is where it comes from. Expect to be asked when it started, what else you feel, where you have travelled and what you have taken. Then come your throat, ears, chest, belly and skin, with your pulse, blood pressure and oxygen level.

Many fevers are viral and need time rather than antibiotics. When the cause is unclear, blood or urine samples help, and they can be taken in your living room through [lab tests at home](/services/lab-test-at-home). If you are dehydrated and cannot drink, the doctor may advise fluids through a vein, explained on our page about [IV therapy at home](/services/iv-therapy-at-home). If you need a hospital, a good doctor says so early.

## How a home visit works

Our [doctor on call](/services/doctor-on-call) service {{licensed:is DHA-licensed and answers|answers}} {{hours}}. Send a WhatsApp message or call, tell us your area, your age and how you feel, and say so at once if anything on the first list applies: we will tell you to ring 998.

The doctor usually reaches you in {{response:doctor-on-call}}, and the visit takes {{visit:doctor-on-call}}. Have these ready:

1. Your Emirates ID or passport
2. Your notes of times, temperatures and medicines
3. Everything you take, including supplements, and any allergies
4. Recent test results or a hospital letter, if you have one

You get an examination, a plan in plain words, a prescription if you need one, clear signs to watch for overnight, and a receipt for your insurer. Our staff speak {{languages}}. If you are away from home, the same care comes to you through [doctor at hotel](/services/doctor-at-hotel).

This page gives general information. It cannot examine you, and it does not replace a doctor who can.
$md$, 'Fever in adults: when you need a doctor on call', 'Fever tonight? The signs that mean 998, the ones that mean a doctor today, safe care at home, and how a doctor on call visits you in Dubai.', null::text, null::text,
   $faq$[
    {"q": "Is 39 °C dangerous for an adult?", "a": "On its own, usually not. Flu and other viruses often reach 39 °C. What counts is how you are: if you are breathing easily, thinking clearly, drinking and passing urine, you can start with care at home. Speak to a doctor today if medicine hardly brings it down, if it lasts more than three days, or if you are pregnant, over 65 or have a long-term illness. Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: go to an emergency department now."},
    {"q": "Can I take paracetamol and ibuprofen together?", "a": "Many adults can use both, but start with one, and only add the other if the first is not enough and ibuprofen is safe for you. Follow both leaflets and write down the times. In pregnancy, take ibuprofen only if a doctor prescribes it. Ask a pharmacist or doctor first if you have asthma, or stomach, kidney or heart problems, take blood thinners, or may have dengue."},
    {"q": "How long should a fever last?", "a": "A common viral fever often settles within three days. See a doctor today about a fever that lasts longer or comes back after a good day, even if you otherwise feel well. Weight loss or night sweats with it need an examination as well."},
    {"q": "Do I need antibiotics for a fever?", "a": "Only if a doctor finds a bacterial infection. Antibiotics do nothing against viruses such as colds and flu, and they can cause side effects. Do not use tablets left over from another illness: they can hide the cause and delay the right treatment."},
    {"q": "Can the doctor take blood tests during the visit?", "a": "Yes, when the examination suggests they would help. Samples can be taken at home and results usually come back within {{results}}. If you need answers faster than that, the doctor will send you to a hospital."}
   ]$faq$::jsonb),
  ('ar', 'الحمّى عند البالغين: متى تتصل بالطبيب؟', 'الحمّى عند البالغين: متى تكفي الراحة، ومتى تحتاج إلى طبيب، ومتى تتصل بالرقم 998',
   'قائمتان قصيرتان اقرأهما أولًا: علامات تستدعي الإسعاف، وأخرى تستدعي طبيبًا في اليوم نفسه، ثم ما تفعله في البيت الليلة.', $md$
معظم حالات الحمّى عند البالغين سببها عدوى عابرة تنحسر خلال أيام مع الراحة والسوائل. وما يبدو عليه المريض، وكيف يتنفس ويشرب، أهم من الرقم على ميزان الحرارة. ابدأ بالقائمة الأولى: إن انطبقت عليك علامة واحدة منها فاتصل بالإسعاف على الرقم **998** فورًا. ثم انظر في القائمة الثانية، فإن وجدت نفسك فيها فليفحصك طبيب اليوم. وإن لم تنطبق عليك هذه ولا تلك، فالعناية في البيت تكفي عادةً هذه الليلة.

## اتصل بالرقم 998 فورًا عند أي من هذه العلامات

علامة واحدة تكفي. لا يلزم أن تكون متأكدًا، ولا أن تنتظر ارتفاع الحرارة أكثر.

- صعوبة في التنفس أو تنفس سريع جدًا، أو ازرقاق الشفتين والوجه أو شحوبهما إلى الرمادي
- ألم أو ضغط في الصدر
- تشوش مفاجئ في الذهن، أو تلعثم في الكلام، أو نعاس يصعب إيقاظ المريض منه
- نوبة تشنج أو إغماء أو انهيار مفاجئ
- تيبّس في الرقبة، أو صداع شديد مع انزعاج العينين من الضوء
- بقع حمراء أو بنفسجية على الجلد لا تختفي عند الضغط عليها بكوب زجاجي شفاف
- جلد بارد رطب، أو مبقّع، أو شديد الشحوب
- انقطاع البول أو قلّته الشديدة طوال اليوم، أو تقيؤ الدم
- قيء لا يتوقف عند مريض سكري
- تورّم في الحلق يمنعك من ابتلاع ريقك

إلى أن يصل الإسعاف، ابقَ بجانب المريض ولا تتركه وحده. إن كان نعسًا فضعه على جنبه ولا تعطه شيئًا عن طريق الفم. افتح باب البيت، وأرسل من يستقبل المسعفين عند المدخل، واجمع أدويته كلها في كيس واحد.

### إذا كانت مناعتك ضعيفة

بلوغ الحرارة 38 درجة مئوية حالة طارئة لمن يتلقى علاجًا كيميائيًا، أو خضع لزراعة عضو أو نخاع، أو استُؤصل طحاله أو تعطّل عمله، حتى لو كان يشعر بأنه بخير. توجّه إلى قسم الطوارئ الآن، واتصل في الطريق بخط الطوارئ لدى فريقك في المستشفى. ولا تأخذ الباراسيتامول أولًا لترى ما سيحدث.

### إذا وضعتِ مولودك خلال الأسابيع الستة الماضية

قد تأتي الحمّى من عدوى في الرحم أو الجرح أو الثدي، وقد تصبح خطيرة خلال ساعات. اذهبي إلى الطوارئ الآن.

[INFOGRAPHIC: دليل الحمّى عند البالغين في ثلاث خطوات: علامات حمراء تعني الاتصال بالرقم 998، وعلامات صفراء تعني زيارة طبيب اليوم، وعلامات خضراء تعني الراحة والسوائل في البيت]

## احرص على أن يراك طبيب اليوم في هذه الحالات

ليست هذه حالات طارئة بحد ذاتها، لكنها لا تحتمل التأجيل.

- استمرت الحمّى أكثر من 3 أيام، أو زالت ثم عادت
- بلغت الحرارة 39 درجة أو أكثر ولا تكاد تنخفض بالدواء
- أنتِ حامل
- تجاوزت 65 عامًا، أو لديك سكري أو مرض في القلب أو الرئة أو الكبد أو الكلى
- تتناول الكورتيزون أو دواءً آخر يُضعف المناعة
- زرت في الأشهر الأخيرة بلدًا تنتشر فيه الملاريا أو حمّى الضنك
- أجريت عملية جراحية قبل مدة قصيرة، أو لديك جرح أو بقعة جلدية حمراء ساخنة آخذة في الاتساع
- تشعر بحرقة عند التبول، أو بألم في الظهر أسفل الأضلاع
- لا تستقر السوائل في معدتك، أو يشتد ألم بطنك

وإن لم تجد حالتك في القائمتين، لكنك تشعر أنت أو من بجانبك بأن الأمر غير طبيعي، فهذا سبب كافٍ لتسأل.

## ماذا يعني الرقم على ميزان الحرارة؟

| القراءة | ما تعنيه غالبًا | ما عليك فعله |
|---|---|---|
| أقل من 36 درجة مع المرض | قد تدل على عدوى خطيرة | تحدث إلى طبيب الآن، واتصل بالرقم 998 مع أي علامة خطر |
| 36 إلى 37.9 | طبيعية أو مرتفعة قليلًا، وهي أعلى في المساء | استرح واشرب، وأعد القياس بعد ساعة إن كنت متعبًا |
| 38 إلى 38.9 | حمّى | عناية منزلية مع مراجعة القائمتين |
| 39 إلى 39.9 | حمّى عالية، وكثيرًا ما يكون سببها فيروسًا | عناية منزلية، وطبيب اليوم إن لم تكد تنخفض بالدواء |
| 40 أو أكثر | حمّى شديدة | تحدث إلى طبيب الآن، واتصل بالرقم 998 مع أي علامة خطر |

استخدم ميزانًا رقميًا تحت اللسان أو في الأذن، وانتظر 20 دقيقة بعد الأكل أو الشرب أو الاستحمام. أما قراءة الإبط فتكون أقل قليلًا من الحقيقة. يكفي القياس كل 4 إلى 6 ساعات، ودوّن الوقت والقراءة وكل دواء تناولته.

### حمّى أم ضربة شمس؟

البقاء ساعات في الخارج صيفًا قد يرفع حرارة الجسم من غير أي عدوى. الإنهاك الحراري يصحبه تعرّق وتشنج في العضلات ودوار، ويخفّ في مكان بارد مع شرب الماء. أما من اشتدت حرارته وتشوش ذهنه أو ترنّح أو سقط، فقد تكون ضربة شمس: اتصل بالرقم 998، وانقله إلى الظل أو إلى غرفة مكيّفة، وبلّل جلده وحرّك الهواء حوله. خافضات الحرارة لا تنفع في ضربة الشمس.

## ما الذي تفعله في البيت الليلة؟

الحمّى من وسائل الجسم في مقاومة العدوى، فالهدف أن ترتاح وتشرب، لا أن تصل إلى رقم مثالي.

- اشرب رشفات متكررة من الماء أو الحساء أو محلول الإماهة الفموي. لون البول الأصفر الفاتح دليل على أنك تشرب ما يكفي.
- ارتدِ ملابس خفيفة واجعل الغرفة معتدلة. تجنّب حمّامات الثلج والاستحمام بالماء البارد، فالارتجاف يولّد مزيدًا من الحرارة.
- كُل إن اشتهيت. قلة الشهية يومًا لا تضر ما دمت تشرب.
- اطلب من أحد أن يطمئن عليك في الليل، ولو بمكالمة.
- ابقَ في البيت حتى يمر يوم كامل بلا حمّى ومن دون دواء.

### الأدوية بحذر

لا يلزم علاج حمّى لا تزعجك. الباراسيتامول يخفف الآلام عند معظم البالغين. تناوله كما تقول نشرة العبوة التي لديك تمامًا، ولا تتجاوز ما تسمح به النشرة في 24 ساعة. كثير من أدوية الزكام تحتوي على الباراسيتامول أصلًا، فاقرأ المكونات قبل أن تجمع بينها. وإن كان وزنك أقل من 50 كيلوغرامًا، أو لديك مرض في الكبد، أو تشرب الكحول بانتظام، فاسأل الصيدلي أو الطبيب عن الجرعة المناسبة لك.

أما الإيبوبروفين فلا يناسب الجميع. لا تتناوله الحامل إلا إذا وصفه طبيب، ولا سيما من الأسبوع 20 فصاعدًا. واسأل قبل تناوله في حال الربو، أو قرحة سابقة في المعدة، أو مرض في الكلى أو القلب، أو تناول مميّعات الدم. وإن كان احتمال حمّى الضنك قائمًا فتجنّب الإيبوبروفين والأسبرين حتى يراك طبيب. ولا تستخدم مضادًا حيويًا بقي لديك من مرض سابق.

## عمّ يبحث الطبيب؟

لا يعالج الطبيب الرقم، بل يسأل من أين جاء. سيسألك متى بدأت الحمّى، وما الأعراض الأخرى، وأين سافرت، وماذا تناولت. ثم يفحص الحلق والأذنين والصدر والبطن والجلد، ويقيس النبض وضغط الدم ونسبة الأكسجين.

كثير من حالات الحمّى سببه فيروس ويحتاج إلى وقت لا إلى مضاد حيوي. وإن لم يتضح السبب أفادت عينة من الدم أو البول، ويمكن أخذها في بيتك عبر خدمة [التحاليل المخبرية في المنزل](/ar/services/lab-test-at-home). وإذا أصابك الجفاف وتعذّر عليك الشرب فقد ينصح الطبيب بسوائل عن طريق الوريد، وتجد شرحها في صفحة [العلاج الوريدي في المنزل](/ar/services/iv-therapy-at-home). وإن كنت تحتاج إلى المستشفى فالطبيب الجيد يقول ذلك مبكرًا.

## كيف تتم الزيارة المنزلية؟

خدمة [طبيب تحت الطلب](/ar/services/doctor-on-call) {{licensed:مرخّصة من هيئة الصحة بدبي، وتستقبل|تستقبل}} طلبك {{hours}}. أرسل رسالة عبر واتساب أو اتصل، واذكر منطقتك وعمرك وما تشعر به. وإن انطبقت عليك علامة من القائمة الأولى فقل ذلك فورًا، وسنطلب منك الاتصال بالرقم 998.

يصل الطبيب عادةً خلال {{response:doctor-on-call}}، وتستغرق الزيارة {{visit:doctor-on-call}}. جهّز ما يلي:

1. الهوية الإماراتية أو جواز السفر
2. ما دوّنته من أوقات ودرجات حرارة وأدوية
3. كل ما تتناوله، ومنه المكملات، وأي حساسية لديك
4. آخر نتائج التحاليل أو تقرير المستشفى إن وُجد

تحصل في الزيارة على فحص، وخطة واضحة بكلام مفهوم، ووصفة عند الحاجة، وعلامات تراقبها خلال الليل، وإيصال تقدمه إلى شركة التأمين. ويتحدث فريقنا {{languages}}. وإن كنت بعيدًا عن بيتك فالرعاية نفسها تصلك عبر خدمة [طبيب في الفندق](/ar/services/doctor-at-hotel).

هذه معلومات عامة لا تغني عن فحص الطبيب.
$md$, 'الحمّى عند البالغين: متى تطلب طبيبًا إلى المنزل؟', 'حرارتك مرتفعة الليلة؟ اعرف العلامات التي تستدعي الاتصال بالرقم 998، ومتى تحتاج إلى طبيب تحت الطلب اليوم، وكيف تعتني بنفسك في البيت بأمان.', null, null,
   $faq$[
    {"q": "هل حرارة 39 درجة خطيرة على البالغ؟", "a": "ليست خطيرة بحد ذاتها في الغالب، فالإنفلونزا وفيروسات أخرى كثيرًا ما ترفع الحرارة إلى 39. الأهم هو حالك: إن كنت تتنفس بسهولة، وذهنك صافٍ، وتشرب وتتبول كالمعتاد، فابدأ بالعناية المنزلية. وتحدث إلى طبيب اليوم إن لم تكد تنخفض بالدواء، أو استمرت أكثر من 3 أيام، وكذلك في حال الحمل، أو تجاوز سن 65 عامًا، أو وجود مرض مزمن. والحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن."},
    {"q": "هل يمكن الجمع بين الباراسيتامول والإيبوبروفين؟", "a": "يستطيع كثير من البالغين ذلك، لكن ابدأ بواحد منهما، ولا تضف الآخر إلا إذا لم يكفِ الأول وكان الإيبوبروفين آمنًا لك. التزم بنشرتي الدواءين ودوّن الأوقات. ولا تتناول الحامل الإيبوبروفين إلا إذا وصفه طبيب. واسأل الصيدلي أو الطبيب أولًا في حال الربو، أو أمراض المعدة أو الكلى أو القلب، أو تناول مميّعات الدم، أو احتمال حمّى الضنك."},
    {"q": "كم يومًا تستمر الحمّى عادةً؟", "a": "غالبًا ما تنحسر الحمّى الفيروسية الشائعة خلال 3 أيام. أما الحمّى التي تطول أكثر من ذلك، أو تعود بعد يوم من التحسن، فراجع بشأنها طبيبًا اليوم حتى لو كنت تشعر بأنك بخير. ونقص الوزن أو التعرّق الليلي معها يحتاج إلى فحص أيضًا."},
    {"q": "هل أحتاج إلى مضاد حيوي؟", "a": "فقط إذا وجد الطبيب عدوى بكتيرية. المضادات الحيوية لا تؤثر في الفيروسات كالزكام والإنفلونزا، وقد تسبب آثارًا جانبية. ولا تستخدم ما بقي لديك من علاج سابق، فقد يخفي السبب ويؤخر العلاج الصحيح."},
    {"q": "هل يستطيع الطبيب أخذ عينات دم أثناء الزيارة؟", "a": "نعم، إذا رأى بعد الفحص أنها مفيدة. تؤخذ العينات في البيت وتصدر النتائج عادةً خلال {{results}}. وإن كانت حالتك تحتاج إلى جواب أسرع فسيحيلك الطبيب إلى المستشفى."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
