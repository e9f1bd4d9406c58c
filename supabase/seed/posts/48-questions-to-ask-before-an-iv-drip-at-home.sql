with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at, scheduled_at)
  values ('questions-to-ask-before-an-iv-drip-at-home', 'scheduled', 'iv-therapy-at-home',
    (select author_id from public.author_contacts where email = 'layla.haddad@example.com'), null, now() + interval '9 days')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['iv-therapy-at-home', 'safety', 'patient-questions']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Five questions to ask before an IV drip at home', 'Five questions to ask before an IV drip at home',
   'Do I need it, who should not have it, what is in it, who stays with me, what if I feel unwell: five fair questions before any drip at home.', $md$
A drip is not a drink. It goes straight into the blood, which is its strength and the reason for asking questions first. A good team is glad to hear them.

## Before you book

### 1. Do I need a drip at all?

If you can drink and keep it down, rehydration by mouth is often enough, and gentler. A drip makes more sense when a doctor has prescribed a medicine that has to go into a vein, or when vomiting or diarrhoea leaves you unable to keep up and a doctor has examined you. For tiredness that lasts for weeks, looking for the cause comes first. No drip cures a cold or replaces sleep.

### 2. Is there any reason why I should not have one?

Tell the doctor or nurse about **heart failure, kidney or liver disease, high blood pressure, pregnancy, diabetes, G6PD deficiency, allergies and every medicine** you take. With some of these a drip is not suitable, or only with a doctor's plan and a slower rate. G6PD deficiency is not rare in the Gulf and matters for high-dose vitamin C in particular.

## Before and during the session

### 3. What exactly is in the bag?

You may see the label: the fluid, additives with their amounts, the expiry date. "Something for energy" is not an answer.

### 4. Who stays with me?

The nurse measures blood pressure, pulse and temperature, places the cannula and stays during the session, which usually takes {{visit:iv-therapy-at-home}}. Faster is not better.

### 5. What if I feel unwell?

Say so at once; do not be polite. The nurse stops the drip. Coolness in the arm and a full bladder are common. Burning, swelling at the site, itching, a tight chest, shivering or a racing heart are not. Swelling of the face, trouble breathing or fainting during or after a drip: call 998.

## Do not book a drip for

Chest pain, a sudden headache that is worse than any before, a stiff neck, vomiting blood, vomiting that does not stop in someone with diabetes, or new confusion: call 998. A baby under 3 months with 38 °C or more: go to an emergency department now.

