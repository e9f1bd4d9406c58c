with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('seeing-a-hotel-doctor-at-night', 'published', 'doctor-at-hotel',
    (select author_id from public.author_contacts where email = 'omar.siddiqui@example.com'), now() - interval '16 days 8 hours 25 minutes')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['doctor-at-hotel', 'tourists', 'travel-health']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Seeing a doctor at your hotel in the middle of the night', 'A hotel doctor at night: how it works in Dubai',
   'Ill in a hotel room at 2 AM, in a city you do not know? What to say on the phone, what to have in your hand, and when to skip the call and dial 998.', $md$
Being ill far from home is worse at night. The room is strange, the medicines in the pharmacy have unfamiliar names, and nobody wants to sit in an emergency department with a sore throat. A doctor who comes to the hotel is often the simplest way out.

## The call

You can ring or send a message yourself, or ask reception to do it for you. The person who answers needs six things:

- the hotel’s name and your room number
- who is ill, and how old they are
- the main complaint and when it began
- allergies, pregnancy and long-term conditions
- medicines taken today
- the language you would like to speak; our staff speak {{languages}}

The [doctor at hotel](/services/doctor-at-hotel) service runs {{hours}}, and the doctor usually arrives in {{response:doctor-at-hotel}}. Tell the front desk, so that someone can bring the doctor up without delay.

## In the room

Expect questions first, then an examination much like one in a clinic: temperature, pulse, blood pressure, throat, ears, chest, abdomen. A visit takes {{visit:doctor-at-hotel}}. If you need a medicine, you receive a prescription, and many of Dubai’s pharmacies stay open all night. Show the doctor whatever you brought from home, because the same drug can carry another brand name here, and some medicines common elsewhere are controlled in the Emirates.

## Papers for later

Have your passport and travel insurance policy at hand. Before the doctor leaves, ask for:

1. an itemised receipt for your insurer
2. a short medical report, with the findings and the treatment
3. a clear answer to “may I fly?” if you travel within days

Some policies want you to ring their helpline before or soon after treatment, so check the small print.

## When not to wait

