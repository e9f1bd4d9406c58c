with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('jet-lag-what-helps-after-a-long-haul-trip', 'published', 'iv-therapy-at-home',
    (select author_id from public.author_contacts where email = 'omar.siddiqui@example.com'), now() - interval '34 days 11 hours 20 minutes')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['iv-therapy-at-home', 'jet-lag', 'travel-health']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Jet lag and hydration: what helps after a long-haul trip', 'Jet lag and hydration: what really helps after a long-haul trip',
   'Light, sleep timing and plain water do most of the work after a long flight. An honest look at jet lag, what a drip can add, and what it cannot.', $md$
You land in Dubai at dawn, your body insists it is midnight, and there is a dinner at eight. Jet lag is not weakness. It is a clock inside the brain that shifts by only about an hour a day.

## Two problems, often confused

**Jet lag** is a clock out of step: you are awake at three, sleepy at noon, hungry at odd hours.

**Travel tiredness** comes from dry cabin air, too little water, alcohol, a cramped seat and a lost night. It feels similar but usually passes after a day of rest and fluids.

Knowing which one you have tells you what will help.

## Move the clock with light

- **Flying east to Dubai**, from Europe for example, you need to sleep earlier. Get outdoor light in the late morning, and keep evenings dim.
- **Flying west to Dubai**, from East Asia or Australia, you need to stay up later. Look for light in the late afternoon.
- Keep naps under 30 minutes and before mid-afternoon.
- Eat at local mealtimes from the first day, and stop coffee after lunch.

Ask a doctor or pharmacist before you take melatonin or sleeping tablets. They do not suit everyone, and some sleep medicines are controlled in the Emirates.

## Hydration, without the hype

Drink water regularly on the flight and go easy on alcohol. On arrival, water, a meal and a short walk often ease a mild headache.

Some travellers ask for [IV therapy at home](/services/iv-therapy-at-home) or at the hotel. A drip replaces fluid in someone who is dehydrated and cannot drink enough. It does not reset the body clock, and if you are drinking well you probably do not need it. A nurse takes your history and blood pressure first; the session itself takes {{visit:iv-therapy-at-home}}. IV therapy at home is not suitable for some people with heart or kidney disease.

## After a flight, take these seriously

