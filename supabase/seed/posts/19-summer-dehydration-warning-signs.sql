with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('summer-dehydration-warning-signs', 'published', 'iv-therapy-at-home',
    (select author_id from public.author_contacts where email = 'omar.siddiqui@example.com'), now() - interval '148 days 1 hour 55 minutes')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['iv-therapy-at-home', 'dehydration', 'summer-health']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Dehydration in a Dubai summer: the signs people miss', 'Dehydration in a Dubai summer: the signs people miss',
   'Headache, dark urine, a short temper: dehydration begins quietly. How to spot it, what to drink, and when heat becomes an emergency.', $md$
By the time you feel thirsty in a Dubai August, you may already be behind. Sweat dries so fast in moving air that you do not notice it, and air conditioning hides the rest.

## The quiet signs

- urine the colour of strong tea, or very little of it
- a headache that grows through the afternoon
- dizziness when you stand up
- dry mouth, cramps, tiredness, irritability

Older people may show only unsteadiness; new confusion means 998. In babies look for fewer wet nappies and crying without tears. A baby without a wet nappy for 8 hours, or with a sunken soft spot on the head: go to an emergency department now. People who fast, work outdoors, train in the heat or take water tablets need to plan ahead.

## What to drink

Water through the day is enough for most people. After heavy sweating, diarrhoea or vomiting you also lose salt, so oral rehydration salts work better than plain water or sweet soft drinks. Small sips, often, beat a litre at once. If you have heart or kidney disease, ask your doctor how much is right for you.

Plan around the sun as the law does for outdoor work: in the hottest months a midday break protects workers from 12:30 to 3 PM. Children and athletes deserve the same.

## Where a drip fits in

Drinking is the first treatment. [IV therapy at home](/services/iv-therapy-at-home) has a place when someone cannot keep fluids down or is too worn out to drink enough, and a doctor has examined them. The nurse asks about your heart, kidneys, medicines and allergies, takes your blood pressure, and stays for the whole session, which takes {{visit:iv-therapy-at-home}}. A drip is not a shield against next week’s heat, and it is no treatment for heatstroke.

## When heat becomes an emergency

Call **998** at once if someone in the heat is confused, slurs words, collapses, has a fit, or feels very hot whether the skin is dry or sweaty. This may be heatstroke, and minutes matter. Someone who is still unwell after 30 minutes of rest, cooling and drinking needs 998 as well. While you wait:

1. move the person into shade or a cool room and take off extra clothes
2. pour water over the skin and fan hard, with ice packs at the neck, armpits and groin
3. give nothing to drink to anyone who is drowsy

