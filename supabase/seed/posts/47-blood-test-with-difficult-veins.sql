with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at, scheduled_at)
  values ('blood-test-with-difficult-veins', 'scheduled', 'lab-test-at-home',
    (select author_id from public.author_contacts where email = 'maria.fernandes@example.com'), null, now() + interval '5 days')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['lab-test-at-home', 'blood-tests', 'patient-questions']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'A blood test when your veins are hard to find', '"They never find my vein": blood tests with difficult veins',
   'Warmth, water, the right arm and an honest word beforehand: what makes a blood test easier when nobody ever finds your vein.', $md$
Some people roll up a sleeve and it is done. Others have heard "let us try the other arm" since childhood. Small, deep or rolling veins are nobody's fault, and there is a good deal you can do before the nurse arrives.

## The evening and the morning before

- **Drink.** Water does not usually break a fast, but ask when you book, since a few tests have rules of their own. If a doctor has limited your fluids, keep to that limit.
- **Keep warm.** Turn down the air conditioning and put your hands under warm water for a few minutes; cold hides veins.
- **Move.** A walk through the flat, then let the arm hang.
- **Wear a sleeve** that goes up easily without squeezing the arm.

## Tell the nurse first

Which arm worked last time? Do you take a blood thinner? Have you ever fainted? Do you have a dialysis fistula, or were lymph nodes removed on one side? Then that arm is normally left alone unless your doctor says otherwise.

Being at home helps here. You can lie on your own sofa, there is no queue behind you, and nobody minds if it takes ten minutes longer. Say it aloud if you are afraid of needles. Breathing out slowly helps; looking away is allowed.

If you tend to faint, tense your legs and tummy muscles for some seconds, relax and repeat.

## How many tries are fair?

You may ask for a pause or for another person at any time. After two attempts that do not work it is sensible to stop and talk: a smaller needle, the back of the hand, a warm pack, another hour of drinking, or another day.

## Afterwards

Press with a straight arm for three to five minutes, longer with a blood thinner, and carry nothing heavy with it for a few hours. A bruise fades within one to two weeks. Call a doctor the same day about a swelling that grows, numb fingers or spreading redness. For bleeding that does not stop with firm pressure, a collapse, chest pain or trouble breathing, call 998.

Most results are ready in {{results}}. Book [lab tests at home](/services/lab-test-at-home) and mention your veins in the first message; a [doctor](/services/doctor-on-call) can explain what the figures mean.
$md$, 'Blood test with difficult veins: what helps', 'Small or rolling veins? What to drink, how to keep warm and what to tell the nurse before a blood test at home, and when it is fair to stop trying.', null::text, null::text,
   $faq$[{"q": "Can blood be taken from the hand?", "a": "Often, yes. It may sting a little more, and it is a good choice when the elbow gives nothing. The nurse decides with you."},
{"q": "Does coffee make it harder?", "a": "A cup seldom matters for the veins, but many tests ask you to fast, and coffee then counts as food. Water is the safer choice before a test."}]$faq$::jsonb),
  ('ar', 'تحليل الدم حين يصعب العثور على الوريد', '«لا أحد يجد وريدي»: تحليل الدم مع الأوردة الصعبة',
   'الدفء والماء والذراع المناسبة وكلمة صريحة قبل البدء: ما الذي يسهّل سحب الدم في المنزل حين لا يجد أحد وريدك من المرة الأولى.', $md$
بعض الناس يرفع كمّه وينتهي الأمر. وبعضهم يسمع منذ طفولته: «لنجرّب الذراع الأخرى». الأوردة الصغيرة أو العميقة أو المتحرّكة ليست ذنب أحد، ويمكنك أن تفعل الكثير قبل أن يصل الممرّض.

## مساء اليوم السابق وصباح التحليل

- **اشرب.** الماء لا يقطع صيام التحليل في العادة، لكن اسأل عند الحجز، فلبعض التحاليل قواعد خاصة. وإن حدّد لك طبيب كمية السوائل فالتزم بها.
- **تدفّأ.** خفّف التكييف وضع يديك تحت ماء دافئ دقائق، فالبرد يخفي الأوردة.
- **تحرّك.** امشِ قليلًا في البيت، ثم دع ذراعك متدلّية.
- **البس كمًّا** يرتفع بسهولة ولا يضغط على الذراع.

## أخبر الممرّض أولًا

أي ذراع نجحت في المرة السابقة؟ هل تتناول مميّعًا للدم؟ هل أُغمي عليك من قبل؟ هل لديك وصلة لغسيل الكلى، أو استُؤصلت عقد لمفاوية من جهة؟ تلك الذراع تُترك عادة ما لم يقل طبيبك غير ذلك.

والبيت هنا عون لك: تستلقي على أريكتك، ولا طابور خلفك، ولا يضيق أحد بعشر دقائق إضافية. وإن كنت تخاف الإبر فقلها بصوت مسموع. الزفير البطيء يساعد، ولك أن تنظر إلى الجهة الأخرى.

وإن كنت معرّضًا للإغماء فشدّ عضلات ساقيك وبطنك ثواني ثم أرخِها، وكرّر ذلك.

## كم محاولة تكفي؟

لك أن تطلب استراحة أو شخصًا آخر متى شئت. وبعد محاولتين لم تنجحا يحسن التوقف والحديث: إبرة أصغر، أو ظهر اليد، أو كمّادة دافئة، أو ساعة أخرى من الشرب، أو يوم آخر.

## بعد السحب

اضغط وذراعك ممدودة من 3 إلى 5 دقائق، وأطول إن كنت تتناول مميّعًا للدم، ولا تحمل بها ثقيلًا بضع ساعات. تزول الكدمة خلال أسبوع أو أسبوعين. واتصل بطبيب في اليوم نفسه عند تورّم يكبر أو خدر في الأصابع أو احمرار يتّسع. أما عند نزيف لا يتوقف مع الضغط المحكم، أو انهيار أو ألم في الصدر أو ضيق في التنفس، فاتصل بالرقم 998.

تظهر معظم النتائج خلال {{results}}. احجز [التحاليل في المنزل](/ar/services/lab-test-at-home) واذكر أوردتك في أول رسالة، ويمكن أن يشرح لك [طبيب](/ar/services/doctor-on-call) معنى الأرقام.
$md$, 'تحليل الدم مع الأوردة الصعبة: ما يساعدك', 'أوردتك صغيرة أو متحرّكة؟ ماذا تشرب وكيف تتدفّأ وماذا تقول للممرّض قبل سحب الدم في المنزل، ومتى يحق لك أن تطلب التوقف عن المحاولة. نصائح عملية.', null, null,
   $faq$[{"q": "هل يمكن سحب الدم من اليد؟", "a": "في كثير من الأحيان نعم. قد تكون الوخزة أشد قليلًا، وهو خيار جيد حين لا يظهر شيء عند المرفق. يقرّر الممرّض ذلك معك."},
{"q": "هل تجعل القهوة السحب أصعب؟", "a": "فنجان واحد قلّما يؤثر في الأوردة، لكن كثيرًا من التحاليل يتطلب الصيام، والقهوة عندئذ تُعد طعامًا. الماء هو الخيار الأسلم قبل التحليل."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
