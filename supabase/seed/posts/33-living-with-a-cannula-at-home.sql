with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('living-with-a-cannula-at-home', 'published', 'nurse-at-home',
    (select author_id from public.author_contacts where email = 'maria.fernandes@example.com'), now() - interval '17 days 9 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['nurse-at-home', 'cannula-care', 'iv-antibiotics']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Living with a cannula between two doses', 'Living with a cannula between two doses',
   'Home with a small tube still in the arm: how to sleep, shower and dress with it, what to look at twice a day, and when it has to come out.', $md$
When an antibiotic or another medicine has to go into a vein over several days, the cannula (the fine plastic tube in the hand or forearm) may stay in between doses. It should not hurt. If it does, that is already a reason to call.

## Look at it twice a day

Choose two moments, such as breakfast and bedtime. Through the clear dressing you want to see **dry, flat skin of its usual colour**. Then ask three questions:

- Is there pain, burning or throbbing?
- Is the skin red, hot, hard or swollen, or is there a red line running up the arm?
- Is the dressing wet, bloody or lifting at the edges?

A yes to the third question is enough to ask for a nurse the same day. A yes to the first or the second, or a fever, means that a doctor should see you today. Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: go to an emergency department now.

## Everyday life with it

**Shower:** cover it with a waterproof sleeve or wrapped film and keep that arm out of the stream. No baths, no pool, no sea.

**Sleep:** loose sleeves, and a light stretchy bandage over it if you toss and turn. Nothing tight above it.

**Clothes:** the arm with the cannula goes in first and comes out last.

**Work:** typing is fine. Heavy bags, push-ups and kneading dough with that hand are not.

**Children and pets:** keep it covered. A shiny cap is a temptation.

## If it comes out or bleeds

1. Press with clean gauze for five minutes, ten if you take a blood thinner. Do not peek.
2. Raise the arm.
3. Cover it with a plaster and keep the tube for the nurse to see that it is whole.
4. Tell us, so that a new one is in place before the next dose.

Bleeding that does not stop with firm pressure, trouble breathing, swelling of the face or a feeling of collapse during or after a dose: call 998.

## Who decides how long it stays

The doctor decides how long the treatment lasts; the nurse decides at every visit whether this cannula is still good. A new site is sometimes kinder than one more day. Nobody but a trained person should inject anything into it. Doses and checks can be given by a [nurse at home](/services/nurse-at-home); drips are described on our [IV therapy](/services/iv-therapy-at-home) page.
$md$, 'Cannula care at home: what is normal?', 'How to sleep, shower and dress with a cannula in the arm, what to check twice a day, what to do if it falls out, and when to call a nurse or 998.', null::text, null::text,
   $faq$[{"q": "Can I take the cannula out myself when the course is finished?", "a": "Better not. A nurse removes it, checks that the tube is whole, presses on the vein and looks at the skin. It takes a few minutes."},
{"q": "The arm feels cold when the medicine goes in. Is that normal?", "a": "A cool feeling can come from fluid at room temperature. Pain, burning or a swelling that grows is different: ask the nurse to stop and check the position of the cannula."}]$faq$::jsonb),
  ('ar', 'الكانيولا بين جرعتين: كيف تعيش معها في البيت', 'كيف تعيش مع الكانيولا بين جرعتين؟',
   'عدت إلى البيت وفي ذراعك أنبوب صغير: كيف تنام وتستحم وتلبس، وما الذي تفحصه مرتين في اليوم، ومتى يصير نزعه ضروريًا من دون انتظار.', $md$
إذا كان الدواء الوريدي يمتد أيامًا، كبعض المضادات الحيوية، فقد تبقى الكانيولا (وهي الأنبوب البلاستيكي الدقيق في اليد أو الساعد) في مكانها بين جرعة وأخرى. الأصل أنها لا تؤلم، فإن آلمتك فهذا وحده سبب كافٍ للاتصال.

## انظر إليها مرتين في اليوم

اختر وقتين ثابتين، كالفطور وقبل النوم. من خلال اللاصق الشفاف ينبغي أن ترى **جلدًا جافًا مستويًا بلونه المعتاد**. ثم اسأل نفسك:

- هل أشعر بألم أو حرقة أو نبض؟
- هل الجلد أحمر أو ساخن أو متصلّب أو متورّم، أو هل يمتد خط أحمر إلى أعلى الذراع؟
- هل اللاصق مبتلّ أو عليه دم أو ترتفع أطرافه؟

جواب «نعم» عن السؤال الثالث يكفي لطلب ممرّض في اليوم نفسه. أما جواب «نعم» عن السؤال الأول أو الثاني، أو حمّى، فيعني أن يراك طبيب اليوم. والحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن.

## حياتك اليومية معها

**الاستحمام:** غطّها بكمّ مقاوم للماء أو بغلاف بلاستيكي، وأبعد الذراع عن الماء. لا حوض استحمام ولا مسبح ولا بحر.

**النوم:** أكمام واسعة، ورباط مطاطي خفيف فوقها إن كنت كثير التقلّب، ولا شيء ضيقًا أعلاها.

**اللباس:** ذراع الكانيولا أول ما يدخل في الثوب وآخر ما يخرج منه.

**العمل:** الكتابة على الحاسوب لا بأس بها، أما حمل الأكياس الثقيلة وتمارين الضغط وعجن العجين فلا.

**الأطفال والحيوانات الأليفة:** أبقها مغطاة، فالغطاء الملوّن يغري الأيدي الصغيرة.

## إذا خرجت من مكانها أو نزفت

1. اضغط بشاش نظيف خمس دقائق، أو عشرًا إن كنت تتناول مميّعًا للدم، ولا ترفع الشاش لتنظر.
2. ارفع ذراعك.
3. غطّ المكان بلاصق، واحتفظ بالأنبوب ليتأكد الممرّض من أنه كامل.
4. أخبرنا لتُركَّب واحدة جديدة قبل الجرعة التالية.

نزيف لا يتوقف مع الضغط المحكم، أو ضيق في التنفس، أو تورّم في الوجه، أو شعور بالانهيار أثناء الجرعة أو بعدها: اتصل بالرقم 998.

## من يقرّر مدة بقائها؟

الطبيب يحدّد مدة العلاج، والممرّض يقدّر في كل زيارة هل ما زالت صالحة. وموضع جديد قد يكون أرفق بك من يوم إضافي. ولا يحقن فيها شيئًا إلا شخص مدرّب. يستطيع [ممرّض في المنزل](/ar/services/nurse-at-home) إعطاء الجرعات وفحص الكانيولا، وتجد تفاصيل المحاليل في صفحة [العلاج الوريدي](/ar/services/iv-therapy-at-home).
$md$, 'العناية بالكانيولا في المنزل', 'كيف تنام وتستحم وتلبس والكانيولا في ذراعك، وما الذي تفحصه مرتين في اليوم، وماذا تفعل إن خرجت من مكانها، ومتى تطلب ممرّضًا أو تتصل بالرقم 998.', null, null,
   $faq$[{"q": "انتهى العلاج، فهل أنزع الكانيولا بنفسي؟", "a": "الأفضل ألا تفعل. ينزعها الممرّض ويتأكد من أن الأنبوب كامل، ويضغط على الوريد ويفحص الجلد، ولا يستغرق ذلك إلا دقائق."},
{"q": "أشعر ببرودة في ذراعي عند دخول الدواء، فهل هذا طبيعي؟", "a": "قد تأتي البرودة من سائل بدرجة حرارة الغرفة. أما الألم أو الحرقة أو التورّم الذي يكبر فأمر مختلف: اطلب من الممرّض أن يوقف الدواء ويتحقق من موضع الكانيولا."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
