with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('parent-in-dubai-caring-from-overseas', 'published', 'elderly-care',
    (select author_id from public.author_contacts where email = 'huda.almansoori@example.com'), now() - interval '136 days 1 hour')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['elderly-care', 'family-carers', 'planning']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Caring for a parent in Dubai when you live abroad', 'Your parent is in Dubai, you are abroad: how to care from a distance',
   'Who has the key, who reads the results, who sits with her tonight: how to arrange care for a parent in Dubai from another country.', $md$
"I am fine," says your father on the telephone, and you hear that he is tired. Distance turns small things into long nights. You cannot remove the distance, but you can decide in advance who does what.

## Choose one person who lives nearby

A cousin, a neighbour, a trusted employee: someone who can be at the door within half an hour. Give them **a key, the medical folder and your number**. Agree on one thing clearly: they may call 998 without asking you first.

The folder holds a copy of the Emirates ID and insurance card, the list of illnesses, medicines and allergies, the last reports, and the doctors' numbers.

## Choose a rhythm instead of alarm

Fix two video calls a week, at mealtimes, and look rather than ask. Has he lost weight? Is the kitchen in order? Does he get up from the chair without holding on? Note what you see, with the date. Change over three weeks tells you more than one bad day.

Add planned checks. A nurse can measure blood pressure, sugar and weight on a fixed day; blood can be taken through [lab tests at home](/services/lab-test-at-home). Your parent decides who may see the results. Ask for that consent now and have it written down.

## How much help is enough?

| What you notice | A reasonable next step |
|---|---|
| Forgets meals, alone all day | A carer by day, a few days a week |
| Needs help to wash and walk | [Elderly care](/services/elderly-care) in shifts of {{shifts}} |
| Wanders, falls or calls out at night | Someone there through the night, and a doctor's assessment |

Begin smaller than you think is needed. A proud parent more easily accepts "someone to help after the operation" than "a carer".

## When the call comes at night

Ask three questions: is he awake and speaking normally? Is he breathing easily? Is he bleeding or in severe pain? If any answer worries you, the person nearby calls 998. If not, message us: a doctor usually reaches the home in {{response:doctor-on-call}}, and can speak to you on the telephone if your parent agrees.
$md$, 'Care for a parent in Dubai from abroad', 'Living abroad with a parent in Dubai? Whom to appoint, what belongs in the folder, how to judge how much help is needed, and what to do at night.', null::text, null::text,
   $faq$[{"q": "Can I book and pay from another country?", "a": "You can arrange a visit by WhatsApp or telephone and we give you a receipt for the insurer. Tell us who will open the door and whether your parent knows that we are coming."},
{"q": "Can you send me my parent's results?", "a": "With your parent's consent, yes. If they can no longer decide for themselves, we need to know who may decide for them. It is best to settle this while everyone is well."},
{"q": "My mother refuses help. What now?", "a": "Start with something that is not about age: a blood pressure check, a physiotherapy session for a stiff shoulder, a helper for one week. Let her choose the person. Trust usually comes before agreement."}]$faq$::jsonb),
  ('ar', 'والداك في دبي وأنت في الخارج: كيف ترعاهما عن بُعد', 'والداك في دبي وأنت في الخارج: كيف ترعاهما عن بُعد؟',
   'من معه المفتاح، ومن يقرأ النتائج، ومن يجلس معها الليلة: كيف ترتّب رعاية والدك أو والدتك في دبي وأنت تعيش وتعمل في بلد آخر.', $md$
يقول والدك في الهاتف: «أنا بخير»، فتسمع في صوته تعبًا. الغربة تحوّل الأمور الصغيرة إلى ليالٍ طويلة. لا تستطيع أن تمحو المسافة، لكنك تستطيع أن تقرّر مسبقًا من يفعل ماذا.

## عيّن شخصًا واحدًا قريبًا منهما

ابن عم، أو جار، أو موظف تثق به، يستطيع أن يصل إلى الباب خلال نصف ساعة. أعطه **المفتاح والملف الطبي ورقم هاتفك**. واتفقا على أمر واحد بوضوح: له أن يتصل بالرقم 998 من دون أن يستأذنك.

وفي الملف نسخة من الهوية الإماراتية وبطاقة التأمين، وقائمة الأمراض والأدوية والحساسية، وآخر التقارير، وأرقام الأطباء.

## موعد ثابت خير من القلق

حدّد مكالمتين مرئيتين في الأسبوع وقت الطعام، وانظر أكثر مما تسأل. هل نقص وزنه؟ هل المطبخ مرتّب؟ هل ينهض من الكرسي من دون أن يستند؟ دوّن ما تراه مع التاريخ، فتغيّر ثلاثة أسابيع أصدق من يوم سيّئ واحد.

وأضف إلى ذلك فحوصًا منتظمة. يستطيع ممرّض أن يقيس الضغط والسكر والوزن في يوم ثابت، ويمكن سحب الدم عبر [التحاليل في المنزل](/ar/services/lab-test-at-home). ووالداك هما من يقرّر من يطّلع على النتائج، فخذ موافقتهما الآن واكتبها.

## كم من المساعدة يكفي؟

| ما تلاحظه | الخطوة المناسبة |
|---|---|
| ينسى وجباته ويبقى وحده طوال اليوم | مرافق في النهار، بضعة أيام في الأسبوع |
| يحتاج إلى عون في الاستحمام والمشي | [رعاية كبار السن](/ar/services/elderly-care) بمناوبات من {{shifts}} |
| يتجوّل ليلًا أو يسقط أو ينادي | من يرافقه طوال الليل، وتقييم من طبيب |

ابدأ بأقل مما تظنه لازمًا. فالوالد العزيز النفس يقبل «من يساعدك بعد العملية» أسهل مما يقبل «مرافقًا دائمًا».

## حين يأتي الاتصال ليلًا

اسأل ثلاثة أسئلة: هل هو مستيقظ ويتكلم كعادته؟ هل يتنفس براحة؟ هل ينزف أو يتألم بشدة؟ إن أقلقك أي جواب فليتصل الشخص القريب منه بالرقم 998. وإلا فراسلنا: يصل الطبيب عادة خلال {{response:doctor-on-call}}، ويمكنه أن يحدّثك بالهاتف إذا وافق والدك.
$md$, 'رعاية الوالدين في دبي وأنت في الخارج', 'تعيش في الخارج ووالداك في دبي؟ من تعيّن قريبًا منهما، وماذا يضم الملف الطبي، وكيف تقدّر حاجتهما إلى المساعدة، وماذا تفعل إذا جاءك الاتصال ليلًا.', null, null,
   $faq$[{"q": "هل أستطيع الحجز والدفع من بلد آخر؟", "a": "يمكنك ترتيب الزيارة عبر واتساب أو الهاتف، ونعطيك إيصالًا لشركة التأمين. أخبرنا من سيفتح الباب، وهل يعلم والدك بقدومنا."},
{"q": "هل ترسلون إليّ نتائج والديّ؟", "a": "نعم إذا وافقا. وإن لم يعودا قادرين على اتخاذ القرار فلا بد أن نعرف من يحق له ذلك عنهما. والأفضل أن يُحسم هذا والجميع بخير."},
{"q": "أمي ترفض المساعدة، فما العمل؟", "a": "ابدأ بما لا يمسّ العمر: قياس ضغط، أو جلسة علاج طبيعي لكتف متيبّس، أو مساعِدة لأسبوع واحد. ودعها تختار الشخص، فالثقة تسبق القبول في العادة."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
