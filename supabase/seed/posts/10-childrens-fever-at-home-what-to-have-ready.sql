with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('childrens-fever-at-home-what-to-have-ready', 'published', 'doctor-on-call',
    (select author_id from public.author_contacts where email = 'layla.haddad@example.com'), now() - interval '28 days 6 hours 15 minutes')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['doctor-on-call', 'fever', 'children']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'A child’s fever at home: what to have ready', 'A child’s fever at home: what to have ready before the night it comes',
   'A thermometer you trust, the right medicine for the child’s weight and a short list of warning signs. What to keep in the drawer and when to call.', $md$
Children’s fevers like to arrive at ten in the evening, when the pharmacy run is hardest. Ten minutes of preparation on a calm day makes that night shorter.

## The fever drawer

- A digital thermometer with a working battery. For children under five, the armpit is the simplest place to measure.
- Children’s paracetamol, in date, with its own measuring syringe. Keep ibuprofen only if your doctor or pharmacist has said it suits your child.
- Oral rehydration salts, for the day when drinking becomes a struggle.
- A note with the child’s weight, allergies, regular medicines and vaccination dates.

Dose by weight or age exactly as the leaflet says, and write down the time of each dose. If you are unsure, ask a pharmacist or doctor. Never give aspirin to anyone under 16.

## What helps, and what does not

A temperature of 38 °C or more counts as a fever. The number tells you less than the child does: one who drinks, answers and plays between naps is usually coping. Offer small drinks often, dress them lightly and let them sleep. Cold baths and sponging only make children shiver, and extra blankets trap heat.

## Call 998 at once

Call an ambulance if the child struggles to breathe, is hard to wake, has blue or grey lips, a stiff neck, or a rash that does not fade when you press a glass on it. For a fit, call 998, lay the child on one side, put nothing in the mouth and look at the clock.

## Emergency department or doctor?

A baby under 3 months with 38 °C or more: go to an emergency department now, even if the baby looks well; do not wait for a visit. A child whose breathing is fast or noisy, or with 38 °C or more during chemotherapy, after a transplant or without a working spleen: go to an emergency department now.

Ask for medical advice the same day if:

- a baby of 3 to 6 months measures 39 °C or more
- the fever has lasted five days, or goes away and comes back
- the child drinks very little or has fewer wet nappies than usual (a baby with none for 8 hours: an emergency department now)
- your instinct says that something is wrong

