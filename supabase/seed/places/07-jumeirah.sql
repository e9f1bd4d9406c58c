-- What people in Jumeirah ask of each service: the words that each of these pages has to itself.
insert into public.location_services
  (location_id, service_id, is_active, response_least_minutes, response_most_minutes, requests_en, requests_ar)
select location.id, service.id, said.is_active, said.least, said.most, said.en, said.ar
from (values
  (
    'doctor-on-call', true, null::integer, null::integer,
    'Houses with three generations: a feverish toddler, a grandmother whose sugar is higher than usual, one of the household staff with back pain. From Kite Beach people call about a jellyfish sting or a foot that stepped on something sharp, from the flats of City Walk about a cold that will not end.

The streets between the Beach Road and Al Wasl carry numbers and letters that change at every corner. The Makani number on the plate by your gate, ten digits, brings us to exactly that gate; read it out and stay on the line if you are unsure. Say whether you would like a woman doctor and we tell you honestly if one is on duty at that hour. In the majlis or in the bedroom, the person who is ill is asked first, even when others in the family would like to answer for them. Whoever looks after them then hears what to do until the morning, and what is a reason to ring us.',
    'بيوت تجمع ثلاثة أجيال: طفل محموم، وجدّة ارتفع سكرها عن المعتاد، وأحد العاملين في البيت يشكو ظهره. ومن كايت بيتش يتصل بنا من لسعه قنديل بحر أو داس على شيء حاد، ومن شقق سيتي ووك من طال زكامه ولا يريد أن ينتهي.

تحمل الشوارع بين شارع شاطئ جميرا وشارع الوصل أرقامًا وحروفًا تتغيّر عند كل زاوية. ورقم مكاني المكتوب على اللوحة قرب بوابتك، وهو عشر خانات، يوصلنا إلى هذه البوابة بعينها، فاقرأه لنا وابقَ على الخط إن لم تكن متأكدًا. وقل لنا إن كنتم تفضّلون طبيبة، ونخبركم بصدق هل هناك طبيبة في المناوبة في تلك الساعة. وفي المجلس كما في غرفة النوم نسأل المريض نفسه أولًا، وإن أحبّ غيره من أهل البيت أن يجيب عنه. ثم نشرح لمن يعتني به ما الذي ينبغي فعله حتى الصباح وما الذي يستدعي الاتصال بنا.'
  ),
  (
    'doctor-at-home', true, null::integer, null::integer,
    'Check-ups after hospital for parents who do not like waiting rooms, at the hour the family agrees on, with a woman doctor when you ask and one is on duty. Between the prayers there is time for a visit that begins with coffee and is none the worse for it.

In many houses here the eldest decides who speaks, and the doctor respects it while making sure that the patient has been heard. Sugar, pressure, kidneys and feet belong together in one visit, so socks come off, nobody is embarrassed, and everything is looked at in peace. Before Ramadan we sit with those who wish to fast and take medicines: which tablets move to the two meals, when sugar should be measured, and for whom the honest advice is not to fast this year. The plan is written in Arabic or English, in letters large enough for the person it concerns, with a copy for the son or daughter who helps, so that everybody goes by the same words.',
    'مراجعات بعد المستشفى لآباء وأمهات لا يحبّون غرف الانتظار، في الساعة التي تتفق عليها العائلة، ومع طبيبة إن طلبتم وكانت في المناوبة. وبين الصلوات متسع لزيارة تبدأ بفنجان قهوة ولا ينقص ذلك منها شيئًا.

في كثير من البيوت هنا يقرّر الكبير من يتكلم، ويحترم الطبيب ذلك ويحرص في الوقت نفسه على أن يُسمع صوت المريض. والسكر والضغط والكلى والقدمان موضوع زيارة واحدة، تُخلع فيها الجوارب بلا حرج ويُنظر في كل شيء بهدوء. وقبل رمضان نجلس مع من يرغب في الصيام وله أدوية: أي الحبوب ينتقل إلى السحور والإفطار، ومتى يُقاس السكر، ولمن تكون النصيحة الصادقة ألّا يصوم هذا العام. وتُكتب الخطة بالعربية أو الإنجليزية بحروف كبيرة يقرؤها صاحبها بنفسه من غير نظارة، ونسخة منها لمن يعتني به من الأبناء، حتى يتفق الجميع على الكلام نفسه.'
  ),
  (
    'nurse-on-call', true, null::integer, null::integer,
    'Injections timed around fasting and prayer if you wish, dressings, and a woman nurse for the women of the house when one is on duty. People who have had hijama elsewhere or a burn from the kitchen ask us to look at the skin, and so does the driver whose hand was caught under the bonnet.

The visit follows the customs of the house. The nurse enters by the door you name, covers what you would like covered, and has somebody of the family in the room if the patient wants that. An injection during Ramadan can wait until after iftar when the medicine allows it; she asks your doctor rather than guessing. Dressings on a diabetic foot are taken especially seriously: she looks between the toes, notes the size, and tells the doctor the same day about anything that has changed. Gloves, needles and used gauze leave with her in a closed box, not with the household rubbish, where a child could find them.',
    'حقن في مواعيد تراعي الصيام والصلاة إن رغبتم، وضمادات، وممرّضة لنساء البيت متى كانت في المناوبة. ويطلب منا من أجرى حجامة في مكان آخر أو أصابه حرق في المطبخ أن ننظر إلى الجلد، وكذلك السائق الذي علقت يده في غطاء المحرك.

تسير الزيارة على عادات البيت. تدخل الممرّضة من الباب الذي تعيّنونه، وتغطّي ما تحبون تغطيته، ويكون معها أحد من العائلة في الغرفة إن أراد المريض ذلك. ويمكن أن تنتظر الحقنة في رمضان إلى ما بعد الإفطار حين يسمح الدواء بذلك، وهي تسأل طبيبك ولا تخمّن من عندها. أما ضمادات القدم عند مريض السكري فلها عناية خاصة: تنظر بين الأصابع، وتدوّن حجم الجرح، وتخبر الطبيب في اليوم نفسه بأي تغيّر مهما صغر. وتخرج القفازات والإبر والشاش المستعمل معها في علبة مغلقة، لا مع نفايات البيت، فلا تقع في يد طفل أو في يد من يفرغ السلة.'
  ),
  (
    'nurse-at-home', true, null::integer, null::integer,
    'Day after day for a mother after a birth or a father after an operation, with the quiet and the customs of the house respected. During the forty days many relatives come and go; the nurse keeps the hour of her visit free of guests, kindly and firmly.

She looks after the mother as much as after the child: the wound, the blood pressure, whether she sleeps and eats and how she feels when nobody is listening. For a father after an operation the bed often moves to the ground floor for some weeks; the nurse says what the room needs and the family arranges it before he is home. Prayer is possible sitting or lying down, and she plans medicines and washing around it. Grandmothers'' remedies are spoken about openly: what does no harm may stay, what does not go together with the tablets is explained with respect. A folder by the bed tells the family what was done each day and what is still to do.',
    'يومًا بعد يوم لأم بعد الولادة أو لأب بعد العملية، مع احترام هدوء البيت وعاداته. ففي الأربعين يأتي الأقارب ويذهبون، وتحفظ الممرّضة ساعة زيارتها خالية من الضيوف بلطف وحزم، ويعتاد أهل البيت ذلك سريعًا.

تعتني بالأم بقدر ما تعتني بالمولود: الجرح والضغط، وهل تنام وتأكل جيدًا، وكيف تشعر حين لا يسمعها أحد. أما الأب العائد من العملية فكثيرًا ما يُنقل سريره إلى الطابق الأرضي بضعة أسابيع، فتقول الممرّضة ما الذي تحتاجه الغرفة، وتجهّزه العائلة قبل عودته إلى البيت. والصلاة ممكنة جلوسًا أو استلقاءً، وهي ترتّب مواعيد الأدوية والاغتسال حولها. ونتحدث بصراحة عن وصفات الجدات: فما لا ضرر منه يبقى على حاله، وما لا يجتمع مع الدواء نشرح سببه باحترام لمن أعدّه بمحبة. وتجد العائلة في الملف قرب السرير ما جرى كل يوم وما بقي منه.'
  ),
  (
    'lab-test-at-home', true, null::integer, null::integer,
    'Several members of a family before breakfast, and older people who need not leave their armchair for it. Many houses ask twice a year for sugar over three months, kidneys and cholesterol, for parents and for the cook and the driver alike.

Choose a morning after an ordinary week, not the one after a wedding, since the values would tell of the wedding. During Ramadan samples that need fasting are taken eight to twelve hours after suhoor, the others in the evening. For someone with weak veins the nurse warms the hand, takes the smallest tube the laboratory accepts and does not try a third time. Women are attended by a woman when one is on duty. The results arrive in one envelope per person, digital or printed, so that nobody in the family reads what was meant for another, and the next date is noted in the calendar that hangs in the kitchen, so that half a year does not pass unnoticed.',
    'عدّة أفراد من العائلة قبل الفطور، وكبار في السن لا حاجة بهم إلى مغادرة مقاعدهم. وتطلب بيوت كثيرة مرتين في السنة تحليل السكر التراكمي والكلى والكوليسترول، للوالدين وللطباخ والسائق على السواء، في صباح واحد للجميع.

اختر صباحًا بعد أسبوع عادي، لا الصباح الذي يلي العرس، فالأرقام عندها ستحكي عن العرس لا عنك. وفي رمضان تُؤخذ العيّنات التي تحتاج إلى صيام بعد السحور بثماني ساعات إلى اثنتي عشرة ساعة، وتُؤخذ غيرها في المساء. ومن كانت عروقه ضعيفة تدفئ الممرّضة يده أولًا، وتأخذ أصغر أنبوب يقبله المختبر، ولا تحاول مرة ثالثة. وتعتني بالنساء ممرّضة متى كانت في المناوبة. وتصل النتائج في ظرف لكل شخص، على الهاتف أو مطبوعة، فلا يقرأ أحد في العائلة ما كُتب لغيره، ويُدوَّن الموعد التالي في التقويم المعلّق في المطبخ، حتى لا يمر نصف العام من دون أن ينتبه إليه أحد.'
  ),
  (
    'iv-therapy-at-home', true, null::integer, null::integer,
    'A drip in the bedroom or the majlis after travel or tiring weeks. Illnesses and medicines are asked about first, and the nurse does not leave before it is done. Pilgrims who are back from Umrah ask for it, brides in the week before the wedding, and hosts when the last guests have gone.

Each of them hears the same questions. Pregnancy, sugar, kidneys, the heart and an enzyme deficiency that is more frequent in this region than elsewhere decide whether certain vitamins may be given at all; if nobody in the family knows about it, a blood test comes before the drip. A fasting person chooses the evening. The curtain is drawn, the arm lies on a cushion, somebody from the family may sit with you. The nurse will also tell you what helps more than any drip after such weeks: water through the day, food at regular hours, and nights that begin early and without a telephone.',
    'محلول في غرفة النوم أو المجلس بعد سفر أو أسابيع متعبة. نسأل أولًا عن الأمراض والأدوية، ولا تغادر الممرّضة قبل أن ينتهي. ويسأل عنه معتمرون عادوا لتوّهم، وعرائس في الأسبوع الذي يسبق الزفاف، ومضيفون بعد أن ينصرف آخر الضيوف.

ويسمع كل واحد منهم الأسئلة نفسها. فالحمل والسكر والكلى والقلب ونقص إنزيم يكثر في منطقتنا أكثر من غيرها، هي التي تحدّد هل يجوز إعطاء بعض الفيتامينات أصلًا، وإن لم يعرف أحد في العائلة شيئًا عنه سبق التحليلُ المحلولَ. ومن كان صائمًا اختار المساء. تُسدل الستارة، وتُسند الذراع إلى وسادة، ويمكن أن يجلس معك أحد من أهلك يؤنسك. وما يفيد بعد أسابيع كهذه أكثر من أي محلول تقوله لك الممرّضة أيضًا: ماء على مدار اليوم، وطعام في ساعاته، وليالٍ تبدأ مبكرًا بلا هاتف ولا سهر طويل حتى الفجر.'
  ),
  (
    'elderly-care', true, null::integer, null::integer,
    'Fathers and mothers who stay in their own house: help with washing, meals, medicines and getting ready for prayer, in their own language whenever possible. The house is often full of people who love them and short of somebody who has learned how to lift.

The carer joins the household without taking it over. A man cares for the father if he prefers a man, a woman for the mother. Ablution and prayer have their fixed places in the day and everything else moves around them; on Friday the chair by the door is ready in time. Visitors are part of a good old age in Jumeirah, so the best hours are kept for the majlis and the rest for sleep. Sons and daughters who live next door get a short message at noon and one at night, and the carer tells them early when more help is needed than one person can give, so that they can arrange it before it wears everybody out.',
    'آباء وأمهات يبقون في بيوتهم: مساعدة في الاستحمام والطعام والدواء والاستعداد للصلاة، وبلغتهم متى أمكن. فالبيت يمتلئ عادةً بمن يحبّونهم، ولا ينقصه إلا من تعلّم كيف يُسند المسنّ ويُنقل من السرير إلى الكرسي.

يدخل المرافق في حياة البيت ولا يستولي عليها. يعتني رجل بالأب إن كان يفضّل رجلًا، وتعتني امرأة بالأم. وللوضوء والصلاة مواضعهما الثابتة في اليوم ويدور كل ما عداهما حولهما، وفي يوم الجمعة يكون الكرسي جاهزًا عند الباب في وقته. والزوار جزء من شيخوخة طيبة في جميرا، لذلك تُحفظ أفضل ساعات اليوم للمجلس وتُترك بقيتها للنوم والراحة. ويصل الأبناء والبنات الذين يسكنون في البيت المجاور خبر قصير عند الظهر وآخر في الليل، ويخبرهم المرافق مبكرًا حين تصير المساعدة المطلوبة أكثر مما يقدر عليه شخص واحد، فيتدبّرون الأمر قبل أن يثقل على الجميع.'
  )
) as said (service, is_active, least, most, en, ar)
join public.services as service on service.slug = said.service
join public.locations as location on location.slug = 'jumeirah';