Dehydration with fainting or a racing heart, almost no urine all day, or vomiting that does not stop in someone with diabetes is not for IV therapy at home: call 998.
$md$, 'Summer dehydration signs and IV therapy at home', 'The early signs of dehydration in a Dubai summer, what to drink, when IV therapy at home has a place, and when heat means calling 998 at once.', null::text, null::text,
   $faq$[
     {"q": "How much water should I drink in summer?", "a": "There is no single figure. Drink regularly, more when you sweat, and aim for pale yellow urine. People with heart or kidney disease should ask their doctor."},
     {"q": "Do tea and coffee dehydrate me?", "a": "In ordinary amounts they count towards your fluids. Late in the day they can cost you sleep, which makes the heat harder to bear."},
     {"q": "Is a drip better than drinking?", "a": "Not if you can drink. Fluids by mouth are safer and work well. A drip is for people who cannot manage enough, after a proper assessment."}
   ]$faq$::jsonb),
  ('ar', 'الجفاف في صيف دبي: علامات لا ينتبه إليها الناس', 'الجفاف في صيف دبي: علامات لا ينتبه إليها كثيرون',
   'صداع وبول داكن وضيق خلق: يبدأ الجفاف بهدوء. كيف تكتشفه مبكرًا، وماذا تشرب، ومتى يصبح الحر حالة طارئة لا تحتمل الانتظار.', $md$
حين تشعر بالعطش في أغسطس بدبي تكون قد تأخرت غالبًا. فالعرق يجف سريعًا في الهواء المتحرك فلا تلحظه، والتكييف يخفي البقية.

## العلامات الهادئة

- بول قليل أو بلون الشاي الثقيل
- صداع يشتد مع ساعات العصر
- دوار عند الوقوف
- جفاف في الفم وتقلصات وتعب وضيق خلق

وقد لا يظهر على كبير السن سوى اختلال المشي، أما التشوّش الجديد فيعني الاتصال بالرقم 998. وعلامات الرضيع قلة الحفاضات المبللة والبكاء بلا دموع. ورضيع بلا حفاض مبلل منذ 8 ساعات، أو انخفض يافوخ رأسه: إلى الطوارئ الآن. ومن يصوم أو يعمل في الخارج أو يتدرب في الحر أو يتناول مدرّات البول يحتاج إلى تخطيط مسبق.

## ماذا تشرب؟

يكفي الماء معظم الناس إذا وُزّع على اليوم. لكنك بعد التعرق الغزير أو الإسهال أو القيء تفقد الملح أيضًا، فتكون أملاح الإماهة الفموية أنفع من الماء وحده ومن المشروبات المحلاة. والرشفات القليلة المتكررة خير من لتر دفعة واحدة. وإن كنت مصابًا بمرض في القلب أو الكلى فاسأل طبيبك عن الكمية المناسبة لك.

وخطّط يومك كما تفعل أنظمة العمل: ففي أشد الشهور حرًا تُحظر الأعمال تحت الشمس من 12:30 إلى 3 ظهرًا، والأطفال والرياضيون أولى بهذه الحماية.

## متى يفيد العلاج الوريدي؟

الشرب هو العلاج الأول. ويأتي دور [العلاج الوريدي في المنزل](/ar/services/iv-therapy-at-home) حين لا تستقر السوائل في المعدة أو يعجز المرء عن شرب ما يكفيه، بعد أن يفحصه طبيب. يسأل الممرّض عن القلب والكلى والأدوية والحساسية، ويقيس الضغط، ويبقى معك طوال الجلسة التي تستغرق {{visit:iv-therapy-at-home}}. غير أنه لا يحميك من حر الأسبوع المقبل، وليس علاجًا لضربة الشمس.

## حين يصبح الحر حالة طارئة

اتصل بالرقم **998** فورًا إذا كان شخص في الحر مشوشًا، أو يتلعثم، أو انهار، أو أصابه تشنج، أو صار جسمه شديد الحرارة سواء أكان جلده جافًا أم متعرقًا. فقد تكون ضربة شمس، والدقائق فيها ثمينة. ومن لم يتحسن بعد 30 دقيقة من الراحة والتبريد والشرب يحتاج إلى الاتصال بالرقم 998 أيضًا. وريثما يصل الإسعاف:

1. انقله إلى الظل أو إلى غرفة باردة وخفف ثيابه
2. صبّ الماء على جلده وهوّه بقوة، وضع أكياس الثلج عند الرقبة والإبطين وأعلى الفخذين
3. لا تعطِ من غلبه النعاس شيئًا يشربه

والجفاف المصحوب بإغماء أو تسارع في القلب، أو انقطاع البول أو قلّته الشديدة طوال اليوم، أو قيء لا يتوقف عند مريض سكري، لا يُعالج في المنزل: اتصل بالرقم 998.
$md$, 'الجفاف في صيف دبي: علاماته ومتى يفيد العلاج الوريدي', 'العلامات المبكرة للجفاف في صيف دبي، وماذا تشرب، ومتى يكون للعلاج الوريدي في المنزل مكان، ومتى يعني الحر أن تتصل بالرقم 998 دون تأخير.', null, null,
   $faq$[
     {"q": "كم أشرب من الماء في الصيف؟", "a": "لا رقم واحدًا للجميع. اشرب بانتظام، وزِد مع التعرق، واجعل هدفك بولًا فاتح اللون. ومريض القلب أو الكلى يسأل طبيبه."},
     {"q": "هل يسبب الشاي والقهوة الجفاف؟", "a": "هما بالقدر المعتاد من جملة السوائل. لكنهما في آخر النهار قد يسلبانك النوم، فيصعب عليك احتمال الحر."},
     {"q": "هل العلاج الوريدي أفضل من الشرب؟", "a": "لا، ما دمت قادرًا على الشرب، فالسوائل بالفم أسلم وفعّالة. والعلاج الوريدي لمن لا يستطيع شرب ما يكفيه بعد تقييم سليم."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
