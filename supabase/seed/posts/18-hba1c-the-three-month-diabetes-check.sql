with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('hba1c-the-three-month-diabetes-check', 'published', 'lab-test-at-home',
    (select author_id from public.author_contacts where email = 'anita.rao@example.com'), now() - interval '124 days 10 hours 45 minutes')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['lab-test-at-home', 'diabetes', 'blood-tests']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'HbA1c: the diabetes check that remembers three months', 'HbA1c: the diabetes check that remembers the last three months',
   'One blood test, no fasting, and a picture of your sugar over weeks. What HbA1c means, when it misleads, and how often to repeat it.', $md$
A finger-prick shows your sugar at this moment. HbA1c shows its average. Sugar sticks to the haemoglobin in red blood cells, and because those cells live for about three months, the test gives an average that one good week cannot hide.

## Who should be tested

If you live with diabetes, HbA1c is usually repeated every three to six months. It is also worth asking for if you:

- are overweight, particularly around the waist
- have a parent, brother or sister with type 2 diabetes
- had diabetes in pregnancy
- have high blood pressure or raised cholesterol
- notice more thirst, frequent urination, blurred vision or wounds that heal slowly

Diabetes is common in the Gulf, so many doctors suggest a first check earlier here than elsewhere.

## What the result says

| HbA1c | General meaning |
|---|---|
| Below 5.7% (39 mmol/mol) | Usual range |
| 5.7 to 6.4% (39 to 47 mmol/mol) | Raised risk, often called prediabetes |
| 6.5% (48 mmol/mol) or more | In the diabetes range |

One result in the diabetes range, without symptoms, is normally confirmed by a second test. If you already have diabetes, your target is personal: age, pregnancy, other illnesses and the risk of low sugar all play a part.

## When the number misleads

HbA1c depends on normal red blood cells. Anaemia, thalassaemia or sickle cell, kidney disease, pregnancy and a recent transfusion or blood loss can push it up or down. Tell the doctor, who may choose a glucose or fructosamine test instead.

## Doing it at home

You do not need to fast, and any time of day works. With a [lab test at home](/services/lab-test-at-home), a nurse takes one small tube of blood, and the result usually arrives within {{results}}. If cholesterol is measured from the same sample, ask whether fasting is wanted. Do not change or stop diabetes medicines because of one figure. Take it to your [family doctor](/services/family-doctors) and decide together.