A [doctor on call](/services/doctor-on-call) can examine ears, throat, chest and hydration at home, usually within {{response:doctor-on-call}}, and tell you what to watch for until morning.
$md$, 'Child’s fever at home: when to get a doctor on call', 'What to keep at home for a child’s fever, how to measure it, what helps, and the signs that mean a doctor on call tonight or an ambulance on 998.', null::text, null::text,
   $faq$[
     {"q": "Should I wake my child to give fever medicine?", "a": "Usually not. Sleep helps, and the medicine is there for comfort. Do check breathing and colour, and wake the child if a doctor has asked you to or if something looks wrong."},
     {"q": "Can I give paracetamol and ibuprofen together?", "a": "Do not give both at the same time. If one has not helped, ask a doctor or pharmacist before you switch, and keep a written note of every dose."},
     {"q": "Does a high temperature mean that my child needs antibiotics?", "a": "No. Most childhood fevers come from viruses, which antibiotics do not treat. A doctor decides after an examination."}
   ]$faq$::jsonb),
  ('ar', 'حرارة الطفل في المنزل: جهّز هذه الأشياء مسبقًا', 'حرارة الطفل في المنزل: ما الذي تجهّزه قبل أن تأتي الليلة الصعبة؟',
   'ميزان حرارة موثوق، ودواء يناسب وزن الطفل، وقائمة قصيرة بعلامات الخطر: ما الذي تحتفظ به في المنزل، وماذا تفعل ليلًا، ومتى تتصل بالطبيب.', $md$
كثيرًا ما ترتفع حرارة الصغار ليلًا، حين يصعب الخروج إلى الصيدلية. عشر دقائق من التحضير في يوم هادئ تخفف عنك كثيرًا في تلك الليلة.

## درج الحمّى

- ميزان حرارة رقمي بطاريته صالحة، وأسهل موضع للقياس قبل سن الخامسة هو تحت الإبط.
- باراسيتامول للأطفال لم تنتهِ صلاحيته مع المحقنة المرفقة به. أما الإيبوبروفين فلا تحتفظ به إلا إذا قال لك الطبيب أو الصيدلي إنه يناسب طفلك.
- أملاح الإماهة الفموية، لليوم الذي يصعب فيه الشرب على الطفل.
- ورقة فيها وزن الطفل وما لديه من حساسية وأدويته المعتادة ومواعيد تطعيماته.

أعطِ الجرعة بحسب الوزن أو العمر كما ورد في النشرة، ودوّن وقت كل جرعة. وإذا ترددت فاسأل الصيدلي أو الطبيب. ولا تعطِ الأسبرين لمن هم دون 16 عامًا أبدًا.

## ما ينفع وما لا ينفع

تُعدّ الحرارة حمّى متى بلغت 38 درجة أو أكثر، لكن حال الطفل أصدق من الرقم: فالطفل الذي يشرب ويتجاوب ويلعب بين غفوة وأخرى يتحمّل حرارته جيدًا في الغالب. قدّم له رشفات صغيرة متكررة، وألبسه ثيابًا خفيفة، ودعه ينام. أما الكمادات الباردة والاستحمام بالماء البارد فلا يجلبان إلا الارتجاف، والأغطية الكثيرة تحبس الحرارة.

## اتصل بالرقم 998 فورًا

اطلب الإسعاف إذا كان الطفل يتنفس بصعوبة، أو يصعب إيقاظه، أو ازرقّت شفتاه أو صارتا رماديتين، أو تصلّبت رقبته، أو ظهر عليه طفح لا يختفي عند الضغط عليه بكأس زجاجية. وإذا أصابته نوبة تشنج فاتصل بالرقم 998، وضعه على جنبه، ولا تُدخل شيئًا في فمه، وراقب الساعة.

## الطوارئ أم الطبيب؟

رضيع دون 3 أشهر وحرارته 38 درجة أو أكثر: إلى الطوارئ الآن وإن بدا بخير، ولا تنتظر زيارة. وطفل تنفسه سريع أو مصحوب بصوت، أو بلغت حرارته 38 درجة أو أكثر أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن.

واطلب المشورة الطبية في اليوم نفسه في هذه الحالات:

- رضيع بين 3 و6 أشهر بلغت حرارته 39 درجة أو أكثر
- حمّى استمرت 5 أيام، أو زالت ثم عادت
- طفل لا يكاد يشرب، أو قلّ عدد حفاضاته المبللة (رضيع بلا حفاض مبلل منذ 8 ساعات: إلى الطوارئ الآن)
- شعورك بأن في الأمر ما يقلق

يستطيع [الطبيب تحت الطلب](/ar/services/doctor-on-call) أن يفحص الأذنين والحلق والصدر ويقدّر حاجة الطفل إلى السوائل في منزلك، ويصل عادة خلال {{response:doctor-on-call}}، ثم يشرح لك ما تراقبه حتى الصباح.
$md$, 'حرارة الطفل في المنزل: ما تجهّزه ومتى تطلب الطبيب', 'ما تحتفظ به في المنزل لحرارة الطفل، وكيف تقيسها، وما يريحه حقًا، والعلامات التي تستدعي طبيبًا تحت الطلب الليلة أو الاتصال بالإسعاف على 998.', null, null,
   $faq$[
     {"q": "هل أوقظ طفلي لأعطيه خافض الحرارة؟", "a": "لا حاجة إلى ذلك في الغالب، فالنوم مفيد والدواء غايته راحة الطفل. راقب تنفسه ولونه، وأيقظه إن طلب الطبيب ذلك أو رأيت ما يقلقك."},
     {"q": "هل أعطيه الباراسيتامول والإيبوبروفين معًا؟", "a": "لا تعطِهما في الوقت نفسه. إن لم ينفع أحدهما فاسأل الطبيب أو الصيدلي قبل الانتقال إلى الآخر، ودوّن كل جرعة."},
     {"q": "هل تعني الحرارة العالية حاجة طفلي إلى مضاد حيوي؟", "a": "لا. معظم حالات الحمّى عند الأطفال سببها فيروسات لا تعالجها المضادات الحيوية، والطبيب يقرر بعد الفحص."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
