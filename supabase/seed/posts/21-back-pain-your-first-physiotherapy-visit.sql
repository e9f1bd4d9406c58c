with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('back-pain-your-first-physiotherapy-visit', 'published', 'physiotherapy-at-home',
    (select author_id from public.author_contacts where email = 'yusuf.karimi@example.com'), now() - interval '67 days 5 hours 5 minutes')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['physiotherapy-at-home', 'back-pain', 'movement']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Back pain: what happens at your first physiotherapy visit', 'Back pain: what happens at your first physiotherapy visit at home',
   'No mystery and no cracking on day one: questions, a few movements and a plan you can keep. Plus the back-pain signs that need a hospital now.', $md$
A back can go while you lift a suitcase, after a week of late evenings at the laptop, or for no reason you can name. Most new back pain eases within a few weeks. What you do in those weeks makes a difference.

## Until the visit

Keep moving, gently. Long bed rest stiffens the back and slows things down. Walk around the flat every hour, change position often and use a warm pack if it feels good. Ask a pharmacist or doctor before taking painkillers, especially if you have stomach, kidney or heart problems or take blood thinners.

## What the physiotherapist does

With [physiotherapy at home](/services/physiotherapy-at-home), the first session begins with questions: where it hurts, what eases it, how you sleep, what your day looks like. Then come a few simple movements, such as bending, turning and standing on one leg, and a check of strength, feeling and reflexes in the legs.

After that you agree on a plan:

1. two or three exercises that suit you now, not ten
2. a way to sit, lift and sleep that calms the pain
3. one goal that matters to you, such as carrying your child or playing padel again

Hands-on treatment may help you to start moving. Exercise is what tends to keep you well.

## Get the room ready

- a clear space the size of a yoga mat, and a firm chair
- loose clothes, and shorts if you have them
- any earlier reports. There is no need to order a scan first, because early scans rarely change the plan when there are no warning signs
- your usual desk or sofa, exactly as it is. Seeing it is the great advantage of physiotherapy at home

## Warning signs

Go to an emergency department now when back pain comes with:

- numbness around the genitals or back passage
- new trouble passing urine, or loss of bladder or bowel control
- weakness in one or both legs that is getting worse
- a fall or an accident, and the pain is not severe

