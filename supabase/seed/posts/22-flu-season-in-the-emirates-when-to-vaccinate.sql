with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('flu-season-in-the-emirates-when-to-vaccinate', 'published', 'flu-vaccination',
    (select author_id from public.author_contacts where email = 'layla.haddad@example.com'), now() - interval '7 days 3 hours 10 minutes')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['flu-vaccination', 'flu', 'prevention']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Flu season in the Emirates: when to have the vaccine', 'Flu season in the Emirates: who should have the vaccine, and when',
   'Flu arrives with the cooler evenings. When protection is best timed, who gains most, and which small reactions after the jab are normal.', $md$
When the terraces fill again and schools are back, flu is not far behind. In the Emirates most cases fall between October and March, with travel and family gatherings helping them along.

## When to go

Protection takes about two weeks to build and fades over the following months, so autumn, from September to November, is a good time. Later is still worth it while flu is around. The vaccine is renewed every year because the viruses change, and last year’s dose does not count.

Planning Umrah, Hajj or a winter trip? Have the vaccine at least two weeks before you leave.

## Who gains most

[Flu vaccination](/services/flu-vaccination) is recommended for nearly everyone from 6 months of age. It matters most for:

- people over 65
- women who are pregnant, at any stage
- young children
- anyone with asthma, diabetes, heart, kidney or lung disease, or a weak immune system
- those who live with or care for any of these, and people who work in the household

Children under 9 who have their first flu vaccination usually need two doses, at least four weeks apart.

## Before and after the jab

Tell the nurse about allergies, a past reaction to a vaccine, blood thinners and any illness today. A mild cold is no obstacle, but with a fever it is better to wait. Egg allergy rarely rules the vaccine out; still, mention it.

A sore arm, tiredness or a slight temperature for a day or two is common. The injected vaccine contains no live virus, so it cannot give you flu. It lowers the risk of falling seriously ill, and does not stop every cough of the winter.

Stay seated and under watch for about 15 minutes afterwards. Call **998** at once for swelling of the face or throat, trouble breathing, or a collapse.

## If you catch flu anyway

