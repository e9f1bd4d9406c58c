with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('nurse-or-doctor-at-home-choosing', 'published', 'nurse-on-call',
    (select author_id from public.author_contacts where email = 'layla.haddad@example.com'), now() - interval '97 days 2 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['nurse-on-call', 'doctor-on-call', 'choosing-care']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Nurse or doctor at home: how to choose', 'Nurse or doctor: who should come to your home?',
   'A nurse carries out a plan; a doctor makes one. A simple way to decide whom to ask for, with everyday examples and the signs that need 998 instead.', $md$
People often open the chat with an apology: "I do not know whether I need a doctor or a nurse." You do not have to know. But one question settles most cases: **is there already a plan?**

If a doctor has decided what is to be done, a nurse can usually carry it out. If nobody yet knows what is wrong, or something has changed, a doctor should look first.

## Everyday examples

| Situation | Who should come |
|---|---|
| A dressing change ordered by the surgeon | Nurse |
| A prescribed injection or drip | Nurse |
| Leaking urinary catheter, or one that drains less, without pain | Nurse |
| Blood pressure or sugar check, advice on using a device | Nurse |
| New fever, cough, stomach pain or rash | Doctor |
| A wound that has become red, hot or smelly | Doctor, today |
| Medicines that do not seem to work, or that upset you | Doctor |
| A repeat prescription or a sick-leave certificate | Doctor |

## Grey areas

**A small cut.** If it gapes, or came from something dirty, a doctor should see it today; it may need stitches or a tetanus booster. If it does not stop bleeding after 10 minutes of firm pressure, call 998.

**A bite or scratch from an animal.** Wash it with soap and water for 15 minutes and go to an emergency department now: you may need a rabies vaccine, which has to be given early.

**High readings on a home monitor.** Rest five minutes and measure again. A nurse can check your device and your technique, but only a doctor should change your treatment.

**"He is just not himself."** In an older person, new confusion, unusual drowsiness or sudden weakness on one side means 998, even without a fever. Growing weaker or eating less over days is a reason for a doctor today.

## When neither is the right answer

A urinary catheter that does not drain, with pain or a swollen lower belly: go to an emergency department now. A baby under three months with 38 °C or more: go to an emergency department now. Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: go to an emergency department now.

Call 998 for chest pain, trouble breathing, a drooping face or slurred speech, a fit, a faint, heavy bleeding, or someone who cannot be woken. A home visit must never delay an ambulance.

## What to tell us

The patient's age, what has changed and since when, existing illnesses, medicines and allergies. With that, our team suggests a [nurse](/services/nurse-on-call) or a [doctor](/services/doctor-on-call). A doctor usually arrives in {{response:doctor-on-call}}, a nurse in {{response:nurse-on-call}}. If a nurse arrives and finds that a doctor is needed, she will say so and help to arrange it.
$md$, 'Nurse or doctor at home: whom do you need?', 'Is there already a plan? One question that tells you whether to ask for a nurse or a doctor at home, with everyday examples and emergency signs.', null::text, null::text,
   $faq$[{"q": "Can a nurse prescribe medicine or antibiotics?", "a": "No. A nurse gives what a doctor has prescribed, checks how you are doing and reports what she sees. New medicines and changes of dose come from a doctor."},
{"q": "What if I book the wrong visit?", "a": "Tell us what is happening and we will suggest a change before anyone sets out. If it becomes clear at the bedside, the nurse will explain why a doctor should see you and help to arrange it."}]$faq$::jsonb),
  ('ar', 'ممرّض أم طبيب في المنزل: كيف تختار؟', 'ممرّض أم طبيب: من الذي ينبغي أن يأتي إلى بيتك؟',
   'الممرّض ينفّذ الخطة والطبيب يضعها. طريقة بسيطة لتعرف من تطلب، مع أمثلة من الحياة اليومية والعلامات التي تستدعي الاتصال بالرقم 998.', $md$
كثيرون يبدؤون المحادثة معتذرين: «لا أدري هل أحتاج إلى طبيب أم إلى ممرّض». ليس عليك أن تدري، غير أن سؤالًا واحدًا يحسم معظم الحالات: **هل هناك خطة علاج موضوعة؟**

إن كان طبيب قد قرّر ما يجب فعله، فالممرّض يستطيع في الغالب تنفيذه. وإن كان السبب مجهولًا أو طرأ تغيّر، فليبدأ الطبيب بالفحص.

## أمثلة من كل يوم

| الحالة | من يأتي |
|---|---|
| تغيير ضماد طلبه الجرّاح | ممرّض |
| حقنة أو محلول وريدي بوصفة | ممرّض |
| قسطرة بول مسرّبة أو قلّ ما تصرّفه، من غير ألم | ممرّض |
| قياس الضغط أو السكر، أو شرح استعمال جهاز | ممرّض |
| حمّى جديدة أو سعال أو ألم في البطن أو طفح | طبيب |
| جرح صار أحمر أو ساخنًا أو كريه الرائحة | طبيب اليوم |
| دواء لا يفيد، أو دواء يزعجك | طبيب |
| تجديد وصفة أو إجازة مرضية | طبيب |

## حالات بين بين

**جرح صغير.** إن كانت حافتاه متباعدتين، أو كان من شيء متسخ، فليره طبيب اليوم، فقد يحتاج إلى غرز أو جرعة معززة ضد الكزاز. وإن لم يتوقف نزيفه بعد 10 دقائق من الضغط المحكم فاتصل بالرقم 998.

**عضّة حيوان أو خدشه.** اغسل الموضع بالماء والصابون 15 دقيقة، ثم إلى الطوارئ الآن: فقد تحتاج إلى لقاح داء الكلب، ولا بد أن يُعطى مبكرًا.

**قراءات مرتفعة على جهاز المنزل.** استرح خمس دقائق ثم أعد القياس. يستطيع الممرّض أن يفحص الجهاز وطريقة القياس، أما تغيير العلاج فللطبيب وحده.

**«ليس على طبيعته».** التشوّش الجديد أو النعاس غير المعتاد أو الضعف المفاجئ في جانب من الجسم عند كبير السن يعني الاتصال بالرقم 998 ولو بلا حمّى. أما الضعف أو قلة الأكل على مدى أيام فسبب لطلب طبيب اليوم.

## حين لا يكفي هذا ولا ذاك

قسطرة بول لا تصرّف، مع ألم أو انتفاخ أسفل البطن: إلى الطوارئ الآن. ورضيع دون 3 أشهر وحرارته 38 درجة أو أكثر: إلى الطوارئ الآن. والحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن.

اتصل بالرقم 998 عند ألم الصدر، أو صعوبة التنفس، أو تدلّي جانب من الوجه أو ثقل الكلام، أو التشنّج، أو الإغماء، أو النزيف الغزير، أو إذا لم يستيقظ المريض. لا يجوز أن تؤخّر الزيارة المنزلية سيارة الإسعاف.

## ماذا تخبرنا؟

عمر المريض، وما الذي تغيّر ومنذ متى، والأمراض السابقة والأدوية والحساسية. بهذا يقترح عليك فريقنا [ممرّضًا](/ar/services/nurse-on-call) أو [طبيبًا](/ar/services/doctor-on-call). يصل الطبيب عادة خلال {{response:doctor-on-call}}، والممرّض خلال {{response:nurse-on-call}}. وإذا وجد الممرّض أن الحالة تحتاج إلى طبيب أخبرك وساعدك في ترتيب ذلك.
$md$, 'ممرّض أم طبيب في المنزل؟ هكذا تعرف', 'هل هناك خطة علاج موضوعة؟ سؤال واحد يدلّك على من تطلبه إلى بيتك: ممرّضًا أو طبيبًا، مع أمثلة من الحياة اليومية وعلامات الحالات الطارئة.', null, null,
   $faq$[{"q": "هل يستطيع الممرّض أن يصف دواء أو مضادًا حيويًا؟", "a": "لا. الممرّض يعطي ما وصفه الطبيب، ويتابع حالتك، وينقل ما يلاحظه. أما الأدوية الجديدة وتغيير الجرعات فمن شأن الطبيب."},
{"q": "ماذا لو حجزت الزيارة غير المناسبة؟", "a": "أخبرنا بما يحدث ونقترح عليك التغيير قبل أن يتحرك أحد. وإن اتّضح الأمر عند المريض شرح لك الممرّض لماذا يلزم طبيب وساعدك في طلبه."}]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
