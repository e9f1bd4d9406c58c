with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('small-comforts-palliative-care-at-home', 'published', 'palliative-care',
    (select author_id from public.author_contacts where email = 'maria.fernandes@example.com'), now() - interval '149 days 6 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['palliative-care', 'comfort', 'family-carers']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Small comforts: palliative care in your own home', 'Small comforts: what a family can do in palliative care',
   'A moist mouth, a turned pillow, a fan, a plan for the night: the quiet things that ease the days of someone seriously ill at home.', $md$
Palliative care does not mean that nothing more can be done. It means that comfort comes first: less pain, easier breath, time with the people who matter. It can go alongside other treatment, and begin early. Much of it is in the family's hands.

## Comfort, hour by hour

**Mouth.** Dryness troubles people more than hunger. Small sips if swallowing is safe; otherwise moisten the mouth with a small, soft, wet toothbrush every hour or two, and put a little balm on the lips. Foam swabs can come off their stick and choke someone who bites on them.

**Breath.** Raise the head and shoulders with pillows, open a window or let a small fan blow across the cheek. Sit nearby and breathe slowly yourself.

**Skin.** Change position every few hours, with a pillow between the knees. A red patch on the heels, hips or lower back that does not fade when you press it should be seen by a nurse today.

**Food.** Offer two spoonfuls of something loved. When the body needs less, pressing food on someone causes distress, not strength.

**Company.** Hearing often stays. Talk to the person, not over them. Prayer, a familiar song, a hand in theirs: all of that is care.

## Pain deserves a plan

Ask the doctor for a written one: what is given regularly, what may be added in between, and whom to ring at three in the morning. Give medicines exactly as written, and note each dose. Strong painkillers almost always bring constipation; ask about that on the first day. Never share or change doses on your own.

## Settle it while it is quiet

Where does the person want to be? Who speaks for them if they cannot? Which treatments do they still want, and which not? Ask the doctor to write the answers down and keep them by the bed. In a crisis the family then knows when to call the team and when to call 998. If nothing has been agreed, and you see sudden severe breathlessness, heavy bleeding or a fit, call 998. 38 °C or more during chemotherapy, after a transplant or without a working spleen: go to an emergency department now.

## Someone to share the watch

Nobody can do this round the clock alone. A nurse from our [palliative care](/services/palliative-care) can be there at night, look after the skin, the mouth and any tubes, and teach the family. When something changes, ask for a [doctor at home](/services/doctor-at-home), as well as the specialist team that knows the patient.
$md$, 'Palliative care at home: small comforts', 'What a family can do in palliative care at home: mouth, breath, skin and company, a written plan for pain, and decisions to settle while it is quiet.', null::text, null::text,
   $faq$[{"q": "Is palliative care only for the last days?", "a": "No. It can begin when a serious illness is found and go on beside other treatment. Its aim is comfort, whatever the stage."},
{"q": "She hardly eats. Are we letting her starve?", "a": "A body that is very ill often needs and wants less. Offer, do not press, and tell the doctor, who can check for causes such as mouth sores, nausea or constipation."},
{"q": "Should the children be kept away?", "a": "Usually not. Tell them in simple, true words what they will see, let them choose, and let them leave when they want to. A drawing by the bed can be a visit too."}]$faq$::jsonb),
  ('ar', 'لمسات صغيرة من الراحة: الرعاية التلطيفية في بيتك', 'لمسات صغيرة من الراحة: ما الذي تستطيعه الأسرة في الرعاية التلطيفية؟',
   'فم رطب، ووسادة تُعدَّل، ومروحة صغيرة، وخطة لليل: أمور هادئة في متناول الأسرة تخفّف الأيام على مريض اشتدّ مرضه وهو في بيته.', $md$
الرعاية التلطيفية لا تعني أنه لم يبقَ ما يُفعل. معناها أن الراحة تأتي أولًا: ألم أقل، ونَفَس أسهل، ووقت مع من يحبهم المريض. وقد تسير مع علاج آخر، وقد تبدأ مبكرًا. وكثير منها بيد الأسرة.

## الراحة ساعة بساعة

**الفم.** الجفاف يزعج أكثر من الجوع. رشفات صغيرة إن كان البلع آمنًا، وإلا فرطّب الفم كل ساعة أو ساعتين بفرشاة أسنان صغيرة ليّنة مبلّلة، وضع قليلًا من المرطّب على الشفتين. أما أعواد الإسفنج فقد تنفصل إسفنجتها عن العود ويختنق بها من يعضّ عليها.

**النَّفَس.** ارفع الرأس والكتفين بالوسائد، وافتح نافذة، أو دع مروحة صغيرة تهبّ على الخد. واجلس قريبًا وتنفّس أنت ببطء.

**الجلد.** غيّر وضعيته كل بضع ساعات، وبين الركبتين وسادة. وأي بقعة حمراء على الكعبين أو الوركين أو أسفل الظهر لا تبهت عند الضغط ينبغي أن يراها ممرّض اليوم.

**الطعام.** قدّم ملعقتين مما يحب. حين تقل حاجة الجسد إلى الطعام يسبب الإلحاح ضيقًا ولا يمنح قوة.

**الصحبة.** كثيرًا ما يبقى السمع. تحدّث إليه لا عنه. الدعاء، وتلاوة بصوت يألفه، ويد في يده: كل ذلك رعاية.

## الألم يحتاج إلى خطة

اطلب من الطبيب خطة مكتوبة: ماذا يُعطى بانتظام، وماذا يُضاف عند الحاجة، وبمن تتصل في الثالثة فجرًا. أعطِ الأدوية كما كُتبت بالضبط، ودوّن كل جرعة. والمسكّنات القوية يكاد يصحبها الإمساك دائمًا، فاسأل عنه من اليوم الأول. ولا تغيّر الجرعات ولا تعطِ الدواء لغيره.

## احسموا الأمر في وقت الهدوء

أين يريد أن يكون؟ ومن يتكلم عنه إن لم يستطع؟ وأي العلاجات ما زال يريدها وأيها لا؟ اطلب من الطبيب أن يكتب الأجوبة، واحتفظ بها قرب السرير. فإذا جاءت أزمة عرفت الأسرة متى تتصل بالفريق ومتى تتصل بالرقم 998. وإن لم يُتفق على شيء ورأيت ضيق تنفس مفاجئًا شديدًا، أو نزيفًا غزيرًا، أو تشنّجًا، فاتصل بالرقم 998. وحرارة 38 درجة أو أكثر أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن.

## من يقاسمك السهر

لا يقدر أحد على هذا ليلًا ونهارًا وحده. يستطيع ممرّض من [الرعاية التلطيفية](/ar/services/palliative-care) أن يتولّى الليالي، ويعتني بالجلد والفم والأنابيب، ويعلّم الأسرة. وإذا تغيّر شيء فاطلب [طبيبًا في المنزل](/ar/services/doctor-at-home)، إلى جانب الفريق المختص الذي يعرف المريض.
$md$, 'الرعاية التلطيفية في المنزل: لمسات صغيرة من الراحة', 'ما تستطيعه الأسرة في الرعاية التلطيفية في المنزل: الفم والنَّفَس والجلد والصحبة، وخطة مكتوبة للألم، وقرارات يحسن أن تُتخذ في وقت الهدوء.', null, null,
   $faq$[{"q": "هل الرعاية التلطيفية للأيام الأخيرة فقط؟", "a": "لا. يمكن أن تبدأ منذ اكتشاف مرض خطير وأن تسير إلى جانب علاج آخر. غايتها الراحة في أي مرحلة."},
{"q": "لا تكاد تأكل، فهل نتركها تجوع؟", "a": "كثيرًا ما يحتاج الجسد المنهك بالمرض إلى طعام أقل ويطلب أقل. قدّموا الطعام ولا تلحّوا، وأخبروا الطبيب ليبحث عن أسباب مثل تقرّحات الفم أو الغثيان أو الإمساك."},
{"q": "هل نُبعد الأطفال؟", "a": "في الغالب لا. أخبروهم بكلمات بسيطة صادقة بما سيرونه، ودعوهم يختارون، ودعوهم يخرجون متى شاؤوا. ورسمة توضع قرب السرير زيارة أيضًا."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