Rest, drink, and keep away from grandparents and newborns. Ask for a doctor early if you are in one of the groups above, because antiviral medicine works best when it is started within two days. Call 998 for breathlessness, chest pain, confusion, blue lips or a child who is hard to wake. A baby who breathes fast or refuses feeds, or who is under three months and has 38 °C or more: go to an emergency department now. Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: go to an emergency department now.
$md$, 'Flu vaccination in the Emirates: who needs it and when', 'When flu season starts in the Emirates, who gains most from flu vaccination, how to prepare, which reactions are normal and when to call 998.', null::text, null::text,
   $faq$[
     {"q": "Can the whole family be vaccinated at home together?", "a": "Yes. Tell us the ages and any conditions when you book, so that the nurse brings the right doses and plans enough time."},
     {"q": "Can I have it together with other vaccines?", "a": "Often yes, in different arms. The doctor or nurse checks your record and tells you if a gap is better."},
     {"q": "I have just had flu. Should I still be vaccinated?", "a": "Yes, once you have recovered. Several flu viruses circulate in one season, and having had one does not protect you from the others."}
   ]$faq$::jsonb),
  ('ar', 'موسم الإنفلونزا في الإمارات: متى تأخذ اللقاح', 'موسم الإنفلونزا في الإمارات: من يأخذ اللقاح ومتى؟',
   'تأتي الإنفلونزا مع نسمات الخريف. متى يكون اللقاح في أفضل أوقاته، ومن أحوج الناس إليه، وما الأعراض الطبيعية بعده وما الذي يستدعي الطبيب.', $md$
حين تمتلئ الجلسات الخارجية من جديد ويعود الأولاد إلى مدارسهم، لا تكون الإنفلونزا بعيدة. تقع معظم الحالات في الإمارات بين أكتوبر ومارس، ويساعد على انتشارها السفر واجتماع العائلات.

## متى تأخذ اللقاح؟

تحتاج الحماية إلى نحو أسبوعين حتى تكتمل، ثم تضعف مع مرور الشهور، لذلك يُعدّ الخريف، من سبتمبر إلى نوفمبر، وقتًا مناسبًا. ومن تأخر فاللقاح ما زال ينفعه ما دام المرض منتشرًا. ويُعاد اللقاح كل عام لأن الفيروسات تتغير، فجرعة العام الماضي لا تكفي.

وإن نويت العمرة أو الحج أو سفرًا في الشتاء، فخذ اللقاح قبل السفر بأسبوعين على الأقل.

## من أحوج الناس إليه؟

يُنصح [بتطعيم الإنفلونزا](/ar/services/flu-vaccination) لمعظم من أتموا 6 أشهر من العمر، وتزداد أهميته لهؤلاء:

- من تجاوزوا 65 عامًا
- الحوامل في أي مرحلة من الحمل
- الأطفال الصغار
- المصابون بالربو أو السكري أو أمراض القلب أو الكلى أو الرئة أو ضعف المناعة
- من يعيش معهم أو يرعاهم، ومنهم العاملون في المنزل

والطفل دون 9 سنوات يحتاج عادة في أول مرة إلى جرعتين بينهما 4 أسابيع على الأقل.

## قبل الإبرة وبعدها

أخبر الممرّض عن الحساسية، وعن أي تفاعل سابق مع لقاح، وعن مميّعات الدم، وعن أي مرض لديك اليوم. الزكام الخفيف لا يمنع، أما الحمّى فالأفضل معها الانتظار. وحساسية البيض نادرًا ما تحول دون اللقاح، لكن اذكرها.

ومن الشائع أن تؤلمك ذراعك أو تشعر بالتعب أو ترتفع حرارتك قليلًا يومًا أو يومين. ولا يحتوي اللقاح المعطى بالحقن على فيروس حي، فلا يمكن أن يصيبك بالإنفلونزا. وهو يقلل خطر المرض الشديد، ولا يمنع كل سعال في الشتاء.

ابقَ جالسًا تحت الملاحظة نحو 15 دقيقة، واتصل بالرقم **998** فورًا عند تورّم الوجه أو الحلق، أو صعوبة التنفس، أو الانهيار.

## وإن أُصبت بها رغم ذلك؟

استرح واشرب وابتعد عن الأجداد وحديثي الولادة. واطلب الطبيب مبكرًا إن كنت من الفئات المذكورة، فمضادات الفيروسات أنفع ما تكون في أول يومين. واتصل بالرقم 998 عند ضيق التنفس، أو ألم الصدر، أو التشوش، أو ازرقاق الشفتين، أو إذا صعب إيقاظ الطفل. والرضيع الذي يتنفس بسرعة أو يرفض الرضاعة، أو كان عمره دون 3 أشهر وحرارته 38 درجة أو أكثر: إلى الطوارئ الآن. والحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن.
$md$, 'تطعيم الإنفلونزا في الإمارات: من يحتاج إليه ومتى', 'متى يبدأ موسم الإنفلونزا في الإمارات، ومن أحوج الناس إلى تطعيم الإنفلونزا، وكيف تستعد له، وما الأعراض الطبيعية بعده، ومتى تتصل بالرقم 998.', null, null,
   $faq$[
     {"q": "هل تُطعَّم الأسرة كلها في المنزل معًا؟", "a": "نعم. اذكر لنا الأعمار والأمراض عند الحجز ليحضر الممرّض الجرعات المناسبة ويخصص وقتًا كافيًا."},
     {"q": "هل يُعطى مع لقاحات أخرى؟", "a": "غالبًا نعم، في ذراعين مختلفتين. ويراجع الطبيب أو الممرّض سجلك ويخبرك إن كان الأفضل ترك فاصل زمني."},
     {"q": "أُصبت بالإنفلونزا قبل أيام، فهل آخذ اللقاح؟", "a": "نعم، بعد أن تتعافى. ففي الموسم الواحد تنتشر عدة فيروسات، والإصابة بأحدها لا تحميك من غيره."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