Call **998** for sudden tearing pain in the back, chest or abdomen, or if you feel faint. For severe pain in the neck or back after a fall or an accident, call 998 and lie still. Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: go to an emergency department now. See a doctor today for any other fever in an adult or an older child, unexplained weight loss, pain that wakes you every night, or a history of cancer.
$md$, 'Back pain and physiotherapy at home: your first visit', 'What happens at a first physiotherapy at home visit for back pain, how to prepare, what to do until then, and the signs that need a hospital now.', null::text, null::text,
   $faq$[
     {"q": "Do I need an MRI before physiotherapy?", "a": "Usually not. Scans often show changes that people without pain have too. Your doctor or physiotherapist will say when a scan would change the plan."},
     {"q": "How many sessions will I need?", "a": "That depends on the cause and on your goals. You should know after the first visit what the plan is and how progress will be judged."},
     {"q": "Should the exercises hurt?", "a": "Mild discomfort that settles within a day is common. Sharp pain, or pain that travels further down the leg, is a reason to stop and ask."}
   ]$faq$::jsonb),
  ('ar', 'آلام الظهر: ماذا يحدث في أول جلسة علاج طبيعي', 'آلام الظهر: ماذا يحدث في أول زيارة لاختصاصي العلاج الطبيعي؟',
   'لا أسرار ولا طقطقة للظهر في اليوم الأول: أسئلة وحركات بسيطة وخطة يسهل الالتزام بها، ومعها علامات في ألم الظهر تستدعي المستشفى الآن.', $md$
قد يؤلمك ظهرك وأنت ترفع حقيبة سفر، أو بعد أسبوع من السهر أمام الحاسوب، أو بلا سبب تعرفه. ومعظم آلام الظهر الجديدة تخف خلال أسابيع قليلة، لكن ما تفعله في هذه الأسابيع يصنع فرقًا.

## ريثما يحين الموعد

تحرّك برفق، فطول الرقاد يزيد تيبّس الظهر ويؤخر تحسنه. امشِ في البيت كل ساعة، وغيّر جلستك كثيرًا، واستعمل كمادة دافئة إن أراحتك. واسأل الصيدلي أو الطبيب قبل تناول المسكنات، خصوصًا إذا كنت تشكو من المعدة أو الكلى أو القلب أو تتناول مميّعات الدم.

## ماذا يفعل الاختصاصي؟

تبدأ الجلسة الأولى من [العلاج الطبيعي في المنزل](/ar/services/physiotherapy-at-home) بالأسئلة: أين الألم، وما الذي يخففه، وكيف نومك، وكيف يمضي يومك. ثم يطلب منك حركات بسيطة كالانحناء والالتفات والوقوف على ساق واحدة، ويفحص القوة والإحساس والمنعكسات في الساقين.

بعد ذلك تتفقان على خطة:

1. تمرينان أو ثلاثة تناسبك الآن، لا عشرة
2. طريقة في الجلوس والرفع والنوم تهدّئ الألم
3. هدف يهمك أنت، كأن تحمل طفلك أو تسجد في صلاتك براحة

وقد يعينك العلاج اليدوي على بدء الحركة، أما التمرين فهو ما يحفظ التحسّن في الغالب.

## هيّئ المكان

- مساحة خالية بقدر سجادة التمارين وكرسي ثابت
- ثياب فضفاضة مريحة
- تقاريرك السابقة إن وُجدت. ولا داعي لطلب صورة أشعة أولًا، فهي نادرًا ما تغيّر الخطة ما لم توجد علامات تحذيرية
- مكتبك أو أريكتك كما هي في العادة، فرؤيتها هي الميزة الكبرى للجلسة المنزلية

## علامات تحذيرية

توجّه إلى قسم الطوارئ الآن إذا صاحب ألم الظهر:

- خدر حول الأعضاء التناسلية أو فتحة الشرج
- صعوبة جديدة في التبول، أو فقدان التحكم في البول أو البراز
- ضعف متزايد في إحدى الساقين أو كلتيهما
- سقوط أو حادث، والألم غير شديد

واتصل بالرقم **998** عند ألم مفاجئ كالتمزق في الظهر أو الصدر أو البطن، أو إذا أوشكت على الإغماء. وعند ألم شديد في الرقبة أو الظهر بعد سقوط أو حادث اتصل بالرقم 998 وابقَ مستلقيًا بلا حركة. والحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن. وراجع طبيبًا اليوم عند أي حمّى أخرى لدى بالغ أو طفل كبير، أو نقص في الوزن بلا سبب، أو ألم يوقظك كل ليلة، أو إصابة سابقة بالسرطان.
$md$, 'آلام الظهر: أول جلسة علاج طبيعي في المنزل بدبي', 'ماذا يحدث في أول جلسة علاج طبيعي في المنزل لآلام الظهر، وكيف تستعد لها، وماذا تفعل قبلها، والعلامات التي تستدعي الذهاب إلى المستشفى الآن.', null, null,
   $faq$[
     {"q": "هل أحتاج إلى رنين مغناطيسي قبل العلاج الطبيعي؟", "a": "غالبًا لا. فالصور كثيرًا ما تُظهر تغيرات موجودة عند أناس لا يتألمون. وسيخبرك الطبيب أو الاختصاصي متى تغيّر الصورة الخطة."},
     {"q": "إلى كم جلسة سأحتاج؟", "a": "يختلف ذلك بحسب السبب وهدفك. وينبغي أن تعرف بعد الزيارة الأولى ما الخطة وكيف يُقاس التقدم."},
     {"q": "هل يجب أن تؤلمني التمارين؟", "a": "الانزعاج الخفيف الذي يزول خلال يوم أمر شائع. أما الألم الحاد أو الذي يمتد إلى أسفل الساق فتوقف عنده واسأل."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
