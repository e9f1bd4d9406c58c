with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('vitamin-d-blood-test-who-needs-it', 'published', 'lab-test-at-home',
    (select author_id from public.author_contacts where email = 'anita.rao@example.com'), now() - interval '48 days 5 hours 35 minutes')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['lab-test-at-home', 'vitamin-d', 'blood-tests']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'The vitamin D blood test: who needs it and what it says', 'The vitamin D blood test: who needs it, and what the number says',
   'Low vitamin D is common even under a Gulf sun. Who is worth testing, how to read the result in either unit, and why large doses need a doctor.', $md$
It seems odd to run short of a vitamin made by sunlight in a place with so much of it. Yet in summer we move from cool homes to cool cars to cool offices, and much of our skin stays covered or sun-screened. Low results are common across the Gulf.

## Who should think about a test

Testing everyone makes little sense. Speak to a doctor about a vitamin D test if you:

- spend most days indoors or keep your skin covered
- have darker skin, which makes vitamin D more slowly
- are pregnant or breastfeeding, or are over 65
- have weak bones, a fracture after a small fall, or long-lasting bone or muscle pain
- have a bowel, liver or kidney condition, or had weight-loss surgery
- take epilepsy medicines or long courses of steroids

Tiredness and hair loss have many causes. Vitamin D is only one of them, so a doctor may suggest checking iron, thyroid and blood count together.

## How the test works

The laboratory measures 25-hydroxyvitamin D, the store in your blood. You do not need to fast. With a [lab test at home](/services/lab-test-at-home), a nurse takes a small sample from your arm, and results usually follow within {{results}}. Mention any supplements, biotin in particular, because it can disturb some laboratory methods.

## Reading the number

| ng/mL | nmol/L | Often described as |
|---|---|---|
| Below 20 | Below 50 | Low |
| 20 to 30 | 50 to 75 | Borderline in some guidelines, enough in others |
| Above 30 | Above 75 | Enough for most people |

Check the unit first: 20 in one column is 50 in the other. Ranges differ slightly between laboratories, and a number needs to be read beside your history.

## Before you buy large doses

Vitamin D can build up. Too much raises calcium, which brings thirst, nausea, constipation and kidney stones. Follow the leaflet for ordinary supplements and leave weekly high-dose capsules to a doctor’s prescription. A repeat lab test at home after about three months shows whether the plan works.

