with post as (
  insert into public.blog_posts (slug, status, primary_service, author_id, published_at)
  values ('preventing-falls-at-home', 'published', 'elderly-care',
    (select author_id from public.author_contacts where email = 'huda.almansoori@example.com'), now() - interval '5 days 3 hours')
  returning id
), tags as (
  insert into public.blog_post_tags (post_id, tag_slug)
  select post.id, tag from post, unnest(array['elderly-care', 'falls', 'home-safety']) as tag
)
insert into public.blog_post_translations
  (post_id, lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq)
select post.id, t.* from post, (values
  ('en', 'Preventing falls at home', 'Preventing falls at home: what to do tonight, and what to change this week',
   'What to do in the first minutes after a fall, when to call 998, and the changes room by room that keep an older parent steady on their feet.', $md$
A fall seldom has one cause. It is the wet marble, and the dim corridor, and the new tablet, and the hurry to reach the bathroom at three in the morning, all on the same night. That is good news: taking away one or two of them can be enough to keep someone on their feet. If your mother or father has just fallen, the next section is for you. If you want to stop it happening, go to the causes and the rooms below.

## Someone has just fallen

Stop. Do not pull them up. Kneel down, speak calmly, and look for the signs below before anyone moves.

### Call 998 now if they

- are unconscious, hard to wake, or had a seizure
- have chest pain or trouble breathing
- have a drooping face, a weak arm or leg, or slurred speech
- have severe pain in the neck or back, or cannot feel or move a limb
- have pain in the hip or thigh, cannot stand on a leg, or one leg looks shorter or turned outwards
- are bleeding heavily
- hit their head and now vomit, are confused, unusually sleepy, have a growing headache, or leak clear fluid from the nose or ear

Keep them warm and still, give nothing to eat or drink, and stay until help comes.

### Go to an emergency department now if they

- had a knock on the head and take a blood thinner, even if they feel well
- have pain in the neck or back that is not severe

### If none of these is present

Let them rest, then guide them up in stages. You steady; they do the work.

1. Roll onto one side, then up onto hands and knees.
2. Crawl to a solid chair, and put both hands on the seat.
3. Bring the stronger foot forward, flat on the floor.
4. Push up with the arms and legs, turn, and sit.
5. Rest for several minutes before walking.

If it hurts, or they cannot do it, stop and call for help. After any fall, watch them for 48 hours. New confusion, unusual drowsiness, vomiting, a growing headache or severe pain in the neck or back means 998, even a day or two later; milder pain there, or pain on walking, means an emergency department. Tell their doctor about every fall, even without a bruise.

## Why it happened: ask before you buy anything

Grab rails help. Knowing the cause helps more. Go through this list together:

- **Dizziness on standing.** Blood pressure can drop when they get up, more so in the heat or with little to drink.
- **Medicines.** Tablets for sleep, mood, pain, allergy or blood pressure can cause unsteadiness, above all when a new one is added or a dose changes.
- **Weak legs.** A week in bed takes away more strength than most families expect.
- **Eyes and ears.** Old glasses, cataract and poor hearing all make the floor harder to read.
- **Feet.** Numb toes, long nails, open slippers, or socks on tile.
- **Hurry.** Going often to the toilet at night, or an infection that makes it urgent.
- **Low sugar**, in someone treated for diabetes.
- **Memory.** A person with dementia may forget the walking frame, or that they need one.

### Never stop a medicine alone

Show every box to a doctor or pharmacist: prescriptions, pharmacy remedies, herbs. Stopping some tablets suddenly is more dangerous than the dizziness. Before a fast in Ramadan, ask the doctor about timing, water and sugar.

## Room by room

### Bathroom

This is where water meets hard tile. Dry the floor after the shower and the hand spray. Lay a rubber mat inside the shower and one with a non-slip back outside it. Fit rails to the wall beside the toilet and shower; a towel rail is not a handle. A shower chair and a raised toilet seat spare tired knees. Leave the door unlocked.

### Bedroom

The right bed lets both feet rest flat on the floor and is easy to rise from. Within reach: a lamp, glasses, water, a phone. Keep nothing on the floor between the bed and the door.

### Majlis and living room

Low cushions and deep sofas are hard to leave. Give an older guest a firm chair with arms. Remove loose rugs or fix their edges, and run cables along the wall. Shorten the hem of a long robe or abaya so that it clears the shoe.

### Kitchen, stairs and entrance

Keep daily things between hip and shoulder height, so that nobody climbs. Stairs need a rail on both sides and a bright strip on each edge. Polished stone is slippery with sand or rain: lay a mat that does not move.

[INFOGRAPHIC: plan of a flat with a lit, clear path from bed to bathroom, showing grab rails, non-slip mats, fixed rug edges and a firm armchair]

## The night plan

Make one walk safe: from the bed to the bathroom and back.

- Put motion-sensor lights at ankle height along the way.
- Teach the pause: sit on the edge of the bed for a minute, move the ankles up and down, stand, hold on and count to ten. If dizzy, sit again.
- Keep closed shoes with a rubber sole by the bed. No socks on tile.
- Ask the doctor whether a water tablet can be taken earlier in the day, and drink more in the morning than in the evening.
- Use a bell, an alarm pendant or a phone worn on the body. A phone on the table is no help from the floor.

## Strength and balance, a little every day

Fear makes people sit, and sitting makes legs weaker. Regular strength and balance exercise lowers the risk of falling. Ask a doctor or physiotherapist first after a fall, an operation or a stroke, or with heart disease. Stop if you feel dizzy. For chest pain or trouble breathing, stop and call 998.

- **Stand up and sit down** from a firm chair, slowly, five times.
- **Rise onto the toes** at the kitchen counter, both hands holding, ten times.
- **Stand with one foot in front of the other**, close to the counter, for ten seconds on each side.

Someone should stand near in the first weeks. [Physiotherapy at home](/services/physiotherapy-at-home) can fit the programme to the person, measure a stick or frame, and practise getting up from the floor.

## When to ask for a check, even without an injury

Book a [doctor visit](/services/doctor-on-call) when there have been two falls within a year, when someone has started holding on to furniture, or when fear now keeps them at home. A fall with a blackout or a racing heart: call 998. The doctor can check blood pressure lying and standing, look at medicines, eyes and feet, and decide on tests. Blood can be taken at home through [lab tests at home](/services/lab-test-at-home).

## How elderly care at home works

Call or write to us {{hours}}, and tell us about the person, not only the illness: how they walk, what they take, which nights are difficult. For a check or a dressing, a nurse usually arrives in {{response:nurse-on-call}}. Same-day visits can be booked until {{same-day}}.

For longer help, our [elderly care](/services/elderly-care) carers come in shifts of {{shifts}}. The first hours are for getting to know each other. The carer walks the route to the bathroom with your parent, notes what is slippery or dark, and agrees with you on a short list of changes. Then comes help with washing and walking, reminders for prescribed medicines, exercises as the physiotherapist set them, and a word to the family about how the day went. Our staff speak {{languages}}, so your parent can be understood at night too. You receive a receipt for your insurer.
$md$, 'Preventing falls at home: an elderly care guide',
   'What to do after a fall, when to call 998, and how to make each room safer. A practical elderly care guide for families looking after a parent in Dubai.', null::text, null::text,
   $faq$[
     {"q": "My father fell but says he is fine. Does he need a doctor?", "a": "If he hit his head and takes a blood thinner, go to an emergency department now. Otherwise watch him for 48 hours and tell his doctor about the fall. New confusion, unusual drowsiness, vomiting, a growing headache or severe pain in the neck or back means 998; milder pain there, or pain on walking, means an emergency department."},
     {"q": "Which room should I make safe first?", "a": "The bathroom and the way to it at night. Start with lights along the path, non-slip mats, rails fixed to the wall and a dry floor. These are small jobs and they cover the walk people make when they are most tired."},
     {"q": "Is a walking stick always a good idea?", "a": "Only the right one at the right height. A stick that is too long, too short or badly used can itself cause a fall. Ask a physiotherapist to choose, measure and practise with it."},
     {"q": "Can blood pressure tablets cause falls?", "a": "They can make some people dizzy on standing, especially when the dose is new, in hot weather or during a fast. Do not stop them alone. Ask the doctor to measure the pressure lying and standing and to review the dose."},
     {"q": "Can I book a carer only for the nights?", "a": "Yes. Shifts of {{shifts}} are available, so the carer can be there for the hours that worry you. Tell us how often your parent gets up and what help is needed."}
   ]$faq$::jsonb),
  ('ar', 'الوقاية من السقوط في المنزل', 'الوقاية من السقوط في المنزل: ماذا تفعل الليلة، وماذا تغيّر هذا الأسبوع',
   'ماذا تفعل في الدقائق الأولى بعد سقوط أحد والديك، ومتى تتصل بالإسعاف 998، وما التعديلات التي تجعل كل غرفة في البيت أكثر أمانًا لكبار السن.', $md$
نادرًا ما يكون للسقوط سبب واحد. إنه الرخام المبتل، والممر المعتم، والدواء الجديد، والعجلة إلى الحمّام في الثالثة فجرًا، وقد اجتمعت كلها في ليلة واحدة. وفي هذا ما يطمئن، فإزالة سبب أو سببين قد تكفي ليبقى المرء ثابتًا على قدميه. إذا سقط أحد والديك قبل قليل فابدأ بالقسم التالي. وإن جئت لتمنع السقوط قبل وقوعه، فانتقل إلى الأسباب ثم إلى غرف البيت.

## سقط أحدهم قبل قليل

تمهّل ولا ترفعه. اجلس إلى جانبه وكلّمه بهدوء، وابحث عن العلامات الآتية قبل أن يتحرك أحد.

### اتصل بالإسعاف 998 فورًا إذا

- كان فاقدًا للوعي أو يصعب إيقاظه، أو أصابه تشنّج
- شعر بألم في الصدر أو صعوبة في التنفس
- مال وجهه، أو ضعفت ذراعه أو ساقه، أو ثقل لسانه
- اشتد الألم في رقبته أو ظهره، أو فقد الإحساس أو الحركة في أحد أطرافه
- آلمه الورك أو الفخذ، أو عجز عن الوقوف على ساقه، أو بدت إحدى ساقيه أقصر أو مائلة إلى الخارج
- كان ينزف بغزارة
- ارتطم رأسه ثم تقيّأ، أو ارتبك، أو غلبه النعاس على غير عادته، أو ازداد صداعه، أو خرج من أنفه أو أذنه سائل شفاف

غطِّه وأبقِه ساكنًا، ولا تعطِه طعامًا ولا شرابًا، وابقَ معه حتى تصل المساعدة.

### اذهب به إلى الطوارئ الآن إذا

- كان يتناول مميّعًا للدم وارتطم رأسه، ولو شعر أنه بخير
- شعر بألم غير شديد في الرقبة أو الظهر

### إذا لم تجد شيئًا من ذلك

دعه يرتاح قليلًا، ثم ساعده على النهوض على مراحل. أنت تسنده، والجهد جهده.

1. ينقلب على جنبه، ثم يرتفع على يديه وركبتيه.
2. يحبو إلى كرسي ثابت ويضع كفّيه على المقعد.
3. يقدّم القدم الأقوى ويثبّتها على الأرض.
4. يدفع بذراعيه وساقيه، ثم يستدير ويجلس.
5. يستريح بضع دقائق قبل أن يمشي.

إن تألم أو لم يستطع، فتوقف واطلب المساعدة. وراقبه بعد أي سقوط 48 ساعة. فإذا طرأ تشوّش جديد أو نعاس غير معتاد أو قيء أو صداع متزايد أو ألم شديد في الرقبة أو الظهر، فاتصل بالرقم 998 ولو بعد يوم أو يومين. ومع ألم أخف فيهما، أو ألم عند المشي، فإلى الطوارئ. وأخبر طبيبه بكل سقوط، حتى الذي لم يترك أثرًا.

## لماذا سقط؟ ابحث عن السبب قبل أن تشتري شيئًا

المقابض على الجدار نافعة، ومعرفة السبب أنفع منها. مرّوا على هذه القائمة معًا:

- **الدوار عند الوقوف:** قد يهبط الضغط حين ينهض المرء، ولا سيما في الحر أو مع قلة الشرب.
- **الأدوية:** قد تُخلّ أدوية النوم والمزاج والألم والحساسية والضغط بالتوازن، وخاصة عند إضافة دواء أو تغيير جرعة.
- **ضعف الساقين:** أسبوع في الفراش بعد المرض يسلب من القوة أكثر مما تظن الأسرة.
- **البصر والسمع:** نظارة قديمة أو ماء أبيض في العين أو سمع ضعيف، وكلها تجعل تبيّن الطريق أصعب.
- **القدمان:** خدر في الأصابع، أو أظافر طويلة، أو نعال مفتوحة، أو جوارب على البلاط.
- **العجلة:** كثرة القيام إلى الحمّام ليلًا، أو عدوى في المسالك البولية لا تحتمل معها الحاجة التأخير.
- **هبوط السكر** لدى من يُعالَج من السكري.
- **الذاكرة:** قد ينسى المصاب بالخرف مشّايته، أو ينسى أنه يحتاج إليها.

### لا توقف دواءً من تلقاء نفسك

ضع العلب كلها على الطاولة: أدوية الوصفات وأدوية الصيدلية والأعشاب، واطلب من طبيب أو صيدلي مراجعتها. فالتوقف المفاجئ عن بعض الأدوية أخطر من الدوار نفسه. وقبل صيام رمضان اسأل الطبيب عن المواعيد والماء والسكر.

## غرفة بعد غرفة

### الحمّام

هنا يلتقي الماء والبلاط. جفّف الأرض بعد الاستحمام واستعمال الشطّاف. افرش سجادة مطاطية داخل مكان الاستحمام، وأخرى ظهرها مانع للانزلاق خارجه. ثبّت مقابض في الجدار بجوار المرحاض والدش، فحامل المناشف ليس مقبضًا. والكرسي داخل الدش ومقعد المرحاض المرتفع يريحان الركبتين المتعبتين. واترك الباب بلا قفل.

### غرفة النوم

السرير المناسب تستقر معه القدمان على الأرض ويسهل النهوض منه. وفي متناول اليد مصباح ونظارة وماء وهاتف، ولا شيء على الأرض بين السرير والباب.

### المجلس وغرفة الجلوس

الجلسات الأرضية والأرائك العميقة يصعب القيام منها، فقدّم للكبير كرسيًا متينًا له مسندان. ارفع السجاد المتحرك أو ثبّت أطرافه، ومدّد الأسلاك بمحاذاة الجدار. وقصّر الثوب أو العباءة حتى لا يلامس طرفها الأرض.

### المطبخ والدرج والمدخل

ضع حاجات كل يوم بين مستوى الورك والكتف، حتى لا يصعد أحد على كرسي. ويحتاج الدرج إلى درابزين من الجانبين وشريط فاتح على حافة كل درجة. ورخام المدخل زلق مع الرمل أو المطر، فضع عليه سجادة لا تتحرك.

[INFOGRAPHIC: مخطط شقة فيها مسار مضاء وخالٍ من العوائق من السرير إلى الحمّام، مع مقابض جدارية وسجاد مانع للانزلاق وأطراف سجاد مثبتة وكرسي متين بمسندين]

## خطة الليل

اجعل مشوارًا واحدًا آمنًا: من السرير إلى الحمّام ذهابًا وإيابًا.

- ركّب على امتداد الطريق أضواء تعمل مع الحركة بارتفاع الكاحل.
- علّم والديك التمهّل: الجلوس دقيقة على حافة السرير، وتحريك الكاحلين، ثم الوقوف مع الإمساك بشيء ثابت والعدّ إلى 10. وعند الدوار يعودان إلى الجلوس.
- اترك بجوار السرير حذاءً مغلقًا بنعل مطاطي، ولا جوارب على البلاط.
- اسأل الطبيب هل يمكن تقديم موعد مدرّ البول، واجعل أكثر الشرب في أول النهار لا في المساء.
- وفّر جرسًا أو زر طوارئ أو هاتفًا يلازم الجسم، فالهاتف الذي على الطاولة لا ينفع من سقط على الأرض.

## القوة والتوازن: القليل كل يوم

الخوف يُقعد الإنسان، وطول القعود يُضعف الساقين. والمواظبة على تمارين القوة والتوازن تقلل خطر السقوط. استشر الطبيب أو اختصاصي العلاج الطبيعي قبل البدء بعد سقوط أو عملية أو جلطة دماغية، أو مع مرض في القلب. وتوقف عند الدوار. أما عند ألم الصدر أو صعوبة التنفس فتوقف واتصل بالرقم 998.

- **القيام والجلوس** من كرسي ثابت ببطء، 5 مرات.
- **الوقوف على أطراف الأصابع** أمام طاولة المطبخ مع الإمساك بها بكلتا اليدين، 10 مرات.
- **الوقوف وإحدى القدمين أمام الأخرى** قرب الطاولة، 10 ثوانٍ لكل جهة.

ليكن أحدكم قريبًا في الأسابيع الأولى. ويستطيع فريق [العلاج الطبيعي في المنزل](/ar/services/physiotherapy-at-home) أن يضع برنامجًا على قدر صاحبه، وأن يضبط طول العصا أو المشّاية، وأن يدرّبه على النهوض من الأرض.

## متى تطلب الفحص ولو لم تقع إصابة

احجز [زيارة طبيب](/ar/services/doctor-on-call) إذا تكرر السقوط مرتين خلال سنة، أو صار والدك يستند إلى الأثاث في مشيه، أو حبسه الخوف في البيت. أما السقوط مع فقدان الوعي أو تسارع دقات القلب فيعني الاتصال بالرقم 998. يقيس الطبيب الضغط في الاستلقاء والوقوف، ويراجع الأدوية والبصر والقدمين، ويقرر الفحوص اللازمة. ويمكن سحب الدم في البيت عبر خدمة [التحاليل المنزلية](/ar/services/lab-test-at-home).

## كيف تسير رعاية كبار السن في المنزل

اتصل بنا أو راسلنا {{hours}}، وحدّثنا عن الإنسان لا عن المرض وحده: كيف يمشي، وماذا يتناول، وأي الليالي أصعب. لفحص أو غيار جرح تصل الممرّضة عادةً خلال {{response:nurse-on-call}}. ويمكن حجز زيارة في اليوم نفسه حتى {{same-day}}.

وإن احتجتم إلى عون أطول، ففريق [رعاية كبار السن](/ar/services/elderly-care) يعمل بمناوبات من {{shifts}}. الساعات الأولى للتعارف: تمشي المرافقة مع والدتك في طريق الحمّام، وتلاحظ ما هو زلق أو معتم، وتتفق معكم على قائمة قصيرة من التعديلات. ثم تأتي المساعدة في الاستحمام والمشي، والتذكير بالأدوية كما وُصفت، والتمارين كما حددها اختصاصي العلاج الطبيعي، وإطلاع الأسرة على ما جرى في اليوم. ويتحدث فريقنا {{languages}}، فيجد والداك من يفهمهما في الليل أيضًا. وتتسلّم إيصالًا لشركة التأمين.
$md$, 'الوقاية من السقوط: دليل رعاية كبار السن',
   'ماذا تفعل بعد السقوط ومتى تتصل بالإسعاف 998، وكيف تجعل كل غرفة أكثر أمانًا. دليل عملي في رعاية كبار السن للأسر التي ترعى والديها في دبي.', null, null,
   $faq$[
     {"q": "سقط والدي ويقول إنه بخير، فهل يحتاج إلى طبيب؟", "a": "إذا ارتطم رأسه وكان يتناول مميّعًا للدم، فاذهبوا إلى الطوارئ الآن. وإلا فراقبوه 48 ساعة وأخبروا طبيبه بالسقوط. والتشوّش الجديد أو النعاس غير المعتاد أو القيء أو الصداع المتزايد أو ألم شديد في الرقبة أو الظهر يعني الاتصال بالرقم 998. والألم الأخف فيهما، أو الألم عند المشي، يعني الذهاب إلى الطوارئ."},
     {"q": "بأي مكان في البيت أبدأ؟", "a": "بالحمّام والطريق إليه ليلًا: أضواء على امتداد الطريق، وسجاد مانع للانزلاق، ومقابض مثبتة في الجدار، وأرض جافة. هذه أعمال صغيرة، لكنها تؤمّن المشوار الذي يقطعه الكبير وهو في أشد تعبه."},
     {"q": "هل العصا مفيدة دائمًا؟", "a": "فقط إذا كانت من النوع المناسب وبالطول المناسب. فالعصا الطويلة أو القصيرة أو التي لا يحسن صاحبها استعمالها قد تسبب السقوط. دع اختصاصي العلاج الطبيعي يختارها ويضبط طولها ويدرّب عليها."},
     {"q": "هل تسبب أدوية الضغط السقوط؟", "a": "قد تسبب لبعض الناس دوارًا عند الوقوف، وخاصة مع جرعة جديدة أو في الحر أو أثناء الصيام. لا توقفها من تلقاء نفسك، واطلب من الطبيب قياس الضغط في الاستلقاء والوقوف ومراجعة الجرعة."},
     {"q": "هل أستطيع حجز مرافقة لليل فقط؟", "a": "نعم. المناوبات من {{shifts}}، فتكون المرافقة حاضرة في الساعات التي تقلقكم. أخبرنا كم مرة ينهض والدك ليلًا وما المساعدة التي يحتاج إليها."}
   ]$faq$::jsonb)
) as t (lang, title, h1, excerpt, content_markdown, meta_title, meta_description, hero_image_url, alt_text, faq);