Some things belong in an ambulance, not in a hotel room. Call **998** for chest pain, trouble breathing, sudden weakness or slurred speech, a serious head injury, a fit, a faint, heavy bleeding, or swelling of the lips, tongue or throat after food or medicine. Then tell reception, so that staff can hold a lift and guide the crew to your door.
$md$, 'Doctor at hotel in Dubai, {{hours}}: how it works', 'Ill in your hotel room at night? How a doctor at hotel visit works in Dubai, what to say, which papers to ask for, and when to call 998 instead.', null::text, null::text,
   $faq$[
     {"q": "Will the hotel charge me for the doctor’s visit?", "a": "The visit is normally paid to the medical provider, not to the hotel. Ask for the price when you book and keep the receipt."},
     {"q": "Can the doctor see my child in the hotel?", "a": "Yes. Say the child’s age and weight on the phone. A baby under 3 months with 38 °C or more: go to an emergency department now; do not wait for a visit."},
     {"q": "Do I have to be a guest of a particular hotel?", "a": "No. The doctor can come to hotels, serviced apartments and holiday homes in the areas we cover."}
   ]$faq$::jsonb),
  ('ar', 'طبيب في غرفتك الفندقية في منتصف الليل', 'طبيب في الفندق ليلًا: كيف تجري الزيارة في دبي؟',
   'مرضت في الفندق عند الثانية فجرًا في مدينة لا تعرفها؟ ماذا تقول في الهاتف، وما الأوراق التي تجهّزها، ومتى تتصل بالرقم 998 دون تردد.', $md$
المرض بعيدًا عن البيت أثقل ما يكون في الليل: غرفة غريبة، وأدوية أسماؤها غير مألوفة، ولا أحد يرغب في انتظار دوره في قسم الطوارئ بسبب التهاب في الحلق. وزيارة الطبيب في الفندق هي أيسر الحلول في أحيان كثيرة.

## المكالمة

يمكنك أن تتصل أو ترسل رسالة بنفسك، أو أن تطلب ذلك من موظف الاستقبال. ومن يجيبك يحتاج إلى 6 معلومات:

- اسم الفندق ورقم الغرفة
- من المريض وكم عمره
- الشكوى الرئيسية ومتى بدأت
- الحساسية والحمل والأمراض المزمنة
- الأدوية التي تناولها المريض اليوم
- اللغة التي تفضلها؛ ويتحدث فريقنا {{languages}}

خدمة [الطبيب في الفندق](/ar/services/doctor-at-hotel) متاحة {{hours}}، ويصل الطبيب عادة خلال {{response:doctor-at-hotel}}. أخبر الاستقبال بقدومه كي يرافقه أحد إلى غرفتك دون تأخير.

## داخل الغرفة

يبدأ الطبيب بالأسئلة، ثم يفحصك كما في العيادة: الحرارة والنبض والضغط والحلق والأذنين والصدر والبطن. وتستغرق الزيارة {{visit:doctor-at-hotel}}. وإن احتجت إلى دواء فستحصل على وصفة، وكثير من صيدليات دبي يعمل طوال الليل. أرِ الطبيب ما أحضرته معك من أدوية، فقد يحمل الدواء نفسه هنا اسمًا تجاريًا آخر، وبعض ما يُصرف بسهولة في بلدان أخرى يخضع للرقابة في الإمارات.

## أوراق تحتاج إليها لاحقًا

ضع جواز السفر ووثيقة تأمين السفر قريبًا منك، واطلب من الطبيب قبل أن ينصرف:

1. إيصالًا مفصّلًا لشركة التأمين
2. تقريرًا طبيًا قصيرًا فيه نتائج الفحص والعلاج
3. جوابًا صريحًا عن السؤال: هل أستطيع السفر بالطائرة؟ إن كان موعد رحلتك قريبًا

وبعض وثائق التأمين تشترط الاتصال بخط المساعدة قبل العلاج أو بعده بقليل، فراجع الشروط.

## متى لا تنتظر؟

هناك حالات مكانها سيارة الإسعاف لا غرفة الفندق. اتصل بالرقم **998** عند ألم الصدر، أو صعوبة التنفس، أو ضعف مفاجئ أو تلعثم في الكلام، أو إصابة شديدة في الرأس، أو تشنج، أو إغماء، أو نزيف غزير، أو تورّم الشفتين أو اللسان أو الحلق بعد طعام أو دواء. ثم أخبر الاستقبال ليحجز الموظفون مصعدًا ويرشدوا المسعفين إلى بابك.
$md$, 'طبيب في الفندق بدبي {{hours}}: كيف تتم الزيارة', 'مرضت ليلًا في غرفتك؟ كيف تجري زيارة طبيب في الفندق بدبي، وماذا تقول في الهاتف، وأي أوراق تطلبها للتأمين، ومتى تتصل بالإسعاف على 998.', null, null,
   $faq$[
     {"q": "هل يحاسبني الفندق على زيارة الطبيب؟", "a": "يُدفع ثمن الزيارة عادة لمقدّم الخدمة الطبية لا للفندق. اسأل عن السعر عند الحجز واحتفظ بالإيصال."},
     {"q": "هل يفحص الطبيب طفلي في الفندق؟", "a": "نعم. اذكر عمر الطفل ووزنه في المكالمة. أما رضيع دون 3 أشهر وحرارته 38 درجة أو أكثر: فإلى الطوارئ الآن، ولا تنتظر زيارة."},
     {"q": "هل الخدمة خاصة بفنادق معيّنة؟", "a": "لا. يزورك الطبيب في الفنادق والشقق الفندقية وبيوت العطلات ضمن المناطق التي نغطيها."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
