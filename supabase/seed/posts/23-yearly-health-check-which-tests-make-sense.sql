with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('yearly-health-check-which-tests-make-sense', 'published', 'wellness-packages',
    (select author_id from public.author_contacts where email = 'anita.rao@example.com'), now() - interval '100 days 6 hours 55 minutes')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['wellness-packages', 'health-check', 'prevention', 'blood-tests']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'The yearly health check: which tests make sense', 'The yearly health check: which tests make sense for you',
   'More tests are not better tests. A laboratory doctor on the handful worth repeating, the ones to think twice about, and how to prepare.', $md$
A list of sixty blood tests looks generous. In practice, the longer the list, the more likely it is that one value falls slightly outside its range by chance, and a healthy person starts to worry. A good yearly check is short and chosen for you.

## The useful core

For most adults, a doctor will want to know:

- **blood pressure**, the simplest and one of the most valuable
- **weight and waist**, with last year’s figures beside them
- **blood sugar**, as HbA1c or a fasting glucose
- **cholesterol**, with its parts
- **blood count**, for anaemia in particular
- **kidney and liver values**, more so if you take regular medicines

Vitamin D, iron, thyroid or B12 are added when your story suggests it: tiredness, heavy periods, a plant-based diet, a family history.

## By age and stage

From about 40, ask your doctor about screening for breast and bowel cancer, and earlier if a close relative had either. Women from their mid-twenties should ask about cervical screening. Smokers, and people with diabetes or high blood pressure, need some checks more often. These examinations take place in a clinic, but a home visit is a good moment to plan them.

## Think twice about

Tumour markers in people without symptoms, wide food-intolerance panels, and hormone profiles taken on a random day raise more questions than they answer. Ask of every test: what would we do differently if it were abnormal?

## How to prepare

With [wellness packages](/services/wellness-packages) the sample is taken at home, often before breakfast. Ask whether to fast, and keep drinking water as usual. Take your usual medicines unless a doctor says otherwise. If you use insulin or diabetes tablets, ask your doctor before you fast. Avoid hard exercise the day before, and list your supplements. Results usually follow within {{results}}.

Then comes the part people skip: the conversation. Go through the results with a [family doctor](/services/family-doctors), who reads them beside your history and knows which can wait.

