with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('bedroom-ready-for-coming-home-from-hospital', 'published', 'pre-post-operative-care',
    (select author_id from public.author_contacts where email = 'huda.almansoori@example.com'), now() - interval '109 days 8 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['pre-post-operative-care', 'recovery', 'home-safety']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Getting the bedroom ready for someone coming home from hospital', 'Getting the bedroom ready before they come home',
   'An hour of preparation before discharge: the bed, the path to the bathroom, the bedside table, and the questions to settle with the ward.', $md$
The call usually comes in the morning: "You can take him home today." An hour spent on one room beforehand makes the first night a good deal calmer.

## Start with the walk to the bathroom

Do it yourself, slowly, as if you had stitches in your side and a frame in your hands. Then change what slowed you down.

- Take up rugs, cables and low tables.
- Leave a gap wide enough for two people side by side.
- Put a night light in the corridor and another by the toilet.
- Lay a non-slip mat in the shower and put a firm chair in it. A towel rail is not a grab bar; it will not hold a person.

If the bathroom is upstairs, think about the ground-floor living room for two weeks.

## The bed

Seated on the edge, the person should have **both feet flat and knees level with the hips**. Too low is hard on a new hip or a fresh abdominal wound; bed raisers or a hired adjustable bed solve it. Put the bed so that they get out on their stronger side. Keep two spare pillows, and a waterproof sheet under the normal one.

Set the air conditioning to a comfortable temperature and turn the vent away from the bed.

## Within arm's reach

Water with a straw, telephone and charger, glasses, hearing aids, tissues, a bell, a small bin. Keep the medicines elsewhere if the patient is drowsy or muddled, or if there are children in the house.

## Ask the ward before you leave

1. Which medicines are new, which have stopped, and when was the last dose given?
2. What may they lift, climb, eat and wash?
3. When is the next dressing, and who removes the stitches?
4. Which number do we ring at night?

A nurse from our [pre and post-operative care](/services/pre-post-operative-care) can look at the room before the operation, and be there on the day. For walking, stairs and exercises, see [physiotherapy at home](/services/physiotherapy-at-home).

In the first days, chest pain, sudden breathlessness, heavy bleeding, a faint or someone who cannot be woken means 998. For a painful, swollen or warm calf, go to an emergency department now. Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: go to an emergency department now. For any other fever in an adult or an older child, or a hot wound, call a doctor the same day.
$md$, 'Prepare the bedroom for a hospital discharge', 'A checklist for the day someone comes home from hospital: bed height, the way to the bathroom, the bedside table, and what to ask the ward first.', null::text, null::text,
   $faq$[{"q": "Do we need a hospital bed?", "a": "Often not. If the person can turn and sit up with a little help, a normal bed at the right height is enough. Ask the ward or a physiotherapist before you hire one."},
{"q": "Should someone sleep in the same room?", "a": "For the first night or two after a larger operation, it is wise to have an adult within earshot. If nobody in the family can, a nurse can stay overnight."},
{"q": "When should we start preparing?", "a": "For a planned operation, a week before. Try the bed height and the walk to the bathroom while the patient is still well, so that they can tell you what feels awkward."}]$faq$::jsonb),
  ('ar', 'تجهيز غرفة النوم لعائد من المستشفى', 'كيف تجهّز غرفة النوم قبل عودته من المستشفى؟',
   'ساعة واحدة من التحضير قبل الخروج: السرير، والطريق إلى الحمّام، والطاولة القريبة، والأسئلة التي تطرحها على القسم قبل المغادرة.', $md$
يأتي الاتصال غالبًا في الصباح: «يمكنكم أخذه إلى البيت اليوم». وساعة واحدة تخصّصها لغرفته قبل ذلك تجعل الليلة الأولى أهدأ بكثير.

## ابدأ بالطريق إلى الحمّام

امشِ الطريق بنفسك ببطء، كأن في جنبك غرزًا وفي يديك مشّاية، ثم غيّر كل ما أبطأك.

- ارفع السجاد الصغير والأسلاك والطاولات المنخفضة.
- اترك ممرًا يتّسع لشخصين جنبًا إلى جنب.
- ضع ضوءًا ليليًا في الممر وآخر قرب المرحاض.
- افرش حصيرة مانعة للانزلاق في مكان الاستحمام وضع فيه كرسيًا ثابتًا. وحامل المناشف ليس مقبض أمان، فهو لا يحمل وزن إنسان.

وإذا كان الحمّام في الطابق العلوي ففكّر في المجلس أو غرفة المعيشة في الطابق الأرضي أسبوعين.

## السرير

حين يجلس المريض على حافته ينبغي أن تكون **قدماه منبسطتين على الأرض وركبتاه بمستوى وركيه**. السرير المنخفض يُتعب الورك الجديد وجرح البطن، وتحلّ ذلك قواعد توضع تحت أرجل السرير، أو سرير مستأجر يُعدَّل ارتفاعه. ضع السرير بحيث ينزل منه من جهته الأقوى. واحتفظ بوسادتين إضافيتين، وبملاءة مقاومة للماء تحت الملاءة العادية.

اضبط التكييف على حرارة مريحة، ولا توجّه هواءه إلى السرير.

## في متناول اليد

ماء مع ماصّة، وهاتف وشاحنه، ونظارة، ومعينات السمع، ومناديل، وجرس، وسلة صغيرة. وأبعد الأدوية عنه إن كان كثير النعاس أو مشوّشًا، أو كان في البيت أطفال.

## اسأل القسم قبل أن تغادر

1. ما الأدوية الجديدة، وما الذي أُوقف، ومتى أُعطيت آخر جرعة؟
2. ما المسموح به من حمل وصعود درج وطعام واستحمام؟
3. متى الضماد التالي، ومن ينزع الغرز؟
4. بأي رقم نتصل ليلًا؟

يستطيع ممرّض من خدمة [الرعاية قبل العملية وبعدها](/ar/services/pre-post-operative-care) أن يرى الغرفة قبل العملية وأن يكون معك يوم العودة. وللمشي والدرج والتمارين اطّلع على [العلاج الطبيعي في المنزل](/ar/services/physiotherapy-at-home).

في الأيام الأولى: ألم الصدر، أو ضيق التنفس المفاجئ، أو النزيف الغزير، أو الإغماء، أو تعذّر إيقاظ المريض، كلها تعني الاتصال بالرقم 998. والألم أو التورّم أو السخونة في ربلة ساق واحدة: إلى الطوارئ الآن. والحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن. أما أي حمّى أخرى لدى بالغ أو طفل كبير، أو سخونة في الجرح، فتستدعي طبيبًا في اليوم نفسه.
$md$, 'تجهيز غرفة النوم للعائد من المستشفى', 'قائمة ليوم الخروج من المستشفى: ارتفاع السرير والطريق إلى الحمّام وما يوضع قرب المريض، والأسئلة التي تطرحها على القسم قبل العودة إلى المنزل.', null, null,
   $faq$[{"q": "هل نحتاج إلى سرير طبي؟", "a": "في كثير من الأحيان لا. إن كان المريض يتقلّب ويجلس بمساعدة يسيرة فالسرير العادي بالارتفاع المناسب يكفي. اسأل القسم أو اختصاصي العلاج الطبيعي قبل الاستئجار."},
{"q": "هل ينام أحد معه في الغرفة؟", "a": "في الليلة الأولى أو الليلتين الأوليين بعد عملية كبيرة يُستحسن أن يكون بقربه شخص بالغ يسمعه. وإن تعذّر ذلك على الأسرة فيمكن أن يبيت عنده ممرّض."},
{"q": "متى نبدأ التحضير؟", "a": "إن كانت العملية مخطّطًا لها فقبلها بأسبوع. جرّبوا ارتفاع السرير والطريق إلى الحمّام والمريض ما زال بعافيته، ليخبركم بما يضايقه."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
