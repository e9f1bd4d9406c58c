with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at, scheduled_at)
  values ('stitches-and-staples-out-at-home', 'scheduled', 'nurse-on-call',
    (select author_id from public.author_contacts where email = 'maria.fernandes@example.com'), null, now() + interval '2 days')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['nurse-on-call', 'stitches', 'recovery']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Having stitches or staples taken out at home', 'Having stitches or staples taken out at home',
   'When stitches come out, how a nurse decides whether the wound is ready, how it feels, and how to look after the scar in the weeks that follow.', $md$
A few days after an operation or a cut, the thread has done its work and only gets in the way. Taking it out is quick, and most wounds do not need a trip to the clinic for it.

## When are they due?

The date is on your discharge note, and that note decides. As a rough idea:

| Place | Often removed after |
|---|---|
| Face | 4 to 6 days |
| Scalp | 7 to 10 days |
| Body and arms | 7 to 14 days |
| Legs, and over joints | 10 to 14 days |

Diabetes, steroid treatment or a wound under tension may call for longer. Some threads dissolve by themselves; if you do not know which kind you have, ask the surgeon. Too early, and the wound may open. Much too late, and the marks stay.

## What the nurse does

She reads the note, washes her hands, cleans the wound and looks before she touches anything. Are the edges together? Is there redness, warmth, fluid? If it looks right she takes out every second stitch, checks that the wound holds, and then removes the rest. Staples come out with a small tool that opens them. Most people feel a tug or a pinch.

Often paper strips are placed across afterwards. Let them fall off by themselves.

If the wound is **not** ready, she stops, covers it and tells you whom to call. Have the surgeon's number at hand, and do not try it yourself with kitchen scissors.

## The weeks afterwards

- Keep it dry for a day, then shower and pat; no soaking until it is fully closed
- No heavy lifting or stretching across the scar until your surgeon agrees
- Once the skin is closed, protect it from the sun; fresh scars darken easily in Dubai
- Ask before you use any cream

## When to call

A gap, pus, a bad smell, spreading redness or a fever: a [doctor](/services/doctor-on-call) the same day. Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: go to an emergency department now. If the wound bursts open deeply, cover it with a clean damp cloth and call 998. If it bleeds through firm pressure, keep pressing and call 998.

To arrange it, send a photograph of the wound and the note when you ask for a [nurse on call](/services/nurse-on-call).
$md$, 'Stitch and staple removal at home', 'When stitches or staples are due out, how a nurse removes them at home and checks the wound, how it feels, and how to care for the scar after.', null::text, null::text,
   $faq$[{"q": "Does taking out stitches hurt?", "a": "You will feel a tug, seldom more. If it hurts in one place, tell the nurse: that spot may need another look before she continues."},
{"q": "May I remove them myself?", "a": "Please do not. The part that is hard to judge is whether the wound is ready, and a piece of thread left behind can cause an infection."},
{"q": "Do I need a letter from the surgeon?", "a": "Yes, a discharge note or message that gives the date of the operation and the day of removal. Without one, a doctor should look at the wound first."}]$faq$::jsonb),
  ('ar', 'نزع الغرز والدبابيس الجراحية في المنزل', 'نزع الغرز والدبابيس الجراحية في المنزل',
   'متى يحين موعد نزع الغرز أو الدبابيس، وكيف يقدّر الممرّض أن الجرح جاهز، وبماذا تشعر، وكيف تعتني بالندبة في الأسابيع التي تلي ذلك.', $md$
بعد أيام من العملية أو الجرح يكون الخيط قد أدّى مهمته ولم يعد إلا عائقًا. نزعه سريع، ومعظم الجروح لا تحتاج من أجله إلى الذهاب إلى العيادة.

## متى يحين موعدها؟

الموعد مكتوب في تقرير الخروج، والقول قوله. وهذه مدد تقريبية:

| المكان | تُنزع غالبًا بعد |
|---|---|
| الوجه | 4 إلى 6 أيام |
| فروة الرأس | 7 إلى 10 أيام |
| الجذع والذراعان | 7 إلى 14 يومًا |
| الساقان وفوق المفاصل | 10 إلى 14 يومًا |

وقد يستدعي السكري أو العلاج بالكورتيزون أو الجرح المشدود مدة أطول. وبعض الخيوط يذوب وحده، فإن لم تعرف نوع خيوطك فاسأل الجرّاح. النزع المبكر قد يفتح الجرح، والتأخر الطويل يترك أثرًا.

## ماذا يفعل الممرّض؟

يقرأ التقرير، ويغسل يديه، وينظّف الجرح، وينظر قبل أن يلمس شيئًا. هل الحافتان متلاصقتان؟ هل هناك احمرار أو سخونة أو سائل؟ فإن بدا كل شيء سليمًا نزع غرزة وترك أخرى، وتأكد من تماسك الجرح، ثم نزع الباقي. أما الدبابيس فتُفتح بأداة صغيرة. ومعظم الناس لا يشعرون إلا بشدّ أو قرصة.

وكثيرًا ما توضع بعدها أشرطة لاصقة فوق الجرح، فدعها تسقط وحدها.

وإن لم يكن الجرح **جاهزًا** توقّف الممرّض وغطّاه وأخبرك بمن تتصل. احتفظ برقم الجرّاح قريبًا، ولا تحاول ذلك بنفسك بمقص المطبخ.

## الأسابيع التي تلي

- أبقِ الجرح جافًا يومًا، ثم استحم وجفّف من دون فرك، ولا تغمره بالماء حتى يلتئم تمامًا
- لا تحمل ثقيلًا ولا تشدّ موضع الندبة حتى يأذن جرّاحك
- بعد التئام الجلد احمه من الشمس، فالندبات الجديدة تسمرّ بسهولة في شمس دبي
- اسأل قبل استعمال أي كريم

## متى تتصل؟

انفراج في الجرح أو صديد أو رائحة كريهة أو احمرار يتّسع أو حمّى: [طبيب](/ar/services/doctor-on-call) في اليوم نفسه. والحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن. وإذا انفتح الجرح عميقًا فغطّه بقماش نظيف رطب واتصل بالرقم 998. وإذا لم يتوقف نزيفه مع الضغط المحكم فواصل الضغط واتصل بالرقم 998.

ولترتيب الزيارة أرسل صورة الجرح والتقرير حين تطلب [ممرّضًا تحت الطلب](/ar/services/nurse-on-call).
$md$, 'نزع الغرز والدبابيس الجراحية في المنزل', 'متى تُنزع الغرز أو الدبابيس الجراحية، وكيف يفحص الممرّض الجرح وينزعها في المنزل، وبماذا تشعر أثناء ذلك، وكيف تعتني بالندبة في الأسابيع التالية.', null, null,
   $faq$[{"q": "هل يؤلم نزع الغرز؟", "a": "تشعر بشدّ، ونادرًا بأكثر منه. وإن آلمك موضع معيّن فأخبر الممرّض، فقد يحتاج ذلك الموضع إلى نظرة أخرى قبل المتابعة."},
{"q": "هل يمكنني نزعها بنفسي؟", "a": "لا ننصح بذلك. الصعب هو الحكم على جاهزية الجرح، وقطعة خيط تبقى في الداخل قد تسبب عدوى."},
{"q": "هل يلزم كتاب من الجرّاح؟", "a": "نعم، تقرير أو رسالة فيها تاريخ العملية ويوم النزع. ومن دونها ينبغي أن يرى طبيب الجرح أولًا."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