Some signs cannot wait for a laboratory. Call **998** if someone with diabetes is drowsy or confused, cannot be woken, breathes fast and deeply, or keeps vomiting. Someone too drowsy to swallow gets nothing by mouth.
$md$, 'HbA1c and diabetes: the lab test at home explained', 'What HbA1c says about the last three months, who should be tested, when it misleads, and how a lab test at home in Dubai works without fasting.', null::text, null::text,
   $faq$[
     {"q": "Does Ramadan affect my HbA1c?", "a": "It may change a little, because eating times and medicines change. See your doctor some weeks before Ramadan to plan fasting and doses safely."},
     {"q": "Can I lower my HbA1c quickly before a test?", "a": "Not really, since it reflects about three months. That is its strength: steady habits show, and short efforts do not."},
     {"q": "Is HbA1c enough to check for complications?", "a": "No. People with diabetes also need regular checks of kidneys, eyes, feet, blood pressure and cholesterol."}
   ]$faq$::jsonb),
  ('ar', 'السكر التراكمي: تحليل يتذكر ثلاثة أشهر', 'السكر التراكمي: تحليل يتذكر الأشهر الثلاثة الماضية',
   'عينة دم واحدة بلا صيام تعطيك صورة عن سكرك خلال أسابيع. ماذا يعني السكر التراكمي، ومن يحتاج إليه، ومتى يضلّل، وكم مرة يُعاد في السنة.', $md$
وخزة الإصبع تخبرك بسكرك في هذه اللحظة، أما السكر التراكمي فيخبرك بمتوسطه. يلتصق السكر بخضاب الدم داخل الكريات الحمراء، وهذه الكريات تعيش نحو 3 أشهر، فيعطي التحليل متوسطًا لا يخفيه أسبوع واحد من الالتزام.

## من يُجري التحليل؟

إذا كنت مصابًا بالسكري فالمعتاد إعادة التحليل كل 3 إلى 6 أشهر. واسأل عنه كذلك إذا:

- كان وزنك زائدًا، ولا سيما حول الخصر
- كان أحد والديك أو إخوتك مصابًا بالسكري من النوع الثاني
- أُصبتِ بسكري الحمل سابقًا
- كان لديك ارتفاع في الضغط أو الكوليسترول
- لاحظت عطشًا زائدًا، أو كثرة التبول، أو ضبابية في البصر، أو جروحًا بطيئة الالتئام

والسكري منتشر في الخليج، لذلك يقترح كثير من الأطباء البدء بالفحص هنا في سن أبكر.

## ماذا تقول النتيجة؟

| السكر التراكمي | المعنى العام |
|---|---|
| أقل من 5.7% (39 مليمول/مول) | المجال المعتاد |
| من 5.7 إلى 6.4% (39 إلى 47 مليمول/مول) | خطر مرتفع، ويسمى غالبًا مقدمات السكري |
| 6.5% أو أكثر (48 مليمول/مول) | ضمن مجال السكري |

والنتيجة الواحدة في مجال السكري دون أعراض تُؤكَّد عادة بتحليل ثانٍ. وإن كنت مصابًا بالسكري فالرقم المستهدف يخصّك أنت: العمر والحمل والأمراض الأخرى وخطر هبوط السكر كلها تؤخذ في الحسبان.

## متى يضلّل الرقم؟

يعتمد التحليل على سلامة الكريات الحمراء. ففقر الدم، والثلاسيميا، والأنيميا المنجلية، وأمراض الكلى، والحمل، ونقل الدم أو فقدانه حديثًا، قد ترفع الرقم أو تخفضه. أخبر الطبيب بذلك، فقد يختار لك تحليل الغلوكوز أو الفركتوزامين بدلًا منه.

## كيف يُجرى في المنزل؟

لا يلزمك الصيام، وأي وقت من اليوم مناسب. ضمن خدمة [التحاليل في المنزل](/ar/services/lab-test-at-home) يسحب الممرّض أنبوبًا صغيرًا من الدم، وتصل النتيجة عادة خلال {{results}}. فإن كان الكوليسترول سيُقاس من العينة نفسها فاسأل هل الصيام مطلوب. ولا تغيّر أدوية السكري ولا توقفها بسبب رقم واحد، بل اعرضه على [طبيب الأسرة](/ar/services/family-doctors) وقررا معًا.

وثمة علامات لا تنتظر المختبر: اتصل بالرقم **998** إذا كان مريض السكري ناعسًا أو مشوشًا، أو لا يستيقظ، أو يتنفس بسرعة وعمق، أو يتقيأ باستمرار. ومن منعه النعاس من البلع فلا يُعطى شيئًا عن طريق الفم.
$md$, 'السكر التراكمي في المنزل: التحليل ومعنى النتيجة', 'ماذا يقول السكر التراكمي عن الأشهر الثلاثة الماضية، ومن يحتاج إليه، ومتى يضلّل، وكيف تُسحب العينة ضمن التحاليل في المنزل بدبي بلا صيام.', null, null,
   $faq$[
     {"q": "هل يتأثر السكر التراكمي بصيام رمضان؟", "a": "قد يتغير قليلًا لأن مواعيد الطعام والأدوية تتغير. راجع طبيبك قبل رمضان بأسابيع لتخطيط الصيام والجرعات بأمان."},
     {"q": "هل أستطيع خفضه سريعًا قبل التحليل؟", "a": "لا، فهو يعكس نحو 3 أشهر. وهذه ميزته: تظهر فيه العادات الثابتة لا الجهود القصيرة."},
     {"q": "هل يكفي وحده للاطمئنان على المضاعفات؟", "a": "لا. يحتاج مريض السكري أيضًا إلى فحص منتظم للكلى والعينين والقدمين والضغط والكوليسترول."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
