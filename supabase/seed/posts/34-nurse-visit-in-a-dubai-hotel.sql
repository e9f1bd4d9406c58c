with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('nurse-visit-in-a-dubai-hotel', 'published', 'nurse-at-hotel',
    (select author_id from public.author_contacts where email = 'maria.fernandes@example.com'), now() - interval '124 days 6 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['nurse-at-hotel', 'travel', 'dressings']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'A nurse in your Dubai hotel: what to prepare', 'A nurse visit in your Dubai hotel room: what to prepare',
   'Stitches that are due out, an injection that cannot wait, a dressing to change: how to arrange a nurse in your hotel, and what to bring from home.', $md$
Treatment does not always respect a holiday. A dressing needs changing on day three, a weekly injection falls on the day of the desert trip, stitches are due out before the flight home. Most of this can be done in a hotel room.

## Before you leave home

Ask your own doctor for a short letter in English: what was done, what has to happen while you are away, on which dates, and with what. Pack the prescription, the medicine in its original box and any special dressings in your **hand luggage**. Check the rules for bringing medicines into the United Arab Emirates well before you fly; some need approval, even with a prescription.

For medicine that must stay cold, use an insulated bag. Hotel minibars are often too warm, and can freeze things at the back. Ask reception for a medical fridge.

## What to send when you book

- Hotel name, room number and the name on the booking
- The patient's name, age and allergies
- A photograph of the letter or prescription
- What is needed, and your next flight or excursion

We are open {{hours}}, and a [nurse at your hotel](/services/nurse-at-hotel) usually arrives within {{response:nurse-at-hotel}}. Let reception know that you expect her; many towers need a name before they open the lift.

## In the room

She needs a clear table, good light and a basin. Women travelling alone are welcome to ask for a female nurse and to have a companion in the room. You receive a written note of what was done, for your doctor at home, and a receipt for your insurer.

## When it is more than a nurse visit

Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: go to an emergency department now. Any other fever in an adult or an older child, a wound that has turned red or smelly, or vomiting that will not stop should be seen by a [doctor at your hotel](/services/doctor-at-hotel) the same day. A swollen or painful calf after a long flight: go to an emergency department now. Call 998 for chest pain, trouble breathing, fainting, heavy bleeding, or vomiting that does not stop in someone with diabetes; the front desk can direct the crew to your floor.
$md$, 'Nurse in your Dubai hotel: what to prepare', 'Dressings, injections or stitches due on your Dubai trip? What to pack, what to send when you book a hotel nurse, and when you need a doctor instead.', null::text, null::text,
   $faq$[{"q": "Will my travel insurance pay for a hotel nurse?", "a": "Policies differ. We give you a receipt and a written note of the treatment; ask your insurer beforehand whether planned care abroad is covered and what they need."},
{"q": "Can stitches be removed in the hotel?", "a": "Usually, if your surgeon's letter says when and the wound has closed well. If the nurse finds it red, gaping or oozing, she will leave them in and suggest a doctor."},
{"q": "Can I swim or go in the sea with a dressing?", "a": "Ask the person who treated you. As a rule, keep a fresh or healing wound out of pools and sea water until a professional has told you it has closed."}]$faq$::jsonb),
  ('ar', 'ممرّضة في فندقك بدبي: ماذا تجهّز', 'زيارة ممرّضة لغرفتك في فندق بدبي: ماذا تجهّز',
   'غرز حان موعد نزعها، أو حقنة لا تحتمل التأجيل، أو ضماد يحتاج إلى تبديل: كيف ترتّب زيارة ممرّضة في فندقك، وماذا تحضر معك من بلدك.', $md$
العلاج لا يراعي الإجازات دائمًا. ضماد موعد تبديله اليوم الثالث، وحقنة أسبوعية تصادف رحلة الصحراء، وغرز ينبغي أن تُنزع قبل رحلة العودة. ومعظم ذلك يمكن أن يتم في غرفة الفندق.

## قبل أن تسافر

اطلب من طبيبك رسالة قصيرة بالإنجليزية: ما الذي أُجري لك، وما الذي ينبغي عمله وأنت مسافر، وفي أي تاريخ، وبأي مستلزمات. وضع الوصفة والدواء في علبته الأصلية وأي ضمادات خاصة في **حقيبة اليد**. وراجع قواعد إدخال الأدوية إلى دولة الإمارات قبل السفر بوقت كافٍ، فبعضها يحتاج إلى موافقة حتى مع وجود وصفة.

والدواء الذي يُحفظ باردًا ضعه في حقيبة عازلة. فثلاجات غرف الفنادق كثيرًا ما تكون دافئة أكثر مما ينبغي، وقد تجمّد ما في آخرها. اطلب من الاستقبال ثلاجة طبية.

## ماذا ترسل عند الحجز

- اسم الفندق ورقم الغرفة والاسم المسجّل في الحجز
- اسم المريض وعمره وما لديه من حساسية
- صورة الرسالة أو الوصفة
- ما تحتاج إليه، وموعد رحلتك أو جولتك التالية

نعمل {{hours}}، وتصل [الممرّضة إلى فندقك](/ar/services/nurse-at-hotel) عادة خلال {{response:nurse-at-hotel}}. أخبر الاستقبال أنك تنتظرها، فأبراج كثيرة تطلب اسم الزائر قبل أن تسمح له باستعمال المصعد.

## في الغرفة

تحتاج الممرّضة إلى طاولة خالية وإضاءة جيدة وحوض ماء. وللمرأة التي تسافر وحدها أن تطلب ممرّضة لا ممرّضًا، وأن يكون معها من يرافقها في الغرفة. وتتسلّم ملاحظة مكتوبة بما أُجري لك من أجل طبيبك في بلدك، وإيصالًا لشركة التأمين.

## حين لا تكفي زيارة الممرّضة

الحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن. أما أي حمّى أخرى لدى بالغ أو طفل كبير، أو جرح احمرّ أو ظهرت له رائحة، أو قيء لا يتوقف، فيستدعي أن يراك [طبيب في الفندق](/ar/services/doctor-at-hotel) في اليوم نفسه. وتورّم ربلة ساق واحدة أو ألمها بعد رحلة طويلة: إلى الطوارئ الآن. واتصل بالرقم 998 عند ألم الصدر أو صعوبة في التنفس أو إغماء أو نزيف غزير أو قيء لا يتوقف عند مريض سكري، ويستطيع موظفو الاستقبال إرشاد طاقم الإسعاف إلى طابقك.
$md$, 'ممرّضة في فندقك بدبي: ماذا تجهّز قبل الزيارة', 'ضماد أو حقنة أو غرز يحين موعدها في رحلتك إلى دبي؟ ماذا تضع في حقيبتك، وماذا ترسل حين تحجز ممرّضة في فندقك، ومتى تحتاج إلى طبيب بدلًا منها.', null, null,
   $faq$[{"q": "هل يدفع تأمين السفر تكلفة الممرّضة في الفندق؟", "a": "تختلف الوثائق. نعطيك إيصالًا وملاحظة مكتوبة بالعلاج؛ واسأل شركة التأمين مسبقًا هل تشمل الرعاية المخطط لها خارج بلدك وما الذي تطلبه."},
{"q": "هل يمكن نزع الغرز في الفندق؟", "a": "في الغالب نعم، إذا ذكرت رسالة جرّاحك الموعد وكان الجرح قد التأم جيدًا. وإذا وجدته الممرّضة محمرًّا أو مفتوحًا أو يرشح تركت الغرز ونصحتك بطبيب."},
{"q": "هل أستطيع السباحة أو نزول البحر وعليّ ضماد؟", "a": "اسأل من عالجك. والقاعدة أن تُبعد الجرح الحديث أو الذي لم يكتمل التئامه عن المسابح وماء البحر إلى أن يخبرك مختص بأنه انغلق."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