Long hours of sitting can lead to a blood clot. Pain, swelling or warmth in one calf: go to an emergency department now. Call **998** for sudden breathlessness, chest pain, coughing up blood or fainting. The same goes for a sudden headache that is worse than any before, weakness on one side or slurred speech.
$md$, 'Jet lag and IV therapy at home: what really helps', 'How light, sleep and water ease jet lag in Dubai, what IV therapy at home can and cannot do after a flight, and the warning signs that mean 998.', null::text, null::text,
   $faq$[
     {"q": "How long does jet lag last?", "a": "A rough guide is one day for each hour of time difference, and often less when you fly west. Daylight at the right time shortens it."},
     {"q": "Is it worth adjusting for a three-day stay?", "a": "Often not. Keep important meetings in your own daytime hours where possible, and sleep when your body allows."},
     {"q": "Can children get jet lag?", "a": "Yes, though many adapt quickly. Daylight play, local mealtimes and a calm bedtime work better than any medicine."}
   ]$faq$::jsonb),
  ('ar', 'إرهاق السفر والسوائل: ما الذي ينفع بعد رحلة طويلة', 'إرهاق السفر والسوائل: ما الذي ينفع حقًا بعد رحلة طويلة',
   'الضوء وموعد النوم والماء تقوم بمعظم العمل بعد رحلة طويلة. نظرة صريحة إلى إرهاق السفر، وما قد يضيفه المحلول الوريدي وما لا يضيفه.', $md$
تصل إلى دبي عند الفجر وجسمك يصرّ على أنه منتصف الليل، ولديك عشاء في الثامنة. إرهاق السفر ليس ضعفًا، بل ساعة داخل الدماغ لا تتحرك إلا بنحو ساعة واحدة في اليوم.

## مشكلتان يكثر الخلط بينهما

**إرهاق السفر عبر المناطق الزمنية** ساعةٌ خرجت عن إيقاعها: تصحو في الثالثة فجرًا وتنعس ظهرًا وتجوع في أوقات غريبة.

**تعب الرحلة** سببه هواء الطائرة الجاف وقلة الماء وربما شيء من الكحول ومقعد ضيق وليلة بلا نوم. يشبه الأول لكنه يزول عادة بعد يوم من الراحة والسوائل.

فإذا عرفت أيهما لديك عرفت ما ينفعك.

## حرّك ساعتك بالضوء

- **إن اتجهت شرقًا إلى دبي**، من أوروبا مثلًا، فأنت تحتاج إلى أن تنام أبكر. تعرّض لضوء النهار في الخارج آخر الصباح، وأبقِ المساء خافت الإضاءة.
- **إن اتجهت غربًا إلى دبي**، من شرق آسيا أو أستراليا، فأنت تحتاج إلى أن تسهر أكثر. اطلب ضوء النهار في آخر العصر.
- اجعل القيلولة أقل من 30 دقيقة وقبل منتصف العصر.
- تناول وجباتك في مواعيد البلد من اليوم الأول، ولا تشرب القهوة بعد الغداء.

واسأل طبيبًا أو صيدليًا قبل أن تتناول الميلاتونين أو الأقراص المنوّمة. فهي لا تناسب الجميع، وبعض أدوية النوم خاضع للرقابة في الإمارات.

## السوائل بلا مبالغة

اشرب الماء بانتظام في الطائرة وقلّل من الكحول. وبعد الوصول كثيرًا ما يخفّ الصداع البسيط بالماء ووجبة ومشي قصير.

يطلب بعض المسافرين [العلاج الوريدي في المنزل](/ar/services/iv-therapy-at-home) أو في الفندق. يعوّض المحلول السوائل لمن أصابه الجفاف ويصعب عليه أن يشرب ما يكفيه، لكنه لا يعيد ضبط ساعة الجسم، ومن يشرب جيدًا لا يحتاج إليه على الأرجح. تسألك الممرّضة أولًا عن صحتك وتقيس ضغطك، وتستغرق الجلسة نفسها {{visit:iv-therapy-at-home}}. ولا يناسب العلاج الوريدي في المنزل بعض مرضى القلب أو الكلى.

## بعد الطيران خذ هذه العلامات على محمل الجد

قد يؤدي الجلوس ساعات طويلة إلى جلطة في الساق. ألم أو تورّم أو سخونة في ربلة ساق واحدة: إلى الطوارئ الآن. واتصل بالرقم **998** عند ضيق مفاجئ في التنفس أو ألم في الصدر أو سعال مصحوب بدم أو إغماء، وكذلك عند صداع مفاجئ لم يسبق له مثيل في شدته، أو ضعف في جانب من الجسم، أو ثقل في الكلام.
$md$, 'إرهاق السفر والعلاج الوريدي في المنزل: ما ينفع حقًا', 'كيف يخفف الضوء والنوم والماء إرهاق السفر في دبي، وما الذي يفيد فيه العلاج الوريدي بعد الطيران وما لا يفيد، وأي العلامات تعني الاتصال بالرقم 998.', null, null,
   $faq$[
     {"q": "كم يدوم إرهاق السفر؟", "a": "القاعدة التقريبية يوم لكل ساعة من فرق التوقيت، وغالبًا أقل عند السفر غربًا. وضوء النهار في وقته الصحيح يقصّر المدة."},
     {"q": "هل يستحق الأمر أن أغيّر ساعتي في إقامة مدتها ثلاثة أيام؟", "a": "في الغالب لا. اجعل مواعيدك المهمة في ساعات نهارك المعتادة إن أمكن، ونم حين يسمح لك جسمك."},
     {"q": "هل يصيب إرهاق السفر الأطفال؟", "a": "نعم، وإن كان كثير منهم يتأقلم سريعًا. واللعب في ضوء النهار ومواعيد الطعام المحلية ووقت نوم هادئ أنفع من أي دواء."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
