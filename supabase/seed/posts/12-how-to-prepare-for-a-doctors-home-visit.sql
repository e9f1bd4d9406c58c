with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('how-to-prepare-for-a-doctors-home-visit', 'published', 'doctor-at-home',
    (select author_id from public.author_contacts where email = 'layla.haddad@example.com'), now() - interval '133 days 9 hours 5 minutes')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['doctor-at-home', 'home-visit']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'How to prepare for a doctor’s home visit', 'How to prepare for a doctor’s visit at home',
   'Five minutes with a pen, a lamp and your medicine boxes make a home visit calmer and more useful. A short checklist for the half hour before we arrive.', $md$
A home visit takes {{visit:doctor-at-home}}. Most of that time should go on you, not on looking for an insurance card or explaining which lift to take. This is what helps while the doctor is on the way.

## Help us find you

Send a location pin with the building, floor and flat number, and say which entrance is open at night. Tell the security desk to expect a visitor. In villa communities, the gate name and the nearest parking save the most time.

## Write down the story

Doctors listen for order: what came first, what followed, what changed. A few lines are enough.

- **When** it began and how it has changed since
- **What** makes it better or worse
- **Numbers** you have measured: temperature, blood pressure, blood sugar, with the time
- **Medicines** taken today, including vitamins and herbal remedies
- **Allergies**, pregnancy, operations and long-term conditions

Put all medicine boxes on the table instead of reciting names. The strength printed on the box matters.

## Prepare the room

Choose a quiet place with good light, a chair for the doctor and a clean surface for the bag. Wear loose clothes so that the chest or abdomen can be examined easily. Keep pets in another room. If someone else knows the patient’s history better, ask them to be there or on the phone. Our doctors and nurses speak {{languages}}; tell us which you prefer when you book a [doctor at home](/services/doctor-at-home).

## What a home visit cannot do

There is no X-ray, scanner or operating theatre in a doctor’s bag. When those are needed, the doctor will say so plainly and write a referral. Blood can often be taken at home: see [lab tests at home](/services/lab-test-at-home).

Some problems must not wait for any visit. Call **998** for chest pain, trouble breathing, signs of stroke such as a drooping face or slurred speech, heavy bleeding, a fit, a faint, or someone who cannot be woken.

