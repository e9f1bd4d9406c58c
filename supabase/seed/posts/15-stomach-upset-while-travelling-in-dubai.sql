with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('stomach-upset-while-travelling-in-dubai', 'published', 'doctor-at-hotel',
    (select author_id from public.author_contacts where email = 'layla.haddad@example.com'), now() - interval '110 days 3 hours 30 minutes')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['doctor-at-hotel', 'stomach-upset', 'travel-health']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'A stomach upset on holiday: the first 24 hours', 'Stomach upset while travelling in Dubai: the first 24 hours',
   'New food, different habits, a long flight: a travel tummy is common and usually short. How to get through the first day and when to have a doctor look.', $md$
A stomach upset can turn a holiday into a tour of the bathroom. Most pass within a few days and need nothing more than fluid, salt and patience. The skill is in telling those from the few that need a doctor.

## Hour by hour

**The first hours.** If you are vomiting, rest your stomach for a short while, then take a sip every few minutes. Oral rehydration salts from any pharmacy replace what you lose. Mix the sachet with exactly the amount of water on the packet.

**Through the day.** Keep sipping after each loose stool. Plain rice, bread, bananas, yoghurt or soup are enough when hunger returns. Leave alcohol, fried food and very sweet drinks for later.

**Medicines.** A tablet that slows the bowel, such as loperamide, can help an adult through a taxi ride. Follow the leaflet or ask a pharmacist, and do not take it with blood in the stool or a fever. It is not for children. Antibiotics are for particular cases, and a doctor decides which.

## Protect your travel companions

Wash your hands with soap after the toilet and before food; gel alone does not stop every stomach virus. Use your own towel, and let someone else prepare the children’s snacks. Stay out of the pool until you have been well for two days.

## When to ask for a doctor

Have a [doctor come to your hotel](/services/doctor-at-hotel) the same day if you:

- cannot keep any drink down for hours
- pass less urine than usual and it is dark, or feel dizzy when you stand
- see a little blood or mucus in the stool, or have a fever
- are no better after three days
- are pregnant, over 65, or live with diabetes, kidney or heart disease

Babies and toddlers dry out quickly, so call earlier for them. A baby without a wet nappy for 8 hours or with a sunken soft spot, or one under three months with 38 °C or more: go to an emergency department now. A doctor at hotel visit means an examination, advice about your regular medicines, and fluids by drip if drinking really is not possible.

Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: go to an emergency department now.

## Call 998

