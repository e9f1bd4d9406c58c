with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('first-week-home-with-a-newborn', 'published', 'maternity-newborn-care',
    (select author_id from public.author_contacts where email = 'maria.fernandes@example.com'), now() - interval '11 days 6 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['maternity-newborn-care', 'newborn', 'breastfeeding']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'First week home with a newborn', 'The first week home with a newborn: a calm guide, day and night',
   'How many feeds and wet nappies to expect, how to lay a baby down safely, what a mother’s body needs, and the signs that cannot wait until morning.', $md$
The hospital had a bell beside the bed. At home there is a small person in a cot, a quiet flat, and many questions after midnight. Most have a gentle answer. A baby who wakes to feed, wets more nappies each day and settles against you is showing you that things are going well. A few signs cannot wait for morning, in the baby or in the mother. They come first, so that you can check them in a minute and read the rest in peace.

## If you are worried tonight

### Call 998 now if your baby

- is struggling to breathe: grunting, ribs drawing in, nostrils flaring, or pauses in breathing
- turns blue, grey or very pale around the lips or tongue
- is limp, cannot be woken, or has a seizure
- vomits blood
- has choked and is not breathing normally

### Go to an emergency department straight away for

- a temperature of 38 °C or above, or below 36 °C, or a baby who stays cold even skin to skin
- yellow skin or eyes in the first 24 hours of life
- green vomit, blood in the nappy, or a swollen, tight belly
- a baby too sleepy to feed, or who misses two feeds in a row
- no wet nappy for 8 hours in a baby over two days old
- breathing that is fast or noisy without a struggle
- redness that spreads from the cord onto the belly
- a bulging or sunken soft spot on the head, or a weak or unusually high-pitched cry

Fever at this age always needs a hospital. Give no paracetamol or other medicine first, unless a doctor who knows this baby tells you to.

### For the mother, call 998 for

- bleeding that soaks a pad in an hour or less, or fainting
- chest pain, sudden breathlessness, or a fit
- a severe headache with blurred vision, flashing lights or pain under the ribs
- thoughts of harming herself or the baby, or seeing or hearing things that are not there. Do not leave her alone with the baby

## Feeds and nappies

A breastfed newborn feeds about 8 to 12 times in 24 hours, often in clusters in the evening. A formula-fed baby may take a little less often. Look for early cues: stirring, turning the head, hands to the mouth. Crying comes late. Until birth weight is regained, wake a sleepy baby after three to four hours, unless your doctor advises otherwise.

You cannot see how much milk goes in at the breast, but you can count what comes out.

| Age | Wet nappies in 24 hours | Stools |
| --- | --- | --- |
| Days 1–2 | 1 or more | at least 1, black and sticky |
| Days 3–4 | 3 or more | at least 2, turning green |
| Days 5–6 | 5 or more, heavier | at least 2, soft and yellow |
| Day 7 on | 6 or more, heavy | at least 2, yellow |

Formula-fed babies may pass fewer stools. Losing some weight in the first days is expected; a loss of more than 10% needs a review. Most babies are back at birth weight by about two weeks.

### When feeding hurts

Tender nipples are common at first. Pain that lasts through the whole feed, or cracked skin, usually means the latch needs help. Bring the baby to the breast, nose level with the nipple and chin first, and start again if it pinches. Ask early, on day 2 rather than day 7.

### What a newborn does not need

No water, sugar water, anise or gripe water, and never honey before the first birthday. For tahneek, ask the paediatrician beforehand how to do it safely. Make up formula exactly as the tin says: never add extra water.

[INFOGRAPHIC: a seven-day strip showing, for each day, the number of wet nappies, the stool colour from black to yellow, and 8 to 12 feeds around a clock]

## Safe sleep in a cool home

- On the back, for every sleep, day and night.
- In their own cot, in your room, on a firm, flat mattress with a fitted sheet.
- Nothing else in it: no pillow, bumper, loose blanket or toy.
- Never on a sofa or in an armchair, and never beside an adult who smokes or takes sedating medicines.
- A room of about 20 to 22 °C, out of the air conditioner’s draught. Feel the chest or back of the neck: warm is right, sweaty is too hot. No hat indoors.
- No cigarettes, shisha or bakhoor smoke in the home.

Swaddling, if you choose it, must leave room for the hips and stay below the shoulders.

## Skin, cord and yellow colour

### The cord

Keep it dry and fold the nappy below it. It usually falls off within one to two weeks, sometimes later. Plain water is enough for cleaning: no alcohol, powder, kohl or herbs. Pus, a bad smell or more than a few drops of blood needs a doctor today. Redness spreading onto the belly: go to an emergency department now.

### Washing

A soft cloth and warm water are enough until the cord is off. Test the water with your elbow and keep one hand on the baby.

### Jaundice

Many babies look yellow from day 2 or 3. Check in daylight: press the skin lightly and look at the eyes and gums. See a doctor the same day if the yellow deepens or reaches the belly or legs, or if the baby feeds poorly. Pale stools or dark urine count too. Yellow colour beyond 14 days also needs a doctor the same day. The eye alone cannot judge the level; a test may be needed. A sunny window is not a treatment.

## The mother’s week

Bleeding like a period, cramps during feeds and tears around day 3 to 5 are common. Eat, drink and sleep when someone else can hold the baby. For the first forty days, let your family do the cooking and look after the guests.

For a temperature of 38 °C or above, large clots or a bad-smelling discharge, go to an emergency department now. See a doctor the same day for a hot red area in the breast, a red or leaking wound, or burning urine. Pain or swelling in one calf may be a clot: go to an emergency department now. Ask a doctor or pharmacist before you take any medicine while breastfeeding.

Low mood that lasts more than two weeks, or that takes away sleep, appetite or joy in the baby, is an illness, not a failure. Tell someone today. A [family doctor](/services/family-doctors) is a good place to begin.

### When the crying does not stop

Try a feed, a clean nappy, skin to skin, a slow walk. A weak or unusually high-pitched cry: go to an emergency department now. If the cry is different in any other way, have the baby seen today. If anger rises, lay the baby on the back in the cot, close the door and breathe for five minutes. Call someone. Never shake a baby.

## How a maternity and newborn care visit works

Write to us or call {{hours}}, and tell us the baby’s age and what troubles you. Same-day visits can be booked until {{same-day}}. {{licensed:A DHA-licensed nurse|A nurse}} usually arrives in {{response:nurse-on-call}}, and a visit takes {{visit:nurse-on-call}}.

The nurse checks the baby’s temperature, breathing, colour, cord and weight, and watches a feed from start to finish. Then it is the mother’s turn: bleeding, wound, breasts, blood pressure, sleep. You can practise bathing or changing together. If something is not right, the nurse says so and refers you to a doctor or hospital.

Our [maternity and newborn care](/services/maternity-newborn-care) nurses can come once or through the week. If you mostly need two more hands, look at [childcare at home](/services/babysitting-childcare). The visit does not replace the check-ups and screening your hospital arranged. You receive a receipt for your insurer.
$md$, 'First week with a newborn: maternity and newborn care',
   'Feeds, wet nappies, sleep, jaundice and the mother’s recovery: a maternity and newborn care guide to the first week, with the signs that cannot wait.', null::text, null::text,
   $faq$[
     {"q": "How do I know my baby is getting enough milk?", "a": "Count nappies. From day 5 expect at least 5 heavy wet nappies in 24 hours, rising to 6 from day 7, with soft yellow stools. You should hear swallowing during feeds, and weight should rise after the first days. If the count is low, ask for help the same day."},
     {"q": "Should I wake my newborn to feed?", "a": "Yes, until birth weight is regained, if three to four hours have passed since the last feed, unless your doctor advises otherwise. A baby who cannot be woken needs 998. One who is too sleepy to feed, or misses two feeds in a row, needs an emergency department."},
     {"q": "Is it safe to use the air conditioner?", "a": "Yes. Aim for about 20 to 22 °C and keep the cot out of the draught. Dress the baby in one light layer more than you wear, with no hat indoors, and feel the chest or neck rather than the hands."},
     {"q": "When can visitors hold the baby?", "a": "When you are ready. Ask everyone to wash their hands first, and ask anyone with a cough, a fever or a cold sore to wait. Nobody should kiss the baby on the face or smoke in the home."},
     {"q": "Can I give my newborn something for colic or wind?", "a": "Not without asking a doctor. Herbal drinks, gripe water and sugar water can take the place of milk or do harm. Hold the baby upright after feeds and try skin to skin. A swollen belly or green vomit is an emergency."}
   ]$faq$::jsonb),
  ('ar', 'الأسبوع الأول مع المولود في المنزل', 'الأسبوع الأول مع المولود في المنزل: دليل هادئ لليل والنهار',
   'كم رضعة وكم حفاضًا مبللًا تتوقعون، وكيف ينام المولود بأمان، وما الذي تحتاج إليه الأم بعد الولادة، وما العلامات التي لا تنتظر حتى الصباح.', $md$
في المستشفى كان هناك جرس بجوار السرير. وفي البيت إنسان صغير في مهده، وسكون، وأسئلة كثيرة بعد منتصف الليل. معظم هذه الأسئلة جوابه مطمئن: فالمولود الذي يستيقظ ليرضع، ويزيد بلل حفاضاته يومًا بعد يوم، ويهدأ على صدر أمه، يخبركم بأنه بخير. غير أن علامات قليلة، لدى المولود أو لدى أمه، لا تحتمل الانتظار حتى الصباح. وضعناها في البداية لتتحققوا منها في دقيقة، ثم تقرؤوا الباقي مطمئنين إن شاء الله.

## إن كنتم قلقين الليلة

### اتصلوا بالإسعاف 998 فورًا إذا كان المولود

- يتنفس بصعوبة: أنين مع كل نفَس، أو انسحاب بين الأضلاع، أو اتساع في فتحتي الأنف، أو توقفات في التنفس
- مزرقًّا أو رماديًا أو شديد الشحوب حول الشفتين أو في اللسان
- مرتخيًا، أو لا يستيقظ، أو أصابه تشنّج
- يتقيأ دمًا
- قد غصّ ولم يعد تنفسه طبيعيًا

### توجّهوا إلى الطوارئ حالًا عند

- حرارة تبلغ 38 درجة أو أكثر، أو تقل عن 36 درجة، أو برودة لا تزول رغم ضمّه إلى الصدر جلدًا إلى جلد
- اصفرار الجلد أو العينين في أول 24 ساعة من العمر
- قيء أخضر، أو دم في الحفاض، أو بطن منتفخ مشدود
- نعاس يمنعه من الرضاعة، أو تفويت رضعتين متتاليتين
- مرور 8 ساعات بلا حفاض مبلل على مولود تجاوز عمره يومين
- تنفس سريع أو مصحوب بصوت من غير جهد ظاهر
- احمرار يمتد من الحبل السري إلى البطن
- انتفاخ اليافوخ أو انخفاضه، أو بكاء ضعيف أو حاد على غير المألوف

الحمّى في هذا العمر تحتاج إلى المستشفى دائمًا. لا تعطوه الباراسيتامول ولا أي دواء آخر قبل ذلك، إلا إذا أوصى به طبيب يعرف حالته.

### أما الأم فاتصلوا لها بالإسعاف 998 عند

- نزيف يملأ فوطة كاملة خلال ساعة أو أقل، أو إغماء
- ألم في الصدر، أو ضيق مفاجئ في التنفس، أو تشنّج
- صداع شديد مع تشوّش في الرؤية أو ومضات ضوئية أو ألم تحت الأضلاع
- أفكار بإيذاء نفسها أو المولود، أو رؤية أو سماع ما لا وجود له. لا تتركوها وحدها مع المولود

## الرضاعة والحفاضات

يرضع المولود من أمه نحو 8 إلى 12 مرة في 24 ساعة، وكثيرًا ما تتقارب رضعاته في المساء. وقد تقل الرضعات قليلًا مع الحليب الصناعي. راقبوا علامات الجوع المبكرة: التململ، وتحريك الرأس بحثًا عن الثدي، ووضع اليد في الفم. أما البكاء فعلامة متأخرة. وإلى أن يستعيد وزن الولادة، أيقظوا المولود النعسان إذا مضت ثلاث إلى أربع ساعات على آخر رضعة، ما لم يوصِ طبيبه بغير ذلك.

لا أحد يرى كم شرب من الثدي، لكن ما يخرج يمكن عدّه.

| العمر | الحفاضات المبللة في 24 ساعة | البراز |
| --- | --- | --- |
| اليوم 1 و2 | 1 أو أكثر | مرة على الأقل، أسود لزج |
| اليوم 3 و4 | 3 أو أكثر | مرتان على الأقل، يميل إلى الأخضر |
| اليوم 5 و6 | 5 أو أكثر، أثقل | مرتان على الأقل، أصفر ليّن |
| من اليوم 7 | 6 أو أكثر، ثقيلة | مرتان على الأقل، أصفر |

قد تقل مرات التبرز مع الحليب الصناعي. ونقص الوزن قليلًا في الأيام الأولى متوقع، أما إذا تجاوز 10% فيحتاج إلى مراجعة. ويستعيد معظم المواليد وزن الولادة خلال أسبوعين تقريبًا.

### حين تؤلم الرضاعة

ألم الحلمة الخفيف شائع في البداية. أما الألم الذي يستمر طوال الرضعة أو تشقق الجلد، فيعني غالبًا أن التقام الثدي يحتاج إلى تصحيح. قرّبي المولود إلى الثدي، وأنفه مقابل الحلمة وذقنه أولًا، وأعيدي المحاولة إن شعرتِ بقرصة. واطلبي المساعدة مبكرًا، في اليوم 2 لا في اليوم 7.

### ما لا يحتاج إليه المولود

لا ماء، ولا ماء وسكر، ولا يانسون، ولا «ماء غريب» للمغص، ولا عسل إطلاقًا قبل إتمام السنة الأولى. وإن أردتم التحنيك فاسألوا طبيب الأطفال قبله عن طريقته الآمنة. وحضّروا الحليب الصناعي كما هو مكتوب على العلبة تمامًا، ولا تزيدوا الماء أبدًا.

[INFOGRAPHIC: شريط من سبعة أيام يبيّن لكل يوم عدد الحفاضات المبللة، وتحوّل لون البراز من الأسود إلى الأصفر، مع 8 إلى 12 رضعة موزعة حول ساعة]

## نوم آمن في بيت معتدل

- على الظهر في كل نومة، ليلًا ونهارًا.
- في سرير مستقل داخل غرفتكم، على فراش صلب مستوٍ وملاءة مشدودة.
- بلا وسادة ولا حواجز قماشية ولا بطانية سائبة ولا ألعاب.
- لا على أريكة أو كرسي، ولا إلى جانب بالغ يدخّن أو يتناول دواءً يسبب النعاس.
- في غرفة حرارتها نحو 20 إلى 22 درجة، بعيدًا عن هواء المكيّف المباشر. تحسّسوا صدره أو رقبته من الخلف: الدفء مناسب، والتعرّق يعني أنه يشعر بالحر. ولا قبعة داخل البيت.
- بلا دخان سجائر أو شيشة أو بخور في البيت.

وإن اخترتم لفّه بالمهاد، فاتركوا متسعًا لحركة الوركين، ولا ترفعوا القماش فوق الكتفين.

## الجلد والسرّة والاصفرار

### الحبل السري

أبقوه جافًا، واثنوا طرف الحفاض تحته. يسقط عادةً خلال أسبوع إلى أسبوعين، وقد يتأخر. يكفي الماء وحده للتنظيف: لا كحول ولا بودرة ولا كحل ولا أعشاب. وإذا ظهر صديد أو رائحة كريهة أو دم يزيد على بضع قطرات فاعرضوه على طبيب اليوم. أما إذا امتد الاحمرار إلى البطن: فإلى الطوارئ الآن.

### النظافة

قطعة قماش ناعمة وماء دافئ تكفيان حتى يسقط الحبل السري. اختبروا الماء بالمرفق، ولا ترفعوا اليد عن المولود لحظة.

### الصفار

يصفرّ كثير من المواليد من اليوم 2 أو 3. افحصوه في ضوء النهار: اضغطوا الجلد برفق وانظروا إلى العينين واللثة. راجعوا الطبيب في اليوم نفسه إذا ازداد الاصفرار أو بلغ البطن أو الساقين، أو ضعفت الرضاعة. وكذلك إذا شحب لون البراز أو صار البول داكنًا. والاصفرار الذي يستمر بعد اليوم 14 يحتاج أيضًا إلى طبيب في اليوم نفسه. لا تكفي العين لتقدير الدرجة، وقد يلزم فحص. والجلوس قرب نافذة مشمسة ليس علاجًا.

## أسبوع الأم

هذا القسم لكِ. نزول دم كدم الدورة، والتقلصات أثناء الرضاعة، والدموع بين اليوم 3 واليوم 5، أمور شائعة. كُلي واشربي، ونامي متى وُجد من يحمل المولود. ودعي أهلك في الأربعين يتولون المطبخ واستقبال الضيوف.

إذا بلغت حرارتك 38 درجة أو أكثر، أو رأيتِ كتل دم كبيرة أو إفرازات كريهة الرائحة، فاذهبي إلى الطوارئ الآن. وراجعي طبيبًا في اليوم نفسه عند بقعة حمراء ساخنة في الثدي، أو جرح محمرّ أو يُخرج سائلًا، أو حرقة في البول. أما الألم أو التورّم في ربلة ساق واحدة فقد يكون جلطة: إلى الطوارئ الآن. واسألي طبيبًا أو صيدليًا قبل أي دواء أثناء الرضاعة.

والحزن الذي يدوم أكثر من أسبوعين، أو يسلبك النوم أو الشهية أو الفرح بمولودك، مرض وليس تقصيرًا. أخبري به أحدًا اليوم، و[طبيب الأسرة](/ar/services/family-doctors) بداية مناسبة.

### حين لا يتوقف البكاء

جرّبوا رضعة، أو حفاضًا نظيفًا، أو ضمّه جلدًا إلى جلد، أو مشيًا هادئًا. والبكاء الضعيف أو الحاد على غير المألوف: إلى الطوارئ الآن. وإذا اختلف بكاؤه عن المعتاد من غير ذلك فاعرضوه على طبيب اليوم. وإن اشتد الغضب، فضعوه على ظهره في سريره وأغلقوا الباب وتنفّسوا خمس دقائق، واتصلوا بمن يساعدكم. لا تهزّوا المولود أبدًا.

## كيف تسير زيارة رعاية الأم والمولود

اتصلوا بنا أو راسلونا {{hours}}، واذكروا عمر المولود وما يقلقكم. ويمكن حجز زيارة في اليوم نفسه حتى {{same-day}}. تصل {{licensed:ممرّضة بترخيص من هيئة الصحة بدبي|ممرّضة}} عادةً خلال {{response:nurse-on-call}}، وتستغرق الزيارة {{visit:nurse-on-call}}.

تفحص الممرّضة حرارة المولود وتنفسه ولونه وسرّته ووزنه، وتتابع رضعة من أولها إلى آخرها. ثم يأتي دور الأم: النزف والجرح والثديان والضغط والنوم. وإن رغبتم تدرّبتم معها على الحمّام أو تبديل الحفاض. وإذا وجدت ما لا يطمئن قالته بوضوح وأحالتكم إلى طبيب أو مستشفى.

يمكن لممرّضات [رعاية الأم والمولود](/ar/services/maternity-newborn-care) زيارتكم مرة واحدة أو على مدى الأسبوع. وإن كان أكثر ما تحتاجون إليه يدين إضافيتين، فاطّلعوا على [رعاية الأطفال في المنزل](/ar/services/babysitting-childcare). ولا تغني الزيارة عن المواعيد والفحوص التي رتّبها المستشفى. وتتسلّمون إيصالًا لشركة التأمين.
$md$, 'الأسبوع الأول مع المولود: رعاية الأم والمولود',
   'الرضاعة والحفاضات والنوم والصفار وتعافي الأم: دليل رعاية الأم والمولود في الأسبوع الأول بعد العودة إلى البيت، مع العلامات التي لا تنتظر الصباح.', null, null,
   $faq$[
     {"q": "كيف أعرف أن مولودي يشبع؟", "a": "عدّي الحفاضات. من اليوم 5 توقعي 5 حفاضات مبللة ثقيلة على الأقل في 24 ساعة، ثم 6 من اليوم 7، مع براز أصفر ليّن. وينبغي أن تسمعي صوت البلع أثناء الرضاعة، وأن يزيد الوزن بعد الأيام الأولى. إن قلّ العدد فاطلبي المساعدة في اليوم نفسه."},
     {"q": "هل أوقظ المولود ليرضع؟", "a": "نعم، إلى أن يستعيد وزن الولادة، إذا مضت ثلاث إلى أربع ساعات على آخر رضعة، ما لم يوصِ طبيبه بغير ذلك. والمولود الذي لا يستيقظ يحتاج إلى الإسعاف 998، ومن يمنعه النعاس من الرضاعة أو يفوّت رضعتين متتاليتين يحتاج إلى الطوارئ."},
     {"q": "هل تشغيل المكيّف آمن؟", "a": "نعم. اجعلوا الحرارة نحو 20 إلى 22 درجة، وأبعدوا السرير عن تيار الهواء. ألبسوه طبقة خفيفة زيادة على ما تلبسون، بلا قبعة داخل البيت، وتحسّسوا صدره أو رقبته لا يديه."},
     {"q": "متى يحمله الزوار؟", "a": "متى كنتم مستعدين. اطلبوا من الجميع غسل اليدين أولًا، ومن المصاب بسعال أو حرارة أو تقرّحات البرد حول الفم أن يؤجّل زيارته. ولا يقبّله أحد في وجهه، ولا يدخّن أحد في البيت."},
     {"q": "هل أعطيه شيئًا للمغص أو الغازات؟", "a": "لا، إلا بعد سؤال طبيب. فالأعشاب و«ماء غريب» والماء المحلّى قد تأخذ مكان الحليب أو تضر. احمليه قائمًا بعد الرضعة، وضمّيه جلدًا إلى جلد. أما انتفاخ البطن أو القيء الأخضر فحالة طارئة."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
