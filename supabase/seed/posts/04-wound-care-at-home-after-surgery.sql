with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('wound-care-at-home-after-surgery', 'published', 'post-surgery-nursing',
    (select author_id from public.author_contacts where email = 'maria.fernandes@example.com'), now() - interval '2 days 5 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['post-surgery-nursing', 'wound-care', 'recovery']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Wound care at home after surgery', 'Wound care at home after surgery: what is normal, and what is not',
   'How to change a dressing, when you can shower, what a healing wound looks like day by day, and the signs that mean you should call tonight.', $md$
A healing wound asks for little: clean hands, a dry dressing and one good look a day. The hard part is knowing, at eleven at night, whether what you see is normal. Here is the short answer. A wound that is settling hurts a little less each day. A wound in trouble becomes redder, hotter, wetter or more painful. The warning signs come first on this page, then a dressing change step by step. If your hospital’s discharge sheet says something different, follow the sheet: your surgeon knows your wound.

## Warning signs first

### Call 998 now

Do not wait for a home visit, and do not drive yourself, if there is:

- heavy bleeding, or bleeding that does not stop after 10 minutes of firm, steady pressure
- a wound that has burst open, or tissue showing inside it
- chest pain, sudden breathlessness or coughing up blood
- new confusion, very fast breathing, blotchy or bluish skin, or a person who is hard to wake
- swelling of the face, lips or tongue, or trouble breathing, after a medicine
- fainting or collapse

While you wait, keep pressing on a bleeding wound with a clean cloth. If a wound on the abdomen has opened, lie down with your knees bent and cover it with a clean dressing wet with sterile saline. Push nothing back in. Do not eat or drink.

### Speak to your surgeon or a doctor today

- redness, heat or swelling that spreads beyond the edges. On darker skin the colour may look purple or brown, so feel for warmth and firmness too
- pain that was easing and is now growing
- pus, cloudy yellow or green fluid, or a bad smell
- a temperature of 38 °C or above, or shivering (in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: an emergency department now)
- edges pulling apart, or a stitch that has given way
- a dressing that is soaked again soon after you changed it

If you cannot reach your surgical team, a [doctor on call](/services/doctor-on-call) can look at the wound at home and tell you whether it needs the hospital. Pain, swelling or warmth in one calf may be a blood clot: go to an emergency department now; with breathlessness or chest pain, call 998.

## What normal healing looks like

Every operation differs, but most closed wounds follow the same path.

- **Days 1 to 3.** The edges are pink, slightly swollen and tender. A little clear or pale pink fluid on the dressing is common, and bruises may look worse before they fade.
- **Days 4 to 14.** Soreness and swelling go down. Itching, tightness and a patch of numb skin are usual. The line of the wound may feel like a firm ridge.
- **After two weeks.** The skin has closed, but the scar keeps changing for months and is still weaker than the skin around it.

Take one photograph a day, in the same light and from the same distance. Pictures side by side show slow changes that tired eyes miss, and they help whoever examines you.

[INFOGRAPHIC: two wounds side by side, one healing normally with thin pink edges, one with arrows to spreading redness, pus and a gap between the edges]

## How to change a dressing

The first dressing usually stays on, dry and untouched, for at least 48 hours. Change it sooner if it is soaked or coming loose, unless you were told to leave it to a nurse. Some dressings stay for a week, and vacuum dressings are never changed at home without a professional.

1. Clear and wipe a surface. Put out the new dressing, sterile saline if you were told to clean the wound, and a bag for waste.
2. Wash your hands with soap and water for 20 seconds and dry them on a clean towel.
3. Hold the skin and peel the old dressing back slowly. If it sticks, wet it with saline and wait a minute. Never pull.
4. Drop it in the bag and wash your hands again.
5. Look at the wound without touching it: colour, swelling, fluid, smell, edges.
6. Clean only if you were told to. Wipe gently with saline, using each piece of gauze once.
7. Let the skin dry. Hold the new dressing by its edges and keep your fingers off the pad.
8. Write the date on it, close the bag and wash your hands once more.

### What to leave out

No hydrogen peroxide, alcohol, powder, honey from the kitchen, herbal paste, perfume or cream, unless your surgeon prescribed it. They can irritate new skin or bring germs in.

## Washing, heat and prayer

### The shower

Most people may take a short shower after 48 hours, if their surgeon agrees. Let water run over the area without aiming the jet at it. Use no soap on the wound and pat it dry. Baths, pools and the sea wait until the skin has closed and your team says yes.

### Dubai’s heat

Sweat loosens a dressing and keeps the skin wet. Stay in the cool at midday, wear loose cotton, and change a dressing that has become damp. Once healed, keep the scar out of the sun, with clothing first and sunscreen second.

### Wudu and prayer

If ablution would wet a fresh wound, or bowing pulls on it, ask your doctor what is safe. There are well-known concessions for the sick, and sitting to pray is one of them.

## Stitches, glue and drains

Non-dissolving stitches and clips often come out between days 5 and 14, some later, depending on where they are. Ask for the date before you leave hospital. Dissolving stitches need no removal; leave loose ends alone. Glue and paper strips fall off by themselves, so do not pick at them or put cream on them.

With a drain, write down the amount and colour once a day. Call your team the same day if it stops suddenly or turns cloudy. If bright red blood fills it quickly, press on the wound, lie down and call 998.

## Help your body do the work

- **Eat** some protein at each meal: eggs, fish, chicken, lentils, yoghurt. Drink water through the day.
- **Move** a little, often. Short walks help to protect you from clots. Press a pillow over an abdominal wound when you cough. Lift nothing heavy until you are cleared.
- **Stop smoking**, shisha and vapes included. Nicotine slows healing.
- **Follow your diabetes plan.** High sugar slows healing and makes infection more likely.
- **Take medicines as prescribed.** Finish antibiotics. Ask your doctor before you stop or restart a blood thinner, or add ibuprofen. Many cold and pain products contain paracetamol, so read the leaflet and ask a pharmacist before you combine them.

## How a post-surgery nursing visit works

Message us or call {{hours}}, with the kind of operation, its date and what worries you. Same-day visits can be booked until {{same-day}}. {{licensed:A DHA-licensed nurse|A nurse}} usually arrives in {{response:nurse-on-call}}, and a visit takes {{visit:nurse-on-call}}.

The nurse reads your discharge sheet, checks temperature, pulse and blood pressure, examines the wound and changes the dressing with sterile technique. Stitches, clips and drains are removed on your surgeon’s written instruction. You are told plainly what was seen, what to do next and when to call. If something looks wrong, the nurse contacts a doctor and, when needed, sends you to hospital.

Our [post-surgery nursing](/services/post-surgery-nursing) team can come once or every day. If your operation is still ahead, [pre- and post-operative care](/services/pre-post-operative-care) lets you plan the first week now, and [physiotherapy at home](/services/physiotherapy-at-home) helps you move safely afterwards. You receive a receipt for your insurer.
$md$, 'Wound care at home: a post-surgery nursing guide',
   'A head nurse’s guide to wound care at home: dressing changes, showers, signs of infection, and when post-surgery nursing or 998 is the right call.', null::text, null::text,
   $faq$[
     {"q": "When can I shower after surgery?", "a": "Often after 48 hours, if your surgeon agrees and the wound is not leaking. Keep it short, let the water run over the area without rubbing, and pat it dry. Leave baths, pools and the sea until the skin has closed and your team says yes."},
     {"q": "How often should I change the dressing?", "a": "As your discharge sheet says. The first one usually stays on for at least 48 hours. After that, change it when it is wet, dirty or loose, or on the days you were given. Changing a clean, dry dressing more often does not speed up healing."},
     {"q": "Is a little redness around the stitches normal?", "a": "A narrow pink edge that stays the same or fades is usual in the first days. Redness that spreads, feels hot, hurts more or comes with pus or a temperature of 38 °C or above needs a doctor the same day. Fever in the weeks after a birth, during chemotherapy, after a transplant or without a working spleen: go to an emergency department now."},
     {"q": "Can a nurse remove stitches or clips at home?", "a": "Yes, when your surgeon has said in writing that it is time. The nurse checks the wound first. If it is not ready, the stitches stay and your surgical team is told."},
     {"q": "Should the wound be left open to the air?", "a": "Once it is dry and closed, many wounds no longer need a cover, though a light dressing can stop clothes from rubbing. Until then keep it covered, and ask your team if you are unsure."}
   ]$faq$::jsonb),
  ('ar', 'العناية بالجرح في المنزل بعد الجراحة', 'العناية بالجرح في المنزل بعد الجراحة: ما الطبيعي وما الذي يستدعي القلق',
   'كيف تغيّر الضماد، ومتى تستحم، وكيف يبدو الجرح وهو يلتئم يومًا بعد يوم، وما العلامات التي تستدعي الاتصال الليلة قبل الغد.', $md$
لا يطلب الجرح في طريقه إلى الالتئام الكثير: يدين نظيفتين، وضمادًا جافًا، ونظرة متأنية مرة كل يوم. الصعب أن تعرف، والساعة تقترب من منتصف الليل، هل ما تراه طبيعي أم لا. وإليك الجواب باختصار: الجرح الذي يتحسن يخفّ ألمه قليلًا كل يوم، أما الجرح الذي يتعثر فيزداد احمرارًا أو سخونة أو إفرازًا أو ألمًا. نبدأ في هذه الصفحة بعلامات الخطر، ثم نغيّر الضماد معًا خطوة خطوة. وإن وجدت في تعليمات الخروج من المستشفى ما يخالف كلامنا، فاعمل بها، فجرّاحك أعلم بجرحك.

## علامات الخطر أولًا

### اتصل بالإسعاف 998 فورًا

لا تنتظر زيارة منزلية ولا تقُد السيارة بنفسك إذا لاحظت:

- نزيفًا غزيرًا، أو نزيفًا لا يتوقف بعد 10 دقائق من الضغط الثابت
- جرحًا انفتح، أو نسيجًا ظاهرًا في داخله
- ألمًا في الصدر، أو ضيقًا مفاجئًا في التنفس، أو سعالًا مصحوبًا بدم
- ارتباكًا لم يكن من قبل، أو تنفسًا سريعًا جدًا، أو جلدًا مبقّعًا أو مزرقًّا، أو صعوبة في إيقاظ المريض
- تورّمًا في الوجه أو الشفتين أو اللسان، أو صعوبة في التنفس بعد تناول دواء
- إغماءً أو انهيارًا مفاجئًا

وحتى يصل الإسعاف، واصل الضغط على مكان النزيف بقماش نظيف. وإذا انفتح جرح في البطن فاستلقِ واثنِ ركبتيك، وغطِّ الجرح بضماد نظيف مبلل بمحلول ملحي معقّم. لا تُعِد شيئًا إلى الداخل، ولا تأكل ولا تشرب.

### تحدّث اليوم إلى جرّاحك أو إلى طبيب

- احمرار أو سخونة أو تورّم يمتد إلى خارج حواف الجرح. وقد يبدو اللون على البشرة الداكنة بنفسجيًا أو بنيًا، فتحسّس الحرارة والتصلّب أيضًا
- ألم كان يخفّ ثم عاد يشتد
- صديد، أو سائل عكر أصفر أو أخضر، أو رائحة كريهة
- حرارة تبلغ 38 درجة أو أكثر، أو قشعريرة (في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن)
- حواف بدأت تتباعد، أو غرزة انفكّت
- ضماد يبتلّ من جديد بعد تغييره بوقت قصير

إن تعذّر عليك الوصول إلى فريق الجراحة، فبإمكان [طبيب تحت الطلب](/ar/services/doctor-on-call) أن يفحص الجرح في بيتك ويخبرك هل يلزم الذهاب إلى المستشفى. أما الألم أو التورّم أو السخونة في ربلة ساق واحدة فقد يكون جلطة: إلى الطوارئ الآن؛ ومع ضيق التنفس أو ألم الصدر: اتصل بالرقم 998.

## كيف يبدو الالتئام الطبيعي

تختلف العمليات، لكن معظم الجروح المغلقة تسير في طريق واحد.

- **من اليوم 1 إلى 3:** حواف وردية متورمة قليلًا ومؤلمة عند اللمس. ومن المألوف أن ترى على الضماد قليلًا من سائل شفاف أو وردي باهت، وقد تبدو الكدمات أسوأ قبل أن تزول.
- **من اليوم 4 إلى 14:** يتراجع الألم والتورّم، وتشعر بحكّة أو شدّ أو خدر في بقعة من الجلد. وقد تلمس على امتداد الجرح خطًا صلبًا بارزًا.
- **بعد أسبوعين:** يكون الجلد قد انغلق، لكن الندبة تظل تتغيّر شهورًا، وتبقى أضعف من الجلد المحيط بها.

التقط صورة واحدة كل يوم، في الإضاءة نفسها ومن المسافة نفسها. فالصور المتتابعة تكشف تغيرات بطيئة تفوت العين المتعبة، وتعين من يفحصك.

[INFOGRAPHIC: جرحان متجاوران، أحدهما يلتئم طبيعيًا بحواف وردية رفيعة، والآخر عليه أسهم تشير إلى احمرار ممتد وصديد وتباعد بين الحواف]

## تغيير الضماد خطوة خطوة

يبقى الضماد الأول عادةً في مكانه، جافًا لا يُمس، 48 ساعة على الأقل. غيّره قبل ذلك إذا ابتلّ أو ارتخى، إلا إذا طُلب منك ترك الأمر للممرّض. وهناك ضمادات تبقى أسبوعًا، أما ضمادات الشفط فلا يغيّرها في المنزل إلا مختص.

1. أخلِ سطحًا وامسحه، وضع عليه الضماد الجديد، وكيسًا للنفايات، ومحلولًا ملحيًا معقّمًا إن طُلب منك تنظيف الجرح.
2. اغسل يديك بالماء والصابون 20 ثانية، وجفّفهما بمنشفة نظيفة.
3. ثبّت الجلد بيد وارفع الضماد القديم ببطء. إن التصق فبلّله بالمحلول الملحي وانتظر دقيقة، ولا تشدّه أبدًا.
4. ضعه في الكيس واغسل يديك مرة أخرى.
5. انظر إلى الجرح من غير أن تلمسه: اللون والتورّم والإفراز والرائحة والحواف.
6. لا تنظّفه إلا إذا طُلب منك ذلك. امسح برفق بالمحلول الملحي، واستعمل كل قطعة شاش مرة واحدة.
7. دع الجلد يجف، ثم أمسك الضماد الجديد من أطرافه ولا تلمس وجهه الداخلي.
8. اكتب عليه التاريخ، وأغلق الكيس، واغسل يديك مرة أخيرة.

### ما لا تضعه على الجرح

لا ماء أكسجين ولا كحول ولا بودرة ولا عسل من المطبخ ولا خلطات أعشاب ولا عطر ولا كريم، ما لم يصفه جرّاحك. فقد تهيّج الجلد الجديد أو تنقل إليه الجراثيم.

## الاستحمام والحر والصلاة

### الاستحمام

يستطيع معظم الناس أن يستحموا سريعًا تحت الدش بعد 48 ساعة إذا وافق الجرّاح. دع الماء ينساب على المكان ولا توجّه إليه التيار مباشرة، ولا تضع الصابون على الجرح، وجفّفه بالتربيت. أما حوض الاستحمام والمسبح والبحر فبعد أن ينغلق الجلد ويأذن لك فريقك.

### حر دبي

العرق يُرخي الضماد ويُبقي الجلد رطبًا. الزم المكان البارد وقت الظهيرة، والبس القطن الواسع، وغيّر الضماد إذا ترطّب. وبعد الالتئام احمِ الندبة من الشمس باللباس أولًا، ثم بالواقي الشمسي.

### الوضوء والصلاة

إذا كان الوضوء يبلّل جرحًا حديثًا، أو كان الركوع والسجود يشدّانه، فاسأل طبيبك عمّا يحتمله الجرح. ورُخص المريض معروفة، ومنها الصلاة جالسًا.

## الغرز واللاصق وأنبوب التصريف

تُزال الغرز غير القابلة للامتصاص والدبابيس الجراحية غالبًا بين اليوم 5 واليوم 14، وبعضها بعد ذلك، بحسب موضعها. فاسأل عن الموعد قبل خروجك من المستشفى. أما الغرز التي تذوب فلا تحتاج إلى إزالة، فاترك أطرافها وشأنها. واللاصق الجراحي والشرائط الورقية تسقط وحدها، فلا تنزعها ولا تضع عليها كريمًا.

وإن كان لديك أنبوب تصريف فدوّن كمية السائل ولونه مرة كل يوم. واتصل بفريقك في اليوم نفسه إذا توقف فجأة أو صار السائل عكرًا. وإذا امتلأ بسرعة بدم أحمر فاتح فاضغط على الجرح واستلقِ واتصل بالرقم 998.

## ساعد جسمك على الالتئام

- **الطعام:** شيء من البروتين في كل وجبة، كالبيض والسمك والدجاج والعدس واللبن، مع الماء على مدار اليوم.
- **الحركة:** قليلًا ومرات كثيرة، فالمشي القصير يساعد على الوقاية من الجلطات. اضغط وسادة على جرح البطن عند السعال، ولا ترفع ثقيلًا حتى يُسمح لك.
- **التدخين:** أوقفه، ومعه الشيشة والسجائر الإلكترونية، فالنيكوتين يبطئ الالتئام.
- **السكري:** التزم خطة علاجك، فارتفاع السكر يبطئ الالتئام ويزيد احتمال العدوى.
- **الأدوية:** تناولها كما وُصفت، وأكمل المضاد الحيوي إلى آخره. ولا توقف مميّع الدم أو تعُد إليه، ولا تضف الإيبوبروفين، قبل سؤال طبيبك. وكثير من أدوية الزكام والألم يحتوي على الباراسيتامول، فاقرأ النشرة واسأل الصيدلي قبل أن تجمع بينها.

## كيف تتم زيارة تمريض ما بعد الجراحة

راسلنا أو اتصل بنا {{hours}}، واذكر نوع العملية وتاريخها وما يقلقك. ويمكن حجز زيارة في اليوم نفسه حتى {{same-day}}. يصل {{licensed:ممرّض أو ممرّضة بترخيص من هيئة الصحة بدبي|ممرّض أو ممرّضة}} عادةً خلال {{response:nurse-on-call}}، وتستغرق الزيارة {{visit:nurse-on-call}}.

تُقرأ تعليمات الخروج أولًا، ثم تُقاس الحرارة والنبض والضغط، ويُفحص الجرح ويُغيَّر الضماد بأسلوب معقّم. ولا تُزال الغرز أو الدبابيس أو أنبوب التصريف إلا بتعليمات مكتوبة من جرّاحك. وتسمع بعد ذلك كلامًا واضحًا: ماذا وجدنا، وما الخطوة التالية، ومتى تتصل. وإذا بدا شيء غير مطمئن تواصلنا مع طبيب، ووجّهناك إلى المستشفى عند الحاجة.

يمكن لفريق [تمريض ما بعد الجراحة](/ar/services/post-surgery-nursing) أن يزورك مرة واحدة أو كل يوم. وإن كانت عمليتك لم تحِن بعد، فخدمة [الرعاية قبل العملية وبعدها](/ar/services/pre-post-operative-care) تتيح لك ترتيب الأسبوع الأول من الآن، ويعينك [العلاج الطبيعي في المنزل](/ar/services/physiotherapy-at-home) على الحركة بأمان. وتتسلّم إيصالًا لشركة التأمين.
$md$, 'العناية بالجرح وتمريض ما بعد الجراحة في المنزل',
   'دليل من رئيسة التمريض للعناية بالجرح في المنزل: تغيير الضماد والاستحمام وعلامات العدوى، ومتى يكفي تمريض ما بعد الجراحة ومتى تتصل بالإسعاف 998.', null, null,
   $faq$[
     {"q": "متى أستطيع الاستحمام بعد العملية؟", "a": "غالبًا بعد 48 ساعة إذا وافق جرّاحك ولم يكن الجرح يُخرج سائلًا. اجعل الاستحمام قصيرًا، ودع الماء ينساب من غير فرك، ثم جفّف المكان بالتربيت. وأجّل حوض الاستحمام والمسبح والبحر حتى ينغلق الجلد ويأذن لك فريقك."},
     {"q": "كم مرة أغيّر الضماد؟", "a": "كما هو مكتوب في تعليمات الخروج. يبقى الضماد الأول عادةً 48 ساعة على الأقل، ثم يُغيَّر إذا ابتلّ أو اتسخ أو ارتخى، أو في الأيام المحددة لك. وتغيير ضماد نظيف جاف مرات أكثر لا يسرّع الالتئام."},
     {"q": "هل الاحمرار الخفيف حول الغرز طبيعي؟", "a": "الحافة الوردية الضيقة التي تبقى كما هي أو تبهت مألوفة في الأيام الأولى. أما الاحمرار الذي يمتد أو يسخن أو يزداد ألمه، أو يصاحبه صديد أو حرارة تبلغ 38 درجة أو أكثر، فيحتاج إلى طبيب في اليوم نفسه. والحمّى في الأسابيع التي تلي الولادة أو أثناء العلاج الكيميائي أو بعد زراعة عضو أو مع غياب الطحال: إلى الطوارئ الآن."},
     {"q": "هل يمكن إزالة الغرز أو الدبابيس في المنزل؟", "a": "نعم، متى كتب جرّاحك أن وقتها قد حان. يُفحص الجرح أولًا، فإن لم يكن جاهزًا بقيت الغرز في مكانها وأُبلغ فريق الجراحة."},
     {"q": "هل أترك الجرح مكشوفًا للهواء؟", "a": "متى جفّ وانغلق لم تعد جروح كثيرة تحتاج إلى غطاء، وإن كان ضماد خفيف يقي من احتكاك الملابس. وقبل ذلك أبقِه مغطى، واسأل فريقك إن لم تكن متأكدًا."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