If you are unsure, begin with a [doctor on call](/services/doctor-on-call). What the sessions are like is described under [IV therapy at home](/services/iv-therapy-at-home).
$md$, 'IV drip at home: 5 questions to ask first', 'Before an IV drip at home: do you need it, who should avoid it, what is in the bag, who stays with you, and what to do if you feel unwell. Five checks.', null::text, null::text,
   $faq$[{"q": "How often can I have a vitamin drip?", "a": "There is no number that suits everyone. It depends on what is in it, your kidneys and your blood results. Ask a doctor before you repeat one."},
{"q": "Should I eat beforehand?", "a": "A light meal and some water usually make you feel steadier, unless a blood test is planned at the same visit. People with diabetes should have their last reading at hand."},
{"q": "Can I drive afterwards?", "a": "If you feel well, usually yes. Stand up slowly and wait a quarter of an hour. If you were given a medicine that makes you drowsy, do not drive that day."}]$faq$::jsonb),
  ('ar', '5 أسئلة قبل المحلول الوريدي في المنزل', '5 أسئلة اطرحها قبل المحلول الوريدي في المنزل',
   'هل أحتاج إليه، ومن لا يناسبه، وماذا فيه، ومن يبقى معي، وماذا لو تعبت: خمسة أسئلة من حقك أن تطرحها قبل أي محلول وريدي في البيت.', $md$
المحلول الوريدي ليس شرابًا. إنه يدخل الدم مباشرة، وهذه قوته وهي أيضًا سبب السؤال قبله. والفريق الجيد يسرّه أن تسأل.

## قبل أن تحجز

### 1. هل أحتاج إلى محلول أصلًا؟

إن كنت تستطيع أن تشرب ويستقر الشراب في معدتك فكثيرًا ما يكفي تعويض السوائل بالفم، وهو ألطف. يكون المحلول أنسب حين يصف الطبيب دواء لا بد أن يدخل الوريد، أو حين يمنعك القيء أو الإسهال من التعويض وقد فحصك طبيب. أما التعب الذي يدوم أسابيع فالبحث عن سببه أولى. ولا محلول يشفي الزكام أو يغني عن النوم.

### 2. هل في حالتي ما يمنع؟

أخبر الطبيب أو الممرّض عن **قصور القلب، وأمراض الكلى أو الكبد، وارتفاع الضغط، والحمل، والسكري، وأنيميا الفول (نقص إنزيم G6PD)، والحساسية، وكل دواء** تتناوله. في بعض هذه الحالات لا يناسبك المحلول، أو يناسبك بخطة من الطبيب وسرعة أبطأ. وأنيميا الفول ليست نادرة في الخليج، ولها شأن خاص مع الجرعات العالية من فيتامين ج.

## قبل الجلسة وأثناءها

### 3. ماذا في الكيس تحديدًا؟

من حقك أن ترى الملصق: نوع السائل، والإضافات بكمياتها، وتاريخ الانتهاء. و«شيء ينشّطك» ليس جوابًا.

### 4. من يبقى معي؟

يقيس الممرّض الضغط والنبض والحرارة، ويركّب الكانيولا، ويبقى معك طوال الجلسة، وتستغرق في العادة {{visit:iv-therapy-at-home}}. والأسرع ليس أفضل.

### 5. ماذا لو شعرت بتعب؟

قل ذلك فورًا ولا تستحِ، والممرّض يوقف المحلول. برودة الذراع والحاجة إلى التبوّل أمران شائعان. أما الحرقة، وتورّم موضع الإبرة، والحكة، وضيق الصدر، والرعشة، وتسارع القلب فليست كذلك. وتورّم الوجه أو صعوبة التنفس أو الإغماء أثناء المحلول أو بعده: اتصل بالرقم 998.

## لا تحجز محلولًا من أجل

ألم الصدر، أو صداع مفاجئ لم يسبق له مثيل في شدته، أو تيبّس الرقبة، أو تقيؤ الدم، أو قيء لا يتوقف عند مريض سكري، أو تشوّش جديد: اتصل بالرقم 998. ورضيع دون 3 أشهر وحرارته 38 درجة أو أكثر: إلى الطوارئ الآن.

وإن كنت مترددًا فابدأ مع [طبيب تحت الطلب](/ar/services/doctor-on-call). وتجد وصف الجلسات في صفحة [العلاج الوريدي في المنزل](/ar/services/iv-therapy-at-home).
$md$, '5 أسئلة قبل المحلول الوريدي في المنزل', 'قبل المحلول الوريدي في المنزل: هل تحتاج إليه، ومن لا يناسبه، وماذا في الكيس، ومن يبقى معك أثناء الجلسة، وماذا تفعل إذا شعرت بتعب. 5 أسئلة مهمة.', null, null,
   $faq$[{"q": "كم مرة يمكن أخذ محلول فيتامينات؟", "a": "لا يوجد رقم يناسب الجميع. يتوقف ذلك على محتواه وعلى الكلى ونتائج التحاليل. اسأل طبيبًا قبل أن تكرّره."},
{"q": "هل آكل قبله؟", "a": "وجبة خفيفة وقليل من الماء يجعلانك في الغالب أثبت، إلا إذا كان هناك تحليل دم في الزيارة نفسها. ومن لديه سكري فليحتفظ بآخر قراءة قريبًا منه."},
{"q": "هل أقود السيارة بعده؟", "a": "إن كنت بخير فنعم في العادة. قف ببطء وانتظر ربع ساعة. وإن أُعطيت دواء يسبب النعاس فلا تقُد السيارة في ذلك اليوم."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
