with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('going-home-with-a-surgical-drain', 'published', 'post-surgery-nursing',
    (select author_id from public.author_contacts where email = 'maria.fernandes@example.com'), now() - interval '41 days 3 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['post-surgery-nursing', 'drain-care', 'recovery']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Going home with a surgical drain', 'Going home with a surgical drain: emptying, measuring, sleeping',
   'How to empty and measure a surgical drain, what the colour tells you, how to sleep with it, and the changes your surgeon wants to hear about.', $md$
Some operations end with a thin tube that leads from under the skin to a small bulb or bottle. It takes away fluid that would otherwise collect in the wound. Most drains stay for days, not weeks, and most people manage theirs at the kitchen table once somebody has shown them how.

## Emptying and measuring

Your surgical team will tell you how often; twice a day is common, and earlier if it is half full.

1. Wash your hands and lay out a measuring cup and your notes.
2. Open the plug without touching the opening.
3. Pour, read the amount **at eye level**, and write it down with the time and the colour.
4. Squeeze the bulb flat, close the plug while it is flat, and check that it stays flat. That gentle suction is what makes it work. Bottles work differently: follow the sheet you were given.
5. Empty the cup into the toilet and wash your hands again.

Those notes matter more than they seem to. The surgeon uses the daily total to decide when the drain can come out.

## What the fluid tells you

It often begins red, turns pink and then straw-coloured, and grows less from day to day. Small strings or clots happen.

| Change | What to do |
|---|---|
| Suddenly no fluid, and the wound swells | Check for kinks, then call your surgeon's team the same day |
| Cloudy or smelly fluid, fever, spreading redness | Doctor the same day |
| The tube has slipped out or the stitch is loose | Cover with a clean dressing, do not push it back, call your surgeon's team the same day |
| Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen | Go to an emergency department now |
| Bright red blood filling the bulb quickly | Press on the wound, lie down, call 998 |

## Sleeping, dressing, moving

Pin the bulb to your clothes below the wound, never to the sheet. Sleep on the other side with a pillow along your back. Wide shirts that button at the front save a lot of trouble. Ask before you shower.

## How a nurse helps

In [post-surgery nursing](/services/post-surgery-nursing) the nurse looks at the wound, changes the dressing, checks your figures and tells your surgeon what she sees. Drains are taken out only when the surgeon orders it. If you feel ill in the meantime, a [doctor](/services/doctor-on-call) can come to you.
$md$, 'Surgical drain care at home, step by step', 'How to empty, measure and sleep with a surgical drain at home, what the colour of the fluid can mean, and when to call your surgeon or 998.', null::text, null::text,
   $faq$[{"q": "Does it hurt when the drain is removed?", "a": "Most people describe a strange pull that lasts seconds. Ask beforehand whether a painkiller is suitable for you, and tell the nurse if you tend to faint."},
{"q": "The dressing around the tube is damp. Is that bad?", "a": "A few spots are common. If it soaks through, the tube may be blocked or loose: check for kinks, put on a clean dressing and call your nurse or surgical team."}]$faq$::jsonb),
  ('ar', 'العودة إلى البيت مع أنبوب التصريف', 'العودة إلى البيت مع أنبوب التصريف: تفريغه وقياسه والنوم معه',
   'كيف تفرغ أنبوب التصريف وتقيس ما فيه، وماذا يقول لون السائل، وكيف تنام معه، وما التغيّرات التي يريد الجرّاح أن يسمع عنها.', $md$
تنتهي بعض العمليات بأنبوب رفيع يمتد من تحت الجلد إلى كرة مرنة أو قارورة صغيرة. هذا هو أنبوب التصريف، ومهمته أن يسحب السائل قبل أن يتجمّع في الجرح. يبقى في الغالب أيامًا لا أسابيع، ومعظم الناس يتدبّرون أمره في بيوتهم بعد أن يريهم أحد الطريقة.

## التفريغ والقياس

يخبرك فريق الجراحة بعدد المرات، وغالبًا مرتان في اليوم، أو قبل ذلك إذا امتلأ نصفه.

1. اغسل يديك وضع أمامك كوب القياس ودفتر الملاحظات.
2. افتح السدادة من دون أن تلمس الفتحة.
3. أفرغ السائل واقرأ الكمية **على مستوى العين**، ثم اكتبها مع الوقت واللون.
4. اضغط الكرة حتى تنبسط، وأغلق السدادة وهي منبسطة، وتأكد من بقائها كذلك، فبهذا الشفط اللطيف يعمل الأنبوب. أما القوارير فطريقتها مختلفة، فاتبع الورقة التي أُعطيتها.
5. أفرغ الكوب في المرحاض واغسل يديك مجددًا.

هذه الأرقام أهم مما تبدو، فبمجموعها اليومي يقرّر الجرّاح موعد نزع أنبوب التصريف.

## ماذا يقول لون السائل؟

يبدأ غالبًا أحمر ثم يصير ورديًا فأصفر باهتًا، ويقلّ يومًا بعد يوم. ووجود خيوط أو تجلّطات صغيرة أمر معتاد.

| التغيّر | ما تفعله |
|---|---|
| توقف السائل فجأة مع تورّم الجرح | ابحث عن التواء في الأنبوب، ثم اتصل بفريق الجرّاح في اليوم نفسه |
| سائل عكر أو كريه الرائحة، حمّى، احمرار يتّسع | طبيب في اليوم نفسه |
| انزلاق الأنبوب أو ارتخاء الغرزة | غطّ المكان بضماد نظيف ولا تُعده إلى الداخل واتصل بفريق الجرّاح في اليوم نفسه |
| الحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال | اذهب إلى الطوارئ الآن |
| دم أحمر فاتح يملأ الكرة بسرعة | اضغط على الجرح واستلقِ واتصل بالرقم 998 |

## النوم واللباس والحركة

علّق الكرة بدبوس في ثيابك تحت مستوى الجرح، لا في الملاءة أبدًا. نم على الجانب الآخر وخلف ظهرك وسادة. والقمصان الواسعة المفتوحة من الأمام تريحك كثيرًا. واسأل قبل الاستحمام.

## كيف يساعدك الممرّض؟

في [التمريض بعد الجراحة](/ar/services/post-surgery-nursing) يفحص الممرّض الجرح ويغيّر الضماد ويراجع أرقامك وينقل ما يراه إلى جرّاحك. ولا يُنزع أنبوب التصريف إلا بأمر الجرّاح. وإن شعرت بتعب في أثناء ذلك فيمكن أن يأتيك [طبيب](/ar/services/doctor-on-call).
$md$, 'العناية بأنبوب التصريف في المنزل خطوة بخطوة', 'كيف تفرغ أنبوب التصريف وتقيسه وتنام معه في المنزل، وما معنى تغيّر لون السائل، ومتى تتصل بفريق الجرّاح أو بالرقم 998. خطوات واضحة للأسرة.', null, null,
   $faq$[{"q": "هل يؤلم نزع أنبوب التصريف؟", "a": "يصفه معظم الناس بأنه شدّ غريب يدوم ثواني. اسأل قبل الموعد هل يناسبك مسكّن، وأخبر الممرّض إن كنت معرّضًا للإغماء."},
{"q": "الضماد حول الأنبوب رطب، فهل هذا مقلق؟", "a": "بقع قليلة أمر شائع. أما إذا ابتلّ الضماد كله فقد يكون الأنبوب مسدودًا أو مرتخيًا: ابحث عن التواء، وضع ضمادًا نظيفًا، واتصل بالممرّض أو بفريق الجراحة."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
