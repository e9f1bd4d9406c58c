with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('urinary-catheter-at-home-questions', 'published', 'nurse-at-home',
    (select author_id from public.author_contacts where email = 'maria.fernandes@example.com'), now() - interval '63 days 7 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['nurse-at-home', 'catheter-care', 'family-carers']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Urinary catheter at home: the questions families ask', 'A urinary catheter at home: the questions families ask',
   'Cleaning, emptying, moving about, and what to do when the bag stays empty: plain answers for the first weeks with a urinary catheter at home.', $md$
A catheter is a soft tube that drains the bladder into a bag. It looks more complicated than it is. Clean hands and a tube that runs downhill prevent much of the trouble.

## The daily routine

1. Wash your hands before and after you touch any part of it.
2. Once a day, and after a bowel movement, wash around the tube with mild soap and water, wiping **away from the body**. No creams or powders unless a doctor asks for them.
3. Empty the bag when it is about two thirds full. The tap must not touch the floor or the jug.
4. Keep the bag **below the bladder** at all times, also in the car and in bed, and off the floor.
5. Fix the tube to the thigh so that nothing pulls.

Change bags as often as the packet or your nurse says. Do not disconnect the system between changes: each opening lets germs in.

## "The bag has been empty for hours"

Check in this order: is the tube kinked, is someone sitting on it, is the bag higher than the bladder, is the bowel full? Has the patient been drinking? If urine still does not drain, or leaks around the tube, ask for a nurse promptly. With pain, a swollen lower belly, sweating or a pounding headache, go to an emergency department now: a blocked catheter is an emergency, above all after a spinal injury.

Never pull the tube out yourself. It is held inside by a small balloon, which has to be emptied first.

## When to call whom

| Sign | Call |
|---|---|
| Leaking, tube half out, less urine than usual, without pain | A [nurse at home](/services/nurse-at-home), soon |
| No urine, with pain or a swollen lower belly | An emergency department, now |
| Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen | An emergency department, now |
| Any other fever in an adult or an older child, shivering, back pain, fresh blood or clots | A [doctor](/services/doctor-on-call), the same day |
| Severe pain, collapse, new confusion, unusual drowsiness | 998 |

Cloudy urine on its own, in someone who feels well, is common with a long-term catheter. Mention it to the nurse; do not start left-over antibiotics.

## What the nurse can do

With a doctor's order: change the catheter on its due date, flush it, check the skin and teach the family. Keep the hospital letter at hand. It gives the type, the size and the date of the next change.
$md$, 'Urinary catheter at home: care and questions', 'Cleaning, emptying and fixing a urinary catheter at home, what to check when the bag stays empty, and when to call a nurse, a doctor or 998.', null::text, null::text,
   $faq$[{"q": "Can someone with a catheter shower?", "a": "Yes, unless the doctor has said otherwise. Leave the tube and bag connected, wash gently, rinse and pat dry. Avoid soaking in a bath or pool until you have asked the nurse."},
{"q": "How much should the person drink?", "a": "Enough to keep the urine pale, spread over the day, unless a doctor has limited fluids because of the heart or the kidneys. If you are not sure of the limit, ask the doctor for a number."},
{"q": "How often is a catheter changed?", "a": "That depends on its type and on the person. The discharge letter or the packaging gives the longest time it may stay. Write the date where everyone in the house can see it."}]$faq$::jsonb),
  ('ar', 'قسطرة البول في المنزل: أسئلة تتكرر عند كل أسرة', 'قسطرة البول في المنزل: أسئلة تتكرر عند كل أسرة',
   'التنظيف والتفريغ والحركة، وماذا تفعل إذا بقي الكيس فارغًا: إجابات واضحة لكل أسرة في الأسابيع الأولى مع قسطرة البول في البيت.', $md$
القسطرة أنبوب ليّن يصرّف البول من المثانة إلى كيس. تبدو أصعب مما هي عليه في الواقع، فاليدان النظيفتان والأنبوب المنحدر إلى أسفل يمنعان كثيرًا من المشكلات.

## العناية اليومية

1. اغسل يديك قبل لمس أي جزء منها وبعده.
2. مرة في اليوم، وبعد كل تبرّز، اغسل ما حول الأنبوب بالماء وصابون لطيف، وامسح **في اتجاه يبتعد عن الجسم**. لا كريمات ولا بودرة إلا إذا طلبها الطبيب.
3. أفرغ الكيس حين يمتلئ ثلثاه تقريبًا، ولا تدع الصنبور يلامس الأرض أو الوعاء.
4. أبقِ الكيس **أخفض من المثانة** دائمًا، حتى في السيارة والسرير، ولا تضعه على الأرض.
5. ثبّت الأنبوب على الفخذ حتى لا ينشدّ.

بدّل الأكياس في المواعيد المكتوبة على العبوة أو التي يحددها الممرّض. ولا تفصل الأجزاء بين موعد وآخر، فكل فتحٍ باب للجراثيم.

## «الكيس فارغ منذ ساعات»

افحص بهذا الترتيب: هل الأنبوب ملتوٍ؟ هل يجلس عليه المريض؟ هل الكيس أعلى من المثانة؟ هل هناك إمساك؟ هل شرب المريض ما يكفي؟ فإن لم ينزل البول بعد ذلك، أو تسرّب حول الأنبوب، فاطلب ممرّضًا من دون تأخير. وإن رافق ذلك ألم أو انتفاخ أسفل البطن أو تعرّق أو صداع نابض فإلى الطوارئ الآن، فانسداد القسطرة حالة طارئة، ولا سيما عند من أُصيب في العمود الفقري.

ولا تسحب الأنبوب بنفسك أبدًا، فهو مثبّت من الداخل ببالون صغير لا بد من تفريغه أولًا.

## بمن تتصل ومتى؟

| العلامة | الاتصال |
|---|---|
| تسرّب، أو خروج جزء من الأنبوب، أو بول أقل من المعتاد، من غير ألم | [ممرّض في المنزل](/ar/services/nurse-at-home) في أقرب وقت |
| لا بول، مع ألم أو انتفاخ أسفل البطن | إلى الطوارئ الآن |
| الحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال | إلى الطوارئ الآن |
| أي حمّى أخرى لدى بالغ أو طفل كبير، أو رعشة أو ألم في الظهر أو دم أحمر أو جلطات | [طبيب](/ar/services/doctor-on-call) في اليوم نفسه |
| ألم شديد أو انهيار أو تشوّش جديد أو نعاس غير معتاد | 998 |

تعكّر البول وحده شائع مع القسطرة الطويلة الأمد ما دام المريض بخير. أخبر الممرّض به، ولا تعطِ مضادًا حيويًا بقي من علاج سابق.

## ما الذي يقدمه الممرّض؟

بأمر من الطبيب: تغيير القسطرة في موعدها، وغسلها، وفحص الجلد، وتعليم الأسرة. احتفظ بتقرير المستشفى في متناول يدك، ففيه نوع القسطرة ومقاسها وموعد تغييرها.
$md$, 'قسطرة البول في المنزل: عناية وأسئلة شائعة', 'كيف تنظّف قسطرة البول في المنزل وتفرغ الكيس وتثبّت الأنبوب، وماذا تفحص إذا بقي الكيس فارغًا، ومتى تطلب ممرّضًا أو طبيبًا أو تتصل بالرقم 998.', null, null,
   $faq$[{"q": "هل يستحم من لديه قسطرة؟", "a": "نعم، ما لم يمنعه الطبيب. اترك الأنبوب والكيس موصولين، واغسل بلطف واشطف ثم جفّف من دون فرك. وتجنّب حوض الاستحمام والمسبح حتى تسأل الممرّض."},
{"q": "كم ينبغي أن يشرب؟", "a": "ما يكفي ليبقى لون البول فاتحًا، موزّعًا على اليوم، إلا إذا حدّد الطبيب كمية السوائل بسبب القلب أو الكلى. وإن لم تكن متأكدًا فاطلب من الطبيب رقمًا واضحًا."},
{"q": "متى تُغيّر القسطرة؟", "a": "يختلف ذلك باختلاف نوعها والمريض. أقصى مدة مكتوبة في تقرير الخروج أو على العبوة. اكتب التاريخ في مكان يراه كل من في البيت."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
