with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('choosing-a-babysitter-for-a-sick-child', 'published', 'babysitting-childcare',
    (select author_id from public.author_contacts where email = 'layla.haddad@example.com'), now() - interval '49 days 11 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['babysitting-childcare', 'children', 'fever']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Choosing a babysitter for a child who is ill', 'The child is ill and you have to work: choosing a babysitter',
   'When a feverish child can stay with a sitter, what to ask before you book, and the one-page note that answers most questions while you are out.', $md$
Nursery will not take her, and the meeting cannot be moved. Before you look for a sitter, settle a harder question: is today a day on which your child can be without you?

## Stay at home yourself, or see a doctor first, if

- the baby is under three months and has a temperature of 38 °C or more (go to an emergency department now, whatever your plans);
- the child has 38 °C or more during chemotherapy, after a transplant or without a working spleen (go to an emergency department now);
- the child drinks little, passes less urine than usual (a baby without a wet nappy for 8 hours: go to an emergency department now; almost none all day: call 998), or keeps being sick (vomiting that does not stop in someone with diabetes: call 998);
- breathing is fast or noisy (go to an emergency department now; if they struggle to breathe, call 998);
- there is a new rash together with a fever;
- you have a bad feeling that you cannot put into words.

A child with a cold, a mild fever that has been looked at, or a tummy bug on the mend, who drinks and plays between naps, can usually be looked after by someone competent.

## Ask before you book

1. Have you looked after a child with a fever before? What did you do?
2. Do you have first-aid training for children, and from when?
3. Which languages do you speak with my child?
4. What would make you call me, and what would make you call 998 first?

The last answer tells you most. If your child needs medicines measured or breathing watched, ask for a nurse rather than a sitter. Tell us when you book [childcare at home](/services/babysitting-childcare); we also need to know about infections, so that the sitter is not sent on to a newborn.

## Leave one page behind

| Line | Example of what to write |
|---|---|
| Numbers | Both parents, a neighbour, 998 |
| The address | Building, flat, how an ambulance gets in |
| Allergies and illnesses | Also what has gone wrong before |
| Medicine | Name, amount, **time of the last dose**, earliest next |
| Comfort | The blue blanket, no door closed |

Let the sitter give only what is written on that page, measured with the syringe that came with the bottle. No aspirin for anyone under 16.

## While you are out

Agree on two messages, with drinks, nappies or toilet visits and temperature. Call 998 for a fit, trouble breathing, a rash that does not fade under a glass, a stiff neck or a child who is hard to wake. Breathing that is fast or noisy: go to an emergency department now. For less than that, a [doctor](/services/doctor-on-call) can come to the house; a parent should be reachable to agree to treatment.
$md$, 'Choosing a babysitter for a sick child', 'Can a feverish child stay with a sitter? When to stay at home, what to ask before you book, the one-page note to leave, and when to call 998.', null::text, null::text,
   $faq$[{"q": "May a babysitter give medicine?", "a": "Only what you have written down: the name, the amount, the time and the shortest gap between doses. Anything new, or any doubt about the amount, is a question for you and then for a doctor or pharmacist."},
{"q": "How long should my child stay away from nursery?", "a": "Ask the nursery, since rules differ. Many want a day without fever, and two days after the last vomiting or diarrhoea. Some infections, such as chickenpox, have their own rules."}]$faq$::jsonb),
  ('ar', 'كيف تختار جليسة لطفل مريض؟', 'الطفل مريض وعليك أن تعمل: كيف تختار جليسة؟',
   'متى يمكن أن يبقى طفل محموم في رعاية جليسة، وماذا تسأل قبل الحجز، وكيف تكتب ورقة واحدة تجيب عن معظم أسئلتها في أثناء غيابك.', $md$
الحضانة لن تستقبله، والاجتماع لا يتأجّل. لكن قبل أن تبحث عن جليسة أجب عن سؤال أصعب: هل يحتمل طفلك أن تغيب عنه اليوم؟

## ابقَ معه أو اعرضه على طبيب أولًا إذا

- كان عمره أقل من 3 أشهر وحرارته 38 درجة أو أكثر (إلى الطوارئ الآن مهما كانت مواعيدك)؛
- بلغت حرارته 38 درجة أو أكثر أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال (إلى الطوارئ الآن)؛
- كان قليل الشرب، أو قلّ بوله عن المعتاد (رضيع بقي 8 ساعات بلا حفاض مبلل: إلى الطوارئ الآن؛ وانقطاع البول أو قلّته الشديدة طوال اليوم: اتصل بالرقم 998)، أو تكرّر قيؤه (قيء لا يتوقف عند مريض سكري: اتصل بالرقم 998)؛
- كان تنفسه سريعًا أو مصحوبًا بصوت (إلى الطوارئ الآن؛ ومع صعوبة التنفس اتصل بالرقم 998)؛
- ظهر عليه طفح جديد مع الحمّى؛
- كان في قلبك قلق لا تجد له كلمات.

أما طفل مصاب بزكام، أو بحمّى خفيفة سبق فحصها، أو بنزلة معوية في طريقها إلى الزوال، يشرب ويلعب بين غفوة وأخرى، فيستطيع شخص كفء أن يعتني به في الغالب.

## اسأل قبل أن تحجز

1. هل اعتنيتِ من قبل بطفل محموم؟ وماذا فعلتِ؟
2. هل تلقيتِ تدريبًا على إسعاف الأطفال؟ ومتى؟
3. بأي لغة ستتحدثين مع طفلي؟
4. ما الذي يدعوك إلى الاتصال بي، وما الذي يدعوك إلى الاتصال بالرقم 998 قبلي؟

والجواب الأخير أصدقها دلالة. وإن كان طفلك يحتاج إلى قياس أدوية أو مراقبة تنفّس فاطلب ممرّضة لا جليسة. أخبرنا بذلك عند حجز [رعاية الأطفال في المنزل](/ar/services/babysitting-childcare)، وأخبرنا أيضًا بأي عدوى حتى لا تُرسَل الجليسة بعدها إلى مولود جديد.

## اترك ورقة واحدة

| البند | ما تكتبه |
|---|---|
| الأرقام | رقما الوالدين، وجار، و998 |
| العنوان | المبنى والشقة وكيف يدخل المسعفون |
| الحساسية والأمراض | ومنها ما حدث من قبل |
| الدواء | اسمه وكميته و**وقت آخر جرعة** وأقرب موعد للتالية |
| ما يهدّئه | البطانية الزرقاء، والباب المفتوح |

ولا تعطي الجليسة إلا ما كُتب في هذه الورقة، مقيسًا بالمحقنة المرفقة بالعبوة. ولا أسبرين لمن هم دون 16 عامًا.

## وأنت خارج البيت

اتفقا على رسالتين تذكر فيهما ما شربه الطفل وعدد الحفاضات أو مرات التبوّل والحرارة. ويُتصل بالرقم 998 عند التشنّج، أو صعوبة التنفس، أو طفح لا يبهت عند الضغط عليه بكأس زجاجية، أو تيبّس الرقبة، أو طفل يصعب إيقاظه. أما التنفس السريع أو المصحوب بصوت: فإلى الطوارئ الآن. وفيما دون ذلك يمكن أن يأتي [طبيب](/ar/services/doctor-on-call) إلى البيت، على أن يكون أحد الوالدين متاحًا للموافقة على العلاج.
$md$, 'كيف تختار جليسة أطفال لطفل مريض؟', 'هل يبقى الطفل المحموم مع جليسة؟ متى تبقى معه أنت، وماذا تسأل قبل الحجز، وما الذي تكتبه في ورقة واحدة قبل خروجك، ومتى يُتصل بالرقم 998.', null, null,
   $faq$[{"q": "هل يجوز أن تعطي الجليسة الدواء؟", "a": "ما كتبته أنت فقط: الاسم والكمية والوقت وأقصر مدة بين جرعتين. وأي دواء جديد أو شك في الكمية يُرجع فيه إليك ثم إلى طبيب أو صيدلي."},
{"q": "كم يومًا يغيب الطفل عن الحضانة؟", "a": "اسأل الحضانة لأن القواعد تختلف. كثير منها يطلب يومًا بلا حمّى، ويومين بعد آخر قيء أو إسهال. ولبعض الأمراض المعدية، كجدري الماء، قواعد خاصة."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
