with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('injections-at-home-what-the-nurse-needs', 'published', 'nurse-on-call',
    (select author_id from public.author_contacts where email = 'maria.fernandes@example.com'), now() - interval '26 days 5 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['nurse-on-call', 'injections', 'medicines']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Injections at home: what the nurse needs from you', 'Injections at home: what the nurse needs from you',
   'A prescription, the right box and one honest list of allergies: how to get ready for an injection at home, and what to watch for afterwards.', $md$
A course of injections often outlasts the hospital stay: a blood thinner after an operation, an antibiotic, a vitamin, a hormone. The injection takes moments. What decides whether the visit goes smoothly is the paperwork and the small box in your fridge.

## Have these three things ready

- **The prescription.** It should show the patient's name, the medicine, the dose, how it is given (into a muscle, under the skin or into a vein), how often, and the doctor's name. A voice note from a relative is not a prescription.
- **The medicine in its own box**, with the pharmacy label and the leaflet, stored as the leaflet says. If it spent an afternoon in a hot car, ask the pharmacist before anyone uses it; spoiled medicine can look perfectly normal.
- **A short list**: allergies, every other medicine, and whether the patient takes a blood thinner or may be pregnant.

Tell us when you book if this would be the first dose ever. Some medicines should be started in a clinic, and it is better to hear that before the visit than at the door.

## What happens during the visit

The nurse checks the name, the prescription, the label and the expiry date, asks about allergies, cleans the skin and gives the injection. The needle goes straight into a sharps box and is never recapped. She then stays a while to see that you feel well, and writes down the medicine, dose, time and place on the body. Keep a copy: the next nurse will use the other side.

## The hours afterwards

| What you notice | What to do |
|---|---|
| A sore spot or a small bruise | Common; it should ease within a few days. Do not rub it |
| Spreading redness, heat, pus or a fever | Speak to a doctor the same day |
| Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen | Go to an emergency department now |
| Swelling of the face or tongue, a rash all over, wheezing, fainting | Call 998 at once |

## When injections go on for weeks

Some, such as insulin and many blood thinners, are made for people to give themselves. A [nurse on call](/services/nurse-on-call) can show you and then watch you do it. If the question is whether the injection is still needed, that is one for a [doctor](/services/doctor-on-call).
$md$, 'Injections at home: how to prepare', 'How to prepare for an injection at home: the prescription, the medicine box, the questions a nurse asks, and the signs that need a doctor or 998.', null::text, null::text,
   $faq$[{"q": "Can I have an injection at home without a prescription?", "a": "No. The nurse needs a valid prescription that names the patient, the medicine, the dose and how it is given. If you do not have one, a doctor can assess you first and decide whether an injection is right for you."},
{"q": "I missed a dose. Should I take two?", "a": "Do not double up. Check the leaflet, then ask your doctor or pharmacist when the next dose is due, and tell us so that the visit can be moved."},
{"q": "What do I do with used needles if I inject myself?", "a": "Drop each one into a sharps container straight away, without recapping it, and ask your pharmacy how to return the full container. Never put loose needles in the household bin."}]$faq$::jsonb),
  ('ar', 'الحقن في المنزل: ما الذي يحتاج إليه الممرّض منك؟', 'الحقن في المنزل: ما الذي يحتاج إليه الممرّض منك؟',
   'وصفة واضحة، وعلبة الدواء الأصلية، وقائمة صادقة بالحساسية: هكذا تستعد لأخذ حقنة في المنزل، وهذا ما ينبغي أن تنتبه إليه في الساعات التي تليها.', $md$
كثيرًا ما يستمر العلاج بالحقن بعد مغادرة المستشفى: مميّع للدم بعد عملية، أو مضاد حيوي، أو فيتامين، أو هرمون. الحقنة نفسها لا تأخذ إلا لحظات، أما ما يجعل الزيارة تسير بيسر فهو ورقة الوصفة والعلبة الصغيرة في ثلاجتك.

## ثلاثة أشياء جهّزها قبل الزيارة

- **الوصفة الطبية**، وفيها اسم المريض والدواء والجرعة وطريقة الإعطاء (في العضل أو تحت الجلد أو في الوريد) وعدد المرات واسم الطبيب. والرسالة الصوتية من أحد الأقارب ليست وصفة.
- **الدواء في علبته الأصلية** مع ملصق الصيدلية والنشرة، محفوظًا كما تقول النشرة. وإن بقي ساعات في سيارة حارّة فاسأل الصيدلي قبل استعماله، فقد يفسد الدواء ولا يتغيّر شكله.
- **قائمة قصيرة**: أنواع الحساسية، وبقية الأدوية، وهل يتناول المريض مميّعًا للدم، وهل هناك احتمال حمل.

وإذا كانت هذه أول جرعة من الدواء على الإطلاق فأخبرنا عند الحجز. بعض الأدوية ينبغي أن تبدأ في العيادة، وخير لك أن تعرف ذلك قبل الزيارة لا عند الباب.

## ماذا يحدث أثناء الزيارة؟

يتأكد الممرّض من الاسم والوصفة والملصق وتاريخ الانتهاء، ويسأل عن الحساسية، ثم ينظّف الجلد ويعطي الحقنة. تذهب الإبرة مباشرة إلى وعاء الأدوات الحادّة ولا يُعاد غطاؤها أبدًا. بعدها يبقى قليلًا ليطمئن عليك، ويكتب اسم الدواء والجرعة والوقت ومكان الحقن. احتفظ بنسخة، فالحقنة التالية ستكون في الجهة الأخرى.

## الساعات التي تلي الحقنة

| ما تلاحظه | ما تفعله |
|---|---|
| ألم موضعي أو كدمة صغيرة | أمر شائع يخف خلال أيام قليلة، ولا تفرك المكان |
| احمرار يتّسع أو سخونة أو صديد أو حمّى | تحدّث إلى طبيب في اليوم نفسه |
| الحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال | اذهب إلى الطوارئ الآن |
| تورّم الوجه أو اللسان، طفح في الجسم كله، صفير في الصدر، إغماء | اتصل بالرقم 998 فورًا |

## حين تطول الحقن أسابيع

بعض الحقن، كالإنسولين وكثير من مميّعات الدم، صُمّمت ليأخذها الإنسان بنفسه. يستطيع [ممرّض تحت الطلب](/ar/services/nurse-on-call) أن يريك الطريقة ثم يراقبك وأنت تطبّقها. أما إن كان سؤالك: هل ما زلت أحتاج إلى هذه الحقنة؟ فجوابه عند [الطبيب](/ar/services/doctor-on-call).
$md$, 'الحقن في المنزل: كيف تستعد لزيارة الممرّض', 'كيف تستعد لأخذ حقنة في المنزل: الوصفة وعلبة الدواء وأسئلة الممرّض، وما المتوقع بعد الحقنة، والعلامات التي تستدعي الطبيب أو الاتصال بالرقم 998.', null, null,
   $faq$[{"q": "هل يمكن أخذ حقنة في المنزل من دون وصفة؟", "a": "لا. يحتاج الممرّض إلى وصفة سارية فيها اسم المريض والدواء والجرعة وطريقة الإعطاء. وإن لم تكن لديك وصفة فيمكن لطبيب أن يفحصك أولًا ويقرّر هل الحقنة مناسبة لك."},
{"q": "نسيت جرعة، فهل آخذ جرعتين؟", "a": "لا تضاعف الجرعة. راجع النشرة، ثم اسأل طبيبك أو الصيدلي عن موعد الجرعة التالية، وأخبرنا لنغيّر موعد الزيارة."},
{"q": "أحقن نفسي بنفسي، فأين أضع الإبر المستعملة؟", "a": "ضع كل إبرة فور استعمالها في وعاء مخصّص للأدوات الحادّة من دون إعادة غطائها، واسأل صيدليتك عن طريقة تسليم الوعاء حين يمتلئ. لا ترمِ الإبر في سلة المهملات."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
