-- What people in Palm Jumeirah ask of each service: the words that each of these pages has to itself.
insert into public.location_services
  (location_id, service_id, is_active, response_least_minutes, response_most_minutes, requests_en, requests_ar)
select location.id, service.id, said.is_active, said.least, said.most, said.en, said.ar
from (values
  (
    'doctor-on-call', true, null::integer, null::integer,
    'A house guest or a child who falls ill in a villa, and hotel guests on the Crescent who would rather not leave the island for a clinic. Swimmers call about an ear after a week in the pool, and hosts about a visitor whose medicines stayed at home and who does not know their names here.

There is one road in, the trunk, and on a Friday it is slow. We set out as soon as the visit is agreed and keep you informed from the Gateway on. Each frond has its own gate; with our name on the guard''s list the doctor drives straight to the door; without it everybody loses time. Inside a large house please send someone to the entrance who knows where the patient is. The doctor also looks after those who work in the villa, with the same care and in private, and explains in a language they understand as far as possible. If the hospital is the better place, we say so early, because the way off the island is long and should not begin late.',
    'ضيف أو طفل مرض في الفيلا، ونزلاء فنادق الهلال ممن يفضّلون ألّا يغادروا الجزيرة إلى عيادة. ويتصل سبّاحون بشأن أذن آلمتهم بعد أسبوع في المسبح، ومضيفون بشأن زائر نسي أدويته في بلده ولا يعرف أسماءها هنا.

للجزيرة طريق واحد هو الجذع، وهو بطيء في أيام الجمعة. ننطلق حالما نتفق على الزيارة ونخبرك بمكاننا منذ بداية الجزيرة حتى نصل إليك. ولكل سعفة بوابتها، فإن كان اسمنا في قائمة الحارس وصل الطبيب إلى الباب مباشرة، وإلا ضاع الوقت على الجميع. وفي البيت الكبير أرسل إلى المدخل من يعرف أين المريض ويصحب الطبيب إليه. ويعتني الطبيب أيضًا بمن يعملون في الفيلا بالاهتمام نفسه وعلى انفراد، ويشرح لهم بلغة يفهمونها قدر المستطاع. وإن كان المستشفى هو المكان الأنسب قلنا ذلك مبكرًا من دون تردد، لأن الطريق إلى خارج الجزيرة طويل ولا يحسن أن يبدأ متأخرًا.'
  ),
  (
    'doctor-at-home', true, null::integer, null::integer,
    'One visit at an agreed hour for a whole household: grandparents, children and staff, one after the other and each in private. Owners who live abroad for half of the year ask for it in their first week back, when three prescriptions have run out at once.

A household visit is prepared like a small clinic. You send the names and what each person wants to talk about; the doctor plans the order so that the little ones come before their nap and the oldest do not wait. A quiet room with a couch and a wash basin serves as the consulting room. Every person gets their own notes, and what the gardener says goes no further. Blood for tests can be taken on the same morning if a nurse comes along. Afterwards the family has one list of medicines on the kitchen door instead of four in four bathrooms, of which nobody remembers which is the newest.',
    'زيارة واحدة في ساعة متفق عليها لأهل البيت جميعًا: الأجداد والأطفال والعاملون، واحدًا بعد آخر ولكل منهم خصوصيته. ويطلبها ملّاك يقضون نصف السنة في الخارج في أسبوع عودتهم الأول، حين تكون ثلاث وصفات قد انتهت معًا.

نُعِدّ زيارة البيت كما تُعَدّ عيادة صغيرة. ترسل لنا الأسماء وما يودّ كل شخص أن يتحدث عنه، فيرتّب الطبيب الدور بحيث يأتي الصغار قبل قيلولتهم ولا ينتظر الأكبر سنًا. وتصلح غرفة هادئة فيها أريكة ومغسلة لأن تكون غرفة الفحص. ولكل شخص ملاحظاته الخاصة به، وما يقوله البستاني يبقى بينه وبين الطبيب ولا يصل إلى غيرهما. ويمكن سحب الدم للتحاليل في الصباح نفسه إن جاءت ممرّضة مع الطبيب. وبعد الزيارة تكون لدى العائلة قائمة أدوية واحدة على باب المطبخ، بدل أربع قوائم في أربعة حمّامات لا يتذكّر أحد أيّها الأحدث.'
  ),
  (
    'nurse-on-call', true, null::integer, null::integer,
    'Prescribed injections, a scrape from the pool''s edge, a cannula looked after during a stay, without the drive down the trunk and back. Hotel guests who must take a course of injections wherever they are book the days of their holiday in one message.

For guests we ask the hotel''s reception for the quiet lift and come in ordinary clothes with a plain bag, if you prefer that. In the villas the nurse takes her shoes off, washes her hands where you show her, and works at the table by the window or at the bedside. A cut from the rocks of the Crescent is cleaned and searched for what may still be in it, and your tetanus record is checked; if the cut is deep, a doctor sees it the same day. For courses of several days she puts the next date on the bag of medicine itself, so that no villa and no suite is forgotten, and nobody''s medicine is mistaken for somebody else''s.',
    'حقن موصوفة، وخدش من حافة المسبح، وعناية بالكانيولا أثناء الإقامة، بلا مشوار على امتداد الجذع ذهابًا وإيابًا. ويحجز نزلاء الفنادق الذين لا تنقطع حقنهم أينما كانوا أيام إجازتهم كلها برسالة واحدة قبل وصولهم.

إن كنت في فندق طلبنا من الاستقبال المصعد الهادئ، وجئنا بملابس عادية وحقيبة لا تلفت النظر إن كنت تفضّل ذلك. وفي الفلل تخلع الممرّضة حذاءها، وتغسل يديها حيث تدلّها، وتعمل إلى الطاولة قرب النافذة أو بجانب السرير. والقدم التي جُرحت على صخور الهلال تُنظَّف، ويُبحث عمّا قد يكون بقي فيها، ويُراجع سجل لقاح الكزاز، وإن كان الجرح عميقًا رآه طبيب في اليوم نفسه. وفي العلاج الذي يمتد أيامًا تكتب موعد الحقنة التالية على كيس الدواء نفسه بخط واضح، فلا تُنسى فيلا ولا جناح، ولا يختلط دواء أحد بدواء غيره مهما كثر الضيوف في البيت.'
  ),
  (
    'nurse-at-home', false, null::integer, null::integer,
    'Nursing by the hour or the shift after an operation, in houses where the bedroom is far from the front door: we agree with you who opens and where things are kept.',
    'تمريض بالساعة أو بالمناوبة بعد العملية، في بيوت تبعد فيها غرفة النوم عن الباب: نتفق معك على من يفتح وأين توضع الأشياء.'
  ),
  (
    'lab-test-at-home', true, null::integer, null::integer,
    'Fasting blood before the school run, for the whole family and the people who work in the house if you like, on one visit. Residents of the Shoreline buildings ask for the yearly check while the children are still asleep, and owners for everything that is due before they travel in June.

The nurse is at the gate early, when the trunk is empty, and begins with whoever has to leave first. A table on the terrace will do in winter; in summer we stay indoors, since heat is bad for the sample as well. Tubes for six people are easily confused, so each set is labelled and packed before the next person sits down. Samples leave the island in a cool box with a thermometer. Staff receive their results themselves, and a doctor explains them in a language they understand, because a number on paper helps nobody who cannot ask about it, and calms nobody who does not know what it means.',
    'عيّنات صيام قبل الذهاب إلى المدرسة، للعائلة كلها ولمن يعمل في البيت إن أحببت، في زيارة واحدة. ويطلب سكان شقق شورلاين الفحص السنوي والأطفال ما زالوا نيامًا، ويطلب الملّاك كل ما حان موعده قبل سفرهم في يونيو.

تكون الممرّضة عند البوابة باكرًا والجذع خالٍ من السيارات، وتبدأ بمن عليه أن يغادر أولًا. وتكفي في الشتاء طاولة على الشرفة، أما في الصيف فنبقى في الداخل، لأن الحرارة تضرّ العيّنة أيضًا. ويسهل أن تختلط أنابيب ستة أشخاص، لذلك تُكتب البيانات على كل مجموعة وتُغلَّف قبل أن يجلس الشخص التالي. وتغادر العيّنات الجزيرة في صندوق مبرّد فيه مقياس للحرارة. ويتسلّم العاملون في البيت نتائجهم بأنفسهم، ويشرحها لهم طبيب بلغة يفهمونها، فالرقم على الورق لا ينفع من لا يستطيع أن يسأل عنه، ولا يطمئن من لا يعرف ما المقصود به وما الذي يليه.'
  ),
  (
    'iv-therapy-at-home', true, 30, 40,
    'Fluids and vitamins after a flight or days at the beach, in the villa or the hotel room: first the health check, then the drip, with a nurse beside you. Wedding guests on the Crescent ask the morning after, and owners who have just crossed eight time zones without sleep.

After a long celebration the nurse asks plainly what you drank and took and how long you slept, without any reproach, because the answer decides whether a drip is sensible or whether a doctor should come instead. Several guests can be looked after one by one; each gets a check of their own and nobody is treated as part of a group order. A shaded room is better than the terrace, and a light breakfast beforehand better than an empty stomach. The drip runs as slowly as suits your veins. If the check says no, the bag stays closed, and you hear in clear words why, and what to do instead in the next hours.',
    'سوائل وفيتامينات بعد رحلة أو أيام على الشاطئ، في الفيلا أو غرفة الفندق: الفحص أولًا ثم المحلول، والممرّضة بجانبك. ويتصل ضيوف أعراس الهلال في صباح اليوم التالي، وملّاك عبروا لتوّهم ثماني مناطق زمنية ولم يناموا في الطائرة.

بعد سهرة طويلة تسأل الممرّضة بوضوح عمّا شربته وتناولته وكم نمت، من دون أي لوم، لأن الجواب هو الذي يحدّد هل المحلول معقول أم الأفضل أن يأتي طبيب بدلًا منه. ويمكن العناية بعدة ضيوف واحدًا بعد آخر، ولكل منهم فحصه، ولا يُعامل أحد على أنه جزء من طلب جماعي. والغرفة المظلّلة أفضل من الشرفة، والفطور الخفيف قبل الجلسة أفضل من المعدة الخاوية. ويجري المحلول بالبطء الذي يريح وريدك. وإن تبيّن من الفحص أنه لا يناسبك بقي الكيس مغلقًا، وستعرف السبب بكلمات واضحة، وما الذي يمكنك أن تفعله بدلًا منه في الساعات التالية.'
  ),
  (
    'elderly-care', true, null::integer, null::integer,
    'A parent who wants the garden, the sea and no fuss: shifts by day or by night, with a steady hand on the stairs between the floors. In many villas the bedrooms are upstairs and the life is downstairs, and the stairs become a problem long before anybody likes to say so.

On the first day the carer walks the way from bed to bathroom to breakfast with your father and notes where a rail, a lamp or a chair half-way would help; the family decides what is bought. The pool gate stays closed, the sandy shoes stay outside, and the morning tea is taken on the terrace with the view that the house was bought for. At night somebody awake sits within call. When guests fill the house, the carer makes sure that the oldest person in it still eats at the usual hour and can leave the party for a quiet room when it is enough.',
    'والد أو والدة يحب الحديقة والبحر والهدوء: مناوبات في النهار أو الليل، ويد ثابتة على الدرج بين الطوابق. ففي كثير من الفلل تكون غرف النوم في الأعلى والحياة في الأسفل، ويصير الدرج مشكلة قبل أن يعترف أحد بذلك بوقت طويل.

في اليوم الأول يمشي المرافق مع والدك الطريق من السرير إلى الحمّام إلى الفطور، ويدوّن أين يفيد مقبض أو مصباح أو كرسي في منتصف الطريق، والعائلة هي التي تقرّر ما يُشترى. تبقى بوابة المسبح مغلقة، ويبقى الحذاء المليء بالرمل خارج البيت، ويُشرب شاي الصباح على الشرفة أمام المنظر الذي اشتُري البيت من أجله. وفي الليل يبقى شخص مستيقظ على مسمع النداء. وحين يمتلئ البيت بالضيوف يحرص المرافق على أن يأكل أكبر من فيه سنًا في ساعته المعتادة، وأن يستطيع مغادرة السهرة حين يكتفي منها ويشتاق إلى هدوء غرفته.'
  )
) as said (service, is_active, least, most, en, ar)
join public.services as service on service.slug = said.service
join public.locations as location on location.slug = 'palm-jumeirah';