Before the doctor leaves, repeat the plan in your own words: what to take and for how long, what to watch for, and whom to call tonight if things change. Ask for the receipt if you plan to claim from your insurer.
$md$, 'Doctor at home in Dubai: how to prepare for the visit', 'A short checklist for a doctor at home visit in Dubai: directions, symptoms, medicines, the room, and when to call 998 rather than wait for a visit.', null::text, null::text,
   $faq$[
     {"q": "Do I need to fast before a home visit?", "a": "No, unless you were told to for a planned blood test. Eat and drink as you feel able, and take your regular medicines as usual. If you are to fast and use insulin or diabetes tablets, ask your doctor first."},
     {"q": "Can the doctor see two people in one visit?", "a": "Often yes. Say so when you book, so that enough time is planned and each person gets a separate note and receipt."},
     {"q": "Should a child be woken for the doctor?", "a": "Let the child sleep until the doctor has arrived and has washed their hands. A quick look at breathing during sleep is useful information too."}
   ]$faq$::jsonb),
  ('ar', 'كيف تستعد لزيارة الطبيب في منزلك', 'كيف تستعد لزيارة الطبيب في منزلك؟',
   'خمس دقائق مع قلم ومصباح وعلب أدويتك تجعل زيارة الطبيب أهدأ وأنفع لك ولأسرتك. قائمة قصيرة لنصف الساعة التي تسبق وصوله إليك.', $md$
تستغرق الزيارة المنزلية {{visit:doctor-at-home}}، والأولى أن يذهب هذا الوقت إليك لا إلى البحث عن بطاقة التأمين أو شرح الطريق إلى المصعد. إليك ما ينفع ريثما يصل الطبيب.

## سهّل الوصول إليك

أرسل موقعك على الخريطة مع اسم المبنى والطابق ورقم الشقة، واذكر المدخل المفتوح ليلًا، وأخبر حارس الأمن بأنك تنتظر زائرًا. وإن كنت تسكن فيلا داخل مجمّع سكني، فاسم البوابة وأقرب موقف للسيارات يوفران كثيرًا من الوقت.

## دوّن ما حدث بالترتيب

يهمّ الطبيب تسلسل الأمور: ما الذي بدأ، وما الذي تلاه، وما الذي تغيّر. تكفي بضعة أسطر:

- **متى** بدأت الشكوى وكيف تطورت
- **ما** الذي يخففها أو يزيدها
- **القياسات** التي أخذتها مع وقتها: الحرارة أو الضغط أو السكر
- **الأدوية** التي تناولتها اليوم، ومنها الفيتامينات والأعشاب
- **الحساسية** والحمل والعمليات السابقة والأمراض المزمنة

ضع علب الأدوية كلها على الطاولة بدل أن تسرد أسماءها، فالتركيز المكتوب على العلبة مهم.

## هيّئ المكان

اختر غرفة هادئة جيدة الإضاءة، وكرسيًا للطبيب، وسطحًا نظيفًا لحقيبته. البس ثيابًا فضفاضة تسهّل فحص الصدر والبطن، وأبعد الحيوانات الأليفة. وإذا كان أحد أفراد الأسرة أعرف بتاريخ المريض، فليحضر أو يشارك بالهاتف. يتحدث فريقنا {{languages}}، فاذكر اللغة التي ترتاح إليها حين تحجز [طبيبًا في المنزل](/ar/services/doctor-at-home).

## حدود الزيارة المنزلية

لا تتسع حقيبة الطبيب لجهاز أشعة ولا لغرفة عمليات. فإذا احتاج الأمر إلى ذلك قاله لك بوضوح وكتب تحويلًا. أما عينات الدم فكثير منها يُسحب في البيت عبر خدمة [التحاليل في المنزل](/ar/services/lab-test-at-home).

وهناك حالات لا تنتظر أي زيارة. اتصل بالرقم **998** عند ألم الصدر، أو صعوبة التنفس، أو علامات الجلطة الدماغية مثل تدلّي الوجه وتلعثم الكلام، أو النزيف الغزير، أو التشنج، أو الإغماء، أو شخص لا يستيقظ.

وقبل أن ينصرف الطبيب أعد عليه الخطة بكلماتك: ماذا تتناول وإلى متى، وماذا تراقب، وبمن تتصل الليلة إن تغيّر الحال. واطلب الإيصال إن كنت ستقدّمه إلى شركة التأمين.
$md$, 'طبيب في المنزل بدبي: كيف تستعد للزيارة خطوة بخطوة', 'قائمة قصيرة قبل زيارة طبيب في المنزل بدبي: العنوان والأعراض والأدوية وتهيئة الغرفة، ومتى تتصل بالإسعاف على 998 بدل أن تنتظر وصول الطبيب.', null, null,
   $faq$[
     {"q": "هل يجب أن أصوم قبل زيارة الطبيب؟", "a": "لا، إلا إذا طُلب منك ذلك لتحليل دم محدد. كُل واشرب بقدر استطاعتك، وتناول أدويتك المعتادة في وقتها. وإن كان عليك أن تصوم وأنت تستعمل الإنسولين أو أقراص السكري فاسأل طبيبك أولًا."},
     {"q": "هل يفحص الطبيب شخصين في زيارة واحدة؟", "a": "غالبًا نعم. أخبرنا عند الحجز لنخصص وقتًا كافيًا، ويحصل كل شخص على تقرير وإيصال مستقلين."},
     {"q": "هل أوقظ الطفل قبل وصول الطبيب؟", "a": "دعه نائمًا حتى يصل الطبيب ويغسل يديه، فمراقبة تنفسه أثناء النوم مفيدة أيضًا."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