A blood test is never the answer to an emergency. For chest pain, fainting, new confusion or trouble breathing, call **998**.
$md$, 'Vitamin D in Dubai: who needs a lab test at home?', 'Why vitamin D runs low in sunny Dubai, who should have a lab test at home, how to read ng/mL and nmol/L, and why large doses need a doctor first.', null::text, null::text,
   $faq$[
     {"q": "Do I need to fast for a vitamin D test?", "a": "No. You may eat and drink normally. Fasting matters only if other tests in the same sample ask for it."},
     {"q": "Should I stop my supplement before the test?", "a": "Do not stop a prescribed medicine. Tell the nurse what you take and when. For high-dose biotin, ask your doctor how long to pause."},
     {"q": "Can I get enough from the sun?", "a": "Some people can, with short exposure outside the hottest hours. Skin type, clothing and age matter. Do not let the skin burn for it."}
   ]$faq$::jsonb),
  ('ar', 'تحليل فيتامين د: من يحتاج إليه وماذا تعني النتيجة', 'تحليل فيتامين د: من يحتاج إليه، وماذا يقول الرقم؟',
   'نقص فيتامين د شائع حتى تحت شمس الخليج. من يستفيد من التحليل، وكيف تُقرأ النتيجة بالوحدتين، ولماذا تحتاج الجرعات الكبيرة إلى طبيب.', $md$
يبدو غريبًا أن ينقصنا فيتامين تصنعه الشمس في بلاد لا تغيب عنها. غير أننا ننتقل في الصيف من بيت مكيّف إلى سيارة مكيّفة ثم إلى مكتب مكيّف، وأكثر الجلد مغطى بالثياب أو بواقي الشمس. لذلك يشيع انخفاض فيتامين د في الخليج.

## من يحسن به أن يفكر في التحليل؟

لا فائدة من فحص الجميع. استشر الطبيب في الأمر إذا كنت:

- تقضي معظم يومك في أماكن مغلقة أو تغطي معظم جسمك
- ذا بشرة داكنة، فهي تصنع الفيتامين ببطء
- حاملًا أو مرضعًا، أو تجاوزت 65 عامًا
- تعاني هشاشة العظام، أو كسرًا بعد سقطة بسيطة، أو ألمًا مزمنًا في العظام أو العضلات
- مصابًا بمرض في الأمعاء أو الكبد أو الكلى، أو أجريت جراحة لإنقاص الوزن
- تتناول أدوية الصرع أو الكورتيزون مدة طويلة

أما الإرهاق وتساقط الشعر فأسبابهما كثيرة، وفيتامين د واحد منها، وقد يقترح الطبيب فحص الحديد والغدة الدرقية وصورة الدم معه.

## كيف يُجرى التحليل؟

يقيس المختبر مركّب 25-هيدروكسي فيتامين د، وهو مخزون الفيتامين في الدم. ولا يلزمك الصيام. وفي خدمة [التحاليل في المنزل](/ar/services/lab-test-at-home) تُسحب عينة صغيرة من الذراع، وتصل النتيجة عادة خلال {{results}}. اذكر المكملات التي تتناولها، ولا سيما البيوتين، لأنه يؤثر في بعض طرق القياس.

## قراءة الرقم

| نانوغرام/مل | نانومول/لتر | الوصف الشائع |
|---|---|---|
| أقل من 20 | أقل من 50 | منخفض |
| من 20 إلى 30 | من 50 إلى 75 | حدّي في بعض الإرشادات وكافٍ في غيرها |
| أكثر من 30 | أكثر من 75 | كافٍ لمعظم الناس |

انظر إلى الوحدة أولًا، فالرقم 20 في عمود يعادل 50 في الآخر. وتختلف الحدود قليلًا بين المختبرات، ولا يُفهم الرقم بمعزل عن حالتك الصحية.

## قبل أن تشتري جرعات كبيرة

يتراكم فيتامين د في الجسم، والإفراط فيه يرفع الكالسيوم فيسبب العطش والغثيان والإمساك وحصى الكلى. اتبع النشرة في المكملات المعتادة، واترك الكبسولات الأسبوعية العالية الجرعة لوصفة الطبيب. وإعادة التحليل بعد نحو 3 أشهر تبيّن هل نجحت الخطة.

وتحليل الدم ليس جوابًا عن حالة طارئة: عند ألم الصدر أو الإغماء أو التشوش أو صعوبة التنفس اتصل بالرقم **998**.
$md$, 'تحليل فيتامين د في المنزل بدبي: من يحتاج إليه؟', 'لماذا ينخفض فيتامين د رغم شمس دبي، ومن يستفيد من تحليل الدم في المنزل، وكيف تُقرأ النتيجة بالوحدتين، ولماذا لا تُؤخذ الجرعات الكبيرة دون طبيب.', null, null,
   $faq$[
     {"q": "هل أصوم قبل تحليل فيتامين د؟", "a": "لا، كُل واشرب كالمعتاد. ولا يلزم الصيام إلا إذا تطلبته تحاليل أخرى في العينة نفسها."},
     {"q": "هل أوقف المكمل قبل التحليل؟", "a": "لا توقف دواء وصفه لك الطبيب. أخبر الممرّض بما تتناوله ومتى، واسأل طبيبك عن مدة إيقاف البيوتين إن كانت جرعته عالية."},
     {"q": "هل تكفيني الشمس؟", "a": "قد تكفي بعض الناس بتعرض قصير بعيدًا عن ساعات الذروة، والأمر يختلف بحسب البشرة والملابس والعمر. ولا تعرّض جلدك للحروق من أجل ذلك."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
