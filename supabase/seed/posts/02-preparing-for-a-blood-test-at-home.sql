with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('preparing-for-a-blood-test-at-home', 'published', 'lab-test-at-home',
    (select author_id from public.author_contacts where email = 'anita.rao@example.com'), now() - interval '6 days 2 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['lab-test-at-home', 'blood-test', 'fasting']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Preparing for a blood test at home', 'How to prepare for a blood test at home: fasting, water, medicines',
   'Fasting or not, what to do with your tablets, and how to make the visit easy: what to know the night before a blood test at home.', $md$
If your test is tomorrow morning, here is the short version. Drink plain water as usual. Stop eating for 8 to 12 hours only if your test needs it; many do not. Take your regular medicines unless your doctor told you otherwise, and tell us about supplements, blood thinners and any history of fainting. If you use insulin or diabetes tablets, or you are pregnant, ask before you fast.

## Symptoms that should not wait for a blood test

A sample taken at home is for questions that can wait some hours for an answer. Call **998** for an ambulance instead if you have:

- Chest pain or pressure, or pain spreading to the arm, jaw or back
- Trouble breathing
- A face that droops, a weak arm or leg, or trouble speaking
- Fainting, a seizure, sudden confusion or a very severe headache
- Heavy bleeding, black stools or vomiting blood
- A stiff neck, or spots that do not fade under a glass

If you are worried but none of these fits, a [doctor on call](/services/doctor-on-call) can examine you first and choose the right test. That may make the needle unnecessary.

## Does your test need fasting?

The request form decides. When it says nothing, this table shows the usual practice, and our team confirms it when you book.

| Test | Fasting | Good to know |
|---|---|---|
| Fasting glucose | Yes, 8 hours or more | Best early in the morning |
| HbA1c (average sugar) | No | Any time of day |
| Cholesterol and triglycerides | Sometimes, 9 to 12 hours | Often accepted without fasting; ask your doctor |
| Full blood count | No | Any time of day |
| Thyroid | No | Before your thyroid tablet if your doctor agrees; mention biotin |
| Iron studies | Often, overnight | Morning; ask when to pause iron tablets |
| Kidney and liver | Usually no | Avoid hard exercise the day before |
| Vitamin D and B12 | Usually no | Mention every supplement |
| Cortisol, testosterone | Depends | Timed in the morning |

If several tests are taken together, the strictest one sets the rule for the whole visit.

### What fasting means

Plain water only, and plenty of it: well-filled veins are easier to find. Coffee, tea, juice, milk, chewing gum and cigarettes can all change results, so leave them until after the sample. Count from your last bite: dinner finished at 9 PM makes a 7 AM visit a 10-hour fast. Longer is not better. Going far beyond 12 hours can distort results too.

### Who should not fast without asking

- Anyone using insulin or tablets that lower blood sugar
- Pregnant women
- Children and frail older people
- Anyone who has fainted or had low sugar while fasting

If you become shaky, sweaty or very hungry while fasting, stop. Take something sugary, eat, and tell us; the test can be moved. New confusion or unusual drowsiness: call 998. If the person is too drowsy to swallow safely, give nothing by mouth and call 998.

## Medicines and supplements

Never stop a prescribed medicine for a blood test on your own. Most can be taken as usual with water. These deserve a question to your doctor or pharmacist beforehand:

- **Diabetes medicines:** taking them without food can drop your sugar too far. Ask whether to delay the morning dose until you eat.
- **Thyroid tablets:** often taken after the sample, if your doctor agrees.
- **Medicines measured in the blood,** such as lithium or some epilepsy medicines: the hour of your last dose matters. Write it down.
- **Blood thinners:** keep taking them. Tell the nurse, and press longer afterwards.
- **Biotin,** found in hair, skin and nail products: it can falsely change thyroid, hormone and heart tests. Ask how long to stop it, often two to three days.
- **Iron tablets and vitamins:** ask if they should wait until after the sample.

[INFOGRAPHIC: Timeline for a fasting blood test at home: light dinner in the evening, water only overnight, medicines checked, sample in the morning, breakfast straight after]

## The day before and the morning of the visit

1. Eat a normal, not too fatty dinner, at your usual time.
2. Skip heavy exercise and alcohol for 24 hours. Hard training can raise muscle and liver enzymes.
3. Sleep. A night on your feet affects several hormones.
4. Drink a glass or two of water in the hour before we come, unless you are on a fluid limit.
5. Wear sleeves that roll up easily.
6. Lay out your Emirates ID or passport, the request form and a list of what you take.
7. Keep breakfast ready for the minute after.

Choose a chair with an arm rest, good light and a small clear table. A bed or sofa is better if needles make you dizzy.

### Fasting in Ramadan

Tell us when you book that you are fasting. You may have had no water for many hours, and the hours since suhoor may not match what your test needs. We will suggest a suitable time, often soon after sunset for tests that need no fasting, and eight to twelve hours after suhoor for those that do.

## What happens when the nurse arrives

The nurse asks for your full name and date of birth and checks them against the form. Say now if you have fainted before, are allergic to latex or plasters, or have an arm that should not be used, such as the side of breast surgery or a dialysis fistula.

Then comes a band around the arm, a quick clean of the skin and a small sting. Most people are done in a few minutes. The tubes should be labelled in front of you, with your name on each one. It is fine to look away, to talk, and to ask for a smaller needle or a pause.

### Afterwards

Press firmly on the spot for a few minutes with the arm straight, longer if you take blood thinners. Do not carry heavy bags with that arm for a few hours. A small bruise is common and fades within one to two weeks. If you feel faint, lie down with your feet up.

Ask for a doctor the same day if the arm becomes hot, red and swollen, or stays numb. Call 998 if bleeding does not stop after 10 minutes of firm pressure, or if someone faints.

## How a home visit works

With [lab test at home](/services/lab-test-at-home) you message or call us, say which tests are on the form, and pick a time. We answer {{hours}}, and same-day visits can be booked until {{same-day}}. For a fasting test, the first appointment of the morning is the easiest.

If you want the visit at once, a nurse from {{licensed:our DHA-licensed team|our team}} usually arrives within {{response:nurse-on-call}}; otherwise, at the hour you chose. The samples travel to the laboratory in labelled, temperature-controlled boxes. Most results are ready within {{results}}; some special tests take longer, and we tell you before the sample is taken.

A result outside the reference range is not a diagnosis. Small deviations are common, and ranges differ between laboratories, so read them with a doctor who knows your story. If you do not have one, our [family doctors](/services/family-doctors) can go through the report with you. You also get a receipt for your insurer.

This page gives general information. Where your doctor's instructions differ, follow your doctor.
$md$, 'Lab test at home: how to prepare for a blood test', 'Booked a lab test at home? Who needs to fast and for how long, what to do with tablets and supplements, and what happens when the nurse comes.', null::text, null::text,
   $faq$[
    {"q": "Can I drink water before a fasting blood test?", "a": "Yes. Plain water is allowed and helps, because well-filled veins are easier to find. Leave out coffee, tea, juice, milk and anything with sugar or sweetener until after the sample. If your doctor has limited how much you drink, keep to that limit."},
    {"q": "I had coffee by mistake. Should I cancel?", "a": "Tell us before the nurse comes. If your tests need no fasting, a coffee usually does not matter. If one of them does, we move that part of the visit to another morning rather than give you a number you cannot trust."},
    {"q": "Should I take my tablets on the morning of the test?", "a": "Most regular medicines are taken as usual with water. Ask your doctor first about diabetes medicines, thyroid tablets, medicines whose level is being measured, and biotin. Never stop a prescribed medicine on your own because of a test."},
    {"q": "What if I usually faint at the sight of a needle?", "a": "Say so when you book and again when the nurse arrives. Lying down, drinking water beforehand, looking away and talking all help. The nurse stays until you feel steady. If you have fainted badly before, have someone at home with you."},
    {"q": "When do I get my results?", "a": "Most results are ready within {{results}}. Some special tests, such as cultures or rare hormones, take longer, and we say so before the sample is taken. If a result is urgent, you are called, so keep your phone on."}
   ]$faq$::jsonb),
  ('ar', 'كيف تستعد لتحليل الدم في المنزل؟', 'الاستعداد لتحليل الدم في المنزل: الصيام والماء والأدوية',
   'هل يلزمك الصيام؟ وماذا عن أدويتك؟ وكيف تجعل الزيارة سهلة؟ كل ما تحتاج إلى معرفته في الليلة التي تسبق سحب عينة الدم في بيتك.', $md$
إن كان موعدك صباح الغد فإليك الخلاصة: اشرب الماء كعادتك. لا تمتنع عن الطعام 8 إلى 12 ساعة إلا إذا كان فحصك يتطلب ذلك، فكثير من الفحوص لا يحتاج إلى صيام. تناول أدويتك المعتادة ما لم يقل لك طبيبك غير ذلك، وأخبرنا عن المكملات ومميّعات الدم وعن أي إغماء سابق. ومن يستعمل الإنسولين أو أقراص السكري، وكذلك الحامل، فليسأل قبل أن يصوم.

## أعراض لا تنتظر تحليل الدم

سحب العينة في المنزل مناسب لما يحتمل انتظار الجواب بضع ساعات. أما إذا شعرت بأحد الأعراض التالية فاتصل بالإسعاف على الرقم **998**:

- ألم أو ضغط في الصدر، أو ألم يمتد إلى الذراع أو الفك أو الظهر
- صعوبة في التنفس
- ارتخاء في جانب من الوجه، أو ضعف في ذراع أو ساق، أو تعثّر في الكلام
- إغماء أو نوبة تشنج أو تشوش مفاجئ أو صداع شديد جدًا
- نزيف غزير أو براز أسود أو تقيؤ الدم
- تيبّس في الرقبة، أو بقع لا تختفي تحت كوب زجاجي

وإن كنت قلقًا ولم ينطبق عليك شيء مما سبق، فبإمكان [طبيب تحت الطلب](/ar/services/doctor-on-call) أن يفحصك أولًا ويختار الفحص المناسب، وقد يغنيك ذلك عن وخزة لا داعي لها.

## هل يحتاج فحصك إلى صيام؟

المرجع هو نموذج الطلب. فإن لم يذكر شيئًا فالجدول التالي يبيّن المعمول به عادةً، ونؤكده لك عند الحجز.

| الفحص | الصيام | ما يفيدك أن تعرفه |
|---|---|---|
| سكر الدم أثناء الصيام | نعم، 8 ساعات على الأقل | الأفضل في الصباح الباكر |
| السكر التراكمي | لا | في أي وقت من اليوم |
| الكوليسترول والدهون الثلاثية | أحيانًا، 9 إلى 12 ساعة | كثيرًا ما يُقبل بلا صيام، فاسأل طبيبك |
| صورة الدم الكاملة | لا | في أي وقت من اليوم |
| الغدة الدرقية | لا | قبل قرص الغدة إن وافق طبيبك، واذكر البيوتين |
| الحديد ومخزونه | غالبًا، طوال الليل | صباحًا، واسأل متى توقف أقراص الحديد |
| الكلى والكبد | لا في الغالب | تجنّب الرياضة الشاقة في اليوم السابق |
| فيتامين د وفيتامين ب12 | لا في الغالب | اذكر كل مكمّل تتناوله |
| الكورتيزول والتستوستيرون | بحسب الطلب | يُسحبان صباحًا في وقت محدد |

وإذا اجتمعت عدة فحوص في زيارة واحدة فالعبرة بأشدها شرطًا.

### ما معنى الصيام هنا؟

ماء صافٍ فقط، وبكمية وافية، فالأوردة الممتلئة أسهل في العثور عليها. أما القهوة والشاي والعصير والحليب والعلكة والتدخين فكلها قد تغيّر النتيجة، فأجّلها إلى ما بعد السحب. احسب من آخر لقمة: إن فرغت من العشاء في 9 مساءً فزيارة 7 صباحًا تعني صيام 10 ساعات. والأطول ليس أفضل، فالزيادة الكبيرة على 12 ساعة قد تربك النتائج أيضًا.

### من لا يصوم قبل أن يسأل؟

- من يستعمل الإنسولين أو أقراصًا تخفض سكر الدم
- الحامل
- الأطفال وكبار السن ضعاف البنية
- من سبق أن أُغمي عليه أو هبط سكره أثناء الصيام

إذا شعرت أثناء الصيام برجفة أو تعرّق أو جوع شديد فتوقف. تناول شيئًا محلّى ثم كُل وأخبرنا، فالفحص يمكن تأجيله. والتشوّش الجديد أو النعاس غير المعتاد يعني الاتصال بالرقم 998. وإن كان الشخص نعسًا لا يستطيع البلع بأمان فلا تعطه شيئًا عن طريق الفم واتصل بالرقم 998.

## الأدوية والمكملات

لا توقف دواءً وصفه لك الطبيب من أجل تحليل دم من تلقاء نفسك. معظم الأدوية تؤخذ كالمعتاد مع الماء، لكن اسأل طبيبك أو الصيدلي مسبقًا عن هذه:

- **أدوية السكري:** تناولها بلا طعام قد يخفض السكر أكثر مما ينبغي. اسأل هل تؤجل جرعة الصباح إلى أن تأكل.
- **أقراص الغدة الدرقية:** كثيرًا ما تؤخذ بعد السحب إن وافق طبيبك.
- **أدوية يُقاس مستواها في الدم** كالليثيوم وبعض أدوية الصرع: ساعة آخر جرعة مهمة، فدوّنها.
- **مميّعات الدم:** استمر عليها، وأخبر الممرّض، واضغط مدة أطول بعد السحب.
- **البيوتين** الموجود في منتجات الشعر والبشرة والأظافر: قد يجعل نتائج الغدة والهرمونات وفحوص القلب غير صحيحة. اسأل كم يومًا توقفه، وهي غالبًا يومان أو 3 أيام.
- **أقراص الحديد والفيتامينات:** اسأل هل تؤجلها إلى ما بعد السحب.

[INFOGRAPHIC: خط زمني لتحليل دم يحتاج إلى صيام في المنزل: عشاء خفيف في المساء، ثم ماء فقط طوال الليل، ومراجعة الأدوية، وسحب العينة صباحًا، والفطور بعدها مباشرة]

## اليوم السابق وصباح الزيارة

1. تناول عشاءً عاديًا غير دسم في وقتك المعتاد.
2. تجنّب الرياضة الشاقة والكحول مدة 24 ساعة، فالتمرين العنيف قد يرفع إنزيمات العضلات والكبد.
3. نم جيدًا، فالسهر يؤثر في عدد من الهرمونات.
4. اشرب كوبًا أو كوبين من الماء في الساعة التي تسبق الزيارة، ما لم يحدد لك طبيبك كمية السوائل.
5. ارتدِ ملابس يسهل رفع أكمامها.
6. جهّز الهوية الإماراتية أو جواز السفر، ونموذج الطلب، وقائمة بما تتناوله.
7. اجعل فطورك جاهزًا لما بعد السحب.

اختر كرسيًا له مسند للذراع، وإضاءة جيدة، وطاولة صغيرة خالية. وإن كانت الإبرة تصيبك بالدوار فالسرير أو الأريكة أنسب.

### إذا كنت صائمًا في رمضان

أخبرنا بذلك عند الحجز. فقد تمضي عليك ساعات طويلة بلا ماء، وقد لا توافق المدة منذ السحور ما يطلبه فحصك. سنقترح عليك وقتًا مناسبًا، وغالبًا ما يكون بعد الإفطار للفحوص التي لا تحتاج إلى صيام، وبعد السحور بثماني ساعات إلى اثنتي عشرة ساعة لما يحتاج إليه.

## ماذا يحدث عند وصول الممرّض؟

يسألك الممرّض عن اسمك الكامل وتاريخ ميلادك ويطابقهما بالنموذج. أخبره الآن إن كان قد أُغمي عليك من قبل، أو لديك حساسية من اللاتكس أو اللاصق الطبي، أو ذراع يجب ألا تُستعمل، كجهة جراحة الثدي أو ذراع وصلة غسيل الكلى.

ثم يُشد رباط حول الذراع ويُنظف الجلد وتشعر بوخزة خفيفة. ينتهي الأمر عند معظم الناس في دقائق. وينبغي أن تُلصق البطاقات على الأنابيب أمامك وعلى كل منها اسمك. لا بأس أن تنظر إلى الجهة الأخرى أو تتحدث أو تطلب إبرة أصغر أو استراحة قصيرة.

### بعد السحب

اضغط على الموضع بضع دقائق وذراعك ممدودة، وأطل الضغط إن كنت تتناول مميّعات الدم. ولا تحمل بتلك الذراع شيئًا ثقيلًا بضع ساعات. الكدمة الصغيرة شائعة وتزول خلال أسبوع أو أسبوعين. وإن شعرت بدوار فاستلقِ وارفع قدميك.

اطلب طبيبًا في اليوم نفسه إذا صارت الذراع ساخنة حمراء متورمة، أو استمر فيها الخدر. واتصل بالرقم 998 إن لم يتوقف النزيف بعد 10 دقائق من الضغط المحكم، أو أُغمي على الشخص.

## كيف تتم الزيارة المنزلية؟

عبر خدمة [التحاليل المخبرية في المنزل](/ar/services/lab-test-at-home) تراسلنا أو تتصل بنا، وتذكر الفحوص المكتوبة في النموذج، وتختار الوقت. نجيب {{hours}}، ويمكن حجز زيارة في اليوم نفسه حتى {{same-day}}. أما الفحص الذي يحتاج إلى صيام فأريح مواعيده أول الصباح.

إن أردت الزيارة فورًا يصل ممرّض من {{licensed:فريقنا المرخّص من هيئة الصحة بدبي|فريقنا}} عادةً خلال {{response:nurse-on-call}}، وإلا ففي الساعة التي اخترتها. وتُنقل العينات بعد وسمها إلى المختبر في صناديق مضبوطة الحرارة. تصدر معظم النتائج خلال {{results}}، وبعض الفحوص الخاصة يستغرق وقتًا أطول، ونخبرك بذلك قبل السحب.

والنتيجة الخارجة عن المعدل ليست تشخيصًا. فالفروق الصغيرة شائعة، والمعدلات تختلف من مختبر إلى آخر، فاقرأها مع طبيب يعرف حالتك. وإن لم يكن لديك طبيب فبإمكان [طبيب الأسرة](/ar/services/family-doctors) لدينا مراجعة التقرير معك. وتحصل كذلك على إيصال لشركة التأمين.

هذه معلومات عامة، وإن اختلفت عن تعليمات طبيبك فالتزم بما قاله طبيبك.
$md$, 'تحليل الدم في المنزل: دليل الاستعداد خطوة بخطوة', 'حجزت تحليل دم في المنزل؟ اعرف هل يلزمك الصيام وكم ساعة، وماذا تفعل بأدويتك ومكملاتك، وما الذي يحدث منذ وصول الممرّض حتى صدور النتيجة.', null, null,
   $faq$[
    {"q": "هل أشرب الماء قبل تحليل دم يحتاج إلى صيام؟", "a": "نعم، الماء الصافي مسموح ومفيد لأن الأوردة الممتلئة أسهل في العثور عليها. أجّل القهوة والشاي والعصير والحليب وكل ما فيه سكر أو مُحلٍّ إلى ما بعد السحب. وإن حدد لك طبيبك كمية السوائل فالتزم بها."},
    {"q": "شربت القهوة سهوًا، فهل ألغي الموعد؟", "a": "أخبرنا قبل وصول الممرّض. إن كانت فحوصك لا تحتاج إلى صيام فالقهوة لا تؤثر في الغالب. وإن كان أحدها يحتاج إليه أجّلنا ذلك الجزء إلى صباح آخر بدل أن نعطيك رقمًا لا يُعتمد عليه."},
    {"q": "هل أتناول أدويتي صباح يوم الفحص؟", "a": "تؤخذ معظم الأدوية المعتادة كما هي مع الماء. واسأل طبيبك أولًا عن أدوية السكري، وأقراص الغدة الدرقية، والأدوية التي يُقاس مستواها في الدم، والبيوتين. ولا توقف دواءً موصوفًا من تلقاء نفسك بسبب فحص."},
    {"q": "يُغمى عليّ عند رؤية الإبرة، فماذا أفعل؟", "a": "أخبرنا عند الحجز، وذكّر الممرّض عند وصوله. يساعدك الاستلقاء وشرب الماء قبلها والنظر إلى الجهة الأخرى والحديث. ويبقى الممرّض معك حتى تستعيد توازنك. وإن كان إغماؤك السابق شديدًا فليكن معك أحد في البيت."},
    {"q": "متى تصدر النتائج؟", "a": "تصدر معظم النتائج خلال {{results}}. وبعض الفحوص الخاصة كزراعة الجراثيم والهرمونات النادرة يستغرق وقتًا أطول، ونخبرك بذلك قبل السحب. وإن كانت نتيجة ما عاجلة اتصلنا بك، فأبقِ هاتفك مفتوحًا."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
