with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('newborn-first-week-feeds-nappies-skin', 'published', 'maternity-newborn-care',
    (select author_id from public.author_contacts where email = 'layla.haddad@example.com'), now() - interval '71 days 10 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['maternity-newborn-care', 'newborn', 'breastfeeding', 'jaundice']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'The first week with a newborn: feeds, nappies and skin colour', 'The first week with your newborn: feeds, nappies, skin colour',
   'Is the baby getting enough? Count nappies, watch the feeds and look at the skin in daylight: a simple guide to the first seven days.', $md$
In the first week nobody can tell you in millilitres how much a breastfed baby has had. But the baby shows it in other ways.

## Feeds

Expect **eight to twelve feeds in 24 hours**, often close together in the evening. Signs that milk is going in: deep, slow sucks with a swallow you can hear, a relaxed hand afterwards, a breast that feels softer. Wake a baby when three to four hours have passed since the last feed in these first days, unless your doctor has told you otherwise.

Pain beyond the first moments usually means that the latch wants adjusting. It is a matter of centimetres and is best shown, not described.

## Nappies

| Age | Wet nappies a day, at least | Stools |
|---|---|---|
| Days 1 and 2 | 1 | Black and sticky |
| Days 3 and 4 | 3 | Greenish, softer |
| Days 5 and 6 | 5, heavier and pale | Yellow, often several a day |
| Day 7 onwards | 6, heavy and pale | Yellow, often several a day |

Most babies lose a little weight at first and are back at their birth weight by about two weeks.

## Skin colour

Many newborns turn slightly yellow around the third day. Look in daylight and press the skin of the nose gently: what colour is underneath? In darker skin, look at the whites of the eyes and the gums. Sunshine through the window is not a treatment.

Call a doctor the same day if the yellow reaches the belly or legs, or deepens. Yellow skin in the **first 24 hours**, or a baby too sleepy to feed: go to an emergency department now. Pale, chalky stools or dark urine also need a doctor the same day.

## Do not wait

A temperature of **38 °C or more, or below 36 °C**, in a baby this young: go to an emergency department now. The same goes for a baby over two days old without a wet nappy for 8 hours, or one whose breathing is fast or noisy. Call 998 for blue lips, pauses in breathing, hard work with every breath, a fit, or a baby who is floppy or cannot be woken.

And the mother: call 998 for heavy bleeding, chest pain, a severe headache with blurred vision, or thoughts of harming herself or the baby. For a fever she needs an emergency department now.

A nurse from our [maternity and newborn care](/services/maternity-newborn-care) can watch a feed, weigh the baby and look at your wound. For any other worry, a [doctor](/services/doctor-on-call) can come to you.
$md$, 'Newborn first week: feeds, nappies, jaundice', 'How many feeds and wet nappies are usual in a newborn''s first week, how to look for jaundice in daylight, and which signs need a doctor or 998.', null::text, null::text,
   $faq$[{"q": "Should I give water in hot weather?", "a": "No. Breast milk or correctly prepared formula is all that a newborn needs, also in summer. Offer feeds more often and keep the room comfortable."},
{"q": "Can I bathe the baby before the cord falls off?", "a": "Washing with a damp cloth is enough in the first days. Keep the stump clean and dry with the nappy folded below it. A smell or pus should be seen by a doctor today. Redness that spreads onto the belly: go to an emergency department now."},
{"q": "How should the baby sleep?", "a": "On the back, on a firm flat surface, without pillows, soft toys or loose blankets, in your room but in a separate cot."}]$faq$::jsonb),
  ('ar', 'الأسبوع الأول مع المولود: الرضاعة والحفاضات ولون الجلد', 'أسبوعك الأول مع المولود: الرضاعة والحفاضات ولون الجلد',
   'هل يشبع؟ عُدّي الحفاضات، وراقبي الرضعات، وانظري إلى جلده في ضوء النهار: دليل بسيط يطمئنك في الأيام السبعة الأولى بعد الولادة.', $md$
لا يستطيع أحد في الأسبوع الأول أن يخبرك بالمليلتر كم شرب طفل يرضع من الثدي. لكن الطفل يدلّك على ذلك بطرق أخرى.

## الرضعات

توقّعي **من 8 إلى 12 رضعة في 24 ساعة**، وكثيرًا ما تتقارب في المساء. علامات وصول الحليب: مصّ عميق بطيء يتبعه بلع مسموع، ويد مرتخية بعد الرضعة، وثدي ألين من قبل. وأيقظي المولود في هذه الأيام إذا مضت 3 إلى 4 ساعات على آخر رضعة، ما لم يقل الطبيب غير ذلك.

والألم الذي يستمر بعد اللحظات الأولى يعني غالبًا أن وضعية التقام الثدي تحتاج إلى تعديل. إنه فرق سنتيمترات، والأفضل أن يُرى رأي العين لا أن يوصف.

## الحفاضات

| العمر | أقل عدد للحفاضات المبلّلة يوميًا | البراز |
|---|---|---|
| اليومان 1 و2 | 1 | أسود لزج |
| اليومان 3 و4 | 3 | مائل إلى الخضرة وألين |
| اليومان 5 و6 | 5، أثقل وفاتحة اللون | أصفر، وقد يتكرر في اليوم |
| من اليوم 7 | 6، ثقيلة وفاتحة اللون | أصفر، وقد يتكرر في اليوم |

يفقد معظم المواليد قليلًا من وزنهم في البداية، ثم يستعيدونه في نحو أسبوعين.

## لون الجلد

يميل كثير من المواليد إلى الصفرة قرابة اليوم الثالث. انظري في ضوء النهار واضغطي جلد الأنف برفق: ما اللون الذي يظهر؟ وفي البشرة الداكنة انظري إلى بياض العين واللثة. والشمس من خلف النافذة ليست علاجًا.

اتصلي بطبيب في اليوم نفسه إذا وصلت الصفرة إلى البطن أو الساقين، أو اشتدّت. أما الصفرة في **أول 24 ساعة**، أو نعاس يمنعه من الرضاعة، فإلى الطوارئ الآن. والبراز الأبيض الشاحب أو البول الداكن يستدعيان طبيبًا في اليوم نفسه كذلك.

## لا تنتظري

حرارة **38 درجة أو أكثر، أو أقل من 36**، في هذا العمر تعني الطوارئ الآن، وكذلك رضيع تجاوز عمره يومين وبقي 8 ساعات بلا حفاض مبلل، أو رضيع تنفسه سريع أو مصحوب بصوت. واتصلي بالرقم 998 عند ازرقاق الشفتين، أو توقف التنفس لحظات، أو التنفس بجهد واضح، أو التشنّج، أو إذا كان الطفل مرتخيًا أو لا يستيقظ.

وأنتِ أيضًا: اتصلي بالرقم 998 عند النزيف الغزير، أو ألم الصدر، أو صداع شديد مع تشوّش في الرؤية، أو التفكير في إيذاء نفسك أو الطفل. والحمّى عندك تستدعي الذهاب إلى الطوارئ الآن.

تستطيع ممرّضة من [رعاية الأم والمولود](/ar/services/maternity-newborn-care) أن تراقب رضعة، وتزن الطفل، وتفحص جرحك. وإن أقلقك غير ذلك فيمكن أن يأتيك [طبيب](/ar/services/doctor-on-call).
$md$, 'أسبوع المولود الأول: رضاعة وحفاضات وصفار', 'كم رضعة وكم حفاضًا مبلّلًا في أسبوع المولود الأول، وكيف تلاحظين الصفار في ضوء النهار، وما العلامات التي تستدعي الطبيب أو الاتصال بالرقم 998.', null, null,
   $faq$[{"q": "هل أعطي المولود ماء في الحر؟", "a": "لا. حليب الأم أو الحليب الصناعي المحضّر كما ينبغي هو كل ما يحتاج إليه، حتى في الصيف. أكثري من الرضعات وحافظي على غرفة معتدلة."},
{"q": "هل أحمّمه قبل سقوط الحبل السري؟", "a": "يكفي المسح بقطعة قماش مبلّلة في الأيام الأولى. أبقي السرّة نظيفة جافة والحفاض مطويًا تحتها. والرائحة أو الصديد يستدعي طبيبًا اليوم. أما احمرار يمتد إلى البطن: فإلى الطوارئ الآن."},
{"q": "كيف ينام؟", "a": "على ظهره، فوق سطح مستوٍ متماسك، بلا وسائد ولا ألعاب ولا أغطية سائبة، في غرفتك وفي سرير مستقل."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