Call an ambulance for severe belly pain that does not ease, almost no urine all day, vomit with blood or like coffee grounds, black tarry stools, a lot of blood in the stool, vomiting that does not stop in someone with diabetes, fainting, confusion, a fit, or a child who is floppy or hard to wake.
$md$, 'Travel stomach upset: when to see a doctor at hotel', 'A stomach upset in Dubai: what to drink and eat in the first 24 hours, which signs mean a doctor at hotel visit the same day, and when to call 998.', null::text, null::text,
   $faq$[
     {"q": "Is tap water in Dubai the cause?", "a": "It is rarely the culprit. Food that stood too long, unwashed hands, a stomach virus caught on the way or simply an unfamiliar diet are more likely."},
     {"q": "Can I fly home with a stomach upset?", "a": "Wait until you can keep drinks down and stay away from the bathroom for some hours. See a doctor today if you have a fever or a little blood in the stool, and ask one before a long flight."}
   ]$faq$::jsonb),
  ('ar', 'اضطراب المعدة في السفر: أول 24 ساعة', 'اضطراب المعدة أثناء السفر في دبي: أول 24 ساعة',
   'طعام جديد وعادات مختلفة ورحلة طويلة: اضطراب المعدة في السفر شائع وقصير في الغالب. كيف تجتاز اليوم الأول، وكيف تحمي من معك، ومتى تطلب الطبيب.', $md$
قد يفسد اضطراب المعدة أيامًا جميلة من الإجازة. وهو في الغالب يزول خلال أيام قليلة ولا يحتاج إلا إلى السوائل والأملاح والصبر، والمهم أن تميّز بينه وبين الحالات القليلة التي تحتاج إلى طبيب.

## ساعة بعد ساعة

**الساعات الأولى.** إن كنت تتقيأ فأرح معدتك قليلًا، ثم خذ رشفة كل بضع دقائق. أملاح الإماهة الفموية متوفرة في كل صيدلية وتعوّضك عما فقدته، فأذب الكيس في كمية الماء المحددة عليه تمامًا.

**بقية اليوم.** واصل الرشفات بعد كل إسهال. وحين تعود الشهية يكفيك الأرز والخبز والموز واللبن والحساء. وأجّل الكحول والمقليات والمشروبات الشديدة الحلاوة.

**الأدوية.** الأقراص التي تبطئ حركة الأمعاء مثل اللوبيراميد قد تعين البالغ على مشوار لا بد منه. اتبع النشرة أو اسأل الصيدلي، ولا تتناولها مع دم في البراز أو حمّى، ولا تعطِها للأطفال. أما المضادات الحيوية فلحالات بعينها يحددها الطبيب.

## احمِ من معك

اغسل يديك بالماء والصابون بعد الحمّام وقبل الطعام، فالمعقّم وحده لا يوقف كل فيروسات المعدة. واستعمل منشفتك الخاصة، ودع غيرك يحضّر طعام الأطفال، ولا تنزل إلى المسبح قبل مرور يومين على تعافيك.

## متى تطلب الطبيب؟

اطلب أن [يزورك الطبيب في الفندق](/ar/services/doctor-at-hotel) في اليوم نفسه إذا:

- لم يستقر في معدتك أي شراب ساعات
- قلّ بولك وصار داكنًا، أو شعرت بدوار عند الوقوف
- رأيت قليلًا من الدم أو مخاطًا في البراز، أو أصابتك حمّى
- مرت 3 أيام دون تحسّن
- كان المريض حاملًا، أو تجاوز 65 عامًا، أو مصابًا بالسكري أو بمرض في الكلى أو القلب

والرضّع والصغار يصيبهم الجفاف سريعًا، فلا تتأخر في طلب الطبيب لهم. ورضيع بلا حفاض مبلل منذ 8 ساعات أو انخفض يافوخه، أو كان دون 3 أشهر وحرارته 38 درجة أو أكثر: إلى الطوارئ الآن. وفي الزيارة يفحصك الطبيب، ويراجع معك أدويتك المعتادة، وقد يعطيك السوائل عبر الوريد إن تعذّر عليك الشرب.

والحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن.

## متى تتصل بالرقم 998؟

اطلب الإسعاف عند ألم شديد في البطن لا يهدأ، أو انقطاع البول أو قلّته الشديدة طوال اليوم، أو قيء فيه دم أو يشبه القهوة المطحونة، أو براز أسود كالقطران، أو دم كثير في البراز، أو قيء لا يتوقف عند مريض سكري، أو إغماء، أو تشوش، أو تشنج، أو طفل مرتخٍ أو يصعب إيقاظه.
$md$, 'اضطراب المعدة في السفر: متى تطلب طبيبًا في الفندق', 'أصابك اضطراب في المعدة وأنت في دبي؟ ماذا تشرب وتأكل في أول 24 ساعة، وأي العلامات تستدعي طبيبًا في الفندق اليوم، ومتى تتصل بالرقم 998.', null, null,
   $faq$[
     {"q": "هل السبب ماء الصنبور في دبي؟", "a": "نادرًا ما يكون كذلك. والأرجح طعام تُرك طويلًا خارج الثلاجة، أو أيدٍ غير مغسولة، أو فيروس التقطته في الطريق، أو تغيّر نوع الأكل."},
     {"q": "هل أسافر بالطائرة وأنا على هذه الحال؟", "a": "انتظر حتى تستقر السوائل في معدتك وتستغني عن الحمّام بضع ساعات. وراجع طبيبًا اليوم عند حمّى أو قليل من الدم في البراز، واسأله قبل رحلة طويلة."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