Wellness packages are for people who feel well. If you have a new lump, weight loss, bleeding or lasting pain, book a doctor instead. For chest pain, trouble breathing, heavy bleeding, or sudden weakness or numbness on one side, call **998** and leave the tests for later.
$md$, 'Wellness packages in Dubai: which tests make sense?', 'A laboratory doctor on wellness packages in Dubai: the tests worth repeating each year, the ones to think twice about, and how to prepare at home.', null::text, null::text,
   $faq$[
     {"q": "How often should a healthy adult be checked?", "a": "Once a year suits many people, though younger adults without risk factors may need less. Agree on an interval with your doctor."},
     {"q": "One value is marked in red. Should I worry?", "a": "Not straight away. Small deviations are common and may vanish on repeat. Show the whole report to a doctor before you draw conclusions."},
     {"q": "May I drink coffee before a fasting sample?", "a": "Better not. Water is fine. Coffee, even black, can influence some values."}
   ]$faq$::jsonb),
  ('ar', 'الفحص السنوي: أي التحاليل يستحق الإجراء؟', 'الفحص السنوي: أي التحاليل يناسبك حقًا؟',
   'كثرة التحاليل لا تعني فحصًا أفضل. طبيبة مختبر تشرح القليل الذي يستحق التكرار كل عام، وما يحسن التفكير فيه مرتين، وكيف تستعد.', $md$
تبدو قائمة من 60 تحليلًا سخية. لكن كلما طالت القائمة زاد احتمال أن تخرج قيمة واحدة قليلًا عن حدودها مصادفة، فيقلق إنسان سليم. الفحص السنوي الجيد قصير ومختار لك أنت.

## الأساس المفيد

يهتم الطبيب عند معظم البالغين بما يأتي:

- **ضغط الدم**، أبسط الفحوص ومن أكثرها فائدة
- **الوزن ومحيط الخصر**، مقارنين بأرقام العام الماضي
- **السكر**، بالسكر التراكمي أو بالقياس بعد صيام
- **الكوليسترول** بأنواعه
- **صورة الدم**، وخصوصًا لكشف فقر الدم
- **وظائف الكلى والكبد**، ولا سيما لمن يتناول أدوية دائمة

أما فيتامين د والحديد والغدة الدرقية وفيتامين ب12 فتُضاف حين يدعو إليها حالك: تعب مستمر، أو دورة شهرية غزيرة، أو نظام غذائي نباتي، أو مرض في العائلة.

## بحسب العمر

من سن 40 تقريبًا اسأل طبيبك عن الكشف المبكر عن سرطان الثدي والقولون، وقبل ذلك إن أُصيب به قريب من الدرجة الأولى. ولتسأل المرأة من منتصف العشرينات عن فحص عنق الرحم. ويحتاج المدخن ومريض السكري أو الضغط إلى بعض الفحوص على فترات أقصر. تُجرى هذه الفحوص في العيادة، لكن الزيارة المنزلية فرصة جيدة للتخطيط لها.

## فكّر مرتين

دلالات الأورام عند من لا أعراض لديه، والقوائم الطويلة لتحاليل عدم تحمّل الأطعمة، وتحاليل الهرمونات في يوم عشوائي، تثير من الأسئلة أكثر مما تجيب. واسأل عن كل تحليل: ما الذي سنغيّره إن جاءت نتيجته غير طبيعية؟

## كيف تستعد؟

في [باقات العافية](/ar/services/wellness-packages) تُسحب العينة في منزلك، وغالبًا قبل الفطور. اسأل هل يلزمك الصيام، واشرب الماء كالمعتاد. تناول أدويتك المعتادة ما لم يقل الطبيب غير ذلك. وإن كنت تستعمل الإنسولين أو أقراص السكري فاسأل طبيبك قبل أن تصوم. وتجنب الرياضة الشاقة في اليوم السابق، واكتب أسماء مكملاتك. وتصل النتائج عادة خلال {{results}}.

ثم يأتي ما يهمله كثيرون: الحديث عن النتائج. راجعها مع [طبيب الأسرة](/ar/services/family-doctors)، فهو يقرؤها في ضوء تاريخك الصحي ويعرف ما يمكن أن ينتظر.

والباقات لمن يشعر بأنه بخير. فإن ظهرت كتلة جديدة، أو نقص وزنك، أو رأيت نزفًا، أو لازمك ألم، فاحجز موعدًا مع الطبيب. وعند ألم الصدر أو صعوبة التنفس أو النزيف الغزير أو ضعف أو خدر مفاجئ في جانب من الجسم، اتصل بالرقم **998** ودع التحاليل إلى وقت آخر.
$md$, 'باقات العافية في دبي: أي التحاليل يستحق الإجراء؟', 'طبيبة مختبر تتحدث عن باقات العافية في دبي: التحاليل التي تستحق التكرار كل عام، وما يحسن التفكير فيه مرتين، وكيف تستعد لسحب العينة في منزلك.', null, null,
   $faq$[
     {"q": "كم مرة يُفحص البالغ السليم؟", "a": "مرة في السنة تناسب كثيرين، وقد يكفي الأصغر سنًا دون عوامل خطر ما هو أقل. اتفق مع طبيبك على المدة."},
     {"q": "ظهرت قيمة باللون الأحمر، فهل أقلق؟", "a": "لا تتعجل القلق. الانحرافات الصغيرة شائعة وقد تختفي عند الإعادة. اعرض التقرير كاملًا على الطبيب قبل أن تستنتج شيئًا."},
     {"q": "هل أشرب القهوة قبل تحليل يحتاج إلى صيام؟", "a": "الأفضل ألا تشربها. الماء لا بأس به، أما القهوة ولو بلا سكر فقد تؤثر في بعض القيم."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
